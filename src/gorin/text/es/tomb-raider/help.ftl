### Tomb Raider: the help of its own commands, gorin levels and gorin series.

## Help

cli-help-levels = Ver niveles, comprobar archivos de niveles, empezar un nivel propio.
cli-help-levels-list = Listar los niveles que vienen con Gorin.
cli-help-levels-show = Dibujar un nivel y contarlo todo de él.
cli-help-levels-show-level = Un nivel, por id o archivo.
cli-help-levels-show-variant = La variante del nivel, por id.
cli-help-levels-show-seats = Para cuántos exploradores; si no, para los menos posibles.
cli-help-levels-check = Comprobar un archivo de nivel: código de salida 1 si las reglas lo prohíben, 2 si no se puede leer.
cli-help-levels-check-file = Un archivo de nivel.
cli-help-levels-new = Escribir un archivo de nivel para cambiarlo, con cada campo explicado.
cli-help-levels-new-file = Dónde escribirlo.
cli-help-levels-new-like = El nivel del que parte, por id o archivo.
cli-help-levels-new-variant = La variante de ese nivel.
cli-help-levels-new-title = Lo que lee la gente como título.
cli-help-levels-new-width = Cuántas columnas.
cli-help-levels-new-depth = Cuántas filas.
cli-help-levels-new-power = El poder: 1, 2 o 3.
cli-help-levels-new-players = Cuántos pueden jugar como máximo.
cli-help-series = Jugar varios niveles por acuerdo: una serie Cronometrada, Encadenada o Pick Up.
cli-help-series-play = Jugar una serie en este terminal; se guarda en todo momento.
cli-help-series-play-kind = La serie: timed (Cronometrada), linked (Encadenada) o pick-up.
cli-help-series-play-seats = Cuántos juegan. Los asientos sin --seat son bots.
cli-help-series-play-seat = Quién se sienta ahí: human, human:NOMBRE, bot o bot:NIVEL; una vez por asiento.
cli-help-series-play-bots = El nivel de los bots de los asientos sin --seat.
cli-help-series-play-levels = Los niveles, por id o archivo, una variante tras dos puntos; en las series Cronometrada y Pick Up, uno por jugador.
cli-help-series-play-decks = Los mazos, por id o archivo, en el orden de los asientos.
cli-help-series-play-order = El orden de los niveles: listed (listado), random (sorteado) o ask (preguntar a los jugadores).
cli-help-series-play-scoring = Encadenada: «treasures» si ganan más tesoros, «final» si gana quien se lleva el último.
cli-help-series-play-carry = Encadenada: qué se lleva además de tesoros: upgrade, secret-move, item.
cli-help-series-play-turn_limit = El nivel termina tras este número de turnos; una serie Cronometrada siempre tiene ese límite.
cli-help-series-play-opening = Manos iniciales: chosen (elegidas) o random (al azar).
cli-help-series-play-seed = La semilla del azar, cifras hexadecimales o cualquier texto, para repetir una serie.
cli-help-series-resume = Reanudar una serie guardada, o listar las guardadas.
cli-help-series-resume-save = Una serie guardada, por su número en la lista o su id.
cli-help-series-sheet = Mostrar la hoja de puntos de una serie.
cli-help-series-sheet-file = El diario de una serie, o el id de la serie.
cli-help-series-sim = Dejar que los bots jueguen muchas series, y contar. Semillas iguales dan resultados iguales, sea cual sea --jobs.
cli-help-series-sim-kind = La serie: timed (Cronometrada), linked (Encadenada) o pick-up.
cli-help-series-sim-seats = Cuántos bots juegan. Los que no tienen --seat juegan lo mejor que saben.
cli-help-series-sim-seat = Quién ocupa el siguiente asiento: bot, bot:random, bot:easy, bot:medium, bot:heuristic o bot:search. Una vez por asiento.
cli-help-series-sim-count = Cuántas series se juegan.
cli-help-series-sim-jobs = Cuántos procesos se reparten las series.
cli-help-series-sim-seed = De dónde vienen todo el azar y todos los bots.
cli-help-series-sim-swap = Los bots avanzan un asiento de serie en serie.
cli-help-series-sim-levels = Los niveles, por id o archivo, una variante tras dos puntos.
cli-help-series-sim-decks = Los mazos, por id o archivo, en el orden de los asientos.
cli-help-series-sim-order = El orden de los niveles: listed (listado), random (sorteado) o ask (preguntar a los bots).
cli-help-series-sim-scoring = Encadenada: «treasures» si ganan más tesoros, «final» si gana quien se lleva el último.
cli-help-series-sim-carry = Encadenada: qué se lleva además de tesoros: upgrade, secret-move, item.
cli-help-series-sim-turn_limit = El nivel termina tras este número de turnos.
cli-help-series-sim-opening = Manos iniciales: chosen (elegidas) o random (al azar).

## At the table

cli-help-any-points = Cazarrecompensas: puntos acordados por trampa o riesgo eliminado, como traps=1; una vez por tipo.

## The command

cli-help-learn-variant = El mazo inicial con el que se aprende: cave o tomb.
