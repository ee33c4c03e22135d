### Lo que hacen las cartas, con palabras nuestras.

# “You” is said with the plural, so that sentences can tell it from the others.
magic-who-you = tú
    .number = other
magic-who-each = cada jugador
    .number = one
magic-who-opponents = cada oponente
    .number = one
magic-who-controller = su controlador
    .number = one
magic-who-active = ese jugador
    .number = one
magic-aim-player = un jugador objetivo
    .number = one
magic-aim-opponent = un oponente objetivo
    .number = one
magic-aim-spell = el hechizo objetivo
magic-target-permanent = un permanente objetivo
magic-target-creature = una criatura objetivo
magic-target-creature-land = una criatura o tierra objetivo
magic-target-creature-enchantment = una criatura o encantamiento objetivo
magic-target-creature-you = una criatura objetivo que controlas
magic-target-you = un permanente objetivo que controlas
magic-target-attacking-you-creature = una criatura objetivo que te ataca
magic-word-this = este
magic-word-it = él
magic-one-permanent = permanente
magic-things-permanent = todos los permanentes
magic-one-creature = criatura
    .gender = feminine
magic-things-creature = todas las criaturas
magic-one-land = tierra
magic-things-land = todas las tierras
magic-one-creature-land = criatura o tierra
magic-things-creature-land = todas las criaturas y tierras
magic-one-creature-enchantment = criatura o encantamiento
magic-things-creature-enchantment = todas las criaturas y encantamientos
magic-one-creature-without-flying = criatura que no vuela
magic-things-creature-without-flying = todas las criaturas que no vuelan
magic-one-creature-you = criatura tuya
magic-things-creature-you = tus criaturas
magic-one-you = permanente tuyo
magic-things-you = tus permanentes
magic-one-land-opponent = tierra de un oponente
    .gender = feminine
magic-things-land-opponent = todas las tierras de los oponentes
magic-one-this = este
magic-things-this = este
magic-one-host-creature = la criatura a la que esto está unido
magic-things-host-creature = la criatura a la que esto está unido
magic-one-attacking-creature = criatura atacante
magic-things-attacking-creature = las criaturas atacantes
magic-one-attacking-you-creature = criatura que te ataca
magic-things-attacking-you-creature = las criaturas que te atacan
magic-one-blocking-creature-you = criatura bloqueadora tuya
magic-things-blocking-creature-you = tus criaturas bloqueadoras
magic-one-b-creature = criatura negra
magic-things-b-creature = las criaturas negras
magic-word-x = X
magic-word-times = { $each } por cada { $things }
magic-word-counters = 1 por cada contador de { $counter } en este
magic-word-given-away = 1 por cada permanente que te pertenece y que controla un oponente
magic-word-in-main = { $usual }, o { $main } en tu fase principal
magic-word-mana-value = su valor de maná
magic-counter-strife = conflicto
magic-counters-strife = contadores de conflicto: { $amount }
magic-word-static = { $things }: { $parts }
magic-static-size = +{ $power }/+{ $toughness }
magic-static-size-by = +X/+{ $toughness }, donde X es { $power }
magic-static-keywords = { $keywords }
magic-static-cannot-attack = sin poder atacar
magic-static-cannot-block = sin poder bloquear
magic-static-cannot-attack-you = sin poder atacarte
magic-word-attack-tax = Las criaturas te atacan solo si se paga { $amount } de maná por cada una
magic-word-exile-instead = Lo que iría al cementerio de un oponente se exilia en vez de eso
magic-word-enters-tapped = Llega girada al campo de batalla
magic-word-prevent-combat =
    { $by ->
    [0] Se previene todo el daño de combate a este
   *[other] Se previene todo el daño de combate a este y de este
    }
magic-word-more-tokens = Creas fichas por { $times }, y { $more } más
magic-word-destroy = destruye { $what }
magic-word-exile =
    { $linked ->
    [0] exilia { $what }
   *[other] exilia { $what } mientras esto siga
    }
