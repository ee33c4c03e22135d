### L5R LCG, clause by clause, in our own words.

## Capacidades

clause-LCG-S9_1 = Una capacidad es una acción, una reacción, una interrupción, una capacidad constante o una palabra clave. Reacciones e interrupciones pueden ser obligadas.
    .title = Tipos de capacidad
clause-LCG-S9_2 = Una capacidad cuyo nombre empieza con un lugar o una fase solo se usa allí o entonces.
    .title = Capacidades de un lugar o fase
clause-LCG-S9_3 = Una capacidad que empieza con una palabra en negrita y dos puntos es disparada.
    .title = Capacidades disparadas
clause-LCG-S9_4 = Antes del guion de una capacidad están su condición, costes y objetivos; después, su efecto. Sin guion, todo es efecto.
    .title = Antes y después del guion
clause-LCG-S9_5 = Una capacidad solo se inicia si se cumplen sus restricciones y hay suficientes objetivos legales.
    .title = Debe estar permitido
clause-LCG-S9_6 = Una capacidad solo se inicia si sus costes, ya modificados, pueden pagarse.
    .title = Debe poder pagarse
clause-LCG-S9_7 = Una capacidad solo se inicia si su efecto por sí solo puede cambiar el estado de la partida.
    .title = Debe cambiar algo
clause-LCG-S9_8 = Primero se comprueban las restricciones y los objetivos y se calculan los costes.
    .title = Primeros pasos
clause-LCG-S9_9 = Luego se aplican los modificadores de coste, y todos los costes se pagan a la vez.
    .title = Costes modificados y pagados
clause-LCG-S9_10 = Si se impide una parte de los costes, la capacidad se detiene ahí, y la carta que iba a jugarse queda donde estaba. La capacidad no llegó a comenzar, y no cuenta para ningún límite.
    .title = Se impide un coste
clause-LCG-S9_11 = Luego se eligen a la vez todos los objetivos y todo lo que se selecciona antes del guion.
    .title = Se eligen los objetivos
clause-LCG-S9_12 = Luego la carta intenta entrar en juego, o los efectos intentan comenzar. Lo que los cancela actúa aquí.
    .title = Puede cancelarse
clause-LCG-S9_13 = Por último los efectos se resuelven, y la carta se ha jugado o la capacidad se ha disparado.
    .title = Se resuelve
clause-LCG-S9_14 = Un evento va a la pila de descartes después de resolverse y antes de las reacciones a ello.
    .title = Los eventos se descartan
clause-LCG-S9_15 = Hasta que se pagan sus costes, un evento aún cuenta como en la mano.
    .title = Aún en la mano
clause-LCG-S9_16 = Lo que una capacidad exige antes del guion, salvo elegir o seleccionar, es su coste.
    .title = Qué es coste
clause-LCG-S9_17 = Un jugador solo paga costes con lo suyo. Donde un coste dice aliado, solo lo recuerda.
    .title = Se paga con lo propio
clause-LCG-S9_18 = Una carta con una raya como coste de destino no puede jugarse.
    .title = Raya como coste
clause-LCG-S9_19 = Lo que reduce un coste reduce solo costes de destino.
    .title = Reducciones
clause-LCG-S9_20 = Lo que una capacidad manda elegir es su objetivo.
    .title = Objetivos
clause-LCG-S9_21 = Solo es objetivo legal lo que el efecto podría cambiar, salvo que el efecto solo se refiera a él.
    .title = Los objetivos pueden verse afectados
clause-LCG-S9_22 = Cualquier número, o hasta un número, puede ser ninguno, salvo que entonces nada cambiara.
    .title = Cualquier número y hasta
clause-LCG-S9_23 = Los objetivos tras un «luego» y los de efectos aplazados se eligen cuando les llega el momento.
    .title = Objetivos elegidos después
clause-LCG-S9_24 = Un personaje cuya propia capacidad comienza un duelo no es un objetivo elegido.
    .title = El propio duelista no se elige
clause-LCG-S9_25 = De un efecto se hace tanto como se pueda.
    .title = Tanto como se pueda
clause-LCG-S9_26 = Las partes de un efecto ocurren juntas, salvo que haya «luego» o «si lo haces» entre ellas.
    .title = Partes a la vez
clause-LCG-S9_27 = Lo que sigue a «luego» solo ocurre si lo anterior se resolvió por completo.
    .title = Luego
clause-LCG-S9_28 = Lo que va tras «para» solo ocurre, y a la vez, si lo que va antes se resuelve por completo.
    .title = Para
clause-LCG-S9_29 = «En su lugar» reemplaza lo que ocurriría. De varios reemplazos vale el más reciente.
    .title = En su lugar
clause-LCG-S9_30 = Un coste reemplazado cuenta como pagado, salvo que sea un sacrificio.
    .title = Un coste reemplazado vale
clause-LCG-S9_31 = No se permite un reemplazo que no cambiaría nada.
    .title = Sin reemplazo vacío
clause-LCG-S9_32 = Las interrupciones a lo que ocurriría van antes que otras interrupciones.
    .title = Ocurriría
clause-LCG-S9_33 = Una interrupción que cancela va antes que todas las demás.
    .title = Cancelar
clause-LCG-S9_34 = El coste de lo cancelado queda pagado, su uso cuenta, y un evento cancelado se descarta.
    .title = Cancelado y aun así gastado
clause-LCG-S9_35 = El anillo cuyo efecto se canceló se reclama igualmente.
    .title = Efecto de anillo cancelado

## Ventanas

