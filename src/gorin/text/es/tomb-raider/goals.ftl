### Tomb Raider: goals beside finding the treasure, and special rules of levels.

## Recovery

ask-treasure = Has encontrado el tesoro. ¿Qué tesoro lleva tu explorador?
option-treasure = Llevar { $card }
ask-pick-up = Tu búsqueda alcanza el tesoro que está aquí. ¿Tu explorador lo recoge?
option-pick-up = Recoger el tesoro
option-let-lie = Dejar el tesoro donde está

log-treasure-taken = { $seat } encuentra el tesoro y lleva { $slug }
log-treasure-dropped = { $seat } deja caer { $slug }, que ahora está en { $space }
log-treasure-picked-up = { $seat } recoge { $slug } en { $space }

ended-brought-back = el tesoro se ha traído de vuelta

## Bounty Hunter

log-points-scored-removed = { $count ->
        [one] { $seat } gana { $count } punto por el obstáculo: { $total } en total
       *[other] { $seat } gana { $count } puntos por el obstáculo: { $total } en total
    }
log-points-scored-found = { $count ->
        [one] { $seat } encuentra el tesoro y gana { $count } punto: { $total } en total
       *[other] { $seat } encuentra el tesoro y gana { $count } puntos: { $total } en total
    }

ended-bounty = más puntos al encontrarse el tesoro
ended-bounty-limit = más puntos en el límite de turnos acordado

## At the table

play-goal-recovery = Meta: llevar el tesoro de vuelta a una entrada
play-goal-bounty-hunter = Meta: tener más puntos cuando se encuentre el tesoro
play-bounty = { $kind } { $points }
play-bounties = Puntos: { $bounties }
play-prize-carried = { $seat } lleva el tesoro { $card }; objetivo { $target }
play-prize-lies = El tesoro { $card } está en { $space }; objetivo { $target }
play-prize-here = el tesoro está aquí
play-carries = LLEVA EL TESORO
play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-final-points = { $points ->
    [one] { $seat } tiene { $points } punto.
   *[other] { $seat } tiene { $points } puntos.
}
play-no-save-points = No hay puntos de guardado en este nivel
play-last-turn = El último turno es el turno { $turn }

## What may be wrong

level-own-goal = El nivel «{ $level }» no sirve para el formato «{ $format }»: solo se juega con su propia meta
level-bad-bounty = Un obstáculo vale 0 puntos o más, no { $points }
points-other-goal = Solo se acuerdan puntos para el formato «bounty-hunter»
points-unknown = «{ $asked }» no son puntos; los puntos se acuerdan como TIPO=NÚMERO, y un tipo es { $known }
setup-no-prize = No hay ninguna carta de tesoro de poder { $power } o menor que se pueda llevar de «{ $card }»
position-prize-nowhere = El tesoro lo lleva un explorador («carrier») o está en el mapa («at»)
position-prize-target = Sin una sala del tesoro en el mapa, el tesoro necesita un objetivo
