### Lo que dice una mesa en la terminal: gorin play y gorin resume.

## Antes de jugar

play-menu = ¿Cómo quieres jugar?
play-menu-1 =   1  en solitario (Intro)
play-menu-2 =   2  con otra persona en este teclado
play-menu-3 =   3  contra un bot
play-menu-bot =   1  contra un bot (Intro)
play-menu-friend =   2  con otra persona en este teclado
play-menu-name = Nombre del jugador { $number } (Intro: ninguno):
play-player = Jugador { $number }
play-bot = Bot { $number } ({ $level })
play-bad-seat = «{ $asked }» no es un asiento; un asiento es { $known }
play-commitment = Todo el azar de esta partida viene de una semilla secreta. Su huella empieza por { $hash }
play-entropy = { $player }, escribe cualquier cosa para sumar tu propio azar, o solo pulsa Intro.
play-hand-over = Pasa el teclado a { $seat }. Después pulsa Intro.

## La mesa

play-header-setup = { $level } · antes del primer turno
play-header = { $level } · turno { $turn } · { $round }
play-asked = { $seat }: { $question }
play-hint = ? ayuda
play-gone = se ha rendido
play-hand = Mano ({ $count })
play-hand-short = mano { $count }

## El mapa en palabras

play-fact-and = { $first }; { $second }

## Cartas en palabras

play-card-which = ¿Qué carta? Escribe: card NOMBRE
play-card-unknown = No hay ninguna carta «{ $asked }».
play-stand-in-mark = provisional
play-stand-in = Parte de lo que dice esta carta es un texto provisional de este proyecto.

## Al escribir

play-choose = { $count ->
    [0] Escribe una respuesta, o ? para ver la ayuda.
    [one] Escribe 1, o ? para ver la ayuda.
   *[other] Escribe un número del 1 al { $count }, o ? para ver la ayuda.
}
play-not-understood = { $count ->
    [0] «{ $asked }» no es una respuesta aquí. Escribe ? para ver la ayuda.
    [one] «{ $asked }» no es una respuesta aquí. Escribe 1, o ? para ver la ayuda.
   *[other] «{ $asked }» no es una respuesta aquí. Escribe un número del 1 al { $count }, el comienzo de una respuesta, o ? para ver la ayuda.
}
play-meant-several = «{ $asked }» puede ser { $found }. Escribe más.

## Ayuda

play-help-answering = Responde con un número o con el comienzo de una respuesta. Intro elige la respuesta marcada con ↵.
play-help-form = Una respuesta de varias partes: escribe cada una por su letra, como a: 1>5; b: 1. Puedes escribir una parte tras otra: se dice lo que escribiste, una parte cambia si la escribes de nuevo, e Intro lo entrega todo.
play-help-pairs = Qué va adónde: 1>5 lleva 1 a 5; varios con comas, 1>5, 2>8; - para nada.
play-help-several = Varias cosas: sus números con comas, 1, 3; - para ninguna.
play-help-order = Un orden: los números de todos con comas, 3, 1, 2; los que omites van al final; - los deja como están.
play-help-silent = Las preguntas con una sola respuesta se contestan en silencio, y el orden de turno se mantiene sin preguntar; «set» lo cambia.
play-help-silent-any = Las preguntas con una sola respuesta se contestan en silencio; «set» lo cambia.
play-help-help = esta ayuda
play-help-why = qué cláusulas prohíben algo; sin nada más: todo lo que se puede intentar
play-help-map = dibuja otra vez el mapa; con una casilla: la describe
play-help-table = muestra otra vez la mesa
play-help-hand = tu mano y lo que hacen las cartas
play-help-card = lee cualquier carta
play-help-log = las últimas N líneas del registro
play-help-rows = exploradores con sus filas sin guardar y guardada
play-help-rule = lee una cláusula, o busca algunas por una palabra o por el comienzo de su nombre; sin nada más: la que pregunta
play-help-do = hacer algo que nadie pide; sin nada más: lo que hay
play-help-undo = deshace tu última elección, al jugar en solitario
play-help-skip = pasa por ti hasta el final de este turno, o hasta que algo te afecte
play-help-stops = preguntar por una carta siempre, nunca o como de costumbre
play-help-save = dónde está guardada la partida
play-help-set = ajustes; sin nada más: los muestra
play-help-lang = cambia el idioma
play-help-concede = abandona la partida
play-help-quit = sale; la partida se puede reanudar
play-help-sheet = la hoja de puntos de la serie
play-help-list = todas las respuestas, también cuando son muchas
play-help-deck = tu mazo de robo para el próximo nivel

