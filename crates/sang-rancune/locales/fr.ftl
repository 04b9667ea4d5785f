# Sang Rancune. Ici, les phrases.

heading-new = Rencontre { $number }/{ $total } : { $foe }
heading = Rencontre { $number }/{ $total } : { $foe }, tour { $round }
printed = { $name }
figure = { $value }
both = { $first } ; { $next }

gauge-prestige = Votre Prestige
gauge-life = Vos PV
gauge-foe = { $foe }
thing-life = PV
thing-prestige = Prestige

zone-foe = Rencontre
zone-heroes = Héros
zone-board = Attaque en cours
zone-stack = Coup Bas joué
zone-hits = Coups à venir
zone-hand = Main
zone-items = Vos Objets
zone-pile = Pile Dégâts
zone-loot = Objets des morts
zone-deck = Pioche
zone-discard = Défausse
column-hero = Héros
column-initiative = Init.
column-life = PV
column-prestige = Prest.
column-hand = Main
column-items = Objets
column-set = Cartes, état
cell-dead = mort
cell-set = face cachée : { $cards }

label-foe = { $breed }, Prestige { $prestige }
label-hero = joueur { $player }
label-blown = joué par { $hero }
label-hit = { $damage } Dégâts
label-attack = Attaque de { $value }
label-tactic = Tactique
label-value = Attaque de { $value }
label-own = votre Attaque Héroïque : { $value }, ou { $most }
label-bonus = Attaque de { $value } : { $about }
label-tactic-about = Tactique : { $about }
label-low = Coup Bas : { $about }
label-item = Objet : { $about }
label-piled = { $hero } : { $value }

breed-beast = Bête
breed-giant = Géant
breed-humanoid = Humanoïde
breed-artificial = Artificiel
breed-monster = Monstre
breed-incarnation = Incarnation
breed-mage = Mage
breed-undead = Mort-vivant
breed-demon = Démon
breed-dragon = Dragon
breed-trap = Piège

mark-strikes = frappe : { $blow }
mark-pack = { $tokens } en vie, { $life } PV en tout
mark-tokens = { $tokens ->
    [one] { $tokens } jeton Prestige
   *[other] { $tokens } jetons Prestige
 }
mark-heads = { $heads ->
    [one] { $heads } tête
   *[other] { $heads } têtes
 }
mark-form-tails = Pile : frappe selon l'Initiative
mark-form-heads = Face : frappe qui le blesse le plus
mark-quelled = ne frappe pas ce tour-ci
mark-swallowed = { $items ->
    [one] { $items } Objet avalé
   *[other] { $items } Objets avalés
 }
mark-total = { $total } Dégâts en tout
mark-potion = { $rounds ->
    [0] { $item }
    [one] { $item }, { $rounds } tour
   *[other] { $item }, { $rounds } tours
 }
mark-setup = en préparation : { $card }
mark-goblins = { $tokens ->
    [one] { $tokens } Gobelin en face
   *[other] { $tokens } Gobelins en face
 }
mark-barred = ne pose pas de carte
mark-stopped = pas de carte au tour suivant
mark-edged = n'attaque pas ce tour-ci
mark-swept = Fauchage : la prochaine Attaque échoue
mark-crowded = Bousculade : Attaques un cran plus bas
mark-failed = ratée
mark-protected = protégée
mark-rallied = renforcée
mark-no-attack = à garder
mark-not-now = pas à ce moment

aim-all = { $damage } à tous
aim-all-by-round = { $damage } à tous, davantage à chaque tour
aim-place = { $damage } à l'Initiative { $place }
aim-last = { $damage } à la dernière Initiative
aim-first = { $damage } à qui blesse en premier
aim-last-to-wound = { $damage } à qui blesse en dernier
aim-most = { $damage } à qui inflige le plus de Dégâts
aim-least = { $damage } à qui inflige le moins de Dégâts
aim-lowest = { $damage } à l'Attaque la plus basse
aim-voted = { $damage } au plus désigné
aim-signs = { $damage } à qui perd contre lui
aim-most-life = { $damage } à qui a le plus de PV
aim-most-prestige = { $damage } à qui a le plus de Prestige
aim-each-token = { $damage } par Loup, dans l'ordre d'Initiative
aim-horde = { $damage } à autant de Héros que de Gobelins
aim-heads = { $damage } à une Initiative par tête, à partir de 1
aim-own-tokens = { $damage } à qui a encore des Gobelins

