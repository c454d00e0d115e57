"""What the arena says."""

from tablelands.core.text import Text, give_ids

ENGINE_NOT_FOUND = Text(
    "the engine '{command}' cannot be started: {why}",
    "die Engine „{command}“ lässt sich nicht starten: {why}",
    "le moteur « {command} » ne démarre pas : {why}",
)
ENGINE_ENDED = Text("the engine has ended", "die Engine hat sich beendet", "le moteur s’est arrêté")
ENGINE_SILENT = Text(
    "the engine was silent for {seconds} s",
    "die Engine hat {seconds} s lang nichts gesagt",
    "le moteur n’a rien dit pendant {seconds} s",
)
ENGINE_NO_MOVE = Text("no move: {why}", "kein Zug: {why}", "pas de coup : {why}")
OTHER_TERMS = Text(
    "{path} holds games played on other terms ({name}: {there}, not {wanted}); name another file, or the same terms",
    "{path} enthält Partien zu anderen Bedingungen ({name}: {there}, nicht {wanted}); nenne eine andere Datei oder "
    "dieselben Bedingungen",
    "{path} contient des parties jouées à d’autres conditions ({name} : {there}, pas {wanted}) ; donnez un autre "
    "fichier ou les mêmes conditions",
)
NO_RESULTS = Text(
    "{path} is no file of results: line {number} cannot be read",
    "{path} ist keine Datei mit Ergebnissen: Zeile {number} ist nicht lesbar",
    "{path} n’est pas un fichier de résultats : la ligne {number} est illisible",
)
TWO_ENTRANTS = Text(
    "name two entrants or more, each once",
    "nenne zwei oder mehr Teilnehmer, jeden einmal",
    "nommez au moins deux participants, chacun une fois",
)
NO_SPRT = Text(
    "'{word}' should be two Elo differences, the first smaller, such as 0:50",
    "„{word}“ sollten zwei Elo-Unterschiede sein, der erste kleiner, etwa 0:50",
    "« {word} » devrait donner deux écarts Elo, le plus petit d’abord, par exemple 0:50",
)
NO_RAY = Text(
    "playing on a cluster needs Ray; install it with: pip install 'tablelands[ray]'",
    "auf einem Cluster zu spielen braucht Ray; installiere es mit: pip install tablelands[ray]",
    "jouer sur une grappe demande Ray ; installez-le avec : pip install tablelands[ray]",
)
RAY_UNREACHABLE = Text(
    "no Ray cluster answers at '{address}': {why}",
    "unter „{address}“ antwortet kein Ray-Cluster: {why}",
    "aucune grappe Ray ne répond à « {address} » : {why}",
)

give_ids("arena", globals())