## Reglas y por qué no

play-rule-unknown = No hay ninguna cláusula «{ $asked }»; las cláusulas se llaman como { $clause }.
play-rule-found = Quizá buscas una de estas cláusulas. Lee una con: rule CLAUSE
play-rule-more = { $count ->
    [one] Hay 1 más. Escribe más.
   *[other] Hay { $count } más. Escribe más.
}
play-rule-no-text = Lo que dice { $clause } no se puede leer aquí.
play-why-list = Lo que se puede intentar, y lo que lo prohíbe ahora:
play-why-yes = permitido
play-why-no = ahora no
play-why-not = «{ $attempt }» no es posible ahora:
play-why-allowed = Ninguna cláusula prohíbe «{ $attempt }» ahora.
play-why-further = Puede seguir así:

## Deshacer, guardar, salir

play-undone = Se ha deshecho tu última elección.
play-undo-not-alone = Una elección se deshace solo al jugar en solitario.
play-undo-nothing = No hay ninguna elección tuya que deshacer.
play-undo-chance = Se tiraron dados o se barajó un mazo desde tu última elección; ya no se puede deshacer.
play-undo-revealed = Se reveló o se robó una carta desde tu última elección; ya no se puede deshacer.
play-undo-changed = Algo cambió en la mesa desde tu última elección; ya no se puede deshacer.
play-saved = La partida se guarda después de cada respuesta, como { $save }:
play-do-list = En cualquier momento puedes:
play-do-one = { $number }. { $what } (do { $kind })
play-do-nothing = Ahora no hay nada que hacer que nadie pida.
play-do-unknown = No hay nada como «{ $asked }» que hacer ahora; «do» sin nada más muestra lo que hay.
play-do-how = Escribe «do { $kind }» y, detrás en la misma línea:
play-do-example = Por ejemplo: do { $kind } { $example }
play-concede-sure = ¿Rendirte en esta partida? Escribe «sí».
play-concede-not = La partida sigue.
play-concede-never = Esta partida no se puede abandonar; «quit» sale de ella y se puede retomar.
play-lang-which = Los idiomas son { $known }. Escribe: lang XX
play-left = La partida { $save } está guardada. Reanúdala con:

## Ajustes

play-set-stops-useful = Las preguntas con una sola respuesta se contestan en silencio.
play-set-stops-all = Se hacen todas las preguntas.
play-skipping-turn = Pasas hasta el final de este turno.
play-skipping-concern = Pasas hasta que algo te afecte o respondas a algo.
play-stops-always = { $card }: se te pregunta en cada ventana en la que puedes jugarla.
play-stops-never = { $card }: no se te abre ninguna ventana por ella.
play-stops-usual = { $card }: se te pregunta como por las demás cartas.
play-skip-how = No existe «skip { $asked }». «skip» pasa por ti hasta que acabe este turno, «skip concern» hasta que algo te afecte.
play-skip-never = En este juego no se pregunta nada en lo que puedas pasar.

## El final

play-won = { $count ->
    [one] Victoria de { $winners }: { $reason }
   *[other] Victoria de { $winners }: { $reason }
}
play-nobody-won = Nadie gana: { $reason }
play-turns = { $turns ->
    [one] Se jugó { $turns } turno.
   *[other] Se jugaron { $turns } turnos.
}
play-verify = Cualquiera puede comprobar cada jugada y cada sorteo:
play-another = ¿Jugar otra vez? Escribe «sí», o pulsa Intro para parar.

## Partidas guardadas

