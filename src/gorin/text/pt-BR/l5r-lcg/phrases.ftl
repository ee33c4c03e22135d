### Object phrases, and the words that are said with them. `$noun` is what is said already.

lcg-noun-character = { $count ->
    [one] personagem
   *[other] personagens
 }
    .gender = masculine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-attachment = { $count ->
    [one] anexo
   *[other] anexos
 }
    .gender = masculine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-holding = { $count ->
    [one] propriedade
   *[other] propriedades
 }
    .gender = feminine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-province = { $count ->
    [one] província
   *[other] províncias
 }
    .gender = feminine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-conflict = conflito
lcg-one-character = um { $noun }
    .of = de um { $noun }
    .on = em um { $noun }
lcg-one-attachment = um { $noun }
    .of = de um { $noun }
    .on = em um { $noun }
lcg-one-holding = uma { $noun }
    .of = de uma { $noun }
    .on = em uma { $noun }
lcg-one-province = uma { $noun }
    .of = de uma { $noun }
    .on = em uma { $noun }
lcg-another-character = outro { $noun }
    .of = de outro { $noun }
    .on = em outro { $noun }
lcg-another-attachment = outro { $noun }
    .of = de outro { $noun }
    .on = em outro { $noun }
lcg-another-holding = outra { $noun }
    .of = de outra { $noun }
    .on = em outra { $noun }
lcg-another-province = outra { $noun }
    .of = de outra { $noun }
    .on = em outra { $noun }
lcg-one-conflict = um { $noun }
    .of = de um { $noun }
    .on = em um { $noun }
lcg-first-conflict = o primeiro { $noun } da rodada
    .of = do primeiro { $noun } da rodada
    .on = no primeiro { $noun } da rodada
lcg-is-participating = { $noun } { $noun_number ->
    [other] participantes
   *[one] participante
 }
lcg-is-attacking = { $noun } { $noun_number ->
    [other] atacantes
   *[one] atacante
 }
lcg-is-defending = { $noun } { $noun_number ->
    [other] defensores
   *[one] defensor
 }
lcg-is-ready = { $noun } { $noun_gender ->
    [feminine] { $noun_number ->
        [other] preparadas
       *[one] preparada
     }
   *[masculine] { $noun_number ->
        [other] preparados
       *[one] preparado
     }
 }
lcg-is-bowed = { $noun } { $noun_gender ->
    [feminine] { $noun_number ->
        [other] curvadas
       *[one] curvada
     }
   *[masculine] { $noun_number ->
        [other] curvados
       *[one] curvado
     }
 }
lcg-is-honored = { $noun } { $noun_gender ->
    [feminine] { $noun_number ->
        [other] honradas
       *[one] honrada
     }
   *[masculine] { $noun_number ->
        [other] honrados
       *[one] honrado
     }
 }
lcg-is-dishonored = { $noun } { $noun_gender ->
    [feminine] { $noun_number ->
        [other] desonradas
       *[one] desonrada
     }
   *[masculine] { $noun_number ->
        [other] desonrados
       *[one] desonrado
     }
 }
lcg-is-unique = { $noun } { $noun_gender ->
    [feminine] { $noun_number ->
        [other] únicas
       *[one] única
     }
   *[masculine] { $noun_number ->
        [other] únicos
       *[one] único
     }
 }
lcg-is-unique-not = { $noun } que não { $noun_gender ->
    [feminine] { $noun_number ->
        [other] sejam únicas
       *[one] seja única
     }
   *[masculine] { $noun_number ->
        [other] sejam únicos
       *[one] seja único
     }
 }
lcg-is-home = { $noun } não { $noun_number ->
    [other] participantes
   *[one] participante
 }
lcg-is-alone = { $noun } que está sozinho do seu lado
lcg-of-you = { $noun } que você controla
lcg-of-opponent = { $noun } que seu oponente controla
lcg-of-an-opponent = { $noun } que um oponente controla
lcg-of-them = { $noun } que ele controla
lcg-word-with-trait = { $noun } { $trait }
lcg-word-with-trait-not = { $noun } que não { $noun_number ->
    [other] sejam
   *[one] seja
 } { $trait }
lcg-word-of-clan = { $noun } do { $clan }
lcg-word-of-clan-not = { $noun } que não { $noun_number ->
    [other] sejam
   *[one] seja
 } do { $clan }
