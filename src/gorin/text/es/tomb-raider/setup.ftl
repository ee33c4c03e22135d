### Tomb Raider: what can be wrong with a setup, with options and with a position.

## Setting up a match

setup-no-solo = El nivel no se puede jugar en solitario
setup-no-variant = No existe la variante «{ $asked }»; las variantes son { $known }
setup-bad-opening = La mano inicial es «chosen» o «random», no «{ $asked }»
setup-no-raider = «{ $card }» del asiento { $seat } no es un explorador
setup-raider-power = «{ $card }» tiene poder { $power }; un explorador empieza con poder 1
setup-no-treasure = «{ $card }» no es un tesoro
setup-treasure-power = «{ $card }» tiene poder { $power }, más de lo que concede el nivel
setup-unknown-kept = No existe la carta «{ $card }» que conservar de un nivel anterior

## Positions

position-no-raider = No hay ningún explorador
position-unknown-card = «{ $card }» no es una carta que pueda estar aquí
position-bad-space = «{ $space }» no es una casilla; una casilla se llama como B4
position-bad-side = «{ $side }» no es un lado; los lados son { $sides }
position-bad-order = El orden no nombra cada asiento exactamente una vez
position-bad-seat = No existe el asiento { $seat }; los asientos se cuentan desde 0
position-bad-round = «{ $round }» no es una ronda; las rondas son ready, action, search y draw
position-bad-ability = «{ $ability }» no es una habilidad; las habilidades son fight, move, search y think
position-nowhere = Ningún lugar está boca arriba en { $space }
position-too-many-decks = Hay más mazos de nivel que los { $count } del nivel

## Abrir una mesa

hall-bad-turn-limit = El límite está entre 1 y { $most } turnos
hall-two-levels = Indica un nivel o envía el texto de uno, no las dos cosas
hall-not-in-series = Esto solo vale para un nivel suelto, no para una serie
hall-only-in-series = Esto solo vale para una serie, no para un nivel suelto
hall-too-many-levels = Una serie tiene { $most } niveles como máximo
