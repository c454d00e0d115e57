"""The rules in short, for somebody who is about to play: what `guide` puts together."""

from tablelands.core.text import Text, give_ids, same

PARAGRAPH = same("{headline}. {text}")

AIM = Text("Aim", "Ziel", "But")
BEGINNING = Text("Beginning", "Beginn", "Début")
ROLLING = Text("Rolling", "Würfeln", "Lancer")
TAKING = Text("Taking animals", "Tiere nehmen", "Prendre des animaux")
LOSING = Text("Lost spaces", "Verlorene Felder", "Cases perdues")
POINTS = Text("Markers", "Marker", "Marqueurs")
BONUS = Text("Bonus tiles", "Bonusplättchen", "Tuiles bonus")
END = Text("End", "Ende", "Fin")
COUNT = Text("Who wins", "Wer gewinnt", "Qui gagne")

SETTLE = Text(
    "Settle animals in your landscape so that those of a kind lie side by side, and bring all your markers forward: "
    "at the end the ones left behind count.",
    "Siedle die Tiere so in deiner Landschaft an, dass gleiche nebeneinanderliegen, und bringe alle deine Marker "
    "voran: Am Ende zählen die zurückgebliebenen.",
    "Installez les animaux dans votre paysage de sorte que les animaux identiques se touchent, et faites avancer tous "
    "vos marqueurs : à la fin, ce sont les retardataires qui comptent.",
)
START = Text(
    "Everybody has an empty landscape of {hexes} hexes and a marker for each of the five animals, which all stand on "
    "{start}. Who starts is drawn by lot. {tiles} animal tiles lie in the bag. Before each turn the jeep is filled up "
    "from it: {places} animals have room there, and those that are missing are drawn all at once.",
    "Alle haben eine leere Landschaft mit {hexes} Feldern und für jedes der fünf Tiere einen Marker; jeder steht auf "
    "{start}. Das Los bestimmt, wer beginnt. {tiles} Tierplättchen liegen im Beutel. Vor jedem Zug wird daraus der "
    "Jeep aufgefüllt: {places} Tiere haben dort Platz, und alle, die fehlen, werden auf einmal gezogen.",
    "Chacun a un paysage vide de {hexes} cases et un marqueur pour chacun des cinq animaux, tous placés sur {start}. "
    "Le sort désigne qui commence. Le sac contient {tiles} tuiles d’animaux. Avant chaque tour, on en complète la "
    "jeep : elle a {places} places, et tous les animaux qui manquent sont tirés d’un seul coup.",
)
UP_TO_THREE = Text(
    "Roll all {dice} dice. Up to twice more you may keep any of them and roll the others; dice that were kept may be "
    "rolled later on. You may stop after any roll that lets you take an animal; as long as none does, you must roll "
    "on. Once you have taken one, there is no more rolling.",
    "Wirf alle {dice} Würfel. Danach darfst du noch bis zu zweimal beliebige behalten und die anderen neu werfen; was "
    "du einmal behalten hast, darfst du später wieder mitwerfen. Nach jedem Wurf, mit dem du ein Tier nehmen kannst, "
    "darfst du aufhören; solange du keines nehmen kannst, musst du weiterwürfeln. Sobald du eines genommen hast, wird "
    "nicht mehr gewürfelt.",
    "Lancez les {dice} dés. Jusqu’à deux fois encore, vous pouvez garder ceux que vous voulez et relancer les autres ; "
    "un dé gardé peut être relancé plus tard. Vous pouvez vous arrêter après tout lancer qui permet de prendre un "
    "animal ; tant qu’aucun ne peut être pris, il faut relancer. Dès que vous en avez pris un, on ne lance plus.",
)
GROUPS_OF_DICE = Text(
    "To settle an animal from the jeep in the row with the number 4 you need exactly four dice that show it; jokers "
    "stand for any animal, but at least one die must show the animal itself. Which hex of the row is your choice. With "
    "dice that are left you may take more animals from the jeep, one after the other; then end your turn with done.",
    "Um ein Tier vom Jeep in der Reihe mit der Zahl 4 anzusiedeln, brauchst du genau vier Würfel, die es zeigen; Joker "
    "stehen für jedes Tier, aber mindestens ein Würfel muss das Tier selbst zeigen. Welches Feld der Reihe es wird, "
    "bestimmst du. Mit übrigen Würfeln darfst du weitere Tiere vom Jeep nehmen, eines nach dem anderen; dann beende "
    "den Zug mit done.",
    "Pour installer un animal de la jeep dans la rangée portant le 4, il faut exactement quatre dés qui le montrent ; "
    "un joker vaut n’importe quel animal, mais un dé au moins doit montrer l’animal lui-même. Posez-le sur la case de "
    "votre choix dans cette rangée. Avec les dés restants, vous pouvez prendre d’autres animaux dans la jeep, l’un "
    "après l’autre ; tapez ensuite done pour finir.",
)
MUST_TAKE = Text(
    "Whoever can take something after the third roll must take at least one animal.",
    "Wer nach dem dritten Wurf etwas nehmen kann, muss mindestens ein Tier nehmen.",
    "Après le troisième lancer, qui peut prendre un animal doit en prendre au moins un.",
)
NOTHING_TO_TAKE = Text(
    "Whoever can take nothing after the third roll gives up a free hex of their own choice for good (block).",
    "Wer nach dem dritten Wurf nichts nehmen kann, gibt ein freies Feld eigener Wahl für immer auf (block).",
    "Qui ne peut rien prendre après le troisième lancer abandonne pour de bon une case libre de son choix (block).",
)
LOST_COST = Text(
    "At the end lost spaces cost {rule}.",
    "Am Ende kosten verlorene Felder {rule}.",
    "À la fin, les cases perdues coûtent {rule}.",
)
LOST_COST_DRAWN = Text(
    "What they cost at the end is on a penalty tile that is drawn at the beginning.",
    "Was sie am Ende kosten, steht auf einem Strafplättchen, das zu Beginn gezogen wird.",
    "Ce qu’elles coûtent à la fin est indiqué par une tuile pénalité tirée au début.",
)
MARKERS_MOVE = Text(
    "As soon as an animal is laid, the marker of its kind moves by the size of the connected group that it then "
    "belongs to, itself included; so the order in which you lay matters. The track leads from {start} to 1 and on to "
    "{left}, then over the upper part from 1 to {upper}. Points beyond its end are lost.",
    "Sobald ein Tier liegt, rückt der Marker seiner Art so viele Schritte vor, wie die zusammenhängende Gruppe, zu der "
    "es jetzt gehört, Tiere hat, es selbst mitgezählt; auf die Reihenfolge kommt es also an. Die Leiste führt von "
    "{start} auf 1 und weiter bis {left}, dann über den oberen Teil von 1 bis {upper}. Punkte über ihr Ende hinaus "
    "sind verloren.",
    "Dès qu’un animal est posé, le marqueur de son espèce avance d’autant de pas que compte d’animaux le groupe d’un "
    "seul tenant dont il fait alors partie, lui compris ; l’ordre de pose compte donc. La piste va de {start} à 1 puis "
    "jusqu’à {left}, ensuite sur la partie haute de 1 à {upper}. Les points qui dépassent la fin de la piste sont "
    "perdus.",
)
THIRD_OF_A_KIND = Text(
    "When the third animal of a kind lies in your landscape, connected or not, you get its bonus tile: your first is "
    "worth 1 point, then 2, 3, 4 and 5, and that animal's marker moves on by that much at once. Bonus tiles break "
    "ties, too.",
    "Wenn in deiner Landschaft das dritte Tier einer Art liegt, verbunden oder nicht, bekommst du sein Bonusplättchen: "
    "Dein erstes ist 1 Punkt wert, dann 2, 3, 4 und 5; um so viel rückt der Marker dieses Tiers sofort vor. "
    "Bonusplättchen entscheiden auch bei Gleichstand.",
    "Quand le troisième animal d’une espèce se trouve dans votre paysage, relié ou non, vous recevez sa tuile bonus : "
    "la première vaut 1 point, puis 2, 3, 4 et 5, et le marqueur de cet animal avance aussitôt d’autant. Les tuiles "
    "bonus départagent aussi en cas d’égalité.",
)
OPEN_TILES = Text(
    "At the end of a turn you take every open bonus tile whose condition you meet; each is there only once. They are "
    "added to your points at the end of the game. In this game: {tiles}.",
    "Am Ende eines Zuges nimmst du jedes offene Bonusplättchen, dessen Bedingung du erfüllst; jedes gibt es nur "
    "einmal. Am Ende zählen sie zu deinen Punkten. In dieser Partie: {tiles}.",
    "À la fin d’un tour, vous prenez chaque tuile bonus visible dont vous remplissez la condition ; chacune n’existe "
    "qu’une fois. Elles s’ajoutent à vos points à la fin. Dans cette partie : {tiles}.",
)
FIVE_DRAWN = Text(
    "At the end of a turn you take every open bonus tile whose condition you meet; each is there only once. They are "
    "added to your points at the end of the game. Five of them are drawn at the beginning.",
    "Am Ende eines Zuges nimmst du jedes offene Bonusplättchen, dessen Bedingung du erfüllst; jedes gibt es nur "
    "einmal. Am Ende zählen sie zu deinen Punkten. Fünf davon werden zu Beginn gezogen.",
    "À la fin d’un tour, vous prenez chaque tuile bonus visible dont vous remplissez la condition ; chacune n’existe "
    "qu’une fois. Elles s’ajoutent à vos points à la fin. Cinq d’entre elles sont tirées au début.",
)
FULL_ROWS = Text(
    "A row counts as full only without a lost space; a full landscape may have some.",
    "Eine Reihe gilt nur ohne verlorenes Feld als voll; eine volle Landschaft darf welche haben.",
    "Une rangée ne compte comme remplie que sans case perdue ; un paysage complet peut en avoir.",
)
FIRST_FULL = Text(
    "When a landscape is full, lost spaces included, the round is played to its end, so that everybody has had the "
    "same number of turns.",
    "Wenn eine Landschaft voll ist, verlorene Felder mitgezählt, wird die Runde zu Ende gespielt, damit alle gleich "
    "oft an der Reihe waren.",
    "Quand un paysage est complet, cases perdues comprises, le tour de table est mené à son terme, pour que chacun ait "
    "joué autant de fois.",
)
ALL_FULL = Text(
    "Play goes on until every landscape is full, lost spaces included; whoever has a full one sits out.",
    "Es wird gespielt, bis jede Landschaft voll ist, verlorene Felder mitgezählt; wessen Landschaft voll ist, setzt "
    "aus.",
    "On joue jusqu’à ce que tous les paysages soient complets, cases perdues comprises ; qui a un paysage complet "
    "passe son tour.",
)
COUNTING = Text(
    "All markers on the upper part count their value. Of the others only the three rearmost count; a marker that is "
    "still on the start counts {start}.",
    "Alle Marker auf dem oberen Teil zählen ihren Wert. Von den übrigen zählen nur die drei hintersten; ein Marker, "
    "der noch auf dem Start steht, zählt {start}.",
    "Tous les marqueurs de la partie haute comptent leur valeur. Parmi les autres, seuls les trois plus en arrière "
    "comptent ; un marqueur resté au départ compte {start}.",
)
TIES = Text(
    "The most points win; a tie goes to the most bonus tiles, and if these are equal too, the win is shared.",
    "Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Bonusplättchen hat; sonst wird der Sieg geteilt.",
    "Qui a le plus de points gagne ; à égalité, qui a le plus de tuiles bonus ; sinon, la victoire est partagée.",
)