rule-rips = chaque Héros touché perd une carte au hasard
rule-drains = les PV qu'il prend s'ajoutent aux siens
rule-hide = les Attaques de { $value } ou moins ne font rien
rule-petrifies = un Héros touché ne pose pas de carte au tour suivant
rule-dismantles = en fin de tour, la plus haute carte de la Pile Dégâts est retirée
rule-votes = en fin de tour, chacun désigne quelqu'un
rule-dread = à chaque tour, un jeton Prestige de plus et un coup plus fort
rule-shifts = Pile ou Face dit sa forme ; en changer lui rend { $life } PV ; un jeton Prestige par tour
rule-raises = quand elle meurt, la dernière Créature tuée se relève
rule-summons = en vie à la fin du tour { $round }, elle appelle une autre Rencontre
rule-pack = { $held ->
    [one] 1 point de Prestige par tué
   *[other] 1 point de Prestige pour { $held } tués
 }
rule-chief = vos Gobelins d'abord, le Chef ensuite
rule-curses = qui le tue a une carte de moins en main
rule-bursts = elle éclate : { $killer } pour qui la tue, { $others } pour les autres
rule-riddles = pierre, feuille, ciseaux en fin de tour
rule-heads = { $heads ->
    [one] { $heads } tête
   *[other] { $heads } têtes
 } ; { $wound } Dégâts dans le tour lui en coûtent une, sinon une repousse
rule-feeds = il regagne { $life } PV quand il mord
rule-fades = Attaque de { $value } ou plus : Pile ou Face ; sur Face, elle échoue
rule-swallows = elle avale un Objet de chaque Héros touché ; qui la tue prend tout
rule-corridor = { $rounds } tours, rien à tuer
rule-ceiling = une fois détruit, { $damage } pour qui a fait le moins en tout
rule-bridge = { $cards } cartes à défausser, ou Pile ou Face : sur Face, { $damage } Dégâts

note-kill-you = Il reste { $left } PV ; personne n'attaque avant vous.
note-before = { $before ->
    [one] Il reste { $left } PV ; un Héros attaque avant vous.
   *[other] Il reste { $left } PV ; { $before } Héros attaquent avant vous.
 }
note-left = Il reste { $left } PV.
note-pack = { $tokens ->
    [one] Il en reste { $tokens }, avec { $life } PV.
   *[other] Il en reste { $tokens }, avec { $life } PV en tout.
 }
note-prize-pack-late = { $held ->
    [one] Chacun vaut 1 point de Prestige, le dernier { $bonus } de plus.
   *[other] { $held } tués valent 1 point de Prestige, le dernier { $bonus } de plus.
 }
note-prize-pack = { $held ->
    [one] Chacun vaut 1 point de Prestige.
   *[other] { $held } tués valent 1 point de Prestige.
 }
