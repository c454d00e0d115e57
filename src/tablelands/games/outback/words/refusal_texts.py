"""What is wrong with a move, an option or a position of Outback."""

from tablelands.core.text import Text, give_ids

# Why a position, an option, a move or an outcome cannot be read, or fits no game.

# What is no position at all

ONE_FOR_EACH_SEAT = Text(
    "'{name}' must have an entry for each of the {seats} seats",
    "„{name}“ muss einen Eintrag für jeden der {seats} Plätze haben",
    "« {name} » doit avoir une entrée pour chacune des {seats} places",
)
NAMES_ONLY = Text(
    "'{name}' must be a list of {known}",
    "„{name}“ muss eine Liste aus {known} sein",
    "« {name} » doit être une liste de {known}",
)
LISTS_ONLY = Text(
    "'{name}' must be lists of {known}",
    "„{name}“ muss aus Listen von {known} bestehen",
    "« {name} » doit contenir des listes de {known}",
)
OTHER_ROWS = Text("the rows are {rows}", "Die Reihen sind {rows}", "les rangées sont {rows}")
ROW_LENGTH = Text("row {row} has {length} hexes", "Reihe {row} hat {length} Felder", "la rangée {row} a {length} cases")
IN_A_HEX = Text(
    "a hex holds null, 'lost', or one of {animals}",
    "Auf einem Feld steht null, „lost“ oder eines von {animals}",
    "une case contient null, « lost » ou l’un de {animals}",
)
ONE_OUTCOME = Text(
    "it must have exactly one of {names}",
    "Es muss genau eines davon haben: {names}",
    "il doit avoir exactement l’un de {names}",
)

# Tiles, dice and markers

PLACES_ON_JEEP = Text(
    "OB-1: the jeep has {places} places", "OB-1: Der Jeep hat {places} Plätze", "OB-1 : la jeep a {places} places"
)
TILES_OF_ANIMAL = Text(
    "OB-1: there are only {count} tiles of '{animal}'",
    "OB-1: Von „{animal}“ gibt es nur {count} Plättchen",
    "OB-1 : il n’y a que {count} tuiles de « {animal} »",
)
DICE_THERE_ARE = Text("OB-1: there are {count} dice", "OB-1: Es gibt {count} Würfel", "OB-1 : il y a {count} dés")
ON_THE_TRACK = Text(
    "OB-4: '{animal}' must be {start}, 1 to {left}, or 'U1' to 'U{upper}'",
    "OB-4: „{animal}“ muss {start}, 1 bis {left} oder „U1“ bis „U{upper}“ sein",
    "OB-4 : « {animal} » doit valoir {start}, de 1 à {left}, ou de « U1 » à « U{upper} »",
)
IN_THE_BAG = Text(
    "OB-9: bag and unseen tiles together must hold {count} of '{animal}'",
    "OB-9: Beutel und verdeckte Plättchen müssen zusammen {count} von „{animal}“ enthalten",
    "OB-9 : le sac et les tuiles cachées doivent contenir ensemble {count} tuiles de « {animal} »",
)
UNSEEN_TILES = Text(
    "OB-9: {lost} spaces are lost, so 'unseen' must be {lost}",
    "OB-9: {lost} Felder sind verloren, also muss „unseen“ {lost} sein",
    "OB-9 : {lost} cases sont perdues, « unseen » doit donc être {lost}",
)
TOO_FEW_TILES = Text(
    "{seats} seats need {needed} animal tiles, and there are only {there} (OB-9)",
    "{seats} Plätze brauchen {needed} Tierplättchen, und es gibt nur {there} (OB-9)",
    "{seats} places demandent {needed} tuiles d’animaux, et il n’y en a que {there} (OB-9)",
)
MARKER_PLACE = Text(
    "OB-10: the marker of '{animal}' of seat {seat} cannot have come to its place",
    "OB-10: Der Marker „{animal}“ von Platz {seat} kann nicht dorthin gekommen sein",
    "OB-10 : le marqueur « {animal} » de la place {seat} n’a pas pu arriver là où il est",
)

# The turn