magic-word-comes-back = lo que esto exilió vuelve al campo de batalla bajo su propietario
magic-word-bounce = { $what } vuelve a la mano de su propietario
magic-word-counter-spell = contrarresta { $what }, que va al fondo de la biblioteca de su propietario
magic-word-tuck = este va al fondo de la biblioteca de su propietario
magic-word-fetch-basic = { $who } puede poner en el campo de batalla, girada, una tierra básica de la biblioteca
magic-word-damage = hace { $amount } de daño a { $to }
magic-word-damage-by = hace daño a { $to }: { $amount }
magic-word-draw = { $who } { $who_number ->
    [one] roba
   *[other] robas
    } { $amount ->
    [1] una carta
   *[other] { $amount } cartas
    }
magic-word-draw-by = { $who } { $who_number ->
    [one] roba
   *[other] robas
    } cartas: { $amount }
magic-word-gain-life = { $who } { $who_number ->
    [one] gana
   *[other] ganas
    } { $amount } de vida
magic-word-gain-life-by = { $who } { $who_number ->
    [one] gana
   *[other] ganas
    } vida: { $amount }
magic-word-lose-life = { $who } { $who_number ->
    [one] pierde
   *[other] pierdes
    } { $amount } de vida
magic-token-dragon-token = una ficha de Dragón rojo 5/5 que vuela
magic-word-token = crea { $token }: { $who }
magic-word-token-but = cada jugador menos { $but } crea { $token }
magic-word-put-counter = pone un contador de { $counter } en este
magic-word-gain = { $what } gana { $keywords } hasta el final del turno
magic-word-pump = { $what } obtiene +{ $power }/+{ $toughness } hasta el final del turno
magic-word-shield = el próximo { $amount } de daño a { $what } este turno se previene
magic-word-take = ganas el control de { $what } hasta el final del turno, las enderezas, y tienen prisa
magic-word-give = { $to } gana el control de { $what }
magic-word-sacrifice-this = este se sacrifica
magic-word-each-discards = cada oponente descarta una carta; robas una carta por cada una
magic-word-enter-from-hand = puedes poner allí { $subtypes } de tu mano, girado y atacando a ese jugador
magic-subtype-angel = un Ángel
magic-subtype-demon = un Demonio
magic-subtype-dragon = un Dragón
magic-word-highest-life = la vida de cada jugador pasa a ser la mayor de todas
magic-word-attach = este se une a { $what }
magic-word-later = al comienzo del próximo paso final: { $effects }
magic-word-later-often = si esto se activó { $often } veces o más este turno, al comienzo del próximo paso final: { $effects }
magic-word-enters = Cuando { $things } llega al campo de batalla
magic-word-dies = Cuando { $things } muere
magic-word-leaves = Cuando este deja el campo de batalla
magic-word-attacks = Cuando { $things } ataca
magic-word-upkeep = Al comienzo { $whose } mantenimiento
magic-word-draw-step = Al comienzo { $whose } paso de robar
magic-word-end-step = Al comienzo { $whose } paso final
magic-whose-you = de tu
magic-whose-each = de cada
magic-word-trigger = { $when }: { $effects }
magic-word-trigger-may = { $when }, si quieres: { $effects }
magic-word-trigger-untapped = { $when }, si esto está enderezado: { $effects }
magic-word-activated = { $cost }: { $effects }
magic-cost-tap = girar este
magic-cost-sacrifice-this = sacrificar este
magic-cost-sacrifice-creature = sacrificar una criatura
magic-word-enchant = Encanta una { $things }
magic-gives = Girado da { $mana }
magic-gives-any = Girado da un maná de un color de la identidad de tu comandante
magic-gives-colourless = Girado da { $amount } de maná incoloro
magic-a =
    { $things_gender ->
    [masculine] un
   *[feminine] una
    } { $things }
magic-or = { $first } o { $other }
