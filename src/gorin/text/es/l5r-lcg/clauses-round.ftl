### L5R LCG, clause by clause, in our own words.

## La ronda en detalle

clause-LCG-S4_1 = Una ronda tiene cuatro fases en este orden: Dinastía, Robo, Conflicto y Destino. No hay una fase de Reagrupar aparte.
    .title = Cuatro fases
clause-LCG-S4_2 = Una ventana de acción sigue al robo de cartas en la fase de Robo.
    .title = Ventana de acción tras el robo
clause-LCG-S4_3 = En la fase de Conflicto, una ventana de acción precede a cada oportunidad de declarar un conflicto.
    .title = Ventana de acción antes de cada oportunidad
clause-LCG-S4_4 = Una ventana de acción sigue a la colocación de destino en los anillos no reclamados.
    .title = Ventana de acción en la fase de Destino

## Fase de Dinastía

clause-LCG-S4_5 = Primero se revelan las cartas de la provincia de la fortaleza, luego las demás de izquierda a derecha, una a una.
    .title = Orden al revelar
clause-LCG-S4_6 = Se puede responder a cada carta revelada antes de revelar la siguiente.
    .title = Cada carta se revela por separado
clause-LCG-S4_7 = Lo que altera el valor de destino de la fortaleza altera el destino recibido.
    .title = Destino modificado
clause-LCG-S4_8 = Los jugadores actúan por turnos, un acto cada uno, empezando por el jugador inicial.
    .title = Un acto cada vez
clause-LCG-S4_9 = Un acto puede ser jugar un personaje de una provincia.
    .title = Acto: jugar un personaje
clause-LCG-S4_10 = Un acto puede ser usar una capacidad de acción, también la de un evento de la mano.
    .title = Acto: una acción
clause-LCG-S4_11 = Un acto puede ser descartar, de la mano o de una provincia, una copia de un personaje único propio en juego y poner 1 de destino en él.
    .title = Acto: descartar un duplicado
clause-LCG-S4_12 = Un acto puede ser pasar.
    .title = Acto: pasar
clause-LCG-S4_13 = En la fase de Dinastía no se juegan personajes ni accesorios de la mano.
    .title = Nada más de la mano
clause-LCG-S4_14 = Se paga su coste; entra en juego enderezado en la base; su jugador puede añadir destino de su reserva; luego la provincia se rellena boca abajo.
    .title = Cómo se juega un personaje
clause-LCG-S4_15 = Quien ha pasado no vuelve a actuar en esta fase, pero aún puede usar interrupciones y reacciones.
    .title = Después de pasar
clause-LCG-S4_16 = Quien pasa primero en la fase, y nadie más, gana 1 de destino.
    .title = Destino por pasar primero
clause-LCG-S4_17 = Los actos de la fase de Dinastía terminan cuando todos han pasado.
    .title = Todos han pasado

## Fase de Robo

clause-LCG-S4_18 = Una apuesta es un número entero del 1 al 5, oculto a los demás.
    .title = Apuestas de 1 a 5
clause-LCG-S4_19 = Cuando los diales se revelan, se usan las capacidades que responden a ello, y lo que altera una apuesta la altera ahora.
    .title = Respuestas a los diales
clause-LCG-S4_20 = El honor que cambia de manos y el número de cartas robadas siguen las apuestas modificadas.
    .title = Valen las apuestas modificadas
clause-LCG-S4_21 = Todos los jugadores roban al mismo tiempo.
    .title = Todos roban a la vez
clause-LCG-S4_22 = Hasta la próxima apuesta, el dial conserva el número al que se ajustó, no el modificado.
    .title = El dial se queda

## Fase de Conflicto

clause-LCG-S4_23 = En cada ronda un jugador tiene una oportunidad de conflicto militar y una de conflicto político, en cualquier orden.
    .title = Dos oportunidades
