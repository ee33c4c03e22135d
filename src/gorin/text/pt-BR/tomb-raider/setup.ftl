### Tomb Raider: what can be wrong with a setup, with options and with a position.

## Setting up a match

setup-no-solo = O nível não pode ser jogado sozinho
setup-no-variant = Não há a variante “{ $asked }”; as variantes são { $known }
setup-bad-opening = A mão inicial é “chosen” ou “random”, não “{ $asked }”
setup-no-raider = “{ $card }” do lugar { $seat } não é um explorador
setup-raider-power = “{ $card }” tem poder { $power }; um explorador começa com poder 1
setup-no-treasure = “{ $card }” não é um tesouro
setup-treasure-power = “{ $card }” tem poder { $power }, mais do que o nível concede
setup-unknown-kept = Não há a carta “{ $card }” para guardar de um nível anterior

## Positions

position-no-raider = Não há explorador
position-unknown-card = “{ $card }” não é uma carta que possa ficar aqui
position-bad-space = “{ $space }” não é um espaço; um espaço tem nome como B4
position-bad-side = “{ $side }” não é um lado; os lados são { $sides }
position-bad-order = A ordem não indica cada lugar exatamente uma vez
position-bad-seat = Não há o lugar { $seat }; os lugares contam a partir de 0
position-bad-round = “{ $round }” não é uma rodada; as rodadas são ready, action, search e draw
position-bad-ability = “{ $ability }” não é uma habilidade; as habilidades são fight, move, search e think
position-nowhere = Nenhum local está virado para cima em { $space }
position-too-many-decks = Há mais baralhos de nível do que os { $count } do nível

## Abrir uma mesa

hall-bad-turn-limit = O limite fica entre 1 e { $most } turnos
hall-two-levels = Indique um nível ou envie o texto de um, não as duas coisas
hall-not-in-series = Isto só vale para um nível avulso, não para uma série
hall-only-in-series = Isto só vale para uma série, não para um nível avulso
hall-too-many-levels = Uma série tem no máximo { $most } níveis
