# Dead Cells. Ici, les phrases.

heading-camp = Run { $run } : préparatifs
heading-won = Run { $run } : victoire
heading-lost = Run { $run } : défaite
heading-cells = Run { $run } : Cellules à dépenser
heading-combat = Run { $run } : { $place }, { $round }
heading-preparing = Run { $run } : { $place }, Préparation
heading-way = Run { $run } : { $place }
printed = { $name }
list = { $first }, { $next }
either = { $first }, ou { $next }
line-none = rien
card-lines = I : { $one } ; II : { $two } ; III : { $three }
nobody = personne
the-boss = Le Boss

gauge-life = PV
gauge-shields = Boucliers
gauge-teeth = Dents en or
gauge-potions = Potions
gauge-cells = Cellules

zone-at-hand = La carte
zone-here = Ici
zone-board = Plateau Combat
zone-timeline = Rondes
zone-hand = Main
zone-discard = Défausse
zone-group = Groupe
zone-gear = Équipement
zone-tracks = Pistes Parchemin
zone-prisoners = Prisonniers
zone-runes = Runes
zone-mutations = Mutations
zone-aside = Cartes mises de côté
zone-improved = Cartes Combat améliorées
zone-secrets = Secrets
zone-upgrades = Améliorations et Puits
column-who = Qui
column-life = PV
column-tokens = Jetons
column-cards = Cartes
column-gear = Équipement
column-0 = 0
column-1 = I
column-2 = II
column-3 = III
column-4 = IV
column-round = { $round }
column-now = { $round } (en cours)
lane-left = Gauche
lane-group = Groupe
lane-1 = 1
lane-2 = 2
lane-3 = 3
round-0 = Ronde 0
round-1 = Ronde I
round-2 = Ronde II
round-3 = Ronde III
round-4 = Ronde IV
cell-life = { $left }/{ $life }
cell-frozen = Gelé
cell-cards = main { $held }, deck { $left }, défausse { $discard }
cell-slots = { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
 }

label-group = espace Groupe
label-empty = vide
label-loot = Butin
label-no-card = pas encore de carte
label-monster = Monstre
label-elite = Élite
label-guard = Garde
label-banner = Bannière
label-boss = Boss
label-printed = Actions de son plateau
label-face-down = carte face cachée
label-start = départ du Groupe
label-square = Rencontre inconnue
label-trapezoid = Rencontre Élite inconnue
label-circle = Trésor inconnu
label-pentagon = Marchand inconnu
label-hexagon = Porte inconnue
label-pillar = pilier de téléportation
label-restriction = Restriction inconnue
label-first = Premier Joueur
label-member = membre du Groupe
label-vial = soigne un Prisonnier aussitôt
label-potion = retire tous les Dégâts d'un Prisonnier
label-feat = Exploit à accomplir
label-mutation = Mutation
label-secret = Secret à accomplir
label-secret-told = Secret accompli
label-deck = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }, { $price ->
    [0] gratuit
    [one] { $price } Cellule la carte
   *[other] { $price } Cellules la carte
 }
label-well = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }, 1 Cellule la carte

mark-death = en mourant : { $gains }
mark-shields = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 }
mark-state = { $count ->
    [1] { $state }
   *[other] { $state } ×{ $count }
 }
mark-done = déjà visité
mark-gate = { $to ->
    [exit1] Sortie 1
    [exit2] Sortie 2
   *[other] vers l'espace { $to }
 } : { $gate }
mark-symbol = symbole { $skill }
mark-dead = hors de combat
mark-passes = passe
mark-shuriken = Shuriken
mark-price = { $price ->
    [0] gratuit
    [one] { $price } Dent en or
   *[other] { $price } Dents en or
 }, encore { $left }
mark-taken = joueur { $seat }
mark-deck = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
mark-deck-of = deck : { $who }

skill-survival = Survie
skill-tactics = Tactique
skill-brutality = Brutalité
symbols-none = aucun symbole
state-poison = Empoisonné
state-bleed = Ensanglanté
state-fire = Enflammé
state-freeze = Gelé
state-mark = Ciblé
space-left = à gauche
space-right = espace { $space }
seller-tile = Tuile Marchand
seller-healer = Guérisseur
seller-merchant = Marchand
seller-collector = Collecteur
ware-blueprint = { $name } (Schéma)

reach-same = même cible
reach-1 = gauche
reach-2 = 1
reach-3 = gauche/1
reach-4 = 2
reach-5 = gauche/2
reach-6 = 1–2
reach-7 = gauche/1–2
reach-8 = 3
reach-9 = gauche/3
reach-10 = 1/3
reach-11 = gauche/1/3
reach-12 = 2–3
reach-13 = gauche/2–3
reach-14 = 1–3
reach-15 = partout

