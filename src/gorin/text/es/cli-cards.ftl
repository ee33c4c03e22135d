### Cartas que introducen sus dueños, la notación de los efectos y mazos: gorin cards, gorin decks.

## What a card does, in the notation of effects

effect-kind-condition = condición
effect-kind-cost = coste
effect-kind-effect = efecto
effect-kind-constant = constante
effect-line-end = el final de la línea
effect-number = un número entero de 0 a { $most }
effect-text = un nombre
effect-card = el slug de una carta, como «pit-trap»
effect-open-quote = Las comillas no se cierran: { $text }
effect-expected = Aquí debería estar «{ $expected }», no «{ $got }»
effect-unknown-start = Una línea no puede empezar por «{ $asked }»; las líneas empiezan por { $known }
effect-too-much = La línea debería terminar antes de «{ $rest }»
effect-twice = «{ $word }» está dos veces en la línea
effect-unknown-moment = «{ $asked }» no es un momento; los momentos son { $known }
effect-wrong-kind = «{ $word }» va en otro sitio: se espera { $wanted }, se encontró { $is_kind }
effect-unknown-word = No existe la palabra «{ $word }» del tipo «{ $wanted }»; parecidas: { $near }
effect-unknown-word-alone = No existe la palabra «{ $word }» del tipo «{ $wanted }»; «gorin cards words» las muestra
effect-bad-value = Tras «{ $word }», el lugar «{ $field }» admite { $expected }, no «{ $got }»

## Forms of cards: what may be typed

form-number = un número entero de { $least } a { $most }
form-one-of = uno de estos: { $known }
form-some-of = uno o más de estos, separados por espacios: { $known }
form-text = texto
form-effect = lo que hace la carta, en palabras: véase «gorin cards words»
form-or-none = { $first }; o none

## Forms of cards: instructions at their beginning

form-about = Una carta en cada entrada. Rellena lo que dicen tus cartas y después: gorin cards import ARCHIVO
form-about-empty = Deja vacío lo que no sepas; conserva su valor provisional.
form-about-none = Escribe { $none } donde la carta no tiene ese valor.
form-about-not-its = { $sign } ocupa lo que una carta de ese tipo nunca tiene; déjalo así.
form-about-unsure = Un valor que termina en { $sign } es un valor provisional de este proyecto y no se importa; quita el signo para confirmarlo.
form-about-untitled = Ninguna fuente dice el nombre y el tipo del número { $number }: escribe lo que dice tu carta; los tipos son { $kinds }.

## Forms of cards: what can be wrong with them

form-bad-value = «{ $got }» no sirve; aquí debe ir { $expected }
form-verb = «{ $verb }» no va con cartas del tipo «{ $kind }»; sus líneas empiezan por { $known }
form-kind-part = Una carta del tipo «{ $kind }» necesita además { $missing }
form-too-many-cells = La línea tiene más celdas que las { $count } columnas con nombre
form-not-csv = El archivo no es CSV: { $reason }
form-empty = El archivo no tiene una línea con los nombres de las columnas
form-blank = El archivo está vacío
form-unknown-table = «{ $asked }» no va en un formulario; las cartas son tablas [[card]]
form-no-tables = Las cartas deben ser tablas [[card]]
form-bad-type = «{ $column }» debe ser texto, un número entero, true o false, o una lista de ellos
form-unknown-column = No existe la columna «{ $asked }»; las columnas son { $known }
form-column-twice = La columna «{ $column }» está dos veces
form-card-twice = La carta { $number } ya está en la línea { $line }
form-no-number = Falta el número de la carta
form-unknown-number = No hay carta con el número «{ $asked }»; los números van de 001 a { $last }
form-other-name = El número { $number } es { $name }, no «{ $asked }»
form-other-kind = { $card } es del tipo «{ $kind }», no «{ $asked }»
form-unknown-kind = No hay tipo «{ $asked }» que esta carta pueda tener; hay { $known }
form-no-name = «{ $asked }» no es un nombre: no tiene ninguna letra
form-name-taken = «{ $asked }» es el nombre del número { $number }
form-not-its = { $card } no tiene «{ $column }»: es del tipo «{ $kind }»
form-in-column = { $column }: { $reason }
form-differs = { $card }: el valor conocido de «{ $column }» es { $known }; se usa el tuyo, { $entered }

