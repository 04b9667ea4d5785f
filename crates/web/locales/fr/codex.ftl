# Le codex : ce que chacun a rencontré, jeu par jeu.

codex = Codex
codex-title = { $game } : votre codex
codex-ways = Autour de ce codex
codex-pitch = Tout ce que vous avez vu de vos yeux dans vos parties, et ce que cela fait. Personne d'autre ne le lit.
codex-empty = Rien pour l'instant : jouez à ce jeu, ce que vous y verrez sera noté ici.
codex-unread = { $games ->
    [one] Il reste { $games } partie à relire.
   *[other] Il reste { $games } parties à relire.
}
codex-go-on = Continuer la relecture
codex-met-of = { $met } sur { $all }
codex-met = { $met }
codex-often = { $times } fois en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, la première commencée le { $date }