play-no-saves = No hay partidas guardadas. Empieza una con: gorin play
play-save = { $level }, turno { $turn }: { $players }
play-save-damaged = (no se puede leer)
play-resume-which = ¿Cuál? Escribe su número, o pulsa Intro para la primera.
play-resume-how = Reanuda una con: gorin resume NÚMERO
play-resumed = { $level }: la partida sigue donde se dejó.
play-no-such-save = { $count ->
    [0] No hay ninguna partida guardada «{ $asked }»; no hay partidas guardadas
   *[other] No hay ninguna partida guardada «{ $asked }»; gorin resume --list muestra las que hay
}
play-save-in-use = { $save } ya se está jugando, en el proceso { $process }
play-notes-damaged = Las notas de esta partida guardada están dañadas
play-file-unwritable = No se puede escribir aquí: { $reason }
play-home-unwritable = No se puede escribir aquí: { $reason }. La variable GORIN_HOME indica otra carpeta para todo lo que Gorin guarda

## The table of a game that has none of its own here

play-any-counter = { $label }: { $value }
play-any-zone = { $label } ({ $count })
play-any-down = boca abajo
play-any-active = tiene el turno
play-any-involved = participa
play-any-no-hand = No tienes mano.
play-leave-open = No decir nada por ahora
play-any-range = Escribe un número entero de { $low } a { $high }.
play-any-some = { $fewest ->
    [0] Escribe algunos de estos, separados por comas, { $most } como mucho; - para ninguno: { $keys }
   *[other] Escribe algunos de estos, separados por comas, de { $fewest } a { $most }: { $keys }
}
play-any-exactly = { $count ->
    [1] Escribe uno de estos: { $keys }
   *[other] Escribe { $count } de estos, separados por comas: { $keys }
}
play-any-order = Escribe estos en el orden que quieras, separados por comas, o - para dejarlos como están: { $keys }
play-any-parts = Escribe un número para cada uno de estos, separados por comas; juntos suman { $total }: { $keys }
play-any-data = Escribe lo que se pide; si son varias cosas, sepáralas con comas.
play-any-thing = { $number } { $thing }
play-any-pairs = Escribe qué va adónde, como 1>2, con comas entre varios, o - para nada. Qué puede ir: { $keys }. Adónde: { $places }
play-any-form = Escribe lo que quieras de estas partes por su letra, con ; entre varias, como a: …; b: … Lo que omites queda como está.
play-any-form-parts = { $form } { $parts }
play-any-part = { $letter }: { $part }. { $reason }
play-any-part-alone = { $part }
play-any-ways = Escribe qué va adónde, como { $start }>{ $to }, con comas entre varios, o - para nada.
play-any-way = { $thing }: a { $places }
play-wrong-pair = «{ $answer }» no dice qué va adónde: eso se escribe como 1>2, con comas entre varios
play-wrong-parts = «{ $answer }» no dice de qué partes es: escribe sus letras, como a: 1; b: 2
play-any-one = Escribe uno de estos: { $keys }
play-any-text = Escribe un texto de { $shortest } a { $longest } caracteres.
play-any-named = Escribe uno de estos, o la clave de otra entrada del mismo catálogo: { $keys }
play-any-some-weigh = { $some } Juntos suman de { $lightest } a { $heaviest }.
play-any-some-weigh-least = { $some } Juntos suman { $lightest } o más.
play-any-weight = { $thing } ({ $weight })
play-any-bound = { $thing } (de { $low } a { $high })
play-draft = Tu respuesta: { $answer }. Intro la confirma; o escribe otra.
play-draft-goes = { $thing } a { $to }
play-draft-nothing = nada
play-draft-also = { $first }; { $next }

## Swapping with a sideboard

play-swap = { $player }: cambia cartas con tu banquillo antes de la partida
play-swap-others = { $player } cambia cartas ahora; los demás no miran. Pulsa Intro.
play-swap-how = «+ CARTA» pone una carta en el mazo, «- CARTA» la saca, «deck» lo muestra otra vez; Intro juega.
play-swap-no-such = Nada que mover: { $asked }
