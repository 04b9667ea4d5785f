# La commande oubliette.

cli-main = Des jeux de donjon, de cartes et de dés, selon leurs règles. Sans commande : le menu.
cli-main-version = Afficher la version
cli-main-plain = Des lignes de texte seulement, pour les lecteurs d'écran
cli-main-still = Sans animations à l'écran
cli-main-glyphs = Les caractères de l'écran : unicode ou ascii
cli-help = Afficher cette aide
cli-lang = La langue : fr ou en (sinon celle du système, ou le français)
cli-commands = { "Commandes " }
cli-arguments = { "Arguments " }
cli-options = { "Options " }
cli-usage = Usage :
cli-default = [par défaut : { $value }]
cli-value-address = ADRESSE
cli-value-bot = ROBOT
cli-value-clause = ARTICLE
cli-value-command = COMMANDE
cli-value-deal = DONNE
cli-value-fate = HASARD
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-form = FORME
cli-value-game = JEU
cli-value-id = ID
cli-value-key-value = CLÉ=VALEUR
cli-value-lang = LANGUE
cli-value-level = NIVEAU
cli-value-n = N
cli-value-name = NOM
cli-value-new = NOUVEAU
cli-value-seat-bot = PLACE=ROBOT
cli-value-seconds = SECONDES
cli-value-shard = I/N
cli-value-shell = SHELL
cli-value-signs = CARACTÈRES
cli-value-t = N
cli-value-text = TEXTE
cli-value-url = URL
cli-value-variant = TABLE
cli-play = Jouer une partie
cli-play-game = Le jeu, par exemple scelerat
cli-play-seed = La graine : un texte quelconque, qui détermine tout le hasard
cli-play-daily = Le défi du jour : la date (UTC) est la graine
cli-play-deal = Une donne pour moi : easy (facile), fair (équilibrée), hard (difficile) ou winnable (gagnable à coup sûr, toutes cartes connues)
cli-play-players = Combien de joueurs (sinon le minimum du jeu)
cli-play-bots = Qui joue aux autres places : un niveau (beginner, casual, skilled, expert, master), random, montecarlo[:PARTIES], search[:PARTIES], un caractère du jeu, ou none (des joueurs devant cet écran) ; plusieurs noms séparés par des virgules alternent. --bots seul : tous les caractères du jeu, ou casual. Sans --bots : les caractères du jeu s'il en a, sinon des joueurs
cli-play-bot = Qui joue à une place, comptée à partir de 1, par exemple 2=casual ; peut se répéter
cli-play-options = Une option du jeu, par exemple weapon=le ; peut se répéter
cli-play-deck = Des cartes à vous : un fichier de ce qui change, ou un paquet entier (docs/variants.md)
cli-play-campaign = La campagne à continuer, par son nom ; un nouveau nom en commence une ; none : une partie isolée. Sans cette option, et si le tirage est au hasard : la dernière campagne jouée
cli-play-plain = Des lignes de texte seulement, pour les lecteurs d'écran
cli-play-still = Sans animations à l'écran
cli-play-glyphs = Les caractères de l'écran : unicode ou ascii
cli-play-fate = seeded : le hasard vient de la graine ; asked : vous tirez de vraies cartes et dites ce qu'elles montrent
cli-play-lesson = La leçon du jeu : une partie préparée et expliquée, dont rien n'est gardé
cli-play-resume = Reprendre la dernière partie inachevée, ou celle du fichier donné
cli-engine = Parler le protocole des programmes : un objet JSON par ligne
cli-replay = Revoir une partie enregistrée
cli-replay-file = La partie enregistrée
cli-replay-turn = Commencer à cette étape
cli-replay-all = Afficher tout d'un trait
cli-replay-plain = Des lignes de texte seulement, pour les lecteurs d'écran
cli-replay-still = Sans animations à l'écran
cli-replay-glyphs = Les caractères de l'écran : unicode ou ascii
cli-review = Analyser une partie finie : les décisions, le hasard, les chances de gagner
cli-review-file = La partie enregistrée
cli-review-seat = Analyser cette place, comptée à partir de 1 (par défaut : celles des personnes) ; peut se répéter
cli-review-json = Un document JSON ; les chances y sont en millièmes
cli-verify = Vérifier des parties enregistrées
cli-verify-files = Les parties enregistrées
cli-sim = Simuler beaucoup de parties
cli-sim-game = Le jeu, par exemple scelerat
cli-sim-games = Combien de parties
cli-sim-from = Le numéro de la première partie
cli-sim-rows = Écrire aussi une ligne par partie et par place dans ce fichier : .csv ou .parquet
cli-sim-bot = Qui joue : un niveau (beginner, casual, skilled, expert, master), random, montecarlo[:PARTIES], search[:PARTIES] ou un caractère du jeu ; plusieurs noms séparés par des virgules : un par place, la liste se répète
cli-sim-rotate = À chaque partie, la liste de --bot avance d'une place, pour qu'aucun robot ne profite de la sienne
cli-sim-players = Combien de joueurs (sinon le minimum du jeu)
cli-sim-seed = La graine de la série ; la partie n a la graine TEXT/n
cli-sim-threads = Combien de fils d'exécution (sinon un par cœur)
cli-sim-options = Une option du jeu, par exemple weapon=le ; peut se répéter
cli-sim-deck = Des cartes à vous : un fichier de ce qui change, ou un paquet entier (docs/variants.md)
cli-sim-json = Un document JSON
cli-lab = Jouer des expériences entières : beaucoup de tables, beaucoup de parties, sur une machine ou sur plusieurs
cli-lab-run = Jouer les parties d'un plan, et continuer là où un essai précédent s'est arrêté
cli-lab-run-plan = Le plan, en TOML : la graine, le nombre de parties et les tables à jouer
cli-lab-run-out = Le dossier pour les lignes et pour plan.json
cli-lab-run-dry_run = Dire seulement ce qui est à jouer, et le temps que cela peut prendre
cli-lab-run-shard = Ne jouer qu'un lot sur N, le I-ième : une telle part par machine ou par tâche
cli-lab-run-threads = Combien de fils d'exécution (sinon un par cœur)
cli-lab-compare = Comparer des tables d'une expérience, à chance égale
cli-lab-compare-folder = Le dossier que lab run a rempli
cli-lab-compare-a = Une table, par son nom dans plan.json ; seule, toutes les autres lui sont comparées (sans nom : toutes celles d'un même jeu deux à deux)
cli-lab-compare-b = L'autre table
cli-lab-compare-bot = Seulement les places de ce robot, quand il y en a de plusieurs sortes
cli-lab-compare-json = Pour les programmes
cli-lab-report = Montrer ce qu'une expérience a donné : graphiques et tableaux sur une page
cli-lab-report-folder = Le dossier que lab run a rempli
cli-lab-report-out = La page, en HTML dans les deux langues : elle s'ouvre hors ligne
cli-lab-report-charts = Chaque graphique en image (SVG) à part, dans ce dossier
cli-lab-report-markdown = Mettre les tableaux les plus parlants dans un fichier Markdown, entre deux repères ; le reste du fichier ne change pas
cli-lab-report-plan = Le nom que les tableaux donnent au plan dont ils viennent
cli-sheet = Écrire les cartes d'un jeu en planches à imprimer
cli-sheet-game = Le jeu, par exemple dongeon
cli-sheet-deck = Des cartes à vous, en fichier
cli-sheet-out = Le dossier des planches (sinon le dossier courant)
cli-rules = Afficher les règles d'un jeu
cli-rules-game = Le jeu, par exemple scelerat
cli-rules-clause = Un article, par exemple combat.dulled, ou un chapitre, par exemple combat
cli-solve = Savoir si une donne pouvait être gagnée, toutes cartes connues
cli-solve-deal = Une graine, ou le fichier d'une partie enregistrée
cli-solve-game = Le jeu, si l'on donne une graine (par défaut : le premier qui s'y prête)
cli-solve-options = Une option du jeu, par exemple weapon=le ; peut être répétée
cli-solve-certificate = Écrire la partie gagnante dans ce fichier, que « oubliette verify » peut contrôler
cli-solve-json = Un document JSON
cli-learn = Apprendre en jouant ce que valent les positions d'un jeu
cli-learn-game = Le jeu, par exemple scelerat
cli-learn-games = Le nombre de parties à jouer avec ce qui est appris (par défaut : ce qui convient au jeu)
cli-learn-thumb = Le nombre de parties à jouer d'abord par règles simples (par défaut : ce qui convient au jeu)
cli-learn-playouts = Le nombre de simulations par décision, dans les jeux joués par recherche (64 par défaut)
cli-learn-runs = Le nombre de parties d'une campagne à jouer à la suite
cli-learn-mix = Tirer le nombre de joueurs et les options à chaque partie, sauf ce qui est précisé ici
cli-learn-hidden = Combien d'unités cachées a le réseau
cli-learn-players = Combien de joueurs (par défaut : le minimum du jeu)
cli-learn-seed = La graine de l'apprentissage : la même graine apprend la même chose
cli-learn-options = Une option du jeu, par exemple weapon=le ; peut être répétée
cli-learn-value = Une valeur apprise auparavant, dont repartir
cli-learn-out = Où écrire ce qui est appris ; un apprentissage interrompu reprend de là
cli-puzzle = Trouver le meilleur coup : le problème du jour, ou un autre
cli-puzzle-game = Le jeu, par exemple scelerat (par défaut : celui du problème du jour)
cli-puzzle-number = Le numéro du problème (par défaut : celui du jour)
cli-puzzle-plain = Des lignes de texte seulement, pour les lecteurs d'écran
cli-puzzle-still = Sans animations à l'écran
cli-puzzle-glyphs = Les caractères de l'écran : unicode ou ascii
cli-puzzles = Faire des problèmes à partir de parties de robots
cli-puzzles-make = Chercher dans des parties de robots les positions où un coup vaut bien mieux que les autres
cli-puzzles-make-game = Le jeu, par exemple scelerat
cli-puzzles-make-count = Combien de problèmes
cli-puzzles-make-seed = La graine des parties : la même graine trouve les mêmes problèmes
cli-puzzles-make-playouts = Combien de parties simulées confirment un problème
cli-puzzles-make-options = Une option du jeu, par exemple weapon=le ; peut être répétée
cli-puzzles-make-out = Où les écrire ; une recherche interrompue reprend de là
cli-serve = Lancer un serveur web : des parties à partager par lien
cli-serve-listen = Où écouter (127.0.0.1:7777 ; aussi OUBLIETTE_LISTEN)
cli-serve-data = Le dossier où tout est gardé, dans un seul fichier SQLite (aussi OUBLIETTE_DATA)
cli-serve-database = Plutôt une base PostgreSQL : postgres://… (aussi OUBLIETTE_DATABASE)
cli-serve-public_url = L'adresse publique du serveur, derrière un serveur mandataire (proxy) : https://… (aussi OUBLIETTE_PUBLIC_URL)
cli-serve-trust_proxy = Croire l'adresse que donne le mandataire (aussi OUBLIETTE_TRUST_PROXY)
cli-serve-no_accounts = Désactiver la création de comptes (aussi OUBLIETTE_NO_ACCOUNTS)
cli-serve-rate = Demandes par minute et par adresse, 0 sans limite (600 ; aussi OUBLIETTE_RATE)
cli-serve-streams = Flux ouverts par adresse, 0 sans limite (60 ; aussi OUBLIETTE_STREAMS)
cli-serve-drain = Secondes laissées aux demandes en cours à l'arrêt (10 ; aussi OUBLIETTE_DRAIN)
cli-serve-log = La forme du journal : text ou json (text ; aussi OUBLIETTE_LOG)
cli-serve-log_level = Ce qui y est noté : error, warn, info, debug (info ; aussi OUBLIETTE_LOG_LEVEL)
cli-codex = Lister ce que vous avez rencontré dans un jeu
cli-codex-game = Le jeu, par exemple scelerat
cli-codex-number = Un numéro de la liste : tout savoir sur celui-là
cli-codex-json = Un document JSON
cli-history = Lister vos parties
cli-history-game = D'un seul jeu
cli-history-json = Un document JSON
cli-history-unfinished = Seulement les parties inachevées
cli-history-delete = Supprimer cette partie pour de bon, après confirmation
cli-stats = Résumer vos parties
cli-stats-game = D'un seul jeu
cli-stats-json = Un document JSON
cli-admin = Administrer les données d'un serveur, même en marche
cli-admin-data = Le dossier où tout est gardé, dans un seul fichier SQLite (aussi OUBLIETTE_DATA)
cli-admin-database = Plutôt une base PostgreSQL : postgres://… (aussi OUBLIETTE_DATABASE)
cli-admin-backup = Copier le fichier SQLite tel qu'il est ; mettez la copie dans un dossier sous le nom oubliette.db pour y revenir
cli-admin-backup-file = La copie, qui ne doit pas encore exister
cli-admin-export = Exporter tout, ou tout ce qui concerne un compte : un objet JSON par ligne
cli-admin-export-file = Le fichier, ou - pour la sortie standard ; gardez-le bien : il contient empreintes et graines
cli-admin-export-person = De ce compte seulement, comme son titulaire peut l'avoir
cli-admin-import = Importer un export dans une base encore vide : SQLite ou PostgreSQL
cli-admin-import-file = L'export, ou - pour l'entrée standard
cli-admin-ban = Fermer un compte
cli-admin-ban-name = Le compte
cli-admin-ban-off = Le rouvrir
cli-admin-delete = Supprimer un compte, une table ou une partie importée
cli-admin-delete-name = Le compte
cli-admin-delete-table = La table, par l'identifiant de son adresse
cli-admin-delete-import = La partie importée, par l'identifiant de son adresse
cli-admin-rename = Donner un autre nom à un compte
cli-admin-rename-name = Le compte
cli-admin-rename-new = Le nouveau nom
cli-admin-password = Donner un autre mot de passe à un compte : une ligne sur l'entrée standard
cli-admin-password-name = Le compte
cli-admin-stats = Compter ce qu'il y a dans la base
cli-admin-space = Mesurer ce qu'il y a dans la base : les tables et les parties importées les plus lourdes, et à qui elles sont
cli-admin-space-most = Combien de chaque sorte
cli-paths = Indiquer où sont vos parties
cli-completions = Afficher les complétions d'un interpréteur de commandes
cli-completions-shell = L'interpréteur de commandes
cli-man = Afficher la page de manuel
cli-man-command = D'une commande

