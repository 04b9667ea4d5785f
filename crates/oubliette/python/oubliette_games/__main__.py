"""``python -m oubliette_games`` is ``oubliette``."""

from . import main

main()
