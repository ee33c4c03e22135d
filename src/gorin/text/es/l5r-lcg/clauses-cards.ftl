### L5R LCG, clause by clause, in our own words.

## Accesorios, posesiones, eventos y provincias

clause-LCG-S10_1 = Un accesorio entra en juego unido a un personaje en juego, salvo que su texto diga otra cosa.
    .title = Dónde entra un accesorio
clause-LCG-S10_2 = Un accesorio que ya no puede estar donde está se descarta, en cualquier momento.
    .title = Accesorios ilegales
clause-LCG-S10_3 = Una carta puede llevar cualquier número de accesorios, salvo restringidos y los que limitan su número.
    .title = Número de accesorios
clause-LCG-S10_4 = Un accesorio sigue bajo su controlador, quienquiera que controle al personaje.
    .title = Quién controla un accesorio
clause-LCG-S10_5 = Aquello a lo que un accesorio puede unirse se comprueba en todo momento.
    .title = A qué puede unirse
clause-LCG-S10_6 = Aquello sobre lo que un accesorio puede jugarse se comprueba una vez, al jugarlo.
    .title = Sobre qué puede jugarse
clause-LCG-S10_7 = Un accesorio en una provincia no está en ella como una carta de Dinastía.
    .title = Unido a una provincia
clause-LCG-S10_8 = Las habilidades de un personaje jugado como accesorio no modifican aquello a lo que está unido.
    .title = Personajes como accesorios
clause-LCG-S10_9 = Una posesión vale mientras esté boca arriba en una provincia.
    .title = Posesiones en acción
clause-LCG-S10_10 = Una posesión suma su bonificación a la fuerza de su provincia.
    .title = Las posesiones dan fuerza
clause-LCG-S10_11 = Una provincia con una posesión no se rellena.
    .title = Las posesiones ocupan el sitio
clause-LCG-S10_12 = En el paso 4.6 una posesión puede descartarse como otras cartas boca arriba.
    .title = Las posesiones pueden descartarse
clause-LCG-S10_13 = Un evento solo se juega desde una provincia en la fase de Dinastía.
    .title = Eventos en provincias
clause-LCG-S10_14 = Una provincia se revela cuando pasa de boca abajo a boca arriba.
    .title = Revelar una provincia
clause-LCG-S10_15 = Una provincia boca abajo y la misma boca arriba son objetos distintos.
    .title = Dos lados, dos objetos
clause-LCG-S10_16 = Una provincia rota fuera de un conflicto cuenta como rota por el oponente de su jugador; con más jugadores, por todos los oponentes.
    .title = Rota fuera de conflicto
clause-LCG-S10_17 = Una provincia se rellena después de las reacciones a que una carta la deje.
    .title = Cuándo se rellena
clause-LCG-S10_18 = Una provincia que aún contiene una carta de Dinastía no se rellena.
    .title = Solo si está vacía
clause-LCG-S10_19 = Lo que llena una provincia añade una carta aunque no esté vacía.
    .title = Llenar una provincia