man-examples = EXEMPLES
man-play = Jouer une partie avec une graine au hasard.
man-daily = Jouer le défi du jour, le même pour tous.
man-deal = Jouer une donne facile à gagner.
man-puzzle = Trouver le meilleur coup du problème du jour.
man-puzzle-number = Répondre à un autre problème.
man-seed = Jouer la graine 42 : les mêmes cartes à chaque fois.
man-resume = Reprendre la dernière partie inachevée.
man-bots = Jouer avec trois robots, à un jeu qui en prend autant.
man-replay = Raconter une partie d'un trait.
man-review = Analyser une partie finie : ce que chaque décision a coûté, et ce que le hasard a fait.
man-verify = Vérifier des parties enregistrées, et nommer la première ligne fausse de chacune.
man-sim = Simuler cent mille parties et en donner les chiffres.
man-sim-mixed = Simuler des tables où deux sortes de robots changent de place à chaque partie.
man-sim-rows = Simuler les cent mille parties suivantes d'une série, avec une ligne par partie.
man-lab = Jouer les parties d'un plan ; ce qui est déjà joué ne l'est pas à nouveau.
man-lab-shard = Jouer la troisième de quarante parts d'un plan.
man-lab-compare = Comparer deux tables d'une expérience, partie par partie.
man-lab-report = Écrire ce qui a été trouvé sur une page avec des graphiques.
man-sheet = Écrire les cartes en planches SVG, à imprimer recto verso.
man-rules = Afficher toutes les règles.
man-serve = Lancer un serveur sur cette machine : allez à http://127.0.0.1:7777.
man-serve-database = Servir tout le réseau, et garder tout dans une base PostgreSQL.
man-backup = Copier les données du serveur, pendant qu'il tourne.
man-ban = Fermer un compte.

