### O que as cartas fazem, em palavras nossas.

magic-who-you = você
    .number = other
magic-who-each = cada jogador
    .number = one
magic-who-opponents = cada oponente
    .number = one
magic-who-controller = o controlador
    .number = one
magic-who-active = esse jogador
    .number = one
magic-aim-player = um jogador alvo
    .number = one
magic-aim-opponent = um oponente alvo
    .number = one
magic-aim-spell = a mágica alvo
magic-target-permanent = uma permanente alvo
magic-target-creature = uma criatura alvo
magic-target-creature-land = uma criatura ou terreno alvo
magic-target-creature-enchantment = uma criatura ou encantamento alvo
magic-target-creature-you = uma criatura alvo que você controla
magic-target-you = uma permanente alvo que você controla
magic-target-attacking-you-creature = uma criatura alvo que ataca você
magic-word-this = esta
magic-word-it = ela
magic-one-permanent = permanente
magic-things-permanent = todas as permanentes
magic-one-creature = criatura
    .gender = feminine
magic-things-creature = todas as criaturas
magic-one-land = terreno
magic-things-land = todos os terrenos
magic-one-creature-land = criatura ou terreno
magic-things-creature-land = todas as criaturas e terrenos
magic-one-creature-enchantment = criatura ou encantamento
magic-things-creature-enchantment = todas as criaturas e encantamentos
magic-one-creature-without-flying = criatura sem voar
magic-things-creature-without-flying = todas as criaturas sem voar
magic-one-creature-you = criatura sua
magic-things-creature-you = as suas criaturas
magic-one-you = permanente sua
magic-things-you = as suas permanentes
magic-one-land-opponent = terreno de um oponente
    .gender = masculine
magic-things-land-opponent = todos os terrenos dos oponentes
magic-one-this = esta
magic-things-this = esta
magic-one-host-creature = a criatura com isto anexado
magic-things-host-creature = a criatura com isto anexado
magic-one-attacking-creature = criatura atacante
magic-things-attacking-creature = as criaturas atacantes
magic-one-attacking-you-creature = criatura que ataca você
magic-things-attacking-you-creature = as criaturas que atacam você
magic-one-blocking-creature-you = criatura bloqueadora sua
magic-things-blocking-creature-you = as suas criaturas bloqueadoras
magic-one-b-creature = criatura preta
magic-things-b-creature = as criaturas pretas
magic-word-x = X
magic-word-times = { $each } por { $things }
magic-word-counters = 1 por marcador de { $counter } nesta
magic-word-given-away = 1 por permanente que pertence a você e que um oponente controla
magic-word-in-main = { $usual }, ou { $main } na sua fase principal
magic-word-mana-value = o valor de mana dela
magic-counter-strife = discórdia
magic-counters-strife = marcadores de discórdia: { $amount }
magic-word-static = { $things }: { $parts }
magic-static-size = +{ $power }/+{ $toughness }
magic-static-size-by = +X/+{ $toughness }, sendo X { $power }
magic-static-keywords = { $keywords }
magic-static-cannot-attack = sem poder atacar
magic-static-cannot-block = sem poder bloquear
magic-static-cannot-attack-you = sem poder atacar você
magic-word-attack-tax = Criaturas só atacam você se { $amount } de mana for pago por cada uma
magic-word-exile-instead = O que iria para o cemitério de um oponente é exilado em vez disso
magic-word-enters-tapped = Chega virado ao campo de batalha
magic-word-prevent-combat =
    { $by ->
    [0] Todo dano de combate a esta é prevenido
   *[other] Todo dano de combate a esta e desta é prevenido
    }
magic-word-more-tokens = Você cria fichas vezes { $times }, e mais { $more }
magic-word-destroy = destrói { $what }
magic-word-exile =
    { $linked ->
    [0] exila { $what }
   *[other] exila { $what } enquanto isto ficar
    }
magic-word-comes-back = o que isto exilou volta ao campo de batalha sob o dono
magic-word-bounce = { $what } volta para a mão do dono
magic-word-counter-spell = anula { $what }, que vai para o fundo do grimório do dono
magic-word-tuck = esta vai para o fundo do grimório do dono
magic-word-fetch-basic = { $who } pode pôr um terreno básico do grimório no campo de batalha, virado
magic-word-damage = causa { $amount } de dano a { $to }
magic-word-damage-by = causa dano a { $to }: { $amount }
magic-word-draw = { $who } compra { $amount ->
    [1] uma carta
   *[other] { $amount } cartas
    }
magic-word-draw-by = { $who } compra cartas: { $amount }
magic-word-gain-life = { $who } ganha { $amount } de vida
magic-word-gain-life-by = { $who } ganha vida: { $amount }
magic-word-lose-life = { $who } perde { $amount } de vida
magic-token-dragon-token = uma ficha de Dragão vermelho 5/5 que voa
magic-word-token = cria { $token }: { $who }
magic-word-token-but = cada jogador, menos { $but }, cria { $token }
magic-word-put-counter = põe um marcador de { $counter } nesta
magic-word-gain = { $what } ganha { $keywords } até o final do turno
magic-word-pump = { $what } recebe +{ $power }/+{ $toughness } até o final do turno
magic-word-shield = o próximo { $amount } de dano a { $what } neste turno é prevenido
magic-word-take = você ganha o controle de { $what } até o final do turno, desvira-as, e elas têm ímpeto
magic-word-give = { $to } ganha o controle de { $what }
magic-word-sacrifice-this = esta é sacrificada
magic-word-each-discards = cada oponente descarta uma carta; você compra uma carta por cada
magic-word-enter-from-hand = você pode pôr lá { $subtypes } da mão, virado e atacando esse jogador
magic-subtype-angel = um Anjo
magic-subtype-demon = um Demônio
magic-subtype-dragon = um Dragão
magic-word-highest-life = a vida de cada jogador passa a ser a maior de todas
magic-word-attach = esta é anexada a { $what }
magic-word-later = no começo da próxima etapa final: { $effects }
magic-word-later-often = se isto foi ativado { $often } vezes ou mais neste turno, no começo da próxima etapa final: { $effects }
magic-word-enters = Quando { $things } chega ao campo de batalha
magic-word-dies = Quando { $things } morre
magic-word-leaves = Quando esta deixa o campo de batalha
magic-word-attacks = Quando { $things } ataca
magic-word-upkeep = No começo { $whose } manutenção
magic-word-draw-step = No começo { $whose } etapa de compra
magic-word-end-step = No começo { $whose } etapa final
magic-whose-you = da sua
magic-whose-each = de cada
magic-word-trigger = { $when }: { $effects }
magic-word-trigger-may = { $when }, se você quiser: { $effects }
magic-word-trigger-untapped = { $when }, se isto está desvirado: { $effects }
magic-word-activated = { $cost }: { $effects }
magic-cost-tap = virar esta
magic-cost-sacrifice-this = sacrificar esta
magic-cost-sacrifice-creature = sacrificar uma criatura
magic-word-enchant = Encanta uma { $things }
magic-gives = Virado dá { $mana }
magic-gives-any = Virado dá um mana de uma cor da identidade do seu comandante
magic-gives-colourless = Virado dá { $amount } de mana incolor
magic-a =
    { $things_gender ->
    [masculine] um
   *[feminine] uma
    } { $things }
magic-or = { $first } ou { $other }
