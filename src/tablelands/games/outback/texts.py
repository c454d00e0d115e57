"""What players read about this game."""

from tablelands.core.text import Text, same

NAME = same("Outback")

ABOUT = Text(
    "Roll dice to take animals from the jeep and settle them in your landscape: a row with the number 4 needs four "
    "equal dice. Each animal moves the marker of its kind by the size of the group it joins. In the end everything on "
    "the upper part of the track counts, but only the three rearmost of the other markers; a turn without any animal "
    "loses a space.",
    "Würfle, um Tiere vom Jeep zu nehmen und in deiner Landschaft anzusiedeln: eine Reihe mit der Zahl 4 verlangt vier "
    "gleiche Würfel. Jedes Tier rückt den Anzeiger seiner Art um die Größe der Gruppe vor, zu der es kommt. Am Ende "
    "zählt alles auf dem oberen Teil der Leiste, von den übrigen Anzeigern aber nur die drei hintersten; ein Zug ohne "
    "Tier kostet ein Feld.",
    "Lancez les dés pour prendre des animaux dans la jeep et les installer dans votre paysage: une rangée au nombre 4 "
    "demande quatre dés égaux. Chaque animal avance le marqueur de son espèce de la taille du groupe qu'il rejoint. À "
    "la fin, tout compte sur la partie haute de la piste, mais seulement les trois marqueurs les plus en arrière parmi "
    "les autres; un tour sans animal fait perdre une case.",
)

EDITION_OPTION = Text(
    "Outback, or Outback Plus: seven dice, a larger landscape and open bonus tiles.",
    "Outback oder Outback Plus: sieben Würfel, eine größere Landschaft und offene Bonusplättchen.",
    "Outback, ou Outback Plus: sept dés, un paysage plus grand et des tuiles bonus visibles.",
)
END_OPTION = Text(
    "The game ends with the round in which a landscape is full, or when all landscapes are full.",
    "Das Spiel endet mit der Runde, in der eine Landschaft voll ist, oder wenn alle voll sind.",
    "La partie finit avec le tour où un paysage est complet, ou quand tous les paysages le sont.",
)
BONUS_OPTION = Text(
    "Plus: all bonus tiles, or five drawn at random.",
    "Plus: alle Bonusplättchen, oder fünf gezogene.",
    "Plus: toutes les tuiles bonus, ou cinq tirées au sort.",
)
PENALTY_OPTION = Text(
    "Plus: what lost spaces cost: two points each, or as one of four penalty tiles says.",
    "Plus: was verlorene Felder kosten: je zwei Punkte, oder was eines von vier Strafplättchen sagt.",
    "Plus: ce que coûtent les cases perdues: deux points chacune, ou selon l'une des quatre tuiles pénalité.",
)

ANIMALS = (
    Text("emu", "Emu", "émeu"),
    Text("kangaroo", "Känguru", "kangourou"),
    Text("koala", "Koala", "koala"),
    Text("platypus", "Schnabeltier", "ornithorynque"),
    Text("monitor", "Waran", "varan"),
)
SEAT = Text("seat {seat}", "Platz {seat}", "place {seat}")

# While playing

JEEP = Text("Jeep: {animals}", "Jeep: {animals}", "Jeep: {animals}")
DICE = Text(
    "Dice: {dice}   (rolls left: {rolls})",
    "Würfel: {dice}   (noch zu würfeln: {rolls})",
    "Dés: {dice}   (lancers restants: {rolls})",
)
TILES_LEFT = Text(
    "Bonus tiles to be had: {tiles}",
    "Noch zu haben: {tiles}",
    "Tuiles bonus disponibles: {tiles}",
)
TILES_OF = Text("Seat {seat} has: {tiles}", "Platz {seat} hat: {tiles}", "La place {seat} a: {tiles}")
MAY_ROLL = Text(
    "Keep some dice and roll the others again.",
    "Behalte einige Würfel und wirf die anderen noch einmal.",
    "Gardez des dés et relancez les autres.",
)
MAY_ROLL_OR_TAKE = Text(
    "Keep some dice and roll the others again, or take an animal.",
    "Behalte einige Würfel und wirf die anderen noch einmal, oder nimm ein Tier.",
    "Gardez des dés et relancez les autres, ou prenez un animal.",
)
MUST_TAKE = Text(
    "Take an animal from the jeep.",
    "Nimm ein Tier vom Jeep.",
    "Prenez un animal dans la jeep.",
)
MAY_GO_ON = Text(
    "Take another animal, or write done.",
    "Nimm noch ein Tier, oder schreibe done.",
    "Prenez encore un animal, ou écrivez done.",
)
MUST_FINISH = Text(
    "Nothing more can be taken: write done.",
    "Mehr kannst du nicht nehmen: schreibe done.",
    "On ne peut rien prendre de plus: écrivez done.",
)
MUST_BLOCK = Text(
    "Nothing can be taken: choose the hex that you lose.",
    "Du kannst nichts nehmen: wähle das Feld, das du verlierst.",
    "Rien à prendre: choisissez la case que vous perdez.",
)

