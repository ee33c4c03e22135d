### Commander em jogo: o que se pergunta, o que se pode responder, o que aconteceu.

ask-magic-first = Quem começa é sorteado
ask-magic-shuffle = Um grimório é embaralhado
ask-magic-mulligan = Você fica com esta mão? Se não, separe cartas e compre uma a menos.
ask-magic-priority = { $next ->
    [nobody] Faça algo ou passe. Todos os outros passaram: se você passar, { $then }.
   *[somebody] Faça algo ou passe a { $other }. Quando todos passarem, { $then }.
}
ask-magic-x = Que valor tem X para { $card }?
ask-magic-target = Escolha um alvo para { $card }
ask-magic-attack = Quais criaturas atacam, e quem?
ask-magic-block = Estas criaturas atacam você: { $cards }. Quais das suas bloqueiam, e o quê?
ask-magic-order-blockers = Em que ordem seu atacante causa dano aos bloqueadores?
ask-magic-order-triggers = Em que ordem suas habilidades vão para a pilha?
ask-magic-discard = Que cartas você descarta?
ask-magic-return = Seu comandante vai para a zona de comando em vez disso?
ask-magic-search = Que terreno básico você põe no campo de batalha?
ask-magic-enter = Você põe uma criatura da mão no campo de batalha, atacando?
option-pass = Passar
option-land = Jogar { $card }
option-cast = Conjurar { $card }
option-command = Conjurar { $card } da zona de comando
option-use = Ativar { $card }
option-target = Escolher { $card }
option-spell = Escolher a mágica { $card }
option-card = { $card }
option-attacker = { $card }
option-blocker = { $card }
option-trigger = { $card }
option-enter = Pôr { $card } lá
option-none = Nenhuma
option-return = { $card } vai para a zona de comando
option-let = Vai para onde iria
option-player = { $seat }
option-seat = { $seat }
# Terrenos básicos têm nome em cada língua; as outras cartas, só o impresso.
magic-card = { $name ->
    [Plains] Planície
    [Island] Ilha
    [Swamp] Pântano
    [Mountain] Montanha
    [Forest] Floresta
   *[other] { $name }
}
magic-step-setup = preparação
magic-step-upkeep = manutenção
magic-step-draw = compra
magic-step-main = fase principal
magic-step-main-2 = segunda fase principal
magic-step-attackers = atacantes
magic-step-blockers = bloqueadores
magic-step-first-strike = dano de iniciativa
magic-step-damage = dano de combate
magic-step-end-of-combat = fim do combate
magic-step-end = etapa final
magic-turn = { $turn ->
    [0] Preparação
   *[other] Turno { $turn }: { $step }
}
magic-active = Vez de { $seat }
magic-deck-kaalia = Kaalia of the Vast
magic-deck-zedruu = Zedruu the Greathearted
magic-out = Fora da partida
magic-life = Vida
magic-floating = Mana na reserva
magic-tax = Taxa do comandante
magic-damage = Dano do comandante de { $seat }
magic-battlefield = Criaturas e artefatos
magic-lands = Terrenos
magic-hand = Mão
magic-library = Grimório
magic-graveyard = Cemitério
magic-exile = Exílio
magic-command-zone = Zona de comando
magic-aside = Separadas
magic-stack = Pilha
magic-tapped = virada
magic-sick = chegou neste turno
magic-attacking = ataca { $seat }
magic-is-blocking = bloqueia { $card }
magic-marked = dano { $amount }
magic-owned = pertence a { $seat }
magic-commander = comandante
magic-of = de { $seat }
magic-aimed-at = alvo: { $targets }
magic-printed-land = Terreno
magic-printed-creature = { $cost } · { $power }/{ $toughness }
magic-printed-spell = { $cost }
magic-kind-instant = Mágica instantânea
magic-kind-sorcery = Feitiço
magic-kind-artifact = Artefato
magic-keyword-flying = voar
magic-keyword-reach = alcance
magic-keyword-haste = ímpeto
magic-keyword-vigilance = vigilância
magic-keyword-trample = atropelar
magic-keyword-lifelink = vínculo com a vida
magic-keyword-deathtouch = toque mortífero
magic-keyword-defender = defensor
magic-keyword-first-strike = iniciativa
magic-keyword-double-strike = golpe duplo
magic-to-battlefield = { $card } entra no campo de batalha sob o controle de { $seat }
magic-to-graveyard = { $card } vai para o cemitério
magic-to-exile = { $card } vai para o exílio
magic-to-command = { $card } vai para a zona de comando
magic-to-library = { $card } vai para o fundo do grimório
magic-attacks = { $card } contra { $seat }
magic-blocks = { $card } bloqueia { $other }
magic-hit-seat = { $card } causa { $amount } de dano a { $seat }
magic-hit-card = { $card } causa { $amount } de dano a { $other }
magic-out-by-life = { $seat } não tem mais pontos de vida
magic-out-by-library = { $seat } devia comprar de um grimório vazio
magic-out-by-commander = { $seat } sofreu 21 de dano de um comandante
magic-out-by-conceding = { $seat } desiste
magic-won-by-staying = todos os outros saíram
log-magic-moved = { $moves }
log-magic-drawn =
    { $count ->
        [one] { $seat } compra { $count } carta
       *[other] { $seat } compra { $count } cartas
    }