effect-damage = { $count ->
    [one] { $count } Dégât
   *[other] { $count } Dégâts
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-pierce = { $count ->
    [one] { $count } Dégât perçant
   *[other] { $count } Dégâts perçants
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-poison = { $count ->
    [1] Empoisonné
   *[other] Empoisonné ×{ $count }
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-bleed = { $count ->
    [1] Ensanglanté
   *[other] Ensanglanté ×{ $count }
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-fire = { $count ->
    [1] Enflammé
   *[other] Enflammé ×{ $count }
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-freeze = { $count ->
    [1] Gelé
   *[other] Gelé ×{ $count }
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-mark = { $count ->
    [1] Ciblé
   *[other] Ciblé ×{ $count }
 } ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-push = Pousser ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-pull = Attirer ({ $reach }{ $each ->
    [1] , tous
   *[other] { "" }
 })
effect-shield = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 }
effect-shield-any = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 } (au choix)
effect-shield-every = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 } (tous)
effect-shield-prisoner = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 } (Prisonnier)
effect-aptitude = { $count ->
    [1] Aptitude
   *[other] Aptitude ×{ $count }
 }
effect-loot = { $count ->
    [1] Piller
   *[other] Piller ×{ $count }
 }
effect-heal = Soigner { $count }
effect-heal-other = Soigner { $count } (un autre)
effect-heal-prisoner = Soigner { $count } (Prisonnier)
effect-heal-any = Soigner { $count } (au choix)
effect-suffer = { $count ->
    [one] subir { $count } Dégât
   *[other] subir { $count } Dégâts
 }
effect-spend = { $count ->
    [one] −{ $count } Bouclier
   *[other] −{ $count } Boucliers
 }
effect-spread = propager le Poison
effect-delay = prochaine Action une Ronde plus tard{ $each ->
    [0] { "" } ({ $reach })
   *[other] { "" }, tous ({ $reach })
  }
effect-if = { $effect } si { $condition }
effect-more = { $effect }, +{ $more } si { $condition }
when-always = rien ne l'empêche
when-shield-spent = Bouclier dépensé
when-last-life = 1 seul PV
when-hurt = Dégât subi
when-unhurt = aucun Dégât subi
when-shielded = Bouclier
when-wall = Mur
when-hole = Vide
when-elite = Élite ou Boss
when-poisoned = Empoisonné
when-marked = Ciblé

foe-damage = { $count ->
    [one] { $count } Dégât
   *[other] { $count } Dégâts
 }{ $whom }
foe-poison = { $count ->
    [1] Empoisonné
   *[other] Empoisonné ×{ $count }
 }{ $whom }
foe-bleed = { $count ->
    [1] Ensanglanté
   *[other] Ensanglanté ×{ $count }
 }{ $whom }
foe-fire = { $count ->
    [1] Enflammé
   *[other] Enflammé ×{ $count }
 }{ $whom }
foe-freeze = { $count ->
    [1] Gelé
   *[other] Gelé ×{ $count }
 }{ $whom }
foe-mark = { $count ->
    [1] Ciblé
   *[other] Ciblé ×{ $count }
 }{ $whom }
foe-shield = { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 }
foe-leave = s'en va
foe-flank = passe à gauche
foe-move = bouge : { $space }
foe-strike = Trait de feu ({ $reach })
foe-shuriken = { $count ->
    [one] { $count } Shuriken
   *[other] { $count } Shurikens
  }{ $whom }
foe-banner = Bannière (sinon { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
  })
foe-guard = Garde (sinon 1 Dégât, 2 cibles)
foe-bomb = { $count } Dégâts (tous), ou 1 si le Boss en a subi 4 à cette manche
aim-choice = { "" }
aim-first = { "" } (Premier Joueur)
aim-two = { "" } (2 cibles)
aim-all = { "" } (tous)
aim-one = { "" } (1 cible)

say-damage = Dégâts
say-state = État
say-block = Bloquer
say-aptitude = Aptitude
say-loot = Piller
say-heal = Soigner

gift-nothing = rien
gift-tooth = { $count ->
    [one] { $count } Dent en or
   *[other] { $count } Dents en or
 }
gift-cell = { $count ->
    [one] { $count } Cellule
   *[other] { $count } Cellules
 }
gift-potion = { $count ->
    [one] { $count } Potion
   *[other] { $count } Potions
 }
gift-vial = { $count ->
    [one] { $count } Fiole
   *[other] { $count } Fioles
 }
gift-vial-each = { $count ->
    [one] { $count } Fiole
   *[other] { $count } Fioles
 } pour chacun
gift-scroll = { $count ->
    [one] { $count } Parchemin
   *[other] { $count } Parchemins
 } { $skill }
gift-scroll-any = { $count ->
    [one] { $count } Parchemin
   *[other] { $count } Parchemins
 } au choix
gift-scrolls = { $count ->
    [one] { $count } Parchemin
   *[other] { $count } Parchemins
 }
gift-equipment = { $count ->
    [one] { $count } Équipement
   *[other] { $count } Équipements
 }
gift-equipment-each = { $count ->
    [one] { $count } Équipement
   *[other] { $count } Équipements
 } par Prisonnier
gift-blueprint = { $count ->
    [one] { $count } Schéma
   *[other] { $count } Schémas
 }
gift-rune = { $count ->
    [one] { $count } Rune
   *[other] { $count } Runes
 }
gift-rune-named = { $name }
gift-poison-next = { $count ->
    [1] Empoisonné
   *[other] Empoisonné ×{ $count }
 } au prochain Combat (Premier Joueur)

gear-replace = { $round }, à la place de la carte : { $does }
gear-add = { $round }, en plus de la carte : { $does }
gear-aptitude = Action Aptitude : { $does }
gear-always = { $round }, toujours : { $does }
gear-companion = Compagnon, { $life } PV ; { $round } : { $does }
gear-later = sans effet pour l'instant

perk-life = +{ $count } PV
perk-slots = { $count ->
    [one] +{ $count } emplacement d'Équipement
   *[other] +{ $count } emplacements d'Équipement
 }
perk-hand = { $count ->
    [one] +{ $count } carte en main
   *[other] +{ $count } cartes en main
 }
perk-immune = immunité : { $state }
perk-aptitude = Aptitude : { $does }
perk-aptitude-named = Aptitude { $name } : { $does }
perk-reach = portée de la première Aptitude de la piste : { $reach }
perk-value = force de la première Aptitude de la piste : { $count }
perk-rule = { $trigger } : { $outcome }
perk-rule-once = { $trigger }, une fois par Combat : { $outcome }
perk-more = { $count ->
    [one] +{ $count } Dégât
   *[other] +{ $count } Dégâts
 }
perk-golden = Boucliers dorés
perk-healer = Guérisseur : { $price ->
    [0] gratuit
    [one] { $price } Dent en or
   *[other] { $price } Dents en or
 }, jusqu'à { $times } fois{ $free ->
    [0] { "" }
    [one] , dont { $free } gratuite
   *[other] , dont { $free } gratuites
 }
perk-merchant = Marchand : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $price ->
    [0] gratuites
    [one] { $price } Dent en or chacune
   *[other] { $price } Dents en or chacune
 }
perk-collector = Collecteur : { $cards ->
    [one] { $cards } Schéma
   *[other] { $cards } Schémas
 }, { $price ->
    [0] gratuits
    [one] { $price } Dent en or chacun
   *[other] { $price } Dents en or chacun
 }
perk-vial = { $count ->
    [one] une Fiole retire { $count } Dégât
   *[other] une Fiole retire { $count } Dégâts
 }
perk-guard-first = le Premier Joueur ignore le premier Dégât de chaque Combat
perk-survive = une fois par Run, un Prisonnier qui devrait mourir garde 1 PV
perk-network = une Action qui blesse un Ennemi Ciblé inflige 1 Dégât aux autres Ciblés
perk-vengeance = après un Dégât subi, la prochaine attaque inflige 1 Dégât de plus
perk-keep-teeth = les Dents en or non pillées vont dans la Besace
perk-replace-tiles = { $count ->
    [one] { $count } tuile du premier Biome peut être remplacée
   *[other] { $count } tuiles du premier Biome peuvent être remplacées
 }
