"""Why the server refuses something."""

from tablelands.core.text import Text, give_ids

NOBODY = Text(
    "say who you are first: create a guest with POST /api/people, or log in",
    "Sag zuerst, wer du bist: Lege mit POST /api/people einen Gast an oder melde dich an",
    "dites d’abord qui vous êtes\u00a0: créez un invité avec POST /api/people, ou connectez-vous",
)
BAD_TOKEN = Text("this token is not known", "Dieses Token ist nicht bekannt", "ce jeton n’est pas connu")
WRONG_LOGIN = Text(
    "wrong login or password",
    "Anmeldename oder Passwort ist falsch",
    "identifiant ou mot de passe incorrect",
)
WRONG_PASSWORD = Text(
    "this is not your current password",
    "Das ist nicht dein aktuelles Passwort",
    "ce n’est pas votre mot de passe actuel",
)
NO_PASSWORD = Text(
    "a guest has no password; make an account first",
    "Ein Gast hat kein Passwort; lege zuerst ein Konto an",
    "un invité n’a pas de mot de passe ; créez d’abord un compte",
)
BAD_RESET = Text(
    "this link has expired or has been used",
    "Dieser Link ist abgelaufen oder schon benutzt",
    "ce lien a expiré ou a déjà servi",
)
NO_SUCH_SESSION = Text(
    "you have no such session",
    "Diese Anmeldung hast du nicht",
    "vous n’avez pas de telle session",
)
LOGIN_TAKEN = Text(
    "this login is taken; choose another",
    "Dieser Anmeldename ist vergeben; wähle einen anderen",
    "cet identifiant est pris\u00a0; choisissez-en un autre",
)
ACCOUNT_ALREADY = Text("you have an account already", "Du hast schon ein Konto", "vous avez déjà un compte")
BAD_ORIGIN = Text(
    "this site may not act for you here: its Origin is not allowed",
    "Diese Seite darf hier nicht in deinem Namen handeln: Ihr Origin ist nicht erlaubt",
    "ce site ne peut pas agir ici en votre nom\u00a0: son Origin n’est pas autorisé",
)
NO_HTTP = Text(
    "this is not a valid HTTP/1.1 request",
    "Das ist keine gültige HTTP/1.1-Anfrage",
    "ce n’est pas une requête HTTP/1.1 valide",
)
FULL = Text(
    "too many people are connected to this server just now; try again in a moment",
    "Mit diesem Server sind gerade zu viele verbunden; versuche es gleich noch einmal",
    "trop de personnes sont connectées à ce serveur en ce moment\u00a0; réessayez dans un instant",
)
HEAD_TOO_LARGE = Text(
    "the head of this request is too large; the limit is {most} bytes and {headers} headers",
    "Der Kopf dieser Anfrage ist zu groß; erlaubt sind {most} Bytes und {headers} Header",
    "l’en-tête de cette requête est trop long\u00a0; la limite est de {most} octets et de {headers} champs",
)
BAD_HANDSHAKE = Text(
    "this is not a WebSocket handshake of version 13 (RFC 6455)",
    "Das ist kein WebSocket-Handshake der Version 13 (RFC 6455)",
    "ce n’est pas un handshake WebSocket de version 13 (RFC 6455)",
)
NO_SUCH_TABLE = Text(
    "there is no such table, or your link lacks its key",
    "Diesen Tisch gibt es nicht; vielleicht fehlt deinem Link der Schlüssel",
    "cette table n’existe pas, ou il manque la clé dans votre lien",
)
NO_SUCH_PATH = Text("there is nothing at {path}", "Unter {path} gibt es nichts", "il n’y a rien à {path}")
NO_SUCH_MOMENT = Text(
    "there is no such moment; the log ends at {count}",
    "Diesen Moment gibt es nicht; der Verlauf endet bei {count}",
    "ce moment n’existe pas ; le journal s’arrête à {count}",
)
NOT_BEGUN = Text(
    "the game has not started yet", "Die Partie hat noch nicht begonnen", "la partie n’a pas encore commencé"
)
WRONG_METHOD = Text(
    "{method} does not work here; try {allowed}",
    "{method} geht hier nicht; versuche {allowed}",
    "{method} ne marche pas ici\u00a0; essayez {allowed}",
)
NOT_YOUR_SEAT = Text("this seat is not yours", "Dieser Platz ist nicht deiner", "cette place n’est pas la vôtre")
NO_SEAT_HERE = Text(
    "you are not sitting at this table", "Du sitzt nicht an diesem Tisch", "vous n’êtes pas assis à cette table"
)
TABLE_FULL = Text(
    "this game has become too long for the server and takes no more moves; you can resign, or play on from here at a "
    "new table",
    "Diese Partie ist für den Server zu lang geworden und nimmt keine Züge mehr an; du kannst aufgeben oder von hier "
    "an einem neuen Tisch weiterspielen",
    "cette partie est devenue trop longue pour le serveur et n’accepte plus de coups\u00a0; vous pouvez abandonner, ou "
    "continuer d’ici à une nouvelle table",
)
TOO_LONG_TO_CONTINUE = Text(
    "this game is too long to be played on here; choose an earlier moment of it",
    "Diese Partie ist zu lang, um hier weitergespielt zu werden; wähle einen früheren Moment",
    "cette partie est trop longue pour être continuée ici\u00a0; choisissez un moment antérieur",
)
IMPORTS_WAIT = Text(
    "others are having long games read too; try again in a few seconds",
    "Gerade werden schon andere lange Partien eingelesen; versuche es in ein paar Sekunden wieder",
    "d’autres longues parties sont déjà en cours de lecture\u00a0; réessayez dans quelques secondes",
)
IMPORT_FAILED = Text(
    "this game takes the server too long to read",
    "Diese Partie einzulesen dauert dem Server zu lange",
    "cette partie est trop longue à lire pour le serveur",
)
LARGE_TABLES = Text(
    "the server is busy with large tables; try again in a few seconds",
    "Der Server ist mit großen Tischen beschäftigt; versuche es in ein paar Sekunden wieder",
    "le serveur est occupé par de grandes tables\u00a0; réessayez dans quelques secondes",
)
CHAT_FULL = Text(
    "so much has been said at this table that its chat is full",
    "An diesem Tisch wurde so viel gesagt, dass der Chat voll ist",
    "on a tant parlé à cette table que la discussion est pleine",
)
BAD_LINE = Text(
    "'before' is the number of a line of the chat",
    "„before“ ist die Nummer einer Zeile im Chat",
    "«\u00a0before\u00a0» est le numéro d’une ligne de la discussion",
)
MOVE_TOO_LONG = Text(
    "this move is too long: at most {most} bytes of JSON; draw a line with fewer points",
    "Dieser Zug ist zu lang: höchstens {most} Bytes JSON; zeichne eine Linie mit weniger Punkten",
    "ce coup est trop long\u00a0: au plus {most} octets de JSON\u00a0; tracez une ligne de moins de points",
)
SEAT_TAKEN = Text("this seat is taken", "Dieser Platz ist besetzt", "cette place est prise")
NO_SEAT_FREE = Text(
    "there is no free seat at this table",
    "An diesem Tisch ist kein Platz frei",
    "aucune place n’est libre à cette table",
)
BEGUN = Text(
    "the game has started, so you keep your seat until the end",
    "Die Partie hat begonnen; dein Platz bleibt bis zum Ende deiner",
    "la partie a commencé\u00a0; vous gardez votre place jusqu’à la fin",
)
NOT_OPEN_YET = Text(
    "the table is still waiting for players",
    "An diesem Tisch fehlen noch Spieler",
    "il manque encore des joueurs à cette table",
)
NOT_OVER = Text("the game is not over yet", "Die Partie ist noch nicht zu Ende", "la partie n’est pas encore finie")
NO_OFFER = Text(
    "nobody has asked to take back a move",
    "Niemand hat gebeten, einen Zug zurückzunehmen",
    "personne n’a demandé à reprendre un coup",
)
OWN_OFFER = Text("the others have to answer this", "Das müssen die anderen beantworten", "c’est aux autres de répondre")
OFFER_STANDS = Text(
    "somebody has already asked to take back a move; answer that first",
    "Jemand möchte schon einen Zug zurücknehmen; beantworte erst das",
    "quelqu’un demande déjà à reprendre un coup ; répondez d’abord",
)
REFUSED_BEFORE = Text(
    "the others said no; ask again after your next move",
    "Die anderen haben abgelehnt; frag nach deinem nächsten Zug noch einmal",
    "les autres ont refusé ; redemandez après votre prochain coup",
)
NO_HINT_HERE = Text(
    "hints are given only when no other person plays",
    "Tipps gibt es nur, wenn kein anderer Mensch mitspielt",
    "il n’y a de conseils que si aucune autre personne ne joue",
)
STILL_PLAYED = Text(
    "this game was copied from one that people are still playing; wait until that one is over",
    "Diese Partie ist die Kopie einer, die noch läuft; warte, bis jene zu Ende ist",
    "cette partie est la copie d’une autre, encore en cours ; attendez la fin de celle-ci",
)
CLOSED = Text(
    "an administrator has closed this table",
    "Dieser Tisch wurde von der Verwaltung geschlossen",
    "l’administration a fermé cette table",
)
MUTED = Text(
    "an administrator has muted you until {moment}",
    "Die Verwaltung lässt dich bis {moment} nichts in den Chat schreiben",
    "l’administration vous prive de discussion jusqu’au {moment}",
)
BANNED = Text(
    "an administrator has closed this account",
    "Dieses Konto wurde von der Verwaltung gesperrt",
    "l’administration a fermé ce compte",
)
TOO_LARGE = Text("this is larger than {most} bytes", "Das ist größer als {most} Bytes", "cela dépasse {most} octets")
TOO_SLOW = Text(
    "the request took too long to arrive",
    "Die Anfrage kam zu langsam an",
    "la requête a mis trop de temps à arriver",
)
TOO_MANY = Text(
    "too many requests at once; wait {seconds} s",
    "Zu viele Anfragen auf einmal; warte {seconds}\u00a0s",
    "trop de demandes à la fois\u00a0; attendez {seconds}\u00a0s",
)
STORE_AWAY = Text(
    "the server cannot reach its data; try again in a moment",
    "Der Server kommt gerade nicht an seine Daten; versuch es gleich noch einmal",
    "le serveur n’accède pas à ses données\u00a0; réessayez dans un instant",
)
UNKNOWN_LANGUAGE = Text(
    "'lang' must be one of {known}",
    "„lang“ muss eines davon sein: {known}",
    "«\u00a0lang\u00a0» doit valoir l’un de ceux-ci\u00a0: {known}",
)
BAD_LENGTH = Text(
    "'{name}' must have {low} to {high} characters",
    "„{name}“ muss {low} bis {high} Zeichen haben",
    "«\u00a0{name}\u00a0» doit avoir de {low} à {high} caractères",
)
CONTROL_CHARACTERS = Text(
    "'{name}' must not have control characters",
    "„{name}“ darf keine Steuerzeichen enthalten",
    "«\u00a0{name}\u00a0» ne doit pas contenir de caractères de contrôle",
)
TOO_DEEP = Text(
    "JSON may be nested {most} levels deep at most",
    "JSON darf höchstens {most} Ebenen tief sein",
    "le JSON peut avoir au plus {most} niveaux",
)
NO_JSON = Text("this is not JSON", "Das ist kein JSON", "ce n’est pas du JSON")
NOT_BOTH = Text(
    "'{one}' and '{other}' do not go together",
    "„{one}“ und „{other}“ gehen nicht zusammen",
    "«\u00a0{one}\u00a0» et «\u00a0{other}\u00a0» ne vont pas ensemble",
)
TOO_FEW_EVENTS = Text(
    "you can play on from moment {count} at the latest",
    "Weiterspielen geht spätestens ab Moment {count}",
    "on peut continuer au plus tard à partir du moment {count}",
)
SEATS_OF_ORIGIN = Text(
    "the game to play on from has {count} seats",
    "Die Partie, von der es weitergeht, hat {count} Plätze",
    "la partie à poursuivre a {count} places",
)
ONE_ORIGIN = Text(
    "'from' must have exactly one of 'table', 'record' and 'position'",
    "„from“ muss genau eines davon haben: „table“, „record“ oder „position“",
    "«\u00a0from\u00a0» doit avoir un seul de ces champs\u00a0: «\u00a0table\u00a0», «\u00a0record\u00a0» ou "
    "«\u00a0position\u00a0»",
)
BAD_SEAT = Text(
    "'as' must be the number of a seat, or none",
    "„as“ muss die Nummer eines Platzes sein oder none",
    "«\u00a0as\u00a0» doit être le numéro d’une place, ou none",
)
UNFINISHED = Text(
    "you have {most} unfinished games; finish some first",
    "Du hast {most} angefangene Partien; spiel erst einige fertig",
    "vous avez {most} parties inachevées ; terminez-en d’abord quelques-unes",
)
BAD_CURSOR = Text(
    "'cursor' must come from an earlier list",
    "„cursor“ muss aus einer früheren Liste stammen",
    "«\u00a0cursor\u00a0» doit provenir d’une liste précédente",
)
ENDED_BY_RECORD = Text("the record ends here", "Hier endet die Aufzeichnung", "l’enregistrement s’arrête ici")
NO_REVIEW = Text(
    "this game could not be reviewed; try again in a moment",
    "Der Rückblick auf diese Partie hat nicht geklappt; versuch es gleich noch einmal",
    "impossible d’analyser cette partie ; réessayez dans un instant",
)
HINT = Text("Hint: {words}", "Tipp: {words}", "Conseil : {words}")
GUESSED_HINT = Text(
    "No time to think, so by chance: {words}",
    "Keine Zeit zum Nachdenken, deshalb zufällig: {words}",
    "Pas le temps de réfléchir, donc au hasard\u00a0: {words}",
)
GONE_NAME = Text("a former player", "ein früherer Mitspieler", "un ancien joueur")
ONLY_SOCKETS = Text(
    "this address is for WebSockets; ask for an upgrade",
    "Diese Adresse ist für WebSockets; bitte um ein Upgrade",
    "cette adresse est réservée aux WebSockets ; demandez un passage en WebSocket (Upgrade)",
)

give_ids("server", globals())
