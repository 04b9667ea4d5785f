# Scélérat. Les noms des cartes viennent du contenu ; ici, les phrases.

heading = Salle { $room }
gauge-hp = PV
zone-room = Salle
zone-weapon = Arme
zone-slain = Tués par cette arme
zone-beneath = Au fond du donjon, dans l'ordre
zone-kinds = Cartes pas encore vues
zone-unseen = Cartes pas encore vues, une par une
zone-dungeon = Donjon
thing-monster = monstre { $value }
thing-weapon = arme { $value }
thing-potion = potion { $value }
thing-kind = valeur totale { $total }
mark-fresh = neuve : tue tout
mark-dulled = { $limit ->
    [2] ne tue plus rien
   *[other] tue moins de { $limit }
}
mark-dulled-le = tue { $limit } au plus

note-unarmed = Aucune arme.
note-fresh = Arme : { $weapon }, encore neuve : elle tue tout monstre.
note-dulled = Arme : { $weapon }, { $limit ->
    [2] ne tue plus aucun monstre
   *[other] ne tue plus que les monstres de moins de { $limit }
}.
note-dulled-le = Arme : { $weapon }, ne tue plus que les monstres de { $limit } au plus.
note-dungeon = { $count ->
    [0] Le donjon est vide.
    [one] { $count } carte dans le donjon.
   *[other] { $count } cartes dans le donjon.
}
note-dungeon-avoided = { $count ->
    [one] { $count } carte dans le donjon, évitée plus tôt.
   *[other] { $count } cartes dans le donjon, toutes évitées plus tôt.
}
note-dungeon-partly = { $count } cartes dans le donjon, dont { $beneath } évitées, au fond.
note-potion-used = La potion de cette salle est déjà bue.
note-avoided = La salle précédente a été évitée : celle-ci se joue.

prompt = { $left ->
    [one] Encore { $left } carte à jouer dans cette salle.
   *[other] Encore { $left } cartes à jouer dans cette salle.
}
prompt-last = { $left ->
    [one] Dernière salle : encore { $left } carte.
   *[other] Dernière salle : encore { $left } cartes, toutes à jouer.
}
prompt-dead = Vous perdez. Score : { $score }.
prompt-crossed = Donjon traversé ! Score : { $score }.

choice-avoid = Éviter la salle
choice-equip = { $card }, s'équiper
choice-drink = { $card }, boire
choice-hands = { $card } à mains nues
choice-weapon = { $card } à l'arme

comes-avoid = { $count ->
    [one] { $count } carte sous le donjon ; la salle suivante se joue
   *[other] { $count } cartes sous le donjon ; la salle suivante se joue
}
comes-equip = arme { $value }, neuve
comes-replace = arme { $value }, neuve ; à la défausse : { $old }
comes-drink = +{ $healed } → { $hp } PV
comes-waste = +0, la potion de cette salle est déjà bue
comes-full = sans effet, vos PV sont au maximum ; les autres potions de la salle ne soigneront plus
comes-fight = −{ $lost } → { $hp } PV
comes-cut = { $lost ->
    [0] sans blessure, { $hp } PV
   *[other] −{ $lost } → { $hp } PV
} ; ensuite, l'arme { $limit ->
    [2] ne tue plus rien
   *[other] tue moins de { $limit }
}
comes-cut-le = { $lost ->
    [0] sans blessure, { $hp } PV
   *[other] −{ $lost } → { $hp } PV
} ; ensuite, l'arme tue { $limit } au plus
comes-death = −{ $lost }, vous mourez

refused-over = la partie est finie ; commencez-en une autre
refused-seat = ce jeu se joue seul
refused-not-in-room = cette carte n'est pas dans la salle : { $card } ; choisissez une carte de la salle
refused-takes-monster = un monstre se combat, il ne se ramasse pas : { $card }
refused-fights-thing = seul un monstre se combat : { $card } se ramasse
refused-unarmed = vous n'avez pas d'arme ; combattez à mains nues
refused-blunt = l'arme a déjà tué un monstre de { $limit }, elle ne peut plus tuer un monstre de { $value } ; combattez à mains nues
refused-begun = une carte de cette salle est déjà jouée ; finissez la salle
refused-short = on n'évite qu'une salle de quatre cartes ; jouez celle-ci
refused-avoided = la salle précédente a été évitée, jamais deux de suite ; jouez celle-ci
refused-never = à cette table, on n'évite aucune salle

