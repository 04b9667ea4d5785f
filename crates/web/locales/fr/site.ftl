failed-title = Quelque chose n'a pas marché
no-page-title = Page introuvable
no-page = Cette page n'existe pas ou n'existe plus.
banned = Ce compte est fermé. Pour savoir pourquoi, contactez l'administrateur du serveur. Vous pouvez toujours télécharger vos parties et supprimer le compte depuis « Vie privée », en bas de page.
other-origin = Par sécurité, cette action a été refusée : elle ne venait pas de ce site. Rouvrez la page et recommencez.
too-many-requests = Trop de demandes à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
broken = Une erreur s'est produite de notre côté. Rien n'est perdu : votre partie est intacte.
unreadable = Le serveur n'a pas compris ; rien n'a changé. Rechargez la page et réessayez.
store-away = Le serveur ne peut rien enregistrer pour l'instant. Rien n'est perdu ; réessayez dans quelques secondes.
busy = Le serveur a trop à calculer en ce moment. Rien n'est perdu ; réessayez dans quelques secondes.
crowded = Il n'y a plus de place sur le serveur en ce moment, ou trop de connexions viennent de votre réseau. Rien n'est perdu ; réessayez dans quelques secondes.
store-damaged = Les données de cette page sont abîmées et ne peuvent pas être lues. Rien n'a été changé ; prévenez l'administrateur du serveur, son journal en dit plus.
table-parted = Cette partie a été commencée avec la version { $rules } des règles, et s'écarte de celles d'aujourd'hui à la ligne { $line } de son fichier. A changé depuis : { $clauses }. La version { $release } du programme la rejoue encore ; elle est dans votre export.
to-the-rule = la règle
to-the-rules = Règles
to-the-start = Retour à l'accueil
rules = Règles
daily = Défi du jour
seed = Graine
new-seed = Graine (facultatif)
options = Options
play = Jouer
yes = oui
copy = Copier
home-title = Oubliette
home-pitch = Des donjons de cartes et de dés, en solo, avec des robots ou entre amis. Rien à installer, rien à payer, pas de compte à créer.
home-running = Vos parties en cours
home-with = Avec { $who }
home-stood-in = Un robot joue à votre place
home-games = Jeux
home-players = { $least ->
    [1] { $most ->
        [1] 1 joueur
        [2] 1 ou 2 joueurs
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
home-as-you-like = Personnaliser
home-open = Tables publiques
home-ways = Et aussi
home-rejoin = Continuer ici une partie commencée ailleurs
looks-title = Apparence
looks-scheme = Clair ou sombre
looks-contrast = Contraste
looks-suits = Couleurs des cartes
looks-motion = Animations
looks-keys = Raccourcis clavier (flèches, chiffres, u, ?)
looks-auto = réglage du navigateur
looks-light = clair
looks-dark = sombre
looks-more = fort
looks-two = deux couleurs
looks-four = quatre couleurs
looks-still = désactivées
looks-on = oui
looks-off = non
looks-keep = Enregistrer

# Ce que les moteurs de recherche apprennent des pages
describe-home = Des donjons de cartes et de dés dans le navigateur : en solo, avec des robots ou entre amis, selon la lettre des règles. Gratuit, sans compte.
describe-daily = Le défi du jour : les mêmes cartes et les mêmes dés pour tous jusqu'à minuit UTC, un seul essai, et un classement.
describe-daily-of = { $game }, le défi du jour : le même pour tous jusqu'à minuit UTC, un seul essai, et le classement du jour.
describe-new = Jouer dans le navigateur : { $game }, en solo, avec des robots, ou entre amis par un lien. Choisissez joueurs, options et rythme.
describe-rules = Tous les livrets de règles, article par article et avec une recherche : toutes les règles des jeux d'ici.
describe-rules-of = Les règles, article par article, avec une recherche : { $game }, tout ce qui vaut à la table.
describe-rules-table = Ce qui vaut à toutes les tables : annuler un coup, les réponses automatiques, les paroles, les joueurs remplacés.
describe-learn = Apprendre à jouer en quelques minutes : des parties guidées que vous jouez vous-même, une idée à la fois.
describe-learn-of = Apprendre à jouer en quelques minutes : { $game }, une partie guidée que vous jouez vous-même.
describe-privacy = Ce que ce serveur garde de vous et pour combien de temps, qui voit quoi, et comment l'exporter ou le supprimer.
describe-api = Jouer par programme : une interface HTTP en JSON pour robots et outils, avec son document OpenAPI et les premiers pas.