note-prize = Le coup fatal vaut { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
note-strikes = Frappe : { $blows }.
note-strikes-and = Frappe : { $blows } ; { $rule }.
note-rule = Particularité : { $rule }.
note-kills = { $hero } tue avec { $value } !
note-harmless = { $hero } n'inflige rien : il reste { $left } PV.
note-falls = La Créature tombe : le coup fatal revient à { $hero } !
note-kills-coin = { $hero } tue avec { $value } si la pièce montre Pile.
note-incoming = { $hero } inflige { $value } : il resterait { $left } PV.
note-hits = L'Initiative du tour suivant est tirée ; ces coups sont assignés.
note-seen = { $hero } a { $cards } en main.

prompt-wait = Aux autres de jouer.
prompt-dead = Votre Héros est mort. Vous pouvez regarder.
prompt-market = Vos Objets, avant que l'Initiative soit tirée.
prompt-offer-use = { $hero } veut utiliser un Objet sur vous : { $item }.
prompt-offer-give = { $hero } vous offre un Objet : { $item }.
prompt-offer-trade = { $hero } vous propose un échange : { $item } contre { $want }.
prompt-loot = Que prenez-vous aux morts ?
prompt-start = L'Initiative est tirée. Un Coup Bas avant de poser les cartes ?
prompt-opening = Toutes les cartes sont posées. Un Coup Bas avant la première révélation ?
prompt-reveal = { $hero } vient de révéler. Un Coup Bas ?
prompt-own-reveal = Votre Attaque est révélée. Un Coup Bas ?
prompt-hits = Les coups vont tomber. Un Coup Bas ?
prompt-places = Nouvelle Initiative pour le tour suivant. Un Coup Bas ?
prompt-riposte = Vous venez de subir un coup. Une Contre Attaque ?
prompt-counter = { $hero } joue un Coup Bas ({ $card }). L'annulez-vous ?
prompt-set = Quelle carte posez-vous, face cachée ?
prompt-set-second = Quelle seconde carte posez-vous ?
prompt-fire = Lancez-vous la Boule de Feu ?
prompt-play = { $owed ->
    [one] Quelle Attaque jouez-vous ?
   *[other] Quelles Attaques jouez-vous ? Il en faut { $owed }.
 }
prompt-lay = Quelle Attaque posez-vous pour la fin du tour ?
prompt-choose = Comment faites-vous cette Attaque ?
prompt-aim = Lequel touchez-vous ?
prompt-steal = Que volez-vous ?
prompt-vote = Qui désignez-vous ?
prompt-sign = Quel signe faites-vous ?
prompt-cross = Comment passez-vous le pont ? Défaussez des cartes, ou tirez à Pile ou Face.
prompt-refill = Défaussez ce dont vous ne voulez pas, puis piochez.
prompt-trim = Vous avez trop de cartes en main : défaussez.
over-won = Vous gagnez avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
over-shared = Victoire partagée, avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
over-lost = { $hero } gagne avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
over-watched-shared = La victoire est partagée, avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
over-lost-shared = D'autres partagent la victoire avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
over-nobody = Personne n'en sort. Personne ne gagne.

choice-use = Utiliser : { $card }
choice-use-on = Utiliser sur { $hero } : { $card }
choice-give = Donner à { $hero } : { $card }
choice-trade = Proposer à { $hero } : { $card } contre { $want }
choice-agree = Accepter
choice-refuse = Refuser
choice-done = Rien de plus
choice-refill = Piocher
choice-loot = Prendre : { $card }
choice-leave = Ne rien prendre
choice-set = Poser : { $card }
choice-enough = Pas d'autre carte
choice-pass = Passer
choice-low = { $card }
choice-low-on = { $card } sur { $hero }
choice-low-at = { $card } sur { $attack }
choice-divert = { $card } : le coup visant { $from } va à { $hero }
choice-riposte = Contre-attaquer : { $card }
choice-fire = Lancer : { $card }
choice-hold = La garder
choice-play = Jouer : { $card }
choice-lay = Poser pour la fin : { $card }
choice-heroic = Attaque Héroïque
choice-holy = Avec la bénédiction
choice-plain = Attaque simple
choice-aim = Celui à { $life } PV
choice-steal = Voler à { $hero } : { $card }
choice-point = Désigner { $hero }
choice-sign = Choisir { $sign }
choice-flip = Tirer à Pile ou Face
choice-discard = Défausser : { $card }

comes-nothing = il ne se passe rien
comes-done = l'Initiative est ensuite tirée
comes-flip = Face : { $damage } Dégâts
comes-sign = { $damage } Dégâts s'il montre { $sign }
comes-point = le plus désigné perd { $damage } PV
comes-one-dead = en tue un seul
comes-one-dead-at = en tue un seul, à { $life } PV ou moins
comes-one-hurt = en blesse un seul : { $value } Dégâts
comes-value = { $value ->
    [one] { $value } Dégât
   *[other] { $value } Dégâts
 }
comes-value-coin = { $value } Dégâts si la pièce montre Pile
comes-value-and = { $value ->
    [one] { $value } Dégât
   *[other] { $value } Dégâts
 } ; { $about }
comes-or = { $value } ou { $most } Dégâts
comes-heroic = { $value } Dégâts, à l'abri des Coups Bas
comes-holy = { $value } Dégâts, et la Créature ne frappe pas ce tour-ci
comes-heal = rend { $life } PV
comes-heal-other = rend { $life } PV ; { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige pour vous
comes-given = pour ce Héros : { $about }
comes-healed-for = { $life } PV pour vous, { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige pour { $hero }
comes-divert = { $damage } Dégâts et leurs effets
comes-plan = vous prenez l'Initiative { $place }
comes-trip = { $value } Dégâts de moins ; pas de carte au tour suivant
comes-fail = { $value } Dégâts de moins ; { $life } PV perdus
comes-left = il reste { $left } PV
comes-kill = { $hero } tue
comes-refill = { $cards ->
    [0] votre main est pleine
    [one] { $cards } carte
   *[other] { $cards } cartes
 }

about-attack = une Attaque
about-holy = contre Morts-vivants et Démons, { $bonus } de plus, et pas de frappe
about-crowd = les { $players } joueurs suivants attaquent un cran plus bas
about-fingers = si elle réussit, vous volez un Objet
about-sweep = l'Attaque du joueur suivant échoue
about-momentum = { $bonus } de plus avec l'Initiative 1
about-feint = rien du tout, et rien ne peut l'atteindre
about-double = remplacé par deux Attaques de votre main
about-opportunist = remplacé par une Attaque maintenant et une à la fin du tour
about-focus = une Attaque ultérieure inflige { $bonus } de plus
about-behind = une Attaque ultérieure compte { $times } fois
about-riposte = après un coup, une Attaque aussitôt ; posée, c'est une Feinte
about-fail = les Attaques juste révélées échouent ; leur auteur perd { $life } PV
about-signals = votre carte posée et la sienne changent de place
about-edge = sa carte posée est défaussée ; pas d'Attaque ce tour-ci
about-after = un coup va à quelqu'un d'autre
about-plan = vous échangez vos Initiatives
about-tough = { $life } PV de moins ou de plus pour la Créature
about-trip = l'Attaque échoue ; son auteur ne pose rien au tour suivant
about-rally = l'Attaque pivote d'un cran vers le haut
about-watch = le Coup Bas est annulé
about-fast = le Coup Bas est annulé, et vous le prenez
about-heal = rend { $life } PV
about-strength-theirs = ses Attaques un cran plus haut pendant { $rounds } tours
about-strength = vos Attaques un cran plus haut pendant { $rounds } tours
about-haste = deux cartes par tour pendant { $rounds } tours
about-skin = aucun Dégât pendant cette Rencontre
about-fire = { $creature } à la Créature, ou à chacun s'ils sont plusieurs, { $heroes } à chaque autre Héros
about-amulet = piochez jusqu'à { $cards } cartes ; une de plus en main

sign-rock = pierre
sign-paper = feuille
sign-scissors = ciseaux

odds-falls = la planche cède
odds-crosses = vous passez

due-market = c'est le moment des Objets
due-offer = répondez d'abord à l'offre
due-loot = c'est le moment de piller les morts
due-window = passez, ou jouez un Coup Bas
due-riposte = passez, ou contre-attaquez
due-counter = passez, ou annulez le Coup Bas
due-set = posez d'abord une carte
due-fire = décidez d'abord pour la Boule de Feu
due-replace = jouez d'abord des Attaques
due-choose = décidez d'abord comment vous attaquez
due-aim = choisissez d'abord ce que vous touchez
due-steal = choisissez d'abord ce que vous volez
due-vote = désignez quelqu'un
due-sign = faites un signe
due-cross = passez d'abord le pont
due-refill = défaussez, ou piochez
due-trim = défaussez d'abord jusqu'à votre limite
refused-seat = il n'y a pas de joueur à cette place
refused-over = la partie est finie
refused-dead = les morts ne décident de rien
refused-turn = ce n'est pas encore à vous ; attendez
refused-answered = vous avez déjà décidé ; attendez les autres
refused-now = pas maintenant : { $due }
refused-not-held = vous n'avez pas cette carte en main
refused-must-attack = vous avez une Attaque en main : posez une Attaque
refused-second-attack = la seconde carte doit être une Attaque
refused-not-an-attack = ce n'est pas une Attaque
refused-window = ce Coup Bas est pour un autre moment
refused-own-attack = pas sur votre propre Attaque
refused-protected = une Attaque Héroïque est protégée
refused-untouchable = il n'y a pas d'Attaque à atteindre
refused-nothing-set = ce Héros n'a pas de carte face cachée
refused-nothing-own = vous n'avez pas de carte face cachée
refused-no-hit = ce coup n'existe pas
refused-same-hero = ce coup vise déjà ce Héros
refused-no-creature = il n'y a pas de Créature à marqueur de PV
refused-track-end = le marqueur ne peut pas aller plus loin
refused-nobody = il n'y a personne de vivant à cette place
refused-oneself = pas sur vous
refused-no-item = cet Objet n'est pas là
refused-not-used = cet Objet ne s'utilise pas maintenant
refused-unhurt = il n'y a rien à soigner
refused-for-oneself = cette Potion n'est que pour vous
refused-works-already = une telle Potion agit déjà
refused-too-early = les Objets se donnent entre deux Rencontres
refused-enough-offers = vous avez déjà fait deux offres
refused-same-item = c'est le même Objet
refused-not-to-riposte = contre-attaquez avec une Attaque qui inflige des Dégâts, ou Coup Double
refused-no-riposte = vous n'avez pas de Contre Attaque en main
refused-no-token = aucun n'a exactement ces PV
refused-no-sign = pierre, feuille ou ciseaux
refused-too-few-cards = vous avez trop peu de cartes en main : tirez à Pile ou Face
refused-no-flip = vous avez déjà défaussé une carte

told-met = Rencontre { $number } : { $foe }, { $life } PV.
told-met-plain = Rencontre { $number } : { $foe }.
told-raised = Rencontre { $number } : { $foe } se relève, { $life } PV.
told-drew = { $hero } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
told-drew-own = { $hero } pioche ({ $cards }).
told-dealt = Initiative : { $order }.
told-set = { $hero } pose une carte.
told-set-own = { $hero } pose une carte ({ $card }).
told-blown = { $hero } joue un Coup Bas ({ $card }{ $target }).
told-worked = { $card } fait effet{ $target }.
told-on = { "" } sur { $hero }
told-on-none = { "" }
told-cancelled = { $hero } annule un Coup Bas ({ $other } : { $card }).
told-snatched = { $hero } annule et prend : { $card } ({ $other }).
told-round = Tour { $round }.
told-heads = Pile ou Face : Face.
told-tails = Pile ou Face : Pile.
told-changed = La Créature change de forme : { $life } PV.
told-no-further = { $hero } n'ajoute pas de carte.
told-turn = Initiative { $place } : { $hero }.
told-idle = { $hero } n'a pas de carte à révéler.
told-revealed = { $hero } révèle : { $card }.
told-useless = { $hero } révèle un Coup Bas ({ $card }) : sans effet.
told-dropped = { $hero } perd sa carte posée, { $card } ({ $why }).
told-prepared = { $hero } prépare son coup ({ $card }).
told-mighty = { $hero } joue à pleine force : { $card }.
told-plain = { $hero } joue sans bonus : { $card }.
told-failed = { $hero } : { $card } échoue ({ $why }).
why-card = { $card }
why-card-of = { $card }, par { $hero }
why-coin = la pièce montre Face
why-death = son Héros meurt
why-end = la Rencontre est finie
told-hit = { $hero } inflige { $value } ({ $card }) : il reste { $left } PV.
told-hit-trap = { $hero } inflige { $value } ({ $card }).
told-token = { $hero } en blesse un ({ $card }, { $value }) : il lui reste { $life } PV.
told-token-dead = { $hero } en tue un ({ $card }, { $value }).
told-burnt = { $hero } lance : { $card }.
told-cleared = Le feu tue { $goblins ->
    [one] un Gobelin
   *[other] { $goblins } Gobelins
 } devant { $hero }.
told-robbed = { $hero } vole à { $other } : { $card }.
told-dismantled = { $hero } : { $card } ({ $value }) quitte la Pile Dégâts.
told-pointed = { $hero } désigne { $other }.
told-signed = { $hero } choisit { $sign }.
told-sphinx = Le Sphinx tire { $sign }.
told-grew = L'enjeu monte : { $tokens ->
    [one] { $tokens } jeton Prestige
   *[other] { $tokens } jetons Prestige
 }.
told-headed = { $heads ->
    [one] La Créature a maintenant { $heads } tête.
   *[other] La Créature a maintenant { $heads } têtes.
 }
told-summoned = Une autre Rencontre s'ajoute au donjon.
told-adjusted = Le marqueur est à { $life } PV.
told-quelled = La Créature ne frappe pas ce tour-ci.
told-wild = Personne ne remplit la condition : tout le monde est visé.
told-aimed = Un coup vise { $hero } : { $damage } Dégâts.
told-hurt = { $hero } perd { $life } PV : il en reste { $left }.
told-hurt-fire = Le feu coûte { $life } PV à { $hero } : il en reste { $left }.
told-hurt-fail = L'échec coûte { $life } PV à { $hero } : il en reste { $left }.
told-hurt-fall = La fin de la Rencontre coûte { $life } PV à { $hero } : il en reste { $left }.
told-hurt-bridge = La chute coûte { $life } PV à { $hero } : il en reste { $left }.
told-hurt-weary = La fatigue coûte { $life } PV à { $hero } : il en reste { $left }.
told-unhurt = Rien ne blesse { $hero }.
told-torn = { $hero } perd une carte ({ $card }).
told-petrified = { $hero } se change en pierre.
told-swallowed = La Créature avale un Objet ({ $hero } : { $card }).
told-fed = La Créature se nourrit : { $life } PV.
told-died = { $hero } meurt.
told-killed = { $hero } porte le coup fatal ({ $foe }).
told-passed-by = Rencontre finie : { $foe }.
told-cursed = La malédiction frappe { $hero } : une carte de moins en main.
told-rises = { $foe } va se relever.
told-wore = { $hero } : { $card } ne fait plus effet.
told-discarded = { $hero } défausse une carte ({ $card }).
told-gained = { $hero } trouve un Objet : { $card }.
told-given = { $hero } reçoit un Objet : { $card }.
told-stolen = { $hero } a maintenant un Objet : { $card }.
told-looted = { $hero } prend un Objet aux morts : { $card }.
told-found = { $hero } récupère un Objet : { $card }.
told-used = { $hero } utilise un Objet : { $card }.
told-used-on = { $hero } utilise un Objet sur { $other } : { $card }.
told-offers-use = { $hero } veut utiliser un Objet sur { $other } : { $card }.
told-offers = { $hero } offre un Objet à { $other } : { $card }.
told-offers-trade = { $hero } propose à { $other } : { $card } contre { $want }.
told-declined = { $hero } refuse.
told-healed = { $hero } regagne { $life } PV.
told-praised = { $hero } gagne { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
told-left = { $items ->
    [one] { $items } Objet reste sur place.
   *[other] { $items } Objets restent sur place.
 }
told-tied = Égalité : quelque chose attend à la sortie.
told-over-won = Le donjon est derrière vous.
told-over-shared = Le donjon est derrière vous, et plusieurs sont en tête.
told-over-nobody = Il ne reste personne.
told-reshuffled = La défausse devient la pioche.

say-small = Je frapperai doucement, promis.
say-peace = Je vous laisse tranquille si vous en faites autant.
say-revenge = Vous me le paierez.
say-heir = Le prochain cadavre, ce sera vous.
say-leader = Attention au meneur !
say-strong = Celle-ci est coriace : tous ensemble !
say-thanks = Merci !
say-irony = Oh, merci infiniment.

order-matters = Ne me demander que si cela compte
order-pass = Passer jusqu'à mon tour
order-can = Passer si je ne peux rien jouer
order-ask = Ne m'arrêter que pour { $card }
order-stop = Jouer { $card } contre un coup fatal

verdict-won = Victoire
verdict-shared = Victoire partagée
verdict-of = Victoire : { $hero }
verdict-place = { $place ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[other] Sixième place
 }
verdict-dead = Mort au combat
verdict-nobody = Tous morts
cause-won = Vous gagnez avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige, { $more } de plus que { $next }.
cause-alone = Vous gagnez avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige : personne d'autre n'est en vie.
cause-watched = { $hero } gagne avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige, { $more } de plus que { $next }.
cause-watched-alone = { $hero } gagne avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige, sans personne d'autre en vie.
cause-shared = { $hero } : à égalité, avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
cause-missed = { $hero } gagne avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige ; il vous en manquait { $missing }.
cause-missed-shared = { $hero } : victoire partagée avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige ; il vous en manquait { $missing }.
cause-killed = Cause de la mort : { $killer }. { $hero } gagne avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
cause-dead = Votre Héros est mort avant la fin. { $hero } gagne avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
 } de Prestige.
cause-nobody = Personne ne survit à la Rencontre { $number }/{ $total } : { $foe }.
cause-nobody-killed = Cause de la mort : { $killer }. Personne ne survit à la Rencontre { $number }/{ $total }.
killer-diverted = { $foe }, d'un coup renvoyé sur vous par { $hero } ({ $card })
killer-weary = la fatigue
score-thanks = Soins aux autres
score-foe = { $foe }
score-rest = Autrement, gagné et perdu
score-dead = La mort emporte tout le Prestige

# Une partie avec de vraies cartes : ce que l'on prépare.
prepare-shuffle = Mélangez ces { $count } cartes Action en une pioche, face cachée, et donnez-en { $hand } à chacun :
prepare-attacks = – { $count } Attaques : { $cards } ;
prepare-low = – { $count } Coups Bas : { $cards } ;
prepare-items = – { $count } Objets : { $cards }.
prepare-encounters = Mélangez les { $count } cartes Rencontre : { $length } d'entre elles, face cachée, forment le donjon ; les autres retournent dans la boîte sans qu'on les voie.
prepare-heroes = Prenez les cartes Initiative de 1 à { $players } et, dans l'ordre des places, ces Héros : { $heroes }.
prepare-counted = { $name } ×{ $count }
prepare-card = { $name }
prepare-list = { $first }, { $next }

# Les trophées.

trophy-clean = Les mains propres
trophy-clean-deed = Gagner sans jouer un seul Coup Bas.
trophy-slayer = Le dernier coup
trophy-slayer-deed = Gagner et achever six Créatures ou plus.
trophy-ahead = Loin devant
trophy-ahead-deed = Gagner avec au moins 20 points de Prestige d'avance.
trophy-sturdy = Bon pied, bon œil
trophy-sturdy-deed = Gagner avec au moins 75 PV.
trophy-six = Seul contre cinq
trophy-six-deed = Gagner à une table de six.

# Codex.
codex-creatures = Créatures
codex-traps = Pièges
codex-attacks = Attaques
codex-tactics = Cartes tactiques
codex-low-blows = Coups bas
codex-items = Objets
codex-heroes = Héros
codex-life = { $three } PV à trois, { $four } à quatre, { $five } à cinq, { $six } à six
codex-players = à { $players } : { $said }
codex-heroic = pour { $hero } : { $most }
codex-count = { $count ->
    [1] 1 carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
codex-own-attack = attaque héroïque : { $card }, { $value } ou { $most }
codex-hero = { $life } PV

# Ce qui parle pour un coup ou contre lui.
why-kills = { $value ->
    [one] { $value } dégât suffit
   *[other] { $value } dégâts suffisent
} pour ses { $left } PV : le coup fatal vaut { $prestige } de Prestige
why-kills-unless = { $value ->
    [one] { $value } dégât suffit
   *[other] { $value } dégâts suffisent
} pour ses { $left } PV ({ $prestige } de Prestige), { $before ->
    [one] si le héros qui attaque avant vous ne tue pas
   *[other] si aucun des { $before } héros qui attaquent avant vous ne tue
}
why-needs = { $before ->
    [one] le héros qui attaque avant vous doit
   *[other] les { $before } héros qui attaquent avant vous doivent
} lui prendre au moins { $needed } PV pour que votre attaque de { $value } tue ({ $prestige } de Prestige)
why-leaves = il lui reste { $left } PV
why-leaves-to = il lui reste { $left } PV ; parmi les { $attacks } attaques que vous n'avez pas vues, { $deadly ->
    [0] aucune ne suffit à { $hero } pour tuer
    [one] { $deadly } suffit à { $hero } pour tuer
   *[other] { $deadly } suffisent à { $hero } pour tuer
}
why-saves = { $hero } ne tue plus et ne prend pas { $prestige } de Prestige ({ $total } en tout, contre vos { $own }) ; il reste { $after } PV à la créature
why-makes = { $hero } tue et prend { $prestige } de Prestige : { $total }, contre vos { $own }
why-then-left = { $hero } attaque : il reste ensuite { $after } PV à la créature au lieu de { $before }
why-struck = { $hero } perd { $damage } PV et en garde { $left }
why-struck-dead = { $hero } en meurt ({ $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}) et perd son Prestige ({ $prestige })
why-unhurt = une potion protège { $hero } : aucun PV perdu
why-lets = { $hero } tue et prend { $prestige } de Prestige : { $total }, contre vos { $own }
