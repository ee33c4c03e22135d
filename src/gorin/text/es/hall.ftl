### Lo que dice una mesa en un servidor: con qué se abre, quién puede qué, lo que pasa en ella.

## Abrir una mesa

hall-bad-seats = Una mesa tiene de 1 a { $most } asientos
hall-bad-seconds = El valor está entre { $least } y { $most } segundos
hall-bad-clock = Para este reloj, el valor está entre { $least } y { $most }
hall-guided-alone = Las lecciones se dan en una mesa de un solo asiento
hall-two-decks = Indica un mazo o envía el texto de uno, no las dos cosas
hall-text-too-long = Es demasiado largo; puede tener { $most } caracteres
hall-text-unreadable = Este texto no se puede leer
hall-name-empty = Un nombre necesita al menos una letra
hall-name-too-long = Un nombre tiene { $most } caracteres como máximo
hall-name-taken = Alguien en esta mesa ya se llama «{ $name }»

## Entrar

hall-no-such-table = No existe esta mesa: { $table }
hall-banned = No puedes volver a esta mesa
hall-not-invited = Para esto hace falta una invitación
hall-full = La mesa está llena
hall-no-free-seat = No hay ningún asiento libre
hall-has-cast = Quien ha visto las manos de otros ya no puede jugar aquí
hall-not-here = No estás en esta mesa
hall-others-play = Hay otras personas jugando aquí: la mesa no se puede cerrar
hall-is-closed = La mesa está cerrada
hall-removed = Quien abrió la mesa te ha echado de ella
hall-left = Has dejado la mesa
hall-stopping = El servidor se está deteniendo; la partida está guardada
hall-moved = La mesa continúa en otro proceso del servidor
hall-broken = Algo ha salido mal aquí y nada ha cambiado; la mesa está como se guardó
hall-still-playing = Quien juega se queda en la mesa hasta que acabe la partida; ríndete antes o deja que un bot juegue por ti

## Asientos antes de la partida

hall-no-such-seat = No hay asiento { $seat }
hall-seat-taken = El asiento { $seat } está ocupado
hall-no-bot = Ningún bot juega en el asiento { $seat }
hall-no-seat = No tienes asiento en esta mesa
hall-no-decks = En este juego no se elige mazo
hall-no-lessons = En este juego no hay lecciones
hall-not-your-seat = El asiento { $seat } no es tuyo
hall-host-only = Solo quien abrió la mesa puede hacer esto
hall-players-only = Solo quien juega puede hacer esto
hall-begun = La partida ya ha empezado
hall-seats-free = Estos asientos siguen libres: { $seats }
hall-stirred-already = Ya has añadido tu propio azar
hall-bad-entropy = Escribe de 1 a { $most } caracteres

## Jugar

hall-not-begun = La partida aún no ha empezado
hall-is-over = La partida ha terminado
hall-not-over = La partida aún no ha terminado
hall-is-paused = La partida está en pausa
hall-paused-by = { $name }, del arbitraje, puso la partida en pausa; la reanuda quien arbitra, o quien abrió la mesa mientras nadie del arbitraje está conectado
hall-paused-often = Con reloj, nadie hace más de { $most } pausas en una partida, o en un nivel de una serie
hall-answer-late = La pregunta { $serial } ya no está abierta, o nunca fue tuya
hall-bot-holds = Un bot juega en el asiento { $seat }; recupéralo primero
hall-not-held = Ningún bot juega en tu asiento
hall-not-a-persons-seat = Nadie responde en persona por el asiento { $seat } ahora
hall-not-away = { $name } está aquí
hall-away-too-short = { $name } no lleva ausente el tiempo suficiente; espera { $seconds ->
    [one] { $seconds } segundo más
   *[other] { $seconds } segundos más
}
hall-journal-later = El diario nombra todas las cartas de todos los mazos; se puede leer cuando termine la partida

## Deshacer