trigger-start = au début de la Run
trigger-zero = Ronde 0
trigger-kill = quand un Ennemi meurt
trigger-kill-fire = quand un Ennemi meurt par le feu
trigger-kill-far = quand un Monstre meurt sur l'espace 2 ou 3
trigger-kill-early = quand un Ennemi meurt à la Ronde I ou II
trigger-kill-elite = quand un Élite ou un Boss meurt
trigger-kill-poisoned = quand un Ennemi Empoisonné meurt
trigger-damage = en infligeant des Dégâts
trigger-damage-poisoned = en blessant un Ennemi Empoisonné
trigger-damage-marked = en blessant un Ennemi Ciblé
trigger-damage-shielded = en infligeant des Dégâts avec un Bouclier
trigger-fire = en posant un jeton Enflammé
trigger-spent = quand un Bouclier est dépensé
trigger-calm = après un Combat sans Dégât subi
trigger-third = à la fin de la Ronde III
step-serenade = étape { $step } de la piste de Sérénade

tile-encounter = { $enemies ->
    [one] { $enemies } Ennemi
   *[other] { $enemies } Ennemis
 }{ $elites ->
    [0] { "" }
    [one] { "" } ({ $elites } Élite)
   *[other] { "" } ({ $elites } Élites)
 } ; Butin : { $loot }
brief-encounter = { $enemies ->
    [one] { $enemies } Ennemi
   *[other] { $enemies } Ennemis
 }{ $elites ->
    [0] { "" }
    [one] { "" } ({ $elites } Élite)
   *[other] { "" } ({ $elites } Élites)
 }
tile-merchant = Marchand : { $goods }
tile-good = { $what } ({ $price ->
    [0] gratuit
    [one] { $price } Dent en or
   *[other] { $price } Dents en or
 })
tile-door = Porte : { $says }
tile-treasure = Trésor : { $gains }
tile-change = nouveau Premier Joueur ; { $rest }
either-test = { $gains } (Test de Main, { $skill })
door-hand = { $won } si Test de Main réussi ({ $skill }), sinon { $lost }
deck-gain = { $gains } ({ $skill })
gate-hand = Test de Main, { $skill }
gate-deck = Test de Deck, { $gains }
gate-rune = il faut une Rune active ({ $name })

ahead-strength = { $spread ->
    [0] Ennemis à { $least } PV
   *[other] Ennemis de { $least } à { $most } PV
}, jusqu'à { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} par Ronde
ahead-encounter = 1 tuile parmi { $tiles } : { $spread ->
    [0] { $many } Ennemis
   *[other] { $fewest } à { $many } Ennemis
} ; { $strength }
ahead-treasure = 1 Trésor parmi { $tiles }, dont { $choices } au choix et { $tests } avec Test de Main
ahead-merchant = 1 Marchand parmi { $tiles }, de { $least } à { $most } Dents en or l'unité
ahead-door = 1 Porte parmi { $tiles } : { $deck } avec Test de Deck, { $hand } avec Test de Main
ahead-exit = fin du Biome ; gain : { $gains }
comes-ahead = { $gate } ; { $ahead }

restriction-0 = Aucune Restriction.
restriction-1 = Restriction : le Premier Joueur n'agit pas à la Ronde II.
restriction-2 = Restriction : il faut deux Boucliers pour bloquer un Dégât.
restriction-3 = Restriction : les Potions ne peuvent pas servir.
restriction-4 = Restriction : les Actions Aptitude ne peuvent pas servir.
edge-wall = Un Mur se dresse derrière l'espace 3 : l'Ennemi poussé contre lui subit 1 Dégât.
edge-hole = Un Vide s'ouvre derrière l'espace 3 : un Monstre poussé y tombe, un Élite y subit 1 Dégât.
note-silence = Une malédiction : personne ne dit ni ne montre rien pendant la Préparation. Les annonces faites avec les cartes restent.
note-talk = Entendez-vous par signaux, sans parler des icônes de vos cartes.
note-worst = Au pire, si aucune carte n'arrête rien : { $hurt ->
    [one] { $hurt } Dégât
   *[other] { $hurt } Dégâts
} pour le Groupe.
note-worst-deadly = Au pire, si aucune carte n'arrête rien : { $hurt ->
    [one] { $hurt } Dégât
   *[other] { $hurt } Dégâts
} pour le Groupe, et { $dead ->
    [one] un Prisonnier meurt
   *[other] { $dead } Prisonniers meurent
}.
note-roofs = Toits : à la fin de la Ronde 0, l'Ennemi de l'espace 3 inflige 1 Dégât, sauf s'il y a un Mur.
note-poison-next = Le Premier Joueur commencera le prochain Combat avec un jeton Empoisonné.
note-away = Le Boss est absent et ne fait rien. Il revient dès que le Garde Élite est mort.
note-boss-cell = Cellule de Boss { $level } : 2 Cellules de plus par Biome traversé. { $level ->
    [1] Les Élites ont 1 PV de plus.
    [2] Il n'y a pas de Guérisseur.
    [3] Là où deux Monstres attendent, il y en a trois.
    [4] La Run commence avec le Malaise.
   *[other] Les Élites ont 1 PV de plus, il n'y a pas de Guérisseur, trois Monstres attendent au lieu de deux, et la Run commence avec le Malaise.
  }

prompt-others = Les autres décident.
prompt-won = Le Boss est vaincu ! Score : { $score } ({ $cells ->
    [one] { $cells } Cellule
   *[other] { $cells } Cellules
 }, { $biomes ->
    [one] { $biomes } Biome traversé
   *[other] { $biomes } Biomes traversés
 }).
prompt-lost = La Run est finie. Score : { $score } ({ $cells ->
    [one] { $cells } Cellule
   *[other] { $cells } Cellules
 }, { $biomes ->
    [one] { $biomes } Biome traversé
   *[other] { $biomes } Biomes traversés
 }).
prompt-camp = Que préparez-vous avant la Run ?
prompt-choose = Quel Prisonnier jouez-vous ?
prompt-first = Qui est Premier Joueur ?
prompt-wound = Qui commence avec 1 Dégât ? { $left ->
    [one] Encore un Prisonnier.
   *[other] Encore { $left } Prisonniers.
 }
