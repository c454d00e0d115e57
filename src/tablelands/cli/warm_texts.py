"""What is said about bots that get warm."""

from tablelands.core.text import Text, give_ids

NOTHING = Text(
    "{game}: nothing to compile here (that needs the extra 'fast').",
    "{game}: hier gibt es nichts zu kompilieren (dazu braucht es das Extra „fast“).",
    "{game} : rien à compiler ici (il faut l’extra « fast »).",
)
ALREADY = Text(
    "{game}: compiled already.",
    "{game}: schon kompiliert.",
    "{game} : déjà compilé.",
)
COMPILING = Text(
    "{game}: compiling, about a minute",
    "{game}: wird kompiliert, etwa eine Minute",
    "{game} : compilation, une minute environ",
)
COMPILED = Text(
    "{game}: compiled in {seconds} s.",
    "{game}: in {seconds} s kompiliert.",
    "{game} : compilé en {seconds} s.",
)
WARMING = Text(
    "The bots are still warming up and play below their strength meanwhile ('tablelands warm' does it beforehand).",
    "Die Bots laufen noch warm und spielen so lange unter ihrer Stärke („tablelands warm“ erledigt das vorab).",
    "Les bots s’échauffent encore et jouent d’ici là en dessous de leur force (« tablelands warm » le fait à "
    "l’avance).",
)

give_ids("cli.warm", globals())
