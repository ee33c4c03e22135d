### Tomb Raider in the terminal: gorin play and gorin learn.

## A mesa

play-counts = movimentos { $moves } · mão { $hand } · baralho { $deck }
play-short-fight = Lu
play-short-move = Mo
play-short-search = Bu
play-short-think = Ra
play-stuck = PRESO
play-dead = FORA DO MAPA
play-saved-at = salvo em { $space }
play-power = poder { $power }
play-row-unsaved = não salvas: { $cards }
play-row-saved = salvas: { $cards }
play-here = { $space } { $card }

## Um explorador em palavras

play-raider = { $seat }: { $card }, { $place }
play-at = em { $space }
play-nowhere = fora do mapa
play-life = vida { $life } de { $most }
play-ability = { $ability } { $value }
play-ability-injured = { $ability } { $value }, com ferimento

## Testes

play-test = { $seat } testa { $ability }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
play-test-target = { play-test }, alvo { $target }
play-test-rival = { play-test }, contra { $rival }

## O mapa em palavras

play-map-size = Mapa: { $width } de largura, { $depth } de profundidade; { $count ->
    [0] nenhum espaço é desconhecido.
    [one] { $count } espaço é desconhecido.
   *[other] { $count } espaços são desconhecidos.
}
play-place = { $space } { $card }: { $facts }.
play-place-face-down = { $space }: há um local virado para baixo aqui.
play-place-treasure = { $space }: a sala do tesouro, { $card }, está virada para baixo aqui.
play-place-unknown = Ainda não há local em { $space }.
play-exits = saídas { $sides }
play-no-exits = sem saídas
play-blocked = saídas bloqueadas: { $sides }
play-danger = limite de perigo { $danger }
play-search-bonus = { $dice ->
    [one] busca +{ $dice } dado
   *[other] busca +{ $dice } dados
}
play-treasure-room = sala do tesouro
play-save-point = ponto de salvamento
play-empty = vazio
play-obstacle = { $obstacle } ({ $tests })
play-obstacle-life = { $obstacle } ({ $tests }; vida { $left } de { $life })
play-raiders-here = aqui: { $raiders }
play-legend = Mapa: @1 explorador do lugar 1, !6 limite de perigo, { $obstacle } obstáculo, { $treasure } sala do tesouro, { $prize } tesouro a levar de volta, { $save } ponto de salvamento, { $empty } vazio, { $unknown } desconhecido; setas são saídas, ╳ é uma saída bloqueada. O mais fundo fica em cima.

## O fim

play-deaths = { $deaths ->
    [0] { $seat } nunca reiniciou nem morreu.
    [one] { $seat } reiniciou ou morreu uma vez.
   *[other] { $seat } reiniciou ou morreu { $deaths } vezes.
}

## Lessons on the screen

learn-signs = No mapa, @1 é o seu explorador, { $treasure } a sala do tesouro, { $obstacle } um obstáculo, { $save } um ponto de salvamento, { $unknown } desconhecido. O mais fundo fica em cima.
learn-signs-plain = Digite map para saber o que há nele.

## Afterwards

learn-next-bot = o nível Introdutório contra um bot
learn-next-friend = o mesmo com outra pessoa neste teclado
learn-next-other = o tutorial com o outro baralho inicial
