#!/bin/sh
# A copy of all that a server keeps, made while it runs: backup.sh FOLDER
# The store is the one that the server's own variables name: OUBLIETTE_DATABASE (PostgreSQL, copied by pg_dump of its version or a newer one),
# else OUBLIETTE_DATA or the usual folder (SQLite, copied by the command itself). KEEP says how many copies stay (14).
set -eu
umask 077
if [ $# -ne 1 ]; then
    echo "usage: backup.sh FOLDER" >&2
    exit 2
fi
folder=$1
mkdir -p "$folder"
name=oubliette-$(date -u +%Y%m%dT%H%M%SZ)
if [ -n "${OUBLIETTE_DATABASE:-}" ]; then
    copy=$folder/$name.dump
else
    copy=$folder/$name.db
fi
# A copy has its name once it is whole.
trap 'rm -f "$copy.part"' EXIT
if [ -n "${OUBLIETTE_DATABASE:-}" ]; then
    pg_dump --format=custom --no-owner --file="$copy.part" "$OUBLIETTE_DATABASE"
else
    oubliette admin backup "$copy.part"
fi
sync "$copy.part"
mv "$copy.part" "$copy"
# Names sort by time.
for kind in db dump; do
    ls "$folder" | grep "^oubliette-.*Z\.$kind\$" | sort -r | tail -n "+$((${KEEP:-14} + 1))" | while read -r old; do
        rm "$folder/$old"
    done
done
echo "$copy"
