no-table = Il n'y a pas de table à cette adresse. Demandez le lien à qui vous a invité.
not-your-table = Vous n'êtes pas assis à cette table. Rejoignez-la par son lien, ou reprenez votre siège avec son code.
not-your-eyes = Cette vue est celle de quelqu'un d'autre. Toutes s'ouvrent à la fin de la partie.
not-the-host = Seul celui qui a ouvert la table peut faire cela.
no-such-seat = il n'y a pas de siège de ce numéro
no-such-action = ce n'est pas une action de ce jeu
stale = la question a changé entre-temps : voici celle qui vaut
game-over = la partie est finie
record-long = l'enregistrement de cette table est très long : elle va maintenant jusqu'au bout, sans annuler, ni parler, ni laisser son siège
not-begun = la partie n'a pas commencé : il manque du monde
fill-nobody = personne n'est assis à cette table : asseyez-vous par son lien avant que des robots prennent les autres sièges
not-over = la partie n'est pas finie
table-full = tous les sièges sont pris ; vous pouvez regarder
not-awaited = la table n'attend pas ce siège
not-yet = laissez-lui encore { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
}
undo-disagreed = { $who } n'est pas d'accord pour annuler votre dernier coup.
undo-away = un robot joue pour quelqu'un qui n'est pas là pour donner son accord
bot-too-long = ce robot réfléchirait trop longtemps : au plus montecarlo:{ $most }
bot-plays = un robot joue à votre siège ; reprenez-le pour jouer
bot-stands-in = Un robot joue à votre place. Reprenez votre siège pour jouer.
bot-random = Robot au hasard
bot-hidden = Robot masqué
bot-careful = Robot prudent
bot-montecarlo = Robot calculateur
seat-number = Joueur { $seat }
seat-nameless = Anonyme
seat-free = (libre)
seat-stood-in = { $name } (un robot joue)
seat-did = { $who } : { $what }
seats = La table
you = vous
seat-awaited = attendu
beside = À côté de la table
story = Le journal
whole-story = Tout le journal
talk = Parler à la table
talk-to = À
talk-all = tous
talk-phrase = « { $phrase } »
orders = Consignes ({ $count })
about = Cette table
assisted = Partie assistée
to-watch = Vue publique
eyes-of = Par les yeux de { $who }
recovery = Continuer sur un autre appareil
recovery-code = Sur l'autre appareil, ouvrez la page « Reprendre un siège » et donnez ce code. Le siège y passera : ici, vous ne pourrez plus que regarder. Gardez ce code pour vous ; il ne sert qu'une fois et remplace le précédent.
undo = Annuler
undo-ask = Demander à annuler
undo-insist = Annuler quand même (partie marquée assistée)
undo-would-mark = Annulation refusée : { $why }. En insistant, la partie sera marquée « assistée ».
undo-others-asked = Les autres doivent être d'accord ; on le leur demande.
undo-asked = { $who } demande à annuler son dernier coup ({ $decisions ->
    [one] { $decisions } coup annulé
   *[other] { $decisions } coups annulés
}).
agree = D'accord
disagree = Non
waiting-for = On attend : { $who }.
over = La partie est finie
result-won = { $who } : { $score } (gagné)
result-lost = { $who } : { $score }
to-replay = Revoir la partie
to-rematch = Aller à la revanche
rematch = Revanche
again = Rejouer
next-run = Partie suivante de la campagne
to-the-table = Retour à la table
gathering = On attend que tout le monde soit assis.
invite-with = Invitez avec ce lien : qui l'ouvre peut s'asseoir.
join = S'asseoir
fill-with = Donner les sièges libres à
fill = Commencer
leave = Quitter la table
stand-in = Un robot à sa place
come-back = Reprendre mon siège
hand-over = Laisser un robot jouer pour moi
new-players = Joueurs
new-change = Changer
new-harder = Conseillé à qui veut plus rude : { $what }
new-seats = Qui joue ?
new-your-name = Votre nom
new-friend = Quelqu'un, par le lien
new-friends-join = Le lien d'invitation s'affiche une fois la table ouverte.
new-open = Table ouverte : n'importe qui peut la trouver
new-pace = Rythme
pace-live = En direct
pace-leisure = Chacun à son rythme, sur plusieurs jours
new-any-seed = au hasard
new-players-number = le nombre de joueurs est illisible
new-seed-rivals = à une table de rivaux, c'est le serveur qui tire la graine : laissez-la vide
new-seed-long = cette graine est trop longue, ou contient des caractères qui ne conviennent pas
new-seed-known = Contre des rivaux, choisir la graine marque la partie comme assistée : qui la connaît peut connaître leurs mains.
new-unfinished = vous avez { $most } parties en cours : finissez-en d'abord quelques-unes
join-pitch = On vous invite à cette table.
rejoin-title = Reprendre un siège
rejoin-pitch = À la table, sur l'autre appareil, « Continuer sur un autre appareil » donne un code.
rejoin-code = Code de reprise
rejoin = Reprendre
rejoin-unknown = ce code n'ouvre aucune place. Vérifiez chaque signe, ou demandez un nouveau code sur l'autre appareil : à la table, « Cette table », puis « Continuer sur un autre appareil ». Seul le dernier code demandé sert, et une seule fois
rejoin-other-seat = vous avez déjà une autre place à cette table : retrouvez-la dans « Mes parties », ou donnez ce code dans un autre navigateur
rejoin-daily = vous avez déjà joué ce donjon du jour : une fois, c'est une fois

ending-total = Total
ending-standing = Comment cela se compare
ending-turned = Le tournant :
ending-same-seed = Même graine
ending-other = Une autre partie
ending-share = Copier pour partager
ending-card = Image à partager
ending-share-line = Oubliette, { $game } : { $verdict } ({ $score })
ending-first = Votre première partie de ce genre.
ending-new-best = Nouveau record !
ending-compared = { $place ->
    [1] La meilleure de vos { $of } parties de ce genre.
   *[other] { $place }e de vos { $of } parties de ce genre ; votre record est de { $best }.
}
ending-streak = { $streak } victoires de suite.
ending-card-score = Score : { $score }