## gorin cards

cards-used = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $entered } con valores que introdujiste, { $ours } con valores provisionales.
cards-no-form = No hay formulario para «{ $asked }»; lo hay para { $known }
cards-no-words = Las cartas de { $game } no se escriben con palabras que se tecleen
cards-bad-format = No existe el formato «{ $asked }»; los formatos son { $known }
cards-written = Escrito en { $file }.
cards-imported = { $values ->
    [one] { $values } valor
   *[other] { $values } valores
} de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, tomados de { $file }.
cards-kept = Guardado en { $file }.
cards-digest = Lo que introdujiste tiene el hash { $digest }.
cards-not-entered = No se ha introducido nada de «{ $card }»
cards-forget-what = Di qué cartas olvidar, o usa --all
cards-forgotten = { $count ->
    [0] No había nada introducido.
    [one] { $count } carta vuelve a tener sus valores provisionales.
   *[other] { $count } cartas vuelven a tener sus valores provisionales.
}
cards-words-lines = Una línea dice una cosa que hace la carta. Empieza de una de estas maneras:
cards-words-moments = Momentos, unidos por «or»: { $moments }
cards-words-flags = Al final de una línea que empieza por «play» o «use»: { $flags }
cards-column-number = N.º
cards-column-card = Carta
cards-column-kind = Tipo
cards-column-entered = Introducido
cards-column-known = Conocido
cards-column-stand-in = Provisional
cards-column-word = Palabra
cards-column-says = Lo que dice
card-effect-source = Efecto: { $source }
card-entered = introducido por ti

## Journals of games with entered cards

journal-other-cards = La partida se jugó con otras cartas. Necesita cartas introducidas con el hash { $wanted }; en uso: { $used }
journal-shipped-cards = La partida se jugó con las cartas que vienen con Gorin, pero algunas de ellas son ahora cartas introducidas, con el hash { $used }
journal-no-entered = ninguna

## Deck files

deck-sideboard = En este juego no hay banquillo (sideboard), así que no se puede hacer nada con «{ $text }»
deck-not-xml = El archivo de mazo está dañado: { $reason }
deck-xml-declares = El archivo declara entidades propias; un archivo de mazo no las necesita, y no se leen
deck-no-name = Una carta no tiene nombre
deck-count-behind = La cantidad de «{ $card }» va delante del nombre: { $count } { $card }
deck-xml-unknown = Este XML, que empieza con «{ $root }», no tiene un formato conocido; los formatos conocidos en XML son { $known }
deck-note-skipped = Línea omitida, pues no nombra ninguna carta: «{ $text }»
deck-note-title = Tomado como nombre del mazo: «{ $text }»
deck-note-token = Una ficha no es carta del mazo y se omitió: «{ $text }»
deck-notes-more = { $count ->
        [one] Se omitió una línea más
       *[other] Se omitieron { $count } líneas más
    }
deck-no-clan = El mazo dice que es del clan «{ $asked }»; existen { $known }
deck-not-json = El archivo del mazo no es JSON: { $reason }
deck-json-too-deep = El archivo del mazo no es un JSON que pueda contener un mazo
deck-json-no-cards = El archivo no indica cartas: un mazo en JSON las tiene en «cards», por sus ids
deck-not-a-count = La cantidad de «{ $card }» no es un número entero
deck-field-missing = Falta en el archivo el campo «{ $field }»
deck-card-twice = «{ $card }» aparece por segunda vez
deck-name-only = Procedencia de «{ $card }»: { $set }; solo se conoce su nombre, así que no se puede jugar
deck-unknown-near = No existe la carta «{ $card }»; parecidas: { $near }
deck-blank-name = El nombre del mazo no muestra nada: necesita al menos un signo visible
deck-long-line = Esta línea es demasiado larga para nombrar una carta: puede tener { $most } caracteres
deck-many-lines = { $count ->
        [one] Un mazo puede tener { $most } líneas; una más no se ha leído
       *[other] Un mazo puede tener { $most } líneas; { $count } más no se han leído
    }