lcg-word-of-element = { $noun } com o elemento do { $ring }
lcg-word-has-skill = { $noun } com { $figure }
lcg-word-wears = { $noun } com um anexo { $trait }
lcg-word-wears-any = { $noun } com anexos
lcg-word-wears-any-not = { $noun } sem anexos
lcg-either-noun = { $noun } ou { $second }
lcg-same-noun = { $noun_gender ->
    [feminine] { $noun_number ->
        [other] umas
       *[one] uma
     }
   *[masculine] { $noun_number ->
        [other] uns
       *[one] um
     }
 }
lcg-word-dial-shows-less = { $noun } cujo controlador tem menos que você no disco de honra
lcg-word-other-than = { $noun } que não { $noun_number ->
    [other] sejam
   *[one] seja
 } { $who }
lcg-other = { $noun_gender ->
    [feminine] { $noun_number ->
        [other] outras
       *[one] outra
     }
   *[masculine] { $noun_number ->
        [other] outros
       *[one] outro
     }
 } { $noun }
lcg-this-character = este personagem
    .of = deste personagem
    .on = neste personagem
lcg-this-attachment = este anexo
    .of = deste anexo
    .on = neste anexo
lcg-this-province = esta província
    .gender = feminine
    .of = desta província
    .on = nesta província
lcg-word-bearer = o portador
    .of = do portador
    .on = no portador
lcg-figure-cost = custo
    .gender = masculine
lcg-figure-military = perícia militar
    .gender = feminine
lcg-figure-political = perícia política
    .gender = feminine
lcg-figure-glory = glória
    .gender = feminine
lcg-figure-fate = destino
    .gender = masculine
lcg-with-at-most = { $noun } com { $figure } { $amount } ou menos
lcg-with-at-least = { $noun } com { $figure } { $amount } ou mais
lcg-with-below = { $noun } com { $figure } menor que { $amount }
lcg-with-at-most-count = { $noun } com { $figure } não maior que { $amount }
lcg-with-at-least-count = { $noun } com { $figure } não menor que { $amount }
lcg-with-below-count = { $noun } com { $figure } menor que { $amount }
lcg-with-at-most-that = { $noun } com { $figure } não maior que { $figure_gender ->
    [masculine] o
   *[feminine] a
 } { $who_of }
lcg-with-at-least-that = { $noun } com { $figure } não menor que { $figure_gender ->
    [masculine] o
   *[feminine] a
 } { $who_of }
lcg-with-below-that = { $noun } com menos { $figure } que { $who }
lcg-word-how-many = o número de { $who }
lcg-word-figure-of = { $figure_gender ->
    [masculine] o
   *[feminine] a
 } { $figure } { $who_of }
