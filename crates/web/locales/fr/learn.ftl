# Les leçons.

learn-title = Apprendre en jouant
learn-title-of = { $game } en quelques minutes
learn-how = Une partie guidée que vous jouez vous-même, une idée à la fois. Sans compte ; arrêtez-vous ou revenez en arrière quand vous voulez.
learn-length = { $count ->
    [one] { $count } coup, quelques minutes
   *[other] { $count } coups, quelques minutes
}
learn-guide = Comment jouer
learn-begin = Commencer
learn-progress = Coup { $step } sur { $all }
learn-progress-label = Où vous en êtes dans la leçon
learn-refused = Les règles ne le permettent pas : { $why }.
learn-over = Fin de la leçon
learn-play = Jouer pour de bon
learn-rules = Règles
learn-back = Revenir d'un coup
learn-again = Recommencer
learn-skip = Passer la leçon
learn-ways = Autour de cette leçon
learn-broken = cette leçon ne correspond plus aux règles ; lisez plutôt celles-ci
