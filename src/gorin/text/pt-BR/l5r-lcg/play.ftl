### L5R LCG as it is played: what is asked, what can be answered, what happened.

ask-lcg-shuffle = Cartas são embaralhadas
ask-lcg-first = O primeiro jogador é sorteado
ask-lcg-random = Uma carta da mão é descartada ao acaso
ask-lcg-mulligan-row = Quais cartas nas suas províncias você troca? Você pode fazer isso uma vez. Sem nenhuma, você fica com todas.
ask-lcg-mulligan-hand = Quais cartas da sua mão você troca? Você pode fazer isso uma vez. Sem nenhuma, você fica com todas.
ask-lcg-bid = { $seats ->
    [2] Quanto você aposta no seu disco? Você compra esse número de cartas; a aposta mais alta dá à mais baixa a diferença em honra.
   *[other] Quanto você aposta no seu disco? Você compra esse número de cartas e dá 1 de honra a cada jogador que apostar menos.
}
ask-lcg-tidy = Quais cartas viradas para cima nas suas províncias você descarta?
ask-lcg-act = { $moment ->
    [fight] Jogue uma carta, use uma habilidade ou passe. Quando todos passarem, o conflito é decidido.
    [draw] Jogue uma carta, use uma habilidade ou passe. Quando todos passarem, começa a fase de conflito.
    [fate] Jogue uma carta, use uma habilidade ou passe. Quando todos passarem, a rodada termina.
   *[conflict] Jogue uma carta, use uma habilidade ou passe. Quando todos passarem, o próximo conflito pode ser declarado.
}
ask-lcg-dynasty = { $fate ->
    [0] Jogue um personagem de uma província ou passe até o fim da fase
   *[other] Jogue um personagem de uma província ou passe até o fim da fase (o primeiro a passar ganha { $fate } de destino)
}
ask-lcg-fate = Quanto dos seus { $fate } de destino você coloca em { $card }? Cada um o mantém por mais uma rodada.
ask-lcg-target = { $whose ->
    [own] Você usa { $card }: escolha { $aim }; { $does }.
   *[other] { $seat } usa { $card }. Você escolhe em quem: “{ $does }”.
}
ask-lcg-side = Para onde vai { $card }?
ask-lcg-declare = Declare um conflito por um anel ou passe
ask-lcg-province = Qual província você ataca?
ask-lcg-attackers = Quem ataca a província { $slot } de { $defender }? Os atacantes se curvam quando o conflito termina.
ask-lcg-defenders = { $attacker } ataca sua província { $slot } (força { $strength }) em um conflito { $kind } com { $skill } de perícia. Quem defende?
ask-lcg-broken-card = Você descarta as cartas na província subjugada de { $seat }?
ask-lcg-ring = O que o { $ring } faz por você?
option-pass = Passar
option-play = Jogar { $card }
option-play-for = Jogar { $card } ({ $costs })
option-play-for-on = Jogar { $card } ({ $costs }). Pode ser usada em: { $targets }
option-on = Escolher { $card }
option-card = { $card }
option-character = { $card }
option-home = Ir para a base
option-join = Entrar no conflito
option-declare = { $ring }: { $kind }
option-province = { $strength ->
    [0] Província { $slot } de { $seat }
   *[other] Província { $slot } de { $seat }, força { $strength }
}
option-slot = Província { $slot }
option-slot-card = Província { $slot }: { $card }
option-keep = Deixar as cartas ali
option-discard = Descartar as cartas
option-decline = Não fazer nada
option-take = Tomar 1 de honra do oponente
option-draw = Comprar 1 carta
option-make = Fazer o oponente descartar 1 carta ao acaso
option-honor = Honrar { $card }
option-dishonor = Desonrar { $card }
option-ready = Preparar { $card }
option-bow = Curvar { $card }
option-unfate = Remover 1 de destino de { $card }
log-lcg-first-player = { $seat } tem o marcador de primeiro jogador
log-lcg-shuffled = { $seat } embaralha o baralho de { $side }
log-lcg-filled = { $seat } põe uma carta virada para baixo na província { $slot }
log-lcg-row-seen = { $seat } olha as cartas nas suas províncias
log-lcg-row-seen-own = { $seat } olha as cartas nas suas províncias: { $slugs }
log-lcg-row-replaced = { $seat } troca cartas { $slots_number ->
    [one] na província
   *[other] nas províncias
} { $slots }
log-lcg-drawn = { $count ->
    [one] { $seat } compra { $count } carta
   *[other] { $seat } compra { $count } cartas
}
log-lcg-drawn-own = { $seat } compra { $slugs }
log-lcg-hand-returned = { $count ->
    [one] { $seat } põe { $count } carta da mão no fundo do baralho
   *[other] { $seat } põe { $count } cartas da mão no fundo do baralho
}
log-lcg-phase-began = Rodada { $turn }: { $phase }
log-lcg-revealed = { $seat } revela { $slug } na província { $slot }
log-lcg-fate-changed = { $seat } ganha { $amount } de destino
log-lcg-passed = { $seat } passa
log-lcg-played = { $seat } joga { $slug } por { $cost } de destino
log-lcg-fate-added = { $amount } de destino é posto em { $slug }
log-lcg-bids-shown = Conforme as apostas, { $bids }
log-lcg-honor-changed = { $seat } ganha { $amount } de honra
log-lcg-conflict-began = { $seat } declara um conflito { $kind } pelo { $ring }
log-lcg-conflict-began-fate = { $seat } declara um conflito { $kind } pelo { $ring } e pega o destino que está nele: { $fate }
log-lcg-opportunity-passed = { $seat } não declara conflito
log-lcg-attacked = { $seat } ataca a província { $slot } de { $other }