lcg-word-how-many-each = para cada { $who }
lcg-word-rings-claimed-each = para cada anel reivindicado
lcg-word-rings-unclaimed-each = para cada anel não reivindicado
lcg-word-fate-on-rings-each = para cada 1 de destino em anéis não reivindicados
lcg-word-attachments-on-it-each = para cada anexo nele
lcg-word-at-most-each = { $each }, até { $amount }
lcg-conflict-kind = { $noun } { $kind }
lcg-conflict-unopposed = { $noun } sem oposição
lcg-conflict-here = { $noun } nesta província
lcg-conflict-alone = { $noun } com um só participante seu
lcg-conflict-ring = { $noun } pelo { $ring }
lcg-conflict-you-attacker = { $noun } em que você ataca
lcg-conflict-you-defender = { $noun } em que você defende
lcg-conflict-who = { $noun } em que { $who } participa
lcg-conflict-by = { $noun } por { $amount } ou mais
lcg-conflict-as-attacking = { $noun } como atacante
lcg-conflict-as-defending = { $noun } como defensor
lcg-word-during = durante { $fight }
lcg-word-during-phase = na { $phase }
lcg-while-participating = enquanto { $who } participa
lcg-while-attacking = enquanto { $who } ataca
lcg-while-defending = enquanto { $who } defende
lcg-while-alone = enquanto { $who } está sozinho do seu lado
lcg-while-bowed = enquanto { $who } está curvado
lcg-while-honored = enquanto { $who } está honrado
lcg-while-dishonored = enquanto { $who } está desonrado
lcg-while-unique = enquanto { $who } é único
lcg-while-home = enquanto { $who } não participa
lcg-while-ready = enquanto { $who } está preparado
lcg-if-there = se há { $who } em jogo
lcg-if-there-many = se há pelo menos { $count } { $who } em jogo
lcg-if-you-control = se você controla { $who }
lcg-if-you-control-many = se você controla pelo menos { $count } { $who }
lcg-ahead-opponent = se você tem mais { $figure } que seu oponente
lcg-ahead-an-opponent = se você tem mais { $figure } que um oponente
lcg-ahead-an-opponent-by = se você tem pelo menos { $amount } a mais de { $figure } que um oponente
lcg-behind-opponent = se você tem menos { $figure } que seu oponente
lcg-behind-an-opponent = se você tem menos { $figure } que um oponente
lcg-figure-of-honor = honra
lcg-figure-of-dial = no seu disco de honra
lcg-figure-of-skill = perícia no conflito
lcg-figure-of-glory = glória entre participantes preparados
lcg-figure-of-honored = personagens honrados
lcg-word-first-player = enquanto você é o primeiro jogador
lcg-after-you-wins = depois que você vence { $fight }
lcg-after-you-loses = depois que você perde { $fight }
lcg-after-opponent-wins = depois que um oponente vence { $fight }
lcg-after-opponent-loses = depois que um oponente perde { $fight }
lcg-after-wins = depois que { $who } vence { $fight }
lcg-after-loses = depois que { $who } perde { $fight }
lcg-word-breaks = depois que você subjuga uma província { $fight_on }
lcg-word-claims = depois que você reivindica um anel { $fight_on }
lcg-word-claims-of-role = depois que você reivindica um anel do elemento da sua função
lcg-word-declares = depois que um oponente declara { $fight }
lcg-word-declares-fate = depois que um oponente escolhe um anel com destino para um conflito
lcg-word-declares-here = depois que um conflito é declarado contra esta província
lcg-word-passes = depois que um oponente não declara conflito
lcg-word-revealed = depois que { $who } é { $who_gender ->
    [feminine] revelada
   *[masculine] revelado
 }
lcg-word-enters-any = depois que este personagem entra em jogo
lcg-word-enters-from-province = depois que este personagem entra em jogo vindo de uma província
lcg-word-enters-defending = depois que este personagem entra em jogo como defensor
lcg-word-would-leave = quando { $who } sairia de jogo
lcg-word-leaves = depois que { $who } sai de jogo durante { $fight }
lcg-word-fate-placed = depois que é posto destino { $who_on }
lcg-word-status-any = quando { $who } está para ficar honrado ou desonrado
lcg-word-status-honored = depois que { $who } fica honrado
lcg-word-bows = depois que um anel ou uma carta de um oponente curva { $who }
lcg-word-joins = depois que { $who } é declarado { $fight_on } ou vai para ele
lcg-word-moves = depois que { $who } vai para { $fight }
lcg-word-attaches = depois que você anexa { $what } a este personagem
lcg-after-you-plays-character = depois que você joga um personagem da mão
lcg-after-opponent-plays-card-in = depois que um oponente joga uma carta { $fight_on }
lcg-word-effects-begin = quando um evento começaria a ter efeito
lcg-word-effects-begin-on = quando uma habilidade acionada que tem como alvo { $who } começaria a ter efeito
lcg-holds = Sempre: { $text }.
lcg-holds-while = { $conditions }, { $text }
lcg-has-more = { $who } tem mais { $amount } de { $figure }
lcg-has-less = { $who } tem menos { $amount } de { $figure }
lcg-has-more-per = { $who } tem mais 1 de { $figure } { $each }
lcg-more-skill-both = ambas as perícias
lcg-more-skill-military = perícia militar
lcg-more-skill-political = perícia política
lcg-more-glory = glória
lcg-more-strength = força
lcg-none-can-dishonor = nenhum { $noun } pode ficar desonrado
lcg-cannot-attack = { $who } não pode participar de conflitos como atacante
lcg-cannot-attack-favored = { $who } não pode participar como atacante contra um jogador que tenha o Apoio Imperial
lcg-cannot-declare-attack = { $who } não pode ser declarado atacante
lcg-cannot-declare-defense = { $who } não pode ser declarado defensor
lcg-cannot-bow-by-opponent-or-move-by-opponent = { $who } não pode ser { $who_gender ->
    [feminine] curvada nem movida
   *[masculine] curvado nem movido
 } por efeitos de cartas de oponentes
