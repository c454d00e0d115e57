"""The rules in short, for somebody who is about to play: what `guide` puts together."""

from tablelands.core.text import Text, give_ids, same

PARAGRAPH = same("{headline}. {text}")

AIM = Text("Aim", "Ziel", "But")
BEGINNING = Text("Beginning", "Beginn", "Début")
ROLLING = Text("Rolling", "Würfeln", "Lancer")
TAKING = Text("Taking animals", "Tiere nehmen", "Prendre des animaux")
LOSING = Text("Lost spaces", "Verlorene Felder", "Cases perdues")
POINTS = Text("Markers", "Anzeiger", "Marqueurs")
BONUS = Text("Bonus tiles", "Bonusplättchen", "Tuiles bonus")
END = Text("End", "Ende", "Fin")
COUNT = Text("Who wins", "Wer gewinnt", "Qui gagne")

SETTLE = Text(
    "Settle animals in your landscape so that equal ones lie side by side, and bring all your markers forward: in the "
    "end the ones left behind count.",
    "Siedle Tiere so in deiner Landschaft an, dass gleiche nebeneinanderliegen, und bringe alle deine Anzeiger voran: "
    "Am Ende zählen die zurückgebliebenen.",
    "Installez les animaux dans votre paysage de sorte que les mêmes se touchent, et faites avancer tous vos "
    "marqueurs : à la fin, ce sont les retardataires qui comptent.",
)
START = Text(
    "Everybody has an empty landscape of {hexes} hexes and a marker for each of the five animals, which all stand on "
    "{start}. Luck decides who starts. {tiles} animal tiles lie in the bag, and the jeep, which has {places} places, "
    "is filled up before each turn.",
    "Alle haben eine leere Landschaft mit {hexes} Feldern und für jedes der fünf Tiere einen Anzeiger; jeder steht auf "
    "{start}. Das Glück bestimmt, wer beginnt. {tiles} Tierplättchen liegen im Beutel, und der Jeep mit seinen "
    "{places} Plätzen wird vor jedem Zug aufgefüllt.",
    "Chacun a un paysage vide de {hexes} cases et un marqueur pour chacun des cinq animaux, tous placés sur {start}. "
    "Le hasard désigne qui commence. Le sac contient {tiles} tuiles d'animaux, et la jeep, qui a {places} places, est "
    "remplie avant chaque tour.",
)
UP_TO_THREE = Text(
    "Roll all {dice} dice. Up to twice more you may keep any of them and roll the others; dice that were kept may be "
    "rolled later on. You may stop after any roll that lets you take an animal. Once you have taken one, there is no "
    "more rolling.",
    "Wirf alle {dice} Würfel. Bis zu zweimal darfst du beliebige behalten und die anderen noch einmal werfen; auch "
    "behaltene darfst du später wieder werfen. Nach jedem Wurf, mit dem du ein Tier nehmen kannst, darfst du aufhören. "
    "Sobald du eines genommen hast, wird nicht mehr gewürfelt.",
    "Lancez les {dice} dés. Jusqu'à deux fois encore, vous pouvez en garder à votre gré et relancer les autres ; un dé "
    "gardé peut être relancé plus tard. Vous pouvez vous arrêter après tout lancer qui permet de prendre un animal. "
    "Dès que vous en avez pris un, on ne lance plus.",
)
GROUPS_OF_DICE = Text(
    "To settle an animal from the jeep in the row with the number 4 you need exactly four dice that show it; jokers "
    "stand for any animal, but at least one die must show the animal itself. The hex in the row is your choice. With "
    "dice that are left you may take more animals from the jeep, one after the other; then say that you are done.",
    "Um ein Tier vom Jeep in der Reihe mit der Zahl 4 anzusiedeln, brauchst du genau vier Würfel, die es zeigen; Joker "
    "stehen für jedes Tier, aber mindestens ein Würfel muss das Tier selbst zeigen. Das Feld in der Reihe suchst du "
    "aus. Mit übrigen Würfeln darfst du weitere Tiere vom Jeep nehmen, eines nach dem anderen; dann sag, dass du "
    "fertig bist.",
    "Pour installer un animal de la jeep dans la rangée au nombre 4, il faut exactement quatre dés qui le montrent ; "
    "un joker vaut n'importe quel animal, mais un dé au moins doit montrer l'animal lui-même. La case de la rangée est "
    "à votre choix. Avec les dés restants, vous pouvez prendre d'autres animaux de la jeep, l'un après l'autre ; dites "
    "ensuite que vous avez fini.",
)
MUST_TAKE = Text(
    "Whoever can take something after the third roll must take at least one animal.",
    "Wer nach dem dritten Wurf etwas nehmen kann, muss mindestens ein Tier nehmen.",
    "Qui peut prendre après le troisième lancer doit prendre au moins un animal.",
)
NOTHING_TO_TAKE = Text(
    "Whoever can take nothing after the third roll gives up a free hex of their own choice for good.",
    "Wer nach dem dritten Wurf nichts nehmen kann, gibt ein freies Feld nach eigener Wahl für immer auf.",
    "Qui ne peut rien prendre après le troisième lancer abandonne pour de bon une case libre de son choix.",
)
LOST_COST = Text(
    "In the end lost spaces cost {rule}.",
    "Am Ende kosten verlorene Felder {rule}.",
    "À la fin, les cases perdues coûtent {rule}.",
)
LOST_COST_DRAWN = Text(
    "What they cost in the end is said by a penalty tile that is drawn at the beginning.",
    "Was sie am Ende kosten, sagt ein Strafplättchen, das zu Beginn gezogen wird.",
    "Ce qu'elles coûtent à la fin est dit par une tuile pénalité tirée au début.",
)
MARKERS_MOVE = Text(
    "As soon as an animal is laid, the marker of its kind moves by the size of the connected group that it then "
    "belongs to, itself included; so the order in which you lay matters. The track leads from {start} to 1 and on to "
    "{left}, then over the upper part from 1 to {upper}. Points beyond its end are lost.",
    "Sobald ein Tier liegt, rückt der Anzeiger seiner Art um die Größe der zusammenhängenden Gruppe vor, zu der es "
    "jetzt gehört, es selbst mitgezählt; auf die Reihenfolge kommt es also an. Die Leiste führt von {start} auf 1 und "
    "weiter bis {left}, dann über den oberen Teil von 1 bis {upper}. Punkte über ihr Ende hinaus sind verloren.",
    "Dès qu'un animal est posé, le marqueur de son espèce avance de la taille du groupe d'un seul tenant dont il fait "
    "alors partie, lui-même compris ; l'ordre de pose compte donc. La piste va de {start} à 1 puis jusqu'à {left}, "
    "ensuite sur la partie haute de 1 à {upper}. Les points au-delà de son bout sont perdus.",
)
THIRD_OF_A_KIND = Text(
    "When the third animal of a kind lies in your landscape, connected or not, you get its bonus tile: your first is "
    "worth 1 point, then 2, 3, 4 and 5, which that animal's marker moves at once. Bonus tiles break ties, too.",
    "Wenn in deiner Landschaft das dritte Tier einer Art liegt, verbunden oder nicht, bekommst du sein Bonusplättchen: "
    "Dein erstes ist 1 Punkt wert, dann 2, 3, 4 und 5; um so viel rückt der Anzeiger dieses Tiers sofort vor. "
    "Bonusplättchen entscheiden auch bei Gleichstand.",
    "Quand le troisième animal d'une espèce se trouve dans votre paysage, relié ou non, vous recevez sa tuile bonus : "
    "la première vaut 1 point, puis 2, 3, 4 et 5, dont le marqueur de cet animal avance aussitôt. Les tuiles bonus "
    "départagent aussi les ex æquo.",
)
OPEN_TILES = Text(
    "At the end of a turn you take every open bonus tile whose condition you meet; each is there only once. They "
    "are added to your points in the end. In this game: {tiles}.",
    "Am Ende eines Zuges nimmst du jedes offene Bonusplättchen, dessen Bedingung du erfüllst; jedes gibt es nur "
    "einmal. Am Ende zählen sie zu deinen Punkten. In dieser Partie: {tiles}.",
    "À la fin d'un tour, vous prenez chaque tuile bonus visible dont vous remplissez la condition ; chacune n'existe "
    "qu'une fois. Elles s'ajoutent à vos points à la fin. Dans cette partie : {tiles}.",
)
FIVE_DRAWN = Text(
    "At the end of a turn you take every open bonus tile whose condition you meet; each is there only once. They "
    "are added to your points in the end. Five of them are drawn at the beginning.",
    "Am Ende eines Zuges nimmst du jedes offene Bonusplättchen, dessen Bedingung du erfüllst; jedes gibt es nur "
    "einmal. Am Ende zählen sie zu deinen Punkten. Fünf davon werden zu Beginn gezogen.",
    "À la fin d'un tour, vous prenez chaque tuile bonus visible dont vous remplissez la condition ; chacune n'existe "
    "qu'une fois. Elles s'ajoutent à vos points à la fin. Cinq d'entre elles sont tirées au début.",
)
FULL_ROWS = Text(
    "A row counts as full only without a lost space; a landscape may have lost some.",
    "Eine Reihe gilt nur ohne verlorenes Feld als voll; eine Landschaft darf welche haben.",
    "Une rangée n'est remplie que sans case perdue ; un paysage peut en avoir.",
)
FIRST_FULL = Text(
    "When a landscape is full, lost spaces included, the round is played to its end, so that everybody has had equally "
    "many turns.",
    "Wenn eine Landschaft voll ist, verlorene Felder mitgezählt, wird die Runde zu Ende gespielt, sodass alle gleich "
    "oft an der Reihe waren.",
    "Quand un paysage est complet, cases perdues comprises, le tour de table est mené à son terme, de sorte que chacun "
    "a joué autant de fois.",
)
ALL_FULL = Text(
    "Play goes on until every landscape is full, lost spaces included; whoever is full rests.",
    "Es wird gespielt, bis jede Landschaft voll ist, verlorene Felder mitgezählt; wer voll ist, setzt aus.",
    "On joue jusqu'à ce que tous les paysages soient complets, cases perdues comprises ; qui est complet se repose.",
)
COUNTING = Text(
    "All markers on the upper part count their value. Of the others only the three rearmost count; a marker that is "
    "still on the start counts {start}.",
    "Alle Anzeiger auf dem oberen Teil zählen ihren Wert. Von den übrigen zählen nur die drei hintersten; ein "
    "Anzeiger, der noch auf dem Start steht, zählt {start}.",
    "Tous les marqueurs de la partie haute comptent leur valeur. Parmi les autres, seuls les trois plus en arrière "
    "comptent ; un marqueur resté au départ compte {start}.",
)
TIES = Text(
    "Most points win, then most bonus tiles; else the win is shared.",
    "Die meisten Punkte gewinnen, dann die meisten Bonusplättchen; sonst ist der Sieg geteilt.",
    "Le plus de points l'emporte, puis le plus de tuiles bonus ; sinon la victoire est partagée.",
)

give_ids("outback.guide", globals())