usage = { $wrong } Voyez : oubliette --help
usage-unknown = L'argument « { $argument } » est inconnu.
usage-command = La commande « { $command } » est inconnue.
usage-no-value = Il manque une valeur à { $argument }.
usage-one-of = { $argument } ne peut pas valoir « { $value } ». Valeurs : { $known }.
usage-value = { $argument } ne peut pas valoir « { $value } ».
usage-key-value = { $argument } : « { $value } » n'est pas de la forme clé=valeur, par exemple weapon=le.
usage-seat-bot = { $argument } : « { $value } » n'est pas de la forme place=robot, les places comptées à partir de 1, par exemple 2=casual.
usage-shard = { $argument } n'accepte pas « { $value } » : il faut dire quelle part sur combien, par exemple 3/40.
usage-address = { $argument } : « { $value } » n'est pas une adresse et un port, par exemple 127.0.0.1:7777.
usage-twice = { $argument } est donné deux fois.
usage-missing = Il manque : { $argument }.
usage-conflict = { $argument } ne va pas avec { $other }.
usage-other = La ligne de commande est mal formée.

wrong-record = { $path } : { $damage }
failed-io = Échec : { $error }.
failed-home = Aucun dossier personnel n'est connu : définissez HOME.
failed-file = { $path } : lecture impossible ({ $error }).
failed-unsaved = { $path } : les derniers coups de la partie n'ont pas pu être sauvegardés. Le fichier s'arrête avant eux.
failed-keep = { $folder } : impossible d'y sauvegarder la partie ({ $error }). Libérez de la place ou choisissez un autre dossier avec XDG_DATA_HOME.
panicked = Le programme a rencontré un bug, désolé. Votre partie est sauvegardée : { $path }. Joignez ce fichier à votre signalement.
bad-deck = { $path } : ce paquet ne peut pas se jouer. { $wrong } Corrigez le fichier et recommencez.
nothing-to-resume = Aucune partie inachevée : { $game }. Commencez-en une : oubliette play { $game }
resume-other = { $path } : c'est une partie d'un autre jeu ({ $game }) ; reprenez-la sous ce nom.
resume-resigned = { $path } : cette partie a été abandonnée. Pour la revoir : oubliette replay { $path }
resume-busy = { $path } : cette partie est déjà ouverte ailleurs. Quittez-la d'abord.
cut-short = { $path } : le fichier s'arrête au milieu de la ligne { $line } ; elle est laissée de côté, tout ce qui précède est repris.
not-a-record = { $path } : ce n'est pas une partie enregistrée lisible ; le fichier est laissé de côté.
no-codex-number = Pas de numéro { $number } dans la liste : { $most ->
    [0] rien n'a encore été rencontré
   *[other] tapez un numéro de 1 à { $most }
}.
no-clause = Aucun article « { $clause } ». Articles : { $known }.
no-command = Aucune commande « { $command } ». Commandes : { $known }.
no-turn = Pas d'étape { $turn } : la dernière est { $most }.