prompt-move = Où va le Groupe ?
prompt-replace = Gardez-vous cette tuile ?
prompt-test = Test de Main ({ $skill }) : quelle carte défaussez-vous ?
prompt-symbol = Quel symbole compte ?
prompt-retest = Refaites-vous ce Test de Deck ?
prompt-either = Que prenez-vous ?
prompt-scroll = Qui reçoit ce Parchemin ({ $skill }) ?
prompt-scroll-any = Qui reçoit ce Parchemin, et de quelle couleur ?
prompt-vial = Qui reçoit la Fiole ?
prompt-equip = { $gear } ({ $does }) : qui s'en équipe ?
prompt-stack = Quel Schéma posez-vous maintenant sur le deck Équipement ?
prompt-shop = { $seller } : qu'achetez-vous ?
prompt-passer = Qui passe ?
prompt-lay = Quelle carte posez-vous, et qu'annoncez-vous ?
prompt-redraw = Quelles cartes changez-vous ?
prompt-drink = Ronde 0 : qui boit une Potion ?
prompt-gear = { $round }, votre carte donne : { $does }. Utilisez-vous un Équipement ?
prompt-aim = { $effect } : sur quel Ennemi ?
prompt-help = { $effect } : pour qui ?
prompt-aptitude = Quelle Aptitude utilisez-vous ?
prompt-loot = Quel Butin pillez-vous, ou qui boit une Potion ?
prompt-assign = { $foe }, { $what } : sur qui ?
prompt-assign-both = { $foe }, { $what } : pour les deux. Qui d'abord ?
prompt-spend = { $cells ->
    [0] Il ne reste aucune Cellule. Que faites-vous ?
    [one] Il reste { $cells } Cellule. Qu'en faites-vous ?
   *[other] Il reste { $cells } Cellules. Qu'en faites-vous ?
 }
prompt-pocket = Plus de pochette libre. Quelle carte cédez-vous contre celle-ci : { $card } ?
prompt-grant = Carte améliorée : { $card } ({ $does }). Dans quel deck va-t-elle ?
prompt-purge = Quelle carte purgez-vous ? { $left ->
    [one] Encore une.
   *[other] Encore { $left }.
 }
prompt-arrange = Deck { $skill } : quelle carte viendra ensuite ?
prompt-blueprint = De quel Biome vient le Schéma ?
prompt-secret = Quel Secret prenez-vous ?
prompt-swap = Quelle Mutation échangez-vous ?
prompt-more-life = Qui gagne 1 PV pour toute la campagne ?

choice-give = Donner à { $who } : { $card }
choice-pocket = Placer : { $card }
choice-repocket = Placer : { $card } (remplace { $over })
choice-aside = Laisser de côté
choice-challenge = Relever le défi
choice-start = Partir d'ici : { $place }
choice-first = Désigner : { $who }
choice-go = Espace { $space } : { $what }
choice-go-back = Revenir au départ
choice-exit = Sortir : { $exit } ({ $place })
choice-look = Regarder la tuile { $space } : { $what }
choice-send = Envoyer l'homoncule : { $where }
choice-keep = Garder la tuile
choice-again = Tirer de nouveau
choice-discard = Défausser : { $card }
choice-decline = Refuser le Test
choice-scroll = { $who } : { $skill }
choice-drink = Donner une Potion : { $who }
choice-equip-over = { $who } (défausse { $old })
choice-scrap = Défausser l'Équipement
choice-buy = Acheter : { $what }, { $price ->
    [0] gratuit
    [one] { $price } Dent en or
   *[other] { $price } Dents en or
 }
choice-ready = Finir les préparatifs
choice-leave = Ne plus rien acheter
choice-spent = Finir la Run
choice-redrawn = Garder les autres cartes
choice-no-potion = Ne pas boire
choice-enough = En rester là
choice-pass = Laisser passer : { $who }
choice-lay = { $card } ({ $round } : { $say })
choice-gear = Utiliser : { $gear }
choice-bare = Se passer d'Équipement
choice-aim = { $foe } ({ $space })
choice-secret = Prendre le Secret { $code }
choice-shove = Pousser l'Ennemi (espace 1)
choice-skip = Se passer d'Aptitude
choice-loot = Piller : { $what }
choice-upgrade = Acheter : { $skill } ({ $price ->
    [0] gratuit
    [one] { $price } Cellule
   *[other] { $price } Cellules
 })
choice-throw = Jeter 1 Cellule au Puits
choice-purge = Purger : { $card }

comes-open = la voie est libre
comes-nothing = rien d'autre
comes-laid = si { $hidden ->
    [one] l'autre carte ne fait
   *[other] les { $hidden } autres cartes ne font
 } rien : { $fallen ->
    [one] { $fallen } Ennemi sur { $foes } tombe
   *[other] { $fallen } Ennemis sur { $foes } tombent
 }, le Groupe subit { $hurt ->
    [one] { $hurt } Dégât
   *[other] { $hurt } Dégâts
 }
comes-laid-deadly = si { $hidden ->
    [one] l'autre carte ne fait
   *[other] les { $hidden } autres cartes ne font
 } rien : { $fallen ->
    [one] { $fallen } Ennemi sur { $foes } tombe
   *[other] { $fallen } Ennemis sur { $foes } tombent
 }, le Groupe subit { $hurt ->
    [one] { $hurt } Dégât
   *[other] { $hurt } Dégâts
 }, { $dead ->
    [one] 1 mort
   *[other] { $dead } morts
 }
comes-life = { $left }/{ $life } PV
comes-kill = l'Ennemi tombe
comes-left = { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
 }, il reste { $left } PV
comes-state = un jeton { $state }
comes-stuck = frappe à la Ronde IV, sauf s'il est bloqué
comes-look = la tuile est retournée
comes-send = la tuile est résolue, et le Groupe reste où il est
comes-immune = immunité : le jeton { $state } est perdu
comes-blocked = Dégâts bloqués : { $left }/{ $life } PV
comes-death = 0 PV : mort
comes-challenge = une Restriction au hasard pour la Run ; 3 Cellules si un Biome est traversé
comes-upgrade = la carte suivante du deck, sans la voir
comes-well = la carte suivante du Puits, sans la voir
comes-pass = ni Dégât ni Butin dans ce Combat

ping-left = Attention à l'Ennemi de gauche !
ping-first-space = Attention à l'Ennemi de l'espace 1 !
ping-second-space = Attention à l'Ennemi de l'espace 2 !
ping-third-space = Attention à l'Ennemi de l'espace 3 !
ping-elite = D'abord l'Élite !
ping-loot = Je m'occupe du Butin.
ping-round-one = La Ronde I m'inquiète.
ping-round-two = La Ronde II m'inquiète.
ping-round-three = La Ronde III m'inquiète.
ping-help = J'ai besoin d'aide.
ping-fine = Tout va bien pour moi.
ping-thanks = Merci !

