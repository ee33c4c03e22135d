### Archivos de escenario: qué puede estar mal en ellos y qué no resulta como dicen.


## Lectura

scenario-no-steps = El escenario no tiene ningún [[step]]
scenario-refused-steps = Un comienzo rechazado no se juega: quita los pasos, o refuses
scenario-empty-branch = La rama no tiene ningún [[branch.step]]
scenario-no-start = Un escenario tiene o una [position] o un [setup]
scenario-two-acts = Un paso actúa una vez como mucho; aquí hay { $acts }
scenario-empty-step = El paso no dice nada
scenario-needs-seat = Una iniciativa necesita un asiento (seat)
scenario-bad-seat = No hay asiento { $seat }; aquí los asientos se cuentan de { $first } a { $last }
scenario-no-positions = Los escenarios aún no saben preparar «{ $game }»
scenario-no-boards = «{ $game }» no tiene tableros entre los que elegir
scenario-position-field = Una posición no tiene el campo «{ $field }»
scenario-option-elsewhere = En este juego una posición no admite la opción «{ $option }»; admite { $known }. Lo demás que cambie lo dice la propia posición
scenario-bad-saved = Lo guardado aquí no es una posición de esta versión: { $reason }
scenario-saved-alone = Una posición guardada lo dice todo: ningún otro campo va a su lado
scenario-taken-title = Paso { $step } de una partida de { $game }
scenario-taken-all = Tomado de una partida: todo está como estaba en ella.
scenario-taken-seat = Tomado de una partida tal como { $seat } la conoce: lo que ese asiento no puede saber se repartió de nuevo.
scenario-taken-words = Lo guardado abajo, en palabras, hasta donde una posición tiene palabras para ello. Estas líneas son para leer.
scenario-taken-whose = la partida no ha terminado: una posición tomada de ella se escribe para un asiento; indícalo
scenario-taken-secret = Aquí otra persona ha respondido en secreto; para un solo asiento, toma un paso anterior o posterior
scenario-taken-otherwise = Lo que el asiento no puede saber no se pudo repartir de nuevo de modo que todo vaya como fue; toma otro paso
scenario-none-found = No hay ningún archivo de escenario en esta carpeta
scenario-unknown = No existe ningún archivo ni escenario «{ $asked }»; parecidos: { $near }
scenario-unknown-alone = No existe ningún archivo ni escenario «{ $asked }»

## Juego

scenario-misfit = El guion tiene { $wanted }; en su lugar se pregunta: { $asked }
scenario-misfit-over = El guion tiene { $wanted }, pero la partida ha terminado
scenario-passed-over = Respondido antes sin el guion: { $asked }
scenario-alone = Respondido por sí solo, pues solo había una respuesta posible: { $asked }
scenario-alone-before = No se preguntó antes de eso, pues solo había una respuesta posible: { $asked }
scenario-open = { $who }: { $options }
scenario-open-many = { $who }: { $options }; { $more } más
scenario-open-value = { $who }: { $form }
scenario-who-seat = { $seat } (seat = { $at }, «{ $kind }»)
scenario-who-chance = el azar («{ $kind }»)
scenario-who-table = la mesa («{ $kind }»)
scenario-form-exactly = { $count }
scenario-form-between = { $least } a { $most }
scenario-form-number = un número: { $count }
scenario-form-one-of = uno de estos: { $keys }
scenario-form-text = un texto; signos: { $count }
scenario-form-named = una entrada del catálogo «{ $catalogue }», como { $keys }
scenario-form-subset = una lista, { $count } de estos: { $keys }
scenario-form-weighed = una lista, { $count } de estos, cuyos números sumen { $weight }: { $keys }
scenario-form-weight = { $key } ({ $weight })
scenario-form-ordering = una lista de todos estos, en cualquier orden: { $keys }
scenario-form-division = una lista de números que sumen { $total }, uno por cada uno de estos, en este orden: { $parts }
scenario-form-assignment = pares, { $count } en total: uno de estos, { $keys }, con uno de estos, { $places }
scenario-form-allowed = pares, { $count } en total: { $parts }
scenario-form-parts = una tabla: { $parts }
scenario-form-part = { $name }: { $form }
scenario-form-more = { $count } más
scenario-form-reported = un informe de «{ $subject }»
scenario-form-any = una respuesta de forma propia
scenario-open-dice = { $count ->
        [one] la cara de { $count } dado
       *[other] las caras de { $count } dados
    }
scenario-open-shuffle = { $count ->
        [one] un barajado de { $count } carta
       *[other] un barajado de { $count } cartas
    }
scenario-ambiguous = «{ $answer }» vale para varias opciones: { $options }
scenario-not-asked = «{ $kind }» no se preguntó desde la última respuesta del guion; se preguntó { $asked }
scenario-was-asked = «{ $kind }» se preguntó desde la última respuesta del guion
scenario-asked-times = «{ $kind }» se preguntó { $actual } veces, no { $expected }
scenario-happened = Lo que ocurrió desde la última respuesta del guion: { $told }
scenario-not-refused = El comienzo está permitido; debería prohibirlo { $clauses }
scenario-refused-by = { $clause } no prohíbe el comienzo; lo que está mal: { $reasons }
scenario-no-field = No hay ningún campo «{ $field }»; ¿quizá «{ $near }»?
scenario-no-card = No hay ninguna carta «{ $card }»; ¿quizá «{ $near }»?
scenario-meant = { $reason }; ¿quizá «{ $near }»?
scenario-expect = { $path } es { $actual }, no { $expected }
scenario-so-before = { $reason }; era así antes de que esto se respondiera sin el guion: { $who }
scenario-so-before-answer = { $reason }; era así antes de la respuesta del guion
scenario-no-fact = No existe el hecho { $path }: «{ $part }» no está entre { $known }
scenario-not-offered = «{ $pattern }» no se ofrece; se pregunta: { $asked }
scenario-offered = «{ $key }» se ofrece
scenario-was-offered = «{ $key }» se ofreció desde la última respuesta del guion, en la pregunta a { $who }
scenario-no-keys = La pregunta admite { $form }: ahí nada se ofrece por su nombre
scenario-nothing-asked = Aquí no se pregunta nada a nadie
scenario-allowed = «{ $attempt }» está permitido
scenario-other-clause = «{ $attempt }» está prohibido por { $clauses }, no por { $clause }
scenario-not-logged = { $clause } no está en el registro de este paso; hay { $clauses }
scenario-logged = { $clause } está en el registro de este paso
scenario-nobody = nadie
scenario-winner = Gana { $actual }, no { $expected }
scenario-running = ninguno
scenario-ended = El final es { $actual }, no { $expected }
