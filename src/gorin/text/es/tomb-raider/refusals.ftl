### Tomb Raider: why something is not allowed. The clause is added by whoever shows it.

## Raiders and rounds

refused-raider-dead = El explorador no está en el mapa
refused-round = Esto se hace en la { $round }
refused-not-your-turn = En esta ronda le toca a otro jugador

## Moving

refused-stuck = Un explorador atascado no puede moverse
refused-halted = El movimiento del explorador ya ha terminado en este turno
refused-move-limit = { $limit ->
        [one] El explorador puede recorrer como máximo { $limit } lugar en este turno
       *[other] El explorador puede recorrer como máximo { $limit } lugares en este turno
    }
refused-no-exit = Ninguna salida abierta lleva en esa dirección
refused-off-map = El mapa termina ahí
refused-obstacles-first = El explorador debe enfrentarse antes a los obstáculos de aquí

## Attacking

refused-still-moving = El explorador aún no ha terminado su movimiento
refused-step-over = El paso de ataque del explorador ya ha pasado
refused-nobody-here = Ese explorador no está en este lugar
refused-attacked-already = El explorador ya ha atacado en este turno

## Obstacles

refused-danger = El peligro del obstáculo, { $danger }, supera el límite de { $limit } aquí
refused-no-obstacle-card = La carta no es un obstáculo
refused-own-exploration = El jugador que se mueve no juega obstáculos
refused-nothing-mapped = No se está explorando ningún lugar

## Searching

refused-fought = El explorador ha usado Lucha en este turno
refused-stuck-search = Un explorador atascado no puede buscar
refused-searched = El explorador ya ha buscado en este turno
refused-empty = Aquí ya se ha encontrado un descubrimiento
refused-nothing-searched = Ninguna búsqueda tiene resultado ahora
refused-treasure-search = En la sala del tesoro se busca el tesoro, no un descubrimiento
refused-no-discovery = La carta no es un descubrimiento
refused-difficulty = La dificultad de la carta, { $difficulty }, supera el resultado de { $result }

## Playing cards

refused-moment = La carta no se juega en este momento
refused-no-use = La carta no se usa de esta manera
refused-condition = La carta solo se usa { $condition }
refused-cost = El coste no se puede pagar: { $cost }
refused-effect = Esto no haría nada ahora: { $effect }
refused-upgrade-power = La mejora tiene poder { $power }; el explorador tiene poder { $current } y puede subir uno
refused-upgrade-copy = El explorador ya tiene esta mejora
refused-upgrade-character = La mejora es solo para { $character }