told-entered = Le Groupe arrive : { $place }.
told-start = Le Groupe est au départ.
told-moved = Le Groupe avance.
told-exit = Le Groupe prend une Sortie.
told-tested = Test de Main réussi ({ $skill }) avec { $card }.
told-failed = Test de Main raté ({ $skill }).
told-revealed = { $who } révèle { $card }.
told-flipped = Tuile : { $tile }.
told-replaced = La tuile est remplacée : { $tile }.
told-looked = Espace { $space }, vu de loin : { $tile }.
told-sent = L'homoncule part devant.
told-gained = Le Groupe gagne { $what }.
told-found = Équipement trouvé : { $gear }.
told-schema = Schéma trouvé : { $gear }.
told-rune = { $name } : désormais active.
told-scrolled = { $who } utilise un Parchemin { $skill } ({ $gains }).
told-wasted = Personne ne peut utiliser ce Parchemin : il donne 1 Cellule.
told-transformed = Sérénade se transforme.
told-healed = { $who } se soigne : { $count ->
    [one] { $count } Dégât
   *[other] { $count } Dégâts
 } de moins, { $left } PV.
told-drank = { $who } boit une Potion : { $left } PV.
told-equipped = { $who } s'équipe ({ $gear }).
told-exchanged = { $who } défausse { $old } et s'équipe ({ $gear }).
told-scrapped = Équipement défaussé : { $gear }.
told-bought = Le Groupe achète { $what } ({ $price ->
    [0] gratuit
    [one] { $price } Dent en or
   *[other] { $price } Dents en or
 }).
told-market = Le marché ouvre ({ $seller }).
told-crossed = Biome traversé : { $name }.
told-first = { $who } prend le jeton Premier Joueur.
told-drew = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
told-reshuffled = { $who } mélange sa défausse en un nouveau deck.
told-placed = { $foe } apparaît ({ $space }).
told-loot = Butin : { $what }.
told-passes = { $who } passe.
told-laid = { $who } pose une carte et annonce : { $round }, { $said }.
told-laid-silently = { $who } pose une carte.
told-shown = { $who } joue { $card }.
told-empty = Le deck de Sérénade est vide : les Actions de son plateau le remplacent.
told-pattern = Manœuvre du Boss : { $name }.
told-round = { $round }.
told-turn = Manche { $turn }.
told-uses = { $who } utilise { $gear }.
told-aptitude = { $who } utilise une Aptitude ({ $aptitude }).
told-shifted = Un Ennemi change de place (avant : { $from } ; maintenant : { $to }).
told-hit = { $who } inflige { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
 } ({ $foe }) : il reste { $left } PV.
told-hit-blocked = { $who } inflige { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
 } ({ $foe }), { $blocked ->
    [one] un Bouclier en bloque { $blocked }
   *[other] des Boucliers en bloquent { $blocked }
 } : il reste { $left } PV.
told-hit-cause = { $foe } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
 } ({ $cause }) : il reste { $left } PV.
told-afflicted = { $who } pose un jeton { $state } ({ $foe }).
told-immune = { $foe } : immunité, le jeton { $state } est perdu.
told-killed = { $foe } meurt ({ $cause }).
told-left = { $foe } quitte le Combat.
told-looted = { $who } pille { $what }.
told-shielded = { $who } reçoit { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 }.
told-blocked = { $who } dépense { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 }.
told-hurt = { $who } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
 } ({ $cause }) : il reste { $left } PV.
told-hurt-by = { $who } subit { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
 } ({ $foe }) : il reste { $left } PV.
told-companion-hurt = Compagnon touché ({ $gear }) : il reste { $left } PV.
told-spared = { $who } ignore le premier Dégât du Combat.
told-suffers = { $who } reçoit un jeton { $state }.
told-suffers-not = { $who } a l'immunité : le jeton { $state } est perdu.
told-frozen = { $who } n'agit pas à cette Ronde (Gelé).
told-foe-frozen = { $foe } n'agit pas à cette Ronde (Gelé).
told-foe-shielded = { $foe } reçoit { $count ->
    [one] { $count } Bouclier
   *[other] { $count } Boucliers
 }.
told-died = { $who } meurt ({ $cause }).
told-survived = { $who } échappe à la mort avec 1 PV.
told-beaten = { $name } s'effondre.
told-won = Victoire sur le Boss ({ $name }) !
told-stuck = Un Shuriken se plante : { $who }.
told-retreated = Le Boss quitte le plateau. Deux Gardes prennent sa place.
told-returned = Le Boss revient.
told-delayed = { $foe } : la prochaine Action viendra une Ronde plus tard.
told-fought = Le Combat est fini : { $kills ->
    [0] aucun Ennemi éliminé
    [one] { $kills } Ennemi éliminé
   *[other] { $kills } Ennemis éliminés
 }.
told-run = Run { $number }.
told-gave = { $who } reçoit une carte dans son deck ({ $card }).
told-pocketed = Le plateau Mutations reçoit une carte ({ $card }).
told-repocketed = Le plateau Mutations reçoit une carte ({ $card }) et en rend une ({ $over }).
told-aside = Une carte reste de côté ({ $card }).
told-challenged = Le Groupe relève le défi. { $what }
told-chose = Joueur { $seat } : { $who }.
told-ended-won = La Run est gagnée, avec { $cells ->
    [one] { $cells } Cellule
   *[other] { $cells } Cellules
 }.
told-ended = La Run est perdue, avec { $cells ->
    [one] { $cells } Cellule
   *[other] { $cells } Cellules
 }.
told-upgraded = Amélioration achetée. Elle dit : « { $card } »
told-threw = Une Cellule tombe dans le Puits. { $card }
told-secret = Nouveau Secret : { $secret }.
told-revelation = Secret accompli : { $secret }.
told-feat = Exploit accompli : { $card }.
told-purged = Carte purgée : { $card }.
told-added = Nouvel Ennemi pour la suite : { $foe }.
told-opened = Nouveau départ possible : { $name }.
told-boss-cell = { $level ->
    [5] Cinquième Cellule de Boss : la campagne est terminée.
   *[other] Cellule de Boss { $level } sur 5 : les prochaines Runs seront plus dures, et paieront mieux.
  }
