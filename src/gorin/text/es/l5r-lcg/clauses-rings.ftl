### L5R LCG, clause by clause, in our own words.

## Efectos de los anillos

clause-LCG-S5_1 = Aire: toma 1 de honor de tu oponente o gana 2 de honor.
    .title = Aire
clause-LCG-S5_2 = Tierra: roba una carta, y tu oponente descarta al azar una carta de su mano.
    .title = Tierra
clause-LCG-S5_3 = Fuego: honra o deshonra a un personaje en juego.
    .title = Fuego
clause-LCG-S5_4 = Agua: endereza a un personaje o inclina a un personaje que no tiene destino.
    .title = Agua
clause-LCG-S5_5 = Vacío: retira 1 de destino de un personaje.
    .title = Vacío
clause-LCG-S5_6 = Nadie está obligado a resolver un efecto de anillo.
    .title = Los efectos de anillo son opcionales
clause-LCG-S5_7 = Varios efectos de anillo se resuelven uno tras otro.
    .title = Uno tras otro
clause-LCG-S5_8 = Un anillo que una carta resuelve se resuelve para el jugador que la carta indica.
    .title = Anillos resueltos por cartas
clause-LCG-S5_9 = Un anillo está no reclamado, disputado o reclamado. Por algunos efectos, más de uno a la vez.
    .title = Estados de un anillo
clause-LCG-S5_10 = Se puede poner destino en cualquier anillo, también en los reclamados y disputados.
    .title = Destino en cualquier anillo
clause-LCG-S5_11 = El destino de un anillo solo se toma cuando el anillo pasa a ser disputado.
    .title = Cuándo se toma el destino

## Victoria

clause-LCG-S6_1 = Un jugador cuya provincia de la fortaleza se rompe queda eliminado.
    .title = Perder la fortaleza
clause-LCG-S6_2 = Un jugador con 25 o más de honor gana.
    .title = Victoria por honor
clause-LCG-S6_3 = Un jugador sin honor queda eliminado.
    .title = Derrota por deshonor
clause-LCG-S6_4 = Victoria y derrota valen en el momento en que se cumplen.
    .title = Al instante
clause-LCG-S6_5 = El último jugador que queda gana.
    .title = El último gana
clause-LCG-S6_6 = Si varios ganarían a la vez, gana el jugador inicial si es uno de ellos; si no, quien de ellos esté más cerca a su izquierda.
    .title = Victoria simultánea
clause-LCG-S6_7 = Una carta puede dar una forma propia de ganar o perder.
    .title = Otras formas de ganar
clause-LCG-S6_8 = Un jugador que debe robar o rellenar de un mazo vacío pierde 5 de honor.
    .title = Un mazo vacío cuesta honor
clause-LCG-S6_9 = Luego la pila de descartes de ese mazo se baraja en uno nuevo, y el robo o relleno continúa.
    .title = Un mazo nuevo