campaign-run = Campagne « { $name } » : la partie suivante commence.
campaign-resumed = La dernière partie de la campagne n'est pas finie : elle reprend ({ $path }).
verified-first-run = { $path } : première partie d'une campagne.
verified-next-run = { $path } : suit { $before }.
verified-missing-run = { $path } : la partie d'avant, { $hash }, n'est pas parmi ces fichiers ; ajoutez son enregistrement pour vérifier toute la chaîne.
verified-broken-chain = { $path } : ne suit pas { $before }. { $why }
verified = { $path } : correct, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}, score { $scores }
verified-unfinished = { $path } : correct, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}, partie inachevée

history-empty = Aucune partie. Commencez : oubliette play scelerat
history-line = { $begun }  { $game } (règles v{ $rules })  { $result }  { $luck }  { $options }  { $assisted }  { $file }
history-won = gagnée, score { $score }
history-lost = perdue, score { $score }
history-won-by = { $count ->
    [0] gagnée par personne
    [one] gagnée : joueur { $seats }
   *[other] gagnée : joueurs { $seats }
}
history-seats = { $result } ({ $seats })
history-seat-won = joueur { $seat } : { $score }, victoire
history-seat-lost = joueur { $seat } : { $score }, défaite
history-resigned = abandonnée, { $decisions ->
    [one] 1 coup
   *[other] { $decisions } coups
}
history-first-try = premier essai du jour
history-no-unfinished = Aucune partie inachevée.
history-trophies = Trophées ({ $command } : tous) : { $games }
history-delete-ask = Supprimer { $path } pour de bon ? o : oui, Entrée : non ?
history-unfinished = inachevée, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}
history-seed-empty = graine vide
history-seed = graine { $seed }
history-asked = vraies cartes
history-assisted = assistée
history-unassisted = sans aide
stats-empty = Aucune partie finie.
stats-line = { $game } (règles v{ $rules }, { $options }), { $assisted } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} ({ $share }), score moyen { $mean }, meilleur { $best }, moins bon { $worst }, série en cours { $streak }, meilleure série { $best_streak }
stats-line-resigned = { $game } (règles { $rules }, { $options }), { $assisted } : { $games ->
    [one] 1 partie abandonnée
   *[other] { $games } parties, aucune menée à son terme
}
stats-line-rivals = { $game } (règles v{ $rules }, { $options }), { $assisted } : { $games ->
    [one] { $games } partie entre rivaux
   *[other] { $games } parties entre rivaux
} devant un même écran, ni gagnées ni perdues

