### Tomb Raider, Aprende a jugar: los nombres, lo que pregunta y rechaza, las lecciones y las pistas.

## Names

level-learn-to-play-cave = Cueva
level-learn-to-play-tomb = Tumba

## What the tutorial asks and refuses

ask-discard-down = { $count ->
    [one] Tienes una carta de más en la mano. ¿Cuál descartas?
   *[other] Tienes { $count } cartas de más en la mano. ¿Cuál descartas?
}
ask-fresh-hand = Esta es tu mano inicial con el primer robo. ¿La conservas?
setup-tutorial-raider = El tutorial es para los exploradores { $known }, cada uno con su propio mazo inicial y sin tesoro; se pidió { $card }
setup-tutorial-map = «{ $level }» no es el mapa del tutorial para el explorador { $raider }: la entrada de su mazo inicial en la profundidad 1, su sala del tesoro en la profundidad 4 y una columna al lado, y sus demás lugares
setup-tutorial-pile = La pila de obstáculos del tutorial es { $cards }
refused-entrance-side = Desde la entrada, el explorador va hacia delante o hacia la derecha
refused-needs-opponent = La carta necesita un oponente; el tutorial la ignora

## Lessons: a few sentences each, and the title under which they are found again

lesson-goal = Guías a un explorador por un sitio peligroso. En lo hondo hay una sala del tesoro: llega hasta ella, busca allí y encuentra el tesoro. Si tu explorador muere, vuelve y sigue.
    .title = El objetivo del juego
lesson-goal-here = Tu explorador está en { $space }; la sala del tesoro, en { $room }.
lesson-map = La entrada está en la profundidad 1, y cada fila más allá es una profundidad más. Las casillas sin un lugar boca arriba son desconocidas. Cada lugar muestra sus salidas: un explorador solo deja un lugar por una salida, y algunas llevan en un solo sentido.
    .title = El mapa
lesson-move = En la ronda de Acción, tu explorador puede recorrer tantos lugares como su Movimiento, o quedarse. Entrar en una casilla desconocida termina el movimiento: allí se descubre un lugar. Desde la entrada va hacia delante o hacia la derecha.
    .title = Moverse y explorar
lesson-obstacle = En un lugar nuevo hay un obstáculo, cuyo peligro es como máximo el peligro del lugar más la profundidad: cuanto más hondo, peor. Quien entra en un lugar se enfrenta a todos sus obstáculos, y otra vez cada vez que vuelve, hasta que se eliminan.
    .title = Obstáculos
lesson-obstacle-here = En { $space }, el peligro de una carta de obstáculo es como máximo { $limit }.
lesson-test = Para superar un obstáculo, tu explorador hace una prueba de habilidad. Si hay dos, eliges tú cuál. Tira tantos dados como el valor de la habilidad: un total que alcanza el objetivo es un éxito. Si falla, todo lo que amenaza el obstáculo ocurre al momento.
    .title = Pruebas
lesson-chance = { $ability }: { $percent } %
lesson-window = Algunas cartas se juegan en cierto momento: antes de una tirada, después de ella, al comienzo de una ronda. Se te pregunta cada vez que una de las tuyas sirve. Pasar no cuesta nada, y la carta sigue en tu mano.
    .title = Jugar cartas
lesson-treasure = Esta es la sala del tesoro. En el tutorial no se juega ningún obstáculo en ella. Busca: un resultado que alcanza su objetivo encuentra el tesoro, y ganas. Si la búsqueda falla, quédate y busca otra vez en el turno siguiente.
    .title = La sala del tesoro
lesson-treasure-here = El objetivo es { $target }; una búsqueda encuentra el tesoro en el { $percent } % de los casos.
lesson-harm = Cada punto de daño quita un punto de vida. Un explorador tiene tanta vida como su habilidad más baja; uno nuevo, por lo general, 2. El daño nunca baja una habilidad, pero sin vida el explorador muere.
    .title = Daño
lesson-death = Quien muere o reinicia pierde la mano y las cartas sin guardar. Vuelve a su punto de guardado o, si no tiene, a la entrada, curado, y roba tantas cartas como su Ingenio. El mapa queda como está, y todavía se puede ganar.
    .title = Morir y volver a empezar