clause-LCG-S4_24 = Las oportunidades siguen el orden de jugadores entre quienes aún tienen alguna.
    .title = Las oportunidades rotan
clause-LCG-S4_25 = Quien pasa pierde una oportunidad, sin decir de qué tipo.
    .title = Pasar una oportunidad
clause-LCG-S4_26 = Quien no puede declarar un conflicto válido pasa.
    .title = Obligado a pasar
clause-LCG-S4_27 = Los conflictos siguen hasta que nadie tiene ya oportunidades.
    .title = Hasta agotar las oportunidades
clause-LCG-S4_28 = El atacante elige un anillo no reclamado, que da al conflicto su elemento, y el lado de este, que le da el tipo.
    .title = El anillo fija elemento y tipo
clause-LCG-S4_29 = El anillo se pone en una provincia elegible y no rota de un oponente, que es la atacada.
    .title = La provincia atacada
clause-LCG-S4_30 = Se declara como atacante al menos un personaje enderezado que pueda atacar.
    .title = Al menos un atacante
clause-LCG-S4_31 = Lo que eligen los personajes encubiertos se elige con la declaración.
    .title = Encubierto es parte de la declaración
clause-LCG-S4_32 = Los costes adicionales de la declaración, como el de los personajes mancillados, se pagan como parte de ella.
    .title = Costes de la declaración
clause-LCG-S4_33 = Todas las partes de la declaración ocurren a la vez. Si una no es posible, el conflicto no se declara.
    .title = Todo o nada
clause-LCG-S4_34 = El destino del anillo elegido va al atacante.
    .title = Destino en el anillo
clause-LCG-S4_35 = La provincia de la fortaleza solo es elegible cuando al menos otras tres provincias de ese jugador están rotas.
    .title = Cuándo se ataca la fortaleza
clause-LCG-S4_36 = Una provincia atacada boca abajo se revela después de resolver encubierto y antes de las reacciones a la declaración.
    .title = La provincia atacada se revela
clause-LCG-S4_37 = En la ventana de acción de un conflicto el defensor tiene la primera oportunidad. Termina cuando todos pasan consecutivamente.
    .title = El defensor actúa primero
clause-LCG-S4_38 = Un acto en un conflicto es una capacidad de acción, un evento de acción, un accesorio o un personaje de la mano, jugado en el conflicto o en la base, con destino añadido si se quiere.
    .title = Qué se hace en un conflicto
clause-LCG-S4_39 = Después de cada acto se anuncian los totales de ambos bandos.
    .title = Se anuncian los totales
clause-LCG-S4_40 = El total de un bando es la habilidad de sus personajes participantes enderezados, con todos los modificadores del total.
    .title = Qué habilidad cuenta
clause-LCG-S4_41 = Nadie gana sin un total de al menos 1 y al menos un personaje participante.
    .title = Qué necesita el ganador
clause-LCG-S4_42 = Si ambos totales son 0, nadie gana y el anillo vuelve a la reserva de no reclamados.
    .title = Nadie gana
clause-LCG-S4_43 = Orgullo, y todo lo que espera a que se gane o pierda un conflicto, sigue a la comparación.
    .title = Aquí se gana y se pierde
clause-LCG-S4_44 = Si un conflicto es sin oposición se decide por quién participaba al comparar la habilidad.
    .title = Se juzga en la comparación
clause-LCG-S4_45 = Si se atacan varias provincias, la diferencia se compara con la fuerza de cada una por separado.
    .title = Varias provincias atacadas
clause-LCG-S4_46 = El atacante puede descartar las cartas de Dinastía de la provincia que acaba de romper.
    .title = Cartas en la provincia rota
clause-LCG-S4_47 = Si esas cartas se descartan, la provincia se rellena boca abajo.
    .title = Se rellena
clause-LCG-S4_48 = Si el anillo tiene varios elementos, quien lo resuelve elige uno de ellos.
    .title = Un elemento entre varios
