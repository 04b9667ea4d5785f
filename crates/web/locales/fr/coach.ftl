coach = Coach
coach-marks = Demander au coach ce qu'il jouerait ? La partie sera marquée comme assistée.
coach-marked = La partie est déjà marquée comme assistée.
coach-sees = Il voit ce que vous voyez, et rien d'autre.
coach-ask = Demander au coach
coach-none = Le coach n'a pas de conseil ici.
coach-best = Le coach jouerait : { $best } ; { $confidence ->
    [only] le seul coup possible
    [sure] nette préférence
    [fair] préférence
    [leaning] légère préférence
   *[even] à peine mieux, d'autres coups se valent
}. La partie est marquée comme assistée.
coach-choices = Vos choix, le meilleur d'abord
coach-rating = { $rating ->
    [best] le meilleur
    [even] équivalent
    [perhaps] peut-être moins bon
    [little] un peu moins bon
    [worse] moins bon
   *[much] bien moins bon
}
coach-tenths = { $whole },{ $tenth }
coach-chance = { $chance } % de chances de gagner (± { $error })
coach-exact = { $chance } % de chances de gagner, prouvé
coach-won = victoire assurée, prouvé
coach-lost = défaite assurée, prouvé
coach-playouts = { $playouts ->
    [one] { $playouts } partie simulée
   *[other] { $playouts } parties simulées
}
