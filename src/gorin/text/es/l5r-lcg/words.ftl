### The words of the cards, in our own words.

lcg-text = { $text }
lcg-plays-if = Solo se juega { $condition }.
lcg-ability-action = Acción: { $does }.
lcg-ability-reaction = Reacción: { $does }.
lcg-ability-interrupt = Interrupción: { $does }.
lcg-ability-would = Interrupción: { $does }.
lcg-ability-forced-reaction = Reacción obligada: { $does }.
lcg-ability-forced-interrupt = Interrupción obligada: { $does }.
lcg-effects-more = { $first }, { $second }
lcg-effects-last =
    { $second_start ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }
lcg-conditions-more = { $first }, { $second }
lcg-conditions-last =
    { $second_start ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }
lcg-does-to = { $chosen }; { $does }
lcg-choose = elige { $aim }
lcg-opponent-chooses = tu oponente elige { $aim }
lcg-does-for = { $costs }, y { $does }
lcg-does-if = { $conditions }, { $does }
lcg-place-hand = si esta carta está en tu mano
lcg-place-reserve = si esta carta está en tu descarte de Dinastía o en tus provincias
lcg-does-after = { $trigger }, { $does }
lcg-does-limited = { $does } ({ $limit })
lcg-limit-none = sin límite de veces
lcg-limit-card-conflict = { $count ->
    [one] como mucho { $count } vez por conflicto
   *[other] como mucho { $count } veces por conflicto
 }
lcg-limit-title-conflict = { $count ->
    [one] cada jugador { $count } vez por conflicto, todas las copias juntas
   *[other] cada jugador { $count } veces por conflicto, todas las copias juntas
 }
lcg-limit-title-round = { $count ->
    [one] cada jugador { $count } vez por ronda, todas las copias juntas
   *[other] cada jugador { $count } veces por ronda, todas las copias juntas
 }
lcg-word-ancestral = Ancestral: va a la mano de su propietario cuando su portador sale del juego.
lcg-word-courtesy = Cortesía: su controlador gana 1 de destino cuando sale del juego.
lcg-word-covert = Encubierto: al atacar, puede elegirse un personaje sin encubierto, que no puede declararse defensor.
lcg-word-limited = Limitada: cada jugador juega como mucho una carta limitada por ronda.
lcg-word-no-attachments = No se le puede unir nada.
lcg-word-pride = Orgullo: queda honrado tras ganar un conflicto y deshonrado tras perder uno.
lcg-word-restricted = Restringida: un personaje lleva como mucho dos de estas.
lcg-word-sincerity = Sinceridad: su controlador roba 1 carta cuando sale del juego.
lcg-word-facedown-in-your-provinces = una carta boca abajo en tus provincias
lcg-word-outside-conflicts = fuera de conflictos
lcg-word-this-province-breaks = cuando esta provincia se rompa
lcg-word-lose-honor = pierde { $amount } de honor
lcg-word-sacrifice-this = sacrifica esta carta
lcg-word-sacrifice-honored = sacrifica un personaje honrado tuyo
lcg-word-remove-fate-here = retira 1 de destino de este personaje
lcg-word-give-fate = da { $amount } de destino a tu oponente
lcg-word-bow-this-stronghold = inclina esta fortaleza
lcg-word-honor = queda honrado
lcg-word-bow = se inclina
lcg-word-discard = es descartado
lcg-word-send-home = vuelve a la base
lcg-word-move-to-conflict = el elegido va al conflicto
lcg-word-move-either-way = va al conflicto o vuelve de él a la base
lcg-word-strengthen-maybe-twice = tiene { $amount } más de { $figure } hasta el final del conflicto; puedes perder 1 de honor para hacerlo otra vez, con él o con otro
lcg-word-remove-fate = se le retira 1 de destino
lcg-word-gain-honor = ganas { $amount } de honor
lcg-word-gain-fate = ganas { $amount } de destino
lcg-word-draw = { $count -> 
    [one] robas { $count } carta
   *[other] robas { $count } cartas
 }
lcg-word-resolve-ring = resuelves el efecto del anillo disputado
lcg-word-cancel-effects = esos efectos se cancelan
lcg-word-turn-up = se pone boca arriba
lcg-word-turn-up-several = todo lo elegido se pone boca arriba
lcg-word-refill-face-up = esa provincia se rellena boca arriba
lcg-word-honor-one-dishonor-other = eliges cuál de ellos queda honrado; el otro queda deshonrado
lcg-word-duel-to-clear-conflict = este personaje libra un duelo { $kind } con el elegido: si gana, todos los participantes ajenos al duelo vuelven a la base; si pierde, vuelve él mismo
lcg-word-play-this = juega este accesorio desde tu descarte de Conflicto
lcg-word-switch-type = cambia el tipo del conflicto
lcg-word-blanks-province-alone = Mientras ataca solo, el texto de la provincia atacada no cuenta.
lcg-word-no-ring-effects = Los efectos de anillo de conflictos aquí se cancelan salvo que esta provincia se rompa.
lcg-word-composure = con compostura (tu dial muestra menos que el de un oponente)
lcg-word-dire = mientras este personaje no tiene destino
