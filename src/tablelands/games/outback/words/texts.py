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
    "Lancez les dés pour prendre des animaux dans la jeep et les installer dans votre paysage : une rangée au nombre 4 "
    "demande quatre dés égaux. Chaque animal avance le marqueur de son espèce de la taille du groupe qu'il rejoint. À "
    "la fin, tout compte sur la partie haute de la piste, mais seulement les trois marqueurs les plus en arrière parmi "
    "les autres ; un tour sans animal fait perdre une case.",
)

EDITION_OPTION = Text(
    "Outback, or Outback Plus: seven dice, a larger landscape and open bonus tiles.",
    "Outback oder Outback Plus: sieben Würfel, eine größere Landschaft und offene Bonusplättchen.",
    "Outback, ou Outback Plus : sept dés, un paysage plus grand et des tuiles bonus visibles.",
)
END_OPTION = Text(
    "The game ends with the round in which a landscape is full, or when all landscapes are full.",
    "Das Spiel endet mit der Runde, in der eine Landschaft voll ist, oder wenn alle voll sind.",
    "La partie finit avec le tour où un paysage est complet, ou quand tous les paysages le sont.",
)
BONUS_OPTION = Text(
    "Plus: all bonus tiles, or five drawn at random.",
    "Plus: alle Bonusplättchen, oder fünf gezogene.",
    "Plus : toutes les tuiles bonus, ou cinq tirées au sort.",
)
PENALTY_OPTION = Text(
    "Plus: what lost spaces cost: two points each, or as one of four penalty tiles says.",
    "Plus: was verlorene Felder kosten: je zwei Punkte, oder was eines von vier Strafplättchen sagt.",
    "Plus : ce que coûtent les cases perdues : deux points chacune, ou selon l'une des quatre tuiles pénalité.",
)

ANIMALS = (
    Text("emu", "Emu", "émeu"),
    Text("kangaroo", "Känguru", "kangourou"),
    Text("koala", "Koala", "koala"),
    Text("platypus", "Schnabeltier", "ornithorynque"),
    Text("monitor", "Waran", "varan"),
)

# While playing

JEEP = Text("Jeep: {animals}", "Jeep: {animals}", "Jeep : {animals}")
DICE = Text(
    "Dice: {dice}   (rolls left: {rolls})",
    "Würfel: {dice}   (noch zu würfeln: {rolls})",
    "Dés : {dice}   (lancers restants : {rolls})",
)
TILES_LEFT = Text(
    "Bonus tiles to be had: {tiles}",
    "Noch zu haben: {tiles}",
    "Tuiles bonus disponibles : {tiles}",
)
TILES_OF = Text("Player {player} has: {tiles}", "Spieler {player} hat: {tiles}", "Le joueur {player} a : {tiles}")
MAY_ROLL = Text(
    "Keep some dice and roll the others: keep emu *, or keep - for none.",
    "Behalte einige Würfel und wirf die anderen: keep emu *, oder keep - für keinen.",
    "Gardez des dés et relancez les autres : keep emu *, ou keep - pour aucun.",
)
MAY_ROLL_OR_TAKE = Text(
    "Keep some dice and roll the others (keep emu *, keep -), or take an animal (emu*@3a).",
    "Behalte einige Würfel und wirf die anderen (keep emu *, keep -), oder nimm ein Tier (emu*@3a).",
    "Gardez des dés et relancez les autres (keep emu *, keep -), ou prenez un animal (emu*@3a).",
)
MUST_TAKE = Text(
    "Take an animal from the jeep: emu*@3a takes an emu with one joker to hex 3a.",
    "Nimm ein Tier vom Jeep: emu*@3a nimmt einen Emu mit einem Joker nach 3a.",
    "Prenez un animal dans la jeep : emu*@3a prend un émeu avec un joker pour la case 3a.",
)
MAY_GO_ON = Text(
    "Take another animal, or write done.",
    "Nimm noch ein Tier, oder schreibe done.",
    "Prenez encore un animal, ou écrivez done.",
)
MUST_FINISH = Text(
    "Nothing more can be taken: write done.",
    "Mehr kannst du nicht nehmen: schreibe done.",
    "On ne peut rien prendre de plus : écrivez done.",
)
MUST_BLOCK = Text(
    "Nothing can be taken: choose the hex that you lose, as in block@3a.",
    "Du kannst nichts nehmen: wähle das Feld, das du verlierst, etwa block@3a.",
    "Rien à prendre : choisissez la case que vous perdez, par exemple block@3a.",
)

