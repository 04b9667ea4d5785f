# Un dongeon dans un deck. Ici, les phrases.

heading = { $colour }, Porte { $door }
colour-white = Face blanche
colour-grey = Face grise (perdu)

gauge-lives = PV
gauge-weapons = Armes
gauge-treasures = Trésors
gauge-streak = D'affilée
gauge-corridors = Couloirs d'affilée
gauge-doors = Portes d'affilée
gauge-torches = Torches

icon-corridor = Couloir
icon-door = Porte
icon-monster = Monstre { $value }
icon-treasure = Trésor
icon-weapon = Arme
icon-trap = Piège
icon-turnaround = Retournement

zone-top = Carte du dessus
zone-doors = Portes de boss
zone-ahead = Carnet, devant
zone-behind = Carnet, derrière (au dos)
zone-weapons = Armes
zone-treasures = Trésors
zone-wounds = Blessures
zone-legend = Icônes
zone-unseen-white = Faces blanches inconnues ou oubliées
zone-unseen-grey = Faces grises inconnues ou oubliées
thing-card = face { $number }
thing-door = boss { $door }
thing-doors = les Portes de boss
thing-passage = passage
thing-lair = repaire de Monstre
thing-hoard = butin
thing-wound = blessure
thing-hidden = jamais vue
mark-passed = passée
mark-against = face à { $foe } : { $value } ; Armes : +{ $weapons }

legend-corridor = on avance : toutes les icônes de la carte suivante comptent
legend-door = on avance : seule l'icône du haut de la carte suivante compte
legend-monster = combat : le Monstre tiré plus vos Armes doit faire sa valeur
legend-treasure = paie une rançon ; deux rendent un PV
legend-weapon = +1 à chaque combat
legend-trap = coûte une Arme, sinon un Trésor, sinon un PV
legend-turnaround = côté gris : on retrouve son chemin

note-deck = { $doors ->
    [0] Les Portes de boss sont là.
    [one] Encore { $doors } carte avant les Portes de boss.
   *[other] Encore { $doors } cartes avant les Portes de boss.
}
note-deck-back = { $doors ->
    [0] Perdu : ici, vous repassez les Portes de boss vers la Porte { $door }.
    [one] Perdu : encore { $doors } carte, et vous reculez à la Porte { $door }.
   *[other] Perdu : encore { $doors } cartes, et vous reculez à la Porte { $door }.
}
note-deck-entrance = { $doors ->
    [0] Perdu : voici l'entrée, vous retrouvez votre chemin.
    [one] Perdu : encore { $doors } carte avant l'entrée, où vous retrouvez votre chemin.
   *[other] Perdu : encore { $doors } cartes avant l'entrée, où vous retrouvez votre chemin.
}
note-held = Les Portes de boss attendent la fin du combat.
note-after-corridor = Après un Couloir : choisissez un passage s'il y en a un.
note-after-door = Après une Porte : seule l'icône du haut compte.
note-third-corridor = Encore un Couloir, et vous vous perdez !
note-third-door = Encore une Porte, et vous vous perdez !

prompt-start = Entrez par un Couloir de cette carte.
prompt-walk = Que faites-vous ?
prompt-beaten = Défaite contre { $foe } : payez { $value ->
    [one] { $value } Trésor
   *[other] { $value } Trésors
}, ou prenez une blessure.
prompt-beaten-poor = Défaite contre { $foe } : soignez-vous d'abord, ou prenez la blessure.
prompt-between = Le boss final recule avant l'assaut { $number } sur 3 : soignez-vous, ou affrontez-le.
prompt-won = Le boss final est derrière vous ! Score : { $score }.
prompt-died = Vous mourez. Score : { $score }.
prompt-lost = Vous vous perdez pour de bon, sans torche. Score : { $score }.
prompt-worn = Mille pas, et le donjon a gagné. Score : { $score }.

foe-monster = un Monstre
foe-boss = le boss de la Porte { $door }
foe-assault = le boss final, assaut { $number } sur 3