PENALTIES = (
    Text("{cost} each", "je {cost}", "{cost} chacune"),
    Text("flat: {cost} each", "flat: je {cost}", "flat: {cost} chacune"),
    Text(
        "row: the number of the row each",
        "row: jeweils die Zahl der Reihe",
        "row: chacune le nombre de sa rangée",
    ),
    Text(
        "neighbours-a: for each animal beside it: {costs}",
        "neighbours-a: für jedes Tier daneben: {costs}",
        "neighbours-a: pour chaque animal à côté: {costs}",
    ),
    Text(
        "neighbours-b: for each animal beside it: {costs}",
        "neighbours-b: für jedes Tier daneben: {costs}",
        "neighbours-b: pour chaque animal à côté: {costs}",
    ),
)
LOST_COSTS = Text("Lost spaces cost {rule}.", "Verlorene Felder kosten {rule}.", "Les cases perdues coûtent {rule}.")

HOW_TO_READ = Text(
    "emu, kan(garoo), koa(la), pla(typus), mon(itor), * joker, ### a lost space. On the left the number of each row: "
    "so many equal dice it needs. ▶ is to move; its free hexes show their names. Below: each marker on its track, "
    "U1, U2, ... on the upper part; in Basic +1 to +5 its bonus tile.\n"
    "Moves: keep koa koa * rolls the other dice again, keep - rolls all; koa*@4c takes a koala with one joker to hex "
    "4c; done ends the turn; block@4c gives hex 4c up.",
    "emu Emu, kan Känguru, koa Koala, pla Schnabeltier, mon Waran, * Joker, ### ein verlorenes Feld. Links die Zahl "
    "der Reihe: so viele gleiche Würfel verlangt sie. ▶ ist am Zug; seine freien Felder zeigen ihre Namen. Darunter "
    "jeder Anzeiger auf seiner Leiste, U1, U2, ... auf dem oberen Teil; im Grundspiel +1 bis +5 sein Bonusplättchen.\n"
    "Züge: keep koa koa * würfelt die anderen noch einmal, keep - alle; koa*@4c nimmt einen Koala mit einem Joker nach "
    "4c; done beendet den Zug; block@4c gibt das Feld 4c auf.",
    "emu émeu, kan kangourou, koa koala, pla ornithorynque, mon varan, * joker, ### une case perdue. À gauche le "
    "nombre de la rangée: il lui faut autant de dés égaux. ▶ est à jouer; ses cases libres montrent leur nom. Dessous "
    "chaque marqueur sur sa piste, U1, U2, ... sur la partie haute; dans le jeu de base +1 à +5 sa tuile bonus.\n"
    "Coups: keep koa koa * relance les autres dés, keep - les relance tous; koa*@4c prend un koala avec un joker pour "
    "la case 4c; done finit le tour; block@4c abandonne la case 4c.",
)

# At the end

FIRST_FULL = Text(
    "A landscape is full and the round is complete (OB-12).",
    "Eine Landschaft ist voll, und die Runde ist zu Ende (OB-12).",
    "Un paysage est complet et le tour de table est achevé (OB-12).",
)
ALL_FULL = Text(
    "All landscapes are full (OB-12).",
    "Alle Landschaften sind voll (OB-12).",
    "Tous les paysages sont complets (OB-12).",
)
TOTAL = Text("Seat {seat}: {points} points", "Platz {seat}: {points} Punkte", "Place {seat}: {points} points")
UPPER = Text("  upper part: {markers}", "  oberer Teil: {markers}", "  partie haute: {markers}")
REARMOST = Text(
    "  three rearmost of the others: {markers}",
    "  die drei hintersten der anderen: {markers}",
    "  les trois plus en arrière des autres: {markers}",
)
NOT_COUNTED = Text("  not counted: {markers}", "  zählt nicht: {markers}", "  ne compte pas: {markers}")
LOST = Text(
    "  lost spaces: {count}, {cost} points ({rule})",
    "  verlorene Felder: {count}, {cost} Punkte ({rule})",
    "  cases perdues: {count}, {cost} points ({rule})",
)
BONUS_POINTS = Text("  bonus tiles: {tiles}", "  Bonusplättchen: {tiles}", "  tuiles bonus: {tiles}")
BONUS_COUNT = Text(
    "  bonus tiles, for ties only: {tiles}",
    "  Bonusplättchen, nur für Gleichstand: {tiles}",
    "  tuiles bonus, pour départager seulement: {tiles}",
)
NOTHING = same("-")
