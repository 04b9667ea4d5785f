# Whose turn it is.

turn-yours = Your turn
turn-bot = A bot is playing for you

# Arriving at a table.

lobby-share = Share
lobby-qr = QR code of the invitation link
lobby-qr-how = Or let a phone read this code:
lobby-arrived = { $who } has arrived.
lobby-begins = Everybody is here: { $who }. The game begins.

# Where to go when it did not work.

ways = What to do now
way-again = Try again
way-back = Back to the page before
way-table = Go to the table
way-games = My games
way-rules = Read the rules
way-code = Enter another code
way-replays = Watch a saved game
way-log-in = Log in
way-privacy = Privacy: download or delete

# Sounds, and notifications of the browser.

looks-sounds = Sounds
looks-notify = Notification when it is your turn and the page is hidden
looks-notify-denied = Your browser refuses notifications from this site. Allow them in its settings, then come back here.

# Without a network.

offline-title = Offline
offline-pitch = This page needs the network. Nothing is lost: your games are waiting on the server.
offline-what = What you can read without it:
app-pitch = Dungeons of cards and dice, to the letter of the rules.
privacy-on-device = On your device, the browser keeps the rules and the lesson, to be read offline: the same for everybody, and nothing of your games.
