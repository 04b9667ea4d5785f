#!/bin/sh
# Puts a copy made by backup.sh in the place of a store that is empty or not there: restore.sh COPY. No server may run on it meanwhile.
# OUBLIETTE_DATABASE names an empty database for a .dump, OUBLIETTE_DATA the folder for a .db.
set -eu
umask 077
if [ $# -ne 1 ]; then
    echo "usage: restore.sh COPY" >&2
    exit 2
fi
case $1 in
*.dump)
    pg_restore --no-owner --single-transaction --exit-on-error \
        --dbname="${OUBLIETTE_DATABASE:?names the database to fill}" "$1"
    ;;
*.db)
    folder=${OUBLIETTE_DATA:?names the folder to fill}
    for file in oubliette.db oubliette.db-wal oubliette.db-shm; do
        if [ -e "$folder/$file" ]; then
            echo "$folder/$file is there already: move it away first" >&2
            exit 1
        fi
    done
    mkdir -p "$folder"
    cp "$1" "$folder/oubliette.db.part"
    # The folder's owner is the server's user.
    chown --reference="$folder" "$folder/oubliette.db.part"
    sync "$folder/oubliette.db.part"
    mv "$folder/oubliette.db.part" "$folder/oubliette.db"
    ;;
*)
    echo "$1: neither a .db nor a .dump" >&2
    exit 2
    ;;
esac