side-top = en haut
side-right = à droite
side-bottom = en bas
side-left = à gauche
choice-use = { $icon } { $side }
choice-leave = Passer son chemin
choice-flee = Fuir le Monstre
choice-heal = Se soigner
choice-ransom = Payer la rançon
choice-bleed = Prendre la blessure
choice-fight = Affronter l'assaut suivant

comes-nothing = rien
comes-corridor = on avance ; la carte reviendra avec { $next } en haut
comes-door = le haut de la suivante comptera ; la carte reviendra avec { $next } en haut
comes-then = { $first } ; { $then }
ahead-icon = ensuite : { $icon }
ahead-face = ensuite : { $icons }
ahead-unseen = ensuite : 1 face parmi { $faces } jamais vues, dont { $monsters } à Monstre et { $traps } à Piège
then-hurt = puis la blessure, il vous reste { $lives } PV
then-fight = puis { $foe }
then-boss = puis le boss de la Porte { $door } : { $odds }
then-final = puis le boss final : { $odds }
then-back = puis vous repassez la Porte { $door }
then-entrance = puis l'entrée du donjon
fight-then-boss = puis aussitôt le boss de la Porte { $door }
fight-then-final = puis aussitôt le boss final
fight-maybe-boss = { $chance } % : aussitôt le boss de la Porte { $door }
fight-maybe-final = { $chance } % : aussitôt le boss final
fight-maybe-back = { $chance } % : vous repassez aussitôt la Porte { $door }
fight-maybe-entrance = { $chance } % : aussitôt l'entrée du donjon
comes-turnaround = retour aux faces blanches
comes-fight = gagné { $win } %, égalité (gagnée) { $tie } %, perdu { $lose } % ({ $loss })
comes-sure = victoire certaine
comes-fight-unknown = en cas de défaite : { $loss }
loss-life = −1 PV
loss-ransom = { $value ->
    [one] { $value } Trésor ou −1 PV
   *[other] { $value } Trésors ou −1 PV
}
loss-death = mort
comes-assault = boss : Monstre tiré + 4 ; { $odds }
comes-victory = vous gagnez : { $drawn } (tirage) + { $weapons } (Armes) contre { $value }
comes-defeat = vous perdez : { $drawn } (tirage) + { $weapons } (Armes) contre { $value } ({ $loss })
comes-treasure = un Trésor de plus
comes-weapon = { $weapons ->
    [one] { $weapons } Arme en tout
   *[other] { $weapons } Armes en tout
}
comes-trap-weapon = il vous coûte une Arme
comes-trap-treasure = il vous coûte un Trésor
comes-trap-life = il vous coûte 1 PV, il en reste { $lives }
comes-leave = la carte va sous le paquet
comes-lost = vous vous perdez : le paquet se retourne côté gris
comes-lost-torch = vous vous perdez, il reste { $torches ->
    [one] { $torches } torche
   *[other] { $torches } torches
} : le paquet se retourne côté gris
comes-lost-for-good = plus de torche : vous vous perdez pour de bon, la partie s'arrête
comes-heal = 2 Trésors contre 1 PV : { $lives } PV
comes-ransom = { $value ->
    [one] { $value } Trésor
   *[other] { $value } Trésors
}, pas de blessure
comes-bleed = 1 PV de moins, il en reste { $lives }
comes-death = votre dernier PV : vous mourez

refused-seat = ce jeu se joue seul
refused-over = la partie est finie
refused-not-a-corridor = vous entrez par un Couloir ; choisissez-en un
refused-not-begun = entrez d'abord par un Couloir
refused-path-first = il y a un passage sur cette carte ; prenez un passage
refused-monster-first = un Monstre garde cette carte ; affrontez-le, ou fuyez si la face est blanche
refused-not-a-trap = on ne choisit pas un Piège ; prenez un objet ou passez votre chemin
refused-top-only = après une Porte, seule l'icône du haut compte
refused-cannot-leave = cette carte ne se laisse pas ; choisissez une icône
refused-nothing-to-flee = aucun Monstre ne vous barre le chemin
refused-no-flight = vous ne pouvez pas fuir côté gris ; combattez
refused-unhurt = vous n'avez pas de blessure
refused-too-poor = il faut 2 Trésors pour se soigner
refused-not-beaten = vous n'avez pas perdu de combat
refused-beaten = réglez d'abord le combat : des soins, une rançon ou une blessure
refused-too-poor-to-pay = vous avez trop peu de Trésors pour cette rançon
refused-between = le boss final revient : soignez-vous, ou affrontez l'assaut suivant
refused-no-assault = aucun assaut du boss final n'est à venir