admin-no-store = { $path } : rien n'est gardé là. Dites où avec --data ou --database.
admin-store = La base ne répond pas : { $error }
admin-no-account = Aucun compte ne s'appelle « { $name } ».
admin-no-table = Il n'y a pas de table « { $name } ».
admin-no-import = Il n'y a pas de partie importée « { $name } ».
admin-refused = Refusé : { $why }.
admin-not-empty = Il y a déjà quelque chose dans cette base : importez dans une base vide.
admin-not-export = { $line ->
    [0] L'export finit trop tôt
   *[other] La ligne { $line } n'a pas sa place dans un export entier
} ; rien n'a été importé.
admin-other-version = Cet export est d'une autre version d'oubliette ; rien n'a été importé.
admin-not-one-file = PostgreSQL n'est pas un fichier à copier : utilisez pg_dump, ou « oubliette admin export ».
admin-exists = { $path } : ce fichier existe déjà ; rien n'a été écrit.
admin-defect = Le système n'a pas pu fournir de nombres aléatoires : réessayez.
admin-gone = joueur supprimé
admin-backed-up = { $path } : écrit, { $bytes } octets
admin-exported = { $rows ->
    [one] { $rows } ligne écrite
   *[other] { $rows } lignes écrites
}
admin-exported-person = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
}
admin-imported = { $rows ->
    [one] { $rows } ligne reprise
   *[other] { $rows } lignes reprises
}
admin-banned = { $name } : fermé
admin-unbanned = { $name } : rouvert
admin-renamed = { $name } s'appelle désormais { $new }
admin-new-password = { $name } : un autre mot de passe ; déconnecté partout, jetons d'API révoqués
admin-deleted-table = Table { $name } : supprimée
admin-deleted-import = Partie importée { $name } : supprimée
admin-deleted = { $name } : supprimé ; { $removed ->
    [one] { $removed } table supprimée
   *[other] { $removed } tables supprimées
}, { $changed ->
    [one] { $changed } place laissée à un robot ou libérée
   *[other] { $changed } places laissées à des robots ou libérées
}
admin-type-password = Nouveau mot de passe :
admin-stats-people = Comptes : { $accounts }, dont robots déclarés : { $bots }, fermés : { $banned } ; invités : { $guests }
admin-stats-tables = Tables : en attente { $waiting }, en cours { $running }, finies { $finished } ; touchées depuis un jour : { $today }
admin-stats-game = { $game } : { $tables }
admin-space-tables = Enregistrements des tables : { $count }, { $kilobytes } ko
admin-space-table = table { $id } ({ $owner }) : { $kilobytes } ko
admin-space-imports = Parties importées : { $count }, { $kilobytes } ko
admin-space-import = partie importée { $id } ({ $owner }) : { $kilobytes } ko
admin-space-owners = À qui ils sont (les comptes par leur nom, les invités par le début de leur identifiant) :
admin-space-owner = { $owner } : { $kilobytes } ko

