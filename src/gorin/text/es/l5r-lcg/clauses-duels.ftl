### L5R LCG, clause by clause, in our own words.

## Duelos

clause-LCG-S11_1 = D.1: Un duelo comienza con la elección de un personaje propio y uno de un oponente.
    .title = Comienza un duelo
clause-LCG-S11_2 = En un conflicto, ambos deben estar participando.
    .title = Duelos en un conflicto
clause-LCG-S11_3 = Si la propia capacidad de un personaje comienza el duelo, él es uno de los dos y, en un conflicto, debe estar participando.
    .title = Duelos por capacidad de personaje
clause-LCG-S11_4 = D.2: El duelo es militar, político o de gloria.
    .title = Qué se compara
clause-LCG-S11_5 = D.3: Ambos jugadores apuestan en secreto de 1 a 5 en sus diales.
    .title = Apuestas en un duelo
clause-LCG-S11_6 = D.4: Ambos diales se revelan a la vez.
    .title = Diales revelados en el duelo
clause-LCG-S11_7 = D.5: Quien apostó más da al otro la diferencia en honor.
    .title = Honor en el duelo
clause-LCG-S11_8 = D.6: Lo que se compara se toma como está ahora. Varios personajes de un bando se suman.
    .title = Los valores de los duelistas
clause-LCG-S11_9 = D.7: Cada bando suma su apuesta. Gana el total mayor; si son iguales, nadie gana ni pierde.
    .title = Quién gana el duelo
clause-LCG-S11_10 = D.8: Ocurre lo que el duelo dice de su ganador y su perdedor.
    .title = El resultado del duelo
clause-LCG-S11_11 = D.9: El duelo termina, y el siguiente jugador de la ventana tiene la oportunidad.
    .title = Termina un duelo
clause-LCG-S11_12 = Un duelo no tiene ventana de acción. Interrupciones y reacciones se usan como siempre.
    .title = Sin acciones en el duelo
clause-LCG-S11_13 = Si un duelista sale del juego, el duelo sigue con lo que queda.
    .title = Un duelista sale del juego
clause-LCG-S11_14 = Desafiar es comenzar un duelo.
    .title = Un desafío
