### Lo que los comandos de `gorin` tienen en común, y lo que dicen judge, rules y card.

cli-unknown-language = No hay catálogo para el idioma «{ $asked }»; elige uno de estos: { $known }

cli-stopped = Detenido.
cli-unwritable = No se puede escribir la salida: { $reason }

## gorin judge

judge-result = Veredicto
judge-scenario = Escenario
judge-title = Qué muestra
judge-holds = se cumple
judge-fails = falla
judge-own-cards = { $scenario } se juzgó con tus propios datos de cartas ({ $digest }); con otros datos el resultado puede ser distinto
judge-brought-cards = { $scenario } trae cartas propias, con las que se ha jugado: { $cards }. Lo que has introducido de las tuyas no ha contado
judge-summary = { $count ->
        [one] { $passed } de { $count } escenario se cumple.
       *[other] { $passed } de { $count } escenarios se cumplen.
    }

## gorin rules

rules-book = Libro
rules-clause = Cláusula
rules-title = Título
rules-clauses = Cláusulas
rules-proved = Demostradas
rules-states = Estados
rules-state = Estado
rules-source = Fuente
rules-code = Código
rules-no-code = ninguno
rules-changes = Cambiada por
rules-tests = Tests
rules-scenarios = Escenarios
rules-rules-on = Decide sobre
rules-rulings = Decisiones
rules-coverage = { $clauses ->
        [one] El libro tiene { $clauses } cláusula; tests o escenarios demuestran { $proved }.
       *[other] El libro tiene { $clauses } cláusulas; tests o escenarios demuestran { $proved }.
    }
state-done = hecha
state-partial = parcial
state-pending = pendiente
state-not-applicable = no se aplica

## gorin card

card-unknown = No existe la carta «{ $asked }»; parecidas: { $near }
card-unknown-alone = No existe la carta «{ $asked }»
card-in-games = «{ $asked }» es una carta de varios juegos: { $games }. Di de cuál con --game.
card-aliases = También llamada { $aliases }
card-known = conocido
card-ours = nuestro
card-stand-in = Provisional: los valores marcados «nuestro», o el efecto, son de este proyecto y pueden diferir de la carta impresa.
card-name-only = Procedencia: { $set }. Solo se conocen el nombre, el tipo y la rareza; no se puede jugar.
card-script = Código: { $place }

## Lo que rodea la ayuda de una orden

help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-required = [obligatorio]
help-default = [predeterminado: { $value }]