sim-head-mixed = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ({ $bots }), graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}, { $seconds } s
sim-rotate = Les robots changent de place à chaque partie.
sim-seat-bot = Joueur { $seat } ({ $bot }) : { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $share } % (95 % : de { $low } à { $high }), score moyen { $mean } (écart type { $deviation }), de { $lowest } à { $highest }
sim-bot = { $bot } : { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} sur { $held }, { $share } % (95 % : de { $low } à { $high }), score moyen { $mean }
sim-none-won = Sans vainqueur : { $wins ->
    [0] aucune partie
    [one] { $wins } partie
   *[other] { $wins } parties
}, { $share } % (95 % : de { $low } à { $high })
sim-shared = Gagnées à plusieurs : { $shared ->
    [0] aucune
   *[other] { $shared }
} (une victoire partagée compte pour chacun)
sim-many-bots = { $bots } robots pour { $seats ->
    [one] une seule place
   *[other] { $seats } places
} : donnez-en moins, ou faites-les tourner avec --rotate.
sim-head = { $game }, { $players ->
    [one] { $bot }
   *[other] { $players } × { $bot }
}, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}, { $seconds } s
sim-together = Tous ensemble : { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $share } % (95 % : de { $low } à { $high })
sim-seat = Joueur { $seat } : { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $share } % (95 % : de { $low } à { $high }), score moyen { $mean } (écart type { $deviation }), de { $lowest } à { $highest }

sheet-none = { $title } n'a pas de cartes de notre main à imprimer : de vraies cartes suffisent. Jeux qui en ont : { $known }.
sheet-written = { $path } : écrit
sheet-there = { $path } : déjà là, inchangé
sheet-other = { $path } : un fichier de ce nom au contenu différent existe déjà ; rien n'a été écrit. Choisissez un autre dossier avec --out.
sheet-failed = { $path } : écriture impossible ({ $error }). Choisissez un autre dossier avec --out.
sheet-print = Pour imprimer : A4, taille réelle (100 %), recto verso, retourné sur le bord long ; le côté gris d'une planche va derrière son côté blanc. Coupez le long des repères.

engine-json = Ce n'est pas du JSON : { $error }.
engine-long = La ligne est trop longue : 4 Mio au plus.
engine-object = Une demande est un objet JSON, par exemple {"{"}"do":"hello"{"}"}.
engine-field = Le champ « { $field } » manque ou n'est pas de la bonne forme.
engine-verb = Demande inconnue : « { $verb } ».
engine-no-game = Aucune partie : commencez par « new » ou « load ».
engine-seat = Ce siège n'existe pas ; les sièges vont de 0 à { $last }.
engine-not-awaited = Le siège { $seat } n'a rien à décider.
engine-action = Ce n'est pas un coup de ce jeu : { $action }.
engine-options = Les options sont un objet dont les valeurs sont des textes.
engine-asked = Cette partie se joue avec de vraies cartes : elle ne peut pas continuer ici.
engine-defect = Le programme a rencontré un bug, désolé ; la partie est comme avant. Joignez « record » à votre signalement.
engine-too-many = Il y a plus de { $most } issues possibles.
serve-ready = Oubliette vous attend : { $url }
serve-database = La base doit être une adresse de PostgreSQL : postgres://utilisateur@hôte/base
serve-two-places = Dites --data ou --database, pas les deux.
store-newer = elle a été faite par une version plus récente ({ $version }) : lancez une oubliette plus récente
store-damaged = le fichier est abîmé ({ $what }). Rien n'y a été écrit. Gardez une copie de son dossier, et remettez une sauvegarde à sa place.
store-trouble = { $error }
serve-no-store = La base ne peut pas servir : { $error }
serve-no-listen = Impossible d'écouter à { $address } : { $error }. Choisissez une autre adresse avec --listen.
no-lesson = « { $game } » n'a pas de leçon.

# Résoudre et apprendre.