lesson-stuck = Un explorador atascado deja de moverse y no puede buscar en este turno. En el siguiente no puede salir y se enfrenta otra vez al mismo obstáculo. Si entonces lo supera, puede buscar, y sigue adelante en el turno posterior.
    .title = Atascado
lesson-injured = Una herida baja una habilidad en 1 y, con ella, los dados de sus pruebas. Si era la más baja, cuesta también un punto de vida. Lo que cura daño puede curar una herida en su lugar; volver a empezar las cura todas.
    .title = Herido
lesson-cut-off = Desde aquí ya no hay ningún camino a la sala del tesoro. Una carta que abra una salida puede ayudar. Si no tienes ninguna, reinicia al final del turno: tu explorador vuelve a empezar, y el mapa sigue explorado.
    .title = Aislado
lesson-fought = Una prueba de Lucha ganada hace 1 de daño al obstáculo; las armas añaden más. Cuando el daño alcanza su vida, el obstáculo desaparece. En el tutorial se puede buscar después de luchar; con las reglas estándar, no.
    .title = Luchar
lesson-passed = Superar un obstáculo protege a tu explorador, pero no lo elimina: quien vuelve se enfrenta a él otra vez. Solo se puede eliminar un obstáculo con vida, ganándole luchas.
    .title = Los obstáculos quedan
lesson-search = Ahora viene la ronda de Búsqueda. Tira tantos dados como tu Búsqueda más la bonificación del lugar. Después puedes jugar un descubrimiento de tu mano, si su dificultad es como máximo el resultado. No hace falta decir antes cuál.
    .title = Buscar
lesson-find = Un objeto se queda con tu explorador y ayuda desde ahora; un disparador tiene efecto al momento y se descarta. Cada lugar da un solo descubrimiento; después está vacío.
    .title = Descubrimientos
lesson-item = Un objeto encontrado queda en la fila sin guardar. Ya funciona, pero se pierde cuando tu explorador muere. En un punto de guardado, las cartas sin guardar pasan a guardadas, y las guardadas se conservan.
    .title = Sin guardar y guardadas
lesson-draw = La ronda de Robo termina el turno. Una mano de más de seis cartas se descarta hasta quedar en seis; después robas tantas como tu Ingenio. Tras el primer robo de la partida puedes cambiar la mano entera una vez.
    .title = Descartar y robar
lesson-discard = Tienes más de seis cartas, así que algunas deben irse antes de robar. No se van para siempre: cuando se acaba el mazo de robo, los descartes forman el nuevo.
    .title = Mano llena
lesson-walk = En terreno conocido, tu explorador puede recorrer varios lugares en un turno, hasta su Movimiento. Antes de dejar un lugar en el que ha entrado, se enfrenta a los obstáculos de allí.
    .title = Ir más lejos
lesson-save-point = Hay un punto de guardado en el mapa. Un explorador que está en él en la ronda de Robo guarda: sus cartas sin guardar pasan a guardadas, y desde entonces vuelve allí cuando muere.
    .title = Puntos de guardado
lesson-adventurer = Tienes una mejora en la mano. Consérvala hasta que tu explorador guarde: entonces puedes jugarla. Lara Croft, Adventurer suma 1 a cada habilidad que empezó en 2; así hacen falta tres golpes para matarla. Las mejoras nunca se pierden.
    .title = Lara Croft, Adventurer
lesson-ignored = Algunas cartas son para partidas con oponentes. En el tutorial no se pueden jugar; cuando tengas que descartar, empieza por ellas.
    .title = Cartas contra otros
lesson-ignored-here = En tu mano: { $cards }.
lesson-won = El tesoro está encontrado, y el nivel, ganado. Has explorado, superado obstáculos, buscado y robado cartas: así transcurre un turno entero.
    .title = Has ganado
lesson-given-up = Esta vez no se ha encontrado el tesoro. El tutorial se puede jugar cuantas veces quieras; el mapa y los obstáculos serán otros.
    .title = El tutorial ha terminado
lesson-afterwards = Con las reglas estándar, los oponentes juegan los obstáculos desde su mano, también en la sala del tesoro; después de luchar nadie busca; tú eliges tu mano inicial, y puedes descartar cuantas cartas quieras. Empieza por el nivel Introductorio, con un oponente.
    .title = Lo que viene después

## Hints: why an answer is a sensible one

