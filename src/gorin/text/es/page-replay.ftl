### Repeticiones en la página: una partida otra vez, paso a paso.

page-replay = Repetición
page-replay-title = Repetición: { $title }
page-replay-view = Punto de vista
page-replay-view-public = Como la vio el público
page-replay-view-seat = Como la vio { $seat }
page-replay-view-all = Todo a la vista
page-replay-controls = Reproducción
page-replay-first = Al principio
page-replay-turn-back = Un turno atrás
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-on = Un paso adelante
page-replay-turn-on = Un turno adelante
page-replay-last = Al final
page-replay-seen = Al último paso visto
page-replay-speed = Velocidad
page-replay-times = { $speed }×
page-replay-position = Posición
page-replay-step = Paso { $step }
page-replay-step-of = Paso { $step } de { $last }
page-replay-turn = Turno { $turn }
page-replay-hide = Ocultar la duración
page-replay-hide-more = No se revela el final de la partida: solo se puede saltar a lo ya visto.
page-replay-fetching = Buscando este paso…

## Lo que se preguntó y se respondió

page-replay-asked = Pregunta a { $seat }: { $question }
page-replay-chose = elección: { $answer }
page-replay-did-choose = { $seat } eligió: { $answer }
page-replay-secret = { $seat } respondió en secreto
page-replay-did = { $seat }: { $answer }
page-replay-begins = Antes de la primera elección
page-replay-so-far = La partida ha llegado hasta aquí.
page-replay-more = Buscar novedades
page-replay-live = Ver en directo
page-replay-to-table = Ir a la mesa
page-replay-until-now = Repetición hasta ahora

## Enlaces, diarios, comprobación

page-replay-link = Copiar el enlace de este paso
page-replay-copied = Copiado. Quien abra el enlace llega a este paso.
page-replay-named = La dirección de esta página indica ahora este paso: cópiala de ahí.
page-replay-position-save = Guardar como posición
page-replay-position-all = El paso { $step } en un archivo que lee «gorin judge», con todo tal como es.
page-replay-position-seat = El paso { $step } en un archivo que lee «gorin judge», tal como lo conoce { $seat }: lo demás se reparte de nuevo.
page-replay-match = Partida
page-replay-players = Jugadores
page-replay-winner = ganó
page-replay-entropy = Añadido al azar por { $seat }
page-replay-from-file = Esta repetición se abrió desde un archivo.
page-replay-running = La partida aún se está jugando: solo se muestra lo que es público.
page-replay-running-own = La partida aún se está jugando: puedes verla como la vieron los espectadores y como la viste tú.
page-replay-closed = La mesa se cerró antes de que terminara esta partida.
page-told-board = Cómo estaba al final
page-told-partly = Lo que se respondió después no se guardó tal como se contó; está en el diario.
page-replay-open = Abrir un diario
page-replay-open-more = Una partida guardada como diario (.jsonl), de hasta 2 MB. Se muestra, no se guarda.
page-replay-open-busy = Jugándola otra vez…
page-replay-too-large = El archivo tiene { $size } MB; se leen { $most } MB como máximo.
page-replay-not-text = El archivo no es texto, así que no es un diario.

## Cifras de la partida

page-replay-figures = Cifras de la partida
page-replay-figures-lead =
    { $turns ->
        [one] Se jugó { $turns } turno.
       *[other] Se jugaron { $turns } turnos.
    }
page-replay-figure = Estadística
page-replay-together = Total
page-replay-grew = Turno a turno
page-replay-plot = { $figure }, turno a turno: { $ends }
page-replay-plot-end = { $name } { $value }
page-replay-axis-turn = turno
page-replay-luck-note = La suerte es lo que mostraron los dados por encima de 3,5 cada uno. Con tan pocos dados, una diferencia de diez es común y nada dice de la destreza.

## Teclas

page-replay-key-step = un paso atrás o adelante
page-replay-key-turn = un turno atrás o adelante
page-replay-key-ends = al principio, al final
page-replay-key-play = reproducir o pausar
page-replay-key-escape = detener la reproducción, cerrar lo abierto

## Lo que dice el servidor

web-replay-no-view = no existe el punto de vista «{ $asked }»; valen: public, all, seat1, seat2 y así sucesivamente
web-replay-forgotten = Esta repetición se abrió desde un archivo, y el servidor ya no la conserva. Abre el archivo otra vez.
web-replay-only-own = Mientras se juega la partida, se muestra como la ven los espectadores y, a quien juega, como la ve esa persona
web-replay-no-figures = De este juego no se cuenta nada
web-replay-unfinished = El diario se detiene antes del final de la partida; una partida se puede abrir desde un archivo cuando ha terminado
web-replay-not-begun = La partida no ha empezado