told-scroll-at = Un Parchemin pour chaque Run qui part d'ici : { $name }.
told-epilogue = Le roi est mort, et sa Main est tombée. Dans le noir des cachots, quelque chose remue, prend un autre corps et recommence. Vous connaissez le chemin, maintenant.
told-more-life = { $who } gagne 1 PV pour toute la campagne.
told-over-won = Le Boss est vaincu, et la Run est finie.
told-over = La Run est finie, la campagne continue.
told-nothing = Il ne se passe rien.

# Une douzaine de mots au plus, pour ce qui est mis en scène.
beat-flipped = Une tuile est retournée : { $what }.
beat-replaced = La tuile est remplacée par une autre.
beat-boss-cell = Cellule de Boss gagnée ({ $level } sur 5).
beat-looked = Une tuile est vue de loin.
beat-epilogue = L'histoire de l'île touche à sa fin.
beat-scrolled = { $who } utilise un Parchemin { $skill }.
beat-challenged = Le Groupe relève le défi.
beat-aptitude = { $who } utilise une Aptitude ({ $skill }).
beat-blocked = { $foe } bloque tout.
beat-threw = Une Cellule tombe dans le Puits.
shape-square = Rencontre
shape-trapezoid = Rencontre Élite
shape-circle = Trésor
shape-pentagon = Marchand
shape-hexagon = Porte
shape-pillar = pilier de téléportation
shape-restriction = Restriction

# Les derniers Biomes : les Vers, l'horloge, les Lanternes, le château.
gauge-clock = Horloge
gauge-lanterns = Lanternes
gauge-keys = Clés
mark-worm-token = jeton Ver
mark-water = sous l'eau : un jeton de plus
mark-brazier = brasero
mark-guarded-key = une Clé s'y trouve
mark-worms = { $count ->
    [one] { $count } Ver
   *[other] { $count } Vers
 }
gate-keys = { $count ->
    [one] il faut { $count } Clé
   *[other] il faut { $count } Clés
 }
effect-swap = Échanger avec l'espace 1 ({ $reach })
effect-refuse = Test de Main (Tactique) : Gelé (1–3, tous) ou Gelé (1)
effect-hide = ne peut pas être choisi pour un Dégât à cette Ronde
when-killed = elle tue
when-acts = l'Ennemi agit à cette Ronde
foe-infect = Malaise (Premier Joueur)
gift-worm = { $count ->
    [one] { $count } jeton Ver
   *[other] { $count } jetons Ver
 }
gift-unworm = tous les Vers retirés
gift-unworm-one = tous les Vers d'un Prisonnier retirés
gift-back = horloge −{ $count }
gift-ahead = horloge +{ $count }
gift-relight = { $count ->
    [one] { $count } Lanterne rallumée
   *[other] { $count } Lanternes rallumées
 }
gift-key = { $count ->
    [one] { $count } Clé
   *[other] { $count } Clés
 }
gift-curse = malédiction { $count ->
    [1] I
   *[other] II
 }
gift-restrict = Restriction { $count ->
    [1] I
    [2] II
    [3] III
   *[other] IV
 }
gift-malaise = Malaise (Premier Joueur)
gift-cure = 1 Malaise guéri
gift-release = 1 Restriction levée
gift-unring = 1 Cloche réduite au silence
gift-guard = le Boss commence avec { $count } Boucliers
tile-cursed = { $rest } (maudit : { $curse })
curse-potions = toutes les Potions sont défaussées
curse-last-life = chacun tombe à 1 PV
curse-equipment = chaque Prisonnier défausse 1 Équipement
curse-silence = personne ne parle pendant la Préparation, jusqu'à la fin du Biome
curse-lanterns = toutes les Lanternes s'éteignent
curse-teeth = toutes les Dents en or sont défaussées
curse-runes = aucune Rune ne sert jusqu'à la fin du Biome
comes-malaise = une carte Malaise inconnue, jusqu'à la fin du Biome
note-worms = Gué des brumes : là où il y a un jeton, un Ver peut s'accrocher au Premier Joueur ; sous l'eau, deux. Après chaque Combat, les Vers mordent : 1 Dégât chacun. Une Action Dégâts ou Piller peut les retirer à la place.
note-worms-bite = Les Vers mordent après la Ronde IV : 1 Dégât pour chacun de ceux qui étaient là avant ce Combat.
note-clock = Tour de l'horloge : chaque déplacement, et chaque Combat où il reste un Ennemi, avance l'horloge. À 4, 8 et 12, une Cloche frappe le Premier Joueur : 2 Dégâts, une case de Parchemin ou un Équipement. Les Cloches sonnées arment le Boss.
note-bells = { $count ->
    [one] { $count } Cloche a sonné.
   *[other] { $count } Cloches ont sonné.
 }
note-lanterns = Sépulcre oublié : chaque pas éteint une Lanterne ; sans lumière, chaque pas coûte 1 Dégât à chacun. Un brasero en rallume une, un Élite éliminé aussi.
note-dark = Il fait noir : le prochain pas coûte 1 Dégât à chacun.
note-castle = Château de Haute-Cime : deux plateaux. Une Clé gardée ouvre la herse, les deux Clés la porte du trône. Une tuile Restriction vous lie jusqu'à la sortie, ou rend malade le Premier Joueur.
note-runeless = Une malédiction : aucune Rune ne peut servir ici.
note-malaise = { $who } : { $says }
prompt-unscroll = Une Cloche : quel Parchemin recule d'une case ?
prompt-lose = Quel Équipement défaussez-vous ?
prompt-worms = { $effect } : le faites-vous, ou retirez-vous des Vers ?
prompt-unworm = Qui est débarrassé de tous ses Vers ?
prompt-hunger = Faim : que donnez-vous ?
prompt-cure = Qui est guéri ?
prompt-release = Quelle Restriction est levée ?
prompt-replay = { $round } finie : les combattants la rejouent-ils ?
choice-keep-action = Faire l'Action
choice-worms = Retirer des Vers : { $who }
choice-unscroll = Reculer d'une case : { $skill }
choice-light = Rallumer une Lanterne (Équipement)
choice-pay = Donner 1 Dent en or
choice-starve = Subir 1 Dégât
choice-replay = Rejouer la Ronde
told-worm = Un Ver s'accroche : { $who }.
told-worm-blank = Un jeton Ver, sans Ver.
told-picked = { $count ->
    [one] { $count } Ver retiré : { $who }.
   *[other] { $count } Vers retirés : { $who }.
 }
