"""Why a person's own table of components cannot be played with."""

from tablelands.core.text import Text, give_ids

UNREADABLE = Text(
    "components {path} cannot be read: {why}",
    "Spielmaterial {path} lässt sich nicht lesen: {why}",
    "le matériel {path} ne peut pas être lu : {why}",
)
NO_TEXT = Text(
    "components {path}: it is not UTF-8 text",
    "Spielmaterial {path}: Das ist kein Text in UTF-8",
    "matériel {path} : ce n’est pas du texte en UTF-8",
)
NO_TOML = Text(
    "components {path}: it is not TOML: {why}",
    "Spielmaterial {path}: Das ist kein TOML: {why}",
    "matériel {path} : ce n’est pas du TOML : {why}",
)
UNKNOWN_FIELD = Text(
    "unknown field '{name}'; there are {names}",
    "Unbekanntes Feld „{name}“; es gibt {names}",
    "champ inconnu « {name} » ; il y a {names}",
)
HOW_MANY_ROWS = Text(
    "'rows' must be from 1 to {most} rows",
    "„rows“ muss 1 bis {most} Reihen haben",
    "« rows » doit avoir de 1 à {most} rangées",
)
ROW_NUMBERS = Text(
    "'rows' must be numbered {first}, {second}, ... from the bottom up",
    "„rows“ muss von unten nach oben mit {first}, {second}, ... nummeriert sein",
    "« rows » doit être numéroté {first}, {second}, ... de bas en haut",
)
OUT_OF_REACH = Text(
    "row {row} can never be reached with {dice} dice",
    "Reihe {row} ist mit {dice} Würfeln nie zu erreichen",
    "la rangée {row} ne peut jamais être atteinte avec {dice} dés",
)
NOT_INTERLOCKED = Text(
    "rows {lower} and {upper} do not interlock: one 'shift' must be odd",
    "Die Reihen {lower} und {upper} greifen nicht ineinander: Ein „shift“ muss ungerade sein",
    "les rangées {lower} et {upper} ne s’emboîtent pas : un « shift » doit être impair",
)
TOO_MANY_HEXES = Text(
    "a landscape has at most {most} hexes, not {count}",
    "Eine Landschaft hat höchstens {most} Felder, nicht {count}",
    "un paysage a au plus {most} cases, pas {count}",
)
TOO_FEW_BONUS_TILES = Text(
    "there must be at least {least} bonus tiles",
    "Es muss mindestens {least} Bonusplättchen geben",
    "il faut au moins {least} tuiles bonus",
)

give_ids("outback.components", globals())