deck-other-number = { $card } tiene el número { $number }, no { $asked }
deck-only-one = Un mazo solo tiene una carta de este tipo: { $card } está de más
deck-section-few = { $count ->
        [one] { $section }: { $count } carta; hacen falta al menos { $minimum }
       *[other] { $section }: { $count } cartas; hacen falta al menos { $minimum }
    }
deck-section-many = { $count ->
        [one] { $section }: { $count } carta; puede haber { $most }
       *[other] { $section }: { $count } cartas; puede haber { $most }
    }
deck-section-not = { $section }: «{ $card }» no pertenece a esta parte
deck-section-copies = { $section }: «{ $card }» está { $count } veces; puede estar { $limit }
deck-not-brought = «{ $card }»: { $count } en el mazo y el banquillo juntos; al encuentro se trajeron { $brought }
deck-section-cards = Mazo de robo
deck-section-raider = Explorador
deck-section-treasure = Tesoro
deck-section-locations = Lugares
decks-figure = { $label }: { $value }

## gorin decks

decks-section = { $kind } ({ $count })
decks-total = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
decks-average = { $figure }, de media
decks-legal = { $deck }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; las reglas lo permiten.

## Help

cli-help-cards = Introduce las cartas que tienes: escribe un formulario, rellénalo e impórtalo.
cli-help-cards-export = Escribe un formulario de las cartas, para rellenar e importar.
cli-help-cards-export-named = El juego, por su id, como después de --game.
cli-help-cards-export-missing = Solo cartas con valores provisionales; lo que no se conoce queda vacío.
cli-help-cards-export-format = El formato: csv o toml.
cli-help-cards-export-output_file = Dónde escribirlo; si no, se muestra en pantalla.
cli-help-cards-import = Comprueba un formulario y juega con sus valores; con cualquier error no cambia nada.
cli-help-cards-import-file = El formulario relleno: CSV o TOML.
cli-help-cards-list = Lista las cartas y de dónde vienen sus valores.
cli-help-cards-list-entered = Solo cartas con valores que introdujiste.
cli-help-cards-list-stand_in = Solo cartas con valores provisionales.
cli-help-cards-list-known = Solo cartas con valores conocidos.
cli-help-cards-forget = Olvida lo introducido de unas cartas; vuelven sus valores provisionales.
cli-help-cards-forget-numbers = Cartas por número, nombre o slug.
cli-help-cards-forget-everything = Olvida todo lo introducido.
cli-help-cards-words = Lista las palabras que dicen lo que hacen las cartas.
cli-help-decks = Muestra mazos, los comprueba con las reglas y convierte sus archivos.
cli-help-decks-list = Lista los mazos que vienen con Gorin.
cli-help-decks-list-game = El juego; si no, el primero.
cli-help-decks-show = Muestra un mazo por secciones y tipos de carta.
cli-help-decks-show-game = El juego; si no, el que dice el archivo, o el primero.
cli-help-decks-show-deck = Un mazo, por id o archivo.
cli-help-decks-check = Comprueba un mazo con las reglas. El código de salida es 1 si lo prohíben.
cli-help-decks-check-deck = Un mazo, por id o archivo.
cli-help-decks-check-game = El juego; si no, el que dice el archivo, o el primero.
cli-help-decks-check-seats = Cuántos juegan; si no, cuantos puedan.
cli-help-decks-convert = Escribe un mazo en otro formato.
cli-help-decks-convert-deck = Un mazo, por id o archivo.
cli-help-decks-convert-game = El juego; si no, el que dice el archivo, o el primero.
cli-help-decks-convert-to = El formato: toml, list (líneas para personas), lackey (líneas de LackeyCCG), dek (su XML) o, para juegos con tales sitios, json.
cli-help-decks-convert-output_file = Dónde escribirlo; si no, se muestra en pantalla.
deck-no-place = «{ $card }» no tiene lugar en un mazo
deck-no-section = Un mazo no tiene la sección «{ $asked }»; sus secciones son { $known }
deck-other-game = El mazo es de { $asked }, no de { $game }
