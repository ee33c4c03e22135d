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
lcg-one-character = um { $noun }
lcg-one-attachment = um { $noun }
lcg-one-holding = uma { $noun }
lcg-one-province = uma { $noun }
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
lcg-is-unique-not = { $noun } que não seja único
lcg-is-home = { $noun } que não participa
lcg-is-alone = { $noun } que está só do seu lado
lcg-of-you = { $noun } que você controla
lcg-of-opponent = { $noun } que seu oponente controla
lcg-of-an-opponent = { $noun } que um oponente controla
lcg-word-with-trait = { $noun } { $trait }
lcg-word-with-trait-not = { $noun } que não seja { $trait }
lcg-word-of-clan = { $noun } do { $clan }
lcg-word-of-clan-not = { $noun } que não seja do { $clan }
lcg-word-has-skill = { $noun } com perícia ({ $kind })
lcg-word-wears = { $noun } com um anexo { $trait }
lcg-word-wears-any = { $noun } com anexos
lcg-word-wears-any-not = { $noun } sem anexos
lcg-either-noun = { $first } ou { $second }
lcg-word-bids-less = { $noun } cujo controlador apostou menos que você
lcg-word-other-than = { $noun } além de { $who }
lcg-this-character = este personagem
lcg-word-bearer = o portador
lcg-figure-cost = custo
lcg-figure-military = perícia militar
lcg-figure-political = perícia política
lcg-figure-glory = glória
lcg-figure-fate = destino
lcg-with-at-most = { $noun } com { $figure } { $amount } ou menos
lcg-with-at-least = { $noun } com { $figure } { $amount } ou mais
lcg-with-at-most-count = { $noun } com { $figure } não maior que { $amount }
lcg-with-at-most-that = { $noun } com { $figure } não maior que a de { $who }
lcg-with-below-that = { $noun } com menos { $figure } que { $who }
lcg-word-how-many = o número de { $who }
lcg-word-how-many-each = por { $who }
lcg-word-rings-claimed-each = por anel reivindicado
lcg-word-rings-unclaimed-each = por anel não reivindicado
lcg-word-fate-on-rings-each = por destino em anéis não reivindicados
lcg-word-attachments-on-it-each = por anexo nele
lcg-word-at-most-each = { $each }, até { $amount }
lcg-word-character-of-their-choice = { $who } à escolha do seu oponente
lcg-word-characters = { $number } { $who }
lcg-word-up-to-one-character = { $who } ou nenhum
lcg-word-character-from-row = { $who } nas suas províncias
lcg-word-character-from-piles = { $who } nos seus descartes
lcg-word-character-from-theirs = { $who } no descarte de um oponente
lcg-word-put-several-from-hand = você põe até { $most } { $who } de custo total { $amount } da mão e das províncias no conflito
lcg-word-put-several-from-pile = você põe até { $most } { $who } de custo total { $amount } do descarte de dinastia no conflito
lcg-word-sacrifice = sacrifique { $who }
lcg-word-dishonor-own = desonre { $who }
lcg-word-remove-fate-from-own = retire 1 de destino de { $who }
lcg-bearers = Anexado só a { $who }.
lcg-every = cada { $noun }
lcg-word-bow-own-attachment = curve um anexo seu neste personagem
