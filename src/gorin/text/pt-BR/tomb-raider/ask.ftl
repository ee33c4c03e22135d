### Tomb Raider: what players are asked, and what they may answer.

## Setup and turn order

ask-opening = Que carta você leva para a mão inicial? ({ $taken } de { $most })
ask-mulligan = Você mantém esta mão inicial?
ask-first = Você tirou o maior resultado. Qual explorador começa?
ask-roll-order = Você quer rolar de novo pela ordem do turno?

option-take = Pegar { $card }
option-keep-hand = Manter esta mão
option-new-hand = Comprar uma nova mão
option-first = Deixar { $seat } começar
option-keep-order = Manter a ordem
option-roll-order = Rolar pela ordem

## Action round

ask-move = Para onde vai o seu explorador? Movimentos restantes: { $left }.
ask-move-explore = Para onde? Movimentos restantes: { $left }; explorar gasta todos.
ask-move-on = O seu explorador tem de enfrentar o que há aqui. Depois ele fica aqui ou segue adiante?
ask-attack = O seu explorador ataca?
ask-face = Qual obstáculo o seu explorador enfrenta agora?
ask-overcome = { $obstacle }: como o seu explorador supera este obstáculo?
ask-obstacle = { $space } está sendo mapeado. Você joga ali um obstáculo de perigo { $limit } ou menor?

option-stay = Ficar aqui
option-move = Ir { $side } até { $space }
option-explore = Ir { $side } e explorar { $space }
option-stop = Enfrentar e ficar aqui
option-go-on = Enfrentar e seguir adiante
option-attack = Atacar { $seat }: { $percent }% de chance de vencer
option-no-attack = Não atacar
option-face = Enfrentar { $obstacle }
option-test = { $dice ->
        [one] Testar { $ability }: { $dice } dado contra { $target }, { $percent }%
       *[other] Testar { $ability }: { $dice } dados contra { $target }, { $percent }%
    }
option-obstacle = Jogar { $card }, perigo { $danger }
option-no-obstacle = Não jogar obstáculo

## Search round

ask-search = O seu explorador faz uma busca aqui?
ask-search-empty = Não resta nada a encontrar aqui. Você faz uma busca mesmo assim com uma carta sua?
ask-find = O resultado da busca é { $result }. Você joga uma descoberta?

option-search-treasure = Buscar: o tesouro com { $target } ou mais, { $percent }%
option-search-card = Buscar: { $card } com { $target } ou mais, { $percent }%
option-search-cards = Buscar uma de { $cards }, { $percent }%
option-search-found = { $card } com { $target }+
option-search-rest =
    { $count ->
        [one] mais uma carta
       *[other] mais { $count } cartas
    }
option-search = Buscar, embora nenhuma carta da sua mão possa ser encontrada
option-no-search = Não fazer busca
option-find = Encontrar { $card }
option-find-nothing = Não encontrar nada

## Draw round

ask-discard = Você descarta uma carta antes de comprar { $draws }?
ask-discard-room = Você tem { $held } de no máximo { $limit } cartas e por isso compra { $room } em vez de { $draws }. Você descarta para abrir espaço?
ask-discard-last = Com a mão vazia você compra { $more } cartas em vez de { $draws }. Você descarta a última?
ask-reset = Você reinicia o seu explorador?
ask-reset-cut-off = Nenhum caminho leva daqui à sala do tesouro. Você reinicia o seu explorador?
ask-reset-injured = O seu explorador está ferido. Reiniciar o cura, mas ele recomeça sem a mão e as cartas não salvas. Você reinicia?

option-discard = Descartar { $card }
option-done = Ficar com estas cartas
option-play-on = Continuar
option-reset = Reiniciar

## Playing cards

ask-window-start = Você joga uma carta antes?
ask-window-step = Você joga uma carta antes de o jogo seguir?
ask-window-test = Um teste vai ser rolado. Você joga uma carta?
ask-window-test-chance = A chance deste teste é de { $percent }%. Você joga uma carta?
ask-window-roll = Os dados foram rolados. Você joga uma carta?
ask-window-roll-passed = { $result } contra { $target }: o teste tem sucesso. Você joga uma carta?
ask-window-roll-failed = { $result } contra { $target }: o teste falha. Você joga uma carta?
ask-window-damage = Alguém está prestes a sofrer dano. Você joga uma carta?
ask-window-played = Uma carta foi anunciada. Você responde a ela?
ask-window-removed = Um obstáculo foi removido. Você joga uma carta?
ask-window-save = O seu explorador salva. Você joga uma carta?

option-pass = Não jogar nada
option-play = Jogar { $card }
option-use = Usar { $card }

## What a card asks

ask-side = Para que lado?
ask-raider = Qual explorador?
ask-item = Qual item?
ask-wound = O que é curado?
ask-remove = Qual obstáculo é removido?
ask-hand = A mão de quem você olha?
ask-recover = Qual item você recupera?
ask-space = Para onde vai o seu explorador?
ask-look = Para onde vai o local?

option-side = Apontar { $side }
option-raider = Escolher o explorador de { $seat }
option-lose = Perder { $card }
option-take-from = Tomar { $card } de { $seat }
option-heal-damage = Curar 1 de dano
option-heal-injury = Curar um ferimento em { $ability }
option-remove = Remover { $obstacle }
option-hand = Olhar a mão de { $seat }
option-recover = Recuperar { $card }
option-space = Ir para { $space }
option-leave = Deixar no topo do baralho de nível
option-bury = Pôr no fundo do baralho de nível

## What chance is asked

ask-order-roll = Rolar pela ordem do turno
ask-roll = Rolar os dados do teste
ask-shuffle = Embaralhar
