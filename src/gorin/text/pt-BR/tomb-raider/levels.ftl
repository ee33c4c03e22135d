### Tomb Raider's levels: their titles, what can be wrong with them, how they begin, solo targets.

## Titles of levels and variants

level-introductory-tomb = Tumba
level-introductory-cave = Caverna
level-into-the-caves-corners = Cantos para um número par de jogadores
level-into-the-caves-middle = Uma entrada no meio
level-into-the-caves-plain = Locais comuns entre as cavernas
level-trapped-in-the-tombs-corners = Cantos para um número par de jogadores
level-trapped-in-the-tombs-middle = Uma entrada no meio
level-trapped-in-the-tombs-plain = Locais comuns entre as tumbas
level-death-by-design-fixed = Mapa fixo
level-death-by-design-spare = Mapa fixo com locais de reserva
level-freestyle-power-2 = Poder 2
level-freestyle-power-3 = Poder 3
level-freestyle-short = Poder 3, curto
level-freestyle-power-2-supplied = Poder 2, fornecido pelo primeiro jogador
level-freestyle-power-3-supplied = Poder 3, fornecido pelo primeiro jogador
level-parallel-pick-up-power-1 = Poder 1
level-parallel-pick-up-power-2 = Poder 2
level-parallel-pick-up-power-3 = Poder 3
level-atlantis-corners = Cantos para um número par de jogadores
level-atlantis-middle = Uma entrada no meio
level-atlantis-plain = Locais comuns em Atlantis
level-proving-ground-mixed = Tumba e caverna
level-shuffled-room-tomb = Tumba

## What is wrong with a level

level-unknown-clause = Não há a cláusula “{ $asked }”
level-variant-twice = Há duas variantes “{ $id }”
level-bad-size = Um mapa de { $width } por { $depth } não é possível: no máximo 26 de largura e 99 de profundidade, no mínimo 1 por 1
level-bad-first-depth = A primeira fileira não pode ficar na profundidade { $depth }; as profundidades contam a partir de 1
level-bad-power = Um nível não pode ter poder { $power }; os poderes são 1, 2 e 3
level-bad-players = De { $minimum } a { $maximum } jogadores não faz sentido
level-bad-goal = Não há o objetivo “{ $goal }”; os objetivos são { $known }
level-bad-choosing = As entradas não podem ser escolhidas por “{ $asked }”, só por { $known }
level-bad-turn-limit = Um limite de { $turns } turnos não é possível; é no mínimo 1
level-minimum-too-deep = A sala do tesouro pode ficar da profundidade { $depth } em diante, mas o mapa não é tão fundo
level-family-too-deep = Os locais da família “{ $family }” podem ficar da profundidade { $depth } em diante, mas o mapa não é tão fundo
level-no-entrance = Nenhuma entrada é posta aqui
level-no-entrance-for = { $count ->
        [one] Nenhuma entrada é posta para { $count } jogador
       *[other] Nenhuma entrada é posta para { $count } jogadores
    }
level-bad-when = As entradas não podem ser para “{ $asked }”, só para { $known }
level-spot-twice = Já há outra carta na coluna { $column } da profundidade { $depth }
level-off-map = A coluna { $column } da profundidade { $depth } está fora do mapa
level-too-large = Um nível pode ter { $most } espaços e locais em todas as suas versões juntas; este tem mais
level-long-title = Um título tem no máximo { $most } sinais
level-blank-title = Um título precisa de pelo menos um sinal visível
level-unclean-title = Um título é uma linha sem sinais invisíveis e com no máximo três acentos em cada letra
level-too-many = Aqui pode haver { $most } entradas, contando cada carta de um intervalo; nenhum nível precisa de mais
level-no-location = “{ $card }” não é um local
level-not-entrance = “{ $card }” não é uma entrada
level-no-entrance-card = O baralho de nível da coluna { $column } não tem entrada para pôr ali
level-deck-twice = Há dois baralhos de nível “{ $deck }”
level-bad-span = O baralho de nível “{ $deck }” serve a um trecho como [1, { $last }], entre 1 e { $last }
level-bad-player = O baralho de nível “{ $deck }” não pode ser trazido pelo jogador { $player }; o nível não tem esse jogador
level-bad-bonus = Nenhuma carta é “{ $kind }” de poder { $power }; um bônus é “treasure” ou “upgrade”
level-no-bonus = Há um bônus inicial, mas nada para escolher: indique ao menos um ou deixe os bônus de fora
level-bad-family = Não há a família “{ $family }”; as famílias são { $known }
level-bad-solo-obstacles = Os obstáculos solo são os do baralho inicial ou uma lista: é preciso um dos dois
level-no-obstacle = “{ $card }” não é um obstáculo
level-bad-solo-target = Uma meta solo é no mínimo { $least }, não { $target }
level-no-treasure-room = O nível não tem sala do tesouro, nem fixa nem em um baralho de nível
level-no-space-for-room = Da profundidade { $depth } em diante não sobra espaço para a sala do tesouro
level-too-few = { $count ->
        [one] O baralho de nível “{ $deck }” tem { $count } local; precisa de pelo menos { $least }
       *[other] O baralho de nível “{ $deck }” tem { $count } locais; precisa de pelo menos { $least }
    }
