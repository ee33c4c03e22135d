### L5R LCG, clause by clause, in our own words.

## Otros formatos

clause-LCG-S12_1 = El formato Fortaleza es para dos jugadores. Escaramuza, Iluminación y conquista por equipos cambian sus reglas.
    .title = Formatos
clause-LCG-S12_2 = En la conquista por equipos, dos contra dos, un equipo tiene junto la ficha de jugador inicial.
    .title = Conquista por equipos: jugador inicial
clause-LCG-S12_3 = Los anillos reclamados y la regla de cartas únicas valen para el equipo junto.
    .title = Conquista por equipos: lo compartido
clause-LCG-S12_4 = La provincia de la fortaleza puede atacarse cuando su equipo tiene tres o más provincias rotas, al menos una de ese jugador.
    .title = Conquista por equipos: atacar la fortaleza
clause-LCG-S12_5 = Una fortaleza rota queda en blanco, y su jugador apuesta como máximo 2.
    .title = Conquista por equipos: fortaleza rota
clause-LCG-S12_6 = Un equipo con 50 de honor gana.
    .title = Conquista por equipos: honor
clause-LCG-S12_7 = El juego en común contra las Tierras Sombrías tiene reglas propias.
    .title = Contra las Tierras Sombrías

## Erratas

clause-LCG-S13_1 = City of the Open Hand hace que su jugador gane 1 de honor; no lo toma del oponente.
    .title = City of the Open Hand
clause-LCG-S13_2 = Restoration of Balance es una interrupción de su propia ruptura.
    .title = Restoration of Balance
clause-LCG-S13_3 = Kuroi Mori no puede ser la provincia de la fortaleza.
    .title = Kuroi Mori
clause-LCG-S13_4 = Against the Waves elige un shugenja que controla su propio jugador.
    .title = Against the Waves
clause-LCG-S13_5 = Mientras Steward of Law participe en un conflicto, los personajes no pueden recibir fichas de deshonrado.
    .title = Steward of Law
clause-LCG-S13_6 = La segunda parte de Keeper Initiate solo sigue si se hizo la primera.
    .title = Keeper Initiate
