### La página: lo que dice en torno a cualquier juego, de la página inicial al final de la partida.

## En todas partes

page-home = Gorin: a la página inicial
page-to-home = Ir a la página inicial
page-skip = Saltar al contenido
page-close = Cerrar
page-loading = Un momento…
page-connecting = Yendo a la mesa…
page-reconnecting = Se perdió la conexión. Volviendo a conectar; no se pierde nada.
page-lost = Reconectando. No se pierde nada.
page-to-answers = Saltar a la pregunta
page-no-answer = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
page-fault-line = Línea { $line }:{ " " }
page-language = Idioma
page-you = tú
page-save = Guardar
page-saved = Guardado
page-copy = Copiar
page-copied = Copiado
page-not-found = Esta página no existe
page-not-found-more = Puede que la dirección esté mal escrita, o que el enlace sea de otro servidor.

## La página inicial

page-title = Una mesa para juegos de cartas
page-lead = Las reglas las arbitra el programa, cada decisión cita su cláusula y no hace falta registrarse.
page-doors = Juegos
page-door-play = Jugar
page-door-play-of = Jugar a { $game }
page-door-seats = de { $fewest } a { $most } jugadores
page-door-seats-exactly =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
page-door-minutes = de { $fewest } a { $most } minutos
page-door-minutes-exactly =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-ways = Formas de empezar
page-way-play = Jugar ahora
page-way-play-more =
    { $bots ->
        [0] Una partida de { $game } en solitario
        [one] Una partida de { $game } contra un bot
       *[other] Una partida de { $game } contra { $bots } bots
    }
page-way-play-more-decks =
    { $bots ->
        [0] Una partida de { $game } en solitario, con un mazo listo
        [one] Una partida de { $game } contra un bot, con un mazo listo
       *[other] Una partida de { $game } contra { $bots } bots, con un mazo listo
    }
page-way-invite = Invitar a alguien
page-way-invite-more = Con un enlace o un código QR
page-way-learn = Aprender
page-way-learn-more = Una primera partida con lecciones
page-way-watch = Ver
page-way-watch-more = Mesas abiertas y partidas terminadas
page-way-more = Elegir asientos, reloj y más
page-own-tables = Tus mesas
page-own-tables-none = No hay ninguna partida en marcha. Empieza una arriba.
page-own-finished = Partidas terminadas
page-row-yours = te toca
page-row-turn = turno { $turn }
page-row-won = ganada
page-row-lost = perdida
page-row-winners =
    { $count ->
        [one] { $winners } ganó
       *[other] { $winners } ganaron
    }
page-offline = Todo funciona en este ordenador; no hace falta red.
page-all-tables =
    { $count ->
        [one] Mostrar { $count } más
       *[other] Mostrar { $count } más
    }
