### L5R CCG as it is played: what is asked, what can be answered, what happened.

ask-ccg-shuffle = Cartas são embaralhadas
ask-ccg-first = O primeiro jogador é sorteado
ask-ccg-pay = Você tem de pagar { $gold } de ouro. Quais cartas se curvam?
ask-ccg-aim = { $card }: escolha { $aim }
ask-ccg-act = { $moment ->
    [battle] Batalha na província { $slot } de { $seat }: faça uma ação ou passe. Quando todos passarem, ela é decidida.
   *[phase] Faça uma ação ou passe. Quando todos passarem, começa a fase de ataque de { $seat }.
}
ask-ccg-host = Quem recebe { $card }?
ask-ccg-cost = Como você paga por { $card }?
ask-ccg-discard-cost = { $card } custa uma carta da sua mão. Qual você descarta?
ask-ccg-choose-bow = Qual das suas personalidades se curva?
ask-ccg-declare = Quem você ataca?
ask-ccg-ally = Você se oferece para lutar por um dos lados?
ask-ccg-accept = Você aceita o aliado?
ask-ccg-assign = Quais unidades vão para quais províncias?
ask-ccg-battle = Onde é a próxima batalha?
ask-ccg-dynasty = Você pode produzir { $gold } de ouro: coloque uma carta em jogo, descarte uma ou passe
ask-ccg-discard = Quais cartas da sua mão você descarta?
option-pass = Passar
option-auto = Curvar o que desperdiça menos
option-bow = Curvar { $card }: produz { $gold } de ouro
option-on = Escolher { $card }
option-card = { $card }
option-unit = { $card }
option-seat = Escolher { $seat }
option-attack = Atacar { $seat }
option-join = Lutar do lado de { $seat }
option-province = Província { $slot } de { $seat }
option-field = Província { $slot } de { $seat }
option-stay = Ficar de fora
option-refuse = Recusar
option-accept = Aceitar
option-cost-bow = Curvar a personalidade
option-cost-discard = Descartar uma carta
option-recruit = { $gold ->
    [0] Colocar em jogo { $card } de graça
   *[other] Colocar em jogo { $card } por { $gold } de ouro: curva { $cards }
}
option-honorably = { $gold ->
    [0] Colocar em jogo { $card } de graça e ganhar { $honor } de honra
   *[other] Colocar em jogo { $card } por { $gold } de ouro e ganhar { $honor } de honra: curva { $cards }
}
option-cheaply = { $gold ->
    [0] Colocar em jogo { $card } de graça, sem a sua honra ({ $honor })
   *[other] Colocar em jogo { $card } por { $gold } de ouro, sem a sua honra ({ $honor }): curva { $cards }
}
option-discard = Descartar { $card }
option-play = { $gold ->
    [0] Jogar { $card }
   *[other] Jogar { $card } por { $gold } de ouro: curva { $cards }
}
option-use = { $gold ->
    [0] Usar { $card }
   *[other] Usar { $card } por { $gold } de ouro: curva { $cards }
}
option-tower = Curvar { $card } para curvar um inimigo
option-equip = { $gold ->
    [0] Anexar { $card }
   *[other] Anexar { $card } por { $gold } de ouro: curva { $cards }
}
page-attempt-pass = Passar
page-attempt-play = Jogar { $thing }
page-attempt-use = Usar { $thing }
page-attempt-tower = Usar as torres dos Yogo
page-attempt-equip = Anexar { $thing }
page-attempt-recruit = Colocar { $thing } em jogo
page-attempt-honorably = Colocar { $thing } em jogo por todo o seu ouro
page-attempt-cheaply = Colocar { $thing } em jogo por menos ouro
log-ccg-first-player = { $seat } começa
log-ccg-shuffled = { $seat } embaralha o baralho de { $side }
log-ccg-drawn = { $count ->
    [one] { $seat } compra { $count } carta
   *[other] { $seat } compra { $count } cartas
}
log-ccg-drawn-own = { $seat } compra { $slugs }
log-ccg-turn-began = Turno { $turn }: { $seat }
log-ccg-revealed = { $seat } revela { $slug } na província { $slot }
log-ccg-produced = { $seat } curva { $slug } e produz { $gold } de ouro
log-ccg-entered = { $seat } coloca { $slug } em jogo
log-ccg-attached = { $seat } anexa { $slug } a { $personality }
log-ccg-row-discarded = { $slug } vai da província { $slot } de { $seat } para o descarte
log-ccg-hand-discarded = { $seat } descarta { $slugs }
log-ccg-announced = { $seat } anuncia { $slug }
log-ccg-chosen = { $seat } escolhe { $what }
log-ccg-turned = { $slugs_number ->
    [one] { $slugs } endireita-se
   *[other] { $slugs } endireitam-se
}
log-ccg-turned-bowed = { $slugs_number ->
    [one] { $slugs } curva-se
   *[other] { $slugs } curvam-se
}
log-ccg-changed = { $slug } até o fim do turno: Força { $force }, Chi { $chi }
log-ccg-changed-battle = { $slug } até o fim da batalha: Força { $force }, Chi { $chi }
log-ccg-destroyed = { $slugs_number ->
    [one] Carta destruída
   *[other] Cartas destruídas
}: { $slugs }
log-ccg-honor-changed = { $seat } ganha { $amount } de Honra Familiar
log-ccg-eliminated = { $seat } está fora: { $reason }
log-ccg-ended = { $winners_number ->
    [one] { $winners } vence
   *[other] { $winners } vencem
} a partida: { $reason }
log-ccg-ended-nobody = Ninguém vence a partida: { $reason }
log-ccg-attack-began = { $seat } ataca { $other }
log-ccg-ally-offered = { $seat } se oferece para lutar do lado de { $other }
log-ccg-ally-answered = { $seat } aceita a ajuda de { $other }
log-ccg-ally-answered-refused = { $seat } recusa a ajuda de { $other }
log-ccg-assigned = { $seat } envia { $units }
ccg-sent = { $cards } para a província { $slot }
ccg-sent-home = { $cards } para casa
log-ccg-assigned-nobody = { $seat } não envia ninguém
log-ccg-battle-began = Começa a batalha na província { $slot } de { $seat }
log-ccg-units-moved = { $units }
log-ccg-units-moved-home = { $slugs_number ->
    [one] { $slugs } volta para casa
   *[other] { $slugs } voltam para casa
}
log-ccg-resolved = A batalha na província { $slot } de { $seat }: { $attack } contra { $defense }, e { $strength } da província
log-ccg-province-destroyed = A província { $slot } de { $seat } é destruída
log-ccg-province-destroyed-card = A província { $slot } de { $seat } é destruída; para o descarte: { $slugs }
log-ccg-attack-ended = O ataque acabou
ccg-card = { $name }
ccg-target-seat = { $seat }
ccg-target-province = a província { $slot } de { $seat }
ccg-side-dynasty = Dinastia
ccg-side-fate = Destino
ccg-won-by-honor = Honra Familiar suficiente
ccg-won-by-staying = ninguém mais resta
ccg-ended-by-turns = o último turno acabou
ccg-out-by-provinces = todas as províncias foram destruídas
ccg-out-by-dishonor = desonra
ccg-out-by-conceding = desistiu
refused-ccg-battle = Isso não pode ser feito em uma batalha
refused-ccg-no-battle = Isso só pode ser feito em uma batalha
refused-ccg-limited = Isso só pode ser feito na fase de ação do seu turno
refused-ccg-elsewhere = A carta não está neste campo de batalha
refused-ccg-bowed = A carta está curvada
refused-ccg-used = A carta já foi usada neste turno
refused-ccg-gold = Custa { $gold } de ouro, mais do que você produz
refused-ccg-hand = Você não tem carta para descartar por isso
refused-ccg-target = Não há nada em que possa ser usada
refused-ccg-honor = Pede { $honor } de Honra Familiar, mais do que você tem
refused-ccg-unique = Você já controla uma carta única com este título
refused-ccg-host = Você não tem personalidade que possa recebê-la e seja paga
refused-ccg-no-action = A carta não tem ação
refused-ccg-dynasty = Cartas entram em jogo na sua fase de dinastia
refused-ccg-out = Você está fora da partida
ccg-no-own-decks = Por ora só se joga com baralhos prontos, por uma opção da mesa: deck=scorpion ou deck=unicorn
choice-deck = Baralho do primeiro lugar
choice-deck-scorpion = Escorpião
choice-deck-unicorn = Unicórnio
unknown-attempt = Não há nada como “{ $attempt }” para tentar
ccg-phase-setup = preparação
ccg-phase-straighten = fase de endireitar
ccg-phase-events = fase de eventos
ccg-phase-action = fase de ação
ccg-phase-attack = fase de ataque
ccg-phase-dynasty = fase de dinastia
ccg-phase-end = fase final
ccg-clan-scorpion = Clã do Escorpião
ccg-clan-unicorn = Clã do Unicórnio
ccg-deck-scorpion = Clã do Escorpião
ccg-deck-unicorn = Clã do Unicórnio
ccg-turn = Turno { $turn }: { $phase }
ccg-attack = { $seat } ataca { $other }
ccg-battle = Batalha na província { $slot }
ccg-forces = { $attack } contra { $defense }, e { $strength } da província
ccg-ally-attacks = Aliado do atacante
ccg-ally-defends = Aliado do defensor
ccg-out = Fora
ccg-honor = Honra Familiar
ccg-strength = Força das províncias
ccg-hand = Mão
ccg-units = Unidades
ccg-estate = Fortaleza, o que começou ao lado, anéis e propriedades
ccg-dynasty-pile = Descarte de dinastia
ccg-fate-pile = Descarte de destino
ccg-provinces = Províncias
ccg-province = Província { $slot }
ccg-destroyed = Província { $slot } (destruída)
ccg-now = Força { $force }, Chi { $chi }
ccg-now-force = Força { $force }
ccg-attached = Com { $card }
ccg-bowed = Curvada
ccg-attacking = Ataca a província { $slot }
ccg-defending = Defende a província { $slot }
ccg-requirement = Pede { $honor } de Honra Familiar
ccg-printed-personality = Personalidade, { $clan }: custo { $cost }, Força { $force }, Chi { $chi }, Honra Pessoal { $honor }
ccg-printed-holding = Propriedade: custo { $cost }, produz { $gold } de ouro
ccg-printed-holding-clan = Propriedade: custo { $cost }, produz { $gold } de ouro, 1 a mais para o { $clan }
ccg-printed-stronghold = Fortaleza: força das províncias { $strength }, produz { $gold } de ouro, honra inicial { $honor }
ccg-printed-follower = Seguidor: custo { $cost }, Força { $force }, Foco { $focus }
ccg-printed-strategy = Estratégia: custo { $cost }, Foco { $focus }
ccg-keyword-unique = Única
ccg-keyword-cavalry = Cavalaria
ccg-keyword-samurai = Samurai
ccg-keyword-bushi = Bushi
ccg-keyword-courtier = Cortesão
ccg-keyword-geisha-house = Casa de gueixas
ccg-position-card = “{ $card }” não pode ficar aqui
ccg-position-seats = Uma posição tem no mínimo { $fewest } lugares
ccg-position-seat = Não há lugar { $seat }; os lugares contam a partir de 0
ccg-position-attack = Ninguém ataca as próprias províncias
ccg-position-deck = “{ $deck }” não é um baralho pronto; há { $known }
ccg-position-province = O defensor não tem província { $slot } onde uma unidade possa lutar
ccg-paying = Pagar ouro
ccg-paying-table = A mesa curva o que desperdiça menos
ccg-paying-always = Perguntar quais cartas se curvam
page-windows = Rodadas de ações
page-windows-concern = Perguntar na minha fase de ação, em batalhas em aberto e depois que outros agiram
page-windows-always = Perguntar em toda rodada
page-windows-tells = Perguntar a alguém sobre o que acontece mostra que alguma carta do seu baralho poderia responder a isso, esteja ela na mão ou não.
ask-ccg-react = Você pode reagir: { $what } ({ $seat })
ask-ccg-challenge = A sua personalidade é desafiada para um duelo: você aceita?
ask-ccg-focus = Use como Foco uma carta da sua mão, virada para baixo, ou golpeie
ask-ccg-court = Você descarta o Apoio Imperial por isso?
ask-ccg-may-draw = O evento permite que você compre uma carta. Você compra?
ask-ccg-naval-act = A sua unidade naval pode agir primeiro
ccg-trigger-targeted = uma ação tem os seus alvos
ccg-trigger-gains = alguém está para ganhar honra
ccg-trigger-moves = uma unidade está para se mover
ccg-trigger-moved = uma ação moveu a sua personalidade
ccg-trigger-refused = o seu desafio foi recusado
option-react = Reagir com { $card }
option-strike = Golpear
option-focus = Usar { $card } como Foco
option-give-favor = Descartar o Apoio Imperial
option-keep-favor = Manter o Apoio Imperial
option-draw = Comprar uma carta
option-no-draw = Não comprar carta
option-also = { $gold ->
    [0] Usar { $card } do segundo modo
   *[other] Usar { $card } do segundo modo por { $gold } de ouro: curva { $cards }
}
option-lobby = { $card } busca o Apoio Imperial
option-region = Anexar { $card } à sua província
option-overlay = { $card } toma o lugar do seu nível inferior
page-attempt-also = Usar a segunda habilidade de { $thing }
page-attempt-lobby = Buscar o Apoio Imperial
page-attempt-region = Anexar a região { $thing }
page-attempt-overlay = Sobrepor uma personalidade com { $thing }
log-ccg-lobbied = { $slug } na corte: { $seat } tem o Apoio Imperial
log-ccg-favor-discarded = { $seat } descarta o Apoio Imperial
log-ccg-dishonored = { $slug } sofre desonra
log-ccg-dishonored-not = { $slug } recupera a honra
log-ccg-challenged = { $seat }: { $slug } desafia { $personality }
log-ccg-duel-refused = { $seat } recusa por { $slug }
log-ccg-duel-began = Duelo: { $slug } e { $personality }
log-ccg-focused = { $seat } usa uma carta como Foco
log-ccg-focused-own = { $seat } usa { $slug } como Foco
log-ccg-struck = { $seat } golpeia
log-ccg-duel-ended = O duelo: { $slug } { $first }, { $personality } { $second }
log-ccg-duel-ended-focused = O duelo: { $slug } { $first }, { $personality } { $second }; foco: { $slugs }
log-ccg-duel-stopped = O duelo não dá em nada
log-ccg-negated = { $seat } anula isso com { $slug }
log-ccg-terrain-laid = { $seat } põe { $slug } no campo de batalha
log-ccg-event-happened = O evento { $slug } acontece em uma província de { $seat }. { $does }.
log-ccg-region-entered = { $seat } anexa { $slug } à província { $slot }
log-ccg-overlaid = { $seat } coloca { $slug } em jogo sobre o seu nível inferior
refused-ccg-reaction = Isso é uma reação: responde a algo que acontece
refused-ccg-favor = Você não tem o Apoio Imperial
refused-ccg-has-favor = Você já tem o Apoio Imperial
refused-ccg-lobbied = Você já buscou o Apoio neste turno
refused-ccg-foremost = Você não tem mais Honra Familiar do que cada outro jogador
refused-ccg-no-honor = Esta personalidade não pode falar na corte
refused-ccg-region = Já há uma região nesta província
refused-ccg-overlay = Você não controla um nível inferior desta personalidade
ccg-printed-item = Item: custo { $cost }, Força +{ $force }, Chi +{ $chi }, Foco { $focus }
ccg-printed-ancestor = Ancestral: custo { $cost }, Força +{ $force }, Chi +{ $chi }, Foco { $focus }
ccg-printed-spell = Feitiço: custo { $cost }, Foco { $focus }
ccg-printed-region = Região
ccg-printed-event = Evento
ccg-printed-wind = Vento
ccg-clan-mantis = Clã do Louva-a-deus
ccg-keyword-naval = Naval
ccg-keyword-shugenja = Shugenja
ccg-keyword-weapon = Arma
ccg-keyword-terrain = Terreno
ccg-keyword-kiho = Kiho
ccg-keyword-singular = Singular
ccg-keyword-experienced = Experiente
ccg-dishonorable = Desonrada
ccg-duelling = Em um duelo
ccg-region = Região: { $card }
ccg-terrain = Terreno: { $card }
ccg-duel = Duelo: { $card } e { $personality }
ccg-focused = Foco
ccg-favor = Tem o Apoio Imperial
ccg-removed = Fora do jogo
ccg-clan-crane = Clã da Garça
ccg-keyword-duelist = Duelista
ccg-trigger-duelling = um duelo começou
ask-ccg-may-gain = Você ganha { $honor } de honra pelo seu sensei?
option-gain = Ganhar a honra
option-no-gain = Não ganhar
refused-ccg-sensei = O seu sensei afasta esta personalidade
ccg-printed-sensei = Sensei
ask-ccg-release = Você tem mais cartas do que cada outro jogador: qual descarta?
log-ccg-ring-entered = { $seat } põe { $slug } em jogo
ccg-won-by-enlightenment = iluminação
ccg-printed-ring = Anel: Foco { $focus }
ccg-of = { $card } de { $seat }
ccg-in-province = { $card } na província { $slot }
ccg-gold = Ouro
ccg-produces = Produz { $gold } de ouro
log-ccg-honor-changed-lost = { $seat } perde { $amount } de Honra Familiar
ccg-wastes-least = Curvar { $cards }: é o que desperdiça menos
nowhere-assign = Fica em casa
