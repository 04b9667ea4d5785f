# Mini Rogue. Ici, les phrases.

heading = { $hero } niveau { $level }, Étage { $floor }, Zone { $area }/10
printed = { $name }
figure = { $value }

gauge-hp = PV
gauge-xp = XP
gauge-armor = Armure
gauge-food = Vivres
gauge-gold = Or

zone-area = Zone
zone-enemy = Ennemi
zone-dice = Dés
zone-dice-blow = Dés : { $total ->
    [one] { $total } dégât
   *[other] { $total } dégâts
}
zone-goods = À vendre
zone-hero = Personnage
zone-bag = Sac
zone-skills = Compétences
zone-heroes = Personnages
zone-dungeon = Zones
zone-unseen = Face cachée ou de côté
column-hero = Personnage
column-hp = PV
column-xp = XP
column-armor = Armure
column-potions = Potions
column-card = Carte
column-ails = Afflictions

label-exit = descente
label-down = inconnue
label-gone = emportée
label-guardian = Gardien
label-monster = Monstre
label-merchant = commerce
label-rest = réconfort
label-crow = compagnon
label-treasure = coffre
label-shrine = prière
label-tomb = fouille
label-armory = arme
label-trap = Piège
about-monster = { $foe } : { $hp } PV, dégâts { $damage }, { $xp } XP
about-monster-two = { $foe } : { $hp } PV ({ $both } à deux), dégâts { $damage }, { $xp } XP
about-skill = { $about }, { $skill }
about-guardian = le Gardien : { $hp } PV, dégâts { $damage }, { $skill } ; { $xp } XP et une récompense
about-foe = { $hp } PV, dégâts { $damage }, { $skill }
about-og = { $first } ; puis { $then }
about-merchant = 1 PV pour 1 Or, 4 pour 3, guérison 2, Armure ou Potion 5 ; vous avez { $gold } Or
about-merchant-food = 1 PV pour 1 Or, 4 pour 3, ration ou guérison 2, Armure ou Potion 5 ; vous avez { $gold } Or
about-rest = 1 XP, 1 ration ou 2 PV ; Compétences rechargées
about-crow = contre 1 ration (sur { $food }) : il écarte une Salle, ou en échange deux
about-treasure = { $gold } Or ; coffre à { $chance } % : Armure, XP, Or ou Potion
about-shrine = dé de 1 à 3 : Malédiction ; 4 ou 5 : guérison, 1 ou 2 PV ; 6 : 1 PV (1 Or : +1)
about-tomb = Eau Bénite, 1 ration, 1 Or, 1 XP, −1 ration ou un Fantôme ({ $ghost } PV) ; { $chance } % : dé ±1
about-armory = { $chance } % : une arme à 1, 2 ou 3 Prouesses gratuites
about-gauntlet = { $chance } % : Eau Bénite, 1 Armure ou Perception ; sinon −{ $floor } Vivres, −1 Armure, ou −{ $floor } PV et Poison
about-pit = { $chance } % : 1 XP, 2 XP ou Perception ; sinon −1 PV et Poison, −{ $floor } PV, ou −3 PV et une chute
about-exit = Zone { $area } ; une ration est mangée, il en reste { $food }
about-exit-hungry = Zone { $area } ; rien à manger : −{ $hp } PV
about-down = une Salle parmi { $rooms } inconnues, dont { $dangers } Monstres ou Pièges
about-gone = la carte a été emportée
label-enemy = { $foe }
label-die = { $die } : { $value }
label-die-rest = au repos
label-dungeon-die = Donjon : { $value }
label-dungeon-die-rest = au repos
label-carried-crow = écarte une Salle, ou en échange deux
label-weapon = { $feats ->
    [one] { $feats } Prouesse gratuite
   *[other] { $feats } Prouesses gratuites
}
label-poisoned = un lancer peut coûter 1 PV
label-cursed = à un lancer, chaque dé peut compter 1 de moins
label-blind = on ne voit pas les Salles suivantes
label-sheltered = 1 point d'Armure de plus dans cette Salle
label-lurking = le prochain coup compte double
label-fire = 7 dégâts de plus
label-frost = l'ennemi saute son prochain tour
label-poison = l'ennemi perd 4 PV à chaque tour
label-life = 6 PV, à tout moment
label-water = soigne toutes les Afflictions, à tout moment
label-perception = fait réussir un Test manqué, ou soigne l'Aveuglement
label-backstab = Combat : un Test, et le prochain coup compte double
label-evasion = Exploration : passer la Salle suivante sans la résoudre
label-conjuring = Combat : un Test, et une Potion surgie de nulle part
label-sight = Exploration : jusqu'à trois Salles sont révélées
label-smite = Combat : un Test, et les dés frappent, avec deux fois l'Armure en plus
label-shelter = Exploration : 1 point d'Armure de plus pour tous dans la prochaine Salle
label-sacrifice = Combat : un Test, et sang pour sang
label-blessing = Exploration : plus de Malédiction, et 2 PV
label-area = Étage { $floor }
label-hero = joueur { $player }
label-level = niveau { $level }
label-guarded = Étage { $floor }, avec Gardien
label-unseen = peut-être face cachée