PENALTIES = (
    Text("{cost} each", "je {cost}", "{cost} chacune"),
    Text("flat: {cost} each", "flat: je {cost}", "flat : {cost} chacune"),
    Text(
        "row: the number of the row each",
        "row: jeweils die Zahl der Reihe",
        "row : chacune le nombre de sa rangée",
    ),
    Text(
        "neighbours-a: for each animal beside it: {costs}",
        "neighbours-a: für jedes Tier daneben: {costs}",
        "neighbours-a : pour chaque animal à côté : {costs}",
    ),
    Text(
        "neighbours-b: for each animal beside it: {costs}",
        "neighbours-b: für jedes Tier daneben: {costs}",
        "neighbours-b : pour chaque animal à côté : {costs}",
    ),
)
LOST_COSTS = Text("Lost spaces cost {rule}.", "Verlorene Felder kosten {rule}.", "Les cases perdues coûtent {rule}.")

HOW_TO_READ = Text(
    """\
emu, kan (kangaroo), koa (koala), pla (platypus), mon (monitor), * (joker);
### is a lost space. The number on the left of a row says how many equal dice
it needs. ▶ is to move, ◆ started. The free hexes of who is to move show their
names. Below, each marker on its track: -3, 1 to 9, then U1 to U12 on the upper
part; in Basic, +1 to +5 is the bonus tile of this animal.
  keep koa koa *   keeps two koalas and a joker, and rolls the other dice
  keep -           rolls all dice again
  koa*@4c          takes a koala with one joker, and lays it on hex 4c
  done             ends the turn
  block@4c         gives hex 4c up""",
    """\
emu (Emu), kan (Känguru), koa (Koala), pla (Schnabeltier), mon (Waran),
* (Joker); ### ist ein verlorenes Feld. Die Zahl links von einer Reihe sagt, wie
viele gleiche Würfel sie verlangt. ▶ ist am Zug, ◆ hat begonnen. Die freien
Felder dessen, der am Zug ist, zeigen ihre Namen. Darunter steht jeder Anzeiger
auf seiner Leiste: -3, 1 bis 9, dann U1 bis U12 auf dem oberen Teil; im
Grundspiel ist +1 bis +5 das Bonusplättchen dieses Tiers.
  keep koa koa *   behält zwei Koalas und einen Joker, würfelt die anderen neu
  keep -           würfelt alle neu
  koa*@4c          nimmt einen Koala mit einem Joker und legt ihn auf Feld 4c
  done             beendet den Zug
  block@4c         gibt das Feld 4c auf""",
    """\
emu (émeu), kan (kangourou), koa (koala), pla (ornithorynque), mon (varan),
* (joker) ; ### est une case perdue. Le nombre à gauche d'une rangée dit
combien de dés égaux il lui faut. ▶ est à jouer, ◆ a commencé. Les cases
libres de qui est à jouer montrent leur nom. Dessous, chaque marqueur sur sa
piste : -3, de 1 à 9, puis U1 à U12 sur la partie haute ; dans le jeu de base,
+1 à +5 est la tuile bonus de cet animal.
  keep koa koa *   garde deux koalas et un joker, et relance les autres dés
  keep -           relance tous les dés
  koa*@4c          prend un koala avec un joker et le pose sur la case 4c
  done             finit le tour
  block@4c         abandonne la case 4c""",
)

# What luck brings

STARTS = Text("player {player} starts", "Spieler {player} beginnt", "le joueur {player} commence")
INTO_THE_JEEP = Text("into the jeep: {animals}", "in den Jeep: {animals}", "dans la jeep : {animals}")
ROLLED = Text("dice: {dice}", "Würfel: {dice}", "dés : {dice}")
BONUS_DRAWN = Text("bonus tiles: {tiles}", "Bonusplättchen: {tiles}", "tuiles bonus : {tiles}")
PENALTY_DRAWN = Text("penalty tile: {tile}", "Strafplättchen: {tile}", "tuile pénalité : {tile}")

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
TOTAL = Text(
    "Player {player}: {points} points", "Spieler {player}: {points} Punkte", "Joueur {player} : {points} points"
)
UPPER = Text("  upper part: {markers}", "  oberer Teil: {markers}", "  partie haute : {markers}")
REARMOST = Text(
    "  three rearmost of the others: {markers}",
    "  die drei hintersten der anderen: {markers}",
    "  les trois plus en arrière des autres : {markers}",
)
NOT_COUNTED = Text("  not counted: {markers}", "  zählt nicht: {markers}", "  ne compte pas : {markers}")
LOST = Text(
    "  lost spaces: {count}, {cost} points ({rule})",
    "  verlorene Felder: {count}, {cost} Punkte ({rule})",
    "  cases perdues : {count}, {cost} points ({rule})",
)
BONUS_POINTS = Text("  bonus tiles: {tiles}", "  Bonusplättchen: {tiles}", "  tuiles bonus : {tiles}")
BONUS_COUNT = Text(
    "  bonus tiles, for ties only: {tiles}",
    "  Bonusplättchen, nur für Gleichstand: {tiles}",
    "  tuiles bonus, pour départager seulement : {tiles}",
)
NOTHING = same("-")