level-copies = “{ $card }” está { $count } vezes no baralho de nível; pode estar { $limit ->
        [one] uma vez
       *[other] { $limit } vezes
    }
level-wrong-family = “{ $card }” é da família “{ $family }”, que este nível não usa
level-room-power = “{ $card }” tem poder { $power }, mais do que este nível permite
level-wrong-rooms = O baralho de nível “{ $deck }” tem { $count } salas do tesouro; precisa de { $wanted }
level-wrong-entrances = O baralho de nível “{ $deck }” tem { $count } entradas; precisa de { $wanted }

## How a level begins

log-entrance-rolled = { $seat } rola { $face } pela escolha de uma entrada
log-entrance-chosen = { $seat } começa em { $space }
log-bonus-taken = { $seat } começa com { $slug }

ask-entrance-roll = Rolar pela escolha de uma entrada
ask-entrance = Em qual entrada começa o seu explorador?
ask-bonus = Com qual carta começa o seu explorador?

option-entrance = Começar em { $space }
option-bonus = Começar com { $card }
option-no-bonus = Começar sem carta

## Treasure rooms, and looking at unknown locations

log-rooms-removed = { $count ->
        [one] { $count } outra sala do tesouro sai do baralho de nível
       *[other] { $count } outras salas do tesouro saem do baralho de nível
    }
log-face-down-seen = { $seat } olha o local virado para baixo em { $space }
log-face-down-seen-own = { $seat } vê { $slug } virado para baixo em { $space }
log-face-down-swapped = { $seat } troca o local virado para baixo em { $space } por um de reserva

ask-look-where = O que você olha?
ask-swap = Você troca este local pelo primeiro de reserva?

option-look-deck = Olhar a próxima carta do baralho de nível { $number }
option-look-space = Olhar o local em { $space }
option-swap = Trocar por um de reserva

## Targets of solo play

log-solo-scored-ours = { log-solo-scored } (metas deste programa, não das regras)
log-solo-scored-points = Jogo solo de { $seat }: pontos { $points }, turnos { $turns }, reinícios { $resets }, locais mapeados { $mapped }, com busca { $searched }, sem obstáculos { $cleared }
log-solo-scored-points-ours = { log-solo-scored-points } (metas deste programa, não das regras)
log-solo-target-judged-turns-met = { $seat } cumpre a meta: turnos { $figure }, no máximo { $bound }
log-solo-target-judged-turns-missed = { $seat } não cumpre a meta: turnos { $figure }, no máximo { $bound }
log-solo-target-judged-resets-met = { $seat } cumpre a meta: reinícios { $figure }, no máximo { $bound }
log-solo-target-judged-resets-missed = { $seat } não cumpre a meta: reinícios { $figure }, no máximo { $bound }
log-solo-target-judged-mapped-met = { $seat } cumpre a meta: locais mapeados { $figure }, no mínimo { $bound }
log-solo-target-judged-mapped-missed = { $seat } não cumpre a meta: locais mapeados { $figure }, no mínimo { $bound }
log-solo-target-judged-searched-met = { $seat } cumpre a meta: locais com busca { $figure }, no mínimo { $bound }
log-solo-target-judged-searched-missed = { $seat } não cumpre a meta: locais com busca { $figure }, no mínimo { $bound }
log-solo-target-judged-cleared-met = { $seat } cumpre a meta: locais sem obstáculos { $figure }, no mínimo { $bound }
log-solo-target-judged-cleared-missed = { $seat } não cumpre a meta: locais sem obstáculos { $figure }, no mínimo { $bound }
log-solo-target-judged-points-met = { $seat } cumpre a meta: pontos { $figure }, no mínimo { $bound }
log-solo-target-judged-points-missed = { $seat } não cumpre a meta: pontos { $figure }, no mínimo { $bound }

play-targets = Metas: { $targets }
play-targets-ours = Metas deste programa, não das regras: { $targets }
play-target-at-most = { $what } { $figure } de no máximo { $bound }
play-target-at-least = { $what } { $figure } de no mínimo { $bound }
solo-turns = turnos
solo-resets = reinícios
solo-mapped = locais mapeados
solo-searched = locais com busca
solo-cleared = locais sem obstáculos
solo-points = pontos