solve-won = La donne { $seed } peut être gagnée : meilleur score { $score } ({ $nodes } positions examinées). Une manière :
solve-lost = La donne { $seed } ne peut pas être gagnée : tout a été essayé ({ $nodes } positions examinées).
solve-not-open = Les donnes de { $game } ne peuvent pas être résolues : le hasard y dépend de ce que l'on fait, ou d'autres jouent aussi.
solve-too-long = Cette donne est trop longue à résoudre.
solve-real-cards = Cette partie a été distribuée à la main : personne ne connaît l'ordre des cartes qui n'ont pas été retournées.
solve-no-certificate = Cette donne ne peut pas être gagnée : il n'y a pas de partie gagnante à écrire.
learn-progress = { $games } parties sur { $of }, { $won } % gagnées dernièrement, { $seconds } s
learn-no-features = On ne peut encore rien apprendre de { $game } : le jeu ne dit pas ce qu'il faut regarder.
learn-other-course = { $path } appartient à un autre apprentissage. Choisissez un autre fichier avec --out, ou supprimez celui-ci pour recommencer.
learn-value-bound = La valeur de --value a été apprise pour { $what ->
    [game] un autre jeu
    [rules] d’autres règles
    [content] un autre contenu
   *[features] d’autres traits
  } : { $found } (ici : { $wanted }). Sans --value, l’apprentissage repart de zéro.
learn-value-line = La ligne { $line } de la valeur de --value est illisible. Sans --value, l’apprentissage repart de zéro.
learn-other-size = La valeur de --value n’a pas { $hidden } unités cachées. Dites avec --hidden combien elle en a.
puzzles-progress = Problèmes : { $puzzles } sur { $of } ; parties : { $games } ; { $seconds } s
puzzles-other = { $path } contient des problèmes d'un autre jeu, d'autres règles ou d'une autre graine. Choisissez un autre fichier avec --out, ou supprimez celui-ci pour recommencer.
puzzles-not-learnt = { $game } : pas de problèmes possibles. Ce jeu se joue à plusieurs, ou l'on n'y a pas encore appris les chances de gagner.
puzzles-seed = La graine doit être un seul mot.
puzzle-none = { $game } n'a pas de problèmes. Les jeux qui en ont : { $known }.
puzzle-none-at-all = Aucun jeu n'a de problèmes.
puzzle-number = { $game } : les problèmes portent les numéros de 1 à { $most }.
deal-looking = Recherche d'une donne, examinées : { $looked }…
deal-nearest = Aucune donne de ce genre : voici la plus proche parmi { $looked }.
deal-not-solved = { $game } : on ne peut pas savoir si une donne est gagnable à coup sûr. Choisissez easy, fair ou hard.
deal-not-alone = { $game } : une donne ne se choisit qu'en solo, avec les cartes d'une graine.

rows-form = Les lignes s'écrivent dans un fichier qui finit en .csv ou en .parquet.

lab-bad-plan = { $path } n'est pas un plan : { $wrong }
lab-bad-line = la ligne { $line } ne convient pas à un plan en TOML ({ $what })
lab-no-tables = il n'y a aucune table
lab-no-games = games et chunk sont des nombres à partir de 1
lab-same-table = la table { $name } s'y trouve deux fois
lab-many-tables = il donne { $count } tables, et on n'en joue pas plus de { $most } à la fois
lab-other-plan = { $path } contient les parties d'un autre plan, ou d'une autre version : prenez un autre dossier, ou le même plan.
lab-dry = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $games } parties en { $chunks ->
    [one] { $chunks } lot
   *[other] { $chunks } lots
} ; il reste { $left-games } parties en { $left-chunks ->
    [one] { $left-chunks } lot
   *[other] { $left-chunks } lots
}, environ { $time } sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
}
lab-dry-table = { $name } : il reste { $games } parties, environ { $time }
lab-done = { $games } parties en { $chunks ->
    [one] { $chunks } lot
   *[other] { $chunks } lots
} ont été jouées en { $time } ; { $before ->
    [0] aucun lot n'était déjà là
    [one] { $before } lot était déjà là
   *[other] { $before } lots étaient déjà là
}
lab-no-experiment = { $path } ne contient pas d'expérience de cette version : remplissez-le avec lab run.
lab-nothing-played = Aucune partie de { $path } n'est encore jouée : continuez avec lab run.
lab-no-variant = Il n'y a pas de table { $name } dans cette expérience. Il y a : { $known }.
lab-no-bot = Aucun { $bot } n'est assis à une table de cette expérience.
lab-compare-nothing = Il n'y a rien à comparer : on ne compare que des tables d'un même jeu.
lab-compare-head = { $a } moins { $b }, { $games } parties de mêmes graines :
lab-compare-won = victoires { $value } points [{ $low } ; { $high }], { $a } % contre { $b } %
lab-compare-score = score { $value } [{ $low } ; { $high }], { $a } contre { $b }
lab-compare-decisions = décisions { $value } [{ $low } ; { $high }], { $a } contre { $b }
lab-compare-measure = { $name } { $value } [{ $low } ; { $high }], { $a } contre { $b }
lab-compare-only = { $a } parties meilleures seulement ici, { $b } seulement là
lab-compare-gain = jouer à chance égale vaut { $ratio } fois plus de parties
lab-compare-sure = une différence
lab-compare-open = indécis ; si l'écart est bien celui-là, { $games } parties le montreraient
lab-compare-same = aucune différence trouvée
lab-compare-among-many = seule, une différence ; parmi tant de questions, peut-être le hasard
lab-compare-note = Entre crochets, les bornes qui contiennent la vérité 95 fois sur 100. Une différence n'en est une que si elle tient parmi toutes les questions posées ensemble (Holm) : { $count } sur les victoires, le score et les décisions et, à part, { $measures } sur ce qui a été compté.
lab-compare-rest = { $more ->
        [0] pour le reste de ce qui a été compté ({ $same }), aucune différence sûre
       *[other] dans ce qui a été compté, { $more } autres différences et { $same } mesures sans différence sûre
    } (tout y est : pairs.parquet, ou --json)