log-lcg-announced = { $seat } joga { $slug }
log-lcg-attached = { $seat } anexa { $card } a { $host }
log-lcg-turned = Carta preparada: { $slug }
log-lcg-turned-bowed = Carta curvada: { $slug }
log-lcg-status-changed-up = Personagem honrado: { $slug }
log-lcg-status-changed-up-lost = { $slug } perde seu marcador de desonrado
log-lcg-status-changed-down = Personagem desonrado: { $slug }
log-lcg-status-changed-down-lost = { $slug } perde seu marcador de honrado
log-lcg-fate-removed = 1 de destino é removido de cada personagem: { $slugs }
log-lcg-fate-removed-one = 1 de destino é removido de { $slugs }
log-lcg-left-play = { $slug } sai de jogo
log-lcg-left-play-sacrificed = Carta sacrificada: { $slug }
lcg-card-honored = { $card } (personagem honrado)
lcg-card-dishonored = { $card } (personagem desonrado)
lcg-slot-stronghold = { $slot } (Fortaleza)
log-lcg-left-play-with = { $slug } sai de jogo, e também: { $worn }
log-lcg-left-play-kept = { $slug } sai de jogo. De volta à mão: { $kept }
log-lcg-left-play-both = { $slug } sai de jogo, e também: { $worn }. De volta à mão: { $kept }
log-lcg-totals = { $seat } tem { $attack } de perícia, { $other } tem { $defense }
log-lcg-totals-begin = { $seat } ataca com { $attack } de perícia, { $other } defende com { $defense }; a força da província é { $strength }
log-lcg-decided = { $seat } vence o conflito, { $most } a { $least }
log-lcg-decided-nobody = Ninguém vence o conflito, { $attack } a { $defense }
log-lcg-broken = A província { $slot } de { $seat } é subjugada
log-lcg-row-discarded = { $slugs } { $slugs_number ->
    [one] vai
   *[other] vão
} { $slots_number ->
    [one] da província
   *[other] das províncias
} { $slots } de { $seat } para o descarte
log-lcg-hand-discarded = { $seat } descarta { $slug }
log-lcg-claimed = { $seat } reivindica o { $ring }
log-lcg-favor-claimed = { $seat } reivindica o Apoio Imperial com { $glory } de glória, anéis reivindicados incluídos
log-lcg-favor-stayed = Ninguém reivindica o Apoio Imperial, e ele fica como está: { $seats } têm a maior glória, anéis reivindicados incluídos: { $glory } cada
log-lcg-all-readied = Todos os personagens são preparados
log-lcg-rings-returned = Todos os anéis voltam
log-lcg-eliminated = { $seat } está fora da partida: { $reason }
log-lcg-eliminated-fought = { $seat } está fora da partida: { $reason }. O conflito termina aqui: ninguém reivindica o anel, que volta, e os personagens que lutavam vão para a base curvados
log-lcg-ended = { $winners_number ->
    [one] { $winners } vence
   *[other] { $winners } vencem
} a partida: { $reason }