hint-only = No hay otra respuesta.
hint-any = Nada lo impide.
hint-test = { $ability } es tu mejor opción, { $percent } %.
hint-test-fight = { $ability } sale bien en el { $percent } %; es menos que de la otra manera, pero una lucha ganada daña el obstáculo.
hint-test-hopeless = Sin una carta, ninguna tirada lo supera; de esta manera el fallo cuesta menos.
hint-face = Primero { $obstacle }: el obstáculo peor es mejor dejarlo para el final.
hint-stay-treasure = Estás en la sala del tesoro: quédate y busca.
hint-stay-save = Aquí tu explorador guarda al final del turno.
hint-stay-exit = Ningún camino sigue desde aquí. Quédate y busca: { $card } puede abrir uno.
hint-stay-cut-off = Ningún camino sigue desde aquí: espera una carta que abra uno o reinicia al final del turno.
hint-stay-opening = Una carta puede abrir aquí un camino más corto: quédate, busca y roba cartas.
hint-stay-draw = Lo que viene es peligroso y aquí estás a salvo: quédate y roba cartas primero.
hint-move-treasure = { $space } es la sala del tesoro.
hint-move-save = { $space } es un punto de guardado, y tienes algo que guardar.
hint-move-explore = { $space } está sin explorar y lleva hacia la sala del tesoro en { $room }.
hint-move-through = El mejor camino a la sala del tesoro en { $room } pasa por { $space }.
hint-move-opening = Todavía no sigue ningún camino, pero desde { $space } una carta puede abrir uno.
hint-go-on = A los obstáculos de aquí hay que enfrentarse de todos modos, y el camino sigue.
hint-search-treasure = Un resultado de { $target } o más gana la partida; la probabilidad es del { $percent } %.
hint-search-find = Un resultado de { $target } o más encuentra { $card }; la probabilidad es del { $percent } %.
hint-search-nothing = No tienes en la mano nada que valga la pena encontrar aquí.
hint-find-item = { $card } te ayuda desde ahora.
hint-find-trigger = { $card } te ayuda aquí mismo.
hint-find-later = Lo que podrías encontrar sirve de poco aquí; consérvalo para otro lugar.
hint-discard-ignored = { $card } necesita un oponente; no te sirve.
hint-discard-least = { $card } es lo que menos vale para ti.
hint-keep-hand = Es una buena mano, sobre todo { $card }.
hint-new-hand = Pocas de estas cartas te ayudarían.
hint-play-on = Volver a empezar no serviría de nada.
hint-play-on-cut-off = Volver a empezar no ayudaría; solo una carta que abra una salida.
hint-reset = Desde aquí no sigue ningún camino, pero sí desde donde vuelves.
hint-reset-injured = Con estas heridas es difícil encontrar el tesoro; volver a empezar las cura.
hint-pass = Ninguna carta hace falta ahora; consérvalas.
hint-play-upgrade = { $card } mejora a tu explorador para siempre.
hint-play-better = { $card } sube la probabilidad del { $before } % al { $after } %.
hint-play-mends = { $card } convierte el fallo en éxito.
hint-play-finds = Con { $card } la búsqueda encuentra { $found }.
hint-play-again = La tirada ha fallado; repetida con { $card }, sale bien en el { $percent } %.
hint-play-searches = Repetida con { $card }, la búsqueda puede encontrar más.
hint-play-removes = Si se gana la lucha, { $card } elimina este obstáculo de una vez: { $obstacle }.
hint-play-prevents = Sin { $card } tu explorador muere.
hint-play-heals = Tu explorador necesita lo que cura { $card }.
hint-play-passes = Con { $card } tu explorador no necesita salida, y el camino es más corto.
hint-play-runs = El camino conocido tiene { $steps } lugares; { $card } te lleva más lejos.
hint-play-falls = { $card } hace caer a tu explorador a la profundidad { $depth }, más cerca del tesoro.
hint-play-draws = { $card } roba cartas sin coste.
hint-play-looks = { $card } muestra el lugar siguiente antes de que lo explores.
hint-side = Desde { $space } el camino al tesoro es el más corto.
hint-heal-damage = El daño cuesta vida; cúralo primero.
hint-heal-injury = { $ability }: es lo que más necesita tu explorador.
hint-lose = { $card } es lo que menos vale para ti.
hint-bury = { $card } solo lleva hacia atrás.
hint-leave = { $card } lleva adelante.
