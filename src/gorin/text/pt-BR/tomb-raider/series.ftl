### O que dizem as séries de níveis: níveis cronometrados, perguntas entre níveis, o registro, o que é recusado.

## A timed level

log-level-finished = { $seat } termina o nível no turno { $turn }
ended-timed = todos os outros também terminaram
ended-timed-limit = o primeiro a terminar antes do limite de turnos combinado
play-finished = terminou no turno { $turn }

## Questions between levels

ask-series-order = Os níveis são jogados na ordem em que estão listados: { $levels }?
ask-series-lot = Sortear a ordem dos níveis
ask-series-start = Com qual tesouro começa o seu explorador?
ask-series-prize = Você venceu o nível. Qual tesouro de poder { $power } ou menor você leva?
ask-series-keep = Qual item salvo o seu explorador leva para o próximo nível?
ask-series-add = Qual carta você acrescenta ao seu baralho? Ainda pode acrescentar { $left }.

option-levels-as-listed = Jogar na ordem listada
option-levels-by-lot = Sortear
option-series-treasure = Levar { $card }
option-no-treasure = Não levar tesouro
option-series-keep = Levar { $card }
option-keep-no-item = Não levar item
option-series-add = Acrescentar { $card }
option-add-no-more = Não acrescentar mais nada

## The log

series-log-order-kept = Níveis nesta ordem: { $levels }
series-log-order-drawn = O sorteio dá esta ordem de níveis: { $levels }
series-log-start-treasure-taken = { $seat } começa a série com { $slug }
series-log-level-began = Começa o nível { $number }: { $level }
series-log-level-began-deeper = Começa o nível { $number }: { $level }, com a primeira fileira na profundidade { $depth }
series-log-level-over = { $seats_number ->
    [one] { $seats } vence o nível { $number }, { $level }, no turno { $turns }: { $reason }
   *[other] { $seats } vencem o nível { $number }, { $level }, no turno { $turns }: { $reason }
}
series-log-level-over-drawn = Ninguém vence o nível { $number }, { $level }, depois de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}: { $reason }
series-log-level-over-broken-off = O nível { $number }, { $level }, é interrompido
series-log-extra-turns-counted = { $turns ->
    [0] { $seat } não precisou de turno extra
    [one] { $seat } precisou de { $turns } turno extra
   *[other] { $seat } precisou de { $turns } turnos extras
}
series-log-extra-turns-counted-unfinished = { $turns ->
    [one] { $seat } não terminou: { $turns } turno extra
   *[other] { $seat } não terminou: { $turns } turnos extras
}
series-log-cards-kept = { $seat } mantém { $slugs }
series-log-prize-taken = { $seat } leva { $slug }
series-log-prize-declined = { $seat } não leva tesouro
series-log-card-added = { $seat } acrescenta { $slug } ao baralho
series-log-additions-made = { $count ->
    [0] { $seat } não acrescenta cartas ao baralho
    [one] { $seat } acrescentou { $count } carta ao baralho
   *[other] { $seat } acrescentou { $count } cartas ao baralho
}
series-log-series-ended = { $seats_number ->
    [one] { $seats } vence a série: { $reason }
   *[other] { $seats } vencem a série: { $reason }
}
series-log-series-ended-drawn = Ninguém vence a série: { $reason }
series-log-player-left = { $seat } deixa a série
ended-series = todos os níveis foram jogados

## What is refused

refused-series-not-now = Não é o momento para isso
refused-series-no-start = Ninguém começa esta série com um tesouro
refused-series-first = O seu nível é o primeiro, por isso você começa sem tesouro
refused-series-power = O tesouro tem poder { $power }; pode ter no máximo { $limit }
refused-series-held = Você já tem este tesouro
refused-series-not-winner = Só o vencedor do último nível leva um tesouro
refused-series-no-items = Está combinado que itens não são levados
refused-series-not-saved = Isto não está entre os itens salvos do seu explorador
refused-series-added = Você já acrescentou as { $limit } cartas que podia

## Setting up a series

series-unknown = Não há a série “{ $asked }”; as séries são { $known }
series-too-few-players = Uma série é para dois jogadores ou mais, não para { $count }
series-no-levels = Uma série precisa de pelo menos um nível
series-bad-seats = O nível { $level } é para { $minimum } a { $maximum } jogadores, não para { $count }
series-levels-each = Cada jogador monta um nível: { $levels ->
    [one] há { $levels } nível
   *[other] há { $levels } níveis
} para { $count } jogadores
series-unequal-power = Os níveis da série Cronometrada têm o mesmo poder; estes têm { $powers }
series-other-goal = O nível { $level } não consiste em encontrar o tesouro, por isso ninguém pode terminá-lo na série Cronometrada
series-no-turn-limit = A série Cronometrada precisa de um limite de turnos, pelo qual se contam os turnos de quem não termina
series-level-size = Um nível da série Pick Up tem 3 de largura e 6 de profundidade, não { $width } de largura e { $depth } de profundidade
series-level-too-deep = O primeiro nível tem { $count ->
    [one] { $count } local que pode
   *[other] { $count } locais que podem
} ficar nas primeiras { $rows } fileiras; precisa de { $wanted }
series-bad-order = Não há a ordem “{ $asked }” de níveis; pode ser { $known }
series-bad-scoring = Não há a pontuação “{ $asked }” nesta série; pode ser { $known }
series-bad-carry = “{ $asked }” não pode ser levado; pode ser { $known }
series-bad-turn-limit = Um nível não pode terminar depois de { $turns } turnos; dura pelo menos 1
series-carry-fixed = O que os exploradores mantêm na série “{ $kind }” é fixado pelas regras dela