lcg-won-by-honor = honra suficiente
lcg-won-by-staying = ninguém mais resta
lcg-out-by-provinces = todas as províncias foram subjugadas
lcg-out-by-honor = não resta honra
lcg-out-by-conceding = desistiu
refused-lcg-holding = Uma propriedade não é jogada: ela fica na sua província
refused-lcg-phase = Cartas da mão não são jogadas na fase de dinastia, e cartas em províncias só nela
refused-lcg-cost = Custa { $cost } de destino, e você tem { $fate }
refused-lcg-unique = Você já controla um personagem único com este título
refused-lcg-no-target = Não há personagem no qual ela possa ser jogada
refused-lcg-out = Você está fora da partida
refused-lcg-no-opportunity = Você não tem mais oportunidade para um conflito deste tipo
refused-lcg-ring = Não se pode declarar um conflito por este anel: ele foi reivindicado, ou algo o proíbe
refused-lcg-no-conflict = Você não tem ninguém preparado que possa atacar assim
refused-lcg-whose-province = Só se ataca uma província de um oponente que ainda está na partida
refused-lcg-province = Esta província não pode ser atacada
refused-lcg-stronghold = A província da Fortaleza não pode ser atacada até que outras províncias do seu jogador em número suficiente estejam subjugadas
refused-lcg-bid = Uma aposta é um número inteiro de 1 a { $dial }
unknown-attempt = Não há nada como “{ $attempt }” para tentar
page-attempt-pass = Passar
page-attempt-play = Jogar { $thing }
lcg-ring-air = Anel do Ar
lcg-ring-earth = Anel da Terra
lcg-ring-fire = Anel do Fogo
lcg-ring-water = Anel da Água
lcg-ring-void = Anel do Vazio
lcg-kind-military = militar
lcg-kind-political = político
lcg-phase-setup = preparação
lcg-phase-dynasty = fase de dinastia
lcg-phase-draw = fase de compra
lcg-phase-conflict = fase de conflito
lcg-phase-fate = fase de destino
lcg-side-home = na base
lcg-side-attacking = atacando
lcg-side-defending = defendendo
lcg-side-dynasty = dinastia
lcg-side-conflict = conflito
lcg-clan-crane = Clã da Garça
lcg-clan-lion = Clã do Leão
lcg-turn = { $turn ->
    [0] { lcg-board-setup }
   *[other] Rodada { $turn }: { $phase }
}
lcg-conflict = Conflito de { $seat }: { $kind }, { $ring }
lcg-attacked = contra a província { $slot } de { $seat }
lcg-totals = ataque { $attack }, defesa { $defense }
lcg-first = Primeiro jogador
lcg-favor = Apoio Imperial
lcg-out = Eliminado
lcg-honor = Honra
lcg-fate = Destino
lcg-dial = Aposta
lcg-hand = Mão
lcg-play = Em jogo
lcg-dynasty-deck = Baralho de dinastia
lcg-conflict-deck = Baralho de conflito
lcg-dynasty-pile = Descarte de dinastia
lcg-conflict-pile = Descarte de conflito
lcg-province = Província { $slot } · força { $strength }
lcg-broken = Província { $slot } · subjugada (força { $strength })
lcg-rings = Anéis
lcg-ring-fate = Destino: { $fate }
lcg-ring-claimed = Reivindicado por { $seat }
lcg-skills = Militar { $military }, político { $political }, destino { $fate }
lcg-bowed = Curvado
lcg-honored = Honrado
lcg-dishonored = Desonrado
lcg-worn = Com { $card }
lcg-printed-character = Personagem, custo { $cost }, militar { $military }, político { $political }, glória { $glory }
lcg-printed-attachment = Anexo, custo { $cost }: acrescenta militar { $military }, político { $political }
lcg-printed-holding = Propriedade: mais { $strength } de força para a província
ask-lcg-places = Em que ordem ficam suas províncias? A última fica sob sua Fortaleza
ask-lcg-would = Você impede ou muda isto? Está para acontecer: { $events }.
ask-lcg-interrupt = Você interrompe isto? Está para acontecer: { $events }.
ask-lcg-reaction = Você reage a isto? { $events }.
lcg-happens-something = Algo acontece
lcg-happens-effects-begin = Os efeitos de { $slug } ({ $seat }) começam
lcg-happens-phase-begins = A { $phase } começa
lcg-happens-phase-ends = A { $phase } termina
lcg-happens-conflict-ends = O conflito de { $seat } termina
lcg-happens-declared = { $seat } declara um conflito { $kind } contra a província { $slot } de { $other }
lcg-happens-declared-for = { $seat } declara um conflito { $kind } ({ $ring }) contra a província { $slot } de { $other }
ask-lcg-forced = Qual destas vem primeiro?
ask-lcg-host = Qual personagem recebe { $card }?
ask-lcg-restrict = No máximo dois anexos restritos: qual é descartado?
ask-lcg-sacrifice = { $by }: qual personagem você sacrifica?
ask-lcg-select = { $by }: escolha um
ask-lcg-instead-of = { $by }: no lugar de quem?
ask-lcg-again = { $by }. Você perde 1 de honra para escolher mais uma vez { $aim }? O que acontece: { $does }.
ask-lcg-give-up = { $by }: { $count ->
    [one] qual carta da mão você descarta?
   *[other] quais { $count } cartas da mão você descarta?
}
ask-lcg-covert = Quem o encoberto impede de defender?
ask-lcg-duel-bid = Duelo { $kind }: { $card } +{ $own } contra { $other } +{ $theirs }. Quanto você aposta? O total mais alto vence; a aposta mais alta dá à outra a diferença em honra.
ask-lcg-favor = Em quais conflitos o Apoio Imperial conta?
ask-lcg-next = Personagens sem destino saem de jogo. Qual sai em seguida?
option-use = Usar { $card }
option-use-for = Usar { $card } ({ $costs })
option-use-for-on = Usar { $card } ({ $costs }). Pode ser usada em: { $targets }
option-first = Primeiro { $card }
option-next = { $card } sai
option-gain = Ganhar 2 de honra
option-draw-and-make = Comprar 1 carta, e seu oponente descarta 1 ao acaso
option-set = Em conflitos deste tipo: { $kind }
log-lcg-begun = { $seat } começa com { $honor } de honra
log-lcg-placed = { $seat } dispõe províncias viradas para baixo
log-lcg-placed-own = { $seat } dispõe províncias viradas para baixo: { $slugs }
log-lcg-entered = { $slug } de { $seat } entra em jogo { $side }
log-lcg-announced-used = { $seat } usa { $slug }
log-lcg-aimed = { $seat } escolhe { $slugs }
log-lcg-aimed-hidden = { $seat } escolhe uma carta virada para baixo
log-lcg-selected = { $seat } seleciona: “{ $what }”
log-lcg-selected-ability = { $seat } escolhe uma habilidade de { $slug }: “{ $what }”
log-lcg-cancelled = { $slug } não tem efeito
log-lcg-cancelled-by = { $by } cancela os efeitos de { $slug }
log-lcg-not-begun = { $slug } não começa: o custo não foi pago
log-lcg-covered = Encoberto de { $seat }: { $slugs } não pode ser declarado como defensor
log-lcg-province-shown = { $seat } revela { $slug }, província { $slot }
log-lcg-switched = O conflito torna-se { $kind }
log-lcg-went-home = Todos os que participaram se curvam e voltam para a base
log-lcg-went-home-but = Todos os que participaram voltam para a base e se curvam, menos { $slugs }
log-lcg-duel-began = { $one } desafia { $other } para um duelo { $kind }
log-lcg-duel-decided = { $one } vence o duelo contra { $other }, { $most } a { $least }
log-lcg-duel-decided-nobody = Ninguém vence o duelo de { $one } e { $other }, { $most } a { $least }
log-lcg-status-lost = { $slug } perde seu marcador de condição
log-lcg-moved = { $slug } se move para o conflito
log-lcg-holding-lost = { $slug } de { $seat } sai da província
log-lcg-row-turned = Carta virada para cima na província { $slot } de { $seat }: { $slug }
lcg-span-conflict = até o fim do conflito
lcg-span-phase = até o fim da fase
lcg-span-round = até o fim da rodada
log-lcg-strengthened-military = { $slug } recebe mais { $amount } de perícia militar { $until }
log-lcg-strengthened-political = { $slug } recebe mais { $amount } de perícia política { $until }
log-lcg-strengthened-base-military = { $slug }: perícia militar base vezes { $amount } { $until }
log-lcg-favor-claimed-set = { $seat } reivindica o Apoio Imperial com { $glory } de glória, anéis reivindicados incluídos, para conflitos do tipo { $kind }
log-lcg-ring-idle = O { $ring } não faz nada para { $seat }: não há nada que possa mudar
log-lcg-ring-idle-alone = O { $ring } não faz nada para { $seat }: não está em um conflito, portanto ninguém é seu oponente
log-lcg-averted = Por { $slug }, isso não acontece a { $seat }
log-lcg-averted-first = Por { $slug }, { $seat } continua com o marcador de primeiro jogador
log-lcg-rings-fated = { $amount } de destino em cada um destes: { $rings }
refused-lcg-trigger = Seu momento é: { $trigger }
refused-lcg-condition = Só pode ser usada { $condition }
refused-lcg-unpaid = Você não pode pagar: { $paid }
refused-lcg-limit = Já foi usada tantas vezes quanto o limite permite
refused-lcg-limited = Você já jogou uma carta limitada nesta rodada
refused-lcg-blank = Seu texto não conta agora
page-attempt-use = Usar uma habilidade de { $thing }
lcg-printed-event = Evento, custo { $cost }
lcg-printed-province = Província, força { $strength }
lcg-printed-traits = Características: { $traits }
lcg-printed-stronghold = Fortaleza: honra { $honor }, destino { $fate }, mais { $strength } de força para a província
lcg-stronghold = Fortaleza
lcg-stronghold-province = Província da Fortaleza · força { $strength }
lcg-stronghold-unknown = Província da Fortaleza
lcg-is-province = província
lcg-unplaced = Províncias a dispor
lcg-resolving = Sendo jogada
lcg-province-unknown = Província { $slot }
lcg-favor-set = Apoio Imperial, { $kind }
option-duplicate = Descartar uma cópia de { $card } para pôr 1 de destino nele
log-lcg-duplicate-discarded = { $seat } descarta uma cópia de { $slug }
refused-lcg-no-duplicate = Você não controla um personagem único deste título
page-attempt-duplicate = Descartar uma cópia de { $thing }
page-windows = Janelas
page-windows-concern = Perguntar quando algo pode me dizer respeito
page-windows-always = Perguntar em toda janela
page-windows-tells = Perguntar a alguém sobre o que acontece mostra que alguma carta do seu baralho poderia responder a isso, esteja ela na mão ou não.