next-passage = une carte avec un passage
next-lair = un repaire de Monstre
next-hoard = un butin
next-monster = un Monstre en haut
next-icon = { $icon } en haut

event-turned = Carte : { $top } en haut, { $right } à droite, { $bottom } en bas, { $left } à gauche.
event-walked = Vous prenez : { $icon }.
event-took = Vous ramassez : { $icon }.
event-left = Vous passez votre chemin.
event-trap-weapon = Un Piège ! Vous perdez une Arme.
event-trap-treasure = Un Piège ! Vous perdez un Trésor.
event-trap-life = Un Piège !
event-fought = Combat contre { $foe }, valeur { $value }.
event-searched = { $cards ->
    [one] { $cards } carte passe sans Monstre en haut.
   *[other] { $cards } cartes passent sans Monstre en haut.
}
event-won = Tiré { $drawn }, Armes { $weapons }, total { $sum } : gagné.
event-beaten = Tiré { $drawn }, Armes { $weapons }, total { $sum } : perdu.
event-paid = { $treasures ->
    [one] Rançon payée : { $treasures } Trésor.
   *[other] Rançon payée : { $treasures } Trésors.
}
event-hurt = Vous perdez 1 PV, il en reste { $lives }.
event-healed = Vous regagnez 1 PV : { $lives } PV.
event-held = Voici les Portes de boss : elles attendent la fin du combat.
event-crossed-back = Vous repassez les Portes de boss ; la Porte { $door } est en haut.
event-entrance = L'entrée du donjon : vous savez de nouveau où vous êtes.
event-lost = Vous vous perdez !
event-lost-torch = Vous vous perdez ! Une torche se consume, il en reste { $torches }.
event-flipped = Le paquet se retourne. { $colour }.
event-ended-won = Le boss final est derrière vous. Score : { $score }.
event-ended-died = Vous mourez. Score : { $score }.
event-ended-lost = Plus de torche : vous vous perdez pour de bon. Score : { $score }.
event-ended-worn = Mille pas : le donjon a gagné. Score : { $score }.

beat-turned = { $top }, { $right }, { $bottom }, { $left }.
beat-won = { $drawn } + { $weapons } contre { $value } : gagné.
beat-tied = { $drawn } + { $weapons } contre { $value } : égalité, gagné.
beat-beaten = { $drawn } + { $weapons } contre { $value } : perdu.
beat-hurt-by = Défaite contre { $foe } ({ $value }) : 1 PV de moins, reste { $lives }.
beat-back = Vous repassez la Porte { $door }.
beat-held = Les Portes attendent la fin du combat.
beat-entrance = L'entrée du donjon !

verdict-won = Victoire
verdict-died = Défaite
verdict-lost = Perdu pour de bon
verdict-worn = Épuisement
cause-won = Dernier assaut : { $drawn } + { $weapons } contre { $value }, et { $lives } PV de reste.
cause-survived = Dernier assaut perdu, mais il vous reste { $lives } PV.
cause-fight = Le coup de trop : { $foe }, valeur { $value }, { $place }.
cause-boss = Le coup de trop : { $foe }, valeur { $value }.
cause-trap = Le coup de trop : un Piège, { $place }.
cause-died = Le dernier PV est perdu, { $place }.
cause-lost = Plus de torche, { $place }.
cause-worn = Mille pas, { $place }.
place-grey = perdu côté gris, Porte { $door } sur 4
place-before = { $cards ->
    [one] à { $cards } carte de la Porte { $door } sur 4
   *[other] à { $cards } cartes de la Porte { $door } sur 4
}
place-at = devant la Porte { $door } sur 4
score-won = Boss final franchi
score-lives = PV restants
score-doors = Portes franchies