mark-visited = visitée
mark-hero = { $hero }
mark-strength = { $hp } PV, dégâts { $damage }
mark-strength-two = { $hp } PV ({ $both } à deux), dégâts { $damage }
mark-answer = riposte : −{ $loss } PV
mark-answer-armor = riposte : −{ $loss } PV, −{ $critical } sur un 6
mark-worth = vaut { $xp } XP
mark-worth-reward = vaut { $xp } XP et une récompense
mark-rises = se relèvera
mark-last = le dernier ennemi
mark-price = { $gold } Or
mark-have = vous avez { $now }/{ $most }
mark-have-hp = vous avez { $now }/{ $most } PV
mark-healthy = rien à soigner
mark-brings = se revend { $gold } Or
mark-next-level = encore { $more } XP avant le niveau { $level }
mark-none = aucune compétence
mark-curses = donne la Malédiction
mark-poisons = empoisonne
mark-pierces = ignore l'Armure
mark-weakens = prend 1 XP
mark-blinds = aveugle sa cible
mark-wasting = perd { $damage } PV par tour
mark-frozen = sous le Givre
mark-critical = critique
mark-missed = raté
mark-star = réussi
mark-spent = Prouesse faite
mark-leads = chef

note-blow = Votre coup vaut { $total } ; l'ennemi a { $hp } PV.
note-enough = Votre coup vaut { $total } : de quoi tuer l'ennemi ({ $hp } PV).
note-threat = En l'état, { $threat }.
note-goes = { $hero } va { $way }.
note-curse = La Malédiction ôte 1 à chaque dé de ce lancer.
note-hungry = Plus de Vivres : la prochaine descente coûtera { $hp } PV.
note-blind = Aveuglement : les Salles suivantes restent face cachée.
note-merchant = Achetez et vendez autant de fois que vous voulez.
note-rest = Un réconfort à choisir parmi trois ; ensuite, vos Compétences sont rechargées.
note-crow = Contre une ration, il vous suit : il écarte une Salle de la prochaine Zone, ou en échange deux de celle-ci.
note-treasure = 1 Or dans tous les cas. Vous pouvez laisser le coffre. Test réussi (5 ou 6) : une récompense à choisir parmi deux, selon le dé Donjon.
note-treasure-danger = 2 Or dans tous les cas (vous avez affronté un danger). Vous pouvez laisser le coffre. Test réussi (5 ou 6) : une récompense à choisir parmi deux, selon le dé Donjon.
note-shrine = Dé Donjon : 1 Malédiction et Poison ; 2 ou 3 Malédiction ; 4 guérison et 2 PV ; 5 guérison et 1 PV ; 6 : 1 PV.
note-tomb = Dé Donjon : 1 Eau Bénite, 2 ration, 3 Or, 4 XP, 5 rats (une ration), 6 Fantôme. Réussi (5 ou 6) : +1 ou −1 au choix.
note-armory = Test réussi (5 ou 6) : une arme ; dé Donjon de 1 à 3, une Prouesse gratuite ; 4 ou 5, deux ; 6, trois.
note-gauntlet = Réussi (5 ou 6) : Eau Bénite, Armure ou Perception. Raté : rats (Vivres), acide (Armure) ou haches (PV, Poison).
note-pit = Réussi (5 ou 6) : 1 XP, 2 XP ou Perception. Raté : pointes (1 PV, Poison), pieux (PV), ou la chute (3 PV).

threat-frozen = l'ennemi est gelé et ne ripostera pas
threat-wastes = le Poison le tuera avant sa riposte
threat-miss = dé Donjon { $die } : la riposte ratera
threat-critical = dé Donjon { $die } : Coup Critique, vous perdrez { $loss } PV malgré l'Armure
threat-hit = dé Donjon { $die } : la riposte vous coûtera { $loss } PV
threat-deadly = dé Donjon { $die } : la riposte vous tuera