told-clock = L'horloge est à { $at }.
told-clock-back = L'horloge revient à { $at }.
told-bell-damage = Une Cloche sonne : 2 Dégâts pour le Premier Joueur.
told-bell-scroll = Une Cloche sonne : le Premier Joueur perd une case de Parchemin.
told-bell-gear = Une Cloche sonne : le Premier Joueur perd un Équipement.
told-silenced = Une Cloche se tait ; il en reste { $left }.
told-unscrolled = { $who } recule d'une case ({ $skill }).
told-lost = { $who } perd { $gear }.
told-lanterns-lit = De la lumière : { $lit ->
    [one] { $lit } Lanterne brûle.
   *[other] { $lit } Lanternes brûlent.
 }
told-lanterns-out = { $lit ->
    [0] La dernière Lanterne s'éteint.
    [one] Une Lanterne s'éteint, { $lit } brûle encore.
   *[other] Une Lanterne s'éteint, { $lit } brûlent encore.
 }
told-key = Le Groupe a { $keys ->
    [one] { $keys } Clé.
   *[other] { $keys } Clés.
 }
told-cursed = Une malédiction frappe : { $what }.
told-emptied = Le Groupe perd { $what }.
told-released = Une Restriction est levée.
told-infected = { $who } tombe malade : { $card }.
told-cured = { $who } guérit : { $card }.
told-trembles = { $who } tremble et n'agit pas.
told-hides = { $who } disparaît dans la fumée pour cette Ronde.
told-replays = L'horloge brisée sonne : encore { $round }.
told-guarded = Le Boss commencera avec { $count } Boucliers.
told-hungers = { $who } a faim : 1 Dent en or de moins.
beat-cursed = Une malédiction frappe.
beat-restricted = Une Restriction vaut jusqu'à la fin du Biome.
prepare-worms = Les 18 jetons Ver, face cachée et mélangés : 12 avec un Ver, 6 vides.
prepare-clock = L'horloge sur 0 et les 3 Cloches, face cachée.
prepare-lanterns = Les 3 Lanternes, côté allumé.
prepare-castle = Les deux plateaux, les 2 tuiles Clé à part, 4 jetons Malaise et les 5 cartes Malaise mélangées.
cause-worm = Vers
cause-bell = Cloche
cause-dark = obscurité
cause-curse = malédiction
cause-key = Clé gardée
cause-malaise = Malaise
no-key = il manque une Clé ; prenez un autre chemin
no-worm = il n'y a pas de Ver à cet endroit ; choisissez quelqu'un d'autre
no-infected = le Premier Joueur est déjà malade ; acceptez la Restriction
no-light = aucune Lanterne ne peut être rallumée maintenant ; choisissez autre chose
no-cure = il n'y a rien à guérir ni à lever ; choisissez autre chose

# Comment une Run s'est finie.
verdict-won = Victoire
verdict-lost = Défaite
cause-won = { $place } : vaincu. PV restants au plus faible ({ $who }) : { $left }/{ $life }.
cause-kept = { $cause } Ce que la campagne a gagné est gardé pour la Run { $next }.
cause-complete = { $cause } La cinquième Cellule de Boss est à vous : la campagne est terminée. La Run { $next } peut suivre.
cause-lost = Mort : { $who } ({ $place }), { $far }.
cause-lost-by = Mort : { $who } ({ $killer } ; { $place }), { $far }.
far-biome = { $spaces ->
    [0] devant une Sortie
    [one] à { $spaces } espace d'une Sortie
   *[other] à { $spaces } espaces d'une Sortie
 } et à { $biomes ->
    [one] { $biomes } Biome
   *[other] { $biomes } Biomes
 } du Boss
far-boss-only = à { $biomes ->
    [one] { $biomes } Biome
   *[other] { $biomes } Biomes
 } du Boss
far-form = face à la forme { $form } sur { $forms } du Boss
far-life = face à la forme { $form } sur { $forms } du Boss, à qui il restait { $left } PV
score-cells = { $count ->
    [one] { $count } Cellule rapportée
   *[other] { $count } Cellules rapportées
 }
score-biomes = { $count ->
    [one] { $count } Biome traversé
   *[other] { $count } Biomes traversés
 }
score-boss = Boss vaincu

cause-foe = coup d'un Ennemi
cause-poison = Poison
cause-bleed = saignement
cause-fire = feu
cause-death = espace Mort
cause-tile = tuile
cause-own = effet d'une carte
cause-setup = mise en place
cause-volley = salve
cause-hole = Vide
cause-wall = Mur
cause-action = Action
cause-weary = Combat qui a trop duré
cause-shuriken = Shuriken