# Une partie avec de vraies cartes : ce que l'on prépare.
prepare-shuffle = Mélangez les { $count } cartes, toutes face blanche visible, chacune dans un sens au hasard.
prepare-doors = Glissez dessous la carte des Portes de boss, face blanche visible, numéro 1 en haut.
prepare-life = À côté, de quoi compter vos points de vie : { $life } au début.

# Les trophées.

trophy-unhurt = Intouchable
trophy-unhurt-deed = Vaincre sans perdre un seul point de vie.
trophy-guide = Le sens de l'orientation
trophy-guide-deed = Vaincre sans jamais se perdre.
trophy-wary = Le pied léger
trophy-wary-deed = Vaincre sans déclencher un seul Piège.
trophy-bare = Rien dans les mains
trophy-bare-deed = Gagner le dernier combat sans la moindre Arme.
trophy-hoard = Le magot
trophy-hoard-deed = Vaincre avec quatre Trésors ou plus.

# Codex.
codex-white = Faces blanches
codex-grey = Faces grises
codex-face = dans le sens horaire, depuis le haut : { $icons }
codex-monster = combat : le Monstre tiré plus vos Armes doit faire { $value }
codex-found = sur { $white ->
    [0] 0 face blanche
    [1] 1 face blanche
   *[other] { $white } faces blanches
} et { $grey ->
    [0] 0 face grise
    [1] 1 face grise
   *[other] { $grey } faces grises
}

# Ce qui parle pour un coup ou contre lui.
why = { $fact } ; { $risk }
why-fight = combat gagné { $won } fois sur 100 ; en cas de défaite : { $loss }
why-fight-sure = la victoire est certaine
why-weapon = contre le boss de la Porte { $door }, s'il venait maintenant : gagné { $after } fois sur 100 au lieu de { $before }
why-treasure = avec { $treasures ->
    [one] { $treasures } Trésor
   *[other] { $treasures } Trésors
}, de quoi payer la rançon d'un Monstre de valeur { $treasures } au plus{ $healed ->
    [0] { "" }
   *[other] , ou regagner { $healed } PV
}
why-boss = aussitôt, le boss de la Porte { $door } : { $odds }
why-known-icon = d'après le carnet, en haut de la carte suivante : { $icon }
why-known-passage = d'après le carnet, la carte suivante a un passage
why-known-lair = d'après le carnet, la carte suivante est un repaire : un Monstre de valeur { $weakest } au moins
why-known-hoard = d'après le carnet, la carte suivante n'a ni Monstre ni passage
why-lairs = { $lairs ->
    [0] aucune des { $faces } faces inconnues n'est un repaire de Monstre
    [one] { $lairs } des { $faces } faces inconnues est un repaire de Monstre
   *[other] { $lairs } des { $faces } faces inconnues sont des repaires de Monstre
}
why-edges = { $bad ->
    [0] aucun des { $edges } bords inconnus ne porte un Monstre ou un Piège
    [one] { $bad } des { $edges } bords inconnus porte un Monstre ou un Piège
   *[other] { $bad } des { $edges } bords inconnus portent un Monstre ou un Piège
}
why-flee = même le Monstre le plus faible de la carte l'emporterait { $lost } fois sur 100
why-torches = { $torches ->
    [0] plus aucune torche ensuite
    [one] il reste { $torches } torche
   *[other] il reste { $torches } torches
}
why-heal = vous aurez { $lives } PV, et { $treasures ->
    [0] plus aucun Trésor
    [one] encore { $treasures } Trésor
   *[other] encore { $treasures } Trésors
}
why-ransom = vous gardez vos { $lives } PV, et { $treasures ->
    [0] plus aucun Trésor
    [one] encore { $treasures } Trésor
   *[other] encore { $treasures } Trésors
}
why-bleed = il reste { $lives } PV, mais vous gardez { $treasures ->
    [one] { $treasures } Trésor
   *[other] { $treasures } Trésors
}
