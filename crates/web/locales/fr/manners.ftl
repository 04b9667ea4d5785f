# À qui le tour.

turn-yours = À vous
turn-bot = Un robot joue pour vous

# On arrive à la table.

lobby-share = Partager
lobby-qr = Code QR du lien d'invitation
lobby-qr-how = Ou faites lire ce code par un téléphone :
lobby-arrived = { $who } a rejoint la table.
lobby-begins = Tout le monde est là : { $who }. La partie commence.

# Où aller quand cela n'a pas marché.

ways = Que faire maintenant ?
way-again = Réessayer
way-back = Revenir à la page d'avant
way-table = Aller à la table
way-games = Mes parties
way-rules = Lire les règles
way-code = Donner un autre code
way-replays = Revoir une partie
way-log-in = Se connecter
way-privacy = Vie privée : télécharger ou supprimer

# Les sons et les annonces du navigateur.

looks-sounds = Sons
looks-notify = Annonce quand c'est à vous et que la page est cachée
looks-notify-denied = Votre navigateur refuse les annonces de ce site. Autorisez-les dans ses réglages, puis revenez ici.

# Sans réseau.

offline-title = Hors connexion
offline-pitch = Cette page demande le réseau. Rien n'est perdu : vos parties vous attendent sur le serveur.
offline-what = Ce qui se lit sans réseau :
app-pitch = Des donjons de cartes et de dés, selon la lettre des règles.
privacy-on-device = Sur votre appareil, le navigateur garde les règles et la leçon, pour les lire sans réseau : les mêmes pour tout le monde, et rien de vos parties.