event-entered = Salle { $room }.
event-dealt = { $card }, { $what }.
event-stayed = Reste pour la salle suivante : { $card }.
event-avoided = Salle évitée : ses cartes vont sous le donjon.
event-equipped = { $card } : arme en main.
event-replaced = { $card } : arme en main ; à la défausse : { $old }.
event-drank = { $card } : { $healed ->
    [0] sans effet
   *[other] +{ $healed }
}, { $hp } PV.
event-wasted = { $card } : potion perdue, une seule agit par salle.
event-hands = { $card } à mains nues : −{ $lost }, { $hp } PV.
event-weapon = { $card } à l'arme : { $lost ->
    [0] sans blessure
   *[other] −{ $lost }
}, { $hp } PV.
event-died = Vous mourez. Score : { $score } ({ $hp } PV, moins { $left } pour les monstres restants).
event-crossed = Donjon traversé ! Score : { $score }.
event-bonus = Donjon traversé ! La dernière carte ({ $potion }) s'ajoute. Score : { $score }.

next-monster = prochaine carte : un monstre
next-weapon = prochaine carte : une arme
next-potion = prochaine carte : une potion

beat-avoided = Salle évitée.
beat-wasted = { $card } : potion perdue.
beat-died = Vous mourez.

verdict-dead = Défaite
verdict-crossed = Victoire
cause-hands = { $card } à mains nues : il manquait { $short } PV, { $left }.
cause-weapon = { $card } à l'arme : il manquait { $short } PV, { $left }.
cause-hands-early = { $card } à mains nues, { $left }.
cause-weapon-early = { $card } à l'arme, { $left }.
cause-left = { $left ->
    [0] sur la dernière carte
    [one] à { $left } carte de la sortie
   *[other] à { $left } cartes de la sortie
}
cause-crossed = { $rooms ->
    [one] Donjon traversé en { $rooms } salle, avec { $hp } PV.
   *[other] Donjon traversé en { $rooms } salles, avec { $hp } PV.
}
score-life = PV
score-pile = Monstres restés dans la pioche
score-room = Monstres restés dans la salle
score-bonus = Dernière carte : { $potion }

# Une partie avec de vraies cartes : ce que l'on prépare.
prepare-shuffle = Mélangez ces { $count } cartes en une pile, dos visible : le donjon. Tout le reste du paquet va de côté.
prepare-suit = – { $count } cartes : { $first } à { $last } ;
prepare-life = À côté, de quoi compter vos points de vie : { $life } au début.

# Les trophées.

trophy-whole = Sans une égratignure
trophy-whole-deed = Traverser le donjon et en sortir avec tous ses points de vie.
trophy-armed = Jamais à mains nues
trophy-armed-deed = Traverser le donjon sans jamais combattre à mains nues.
trophy-onward = Toujours tout droit
trophy-onward-deed = Traverser le donjon sans éviter une seule salle.
trophy-thrift = Pas une goutte perdue
trophy-thrift-deed = Traverser le donjon sans perdre une seule potion.
trophy-toast = Le dernier verre
trophy-toast-deed = Finir par une potion, la vie au complet : elle compte en plus.

# Codex.
codex-monsters = Monstres
codex-weapons = Armes
codex-potions = Potions
codex-monster = −{ $value } PV à mains nues ; avec une arme, moins la valeur de l'arme
codex-weapon = retire { $value } au coup d'un monstre
codex-potion = +{ $value } PV, une potion par salle

# Ce qui parle pour un coup ou contre lui.
why = { $fact } ; { $risk }
why-risk = { $deadly ->
    [0] aucun des { $monsters } monstres pas encore vus ne vous tue alors d'un coup
    [one] { $deadly } des { $monsters } monstres pas encore vus vous tue alors d'un coup
   *[other] { $deadly } des { $monsters } monstres pas encore vus vous tuent alors d'un coup
}
why-risk-one = { $deadly ->
    [0] le dernier monstre pas encore vu ne vous tue pas d'un coup
   *[other] le dernier monstre pas encore vu vous tue alors d'un coup
}
why-avoid = { $count ->
    [0] aucun monstre n'est repoussé au fond du donjon
    [one] { $count } monstre de valeur { $total } attend au fond du donjon
   *[other] { $count } monstres, de valeur totale { $total }, attendent au fond du donjon
}
why-equip = l'arme tue { $reach ->
    [0] tout monstre
    [one] le monstre pas encore vu
   *[other] chacun des { $reach } monstres pas encore vus
}
why-replace = la nouvelle arme tue tout monstre, l'ancienne { $before ->
    [0] aucun de ceux pas encore vus
    [one] un seul de ceux pas encore vus
   *[other] { $before } de ceux pas encore vus
}
why-drink = { $healed ->
    [0] la potion ne soigne rien
    [one] la potion rend { $healed } PV
   *[other] la potion rend { $healed } PV
}
why-weapon = l'arme épargne { $spared } PV { $spent ->
    [0] et atteint encore tous les monstres qu'elle atteignait
    [one] et n'atteint plus { $spent } des monstres pas encore vus
   *[other] et n'atteint plus { $spent } des monstres pas encore vus
}
why-hands = le coup coûte { $lost } PV
why-hands-keeping = { $lost } PV perdus, mais l'arme atteint encore { $reach ->
    [one] { $reach } monstre pas encore vu
   *[other] { $reach } monstres pas encore vus
}
