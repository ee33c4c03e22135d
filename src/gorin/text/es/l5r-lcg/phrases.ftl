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
lcg-one-character = un { $noun }
lcg-one-attachment = un { $noun }
lcg-one-holding = una { $noun }
lcg-one-province = una { $noun }
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
lcg-is-unique-not = { $noun } que no sea único
lcg-is-home = { $noun } que no participa
lcg-is-alone = { $noun } que está solo en su bando
lcg-of-you = { $noun } que controlas
lcg-of-opponent = { $noun } que controla tu oponente
lcg-of-an-opponent = { $noun } que controla un oponente
lcg-word-with-trait = { $noun } { $trait }
lcg-word-with-trait-not = { $noun } que no sea { $trait }
lcg-word-of-clan = { $noun } del { $clan }
lcg-word-of-clan-not = { $noun } que no sea del { $clan }
lcg-word-has-skill = { $noun } con habilidad ({ $kind })
lcg-word-wears = { $noun } con un accesorio { $trait }
lcg-word-wears-any = { $noun } con accesorios
lcg-word-wears-any-not = { $noun } sin accesorios
lcg-either-noun = { $first } { $second_start ->
    [o] u
   *[other] o
 } { $second }
lcg-word-bids-less = { $noun } cuyo controlador apuesta menos que tú
lcg-word-other-than = { $noun } aparte de { $who }
lcg-this-character = este personaje
lcg-word-bearer = su portador
lcg-figure-cost = coste
lcg-figure-military = habilidad militar
lcg-figure-political = habilidad política
lcg-figure-glory = gloria
lcg-figure-fate = destino
lcg-with-at-most = { $noun } con { $figure } { $amount } o menos
lcg-with-at-least = { $noun } con { $figure } { $amount } o más
lcg-with-at-most-count = { $noun } con { $figure } no mayor que { $amount }
lcg-with-at-most-that = { $noun } con { $figure } no mayor que la de { $who }
lcg-with-below-that = { $noun } con menos { $figure } que { $who }
lcg-word-how-many = el número de { $who }
lcg-word-how-many-each = por cada { $who }
lcg-word-rings-claimed-each = por cada anillo reclamado
lcg-word-rings-unclaimed-each = por cada anillo no reclamado
lcg-word-fate-on-rings-each = por cada destino en anillos no reclamados
lcg-word-attachments-on-it-each = por cada accesorio en él
lcg-word-at-most-each = { $each }, hasta { $amount }
lcg-word-character-of-their-choice = { $who } que elige tu oponente
lcg-word-characters = { $number } { $who }
lcg-word-up-to-one-character = { $who } o ninguno
lcg-word-character-from-row = { $who } en tus provincias
lcg-word-character-from-piles = { $who } en tus descartes
lcg-word-character-from-theirs = { $who } en el descarte de un oponente
lcg-word-put-several-from-hand = pones en el conflicto hasta { $most } { $who } de coste total { $amount } de tu mano y tus provincias
lcg-word-put-several-from-pile = pones en el conflicto hasta { $most } { $who } de coste total { $amount } de tu descarte de Dinastía
lcg-word-sacrifice = sacrifica { $who }
lcg-word-dishonor-own = deshonra a { $who }
lcg-word-remove-fate-from-own = retira 1 de destino de { $who }
lcg-bearers = Se une solo a { $who }.
lcg-every = cada { $noun }
lcg-word-bow-own-attachment = inclina un accesorio tuyo en este personaje
