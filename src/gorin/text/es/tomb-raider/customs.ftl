### Tomb Raider: what the table does by itself.

## Ajustes

page-windows = Cuando puedo jugar una carta
page-windows-concern = Preguntar una vez por turno, y cuando me afecta
page-windows-always = Preguntar siempre
page-order = Orden de turno
page-order-keep = Mantenerlo
page-order-ask = Preguntar cada turno
page-reset = Reiniciar al final del turno
page-reset-useful = Preguntar cuando pueda ayudar
page-reset-ask = Preguntar siempre
page-reset-skip = Nunca
page-discard = Descartar al final del turno
page-discard-useful = Preguntar cuando dé más cartas
page-discard-ask = Preguntar siempre
page-search = Buscar
page-search-useful = Preguntar cuando haya algo que encontrar
page-search-ask = Preguntar siempre
play-set-windows-concern = Por cada carta se te pregunta una vez por turno, y de nuevo cuando cambia algo que te afecta.
play-set-windows-always = Se te pregunta cada vez que puedes jugar una carta.
play-set-order-keep = El orden de turno se mantiene sin preguntar.
play-set-order-ask = En cada turno se te pregunta si tirar por el orden.
play-set-reset-ask = En cada turno se te pregunta si reiniciar.
play-set-reset-skip = No se te pregunta si reiniciar.
play-set-discard-ask = Cada turno se te pregunta qué cartas descartas.
play-set-discard-useful = Solo se te pregunta qué cartas descartas cuando eso da más cartas.
play-set-search-useful = Solo se te pregunta si buscas cuando hay algo que encontrar.
play-set-search-ask = Se te pregunta cada turno si buscas.

## Help and settings

play-set-reset-useful = Se te pregunta si reiniciar solo cuando puede ayudar.
