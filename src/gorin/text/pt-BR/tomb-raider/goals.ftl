### Tomb Raider: goals beside finding the treasure, and special rules of levels.

## Recovery

ask-treasure = Você encontrou o tesouro. Qual tesouro o seu explorador leva?
option-treasure = Levar { $card }
ask-pick-up = A sua busca alcança o tesouro que está aqui. O seu explorador o recolhe?
option-pick-up = Recolher o tesouro
option-let-lie = Deixar o tesouro onde está

log-treasure-taken = { $seat } encontra o tesouro e leva { $slug }
log-treasure-dropped = { $seat } deixa cair { $slug }, que agora está em { $space }
log-treasure-picked-up = { $seat } recolhe { $slug } em { $space }

ended-brought-back = o tesouro foi trazido de volta

## Bounty Hunter

log-points-scored-removed = { $count ->
        [one] { $seat } ganha { $count } ponto pelo obstáculo: { $total } no total
       *[other] { $seat } ganha { $count } pontos pelo obstáculo: { $total } no total
    }
log-points-scored-found = { $count ->
        [one] { $seat } encontra o tesouro e ganha { $count } ponto: { $total } no total
       *[other] { $seat } encontra o tesouro e ganha { $count } pontos: { $total } no total
    }

ended-bounty = mais pontos quando o tesouro foi encontrado
ended-bounty-limit = mais pontos no limite de turnos combinado

## At the table

play-goal-recovery = Objetivo: levar o tesouro de volta a uma entrada
play-goal-bounty-hunter = Objetivo: ter mais pontos quando o tesouro for encontrado
play-bounty = { $kind } { $points }
play-bounties = Pontos: { $bounties }
play-prize-carried = { $seat } leva o tesouro { $card }; alvo { $target }
play-prize-lies = O tesouro { $card } está em { $space }; alvo { $target }
play-prize-here = o tesouro está aqui
play-carries = LEVA O TESOURO
play-points = { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-final-points = { $points ->
    [0] { $seat } não tem pontos.
    [one] { $seat } tem { $points } ponto.
   *[other] { $seat } tem { $points } pontos.
}
play-no-save-points = Não há pontos de salvamento neste nível
play-last-turn = O último turno é o turno { $turn }

## What may be wrong

level-own-goal = O nível “{ $level }” não serve para o formato “{ $format }”: ele só se joga com o seu próprio objetivo
level-bad-bounty = Um obstáculo vale 0 pontos ou mais, não { $points }
points-other-goal = Só se combinam pontos para o formato “bounty-hunter”
points-unknown = “{ $asked }” não são pontos; os pontos se combinam como TIPO=NÚMERO, e um tipo é { $known }
setup-no-prize = Não há carta de tesouro de poder { $power } ou menor que se possa levar de “{ $card }”
position-prize-nowhere = O tesouro é levado por um explorador (“carrier”) ou está no mapa (“at”)
position-prize-target = Sem uma sala do tesouro no mapa, o tesouro precisa de um alvo
