no-table = Il n'y a pas de table à cette adresse. Redemandez le lien à la personne qui vous a invité.
not-your-table = Vous ne jouez pas à cette table. Rejoignez-la avec le lien d'invitation, ou reprenez votre place avec votre code.
not-your-eyes = Vous ne pouvez pas voir le jeu des autres avant la fin de la partie.
not-the-host = Seule la personne qui a ouvert la table peut faire cela.
no-such-seat = il n'y a pas de joueur de ce numéro
no-such-action = ce n'est pas une action de ce jeu
stale = la situation a changé entre-temps ; voici vos choix actuels
game-over = la partie est finie
record-long = cette partie est déjà très longue : elle continue jusqu'au bout, sans annuler, ni parler, ni changer de joueur
not-begun = la partie n'a pas commencé : il manque des joueurs
fill-nobody = personne ne joue encore à cette table : rejoignez-la avec le lien d'invitation avant de la compléter avec des robots
not-over = la partie n'est pas finie
table-full = la table est complète ; vous pouvez suivre la partie
not-awaited = ce n'est pas à ce joueur de jouer
not-yet = laissez-lui encore { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
} avant de faire jouer un robot
undo-disagreed = { $who } n'est pas d'accord pour annuler votre dernier coup.
undo-away = un joueur absent, remplacé par un robot, ne peut pas donner son accord
bot-too-long = ce robot réfléchirait trop longtemps : { $most } parties simulées au plus
bot-plays = un robot joue à votre place ; reprenez la main pour jouer
bot-stands-in = Un robot joue à votre place. Reprenez la main quand vous voulez.
news-arrived = { $who } a rejoint la table : la partie commence.
news-agreed = { $who } est d'accord : le coup est annulé.
news-stood-in = Un robot joue pour { $who }.
news-came-back = { $who } reprend la main.
news-went-away = { $who } n'est plus là pour l'instant.
news-returned = { $who } est de retour.
seat-away = pas là
seat-number = Joueur { $seat }
seat-nameless = Invité
seat-own = Vous
seat-free = (libre)
seat-stood-in = { $name } (remplacement par un robot)
seat-then = { $before }, puis { $next }
seat-did = { $who } : { $what }
seats = Joueurs
you = vous
seat-awaited = à son tour
beside = À côté de la table
story = Journal
whole-story = Tout le journal
talk = Parler à la table
talk-to = À
talk-all = tous
talk-phrase = « { $phrase } »
orders = Réponses automatiques ({ $count })
about = À propos de la partie
assisted = Partie assistée
to-watch = Vue spectateur
eyes-of = Point de vue : { $who }
recovery = Changer d'appareil
recovery-code = Sur l'autre appareil, ouvrez « Continuer ici une partie commencée ailleurs » (page d'accueil) et entrez ce code. Vous jouerez alors là-bas ; ici, vous pourrez encore regarder. Gardez ce code pour vous : il ne sert qu'une fois et remplace le précédent.
undo = Annuler
undo-ask = Demander à annuler
undo-insist = Annuler quand même
undo-would-mark = Ce coup ne s'annule pas librement : { $why }. Vous pouvez insister, mais la partie sera marquée « assistée ».
undo-others-asked = Les autres doivent être d'accord ; la question leur est posée.
undo-asked = { $who } demande à annuler ({ $decisions ->
    [one] { $decisions } coup serait annulé
   *[other] { $decisions } coups seraient annulés
}).
undo-assists = Si oui, la partie sera marquée « assistée » pour tous.
agree = D'accord
disagree = Non
waiting-for = On attend : { $who }.
over = La partie est finie
result-won = { $who } : { $score } (victoire)
result-lost = { $who } : { $score }
to-replay = Revoir la partie
to-rematch = Rejoindre la revanche
rematch = Revanche
again = Rejouer
next-run = Partie suivante de la campagne
to-the-table = Retour à la table
gathering = En attente des autres joueurs.
invite-with = Envoyez ce lien à vos amis : il leur permet de rejoindre la table.
join = Rejoindre la table
fill-with = Compléter la table avec
fill = Commencer sans attendre
leave = Quitter la table
stand-in = Remplacer par un robot
come-back = Reprendre la main
hand-over = Me faire remplacer
new-players = Nombre de joueurs
new-change = Changer
new-harder = Pour plus de difficulté : { $what }
new-seats = Qui joue ?
new-your-name = Votre nom
new-friend = Un ami (lien d'invitation)
new-friends-join = Vous aurez le lien d'invitation dès que la table sera ouverte.
new-open = Table publique : tout le monde peut la rejoindre
new-pace = Rythme
pace-live = Temps réel
pace-leisure = Tour par tour, sur plusieurs jours
new-any-seed = au hasard
new-players-number = nombre de joueurs non valable
new-seed-rivals = entre rivaux, c'est le serveur qui tire la graine : laissez ce champ vide
new-seed-long = cette graine est trop longue ou contient des caractères non autorisés
new-seed-known = Contre des rivaux, choisir la graine marque la partie comme assistée : connaître la graine, c'est pouvoir connaître leurs mains.
new-unfinished = vous avez { $most } parties en cours : finissez-en d'abord quelques-unes
join-pitch = On vous invite à cette table.
join-invited-by = { $who } vous invite à cette table.
join-learn = Apprendre à jouer
rejoin-title = Continuer une partie sur cet appareil
rejoin-pitch = Sur l'autre appareil, ouvrez la partie, puis « À propos de la partie » et « Changer d'appareil » : un code s'affiche.
rejoin-code = Code
rejoin = Continuer ici
rejoin-unknown = code inconnu ou déjà remplacé. Vérifiez chaque signe, ou demandez un nouveau code sur l'autre appareil : « À propos de la partie », puis « Changer d'appareil ». Seul le dernier code affiché est valable, une seule fois
rejoin-other-seat = vous jouez déjà à cette table, à une autre place : retrouvez-la dans « Mes parties », ou entrez ce code dans un autre navigateur
rejoin-daily = vous avez déjà joué ce défi du jour : un seul essai par jour

ending-total = Total
ending-standing = Comparée à vos autres parties
ending-turned = Le tournant :
ending-same-seed = Même graine
ending-other = Une autre partie
ending-share = Copier pour partager
ending-card = Image à partager
ending-share-line = Oubliette, { $game } : { $verdict } ({ $score })
ending-first = Votre première partie avec ces réglages.
ending-new-best = Nouveau record !
ending-compared = { $place ->
    [1] La meilleure de vos { $of } parties avec ces réglages.
   *[other] { $place }e de vos { $of } parties avec ces réglages ; votre record est de { $best }.
}
ending-streak = { $streak } victoires de suite.
ending-card-score = Score : { $score }
