### Object phrases, and the words that are said with them. `$noun` is what is said already.

lcg-noun-character = { $count ->
    [one] personaje
   *[other] personajes
 }
    .gender = masculine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-attachment = { $count ->
    [one] accesorio
   *[other] accesorios
 }
    .gender = masculine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-holding = { $count ->
    [one] posesión
   *[other] posesiones
 }
    .gender = feminine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-province = { $count ->
    [one] provincia
   *[other] provincias
 }
    .gender = feminine
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-conflict = conflicto
lcg-one-character = un { $noun }
    .of = de un { $noun }
lcg-one-attachment = un { $noun }
    .of = de un { $noun }
lcg-one-holding = una { $noun }
    .of = de una { $noun }
lcg-one-province = una { $noun }
    .of = de una { $noun }
lcg-another-character = otro { $noun }
    .of = de otro { $noun }
lcg-another-attachment = otro { $noun }
    .of = de otro { $noun }
lcg-another-holding = otra { $noun }
    .of = de otra { $noun }
lcg-another-province = otra { $noun }
    .of = de otra { $noun }
lcg-one-conflict = un { $noun }
lcg-first-conflict = el primer { $noun } de la ronda
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
        [other] enderezadas
       *[one] enderezada
     }
   *[masculine] { $noun_number ->
        [other] enderezados
       *[one] enderezado
     }
 }
