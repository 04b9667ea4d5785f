# Ce qui se dit de tout jeu.

open-game = Aucun jeu ne s'appelle « { $id } ». Jeux : { $known }.
open-players = Ce jeu se joue de { $least } à { $most }.
open-players-exactly = { $least ->
    [one] Ce jeu se joue seul.
   *[other] Ce jeu se joue à { $least }.
}
open-no-option = Ce jeu n'a pas d'option « { $key } ». Options : { $known }.
open-no-value = L'option « { $key } » ne peut pas valoir « { $value } ». Valeurs : { $known }.
open-twice = L'option « { $key } » est donnée deux fois ; une seule suffit.
open-no-source = Ce jeu n'a ni pioche ni dé « { $name } ». Il a : { $known }.
open-no-own = { $title } ne se joue qu'avec ses propres cartes. Retirez votre paquet, ou choisissez un jeu qui en accepte un : { $known }.
open-own = { $place } : { $reason }.
open-own-whole = L'ensemble : { $reason }.
open-no-bot = Aucun robot de ce jeu ne s'appelle « { $bot } ». Robots : { $known }.
open-playouts = Un robot « montecarlo » simule au plus { $most } parties par décision : plus, ce serait trop long. Donnez un nombre plus petit.
open-no-seat = Il n'y a pas de joueur { $seat } à une table de { $seats }.
open-no-other-seat = Cette table est pour une seule personne : il n'y a pas de place pour un robot.
open-seat-twice = Le joueur { $seat } reçoit deux robots ; un seul suffit.
open-nobody = Des robots joueraient à toutes les places : laissez-en une à quelqu'un, ou voyez beaucoup de parties avec « sim ».
open-unanswered = La donne n'est pas finie : la partie n'a pas commencé.

fate-dry = La donne prévue pour « { $source } » est épuisée.
fate-not-there = « { $source } » ne peut pas donner « { $face } » ici.
fate-twice = La donne de « { $source } » cite deux fois « { $face } ».

awaited = On attend : { $who }.
awaited-alone = C'est au joueur de jouer.
seat-called = { $who }
seat-numbered = Joueur { $seat }
awaited-several = { $first }, { $next }

undo-nothing = aucun coup n'a encore été joué
undo-answered = une carte a été révélée ou un dé lancé depuis
undo-seen = quelqu'un d'autre a vu ce coup
undo-bot = un robot a joué depuis

order-no-seat = personne ne joue à cette place
order-unknown = cette réponse automatique n'existe pas ici
order-over = la partie est finie

seat-unknown = cette place n'existe pas
seat-held = rien à changer : cette place est déjà tenue ainsi
seat-nobody = il ne resterait personne à la table
seat-over = la partie est finie

hand-over-to-bot = { $who } passe la main à un robot : { $bot }.
hand-over-to-person = { $who } prend la main, à la suite d'un robot : { $bot }.
hand-over-between-bots = { $who } : un autre robot prend la main ({ $before }, puis { $bot }).

talk-said = Joueur { $seat } : « { $phrase } »
talk-said-to = Joueur { $seat } au joueur { $to } : « { $phrase } »
talk-named = { $who } : « { $phrase } »
talk-named-to = { $who } à { $to } : « { $phrase } »
talk-no-phrase = cette phrase n'existe pas dans ce jeu
talk-no-seat = personne ne joue à cette place
talk-oneself = choisissez un autre joueur que vous
talk-over = la partie est finie
talk-silence = les règles du jeu interdisent de parler pour le moment
talk-enough = pas plus de { $most } phrases avant la prochaine décision

record-line = ligne { $line } : { $damage }
record-step = ligne { $line } : décision { $step }, { $damage }
record-order = la décision { $expected } est attendue ici ; une ligne manque ou est de trop
record-not-one = ce n'est pas une partie d'Oubliette : la première ligne devrait être « oubliette record 1 »
record-no-start = le fichier s'arrête avant le début de la partie
record-unreadable = ligne illisible : { $line }
record-rules = cette partie suit la version { $rules } des règles, et ce programme n'en connaît pas au-delà de la version { $known } : prenez-en un plus récent
record-changed = { $damage }. Cette partie a été jouée avec la version { $rules } des règles, et { $count ->
    [one] un article a changé
   *[other] des articles ont changé
 } depuis : { $clauses }. La version { $release } du programme la rejoue encore
