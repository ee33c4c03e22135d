### L5R LCG, clause by clause, in our own words.

## Reglas de oro

clause-LCG-S0_1 = Una carta que dice otra cosa vale más que la Referencia de Reglas, y esta más que el librillo Aprende a jugar.
    .title = Qué va primero
clause-LCG-S0_2 = Lo que no puede ocurrir no ocurre, aunque otra cosa lo permita.
    .title = No se puede

## Cartas y zonas

clause-LCG-S1_1 = Una carta es un personaje, un accesorio, una posesión, un evento, una provincia, una fortaleza o un rol.
    .title = Tipos de carta
clause-LCG-S1_2 = Las cartas de tratado y de señor de la guerra pertenecen solo al juego de la caja en que vienen.
    .title = Cartas de una sola caja
clause-LCG-S1_3 = Personajes, posesiones y algunos eventos tienen el dorso de Dinastía; eventos, accesorios y personajes, el de Conflicto. Cada carta va al mazo de su dorso.
    .title = Dos mazos
clause-LCG-S1_4 = Cada jugador tiene un mazo de Dinastía, uno de Conflicto y una pila de descartes para cada uno.
    .title = Mazos y descartes
clause-LCG-S1_5 = En la mano solo hay cartas de Conflicto.
    .title = La mano
clause-LCG-S1_6 = Cada jugador tiene cuatro provincias en fila y la provincia de la fortaleza.
    .title = La fila de provincias
clause-LCG-S1_7 = Un personaje en juego que no participa en un conflicto está en la base de quien lo controla.
    .title = La base
clause-LCG-S1_8 = Cada jugador tiene una reserva de destino, una de honor y un dial de honor. Ambas reservas están a la vista de todos.
    .title = Reservas a la vista
clause-LCG-S1_9 = Los anillos que un jugador ha reclamado están en su propia reserva de anillos reclamados.
    .title = Anillos reclamados
clause-LCG-S1_10 = Las cartas retiradas de la partida quedan aparte, boca arriba, a la vista de todos.
    .title = Retiradas de la partida
clause-LCG-S1_11 = Todos comparten una reserva de anillos no reclamados: cinco anillos, cada uno con un lado militar y otro político.
    .title = Cinco anillos
clause-LCG-S1_12 = Hay un solo Favor Imperial y una sola ficha de jugador inicial para todos.
    .title = Fichas comunes
clause-LCG-S1_13 = La reserva general de fichas nunca se agota.
    .title = La reserva general
clause-LCG-S1_14 = Están en juego los personajes y accesorios del área de juego, las fortalezas, las provincias no rotas boca arriba y las posesiones boca arriba en provincias.
    .title = En juego
clause-LCG-S1_15 = Una provincia boca abajo está en juego solo como provincia boca abajo, sin elemento, fuerza ni texto.
    .title = Provincias boca abajo
clause-LCG-S1_16 = Todo lo demás está fuera de juego: personajes que aún están en provincias, roles, manos, mazos, descartes y cartas bajo otras cartas.
    .title = Fuera de juego
clause-LCG-S1_17 = Una carta que cambia de zona es un objeto nuevo. Lo que duraba sobre ella, estaba aplazado para ella o pendía ya no se le aplica.
    .title = Un objeto nuevo
clause-LCG-S1_18 = Un objeto nuevo aún no ha usado ninguna de sus capacidades.
    .title = Usos olvidados
clause-LCG-S1_19 = Una carta que iría al mazo del otro dorso va a la pila de descartes de su propio dorso, de su dueño.
    .title = El mazo equivocado
clause-LCG-S1_20 = Una carta de Dinastía que iría a una mano va a la pila de descartes de Dinastía de su dueño.
    .title = Sin cartas de Dinastía en la mano
clause-LCG-S1_21 = Una carta de Conflicto que iría a una provincia va a la pila de descartes de Conflicto de su dueño.
    .title = Sin cartas de Conflicto en provincias
clause-LCG-S1_22 = Una carta entra en juego bajo el control de su dueño, salvo que algo diga lo contrario.
    .title = Dueño y control
clause-LCG-S1_23 = Una carta fuera de juego está siempre en una zona de su dueño. Si la controlaba otro jugador, aun así cuenta como ida a la zona de ese jugador.
    .title = Fuera de juego, con su dueño
clause-LCG-S1_24 = Un personaje que cambia de controlador queda como está: inclinado si lo estaba, y participante, ahora en el nuevo bando.
    .title = Cambiar de bando
clause-LCG-S1_25 = Cuando un personaje cambia de controlador, sus accesorios no cambian.
    .title = Los accesorios no cambian de controlador
clause-LCG-S1_26 = El control tomado sin plazo dura mientras la carta siga en juego.
    .title = Control sin plazo
clause-LCG-S1_27 = El texto de una provincia rota queda en blanco.
    .title = Las provincias rotas no dicen nada
clause-LCG-S1_28 = Una provincia rota aún contiene cartas de Dinastía: se juega desde ella y se rellena.
    .title = Las provincias rotas siguen
clause-LCG-S1_29 = Una provincia restaurada deja de estar rota y su texto vuelve a valer. No se pone boca abajo.
    .title = Restaurar
clause-LCG-S1_30 = Las provincias de la fila son adyacentes a las que tienen al lado, a izquierda y derecha.
    .title = Provincias adyacentes
clause-LCG-S1_31 = La provincia de la fortaleza no es adyacente a ninguna provincia.
    .title = La provincia de la fortaleza no tiene vecinas
clause-LCG-S1_32 = Una provincia tiene cada elemento que muestra. El símbolo de los cinco le da los cinco.
    .title = Elementos de una provincia
clause-LCG-S1_33 = Las cartas del mismo título son copias unas de otras, sea cual sea su versión. Una carta es copia de sí misma.
    .title = Copias de una carta