lcg-cannot-fight-military = { $who } não pode participar de conflitos militares
lcg-cannot-lie-under-stronghold = { $who } não pode ficar sob uma Fortaleza
lcg-cannot-bow-at-end = { $who } não se curva no fim do conflito
lcg-word-keeps-fate-on-rings = oponentes não podem pegar destino de anéis
lcg-word-bars-events-of-opponents = oponentes não podem jogar eventos
lcg-word-leaves-if = esta carta é descartada
lcg-word-gives = { $who } tem esta palavra-chave
lcg-with-keyword = { $text } { $keyword }
lcg-word-gives-trait = Sempre: { $who } também é { $trait }.
lcg-word-gives-element = o anel contestado conta também como { $ring }, e quem o resolve escolhe o efeito de um dos elementos dele
lcg-word-cheaper = esta carta custa { $amount } a menos para você
lcg-word-characters = { $number } { $who }
lcg-word-up-to-one-character = { $who }, ou nenhum
lcg-word-character-from-row = { $who } nas suas províncias
lcg-word-character-from-piles = { $who } nos seus descartes
lcg-word-character-from-theirs = { $who } no descarte de um oponente
lcg-word-put-several-from-hand = escolha até { $most } { $who } com custo total { $amount } ou menos da mão e das províncias: você os põe no conflito
lcg-word-put-several-from-pile = escolha { $who } com custo total { $amount } ou menos do seu descarte de dinastia: você os põe no conflito
lcg-word-sacrifice = sacrifique { $who }
lcg-word-dishonor-own = desonre { $who }
lcg-word-remove-fate-from-own = remova 1 de destino { $who_of }
lcg-bearers = Anexado só a { $who }.
lcg-word-instead = em vez disso, { $effect }
lcg-word-lose-status-who = o marcador de condição { $who_of } é descartado
lcg-word-discard-who = { $who } é { $who_gender ->
    [feminine] descartada
   *[masculine] descartado
 }
lcg-word-character-from-pile = { $who } no seu descarte de dinastia
lcg-word-character-from-own = { $who } no seu descarte de dinastia ou nas suas províncias
lcg-it = ele
    .of = dele
    .on = nele
lcg-the-same = ele
    .of = dele
    .on = nele
lcg-word-that = esse personagem
    .of = desse personagem
    .on = nesse personagem
lcg-every = cada { $noun }
    .of = de cada { $noun }
    .on = em cada { $noun }
lcg-word-honor-who = { $who } fica honrado
lcg-word-dishonor-who = { $who } fica desonrado
lcg-word-make-ready-who = { $who } é preparado
lcg-word-bow-who = { $who } é curvado
lcg-word-send-home-who = { $who } volta para a base
lcg-word-move-to-conflict-who = { $who } vai para o conflito
lcg-word-remove-fate-who = 1 de destino é removido { $who_of }
lcg-word-place-fate-who = { $amount ->
    [one] { $amount } de destino é posto
   *[other] { $amount } de destino são postos
 } { $who_on }
lcg-return-hand = { $who } volta para a mão do dono
lcg-return-top = { $who } volta ao topo do baralho do dono
lcg-return-bottom = { $who } volta ao fundo do baralho do dono
lcg-put-home = { $who } entra em jogo na base
lcg-put-conflict = { $who } entra em jogo do seu lado no conflito
lcg-has-until = { $who } tem mais { $amount } de { $figure } { $until }
lcg-has-less-until = { $who } tem menos { $amount } de { $figure } { $until }
lcg-per = { $text }, { $each }
lcg-word-double = a { $figure } dele é dobrada até o fim do conflito
lcg-word-double-who = a { $figure } { $who_of } é dobrada até o fim do conflito
lcg-word-double-base = a { $figure } básica dele conta em dobro até o fim do conflito
lcg-word-double-who-base = a { $figure } básica { $who_of } conta em dobro até o fim do conflito
lcg-cannot-until = { $until }, { $does }
lcg-cannot-trigger = { $who } não pode acionar suas habilidades
lcg-cannot-bow-at-end-defending = { $who } não se curva no fim de conflitos em que defende
lcg-cannot-discard-or-lose-fate = { $who } não pode ser { $who_gender ->
    [feminine] descartada
   *[masculine] descartado
 } nem perder destino
lcg-word-bow-own-attachment = curve um anexo seu neste personagem