clause-LCG-S9_36 = A lo que ocurre se responde en este orden: interrupciones a lo que ocurriría, interrupciones obligadas, otras interrupciones; ocurre; palabras clave y efectos aplazados, reacciones obligadas, otras reacciones.
    .title = Orden de las respuestas
clause-LCG-S9_37 = En una ventana de interrupción o reacción el jugador inicial tiene la primera oportunidad, luego los demás en orden, hasta que todos pasan consecutivamente.
    .title = Oportunidades en una ventana
clause-LCG-S9_38 = Si un solo suceso cumple varias condiciones, estas comparten una ventana.
    .title = Un suceso, una ventana
clause-LCG-S9_39 = Lo que ocurre dentro de una ventana abre ventanas propias, que se cierran primero, a cualquier profundidad.
    .title = Ventanas dentro de ventanas
clause-LCG-S9_40 = Cada capacidad se usa como máximo una vez por cada suceso al que responde.
    .title = Una vez por suceso
clause-LCG-S9_41 = En una ventana de acción actúa primero el jugador inicial; en la de un conflicto, el defensor. Termina cuando todos pasan consecutivamente.
    .title = Ventanas de acción
clause-LCG-S9_42 = Una acción se resuelve hasta el final antes de la siguiente.
    .title = Una acción tras otra
clause-LCG-S9_43 = Eventos de acción, accesorios y personajes de la mano se juegan en cualquier ventana de acción; en la fase de Dinastía, solo eventos de acción.
    .title = Qué se juega cuándo

## Límites

clause-LCG-S9_44 = Un jugador usa cada capacidad disparada de una carta una vez por ronda, salvo que diga otra cosa.
    .title = Una vez por ronda
clause-LCG-S9_45 = «Límite» con un número y un periodo ocupa el lugar de esto, para cada copia por separado.
    .title = Límite
clause-LCG-S9_46 = «Máximo» con un número y un periodo vale para todas las copias del título juntas, para cada jugador.
    .title = Máximo
clause-LCG-S9_47 = Un límite cuenta para cada jugador. Quien toma el control de una carta puede usarla de nuevo.
    .title = Los límites son de cada jugador
clause-LCG-S9_48 = Una carta que se ha vuelto un objeto nuevo no ha sido usada.
    .title = Los límites recomienzan
clause-LCG-S9_49 = Un uso cancelado cuenta para el límite.
    .title = Los usos cancelados cuentan
clause-LCG-S9_50 = «Ilimitado» quita el límite.
    .title = Ilimitado

## Cuánto duran los efectos

clause-LCG-S9_51 = Un efecto duradero solo se aplica a las cartas que le corresponden cuando comienza.
    .title = Efectos duraderos: sobre qué
clause-LCG-S9_52 = Un efecto duradero sigue cuando su origen ha salido del juego.
    .title = Efectos duraderos: sin su origen
clause-LCG-S9_53 = Un efecto duradero termina en cuanto llega su punto.
    .title = Efectos duraderos: el final
clause-LCG-S9_54 = Un efecto aplazado ocurre por sí mismo en su momento, antes de las reacciones. No es una capacidad nueva, y su origen es la carta de la que vino.
    .title = Efectos aplazados
clause-LCG-S9_55 = Un efecto constante se aplica siempre que se da su condición.
    .title = Efectos constantes
clause-LCG-S9_56 = Lo que sale del juego por un efecto constante no puede salvarse con una interrupción.
    .title = Salir del juego por efecto constante
clause-LCG-S9_57 = De efectos obligados, de los que nadie puede rechazar y de los aplazados en un mismo momento, y de efectos constantes que se contradicen, el jugador inicial fija el orden.
    .title = El jugador inicial ordena
clause-LCG-S9_58 = Si varios jugadores eligen para un efecto, eligen en orden de jugadores; luego todo ocurre a la vez.
    .title = Los jugadores eligen en orden

## Palabras de las capacidades

clause-LCG-S9_59 = Resolver una capacidad de una carta es seguir todo su texto, con costes y objetivos, sin jugar la carta.
    .title = Resolver una capacidad
clause-LCG-S9_60 = X es 0 salvo que algo diga cuánto es.
    .title = X
clause-LCG-S9_61 = Quien busca mira sin mostrar, y puede no encontrar.
    .title = Buscar
clause-LCG-S9_62 = Una carta que debía ser de cierto tipo se revela cuando se encuentra.
    .title = Mostrar lo encontrado
clause-LCG-S9_63 = Un mazo buscado por entero se baraja.
    .title = Barajar después de buscar
clause-LCG-S9_64 = Una carta revelada se queda en su zona.
    .title = Revelar
clause-LCG-S9_65 = Un jugador puede mirar sus propias provincias boca abajo en cualquier momento.
    .title = Las propias provincias boca abajo
clause-LCG-S9_66 = Nada puede moverse adonde ya está.
    .title = Mover
clause-LCG-S9_67 = Un intercambio exige las dos cosas intercambiadas.
    .title = Intercambiar
clause-LCG-S9_68 = Una carta solo se sacrifica si sale del juego.
    .title = Sacrificar
clause-LCG-S9_69 = Lo que se toma o da lo pierde uno y lo gana el otro. Quien no puede perderlo no puede darlo.
    .title = Tomar y dar
clause-LCG-S9_70 = Lo que es inmune a algo no puede ser su objetivo ni es alterado por ello.
    .title = Inmune
clause-LCG-S9_71 = Lo que es inmune aún puede servir para pagar costes.
    .title = Inmune y costes
clause-LCG-S9_72 = Los accesorios de una carta inmune no son inmunes ellos mismos.
    .title = Inmune y accesorios