prompt-wait = Au tour de l'autre Personnage : { $hero }.
prompt-prepare = { $hero }, avant que la Zone suivante soit préparée, le Corbeau peut écarter une Salle.
prompt-room = { $room }. Que faites-vous ?
prompt-failed = { $hero }, le Test a échoué. Boire quelque chose, ou accepter ?
prompt-reward = { $hero }, choisissez une récompense.
prompt-tomb = { $hero }, Test réussi. Pour combien compte le dé ?
prompt-chest = { $hero }, le coffre est ouvert. Choisissez.
prompt-award = À qui va la carte ?
prompt-item = { $hero }, vous portez déjà une carte. Prendre la nouvelle à sa place ?
prompt-fight = { $hero }, à l'attaque !
prompt-strike = { $hero }, frapper avec ces dés ?
prompt-bleed = { $hero }, combien de sang ?
prompt-descent = { $hero }, il n'y a plus rien à manger, et la descente vous tuerait. Boire d'abord ?
prompt-move = { $hero }, où allez-vous ?
prompt-sight = Quelle Salle regardez-vous ? { $left ->
    [one] Encore une.
   *[other] Encore { $left }.
}
prompt-swap = Avec quelle Salle l'échanger ?
prompt-potion = { $potion } : votre sac est plein. Libérer une place, la boire ou la laisser ?
prompt-offer = { $asked } : { $hero } propose { $give } contre { $want }. D'accord ?
prompt-won = Le Sang d'Og est à vous ! Score : { $score }.
prompt-slain = Mort au combat. Score : { $score }.
prompt-trapped = Mort dans un Piège. Score : { $score }.
prompt-starved = Mort de faim. Score : { $score }.
prompt-poisoned = Le Poison a gagné. Score : { $score }.
prompt-worn = Un combat sans fin : tout le monde est épuisé. Score : { $score }.

place = colonne { $column }, rangée { $row }
room-at = { $room } ({ $place })
down-at = la carte en { $place }
way-right = à droite
way-down = en bas
ahead-wall = aucun chemin
ahead-exit = la Sortie
ahead-down = une Salle inconnue
ahead-gone = une place vide

gift-armor = un point d'Armure
gift-card = la carte portée
gift-crow = le Corbeau
gift-weapon = l'arme

effect-nothing = rien
effect-gold = { $by ->
    [one] { $by } pièce d'Or
   *[other] { $by } pièces d'Or
}
effect-food = { $by ->
    [one] { $by } ration
   *[other] { $by } rations
}
effect-xp = { $by } XP
effect-hp = { $by } PV
effect-armor = { $by ->
    [one] { $by } point d'Armure
   *[other] { $by } points d'Armure
}
effect-refresh = Compétences rechargées
effect-cure = toutes les Afflictions soignées
effect-curse = Malédiction
effect-poison = Poison
effect-lose-hp = −{ $by } PV
effect-lose-food = −{ $by ->
    [one] { $by } ration
   *[other] { $by } rations
}, sinon −{ $hp } PV
effect-lose-armor = −{ $by } Armure, sinon −{ $hp } PV
effect-fall = une chute
effect-ghost = un Fantôme
effect-both = { $one }, { $other }