hall-undo-never = En esta mesa no se deshace ninguna elección
hall-undo-nothing = No hay ninguna elección tuya que deshacer
hall-undo-left = Alguien ha dejado la partida desde tu última elección; ya no se puede deshacer
hall-undo-held = Un bot ocupa el asiento de { $name }, que ahora no puede consentir; lo jugado antes de que el bot tomara el asiento se queda
hall-undo-chance = Se tiraron dados o se barajó un mazo desde tu última elección; ya no se puede deshacer
hall-undo-revealed = Desde tu última elección salió a la luz algo oculto; ya no se puede deshacer
hall-undo-changed = Algo cambió en la mesa desde tu última elección; ya no se puede deshacer
hall-undo-open = Alguien ya pide deshacer una elección
hall-undo-none = Nadie pide deshacer una elección
hall-undo-not-asked = No se pide tu consentimiento
hall-undo-own = Deciden los demás; tú solo puedes retirar la petición
hall-undo-too-often = Los demás ya se han negado varias veces en este turno

## Hablar, y quien abrió la mesa

hall-nothing-said = El mensaje está vacío
hall-muted = Quien abrió la mesa te ha silenciado
hall-other-channel = Durante la partida, quienes juegan y quienes miran hablan por separado
hall-rename-later = Durante la partida, quienes miran conservan su nombre
hall-renamed-lately = Puedes cambiar de nombre una vez por minuto
hall-too-fast = Más despacio; espera unos segundos
hall-no-such-person = No hay tal persona en esta mesa
hall-not-yourself = Esto solo se puede hacer a otras personas

## Lo que la mesa cuenta en la conversación

hall-told-came-player = { $name } ha venido a jugar.
hall-told-came-spectator = { $name } ha venido a ver la partida.
hall-told-came-caster = { $name } ha venido a narrar.
hall-told-came-referee = { $name } ha venido a arbitrar.
hall-told-renamed = { $before } ahora se llama { $name }.
hall-told-left = { $name } se ha ido.
hall-told-sat = { $name } juega en el asiento { $seat }.
hall-told-stood = { $name } ha dejado el asiento { $seat }.
hall-told-bot-sat = { $name } juega en el asiento { $seat } ({ $level }).
hall-told-bot-went = { $name } ha dejado el asiento { $seat }.
hall-told-began = Empieza la partida.
hall-told-undo-asked = { $name } pide deshacer una elección.
hall-told-undo-agreed = { $name } está de acuerdo.
hall-told-undo-refused = { $name } no está de acuerdo; la elección se queda.
hall-told-undo-withdrawn = { $name } retira la petición.
hall-told-undo-lapsed = Nadie respondió a la petición de { $name }: ha caducado.
hall-told-undone = { $name } ha deshecho una elección.
hall-told-paused = { $name } ha puesto la partida en pausa.
hall-told-resumed = { $name } ha reanudado la partida.
hall-told-gave-up = { $name } se rinde.
hall-told-flagged = Se ha acabado el tiempo de { $name }.
hall-told-held = Un bot juega en lugar de { $name }.
hall-told-taken-back = { $name } ha vuelto a su asiento.
hall-told-casts = { $name } deja que los narradores vean su mano.
hall-told-casts-not = { $name } ya no deja que los narradores vean su mano.
hall-told-mute = Quien abrió la mesa ha silenciado a { $name }.
hall-told-unmute = Quien abrió la mesa deja hablar de nuevo a { $name }.
hall-told-remove = Quien abrió la mesa ha echado a { $name }.
hall-told-ban = Quien abrió la mesa ha vetado a { $name }.
hall-told-again = { $name } quiere jugar otra vez.
hall-told-again-opened = La próxima partida está lista en otra mesa.
hall-told-closed = Quien abrió la mesa la ha cerrado.
hall-told-idle = La mesa se ha cerrado: nadie jugaba desde hacía mucho tiempo.
hall-told-ended-foreign = La mesa se ha dado por terminada: su partida se jugó con otras reglas y aquí nadie puede continuarla.
hall-told-other-version = La mesa se ha cerrado: se empezó con otra versión del juego.

## El tutorial

hall-hint = { $answer }: { $reason }

## Encuentros de varias partidas

match-bad-games = El número de partidas de un encuentro puede ser aquí { $known }, no { $count }
match-host-begins = Quien abrió la mesa empieza la primera partida de un encuentro
match-seats-stay = Cada persona conserva su sitio hasta el final del encuentro
match-decks-stay = Los mazos se quedan en sus sitios hasta el final del encuentro; solo puedes cambiar cartas con tu banquillo
match-not-ready = La próxima partida aún espera a: { $names }
match-told-ready = { $name } ya puede jugar la próxima partida.
match-told-ended = El encuentro ha terminado: ahora todos pueden volver a ver esta partida con todas las cartas a la vista.