page-other-device = Seguir en otro dispositivo
page-other-device-more = Quien abra este enlace juega como tú: no lo compartas.
page-own-name = Tu nombre en la mesa
page-free-seats =
    { $count ->
        [0] ningún asiento libre
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
page-stage-playing = en juego
page-stage-gathering = esperando jugadores
page-stage-paused = En pausa
page-stage-over = La partida ha terminado
page-stage-closed = Esta mesa está cerrada

## Mirar, aprender, llegar con un enlace

page-watch = Ver
page-watch-bots = Ver jugar a dos bots
page-watch-bots-more = Dos buenos bots juegan en el acto uno contra otro, y lo ves todo: todas las manos, cada paso, cada razón.
page-watch-free = Con asientos libres
page-watch-running = En juego
page-watch-over = Terminadas
page-watch-none = Ahora no hay mesas en la lista. Quien abra una puede mostrarla aquí.
page-learn = Aprender jugando
page-learn-lead = Juegas una partida pequeña. Cada vez que aparece algo nuevo, una lección lo explica.
page-learn-what-1 = Lleva unos diez minutos y puedes parar cuando quieras: la mesa lo guarda todo.
page-learn-what-2 = Solo se puede elegir lo posible. «¿Por qué no?» cita la cláusula que prohíbe lo demás.
page-learn-what-3 = Toda elección se puede deshacer.
page-learn-begin = Empezar la primera partida
page-resume = De vuelta
page-resume-whose = Con este enlace este navegador pasa a ser { $name }. Aquí eres { $you }.
page-resume-more = Continúa solo si creaste el enlace en otro navegador. Los asientos, mazos y ajustes de quien eres ahora no vienen contigo.
page-resume-become = Continuar como { $name }
page-resume-stay = Seguir siendo { $you }
page-invited = Una invitación
page-invited-to = { $host } te invita a una mesa
page-invited-game = { $game }: { $title }
page-invited-as-player = La invitación es para jugar.
page-invited-as-spectator = La invitación es para ver la partida.
page-invited-as-caster = La invitación es para narrar: con el acuerdo de todos ves todas las manos, con retraso.
page-invited-as-referee = La invitación es para arbitrar.
page-invited-enter-player = Sentarse
page-invited-enter-spectator = Ver
page-invited-enter-caster = Entrar
page-invited-enter-referee = Entrar
page-invited-broken = Pide un enlace nuevo a quien te lo mandó.
page-invited-full = Todos los asientos están ocupados.
page-invited-over = La partida ha terminado.
page-invited-unseen = En esta mesa nadie puede asistir como público.
page-invited-here = Ya estás en esta mesa.
page-no-table = Esta mesa no existe
page-table-shut = Esta mesa no está abierta para ti

## Una mesa nueva

page-new = Una mesa nueva
page-new-game = Juego
page-new-format = Formato
page-new-players = Quién juega
page-new-seats = Asientos
page-new-guided = Con lecciones, como tutorial
page-seat-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
page-new-who = Quién juega, y con qué mazo
page-new-player = Jugador del asiento { $number }
page-new-deck = Mazo del asiento { $number }
page-new-deck-hint = Los mazos propios se eligen en la mesa, antes de empezar.
page-a-person = Una persona
page-a-bot = Bot: { $level }
page-bot-random = juega al azar
page-bot-easy = fácil
page-bot-medium = medio
page-bot-heuristic = fuerte
page-bot-search = el más fuerte, piensa más
page-deck-usual = { $deck } (predeterminado)
page-deck-others = No son legales en { $format }
page-deck-elsewhere = { $deck } ({ $formats })
page-deck-default = El mazo predeterminado
page-deck-none = El propio del nivel
page-deck-own = Un mazo propio…
page-deck-own-title = Jugar con un mazo propio
page-deck-own-hint = Pega la lista: una carta por línea con la cantidad delante, en cualquier formato que lea el editor de mazos. Se comprueba con el nivel de esta mesa.
page-deck-own-text = La lista del mazo
page-deck-own-kept = Mazos que hiciste aquí
page-deck-own-choose = Elegir uno de ellos…
page-deck-own-play = Jugar con este mazo
page-deck-own-file = Desde un archivo…
page-new-clock = Reloj
page-new-clock-hint = Quien se queda sin tiempo se rinde.
page-clock-none = Sin reloj
page-clock-game-10 = 10 minutos cada uno, 10 segundos más por respuesta
page-clock-game-25 = 25 minutos cada uno, 15 segundos más por respuesta
page-clock-move-60 = 1 minuto por respuesta
page-clock-move-180 = 3 minutos por respuesta
page-clock-day-1 = 1 día por respuesta
page-clock-day-3 = 3 días por respuesta
page-clock-days =
    { $count ->
        [one] { $count } día por respuesta
       *[other] { $count } días por respuesta
    }
page-clock-seconds =
    { $count ->
        [one] { $count } segundo por respuesta
       *[other] { $count } segundos por respuesta
    }
page-clock-minutes =
    { $count ->
        [one] { $count } minuto cada uno, +{ $increment } s
       *[other] { $count } minutos cada uno, +{ $increment } s
    }
page-new-undo = Deshacer
page-new-undo-hint = Se pregunta a los demás; solo contra bots es libre.
page-undo-none = No se deshace nada
page-undo-casual = Se deshace lo que no reveló nada
page-undo-any = Se deshace todo, si todos están de acuerdo
page-new-watching = Quién puede ver la partida
page-new-watching-hint = Quien asiste como público no ve ninguna mano.
page-watching-open = Puede verla quien tenga la dirección
page-watching-invited = Puede verla quien reciba una invitación
page-watching-none = Sin público
page-new-listed = Mostrar la mesa a todos en este servidor
page-new-more = Más opciones
page-new-pause = Pausa antes de pasar, en segundos
page-new-pause-hint = La mesa espera ese tiempo antes de pasar por alguien: la prisa no delata ninguna mano. Con 0 todos ven quién tiene una carta que jugar.
page-new-grace = Ausencia hasta que un bot pueda ocupar el asiento, en segundos
page-new-grace-hint = Quien vuelve puede recuperar su asiento al momento.
page-new-delay = Retraso de los narradores, en segundos
page-new-delay-hint = Los narradores ven todas las manos con ese retraso, si todos aceptan.
page-seconds-usual =
    { $count ->
        [one] { $count } segundo (valor predeterminado)
       *[other] { $count } segundos (valor predeterminado)
    }
page-new-open = Abrir la mesa

## Antes de la partida

page-begin = Empezar
page-gathering-free =
    { $count ->
        [one] Queda { $count } asiento. Invita a alguien o sienta a un bot.
       *[other] Quedan { $count } asientos. Invita a alguien o sienta bots.
    }
page-gathering-free-guest =
    { $count ->
        [one] Queda { $count } asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
page-gathering-ready = Ya están todos.
page-gathering-host = Ya están todos. Falta que empiece quien abrió la mesa.
page-seat-free = Asiento libre
page-sit = Sentarse aquí
page-stand = Levantarse
page-seat-a-bot = Sentar un bot…
page-bot-sits = Sentar un bot en el asiento { $number }
page-bot-away = Quitar el bot
page-bot-at-seat = { $name } ({ $level })
page-invite = Invitar a alguien
page-invite-more = Quien abra este enlace llega a esta mesa, sin registrarse.
page-invite-full = Todos los asientos están ocupados: quien venga ahora no juega.
page-invite-link = Enlace de invitación
page-invite-whom = Para quién
page-invite-for-caster = narra: ve todas las manos más tarde, si todos aceptan
page-invite-for-referee = arbitra: ve lo público, puede hablar
page-invite-until = El enlace vale hasta el { $date }.
page-invite-local = Esta dirección solo funciona en este ordenador. Para que vengan otros, inicia el servidor con «{ $command }» y abre la página por la dirección de este ordenador.
page-here = Quién está aquí
page-qr = El enlace de invitación como código QR

## La mesa

page-board = Tablero
page-opponents = Los demás jugadores
page-players = Jugadores
page-own-place = Mano
page-plate-you = tu decisión
page-plate-decides = decidiendo
page-held = en manos de un bot: { $level }
page-away = ausente
page-away-left = ausente; un bot puede tomar su sitio en { $time }
page-hold = Dejar que un bot ocupe el asiento
page-held-own = Un bot juega por ti.
page-take-back = Recuperar mi asiento
page-clock = Tiempo restante
page-clock-soon =
    { $count ->
        [one] Queda menos de { $count } segundo.
       *[other] Quedan menos de { $count } segundos.
    }
page-clock-left-days = { $days } d { $hours } h
page-role-player = jugador
page-role-spectator = espectador
page-role-caster = comentarista
page-role-referee = árbitro

## La pregunta

page-question = Lo que se pregunta
page-questions = Preguntas abiertas
page-answers = Respuestas
page-answers-more = { $count } más
page-answers-fold = Plegar las respuestas
page-answers-group = Solo estas: { $answer } ({ $count })
page-answer = Responder
page-answer-so = Enviar así
page-decide = Tu decisión
page-secret = solo tú lo ves
page-decide-secretly-more = Solo tú ves qué se puede elegir aquí. Los demás ven lo que elegiste en cuanto tiene efecto para ellos.
page-decide-secretly = Tu decisión, sin que los demás la vean
page-asked-aloud = Tu decisión: { $question }
page-waiting = Esperando
page-waiting-for =
    { $count ->
        [one] A la espera de { $seats }
       *[other] A la espera de { $seats }
    }
page-waiting-away =
    { $count ->
        [one] A la espera de { $seats }, que está ausente
       *[other] A la espera de { $seats }, que están ausentes
    }
page-waiting-bots =
    { $count ->
        [one] { $seats } está pensando
       *[other] { $seats } están pensando
    }
page-waiting-table = La mesa está procesando
page-since = Desde tu última respuesta
page-since-hit = Esto te afecta
page-happening = Lo que ocurre
page-paused-by = { $name } ha puesto la partida en pausa. La partida y sus relojes están parados.
page-paused-by-plain = { $name } ha puesto la partida en pausa.
page-paused-by-referee = { $name }, del arbitraje, ha puesto la partida en pausa. La reanuda quien arbitra, o quien abrió la mesa mientras nadie del arbitraje está conectado.
page-go-on = Continuar
page-less = Menos
page-more = Más
page-range = De { $low } a { $high }
page-subset = { $count } elegidas; de { $least } a { $most }
page-subset-exactly = { $count } de { $most } elegidas
page-division = { $left } por repartir
page-draft-back = Un paso atrás
page-draft-nowhere = A ningún sitio
page-draft-few = Por elegir: { $count }
page-weight = juntas { $weight }; de { $lightest } a { $heaviest }
page-weight-least = juntas { $weight }; al menos { $lightest }
page-weighs = { $thing } ({ $weight })
page-text-long = De { $shortest } a { $longest } caracteres
page-text = Tu texto
page-named = Tu elección; puedes escribir otra
page-draft-light = Aún faltan: { $count }
page-draft-short = Caracteres que faltan: { $count }
page-draft-chosen = elegida
page-draft-place = puesto { $place }
page-draft-where-to = ¿adónde?
page-draft-goes = a { $to }
page-draft-gets = recibe { $things }
page-draft-touch = toca para elegir
page-earlier = { $thing }: antes
page-later = { $thing }: después
page-report = Lo que se informa

## Por qué no

page-why = ¿Por qué no?
page-why-title = ¿Qué puedo hacer?
page-why-hint = Elige lo que tienes en mente: el árbitro dice si es posible ahora y, si no, qué cláusula lo prohíbe.
page-why-writing = Tu respuesta puede decir esto ahora:
page-why-sent = { $thing }: a { $places }
page-why-allowed = ninguna cláusula lo prohíbe

## Además de responder

page-acts = Iniciativas
page-acts-new = Nuevas iniciativas
page-act-gone = Eso no se puede hacer ahora.
page-draft-choose = Elige
page-tools = En cualquier momento
page-undo = Deshacer
page-undo-asked = Has pedido deshacer tu última elección.
page-undo-asks = { $seat } pide deshacer la última elección.
page-undo-since = Todo volvería a estar como antes de:
page-undo-agree = Aceptar
page-undo-refuse = Rechazar
page-undo-withdraw = Retirar la petición
page-skip-turn = Pasar este turno
page-skip-turn-more = No jugar nada más este turno: las ventanas para cartas se pasan solas, las demás decisiones siguen
page-skip-concern = Pasar hasta que me afecte
page-skip-concern-more = Las ventanas para cartas se pasan solas hasta que te ocurra algo, llegue tu turno o respondas a algo
page-passing = Pasando hasta que acabe el turno
page-passing-concern = Pasando hasta que te afecte
page-passing-more = Pasas siempre que podrías jugar una carta, hasta que acabe este turno. Movimientos, pruebas y todo lo demás se siguen preguntando. Mientras esperas, cualquier tecla o clic lo termina.
page-passing-stop = Dejar de pasar
page-passed = la mesa pasó por ti:
page-passed-more = Desde tu última respuesta, la mesa ha pasado por ti este número de veces, donde no tenías nada nuevo que jugar o no querías que se te preguntara. Pulsa para ver dónde.
page-passed-title = Dónde pasó la mesa por ti
page-passed-list = Desde tu última respuesta, la mesa ha pasado en estas ventanas; la más reciente va primero.
page-passed-after = Después de: { $line }
page-passed-earlier = { $count ->
    [one] Una ventana anterior no está en la lista.
   *[other] { $count } ventanas anteriores no están en la lista.
}
page-stops-open = Cuándo preguntarme
page-pause = Pausar
page-gave-up = Te has rendido.
page-concede = Rendirse
page-concede-sure = ¿Rendirte en esta partida? Los demás siguen o ganan.
page-concede-sure-two = ¿Rendirte en esta partida? Entonces termina, y gana { $seat }.
page-concede-sure-alone = ¿Rendirte en esta partida? Entonces termina.
page-concede-not = Seguir jugando

## El libro de la mesa

page-ledger = Registro
page-log = Registro
page-log-none = Aún no ha pasado nada.
page-older = Líneas anteriores
page-log-passes =
    { $count ->
        [one] { $count } pase
       *[other] { $count } pases
    }
page-log-clauses = Cláusulas
page-log-clauses-hint = Mostrar la cláusula en cada línea, y no solo donde se detiene el puntero
page-log-new =
    { $count ->
        [one] { $count } línea nueva
       *[other] { $count } líneas nuevas
    }
page-clause-show = Qué dice la cláusula { $clause }
page-clause-missing = Ahora no se puede leer la cláusula { $clause }.
page-clause-unknown = La cláusula { $clause } no está en ningún reglamento de este servidor.
page-clause-stands = Está en { $place }.
page-chat = Chat
page-chat-none = Nadie ha dicho nada todavía.
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-new =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
page-watchers = entre quienes miran
page-people = Gente
page-host = abrió la mesa
page-muted = sin voz en el chat
page-mute = Silenciar
page-mute-person = Silenciar a { $name }
page-unmute = Dejar hablar
page-unmute-person = Dejar hablar de nuevo a { $name }
page-remove = Echar
page-remove-person = Echar a { $name } de la mesa
page-ban = Vetar
page-ban-person = Vetar a { $name } en la mesa
page-consent = Los narradores pueden ver mi mano, con retraso
page-terms = Lo acordado
page-fair = Azar justo
page-fair-more = Antes de la partida la mesa publica el hash de su semilla secreta. Después revela la semilla, y se puede comprobar todo lo que decidió el azar.
page-commitment = Hash de la semilla
page-seed = La semilla

## El final

page-end-won = Has ganado
page-end-shared = Victoria compartida
page-end-lost = Has perdido
page-won =
    { $count ->
        [one] Victoria de { $winners }: { $reason }
       *[other] Victoria de { $winners }: { $reason }
    }
page-won-shared = Compartes la victoria con { $others }: { $reason }
page-nobody-won = Nadie gana: { $reason }
page-again = Otra partida, asientos cambiados
page-again-many = Otra partida, cada cual un asiento más allá
page-first-game = Ahora una partida contra un bot
page-again-alone = Otra partida
page-again-waits = Esperando a que los demás acepten
page-again-wanted =
    { $count ->
        [one] { $seats } quiere jugar otra vez.
       *[other] { $seats } quieren jugar otra vez.
    }
page-to-next = Ir a la siguiente partida
page-journal = Guardar el diario
page-verify = Comprobar toda la partida
page-verified-verified =
    { $draws ->
        [one] Rejugada: toda jugada es legal, y { $draws } resultado del azar se sigue de la semilla.
       *[other] Rejugada: toda jugada es legal, y los { $draws } resultados del azar se siguen de la semilla.
    }
page-verified-unverifiable = Toda jugada es legal; el azar de esta partida se dio a mano y no se puede comprobar.
page-verified-not-revealed = Toda jugada es legal; la semilla aún no se ha revelado.
page-verified-wrong = El diario no concuerda con las reglas o con la semilla. Guárdalo y enséñaselo a quien abrió la mesa.

## Lecciones

page-lesson = Lección
page-lesson-more = Más
page-lesson-shut = Plegar la lección
page-lesson-again = Mostrar la lección
page-lesson-off = Sin más lecciones

## Ajustes

page-settings = Ajustes
page-stops = Preguntas
page-stops-hint = Nunca se pasa por ti donde los demás pudieran deducir lo que tienes.
page-stops-useful = Solo elecciones reales
page-stops-all = Preguntar todo
page-stops-cards = Cartas
page-stops-cards-hint = Las cartas que podrías jugar ahora y aquellas que ya has configurado.
page-stops-card-usual = Preguntar como de costumbre
page-stops-card-always = Preguntar siempre
page-stops-card-never = No preguntar nunca
page-set-theme = Tema
page-set-theme-system = Como el sistema
page-set-theme-light = Claro
page-set-theme-dark = Oscuro
page-set-text = Texto
page-set-text-normal = Normal
page-set-text-large = Grande
page-set-text-larger = Mayor
page-set-pace = Mostrar lo que pasó
page-set-pace-off = De una vez
page-set-pace-fast = Rápido
page-set-pace-normal = Normal
page-set-pace-slow = Despacio
page-set-pace-steps = Paso a paso
page-press-to-go-on = Pulsa en cualquier parte o la barra espaciadora para seguir
page-set-motion = Movimiento
page-set-motion-system = Como el sistema
page-set-motion-still = Ninguno
page-set-sound = Sonidos
page-set-on = Activados
page-set-off = Desactivados

## Teclas

page-help = Cómo funciona
page-help-asked = Qué se te pregunta
page-help-answer = Elige una respuesta, toca en el tablero aquello de lo que trata o teclea su número. El signo junto a la pregunta dice de qué cláusula viene.
page-help-game = El juego
page-keys = Teclas
page-key-answer = elegir una respuesta por su número
page-key-answers = ir a las respuestas
page-key-arrows = moverse por las respuestas, el tablero, la mano o el registro
page-key-why = qué puedo hacer, y por qué no
page-key-undo = deshacer
page-key-pass = pasar este turno, o dejar de pasar
page-key-pass-concern = pasar hasta que algo me afecte
page-key-card = mostrar la carta enfocada
page-key-skip = ver de una vez lo que aún se muestra
page-key-images = imágenes propias o cartas dibujadas
page-key-words = la posición en palabras
page-key-ledger = abrir o cerrar el registro
page-key-chat = escribir en el chat
page-key-keys = mostrar estas teclas
page-key-help = cómo funciona: la pregunta, el juego, las teclas
page-key-escape = cerrar lo que está abierto
page-in-words = La posición en palabras

## Cards

page-stand-in = Provisional
page-stand-in-long = Parte de lo que dice esta carta es un texto provisional de este proyecto.
page-images = Imágenes propias de cartas
page-images-choose = Elegir una carpeta
page-images-choose-files = Elegir archivos
page-images-forget = Olvidar las imágenes
page-images-help = Los archivos se encuentran por el nombre o el número de la carta, como pit-trap.jpg o 062.png. Se quedan en este navegador; la tecla i muestra las cartas dibujadas.
page-images-count = { $count ->
    [one] { $count } imagen
   *[other] { $count } imágenes
}

## Encuentros de varias partidas

page-new-games = Duración del encuentro
page-new-games-hint = Quien gane primero la mayoría de las partidas gana el encuentro. Antes de cada partida se pueden cambiar cartas con el banquillo.
page-match-length =
    { $count ->
        [1] una partida
       *[other] encuentro de { $count } partidas
    }
page-match-score = Partida { $number } de { $games } · { $wins }
page-match-won =
    { $count ->
        [1] { $names } gana el encuentro, { $wins }.
       *[other] { $names } comparten el encuentro, { $wins }.
    }
page-match-nobody = Nadie gana el encuentro, { $wins }.
page-match-game = Partida { $number }
page-match-secret = El diario de esta partida se puede leer cuando termine el encuentro.
page-match-ready = Todo listo
page-match-not-ready = Aún no
page-match-is-ready = todo listo
page-match-ready-hint = La próxima partida empieza cuando esté todo listo para todos.
page-swap = Tu mazo y tu banquillo
page-swap-hint = Nadie más ve esto. Un toque mueve una copia de una carta.
page-swap-in = Poner { $card } en el mazo
page-swap-out = Poner { $card } en el banquillo
page-swap-keep = Jugar así
page-swap-undo = No cambiar nada
page-swap-kept = Juegas con el mazo que ves aquí.
