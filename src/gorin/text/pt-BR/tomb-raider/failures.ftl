### Tomb Raider: what failing an obstacle does beyond damage, injuries, and getting stuck.

## What cards say: these follow “On failure:”.

word-drop-cards = { $count ->
        [one] descarte { $count } carta da mão ao acaso
       *[other] descarte { $count } cartas da mão ao acaso
    }
word-discard-cards = { $count ->
        [one] descarte { $count } carta da mão à sua escolha
       *[other] descarte { $count } cartas da mão à sua escolha
    }
word-lose-weapon = perca uma arma, salva ou não
word-lose-saved-item = perca um item salvo
word-lose-unsaved-items = perca todos os itens não salvos
word-get-injured-by-choice = sofra um ferimento em uma habilidade à sua escolha
word-lose-search = não busque neste turno
word-stop-moving = não se mova mais neste turno
word-fall-deeper = caia uma profundidade
word-slide-back = deslize uma profundidade para trás
word-be-thrown-back = seja lançado para fora pela borda de baixo do local
word-be-carried-off = seja levado ao seu ponto de salvamento ou, sem um, à sua entrada

## What players are asked

ask-drop = Que carta você descarta?
ask-injury = Em que habilidade o seu explorador sofre o ferimento?
option-injure = Sofrer um ferimento em { $ability }

## What chance is asked

ask-random-card = Descartar uma carta ao acaso

## What happens

log-search-lost = O explorador de { $seat } não busca neste turno
log-movement-stopped = O explorador de { $seat } não se move mais neste turno