no-seat = il n'y a personne à cette place ; choisissez quelqu'un du Groupe
no-over = la Run est finie
no-not-you = c'est à quelqu'un d'autre de décider ; attendez
no-now-camp = finissez d'abord les préparatifs
no-now-way = décidez d'abord du chemin ou de la tuile
no-now-test = finissez d'abord le Test
no-now-share = distribuez d'abord ce qui est gagné
no-now-market = finissez d'abord vos achats
no-now-prepare = préparez d'abord le Combat
no-now-combat = jouez d'abord le Combat
no-now-cells = décidez d'abord pour les Cellules et les cartes
no-taken = un autre joueur a déjà ce Prisonnier ; prenez-en un autre
no-way = aucun corridor n'y mène d'ici ; prenez une autre voie
no-rune = la Rune nécessaire n'est pas active, ou a déjà servi ; choisissez autre chose
no-closed = le Test a échoué, ce corridor est fermé ; prenez une autre voie
no-symbol = cette carte ne porte pas ce symbole ; choisissez autre chose
no-held = cette carte n'est pas là ; choisissez-en une autre
no-failed = cette option n'est plus possible ; prenez l'autre
no-share = ce joueur ne peut pas le recevoir ; choisissez quelqu'un d'autre
no-full-track = cette piste est pleine ; choisissez-en une autre
no-other-colour = ce Parchemin est d'une autre couleur ; choisissez une autre piste
no-unhurt = il n'y a aucun Dégât à retirer ; choisissez quelqu'un d'autre
no-room-there = il reste un emplacement libre ; rien à défausser
no-room = aucun emplacement libre ; défaussez un Équipement
no-gear = Sérénade ne porte pas d'Équipement ; choisissez le Prisonnier
no-too-dear = il n'y a pas assez de Dents en or ; choisissez autre chose
no-sold-out = il n'en reste plus ; choisissez autre chose
no-first-pass = le Premier Joueur ne peut pas passer ; choisissez quelqu'un d'autre
no-passed = ce joueur a déjà passé ; les autres d'abord
no-on-card = cette carte n'a pas cette Action à cette Ronde ; annoncez-en une autre
no-reach = cet Ennemi est hors de portée ; visez-en un autre
no-nobody = il n'y a aucun Ennemi à cet endroit ; visez-en un autre
no-aptitude = cette Aptitude n'est pas disponible ; choisissez-en une autre
no-used = vous l'avez déjà fait à cette Ronde ; attendez la suivante
no-useless = cette Aptitude n'aurait aucun effet maintenant ; choisissez-en une autre
no-loot = il n'y a pas de Butin de cette sorte ; choisissez-en un autre
no-potion = aucune Potion ne peut servir maintenant
no-fighter = il n'y a là aucun combattant vivant ; choisissez quelqu'un d'autre
no-wounded = ce Prisonnier est déjà blessé ; choisissez-en un autre
no-twice = ce combattant a déjà été touché ; il en faut un autre
no-companion = un Compagnon ne prend que des Dégâts au choix ; désignez un combattant
no-cells = il n'y a pas assez de Cellules ; choisissez autre chose
no-empty-deck = il n'y en a plus ; choisissez autre chose
no-well = le Puits n'a plus rien à donner
no-pocket = cette carte ne peut pas aller là ; choisissez une autre pochette
no-too-small = ce deck deviendrait trop petit ; choisissez une autre carte
no-purge = cette carte ne peut pas être purgée maintenant ; choisissez-en une autre
no-move = cette carte ne peut pas aller là maintenant
no-start = la Run ne peut pas partir d'ici, ou en part déjà ; choisissez un autre départ
no-stuck = un Shuriken y est déjà planté ; il faut quelqu'un d'autre
no-seen = cette tuile est déjà visible ; choisissez-en une autre
no-sending = l'homoncule ne va que vers un Trésor ou un Marchand encore inconnu ; choisissez un autre corridor
no-rune-spent = cette Rune a déjà servi dans ce Biome ; choisissez autre chose

# Ce que l'on sort de la boîte pour une Run avec de vraies cartes.
prepare-decks = Pour chaque joueur, le deck Combat de son Prisonnier, mélangé : { $decks }.
prepare-serenade = Le deck de Sérénade, mélangé : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
prepare-equipment = Le deck Équipement, mélangé ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }) : { $cards }.
prepare-biome = Le plateau { $biome } et ses { $tiles } tuiles, mélangées par forme : une face cachée sur chaque espace, les autres de côté.
prepare-monsters = Son deck Monstre, mélangé : { $foes }.
prepare-elites = Son deck Élite, mélangé : { $foes }.
prepare-counted = { $name } ×{ $count }
prepare-card = { $name }

# Les trophées.

trophy-sober = À sec
trophy-sober-deed = Gagner une Run sans boire une seule Potion.
trophy-firm = Solides
trophy-firm-deed = Gagner une Run, chacun gardant au moins la moitié de ses PV.
trophy-immune = Immunisés
trophy-immune-deed = Gagner une Run sans recevoir aucun État.
trophy-harvest = La moisson
trophy-harvest-deed = Gagner une Run en récoltant au moins 12 Cellules.
trophy-dare = Chiche
trophy-dare-deed = Gagner une Run en relevant un défi.

# Codex.
codex-places = Lieux
codex-monsters = Monstres
codex-elites = Élites
codex-bosses = Boss
codex-cards = Cartes Combat
codex-life = { $life } PV
codex-boss-life = { $one } PV en solo, { $two } à deux, { $three } à trois, { $four } à quatre
codex-immune = ne peut pas être : { $states }
codex-round = { $round } : { $does }
codex-track = { $skill } : { $gives }
codex-spaces = { $spaces } espaces
codex-exit = Sortie : { $exit } ({ $place })

# Ce qui parle pour un coup ou contre lui.
why-lay = la carte seule : au plus { $damage ->
    [one] { $damage } Dégât
   *[other] { $damage } Dégâts
} pour { $life } PV d'Ennemis ; { $missed ->
    [0] tous sont à portée
    [one] { $missed } Ennemi est hors de portée
   *[other] { $missed } Ennemis sont hors de portée
}
why-block = { $shields ->
    [one] { $shields } Bouclier
   *[other] { $shields } Boucliers
} face à { $threat ->
    [one] { $threat } Dégât que les Ennemis peuvent encore infliger
   *[other] { $threat } Dégâts que les Ennemis peuvent encore infliger
}
why-aim = il peut encore infliger { $threat ->
    [one] { $threat } Dégât
   *[other] { $threat } Dégâts
} dans ce Combat
why-aim-kills = il tombe, et n'infligera pas { $threat ->
    [one] le Dégât qu'il annonce
   *[other] les { $threat } Dégâts qu'il annonce
}
why-way = { $fights ->
    [0] plus aucun Combat obligatoire avant une sortie
    [one] au moins { $fights } Combat avant une sortie
   *[other] au moins { $fights } Combats avant une sortie
} ; le membre le plus faible du Groupe a { $weakest } PV
why-upgrade = { $cells ->
    [0] plus aucune Cellule ensuite
    [one] il reste { $cells } Cellule
   *[other] il reste { $cells } Cellules
} ; { $cards ->
    [0] c'est la dernière carte de ce paquet
    [one] encore { $cards } carte dans ce paquet
   *[other] encore { $cards } cartes dans ce paquet
}
why-throw = { $cells ->
    [0] plus aucune Cellule ensuite
    [one] il reste { $cells } Cellule
   *[other] il reste { $cells } Cellules
}
why-buy = { $teeth ->
    [0] plus aucune Dent en or ensuite
    [one] il reste { $teeth } Dent en or
   *[other] il reste { $teeth } Dents en or
}

# L'île telle que la campagne la connaît.
zone-island = L'île
label-unexplored = personne n'y est allé
label-boss-reached = pas encore vaincu
label-boss-beaten = { $count ->
    [one] vaincu une fois
   *[other] vaincu { $count } fois
}
label-biome-crossed = traversé
label-biome-reached = pas encore traversé
label-biome-start = départ possible
mark-lost = { $count ->
    [one] { $count } Run perdue
   *[other] { $count } Runs perdues
}