clause-LCG-S4_49 = Hasta el final del conflicto, el anillo reclamado aún le da su tipo y elemento.
    .title = El anillo reclamado sigue
clause-LCG-S4_50 = El anillo reclamado cuenta como disputado hasta que terminan las reacciones a la reclamación.
    .title = Disputado un poco más
clause-LCG-S4_51 = Si nadie ha ganado, el anillo vuelve a la reserva de no reclamados.
    .title = Sin ganador, sin anillo
clause-LCG-S4_52 = Los personajes participantes enderezados se inclinan al mismo tiempo; luego todos los participantes vuelven a la base.
    .title = Todos se inclinan a la vez
clause-LCG-S4_53 = Un personaje que no se inclina al final del conflicto vuelve a la base como está.
    .title = Algunos no se inclinan
clause-LCG-S4_54 = Los conflictos que conceden las cartas se suman a las dos oportunidades de la ronda.
    .title = Conflictos adicionales
clause-LCG-S4_55 = Si se cambia el tipo de un conflicto, la oportunidad gastada sigue siendo la misma.
    .title = Tipo cambiado

## Favor Imperial

clause-LCG-S4_56 = El recuento de gloria es la gloria de los personajes enderezados del jugador, más 1 por cada anillo que ha reclamado.
    .title = Qué se cuenta
clause-LCG-S4_57 = Quien cuenta estrictamente más que todos los demás reclama el Favor Imperial y lo fija en militar o político.
    .title = Quién lo reclama y fija
clause-LCG-S4_58 = Quien tiene el Favor y vuelve a reclamarlo puede fijarlo de nuevo.
    .title = Fijarlo de nuevo
clause-LCG-S4_59 = Si dos o más empatan en el recuento más alto, nada cambia.
    .title = Empate por el Favor
clause-LCG-S4_60 = En conflictos del tipo en que está fijado, el Favor suma 1 al total de quien lo tiene, no a un personaje.
    .title = Qué da el Favor
clause-LCG-S4_61 = El Favor no suma nada si quien lo tiene no tiene ningún personaje participante.
    .title = El Favor exige un participante

## Fase de Destino

clause-LCG-S4_62 = En orden de jugadores, cada uno descarta los personajes sin destino uno a uno, en el orden que quiera.
    .title = Orden al descartar
clause-LCG-S4_63 = Solo se descartan personajes que no tenían destino al comenzar el paso y siguen sin tenerlo.
    .title = Sin destino desde el inicio del paso
clause-LCG-S4_64 = El destino se retira de todos los personajes al mismo tiempo.
    .title = El destino se va a la vez
clause-LCG-S4_65 = En orden de jugadores, cada uno descarta todas las cartas boca arriba de sus provincias rotas.
    .title = Vaciar provincias rotas
clause-LCG-S4_66 = Un jugador puede descartar cualesquiera cartas boca arriba de sus provincias no rotas.
    .title = Vaciar las otras si se quiere
clause-LCG-S4_67 = Las provincias así vaciadas se rellenan boca abajo.
    .title = Rellenadas boca abajo
clause-LCG-S4_68 = Lo que dura hasta el final de la ronda termina en el paso 4.9.
    .title = Hasta el final de la ronda
clause-LCG-S4_69 = Lo que dura hasta el final de una fase termina antes de lo que ocurre al final de esa fase.
    .title = Hasta el final de una fase

## Decisiones donde la referencia de reglas calla

clause-LCG-R1 = Que se declare un conflicto, que se declaren sus atacantes y que se revele la provincia atacada comparten una ventana, en la que el primer jugador tiene la primera oportunidad.
    .title = Decisión: una ventana tras la declaración
clause-LCG-R2 = Lo que fija o multiplica la base de un número actúa en el orden del tiempo: una base que se fija ocupa el lugar de lo que era hasta entonces, y una que se fijó es la que después se duplica.
    .title = Decisión: una base cambia en el orden del tiempo