lcg-position-card = “{ $card }” não pode ficar aqui
lcg-position-seats = Uma posição deste formato tem de { $fewest } a { $most } lugares
lcg-position-not-there = O lugar não tem “{ $asked }” em jogo nem nas suas províncias
lcg-position-no-limit = Nenhuma habilidade de “{ $asked }” é limitada: tê-la usado não muda nada
lcg-position-seat = Não há lugar { $seat } na partida; os lugares contam a partir de 0
lcg-position-amount = Uma quantidade é 0 ou mais, não { $amount }
lcg-position-phase = Só a fase de conflito tem conflitos e declarações
lcg-position-declare = Um conflito está sendo declarado ou em andamento, não os dois
lcg-position-conflict = Ninguém ataca as próprias províncias
lcg-position-province = O defensor não tem província { $slot } não subjugada
lcg-position-ring = O anel contestado ({ $ring }) não foi reivindicado por ninguém
lcg-position-clan = “{ $asked }” não é clã de um baralho pronto; há { $known }
lcg-position-no-stronghold = Este formato não tem fortalezas
lcg-position-status = Um personagem está honrado ou desonrado, não os dois
lcg-position-fights = O lugar deste personagem não luta em nenhum conflito
lcg-position-provinces = Um lugar tem no máximo { $most } províncias
lcg-position-own = Neste formato as províncias não têm cartas próprias
lcg-card-of = { $card } de { $seat }
lcg-card-on = { $card } em { $host }
lcg-card-with-fate = { $card } com { $fate } de destino
lcg-card-by = { $card } ({ $giver })
lcg-an-effect = o efeito
lcg-by-own = Você usa { $card }
lcg-by-other = { $seat } usa { $card }
lcg-gone = um personagem que saiu de jogo
lcg-worn-of = Com { $card } de { $seat }
log-lcg-fate-changed-lost = { $seat } perde { $amount } de destino
log-lcg-fate-changed-paid = { $seat } paga { $amount } de destino
log-lcg-honor-changed-lost = { $seat } perde { $amount } de honra
log-lcg-honor-changed-taken = { $seat } toma { $amount } de honra de { $other }
log-lcg-honor-changed-given = { $seat } dá { $amount } de honra a { $other }
log-lcg-bids-shown-even = Conforme as apostas, ninguém dá honra
lcg-bid-gives = { $seat } dá { $honor } de honra
lcg-bid-gets = { $seat } recebe { $honor } de honra
log-lcg-joined-attacking = { $count ->
    [0] { $seat } não declara atacantes
    [one] { $seat } declara { $slugs } como atacante
   *[other] { $seat } declara { $slugs } como atacantes
}
log-lcg-joined-defending = { $count ->
    [0] { $seat } não declara defensores
    [one] { $seat } declara { $slugs } como defensor
   *[other] { $seat } declara { $slugs } como defensores
}
log-lcg-moved-home = { $slug } volta para a base
lcg-card-in-province = { $card } na província { $slot }