lab-report-nowhere = Dites où l'écrire : --out FICHIER.html, --charts DOSSIER ou --markdown FICHIER.md.
lab-report-written = { $path } est écrit.
report-title = Ce que disent les parties
report-intro = { $tables ->
    [one] Une table
   *[other] { $tables } tables
}, jusqu'à { $games } parties à chacune, graine { $seed } : la partie n est oubliette play JEU --seed { $seed }/n. Jouées par oubliette { $version }.
report-bounds = Entre crochets, les bornes qui contiennent la vérité 95 fois sur 100 : celles des parts selon Wilson, celles des moyennes par partie, car les places d'une partie en partagent le hasard.
report-table-said = { $games } parties ; { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} ; robots : { $bots } ; options : { $options }.
report-table = table
report-games = parties
report-won = gagné
report-score = score
report-decisions = décisions
report-bot = robot
report-seats-held = places tenues
report-wins = Victoires, scores et durée
report-bots = Par robot
report-seats = Par place
report-seat = place { $seat }
report-seat-head = place
report-first = la première contre les autres
report-first-said = La première place contre la moyenne des autres dans les mêmes parties : { $won } points de victoires, { $score } de score.
report-ends = Où la partie s'arrête
report-ends-seats = Les places ne finissent pas ensemble : chacune compte.
report-end = fin
report-how-often = combien de fois
report-share = part
report-survival = Pas encore perdu
report-survival-said = Une partie est perdue quand elle se termine sans vainqueur.
report-not-lost = pas perdu
report-length = Durée en décisions
report-scores = Scores
report-quarters = De { $least } à { $most } ; la moitié entre { $low } et { $high }, au milieu { $middle }.
report-to = à
report-strength = Avec et sans
report-strength-said = Part de victoires de ceux qui l'ont eu ou fait au moins une fois, et de ceux qui ne l'ont jamais fait. Qui vit plus longtemps fait plus de tout : on voit ce qui accompagne la victoire, pas ce qui la donne.
report-what = quoi
report-had = l'ont eu
report-with = gagné avec
report-without = gagné sans
report-difference = différence
report-measures = Ce qui a été compté
report-mean = moyenne
report-deviation = écart-type
report-chart-marks = Au plus haut : { $most }, { $highest } ; au plus bas : { $least }, { $lowest }.
report-chart-most = Le plus souvent : { $name }, { $share }.
report-chart-half = La moitié des parties est perdue après { $decisions } décisions.
report-chart-no-half = Moins de la moitié des parties est perdue.
report-ab = Différences
report-ab-said = Les tables d'un même jeu, comparées partie par partie sur les mêmes graines. Les victoires par les paires qui diffèrent, le reste par la différence moyenne des parties.
report-ab-won = Victoires, en points
report-ab-score = Score
report-ab-decisions = Décisions
report-ab-counted = Ce qui a été compté : { $pair }
report-ab-counted-said = Les différences sûres parmi tout ce qui a été compté à ces tables (Holm, à part des victoires, du score et des décisions). Sur le graphique, en pourcentage de la moyenne de la seconde table.
report-ab-mean-a = moyenne de la première
report-ab-mean-b = moyenne de l'autre
report-ab-a = première
report-ab-b = moins
report-only = mieux seulement première / seconde
report-ratio = rapport des variances
report-correlation = corrélation
report-p = p (Holm)
report-verdict = verdict
report-settle = Ce qui trancherait
report-settle-said = Les parties qu'il faut encore jouer pour que les bornes de la part de victoires soient si serrées.
report-settle-wins = Parties encore à jouer
report-for-width = à ±{ $width } points
report-settled = aucune
report-made-by = Fait par `oubliette lab run { $plan } --out DOSSIER`, puis `oubliette lab report DOSSIER --lang fr --markdown BALANCE.md --plan { $plan }` ; avec `--out RAPPORT.html`, la même chose a ses graphiques et toutes ses lignes.
report-as-table = Ces chiffres en tableau
report-left-out = … { $count } de plus