give_ids("outback.guide", globals())


# How to read the diagram and write a move.

HOW_TO_READ = Text(
    "emu, kan (kangaroo), koa (koala), pla (platypus), mon (monitor), * (joker); ### is a lost space. The number on "
    "the left of a row says how many matching dice it needs. ▶ stands by whoever is to move, ◆ by whoever started. "
    "The free hexes of whoever is to move show their names. Below, each marker on its track: -3, 1 to 9, then U1 to "
    "U12 on the upper part; in Basic, +1 to +5 is the bonus tile of this animal.\n"
    "  keep koa koa *   keeps two koalas and a joker, and rolls the other dice\n"
    "  keep -           rolls all dice again\n"
    "  koa*@4c          takes a koala with one joker, and lays it on hex 4c\n"
    "  done             ends the turn\n"
    "  block@4c         gives hex 4c up",
    "emu (Emu), kan (Känguru), koa (Koala), pla (Schnabeltier), mon (Waran), * (Joker); ### ist ein verlorenes Feld. "
    "Die Zahl links von einer Reihe sagt, wie viele gleiche Würfel sie verlangt. ▶ steht bei dem, der am Zug ist, ◆ "
    "bei dem, der begonnen hat. Die freien Felder dessen, der am Zug ist, zeigen ihre Namen. Darunter steht jeder "
    "Marker auf seiner Leiste: -3, 1 bis 9, dann U1 bis U12 auf dem oberen Teil; im Grundspiel ist +1 bis +5 das "
    "Bonusplättchen dieses Tiers.\n"
    "  keep koa koa *   behält zwei Koalas und einen Joker, wirft die anderen neu\n"
    "  keep -           wirft alle Würfel neu\n"
    "  koa*@4c          nimmt einen Koala mit einem Joker und legt ihn auf Feld 4c\n"
    "  done             beendet den Zug\n"
    "  block@4c         gibt das Feld 4c auf",
    "emu (émeu), kan (kangourou), koa (koala), pla (ornithorynque), mon (varan), * (joker) ; ### est une case perdue. "
    "Le nombre à gauche d’une rangée dit combien de dés identiques il lui faut. ▶ : joueur dont c’est le tour ; ◆ : "
    "joueur qui a commencé. Les cases libres du joueur dont c’est le tour montrent leur nom. Dessous, chaque marqueur "
    "sur sa piste : -3, de 1 à 9, puis U1 à U12 sur la partie haute ; dans le jeu de base, +1 à +5 est la tuile bonus "
    "de cet animal.\n"
    "  keep koa koa *   garde deux koalas et un joker, et relance les autres dés\n"
    "  keep -           relance tous les dés\n"
    "  koa*@4c          prend un koala avec un joker et le pose sur la case 4c\n"
    "  done             finit le tour\n"
    "  block@4c         abandonne la case 4c",
)

give_ids("outback.reading", globals())