log-magic-drawn-own = Você compra { $slugs }
log-magic-draw-failed = { $seat } não pode comprar
log-magic-shuffled = { $seat } embaralha o grimório
log-magic-set-aside =
    { $count ->
        [one] { $seat } separa { $count } carta
       *[other] { $seat } separa { $count } cartas
    }
log-magic-set-aside-kept = { $seat } fica com a mão
log-magic-aside-returned = { $seat } põe no grimório as cartas separadas
log-magic-found = { $seat } põe { $slug } do grimório no campo de batalha, virado
log-magic-control-changed = { $seat } ganha o controle de { $slug }
log-magic-announced = { $seat } conjura { $slug }
log-magic-announced-command = { $seat } conjura { $slug } da zona de comando
log-magic-aimed = { $slug } de { $seat } tem como alvo: { $targets }
log-magic-aimed-x = { $seat } conjura { $slug } com X = { $x }
log-magic-paid = { $seat } paga com { $slugs }
log-magic-triggered = Uma habilidade de { $slug } ({ $seat }) é desencadeada
log-magic-activated = { $seat } ativa { $slug }
log-magic-resolved = { $slug } de { $seat } resolve
log-magic-resolved-not = { $slug } de { $seat } não faz nada: não tem alvo válido
log-magic-first-player = { $seat } começa
log-magic-turn-began = Turno { $turn } da partida: { $seat }
log-magic-land-played = { $seat } joga { $slug }
log-magic-discarded = { $seat } descarta { $slugs }
log-magic-life-changed = { $amount ->
    [one] { $seat } ganha { $amount } ponto de vida
   *[other] { $seat } ganha { $amount } pontos de vida
}
log-magic-eliminated = { $reasons }
log-magic-ended = { $winners } venceu: { $reason }
log-magic-ended-nobody = Não sobrou ninguém: empate
log-magic-damaged = { $hits }
log-magic-attackers = { $seat } ataca: { $attacks }
log-magic-blockers = { $seat } bloqueia: { $blocks }
log-magic-blockers-ordered = { $slug } causa dano nesta ordem: { $slugs }
refused-magic-main = só na sua fase principal com a pilha vazia
refused-magic-land = você já jogou um terreno neste turno
refused-magic-mana = você não pode pagar { $cost }
refused-magic-target = não há alvo válido
refused-magic-out = você está fora da partida
refused-magic-is-tapped = está virada
refused-magic-sick = veio para o seu controle neste turno
refused-magic-defender = uma criatura com defensor não ataca
refused-magic-attackers-step = atacantes são declarados no seu próprio turno, na etapa de declaração de atacantes
refused-magic-attacks-nobody = não há ninguém que possa atacar
refused-magic-other-out = esse jogador está fora da partida
refused-magic-may-not-attack = um efeito a impede de atacar ali
refused-magic-attack-cost = atacar ali custa { $cost } de mana, que você não pode pagar
refused-magic-blockers-step = bloqueadores são declarados na etapa de declaração de bloqueadores
refused-magic-may-not-block = um efeito a impede de bloquear
refused-magic-no-attacker = nenhuma criatura ataca você
refused-magic-blocks-none = não pode bloquear nenhuma criatura que ataca você
refused-magic-intimidate = quem tem intimidar só é bloqueado por artefatos e por criaturas de uma de suas cores
refused-magic-flying = quem voa só é bloqueado por criaturas com voar ou alcance
refused-magic-shroud = o que tem manto não pode ser alvo
refused-magic-no-such-target = não é um alvo válido para isto
page-attempt-land = Jogar { $thing }
page-attempt-cast = Conjurar { $thing }
page-attempt-command = Conjurar { $thing } da zona de comando
page-attempt-use = Ativar { $thing }
page-attempt-pass = Passar
page-attempt-attack = Atacar com { $thing }
page-attempt-block = Bloquear com { $thing }
page-attempt-attacker = Bloquear { $thing }
page-attempt-seat = Atacar { $seat }
page-attempt-target = Ter { $thing } como alvo
page-attempt-spell = Ter a mágica { $thing } como alvo
page-attempt-player = Ter { $seat } como alvo
unknown-attempt = “{ $attempt }” não é nada que se possa tentar
magic-no-own-decks = Por ora só se joga com baralhos prontos, por uma opção da mesa: deck=kaalia ou deck=zedruu
choice-deck = Seu baralho
choice-deck-kaalia = Kaalia of the Vast
choice-deck-zedruu = Zedruu the Greathearted
page-windows = Prioridade
page-windows-concern = Perguntar nas minhas fases principais, e quando me diz respeito
page-windows-always = Perguntar em cada etapa
ask-magic-first-change = Vários efeitos mudariam o que acontece: qual se aplica primeiro?
ask-magic-may = Você quer o que sua habilidade faz?
ask-magic-sacrifice = Que criatura você sacrifica?
ask-magic-discard-one = Que carta você descarta?
ask-magic-pay-to-attack = Para atacar custa { $amount } de mana: você paga?
option-change = Primeiro { $card }
option-enters = Primeiro como { $card } chega
option-shield = Primeiro o escudo
option-do = Sim: { $card }
option-decline = Não
option-sacrifice = Sacrificar { $card }
option-pay = Pagar por { $card }
option-stay = Ela fica
magic-kind-enchantment = Encantamento
magic-keyword-intimidate = intimidar
magic-keyword-shroud = manto
magic-is-now = agora { $power }/{ $toughness }
magic-has-now = tem { $keywords }
magic-attached = anexado a { $card }
magic-to-hand = { $card } volta para a mão
log-magic-land-played-tapped = { $seat } joga um terreno virado: { $slug }
log-magic-tokens-made = { $seat } cria fichas, { $number } de { $slug }
log-magic-attack-planned = { $seat } pretende atacar com { $slugs }
log-magic-stayed-back = { $slug } fica: nada foi pago por ela
log-magic-untapped = { $slugs_number ->
    [one] { $slugs } desvira
   *[other] { $slugs } desviram
}
log-magic-attached = Carta anexada a { $host }: { $slug }
log-magic-attached-not = Carta que já não está anexada a nada: { $slug }
log-magic-counter-put = Um marcador é posto em { $slug }
log-magic-delayed = Uma habilidade de { $slug } será desencadeada mais tarde
log-magic-came-due = A habilidade adiada de { $slug } ({ $seat }) é desencadeada
log-magic-shielded = { $slug } prevenirá { $amount } de dano
log-magic-prevented = { $amount } de dano de { $slug } é prevenido
log-magic-change-chosen = { $seat } deixa { $slug } se aplicar primeiro
refused-magic-tapped = está virado, ou chegou neste turno
refused-magic-sacrifice = você não tem criatura para sacrificar
position-seats = Uma posição tem de dois a quatro lugares
position-step = “{ $step }” não é uma etapa com que uma posição pode começar; são elas { $steps }
position-seat = Não há lugar { $seat }; os lugares contam a partir de 0
position-deck = Não há baralho “{ $deck }”; os prontos são { $decks }
position-card = Não há carta “{ $card }”
position-card-near = Não há carta “{ $card }”; você quer dizer “{ $near }”?
position-name = Nada na posição se chama “{ $name }”
ask-magic-set-aside = Quais cartas você separa? Você compra uma a menos. Elas voltam ao grimório quando você ficar com a mão.
option-keep = Ficar com esta mão
option-mulligan = Fazer mulligan
magic-then-spell = { $card } de { $seat } resolve
magic-then-ability = a habilidade de { $card } ({ $seat }) resolve
magic-then-setup = começa o primeiro turno
magic-then-upkeep = começa a etapa de compra
magic-then-draw = começa a fase principal
magic-then-main = começa o combate
magic-then-attackers = os bloqueadores são declarados
magic-then-blockers = o dano de combate é causado
magic-then-first-strike = o restante do dano de combate é causado
magic-then-damage = o combate termina
magic-then-end-of-combat = começa a segunda fase principal
magic-then-main-2 = começa a etapa final
magic-then-end = o turno termina
magic-card-of = { $card } de { $seat }
log-magic-life-changed-lost = { $amount ->
    [one] { $seat } perde { $amount } ponto de vida
   *[other] { $seat } perde { $amount } pontos de vida
}
option-found = Pôr { $card } no campo de batalha
nowhere-attack = Não ataca
nowhere-block = Não bloqueia
