### Tomb Raider: what actions say and ask, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-during-your-obstacle-test = durante una prueba de tu explorador contra un obstáculo
word-during-other-test = durante una prueba de otro explorador
word-during-other-fight = durante una prueba de Lucha de otro explorador
word-one-life-left = mientras a tu explorador solo le queda una vida
word-exits-here = { $least ->
        [one] mientras el lugar de tu explorador tiene al menos { $least } salida
       *[other] mientras el lugar de tu explorador tiene al menos { $least } salidas
    }

## Costs

word-discard-another = descarta otra carta de tu mano
word-discard-hand = { $least ->
        [one] descarta toda tu mano, al menos { $least } carta más
       *[other] descarta toda tu mano, al menos { $least } cartas más
    }
word-give-life = sufre { $amount } de daño

## Effects on tests and searches

word-test-another-ability = { $rise ->
        [0] haz la prueba con otra habilidad de tu elección
       *[other] haz la prueba con otra habilidad de tu elección, con el objetivo aumentado en { $rise }
    }
word-roll-best-ability = tira tantos dados como permite la habilidad más alta de tu explorador
word-add-to-results-this-turn = los resultados de todas las pruebas de tu explorador aumentan en { $amount } en este turno
word-search-harder = { $count ->
        [one] busca en el lugar de tu explorador con { $count } dado más, aunque allí ya no se pueda encontrar nada
       *[other] busca en el lugar de tu explorador con { $count } dados más, aunque allí ya no se pueda encontrar nada
    }
word-take-dice = { $count ->
        [one] ese explorador tira { $count } dado menos, pero al menos uno
       *[other] ese explorador tira { $count } dados menos, pero al menos uno
    }
word-lower-result = baja el resultado de la prueba en { $amount }
word-turn-dice-down = { $count ->
        [one] gira a 1 el dado más alto de la prueba
       *[other] gira a 1 los { $count } dados más altos de la prueba
    }

## Effects on raiders

word-attack-with-more-dice = { $count ->
        [one] ataca a otro explorador de allí con { $count } dado más
       *[other] ataca a otro explorador de allí con { $count } dados más
    }
word-attack-unawares = { $count ->
        [one] ataca a otro explorador de allí, que tira { $count } dado menos
       *[other] ataca a otro explorador de allí, que tira { $count } dados menos
    }
word-hurt-others-near = cada otro explorador y cada criatura en el lugar de tu explorador o en uno adyacente sufre { $amount } de daño
word-take-save-point = otro explorador de tu elección pierde su punto de guardado
word-unburden = { $least ->
        [one] otro explorador con al menos { $least } objeto sin guardar pierde uno, a elección de su jugador
       *[other] otro explorador con al menos { $least } objetos sin guardar pierde uno, a elección de su jugador
    }

## Effects on obstacles

word-drive-out = { $kind ->
        [trap] lleva una carta de trampa del lugar de tu explorador a un lugar adyacente ya explorado
        [creature] lleva una carta de criatura del lugar de tu explorador a un lugar adyacente ya explorado
        [hazard] lleva una carta de riesgo del lugar de tu explorador a un lugar adyacente ya explorado
       *[other] lleva una carta de obstáculo del lugar de tu explorador a un lugar adyacente ya explorado
    }
word-set-on-raider = { $kind ->
        [trap] lleva una carta de trampa de cualquier punto del mapa al lugar de otro explorador
        [creature] lleva una carta de criatura de cualquier punto del mapa al lugar de otro explorador
        [hazard] lleva una carta de riesgo de cualquier punto del mapa al lugar de otro explorador
       *[other] lleva una carta de obstáculo de cualquier punto del mapa al lugar de otro explorador
    }
word-exchange-obstacles = cambia una carta de obstáculo del lugar de tu explorador por otra de cualquier otro punto del mapa
word-play-threat = puedes jugar un obstáculo de tu mano en el lugar del explorador que actúa, con un peligro hasta { $above } por encima del límite
word-pass-obstacles = en este turno tu explorador no se enfrenta a los obstáculos de los lugares por los que solo pasa

## Effects on cards

word-pick-from-deck = { $count ->
        [one] toma la carta superior de tu mazo de robo
       *[other] mira las { $count } cartas superiores de tu mazo de robo, toma una de ellas y pon las demás debajo
    }
word-draw-new-hand = descarta tu mano y roba el mismo número de cartas
word-draw-by-die = tira un dado y roba tantas cartas como muestre
word-spoil-hand = mira la mano de otro jugador y descarta de ella una carta de tu elección

## What players are asked

ask-improvise = ¿Con qué otra habilidad hace la prueba tu explorador?
ask-shift = ¿Qué obstáculo se lleva a otro lugar?
ask-shift-to = ¿Adónde se lleva?
ask-exchange = ¿Qué obstáculo viene aquí a cambio?
ask-threat = ¿Juegas un obstáculo de peligro { $limit } o menor en { $space }?
ask-pick = ¿Qué carta tomas?
ask-spoil = ¿Qué carta de esta mano se descarta?
ask-pay-card = ¿Qué carta descartas para ello?

option-shift = Elegir { $obstacle }
option-shift-to = Llevarlo a { $space }

## What chance is asked

ask-luck-roll = Tirar un dado por el número de cartas
