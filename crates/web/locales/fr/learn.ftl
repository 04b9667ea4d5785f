# Les leçons.

learn-title = Apprendre en jouant
learn-title-of = { $game } en deux minutes
learn-how = Une partie préparée, que vous jouez vous-même, une idée à la fois. Sans compte ; on peut s'arrêter et revenir en arrière à tout moment.
learn-length = { $count ->
    [one] { $count } coup, environ deux minutes
   *[other] { $count } coups, environ deux minutes
}
learn-guide = Comment jouer
learn-begin = Commencer
learn-progress = Coup { $step } sur { $all }
learn-progress-label = Où vous en êtes dans la leçon
learn-refused = Les règles ne le permettent pas : { $why }.
learn-play = Jouer pour de bon
learn-rules = Les règles
learn-back = Revenir d'un coup
learn-again = Recommencer
learn-skip = Passer, et jouer pour de bon
learn-ways = Autour de cette leçon
learn-broken = cette leçon ne correspond plus aux règles ; lisez plutôt celles-ci