record-content = cette partie a été jouée avec d'autres cartes
record-own = ces cartes ne sont pas celles dont la ligne { $content } donne l'empreinte
record-refused = coup interdit (§{ $clause }) : { $why }
record-no-action = ce n'est pas un coup de ce jeu
record-checksum = la table n'est pas celle que dit la somme de contrôle
record-outcome = la partie ne finit pas ainsi
record-undo = il n'y a rien à annuler ici
record-said = cela n'a pas pu se dire ici : { $why }
record-handed-over = cette place ne peut pas changer de joueur ici : { $why }

disk-not-found = introuvable
disk-denied = accès refusé
disk-full = plus de place sur le disque
disk-read-only = disque en lecture seule
disk-busy = un autre programme s'en sert
disk-folder = c'est un dossier
disk-no-folder = ce n'est pas un dossier
disk-too-large = fichier trop gros
disk-no-text = ce n'est pas du texte
disk-address-taken = cette adresse est déjà prise
disk-address-other = cette machine n'a pas cette adresse
disk-other = { $error }

open-no-campaigns = Ce jeu ne connaît pas de campagnes.
open-chronicle = Aucune partie ne peut partir de cette chronique : { $reason }
chain-no-campaign = Cette partie ne fait partie d'aucune campagne.
chain-other-run = Cette partie ne suit pas celle-là : son enregistrement en nomme une autre, ou aucune.
chain-other-chronicle = La chronique de départ n'est pas celle que la partie d'avant a écrite.

# Rules that a campaign opens.
rules-sealed = { $count ->
    [one] Un article de plus est scellé : on le lit quand une campagne arrive là.
   *[other] { $count } articles de plus sont scellés : on les lit quand une campagne arrive là.
}
rules-sealed-clause = §{ $clause } est scellé : on le lit quand une campagne arrive là.

# Ce avec quoi une partie se joue.
bot-character = { $name }
bot-random = Robot aléatoire
bot-level = { $level ->
    [beginner] Robot débutant
   *[casual] Robot amateur
    [skilled] Robot confirmé
    [expert] Robot expert
    [master] Robot maître
}
bot-montecarlo = Robot réfléchi
bot-hidden = Robot masqué
option = { $label } : { $value }
option-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
option-bots = autres places : { $bot }
option-bot = joueur { $seat } : { $bot }
option-deck = paquet à vous ({ $deck })
options-standard = règles de base

# Une leçon.

lesson-says = { $said }
lesson-not-now = { $said }

# Les problèmes.

puzzle-what = Problème { $number }, coté { $rating }.
puzzle-ask = Trouvez le meilleur coup. { $prompt }
puzzle-move = { $move }
puzzle-right = Bien vu !
puzzle-wrong = Ce n'est pas le meilleur coup : vos chances de gagner baissent de { $whole },{ $tenth } points.
puzzle-best = Le meilleur : { $move } – { $comes }
puzzle-yours = Le vôtre : { $move } – { $comes }
puzzle-line = { $move } : { $chance }
puzzle-line-right = ★ { $move } : { $chance }
puzzle-tenths = { $whole },{ $tenth }
puzzle-chance = { $chance } % (± { $error })
puzzle-exact = { $chance } %, prouvé
puzzle-won = victoire assurée, prouvé
puzzle-lost = défaite assurée, prouvé

# La difficulté d'une donne.

deal-difficulty = { $level ->
    [easy] Donne facile
    [fair] Donne équilibrée
   *[hard] Donne difficile
} : un robot de force fixe la gagne { $won } fois sur { $games }.
deal-wish = { $wish ->
    [easy] une donne facile
    [fair] une donne équilibrée
    [hard] une donne difficile
   *[winnable] une donne gagnable à coup sûr
}

# Les trophées de tous les jeux.

trophy-row = Cinq à la suite
trophy-row-deed = Gagner cinq parties d'affilée.