choice-ban = Corbeau, écarter : { $room }
choice-deal = Préparer la Zone
choice-roll-chest = Forcer le coffre
choice-roll-tomb = Fouiller la Sépulture
choice-roll-crow = Gagner le Corbeau
choice-roll-trap = Braver le Piège
choice-roll-armory = Chercher une arme
choice-pray = Prier
choice-offer = Prier en offrant une pièce d'Or
choice-row = { $die } : { $effect }
choice-accept = En rester là
choice-feed = Nourrir le Corbeau
choice-leave-potion = Laisser la Potion
choice-leave-card = Laisser la carte
choice-leave-crow = Passer son chemin
choice-leave-chest = Laisser le coffre fermé
choice-leave-merchant = Quitter le Marchand
choice-take = Prendre la nouvelle carte
choice-award = Carte pour { $hero }
choice-award-weapon = Carte pour { $hero } ({ $feats ->
    [one] { $feats } Prouesse
   *[other] { $feats } Prouesses
})
choice-buy = Acheter : { $goods } ({ $price } Or)
choice-sell = Vendre : { $goods } (+{ $price } Or)
choice-throw = Lancer : { $potion }
choice-drink = Boire : { $potion }
choice-discard = Vider : { $potion }
choice-attack = Attaquer
choice-reroll = Relancer le critique { $die } ({ $value })
choice-feat-xp = Prouesse sur { $die } ({ $value }) pour 1 XP
choice-feat-hp = Prouesse sur { $die } ({ $value }) pour 2 PV
choice-feat-weapon = Prouesse sur { $die } ({ $value }) avec l'arme
choice-stop = Frapper : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
choice-bled = Assez de sang
choice-backstab = Poignarder
choice-conjure = Conjuration : { $potion }
choice-smite = Châtiment
choice-sacrifice = Sacrifice
choice-bleed = Donner 1 PV (l'ennemi en perd 2)
choice-see = Clairvoyance : { $place }
choice-enough = Cela suffit
choice-shelter = Abri
choice-bless = Bénédiction : { $hero }
choice-descend = Descendre le ventre vide
choice-go = Aller { $way } : { $room }
choice-evade = Évasion { $way } : { $room }
choice-swap = Corbeau, échanger : { $room }
choice-with = Contre : { $room }
choice-give = Donner : { $gift } ({ $hero })
choice-trade = Proposer : { $give } contre { $want }
choice-agree = Accepter
choice-refuse = Refuser

comes-ban = la Zone est préparée sans cette Salle ; le Corbeau retourne aux cartes
comes-deal = la Zone { $area } est préparée
comes-test = un Test : 5 ou 6 sur { $dice ->
    [one] un dé
   *[other] l'un des { $dice } dés
}
comes-pray = le dé Donjon décide
comes-offer = le dé Donjon compte 1 de plus ; Or restant : { $gold }
comes-feed = il vous suit ; Vivres restants : { $food }
comes-feed-both = vous tenterez ensuite tous deux de le gagner ; Vivres { $food }
comes-feed-choice = vous choisirez entre lui et la carte que vous portez ; Vivres { $food }
comes-leave = rien ne change
comes-death = vous mourez
comes-death-hungry = rien à manger à la descente : −{ $hp } PV, vous mourez
comes-death-answer = la riposte vous tue
comes-sated = PV : { $now }, dont la faim prend { $hunger }
comes-bitten = { $first } ; votre Poison mord une fois sur deux (1 PV)
comes-contest = la carte ira à l'un de vous deux, selon vos deux Tests
comes-take = l'ancienne carte est mise de côté
comes-award = la carte lui revient
comes-award-choice = il faudra choisir entre elle et la carte déjà portée
comes-buy = { $effect } ; Or restant : { $gold }
comes-sell = { $gold ->
    [one] { $gold } pièce d'Or en tout
   *[other] { $gold } pièces d'Or en tout
}
comes-discard = { $potion } prend sa place
comes-attack = { $dice ->
    [one] un dé
   *[other] { $dice } dés
} contre { $hp } PV
comes-reroll = la face s'ajoute ; un Raté perd tout le dé
comes-feat-xp = le dé repart de zéro ; il reste { $xp } XP
comes-feat-level = le dé repart de zéro ; { $xp } XP, et un Niveau de moins
comes-feat-hp = le dé repart de zéro ; il reste { $hp } PV
comes-feat-weapon = le dé repart de zéro ; { $feats ->
    [0] l'arme est épuisée
    [one] il reste { $feats } Prouesse gratuite
   *[other] il reste { $feats } Prouesses gratuites
}
comes-bled = l'ennemi ne riposte pas
comes-backstab = un Test à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; réussi : le prochain coup compte double, et pas de riposte
comes-conjure-fire = un Test à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; réussi : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, et pas de riposte
comes-conjure-frost = un Test à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; réussi : pas de riposte, ni à ce tour ni au suivant
comes-conjure-poison = un Test à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; réussi : l'ennemi perd { $damage } PV par tour, et pas de riposte
comes-smite = un Test à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; réussi : les dés frappent, avec { $damage } de plus, et pas de riposte
comes-sacrifice = un Test à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ; réussi : { $damage } de ses PV pour chacun des vôtres, et pas de riposte
comes-bleed = il vous reste { $hp } PV, et { $left } à l'ennemi
comes-see = la Salle est révélée ; vos Compétences sont ensuite épuisées
comes-enough = aucune autre Salle n'est révélée
comes-shelter = 1 Armure de plus (4 au plus) pour tous jusqu'à la prochaine Salle résolue ; vos Compétences sont ensuite épuisées
comes-bless = { $hp } PV ; vos Compétences sont ensuite épuisées
comes-bless-cursed = plus de Malédiction ; { $hp } PV ; vos Compétences sont ensuite épuisées
comes-evade = Salle évitée : { $room } ; vos Compétences sont ensuite épuisées
comes-swap = vous choisirez ensuite l'autre Salle
comes-with = elles changent de place ; le Corbeau retourne aux cartes
comes-give = cela change de mains
comes-trade = si l'autre accepte
comes-agree = l'échange se fait
comes-refuse = rien ne change
comes-perception = le Test est réussi malgré tout
comes-eyes = fin de l'Aveuglement
comes-kill = l'ennemi meurt
comes-blow = il reste { $left } PV à l'ennemi ; { $threat }
comes-frost = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, il reste { $left } PV à l'ennemi ; pas de riposte
comes-poison = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ; au début de son tour, il reste { $left } PV à l'ennemi

got-hp = { $now } PV en tout
got-xp = { $now } XP en tout
got-gold = { $now ->
    [one] { $now } pièce d'Or en tout
   *[other] { $now } pièces d'Or en tout
}
got-food = { $now ->
    [one] { $now } ration en tout
   *[other] { $now } rations en tout
}
got-armor = { $now ->
    [one] { $now } point d'Armure en tout
   *[other] { $now } points d'Armure en tout
}
got-double = déjà portée : buvez-la d'abord si vous pouvez, ou celle-ci est perdue
got-third = votre sac est plein : videz-en une, ou laissez-la
got-potion = { $potion } dans votre sac

odds-dead = votre mort
odds-kills = ennemi tué
odds-lives = survit, { $answer }
odds-deadly = survit, et sa riposte vous tuerait
odds-missed = raté, { $total } en tout
odds-total = { $total } en tout
odds-passed = réussite
odds-failed = échec
odds-failed-answer = échec, { $answer }
odds-either = { $one } ou { $other }
odds-near = réussite : le dé, ou un de plus ou de moins
odds-weapon = { $feats ->
    [one] une arme à { $feats } Prouesse
   *[other] une arme à { $feats } Prouesses
}
answer-miss = riposte ratée
answer-frozen = ennemi gelé
answer-kept = pas de riposte
answer-armor = l'Armure tient bon
answer-loss = vous perdez { $loss } PV

dice = { $dice }, Donjon { $dungeon }
dice-cursed = { $dice } (Malédiction, 1 de moins par dé), Donjon { $dungeon }
item-crow = le Corbeau
item-both = le Corbeau et une arme ({ $feats ->
    [one] { $feats } Prouesse
   *[other] { $feats } Prouesses
})
item-weapon = une arme ({ $feats ->
    [one] { $feats } Prouesse
   *[other] { $feats } Prouesses
})
talent-backstab = Poignarder
talent-evasion = Évasion
talent-conjuring = Conjuration
talent-sight = Clairvoyance
talent-smite = Châtiment
talent-shelter = Abri
talent-sacrifice = Sacrifice
talent-blessing = Bénédiction

event-began = Entrée dans le donjon : { $hero }.
event-led = { $first } contre { $second } : le joueur { $player } est Chef de groupe.
event-of = { $hero } :
event-opened = Étage { $floor }, Zone { $area }.
event-opened-guarded = Étage { $floor }, Zone { $area }. À la Sortie attend le Gardien : { $guardian }.
event-banned = Le Corbeau écarte : { $room }.
event-revealed = Salle révélée : { $room }.
event-looked = Regard : colonne { $column }, rangée { $row }.
event-went = En avant : colonne { $column }, rangée { $row }.
event-evaded = Évasion : colonne { $column }, rangée { $row }.
event-passed = Test réussi ({ $dice }).
event-failed = Test manqué ({ $dice }).
event-threw = Le dé Donjon montre { $dungeon }.
event-threw-more = Le dé Donjon montre { $dungeon } et compte pour { $counts }.
event-hp-up = +{ $by } PV ({ $now }).
event-hp-down = −{ $by } PV ({ $now }).
event-xp-up = +{ $by } XP ({ $now }).
event-xp-down = −{ $by } XP ({ $now }).
event-armor-up = +{ $by } Armure ({ $now }).
event-armor-down = −{ $by } Armure ({ $now }).
event-food-up = +{ $by } Vivres ({ $now }).
event-food-down = −{ $by } Vivres ({ $now }).
event-gold-up = +{ $by } Or ({ $now }).
event-gold-down = −{ $by } Or ({ $now }).
event-level = Niveau { $level }.
event-poisoned = Poison !
event-cursed = Malédiction !
event-blinded = Aveuglement !
event-bitten = Le Poison fait son œuvre.
event-cured = Guérison.
event-found = Dans le sac : { $potion }.
event-used-potion = Utilisée : { $potion }.
event-poured-away = Laissée : { $potion }.
event-sold-potion = Vendue : { $potion }.
event-double = Perdue, car déjà portée : { $potion }.
event-took = Carte emportée : { $item }.
event-dropped = Retour aux cartes : { $item }.
event-worn-out = L'arme est épuisée.
event-used = { $talent }.
event-refreshed = Compétences rechargées.
event-swapped = Deux Salles changent de place.
event-gave = Don : { $gift }.
event-proposed = Offre : { $give } contre { $want }.
event-agreed = D'accord.
event-declined = Refus.
event-fell = Le plancher cède ! Chute jusqu'à la Zone { $area }.
event-caught = Il n'y a rien au-dessous : la chute s'arrête là.
event-descended = Une ration est mangée à la descente.
event-starved = Rien à manger à la descente !
event-died = Plus un seul PV : la mort.
event-ended-won = Le Sang d'Og est trouvé ! Score : { $score }.
event-ended-lost = Le donjon a gagné. Score : { $score }.
event-met = { $foe }, { $hp } PV !
event-threatened = Dés { $dice } : { $total ->
    [one] { $total } dégât
   *[other] { $total } dégâts
}.
event-rethrew = Le dé { $die } montre { $face } et compte { $value } : { $total ->
    [one] { $total } dégât
   *[other] { $total } dégâts
}.
event-rethrew-cursed = Le dé { $die } montre { $face } et compte { $value } (Malédiction) : { $total ->
    [one] { $total } dégât
   *[other] { $total } dégâts
}.
event-struck = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ; il reste { $left } PV à l'ennemi.
event-wasted = Le Poison ronge l'ennemi : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, il lui reste { $left } PV.
event-answer-miss = L'ennemi rate.
event-answer-frozen = L'ennemi est gelé.
event-answer-kept = L'ennemi ne peut pas riposter.
event-answer-armor = L'ennemi riposte ; l'Armure tient bon.
event-answer-hit = L'ennemi riposte.
event-answer-critical = L'ennemi riposte : Coup Critique !
event-killed = Ennemi vaincu : { $foe }.
event-rose = Ce qui restait d'Og se relève !
event-haunted = Quelque chose bouge dans la Sépulture…

beat-opened-guarded = Étage { $floor }, Zone { $area }. Gardien : { $guardian }.
beat-dice = { $dice ->
    [one] Un dé à lancer.
   *[other] { $dice } dés à lancer.
}
beat-level-up = Niveau { $level } atteint ({ $xp } XP) !
beat-level-down = Retour au niveau { $level } ({ $xp } XP).

verdict-won = Victoire
verdict-slain = Mort au combat
verdict-trapped = Mort dans un Piège
verdict-starved = Mort de faim
verdict-rats = Proie des rats
verdict-poisoned = Mort par le Poison
verdict-worn = À bout de forces
cause-won = Og est tombé deux fois ; { $hero } finit avec { $hp } PV, au niveau { $level }.
cause-won-two = Og est tombé deux fois ; { $hero }, au plus mal des deux, finit avec { $hp } PV.
cause-slain = { $hero } à terre. Coup fatal : { $foe }, à qui il restait { $left } PV. { $where }
cause-trapped = { $hero } à terre : un Piège de trop ({ $room }). { $where }
cause-starved = { $hero } à terre : plus rien à manger pour la descente. { $where }
cause-rats = { $hero } à terre : pas une ration à jeter aux rats de la Sépulture. { $where }
cause-poisoned = { $hero } à terre : le Poison a pris le dernier PV. { $where }
cause-worn = Tout le monde est épuisé. Encore debout : { $foe }, avec { $left } PV. { $where }
close-area = Étage { $floor }, Zone { $area }/10 : à { $rooms ->
    [one] une Salle
   *[other] { $rooms } Salles
} de la Sortie et à { $areas ->
    [one] une Zone
   *[other] { $areas } Zones
} d'Og.
close-exit = Étage { $floor }, Zone { $area }/10 : à la Sortie, à { $areas ->
    [one] une Zone
   *[other] { $areas } Zones
} d'Og.
close-last = Étage { $floor }, Zone { $area }/10 : à { $rooms ->
    [one] une Salle
   *[other] { $rooms } Salles
} d'Og.
close-husk = Face à Og, qui se serait encore relevé.
close-heart = Face au cœur d'Og, le tout dernier ennemi.
score-floor = Étage { $floor } : { $areas ->
    [one] { $areas } Zone franchie
   *[other] { $areas } Zones franchies
}
score-hp = PV restants ({ $hero })

refused-seat = il n'y a pas de joueur à cette place
refused-over = la partie est finie
refused-turn = c'est le tour de l'autre Personnage
refused-now = pas maintenant ; d'abord, { $due }
refused-too-poor = pas assez d'Or ; vendez quelque chose, ou choisissez moins cher
refused-not-sold = à cette table, le Marchand ne vend pas de Vivres
refused-not-bought = le Marchand ne rachète que l'Armure et les Potions
refused-hp-full = vos PV sont au maximum
refused-armor-full = votre Armure est au maximum
refused-food-full = vous ne pouvez pas porter plus de Vivres
refused-healthy = il n'y a rien à soigner
refused-has-potion = vous en avez déjà une ; jamais deux de la même sorte
refused-two-potions = vous portez déjà deux Potions ; vendez-en une d'abord
refused-no-potion = vous n'avez pas cette Potion
refused-not-that-potion = ce n'est pas le moment pour cette Potion
refused-no-armor = vous n'avez pas d'Armure à vendre
refused-no-food = vous n'avez pas de Vivres à donner
refused-no-gold = vous n'avez pas d'Or à donner
refused-no-xp = vous n'avez pas d'XP pour payer
refused-too-weak = il faut au moins 3 PV pour en payer 2
refused-no-weapon = vous ne portez pas d'arme à Prouesses
refused-die-spent = ce dé a déjà eu sa Prouesse dans cette attaque
refused-not-critical = seul un dé qui montre un Coup Critique se relance gratuitement
refused-no-die = ce dé n'existe pas
refused-enough = cela suffit déjà ; frappez
refused-wrong-class = c'est la Compétence d'une autre Classe
refused-skill-spent = vos Compétences sont épuisées ; trouvez un Repos, ou finissez la Zone
refused-blind = l'Aveuglement vous en empêche ; buvez d'abord une Potion de Perception ou une Eau Bénite
refused-already-seen = cette Salle est déjà visible ; choisissez-en une face cachée
refused-no-room = cette Salle n'existe pas ici ; choisissez-en une autre
refused-no-way = il n'y a pas de chemin par là ; allez à droite ou en bas, sans sortir de la Zone
refused-not-past-exit = la Sortie ne s'évite pas
refused-no-crow = vous n'avez pas le Corbeau
refused-room-done = quelqu'un y est déjà passé ; choisissez une Salle où personne n'est allé
refused-both-down = rien ne changerait ; l'une des deux au moins doit être face visible
refused-not-in-deck = cette carte n'est pas parmi celles à mélanger ; nommez-en une autre
refused-wrong-row = le dé peut compter un de plus ou un de moins, de 1 à 6
refused-no-row = ce choix n'existe pas
refused-alone = vous jouez en solo
refused-apart = il faut être dans la même Salle
refused-nothing-to-give = il n'y a rien de tel à donner
refused-partner-full = il n'y a pas la place ; personne ne dépasse deux Potions différentes, 4 points d'Armure et une carte
refused-enough-offers = assez de propositions ici ; continuez
refused-no-trade = on échange Potion contre Potion ou carte contre carte ; le reste se donne
refused-last-hp = le dernier PV ne se donne pas
refused-no-hero = ce Personnage n'existe pas
refused-no-need = ce Personnage n'a pas besoin de Bénédiction

due-prepare = préparez la Zone
due-room = résolvez la Salle
due-failed = réglez le Test manqué
due-pick = choisissez parmi ce qui est proposé
due-award = dites qui reçoit la carte
due-item = dites si vous prenez la carte
due-fight = combattez l'ennemi
due-strike = décidez : frapper ou relancer
due-bleed = dites combien de sang vous donnez
due-move = choisissez un chemin
due-descent = dites si vous buvez avant la descente
due-sight = choisissez les Salles à révéler
due-swap = choisissez l'autre Salle
due-potion = faites de la place pour la Potion, ou laissez-la
due-offer = répondez à la proposition

# Une partie avec de vraies cartes : ce que l'on prépare.
prepare-rooms = Mélangez les { $count } cartes Salle en une pile, face cachée : { $cards }.
prepare-guardians = Mélangez trois Gardiens, face cachée : { $cards } ; glissez dessous { $last }, face visible.
prepare-class = Prenez la carte Personnage { $class } et son plateau.
prepare-classes = Chacun prend la carte Personnage de sa Classe et son plateau.
prepare-class-drawn = Mélangez les cartes Personnage du Rogue et du Mage : l'une sera tirée.
prepare-dice = Préparez les dés : { $dice }.
prepare-card = { $name }
prepare-list = { $first }, { $next }

# Les trophées.

trophy-healthy = Une santé de fer
trophy-healthy-deed = Vaincre sans Malédiction, Poison ni Cécité de toute la partie.
trophy-fed = Le ventre plein
trophy-fed-deed = Vaincre sans jamais descendre l'estomac vide.
trophy-corked = Bouchées
trophy-corked-deed = Vaincre sans utiliser une seule Potion.
trophy-hale = Frais comme un gardon
trophy-hale-deed = Vaincre avec au moins 12 PV.
trophy-hard = La dure école
trophy-hard-deed = Vaincre en difficile ou plus dur encore.

# Codex.
codex-rooms = Salles
codex-enemies = Ennemis
codex-carried = Potions et arme
codex-goods = Marchandises
codex-heroes = Héros
codex-skills = Compétences
codex-afflictions = Afflictions
codex-monsters = un Monstre : de { $hp } à { $most-hp } PV, dégâts de { $damage } à { $most-damage }, selon l'Étage
codex-merchant = 1 PV pour 1 Or, 4 pour 3, ration ou guérison 2, Armure ou Potion 5 ; il rachète Armure et Potions
codex-crow = contre 1 ration, il vous suit : il écarte une Salle, ou en échange deux
codex-treasure = { $gold } Or, { $more } après un danger ; coffre sur 5 ou 6 : Armure, XP, Or ou Potion
codex-gauntlet = 5 ou 6 : Eau Bénite, 1 Armure ou Perception ; sinon Vivres ou PV selon l'Étage, 1 Armure, ou Poison
codex-pit = 5 ou 6 : 1 XP, 2 XP ou Perception ; sinon −1 PV et Poison, PV selon l'Étage, ou −3 PV et une chute
codex-foe = Étage { $floor } : { $hp } PV ({ $both } à deux), dégâts { $damage }, { $xp } XP
codex-weapon = de { $fewest } à { $most } Prouesses gratuites
codex-price = { $gold } Or chez le Marchand
codex-price-sold = { $gold } Or chez le Marchand, revente { $brings } Or
codex-hero = commence avec { $hp } PV, { $armor } Armure, { $food } Vivres, { $gold } Or

# Ce qui parle pour un coup ou contre lui.
why = { $fact } ; { $risk }
why-monster = chaque riposte y coûte { $hit } PV, { $worst } au pire ; { $deadly ->
    [one] la pire vous tuerait (vous avez { $hp } PV)
   *[other] il en faudrait { $deadly } des pires pour vous tuer (vous avez { $hp } PV)
}
why-guardian = chaque riposte du gardien coûte { $hit } PV, { $worst } au pire ; { $deadly ->
    [one] la pire vous tuerait (vous avez { $hp } PV)
   *[other] il en faudrait { $deadly } des pires pour vous tuer (vous avez { $hp } PV)
}
why-attack = s'il survit, sa riposte coûte { $hit } PV, { $worst } au pire ; { $deadly ->
    [one] la pire vous tuerait (vous avez { $hp } PV)
   *[other] il en faudrait { $deadly } des pires pour vous tuer (vous avez { $hp } PV)
}
why-down = { $rooms ->
    [one] la seule salle possible
   *[other] { $rooms } salles possibles
} : { $monsters ->
    [0] aucun monstre
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}, { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
}
why-descent = { $food ->
    [0] plus aucune ration
    [one] il reste { $food } ration
   *[other] il reste { $food } rations
} pour { $areas ->
    [one] la dernière zone
   *[other] les { $areas } zones à venir
}
why-hungry = sans ration, la faim vous laisse { $hp } PV
why-trap = Test réussi { $chance } fois sur 100 ; un échec coûte au pire { $worst } de vos { $hp } PV
why-test = Test réussi { $chance } fois sur 100
why-kill = l'ennemi meurt avant sa riposte : { $loss } PV épargnés
why-left = l'ennemi garde { $left } PV, et vous { $hp }
why-die = { $kill ->
    [0] aucune face du dé ne tue aussitôt
    [one] { $kill } des 6 faces du dé tue aussitôt
   *[other] { $kill } des 6 faces du dé tuent aussitôt
}, { $worse ->
    [0] aucune n'affaiblit le coup
    [one] { $worse } affaiblit le coup
   *[other] { $worse } affaiblissent le coup
}
why-hp = il vous reste { $hp } PV
why-life = elle rend { $healed } PV{ $lost ->
    [0] { "" }
    [one] , { $lost } de plus est perdu
   *[other] , { $lost } de plus sont perdus
}
why-frost = elle vous épargne une riposte de { $loss } PV
why-healed = { $healed } PV de plus pour { $price } Or
why-food = { $food ->
    [one] { $food } ration
   *[other] { $food } rations
} pour { $areas ->
    [one] la zone à venir
   *[other] les { $areas } zones à venir
}
why-armor = chaque riposte ordinaire coûte 1 PV de moins
why-gold = { $gold ->
    [0] plus d'Or ensuite
   *[other] Or restant : { $gold }
}