NOBODY_BEFORE_START = Text(
    "OB-5: nobody is to move before the start is drawn",
    "OB-5: Niemand ist am Zug, bevor bestimmt ist, wer beginnt",
    "OB-5 : personne n’est à jouer avant qu’on sache qui commence",
)
NOTHING_ROLLED_YET = Text(
    "OB-5: before the first turn the jeep is empty and nothing is rolled",
    "OB-5: Vor dem ersten Zug ist der Jeep leer und nichts gewürfelt",
    "OB-5 : avant le premier tour, la jeep est vide et aucun dé n’est lancé",
)
EMPTY_LANDSCAPES = Text(
    "OB-5: before the first turn all landscapes are empty",
    "OB-5: Vor dem ersten Zug sind alle Landschaften leer",
    "OB-5 : avant le premier tour, tous les paysages sont vides",
)
START_SEAT_MOVES = Text(
    "OB-5: the start seat is to move",
    "OB-5: Der Startplatz ist am Zug",
    "OB-5 : c’est à la place qui commence de jouer",
)
JEEP_AND_TAKES = Text(
    "OB-6: jeep and takes of this turn must be {places} tiles together",
    "OB-6: Jeep und Genommenes dieses Zuges müssen zusammen {places} Plättchen sein",
    "OB-6 : la jeep et les prises de ce tour doivent faire {places} tuiles ensemble",
)
TOO_MUCH_TAKEN = Text(
    "OB-6: nobody can have taken {taken} tiles from the jeep",
    "OB-6: Niemand kann {taken} Plättchen vom Jeep genommen haben",
    "OB-6 : personne n’a pu prendre {taken} tuiles dans la jeep",
)
EMPTY_JEEP = Text(
    "OB-6: before the first turn the jeep is empty",
    "OB-6: Vor dem ersten Zug ist der Jeep leer",
    "OB-6 : avant le premier tour, la jeep est vide",
)
NO_DICE_YET = Text(
    "OB-7: before the first roll there are no dice",
    "OB-7: Vor dem ersten Wurf liegen keine Würfel da",
    "OB-7 : avant le premier lancer, il n’y a pas de dés",
)
ALL_DICE_LIE = Text(
    "OB-7: without rolls left all dice must lie there",
    "OB-7: Ohne weiteren Wurf müssen alle Würfel daliegen",
    "OB-7 : sans lancer restant, tous les dés doivent être là",
)
MOST_TAKES = Text(
    "OB-8: nobody can take more than {most} animals in a turn",
    "OB-8: Niemand kann in einem Zug mehr als {most} Tiere nehmen",
    "OB-8 : personne ne peut prendre plus de {most} animaux en un tour",
)
NO_SUCH_HEX = Text("OB-8: there is no such hex", "OB-8: So ein Feld gibt es nicht", "OB-8 : cette case n’existe pas")
TRUE_SYMBOL = Text(
    "OB-8: a group has at least one true symbol",
    "OB-8: Eine Gruppe hat mindestens ein echtes Symbol",
    "OB-8 : un groupe a au moins un vrai symbole",
)
NOT_LYING_THERE = Text(
    "OB-8: 'taken' names an animal that does not lie there",
    "OB-8: „taken“ nennt ein Tier, das dort nicht liegt",
    "OB-8 : « taken » nomme un animal qui n’est pas là",
)
DICE_AFTER_TAKE = Text(
    "OB-8: after a take no rolls are left, and used and unused dice are all dice",
    "OB-8: Nach einem Tier wird nicht mehr gewürfelt, und benutzte und unbenutzte Würfel sind zusammen alle",
    "OB-8 : après une prise il n’y a plus de lancer, et dés utilisés et inutilisés font tous les dés",
)

# Rounds and the end

NOTHING_AFTER_END = Text(
    "OB-12: nothing is rolled or taken any more when the game is over",
    "OB-12: Nach dem Ende der Partie wird nichts mehr gewürfelt oder genommen",
    "OB-12 : la partie finie, on ne lance ni ne prend plus rien",
)
NO_ROUNDS_FIT = Text(
    "OB-12: no number of rounds fits what lies in the landscapes",
    "OB-12: Keine Zahl von Runden passt zu dem, was in den Landschaften liegt",
    "OB-12 : aucun nombre de tours de table ne convient à ce que contiennent les paysages",
)
NOT_OVER = Text(
    "OB-12: the game is not over, so 'to_move' must be a seat",
    "OB-12: Die Partie ist nicht zu Ende, also muss „to_move“ ein Platz sein",
    "OB-12 : la partie n’est pas finie, « to_move » doit donc être une place",
)
FULL_RESTS = Text(
    "OB-12: a seat with a full landscape is not to move",
    "OB-12: Ein Platz mit voller Landschaft ist nicht am Zug",
    "OB-12 : une place au paysage complet n’est pas à jouer",
)
WAS_OVER = Text(
    "OB-12: seat {seat} was full at the end of a round, so the game was over",
    "OB-12: Platz {seat} war am Ende einer Runde voll, also war die Partie zu Ende",
    "OB-12 : la place {seat} était complète à la fin d’un tour de table, la partie était donc finie",
)

# Bonus and penalty tiles

BONUS_OF_SEAT = Text(
    "OB-11: the bonus of seat {seat} must be {names}",
    "OB-11: Der Bonus von Platz {seat} muss {names} sein",
    "OB-11 : le bonus de la place {seat} doit être {names}",
)
TILE_ONCE = Text(
    "OB-20: each bonus tile is there once",
    "OB-20: Jedes Bonusplättchen gibt es einmal",
    "OB-20 : chaque tuile bonus n’existe qu’une fois",
)
TILES_IN_PLUS = Text(
    "OB-20: 'tiles' are played in Plus only",
    "OB-20: „tiles“ gibt es nur in Plus",
    "OB-20 : « tiles » n’existe que dans Plus",
)
TILE_COUNT = Text(
    "OB-20: {count} bonus tiles must lie open or have been earned",
    "OB-20: {count} Bonusplättchen müssen offen liegen oder verdient sein",
    "OB-20 : {count} tuiles bonus doivent être visibles ou gagnées",
)
NOT_DESERVED = Text(
    "OB-21: seat {seat} does not meet the condition of '{tile}'",
    "OB-21: Platz {seat} erfüllt die Bedingung von „{tile}“ nicht",
    "OB-21 : la place {seat} ne remplit pas la condition de « {tile} »",
)
LEFT_LYING = Text(
    "OB-21: seat {seat} would have taken '{tile}'",
    "OB-21: Platz {seat} hätte „{tile}“ genommen",
    "OB-21 : la place {seat} aurait pris « {tile} »",
)
OTHER_PENALTY = Text(
    "OB-22: 'penalty' does not fit the option 'penalty_tile': '{option}'",
    "OB-22: „penalty“ passt nicht zur Option „penalty_tile“: „{option}“",
    "OB-22 : « penalty » ne convient pas à l’option « penalty_tile » : « {option} »",
)

give_ids("outback.position", globals())
