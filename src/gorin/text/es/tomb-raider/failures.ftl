### Tomb Raider: what failing an obstacle does beyond damage, injuries, and getting stuck.

## What cards say: these follow “On failure:”.

word-drop-cards = { $count ->
        [one] descarta { $count } carta de la mano al azar
       *[other] descarta { $count } cartas de la mano al azar
    }
word-discard-cards = { $count ->
        [one] descarta { $count } carta de la mano a tu elección
       *[other] descarta { $count } cartas de la mano a tu elección
    }
word-lose-weapon = pierde un arma, guardada o no
word-lose-saved-item = pierde un objeto guardado
word-lose-unsaved-items = pierde todos los objetos sin guardar
word-get-injured-by-choice = sufre una herida en una habilidad de tu elección
word-lose-search = no busques en este turno
word-stop-moving = no te muevas más en este turno
word-fall-deeper = cae una profundidad
word-slide-back = resbala una profundidad hacia atrás
word-be-thrown-back = sal despedido por el borde inferior del lugar
word-be-carried-off = eres llevado a tu punto de guardado o, si no tienes, a tu entrada

## What players are asked

ask-drop = ¿Qué carta descartas?
ask-injury = ¿En qué habilidad sufre la herida tu explorador?
option-injure = Sufrir una herida en { $ability }

## What chance is asked

ask-random-card = Descartar una carta al azar

## What happens

log-search-lost = El explorador de { $seat } no busca en este turno
log-movement-stopped = El explorador de { $seat } no se mueve más en este turno