lcg-is-bowed = { $noun } { $noun_gender ->
    [feminine] { $noun_number ->
        [other] inclinadas
       *[one] inclinada
     }
   *[masculine] { $noun_number ->
        [other] inclinados
       *[one] inclinado
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
        [other] deshonradas
       *[one] deshonrada
     }
   *[masculine] { $noun_number ->
        [other] deshonrados
       *[one] deshonrado
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
lcg-is-unique-not = { $noun } que no { $noun_gender ->
    [feminine] { $noun_number ->
        [other] sean únicas
       *[one] sea única
     }
   *[masculine] { $noun_number ->
        [other] sean únicos
       *[one] sea único
     }
 }
lcg-is-home = { $noun } no { $noun_number ->
    [other] participantes
   *[one] participante
 }
lcg-is-alone = { $noun } que está solo en su bando
lcg-of-you = { $noun } que controlas
lcg-of-opponent = { $noun } que controla tu oponente
lcg-of-an-opponent = { $noun } que controla un oponente
lcg-of-them = { $noun } que controla
lcg-word-with-trait = { $noun } { $trait }
lcg-word-with-trait-not = { $noun } que no { $noun_number ->
    [other] sean
   *[one] sea
 } { $trait }
lcg-word-of-clan = { $noun } del { $clan }
lcg-word-of-clan-not = { $noun } que no { $noun_number ->
    [other] sean
   *[one] sea
 } del { $clan }
lcg-word-of-element = { $noun } con el elemento del { $ring }
lcg-word-has-skill = { $noun } con { $figure }
lcg-word-wears = { $noun } con un accesorio { $trait }
lcg-word-wears-any = { $noun } con accesorios
lcg-word-wears-any-not = { $noun } sin accesorios
lcg-either-noun = { $noun } { $second_start ->
    [o] u
   *[other] o
 } { $second }
lcg-same-noun = { $noun_gender ->
    [feminine] { $noun_number ->
        [other] unas
       *[one] una
     }
   *[masculine] { $noun_number ->
        [other] unos
       *[one] uno
     }
 }
lcg-word-dial-shows-less = { $noun } cuyo controlador tiene menos que tú en el dial de honor
lcg-word-other-than = { $noun } que no { $noun_number ->
    [other] sean
   *[one] sea
 } { $who }
lcg-other = { $noun_gender ->
    [feminine] { $noun_number ->
        [other] otras
       *[one] otra
     }
   *[masculine] { $noun_number ->
        [other] otros
       *[one] otro
     }
 } { $noun }
lcg-this-character = este personaje
    .of = de este personaje
lcg-this-attachment = este accesorio
    .of = de este accesorio
lcg-this-province = esta provincia
    .gender = feminine
    .of = de esta provincia
lcg-word-bearer = su portador
    .of = de su portador
lcg-figure-cost = coste
    .gender = masculine
lcg-figure-military = habilidad militar
    .gender = feminine
lcg-figure-political = habilidad política
    .gender = feminine
lcg-figure-glory = gloria
    .gender = feminine
lcg-figure-fate = destino
    .gender = masculine
lcg-with-at-most = { $noun } con { $figure } { $amount } o menos
lcg-with-at-least = { $noun } con { $figure } { $amount } o más
lcg-with-below = { $noun } con { $figure } menor que { $amount }
lcg-with-at-most-count = { $noun } con { $figure } no mayor que { $amount }
lcg-with-at-least-count = { $noun } con { $figure } no menor que { $amount }
lcg-with-below-count = { $noun } con { $figure } menor que { $amount }
lcg-with-at-most-that = { $noun } con { $figure } no mayor que { $figure_gender ->
    [masculine] el
   *[feminine] la
 } { $who_of }
lcg-with-at-least-that = { $noun } con { $figure } no menor que { $figure_gender ->
    [masculine] el
   *[feminine] la
 } { $who_of }
lcg-with-below-that = { $noun } con menos { $figure } que { $who }
lcg-word-how-many = el número de { $who }
lcg-word-figure-of = { $figure_gender ->
    [masculine] el
   *[feminine] la
 } { $figure } { $who_of }
lcg-word-how-many-each = por cada { $who }
lcg-word-rings-claimed-each = por cada anillo reclamado
lcg-word-rings-unclaimed-each = por cada anillo no reclamado
lcg-word-fate-on-rings-each = por cada 1 de destino en anillos no reclamados
lcg-word-attachments-on-it-each = por cada accesorio en él
lcg-word-at-most-each = { $each }, hasta { $amount }
lcg-conflict-kind = { $noun } { $kind }
lcg-conflict-unopposed = { $noun } sin oposición
lcg-conflict-here = { $noun } en esta provincia
lcg-conflict-alone = { $noun } con un solo participante tuyo
lcg-conflict-ring = { $noun } por el { $ring }
lcg-conflict-you-attacker = { $noun } en el que atacas
lcg-conflict-you-defender = { $noun } en el que defiendes
lcg-conflict-who = { $noun } en el que { $who } participa
lcg-conflict-by = { $noun } por { $amount } o más
lcg-conflict-as-attacking = { $noun } como atacante
lcg-conflict-as-defending = { $noun } como defensor
lcg-word-during = durante { $fight }
lcg-word-during-phase = en la { $phase }
lcg-while-participating = mientras { $who } participa
lcg-while-attacking = mientras { $who } ataca
lcg-while-defending = mientras { $who } defiende
lcg-while-alone = mientras { $who } está solo en su bando
lcg-while-bowed = mientras { $who } está inclinado
lcg-while-honored = mientras { $who } está honrado
lcg-while-dishonored = mientras { $who } está deshonrado
lcg-while-unique = mientras { $who } es único
lcg-while-home = mientras { $who } no participa
lcg-while-ready = mientras { $who } está enderezado
lcg-if-there = si hay { $who } en juego
lcg-if-there-many = si hay al menos { $count } { $who } en juego
lcg-if-you-control = si controlas { $who }
lcg-if-you-control-many = si controlas al menos { $count } { $who }
lcg-ahead-opponent = si tienes más { $figure } que tu oponente
lcg-ahead-an-opponent = si tienes más { $figure } que un oponente
lcg-ahead-an-opponent-by = si tienes al menos { $amount } más de { $figure } que un oponente
lcg-behind-opponent = si tienes menos { $figure } que tu oponente
lcg-behind-an-opponent = si tienes menos { $figure } que un oponente
lcg-figure-of-honor = honor
lcg-figure-of-dial = en tu dial de honor
lcg-figure-of-skill = habilidad en el conflicto
lcg-figure-of-glory = gloria entre participantes enderezados
lcg-figure-of-honored = personajes honrados
lcg-word-first-player = mientras eres el primer jugador
lcg-after-you-wins = después de que ganes { $fight }
lcg-after-you-loses = después de que pierdas { $fight }
lcg-after-opponent-wins = después de que un oponente gane { $fight }
lcg-after-opponent-loses = después de que un oponente pierda { $fight }
lcg-after-wins = después de que { $who } gane { $fight }
lcg-after-loses = después de que { $who } pierda { $fight }
lcg-word-breaks = después de que rompas una provincia en { $fight }
lcg-word-claims = después de que reclames un anillo en { $fight }
lcg-word-claims-of-role = después de que reclames un anillo del elemento de tu rol
lcg-word-declares = después de que un oponente declare { $fight }
lcg-word-declares-fate = después de que un oponente elija un anillo con destino para un conflicto
lcg-word-declares-here = después de que se declare un conflicto contra esta provincia
lcg-word-passes = después de que un oponente no declare conflicto
lcg-word-revealed = después de que { $who } se revele
lcg-word-enters-any = después de que este personaje entre en juego
lcg-word-enters-from-province = después de que este personaje entre en juego desde una provincia
lcg-word-enters-defending = después de que este personaje entre en juego como defensor
lcg-word-would-leave = cuando { $who } fuera a salir del juego
lcg-word-leaves = después de que { $who } salga del juego durante { $fight }
lcg-word-fate-placed = después de que se ponga destino en { $who }
lcg-word-status-any = cuando { $who } fuera a quedar honrado o deshonrado
lcg-word-status-honored = después de que { $who } quede honrado
lcg-word-bows = después de que un anillo o una carta de un oponente incline a { $who }
lcg-word-joins = después de que { $who } se declare en { $fight } o vaya a él
lcg-word-moves = después de que { $who } vaya a { $fight }
lcg-word-attaches = después de que unas { $what } a este personaje
lcg-after-you-plays-character = después de que juegues un personaje de tu mano
lcg-after-opponent-plays-card-in = después de que un oponente juegue una carta en { $fight }
lcg-word-effects-begin = cuando un evento fuera a tener efecto
lcg-word-effects-begin-on = cuando una capacidad activada que tiene como objetivo a { $who } fuera a tener efecto
lcg-holds = Siempre: { $text }.
lcg-holds-while = { $conditions }, { $text }
lcg-has-more = { $who } tiene { $amount } más de { $figure }
lcg-has-less = { $who } tiene { $amount } menos de { $figure }
lcg-has-more-per = { $who } tiene 1 más de { $figure } { $each }
lcg-more-skill-both = ambas habilidades
lcg-more-skill-military = habilidad militar
lcg-more-skill-political = habilidad política
lcg-more-glory = gloria
lcg-more-strength = fuerza
lcg-none-can-dishonor = ningún { $noun } puede quedar deshonrado
lcg-cannot-attack = { $who } no puede participar en conflictos como atacante
lcg-cannot-attack-favored = { $who } no puede participar como atacante contra un jugador que tenga el Favor Imperial
lcg-cannot-declare-attack = { $who } no se puede declarar como atacante
lcg-cannot-declare-defense = { $who } no se puede declarar como defensor
lcg-cannot-bow-by-opponent-or-move-by-opponent = { $who } no puede ser { $who_gender ->
    [feminine] inclinada ni movida
   *[masculine] inclinado ni movido
 } por efectos de cartas de oponentes
lcg-cannot-fight-military = { $who } no puede participar en conflictos militares
lcg-cannot-lie-under-stronghold = { $who } no puede quedar bajo una fortaleza
lcg-cannot-bow-at-end = { $who } no se inclina al final del conflicto
lcg-word-keeps-fate-on-rings = los oponentes no pueden tomar destino de anillos
lcg-word-bars-events-of-opponents = los oponentes no pueden jugar eventos
lcg-word-leaves-if = esta carta es descartada
lcg-word-gives = { $who } tiene esta palabra clave
lcg-with-keyword = { $text } { $keyword }
lcg-word-gives-trait = Siempre: { $who } es también { $trait }.
lcg-word-gives-element = el anillo disputado cuenta también como { $ring }, y quien lo resuelve elige el efecto de uno de sus elementos
lcg-word-cheaper = esta carta te cuesta { $amount } menos
lcg-word-characters = { $number } { $who }
lcg-word-up-to-one-character = { $who }, o ninguno
lcg-word-character-from-row = { $who } en tus provincias
lcg-word-character-from-piles = { $who } en tus descartes
lcg-word-character-from-theirs = { $who } en el descarte de un oponente
lcg-word-put-several-from-hand = elige hasta { $most } { $who } con coste total { $amount } o menos de tu mano y tus provincias: los pones en el conflicto
lcg-word-put-several-from-pile = elige { $who } con coste total { $amount } o menos de tu descarte de Dinastía: los pones en el conflicto
lcg-word-sacrifice = sacrifica { $who }
lcg-word-dishonor-own = deshonra a { $who }
lcg-word-remove-fate-from-own = retira 1 de destino { $who_of }
lcg-bearers = Se une solo a { $who }.
lcg-word-instead = en vez de eso, { $effect }
lcg-word-lose-status-who = se descarta la ficha de estado { $who_of }
lcg-word-discard-who = { $who } es { $who_gender ->
    [feminine] descartada
   *[masculine] descartado
 }
lcg-word-character-from-pile = { $who } en tu descarte de Dinastía
lcg-word-character-from-own = { $who } en tu descarte de Dinastía o tus provincias
lcg-it = el elegido
    .of = del elegido
lcg-the-same = este
    .of = de este
lcg-word-that = ese personaje
    .of = de ese personaje
lcg-every = cada { $noun }
    .of = de cada { $noun }
lcg-word-honor-who = { $who } queda honrado
lcg-word-dishonor-who = { $who } queda deshonrado
lcg-word-make-ready-who = { $who } se endereza
lcg-word-bow-who = { $who } se inclina
lcg-word-send-home-who = { $who } vuelve a la base
lcg-word-move-to-conflict-who = { $who } va al conflicto
lcg-word-remove-fate-who = se retira 1 de destino { $who_of }
lcg-word-place-fate-who = { $amount ->
    [one] se pone { $amount } de destino
   *[other] se ponen { $amount } de destino
 } en { $who }
lcg-return-hand = { $who } vuelve a la mano de su propietario
lcg-return-top = { $who } vuelve a la parte superior del mazo de su propietario
lcg-return-bottom = { $who } vuelve al fondo del mazo de su propietario
lcg-put-home = { $who } entra en juego en la base
lcg-put-conflict = { $who } entra en juego en tu bando en el conflicto
lcg-has-until = { $who } tiene { $amount } más de { $figure } { $until }
lcg-has-less-until = { $who } tiene { $amount } menos de { $figure } { $until }
lcg-per = { $text }, { $each }
lcg-word-double = su { $figure } se duplica hasta el final del conflicto
lcg-word-double-who = la { $figure } { $who_of } se duplica hasta el final del conflicto
lcg-word-double-base = su { $figure } básica cuenta doble hasta el final del conflicto
lcg-word-double-who-base = la { $figure } básica { $who_of } cuenta doble hasta el final del conflicto
lcg-cannot-until = { $until }, { $does }
lcg-cannot-trigger = { $who } no puede activar sus capacidades
lcg-cannot-bow-at-end-defending = { $who } no se inclina al final de conflictos en los que defiende
lcg-cannot-discard-or-lose-fate = { $who } no puede ser { $who_gender ->
    [feminine] descartada
   *[masculine] descartado
 } ni perder destino
lcg-word-bow-own-attachment = inclina un accesorio tuyo en este personaje
