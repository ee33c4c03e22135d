### Tomb Raider: the rule book, clause by clause, in our own words.

## TR-1 Components and cards

clause-TR-1_1 = El juego es para un jugador, con las reglas en solitario de TR-13, o para dos o más jugadores. Cada jugador con un explorador necesita un mazo. Solo un nivel puede limitar el número de jugadores.
    .title = Número de jugadores
clause-TR-1_2 = El grupo necesita seis dados de seis caras, una figura o ficha para cada explorador y marcadores de daño (X), obstáculo eliminado (calavera), salida (flecha), lugar vacío (E), salida bloqueada, vida adicional (disco verde), aflicciones y profundidad.
    .title = Dados, figuras y marcadores
clause-TR-1_3 = Las cartas de mesa son de tres tipos: explorador, lugar y tesoro. Empiezan en juego o entran en condiciones especiales. Nunca se roban del mazo de robo.
    .title = Cartas de mesa
clause-TR-1_4 = Las cartas de robo son de cinco tipos: mejora, acción, descubrimiento, obstáculo y movimiento secreto.
    .title = Cartas de robo
clause-TR-1_5 = Cada carta tiene un número en la parte inferior derecha. Las descripciones de los niveles indican las cartas por ese número.
    .title = Números de las cartas
clause-TR-1_6 = Una carta de explorador muestra cuatro habilidades, de arriba abajo: Lucha (rojo), Movimiento (azul), Búsqueda (verde) e Ingenio (amarillo). También muestra un poder.
    .title = Qué muestra una carta de explorador
clause-TR-1_7 = Una carta de lugar muestra sus salidas como flechas, un número de peligro y una bonificación de búsqueda. También puede tener un obstáculo integrado o un punto de guardado.
    .title = Qué muestra una carta de lugar
clause-TR-1_8 = Una carta de descubrimiento muestra una dificultad y es un objeto o un disparador.
    .title = Qué muestra una carta de descubrimiento
clause-TR-1_9 = Una carta de obstáculo muestra su peligro, una o más habilidades con sus objetivos, lo que ocurre si se falla y, si se puede luchar contra él, su vida.
    .title = Qué muestra una carta de obstáculo
clause-TR-1_10 = La caja inicial contiene un mazo de 50 cartas (18 lugares, un explorador, un tesoro y cartas de robo), un sobre, dos dados, una figura y marcadores.
    .title = Contenido de la caja inicial

## TR-2 Abilities and tests

clause-TR-2_1 = Las habilidades son números enteros. Algunas también actúan directamente: el Ingenio fija cuántas cartas roba el jugador y el Movimiento fija hasta dónde puede ir el explorador.
    .title = Las habilidades son números enteros
clause-TR-2_2 = Para hacer una prueba de una habilidad, tira tantos dados como su valor. El total de los dados más los modificadores es el resultado.
    .title = Cómo se hace una prueba
clause-TR-2_3 = Una prueba se supera si su resultado es igual o superior al objetivo.
    .title = Cuándo se supera una prueba
clause-TR-2_4 = Cuando dos exploradores hacen una prueba uno contra otro, ambos tiran y gana el resultado más alto. En caso de empate se vuelve a tirar.
    .title = Explorador contra explorador
clause-TR-2_5 = Si un obstáculo indica dos habilidades, el explorador elige con cuál hacer la prueba. Normalmente no hace falta hacerla con más de una.
    .title = Una de dos habilidades
clause-TR-2_6 = La vida máxima e inicial de un explorador es igual a su habilidad más baja.
    .title = La vida es la habilidad más baja
clause-TR-2_7 = Cada punto de daño quita un punto de vida. Un explorador que se queda sin vida muere.
    .title = El daño quita vida
clause-TR-2_8 = Si cambia la habilidad más baja de un explorador, su vida máxima e inicial cambia con ella. El daño ya sufrido se mantiene (decisión TR-R9).
    .title = La vida sigue a la habilidad más baja
clause-TR-2_9 = Una bonificación cambia el resultado de una tirada, nunca el número de dados. Una carta solo añade dados si lo dice, como Take Aim.
    .title = Una bonificación cambia el resultado
clause-TR-2_10 = Spelunker tiene Búsqueda 3 e Ingenio 2. En Dim Cavern puede tirar tres dados contra 9 con Búsqueda o dos dados contra 7 con Ingenio. Si falla, queda atascada.
    .title = Ejemplo: Spelunker en Dim Cavern

## TR-3 Setup

clause-TR-3_1 = Antes de jugar, todos los jugadores acuerdan el nivel, o la serie de niveles, que van a jugar.
    .title = Acordar un nivel
clause-TR-3_2 = Cada jugador elige un explorador de poder 1 y pone su carta boca arriba delante de sí. Varios jugadores pueden elegir el mismo explorador. La figura del explorador va a la entrada.
    .title = Elegir un explorador de poder 1
clause-TR-3_3 = El mazo de nivel se forma como indica el nivel. Un solo jugador aporta todo el mazo de nivel, para que no se mezclen las cartas de nadie.
    .title = Formar el mazo de nivel
clause-TR-3_4 = Primero se colocan los lugares que el nivel fija. Después se baraja el mazo de nivel, un oponente lo corta y se deja a la vista de todos los jugadores.
    .title = Preparar el mapa y barajar
clause-TR-3_5 = Un mazo de robo tiene al menos 30 cartas de robo y no tiene máximo. Con 60 cartas o más puede tener hasta 3 copias de una carta; con menos de 60, hasta 2 copias.
    .title = Tamaño y copias del mazo de robo
clause-TR-3_6 = Cada jugador elige su mano inicial entre todo el mazo de robo. Tiene tantas cartas como el Ingenio del explorador (decisión TR-R2).
    .title = Elegir la mano inicial
clause-TR-3_7 = El resto del mazo de robo se baraja, lo corta un oponente y se pone boca abajo a la izquierda del explorador.
    .title = Barajar el mazo de robo

## TR-4 The level map

clause-TR-4_1 = Un nivel es una cuadrícula con un número fijo de lugares de ancho y de profundidad. Una casilla sin un lugar boca arriba es desconocida.
    .title = El mapa es una cuadrícula
clause-TR-4_2 = La fila de la entrada es la profundidad 1, la fila siguiente es la profundidad 2, y así hasta la última profundidad del nivel.
    .title = Profundidad de una fila
clause-TR-4_3 = Si el nivel no dice otra cosa, dos jugadores empiezan con una entrada en cada esquina de la profundidad 1, con la parte superior de la carta hacia delante. Cada jugador puede usar su propia carta de entrada.
    .title = Preparación para dos jugadores
clause-TR-4_4 = En el nivel Introductorio la sala del tesoro está boca abajo en el centro de la profundidad 4. En los demás niveles se baraja en el mazo de nivel, salvo que digan otra cosa.
    .title = Dónde empieza la sala del tesoro
clause-TR-4_5 = Un lugar que está boca abajo cuenta como desconocido hasta que se explora.
    .title = Un lugar boca abajo es desconocido
clause-TR-4_6 = Las flechas de un lugar son sus salidas. Un explorador solo deja un lugar por una salida. Un lado sin flecha no se puede usar normalmente.
    .title = Solo se sale por una salida
clause-TR-4_7 = Una salida solo lleva fuera de su propio lugar. Un explorador quizá no pueda volver si el nuevo lugar no tiene salida en esa dirección.
    .title = Las salidas van en un solo sentido
clause-TR-4_8 = El mapa nunca supera el ancho ni la profundidad del nivel, y nadie va detrás de la entrada. Las salidas que apuntan fuera del mapa se ignoran.
    .title = El borde del mapa
clause-TR-4_9 = Algunos lugares solo pueden estar a ciertas profundidades; una sala del tesoro suele exigir profundidad 4 o mayor. Una carta robada para una profundidad donde no puede estar no se coloca. Se roba otra, y la primera vuelve al mazo de nivel, que se baraja (decisión TR-R6).
    .title = Límites de profundidad de los lugares
clause-TR-4_10 = Si solo queda una casilla que pueda contener la sala del tesoro, toma la sala del tesoro del mazo de nivel, colócala allí boca abajo y vuelve a barajar el mazo de nivel (decisión TR-R7).
    .title = La última casilla para la sala del tesoro
clause-TR-4_11 = Tras un movimiento normal a una casilla desconocida, la parte inferior del nuevo lugar apunta hacia donde venía el explorador.
    .title = Orientación tras un movimiento normal
clause-TR-4_12 = Si un explorador entra en una casilla desconocida de un modo que no es un movimiento normal, por ejemplo con Chute Trap, el nuevo lugar se coloca con la parte inferior hacia la profundidad 1 (decisión TR-R8).
    .title = Orientación tras otra forma de entrar
clause-TR-4_13 = Mantén las cartas del mapa en una cuadrícula regular, con espacio entre ellas para las cartas de obstáculo.
    .title = Espacio en la mesa

## TR-5 Turn structure and Ready round

clause-TR-5_1 = Un turno tiene cuatro rondas: Preparación, Acción, Búsqueda y Robo. La ronda de Acción incluye mover, explorar, jugar obstáculos, atacar y superar. La ronda de Robo incluye descartar, robar, reiniciar, guardar y recargar.
    .title = Las cuatro rondas de un turno
clause-TR-5_2 = Todos los jugadores terminan una ronda antes de que empiece la siguiente.
    .title = Todos terminan antes la ronda
clause-TR-5_3 = En el primer turno cada jugador tira tantos dados como el Movimiento de su explorador. Quien obtiene el resultado más alto elige qué explorador empieza, y el juego sigue en el sentido de las agujas del reloj (decisión TR-R3).
    .title = Orden en el primer turno
clause-TR-5_4 = En los turnos siguientes solo se vuelve a tirar por el orden si algún jugador lo quiere. Si no, se mantiene el primer orden (decisión TR-R3).
    .title = Orden en los turnos siguientes
clause-TR-5_5 = En el orden de turno, cada jugador completa todos los pasos de la ronda de Acción antes de que empiece el siguiente.
    .title = Cada jugador completa su ronda de Acción

## TR-6 Action round

clause-TR-6_1 = Un explorador puede recorrer hasta tantos lugares como su Movimiento, y solo por salidas.
    .title = Hasta dónde se mueve un explorador
clause-TR-6_2 = Un explorador puede pasar por una salida a una casilla desconocida. Eso termina su movimiento en este turno.
    .title = Entrar en una casilla desconocida
clause-TR-6_3 = Un explorador puede quedarse donde está, o puede tener que quedarse por falta de salidas.
    .title = Quedarse en el sitio
clause-TR-6_4 = Un explorador atascado no puede moverse durante un turno entero (decisión TR-R4).
    .title = Un explorador atascado no se mueve
clause-TR-6_5 = Cuando termina su movimiento, aunque no se haya movido, el explorador pasa a los pasos siguientes y no se mueve más en este turno.
    .title = Cuando termina el movimiento
clause-TR-6_6 = Antes de dejar un lugar por el camino, el explorador debe enfrentarse a los obstáculos de allí (paso 5). Si queda atascado, su movimiento termina. Si solo falla, puede seguir adelante.
    .title = Obstáculos por el camino
clause-TR-6_7 = Cuando un explorador entra en una casilla desconocida, esta se explora al momento: pon boca arriba la carta que hay allí o toma la carta superior del mazo de nivel.
    .title = Explorar la casilla al momento
clause-TR-6_8 = Si la carta robada no se puede colocar en esa casilla, roba otra. Después devuelve la carta no usada al mazo de nivel y barájalo (decisión TR-R6).
    .title = Un lugar que no se puede colocar
clause-TR-6_9 = La parte inferior de un lugar recién explorado apunta normalmente hacia donde venía el explorador, como en TR-4.11.
    .title = Orientación de un lugar explorado
clause-TR-6_10 = Siempre que se explora un lugar nuevo, los demás jugadores pueden jugar en él una carta de obstáculo, aunque tenga un obstáculo integrado.
    .title = Los oponentes pueden jugar un obstáculo
clause-TR-6_11 = El jugador que se está moviendo no puede jugar un obstáculo en el lugar que se está explorando.
    .title = No en el camino propio
clause-TR-6_12 = No se puede jugar ningún obstáculo en un lugar que ya está explorado.
    .title = Solo cuando se explora un lugar
clause-TR-6_13 = Un obstáculo solo se puede jugar en un lugar si su peligro es como máximo el peligro del lugar más la profundidad.
    .title = El peligro del obstáculo tiene un límite
clause-TR-6_14 = Si varios jugadores quieren jugar un obstáculo, solo se juega la carta legal de mayor peligro. Las demás vuelven a la mano de sus dueños.
    .title = Se juega el mayor peligro
clause-TR-6_15 = Si los mayores peligros son iguales, juega el obstáculo el jugador cuyo explorador está más cerca del lugar (decisión TR-R5).
    .title = Empates de peligro
clause-TR-6_16 = Skeletal Remains tiene peligro 3. A profundidad 2 permite obstáculos de peligro hasta 5. Bear (8) es ilegal, Bats (3) y Pit Trap (4) son legales, y se juega Pit Trap.
    .title = Ejemplo: peligro en Skeletal Remains
clause-TR-6_17 = Un explorador que termina su movimiento donde hay otro explorador puede atacarlo, pero no está obligado (decisión TR-R10).
    .title = Atacar a un explorador
clause-TR-6_18 = Ambos exploradores hacen una prueba de Lucha. El que obtiene el resultado más alto hace 1 de daño al otro, así que el atacante puede sufrir daño. En caso de empate se vuelve a tirar.
    .title = Cómo se resuelve un ataque
clause-TR-6_19 = Cartas como las armas pueden cambiar el daño de un ataque.
    .title = Las cartas pueden cambiar el daño
clause-TR-6_20 = Durante su movimiento y después de él, un explorador debe enfrentarse a todos los obstáculos de cada lugar en el que entra o por el que pasa, ya sean integrados o cartas jugadas en este turno o en uno anterior.
    .title = Hay que enfrentarse a cada obstáculo
clause-TR-6_21 = Un explorador no tiene que enfrentarse a los obstáculos del lugar donde empieza la ronda de Acción, salvo que también termine allí su movimiento (decisión TR-R11).
    .title = Obstáculos en el lugar de partida
clause-TR-6_22 = Es posible enfrentarse a varios obstáculos de un mismo lugar en cualquier orden. Hay que enfrentarse a cada uno, pase lo que pase con los demás.
    .title = Varios obstáculos a la vez
clause-TR-6_23 = Si un explorador falla contra un obstáculo, todos los efectos indicados se aplican al momento. Si tiene éxito, los evita.
    .title = Éxito y fallo
clause-TR-6_24 = Hay que enfrentarse de nuevo a un obstáculo cada vez que un explorador entra en su lugar, hasta que el obstáculo se elimina.
    .title = Se afronta de nuevo en cada entrada
clause-TR-6_25 = Una prueba de Lucha superada hace 1 de daño a ese obstáculo. Las armas u otras cartas pueden añadir daño.
    .title = La Lucha daña al obstáculo
clause-TR-6_26 = Cuando el daño de un obstáculo alcanza su vida, el obstáculo se elimina. Una carta se descarta; un obstáculo integrado recibe un marcador de calavera.
    .title = Eliminar un obstáculo
clause-TR-6_27 = Un obstáculo dañado funciona con toda su fuerza hasta que se elimina.
    .title = Un obstáculo dañado mantiene su fuerza
clause-TR-6_28 = Algunos efectos de cartas eliminan directamente obstáculos de cierto tipo, dañados o no, con o sin vida.
    .title = Cartas que eliminan obstáculos

## TR-7 Search round

clause-TR-7_1 = En el orden de turno, cada jugador puede buscar una vez.
    .title = Una búsqueda por jugador
clause-TR-7_2 = Un explorador que usó Lucha en la ronda de Acción no puede buscar, salvo que solo la usara para defenderse del ataque de otro explorador (decisión TR-R12).
    .title = Sin búsqueda tras usar Lucha
clause-TR-7_3 = Fallar contra un obstáculo no impide buscar al explorador. Estar atascado sí.
    .title = Fallar no impide buscar
clause-TR-7_4 = Algunas cartas de acción se usan en lugar de la búsqueda normal. Para usarlas, el explorador debe poder hacer una búsqueda normal. Funcionan incluso en un lugar vacío.
    .title = Cartas de acción en lugar de buscar
clause-TR-7_5 = En una prueba de Búsqueda, tira tantos dados como la Búsqueda del explorador más la bonificación de búsqueda del lugar. Con Búsqueda 3 y bonificación +2, tira cinco dados.
    .title = La prueba de Búsqueda
clause-TR-7_6 = Tras una prueba de Búsqueda, el jugador puede jugar de su mano un descubrimiento cuya dificultad sea como máximo el resultado. No tiene que anunciar la carta antes de tirar ni está obligado a jugar una.
    .title = Jugar un descubrimiento
clause-TR-7_7 = Un objeto va a la fila sin guardar, debajo del explorador. Un disparador tiene efecto al momento y se descarta.
    .title = Objetos y disparadores
clause-TR-7_8 = Un lugar donde se encontró un descubrimiento recibe un marcador de vacío, pues solo se puede encontrar un descubrimiento en cada lugar. Si no, se puede seguir buscando en él (decisión TR-R13).
    .title = Un descubrimiento por lugar

## TR-8 Draw round

clause-TR-8_1 = En el paso Descartar, el jugador puede descartar cualquier número de cartas de su mano.
    .title = Descartar cualquier número de cartas
clause-TR-8_2 = En el paso Robar, el jugador roba tantas cartas como el Ingenio del explorador, pero sin pasar del límite de mano, que es Ingenio más 6 (decisión TR-R14).
    .title = Robar hasta el límite de mano
clause-TR-8_3 = Un jugador sin cartas en la mano en el paso Robar roba el doble del Ingenio.
    .title = Una mano vacía roba el doble
clause-TR-8_4 = Si el mazo de robo está vacío, baraja la pila de descarte para formar uno nuevo.
    .title = Cuando se acaba el mazo de robo
clause-TR-8_5 = En el paso Reiniciar, el jugador puede elegir reiniciar. Se trata igual que morir.
    .title = Elegir reiniciar
clause-TR-8_6 = En el paso Guardar, un explorador en un punto de guardado pasa todas sus cartas sin guardar a la fila guardada, y ese lugar se convierte en su punto de guardado. Tras morir o reiniciar más tarde, vuelve allí (decisiones TR-R1 y TR-R15).
    .title = Guardar en un punto de guardado
clause-TR-8_7 = En el paso Recargar, los exploradores que murieron o reiniciaron vuelven a su último punto de guardado o, si no tienen, a la entrada.
    .title = Recargar
clause-TR-8_8 = Después de la ronda de Robo empieza un nuevo turno. Así se sigue hasta que alguien gana.
    .title = El turno siguiente

## TR-9 Winning, secret moves, treasures, upgrades

clause-TR-9_1 = Gana un nivel el jugador que llega a la sala del tesoro y es el primero en superar su prueba de Búsqueda. Un nivel puede añadir condiciones (decisión TR-R16).
    .title = Ganar un nivel
clause-TR-9_2 = Los movimientos secretos son cartas especiales muy raras. Una de ellas se juega de la mano la primera vez que se usa su efecto. Después queda en la fila guardada y se puede usar siempre que se cumplan sus condiciones.
    .title = Movimientos secretos
clause-TR-9_3 = Las cartas de tesoro importan sobre todo en una serie, donde un tesoro ganado en un nivel se lleva al siguiente. Algunos niveles dan un tesoro inicial a cada explorador.
    .title = Tesoros en una serie
clause-TR-9_4 = Todo nivel o sala del tesoro tiene un poder. El jugador que recibe un tesoro elige cualquier tesoro de ese poder o menor, de la colección y no del mazo.
    .title = Elegir un tesoro
clause-TR-9_5 = Un tesoro en juego da poderes o habilidades a su explorador.
    .title = Qué hacen los tesoros
clause-TR-9_6 = Las mejoras son versiones mejores de un explorador. Forman parte del mazo de robo y se juegan cuando se cumplen los requisitos de la carta.
    .title = Mejoras
clause-TR-9_7 = Las mejoras van siempre a la fila guardada y se conservan tras la muerte y el reinicio.
    .title = Las mejoras se conservan
clause-TR-9_8 = El poder de una mejora puede superar como máximo en uno el poder actual del explorador. Por eso, el poder 3 exige antes una mejora de poder 2 (decisión TR-R17).
    .title = El poder sube de uno en uno
clause-TR-9_9 = Puede haber en juego varias mejoras del mismo poder a la vez, y todas dan sus beneficios; por ejemplo, tres de poder 2 y dos de poder 3.
    .title = Varias mejoras juntas
clause-TR-9_10 = Un explorador no puede jugar una segunda copia de una mejora que ya tiene. Otros exploradores pueden tener su propia copia.
    .title = Sin segunda copia de una mejora

## TR-10 Damage, death, afflictions

clause-TR-10_1 = El daño se marca en la carta del explorador. La vida de un explorador es su habilidad más baja, y cada punto de daño quita un punto de vida.
    .title = Daño y vida
clause-TR-10_2 = Un explorador que se queda sin vida muere.
    .title = Muerte
clause-TR-10_3 = Un explorador muerto no hace nada, pero su jugador aún puede jugar cartas de acción y de obstáculo (decisión TR-R18).
    .title = Qué puede hacer un explorador muerto
clause-TR-10_4 = La muerte y el reinicio tienen las mismas consecuencias.
    .title = Muerte y reinicio son iguales
clause-TR-10_5 = Al recargar, el jugador descarta la mano y todas las cartas sin guardar en juego, conserva las guardadas, baraja los descartes en el mazo de robo y roba tantas cartas como el Ingenio del explorador (decisión TR-R18).
    .title = Las cartas tras la muerte o el reinicio
clause-TR-10_6 = Al recargar, la figura vuelve al último punto de guardado o a la entrada. Se quitan todo el daño y todas las aflicciones, y el explorador tiene la vida completa y está listo para el turno siguiente.
    .title = El explorador vuelve entero
clause-TR-10_7 = Las aflicciones vienen de pruebas falladas o de otros efectos. Todas desaparecen con la muerte o el reinicio.
    .title = Aflicciones
clause-TR-10_8 = Un explorador dañado pierde un punto de vida por cada punto de daño. El daño nunca baja las habilidades.
    .title = Dañado
clause-TR-10_9 = En vez de sufrir daño, un explorador herido pierde 1 punto de una habilidad indicada. Esto puede bajar su vida. Las heridas se acumulan.
    .title = Herido
clause-TR-10_10 = Un efecto que cura daño, como un botiquín, puede curar una herida como si fuera un punto de daño.
    .title = Curar una herida
clause-TR-10_11 = Un explorador muere si las heridas dejan una de sus habilidades en 0.
    .title = Una habilidad en 0 mata
clause-TR-10_12 = Un explorador atascado no puede buscar en este turno y no puede dejar su lugar hasta que pase su movimiento del turno siguiente (decisión TR-R4). Roba cartas normalmente. Se enfrenta a los obstáculos de allí en ambos turnos.
    .title = Atascado
clause-TR-10_13 = Un explorador falla contra Pit Trap por el camino. Su movimiento termina, no puede buscar y roba normalmente. En el turno siguiente no puede salir y debe enfrentarse de nuevo a la trampa. Si tiene éxito, puede buscar en ese turno y salir en el turno posterior.
    .title = Ejemplo: atascado en Pit Trap

## TR-11 Key terms

clause-TR-11_1 = El lugar A es adyacente al lugar B si A tiene una salida no bloqueada hacia B. B no tiene por qué ser adyacente a A.
    .title = Adyacente
clause-TR-11_2 = Una salida con un marcador de bloqueo no cuenta como salida. Una nueva salida encontrada en esa dirección quita el marcador.
    .title = Bloqueada
clause-TR-11_3 = El lugar B está conectado desde el lugar A si un camino de salidas lleva de A a B. A no tiene por qué estar conectado desde B.
    .title = Conectado
clause-TR-11_4 = Un lugar está aislado si ningún camino lleva de él a la sala del tesoro o a una casilla desconocida que pueda contenerla. Para esto, las casillas desconocidas tienen salidas por todos los lados.
    .title = Aislado
clause-TR-11_5 = La habilidad más baja de un explorador es su vida inicial y máxima. La vida adicional se marca con un disco verde.
    .title = Vida
clause-TR-11_6 = El resultado de una prueba es el total de los dados más todos los modificadores.
    .title = Resultado
clause-TR-11_7 = Una prueba es una tirada de tantos dados como la habilidad de la prueba. Un resultado inferior al objetivo es un fallo.
    .title = Prueba

## TR-12 Game notes

clause-TR-12_1 = Una carta prevalece sobre las reglas que contradice, pero una regla sobre una carta concreta prevalece sobre el texto de esa carta. En todo lo demás, las reglas siguen valiendo para la carta.
    .title = Cuando una carta y una regla discrepan
clause-TR-12_2 = Una carta de acción se puede jugar en cualquier momento, salvo que indique uno.
    .title = Cuándo se juegan las acciones
clause-TR-12_3 = Las cartas de obstáculo solo se juegan durante la ronda de Acción de un oponente, en el paso 3.
    .title = Cuándo se juegan los obstáculos
clause-TR-12_4 = Las cartas de lugar solo sirven para formar el mapa del nivel.
    .title = Para qué sirven las cartas de lugar
clause-TR-12_5 = Si un explorador se ve obligado a cambiar de lugar fuera de su turno, el juego normal se detiene mientras hace los pasos 2 a 5 de la ronda de Acción (decisión TR-R19).
    .title = Movido fuera del turno propio
clause-TR-12_6 = Los movimientos secretos, las mejoras y los tesoros se juegan siempre en la fila guardada.
    .title = Cartas que siempre quedan guardadas
clause-TR-12_7 = Todos los dados tienen seis caras. Al comienzo de un turno solo se vuelve a tirar por el orden si algún jugador lo quiere.
    .title = Dados y nueva tirada por el orden
clause-TR-12_8 = Nadie puede elegir fallar una tirada. Los dados se tiran exactamente cuando una regla o una carta lo exige.
    .title = No se elige fallar
clause-TR-12_9 = Una carta que cancela otra debe jugarse inmediatamente después de la carta que cancela; si no, no tiene efecto.
    .title = Cancelar una carta
clause-TR-12_10 = Un explorador que llega a 0 de vida no puede salvarse con curación ni con vida añadida después. Una carta que reduce el daño que se está haciendo, como Backflip, sí puede salvarlo.
    .title = Sin curación con vida 0
clause-TR-12_11 = Un explorador puede morir o reiniciar cualquier número de veces y aun así ganar.
    .title = Morir no es perder la partida
clause-TR-12_12 = Los objetos guardados que se gastaron no vuelven con un reinicio. El jugador puede conservar un objeto en vez de gastarlo.
    .title = Los objetos gastados no vuelven

## TR-13 Solo rules

clause-TR-13_1 = En solitario, las cartas de obstáculo no están en el mazo de robo, sino en su propio mazo de obstáculos. Un nivel con reglas en solitario indica los obstáculos adecuados.
    .title = El mazo de obstáculos en solitario
clause-TR-13_2 = En solitario, cuando se explora un lugar nuevo, revela cartas del mazo de obstáculos hasta que una se pueda jugar allí, y juégala (decisión TR-R20).
    .title = Obstáculos en solitario al explorar
clause-TR-13_3 = Cuando se acaba el mazo de obstáculos en solitario, baraja sus descartes y continúa.
    .title = Cuando se acaba el mazo de obstáculos
clause-TR-13_4 = Un nivel en solitario indica metas o puntos, como tener éxito en un número de reinicios o turnos, buscar en todos los lugares o eliminar todas las criaturas y obstáculos. Solo el nivel Introductorio indica un mazo de obstáculos en solitario, y ningún nivel indica una puntuación en solitario (decisión TR-R21).
    .title = Metas en solitario
clause-TR-13_5 = En solitario no hay ronda de Preparación.
    .title = Sin ronda de Preparación en solitario

## TR-14 Learn to Play

clause-TR-14_1 = El tutorial usa un solo mazo inicial: lugares 001 a 018 o 026 a 043. La entrada (001 o 026) está boca arriba en la profundidad 1, y la sala del tesoro (003 o 028) boca abajo en la profundidad 4, una columna al lado. El mapa tiene profundidades 1 a 4, y los demás lugares se barajan como mazo de nivel.
    .title = Tutorial: el mapa
clause-TR-14_2 = El explorador del tutorial es 019 o 044. El tesoro, 020 o 045, se deja aparte.
    .title = Tutorial: el explorador
clause-TR-14_3 = La pila de obstáculos del tutorial tiene 022 o 047, 025 o 050, 058, 059, 060, dos copias de 062, 064 y 065. El libro de reglas imprime 024 y 049 en lugar de 025 y 050, pero esas dos son cartas de acción.
    .title = Tutorial: la pila de obstáculos
clause-TR-14_4 = La mano inicial del tutorial es Magnum Pistols (068) y Take Aim (057); con Ingenio 3, también Hidden Exit (071). Las demás cartas de robo son el mazo de robo.
    .title = Tutorial: la mano inicial
clause-TR-14_5 = Desde la entrada del tutorial, el explorador puede ir hacia delante o a la derecha.
    .title = Tutorial: el primer paso
clause-TR-14_6 = En el tutorial, para cada lugar nuevo busca en la pila un obstáculo cuyo peligro sea como máximo el peligro del lugar más la profundidad y colócalo allí. Volver a un lugar no añade ninguno.
    .title = Tutorial: obstáculos en lugares nuevos
clause-TR-14_7 = En el tutorial, los obstáculos, el daño y la eliminación funcionan como en TR-6, y quedar atascado, herido o sufrir un golpe, como en TR-10. Dos golpes matan a un explorador inicial; tres, tras la mejora Adventurer.
    .title = Tutorial: enfrentarse a obstáculos
clause-TR-14_8 = En el tutorial, buscar funciona como en TR-7, pero un explorador puede buscar después de luchar.
    .title = Tutorial: buscar
clause-TR-14_9 = En la ronda de Robo del tutorial, el jugador descarta hasta quedarse con 6 cartas si tiene más y roba tantas como el Ingenio. Una mala mano inicial se puede descartar una vez, barajar de nuevo y volver a robar con el mismo tamaño. El jugador puede reiniciar; un explorador vivo en un punto de guardado guarda; después, quien murió o reinició recarga.
    .title = Tutorial: la ronda de Robo
clause-TR-14_10 = En el tutorial, Adventurer (067) se puede jugar cuando el explorador guarda con la carta en la mano. Suma 1 a cada habilidad que empezó en 2.
    .title = Tutorial: la mejora Adventurer
clause-TR-14_11 = En el tutorial no se juega ningún obstáculo en la sala del tesoro. Quien encuentra allí el tesoro gana.
    .title = Tutorial: la sala del tesoro
clause-TR-14_12 = En el tutorial, las cartas de acción se pueden jugar en cualquier momento adecuado. Las cartas que necesitan un oponente se ignoran.
    .title = Tutorial: cartas de acción
clause-TR-14_13 = Después del tutorial, juega con las reglas estándar, empezando por el nivel Introductorio con uno o dos oponentes.
    .title = Después del tutorial

## TR-15 Levels

clause-TR-15_1 = El nivel Introductorio es de poder 1, para uno o dos jugadores. Su mazo de nivel son los lugares de un solo mazo inicial: Tumba 026 a 043, recomendado la primera vez, o Cueva 001 a 018, con una segunda entrada 001 o 026 para dos jugadores. El mapa tiene 3 de ancho y 6 de profundidad. Las entradas están en las esquinas de la profundidad 1; en solitario, la segunda esquina queda vacía. La sala del tesoro, 003 o 028, está boca abajo en el centro de la profundidad 4. No hay bonificación inicial. En solitario, el mazo de obstáculos son todos los obstáculos del mazo inicial.
    .title = Nivel: Introductorio
clause-TR-15_2 = Into the Caves es un nivel de poder 1 para dos o más jugadores. Su mazo de nivel tiene 18 lugares o más, corrientes y de cueva, con una copia de cada uno como máximo, salvo la entrada 001. El mapa tiene 3 de ancho y 6 de profundidad. La entrada 001 está en el centro de la profundidad 1; con un número par de jugadores puede haber una en cada esquina, con el mismo número de exploradores en cada una. La sala del tesoro es 003, con profundidad mínima 4, así que está en la profundidad 4, 5 o 6. No hay bonificación inicial, y no se indican reglas en solitario.
    .title = Nivel: Into the Caves
clause-TR-15_3 = Trapped in the Tombs es un nivel de poder 1 para dos o más jugadores. Su mazo de nivel tiene 18 lugares o más, corrientes y de tumba, con una copia de cada uno como máximo, salvo la entrada 026. El mapa tiene 3 de ancho y 6 de profundidad. La entrada 026 está en el centro de la profundidad 1; con un número par de jugadores puede haber una en cada esquina, con el mismo número de exploradores en cada una. La sala del tesoro es 028, con profundidad mínima 4, así que está en la profundidad 4, 5 o 6. No hay bonificación inicial, y no se indican reglas en solitario.
    .title = Nivel: Trapped in the Tombs
clause-TR-15_4 = Death by Design es un nivel de poder 1 para dos jugadores, con un mapa fijo de 36 cartas, de 5 de ancho y 7 de profundidad. Las entradas 026 y 001 están boca arriba en las esquinas de la profundidad 1. Cada jugador tira un dado, repitiendo los empates, y el resultado más alto elige una entrada. La sala del tesoro se toma al azar entre 003 y 028 cuando un explorador entra en la casilla vacía. No hay bonificación inicial, y no se indican reglas en solitario.
    .title = Nivel: Death by Design
clause-TR-15_5 = Freestyle es un nivel de poder 2 o 3 para cualquier número de jugadores. Su mazo de nivel tiene uno de cada lugar que se posee, sin Sanctuary (151) con poder 2. Con poder 3 el mapa tiene 3 de ancho y 12 de profundidad, si hay 36 lugares o más; con poder 2 tiene 3 de ancho y 6 de profundidad. Una partida corta usa profundidad 6. Cada entrada está en la profundidad 1; todos tiran un dado, repitiendo los empates, y eligen las entradas en el orden de la tirada. Vale cualquier sala del tesoro, con profundidad mínima 7 con poder 3 y 4 con poder 2. Los lugares atlantes tienen profundidad mínima 3. No se indican reglas en solitario. Sobre la bonificación inicial, véase TR-15.5c.
    .title = Nivel: Freestyle
clause-TR-15_6 = Parallel Peril es un nivel de poder 1 para dos o más jugadores. Tiene dos mazos de nivel: Cueva 001 a 018 y Tumba 026 a 043. El mapa tiene 4 de ancho y 8 de profundidad. La entrada 001 está en una esquina de la profundidad 1 y la entrada 026 en la otra, cada una con su mazo al lado; todos tiran un dado, repitiendo los empates, y eligen las entradas en el orden de la tirada. La sala del tesoro es 003 o 028, con profundidad mínima 5. No hay bonificación inicial, y no se indican reglas en solitario.
    .title = Nivel: Parallel Peril
clause-TR-15_7 = Parallel Pick Up es un nivel de poder 1 a 3 para dos jugadores. Cada jugador forma un mazo de nivel de 18 lugares o más (20 o más con poder 3), con exactamente una sala del tesoro y una entrada, y sin lugares atlantes con poder 1. El mapa tiene 4 de ancho y 6, 8 o 10 de profundidad con poder 1, 2 o 3. La entrada y el mazo de cada jugador están en su esquina de la profundidad 1, y el jugador empieza allí. La sala del tesoro tiene profundidad mínima 4, 5 o 6 con poder 1, 2 o 3, y su poder no puede superar el del nivel. No hay bonificación inicial, y no se indican reglas en solitario.
    .title = Nivel: Parallel Pick Up
clause-TR-15_8 = Atlantis es un nivel intermedio de poder 2 para dos o más jugadores. Su mazo de nivel tiene 18 lugares o más, corrientes y atlantes, más las entradas, con una copia de cada uno como máximo. El mapa tiene 3 de ancho y 6 de profundidad. La entrada está en el centro de la profundidad 1; con un número par de jugadores puede haber una en cada esquina, con el mismo número de exploradores en cada una. La sala del tesoro es 118, con profundidad mínima 4. Cada jugador empieza con una mejora de poder 2 o un tesoro de poder 1, a su elección. No se indican reglas en solitario.
    .title = Nivel: Atlantis
clause-TR-15_9 = Explore the Depths es un nivel avanzado de poder 3; no se indica el número de jugadores. Tiene tres mazos de nivel: para las profundidades 1 a 4, las cartas 004 a 018, 153, 157 y 158 (18 cartas); para las profundidades 5 a 8, las cartas 029 a 043, 154, 156, 159 y 160 (19 cartas); para las profundidades 9 a 12, las cartas 101 a 117, 151, 152 y 155 (20 cartas). El mapa tiene 3 de ancho y 12 de profundidad. La entrada 001 está en el centro de la profundidad 1. La sala del tesoro es 151, con profundidad mínima 9. Cada jugador empieza con un tesoro cualquiera. No se indican reglas en solitario.
    .title = Nivel: Explore the Depths
clause-TR-15_1a = En el nivel Introductorio los exploradores pueden ir a las profundidades 5 y 6, pero rara vez lo harán, salvo que no se pueda llegar a la sala del tesoro desde la profundidad 3 o 4. Gana quien primero tenga éxito en la búsqueda del tesoro.
    .title = Introductorio: las filas más hondas
clause-TR-15_1b = En el nivel Introductorio no se mezcla ninguna carta de sobres ni de otro mazo inicial.
    .title = Introductorio: un solo mazo inicial
clause-TR-15_4a = Death by Design es el ejemplo de un nivel de mapa fijo, pensado para torneos en los que un árbitro forma el mapa para que los resultados se puedan comparar. Las posiciones son fijas, pero la orientación de una carta depende de la dirección por la que se entra en ella.
    .title = Death by Design: un mapa fijo
clause-TR-15_4b = El mapa fijo de Death by Design, de izquierda a derecha. Profundidad 7: 043, 013, la casilla vacía del tesoro, 007, 038. Profundidad 6: 040, 035, 041, 010, 042. Profundidad 5: 004, 039, 030, 015, 034. Profundidad 4: 033, 008, 032, 009, 029. Profundidad 3: 011, 014, 027, 018, 037. Profundidad 2: 031, 005, 016, 006, 017. Profundidad 1: 026, 012, 002, 036, 001.
    .title = Death by Design: posiciones
clause-TR-15_4c = En Death by Design todas las cartas, salvo las entradas, empiezan boca abajo. La sala del tesoro se toma al azar entre 003 y 028 cuando un explorador entra por primera vez en la casilla vacía.
    .title = Death by Design: cartas boca abajo
clause-TR-15_4d = Death by Design no tiene mazo de nivel, así que las cartas que cambian el mazo de nivel hacen poco, salvo en la casilla del tesoro. Los jugadores pueden tener otros lugares, como 152 a 160, en una pila para cambiarlos con Snoop Ahead y cartas parecidas.
    .title = Death by Design: sin mazo de nivel
clause-TR-15_5a = En Freestyle, si solo queda una casilla que pueda contener una sala del tesoro, busca una en el mazo de nivel para ella.
    .title = Freestyle: la última casilla
clause-TR-15_5b = En Freestyle, en cuanto hay una sala del tesoro en el mapa, todas las demás salas del tesoro salen del mazo de nivel, que se baraja.
    .title = Freestyle: una sola sala del tesoro
clause-TR-15_5c = Como regla alternativa para Freestyle, un jugador aporta todos los lugares del nivel, y cada uno de los demás puede a cambio empezar con una mejora de poder 2 o un tesoro de poder 1 (decisión TR-R22).
    .title = Freestyle: comienzo alternativo
clause-TR-15_6a = En Parallel Peril las dos columnas del lado de la entrada de la cueva usan cartas de cueva, y las otras dos, cartas de tumba.
    .title = Parallel Peril: de quién es cada columna
clause-TR-15_6b = En Parallel Peril la regla de la última casilla (TR-4.10) usa el mazo al que pertenece esa columna. Cuando se coloca una sala del tesoro, se retira la sala del tesoro del otro mazo y ese mazo se baraja.
    .title = Parallel Peril: la sala del tesoro
clause-TR-15_7a = Parallel Pick Up usa las mismas reglas de columnas y de última casilla que Parallel Peril, con los mazos de los propios jugadores.
    .title = Parallel Pick Up: columnas y última casilla
clause-TR-15_9a = En Explore the Depths, el lugar para una profundidad viene del mazo de nivel de esa profundidad.
    .title = Explore the Depths: mazo por profundidad

## TR-16 Variant goals

clause-TR-16_1 = En una partida de Recuperación, encontrar el tesoro no termina el nivel. Quien lo encuentra elige una carta de tesoro del poder de la sala del tesoro o menor y la lleva consigo.
    .title = Recuperación: llevar el tesoro
clause-TR-16_2 = En una partida de Recuperación, si el portador muere o reinicia, el tesoro cae en ese lugar. Allí se puede recoger con una búsqueda contra el objetivo original.
    .title = Recuperación: el tesoro cae
clause-TR-16_3 = En una partida de Recuperación, el tesoro que se lleva cuenta también como objeto sin guardar para las cartas que quitan o cambian objetos descubiertos.
    .title = Recuperación: el tesoro como objeto
clause-TR-16_4 = En una partida de Recuperación gana el primer jugador que termina un turno en una entrada llevando el tesoro.
    .title = Recuperación: victoria
clause-TR-16_5 = En una partida de Cazarrecompensas, un jugador gana 1 punto por cada obstáculo de tipo criatura que elimina, y encontrar el tesoro da tantos puntos como el poder de su sala del tesoro. Gana quien tiene más puntos. Los jugadores pueden acordar otros puntos, por ejemplo por trampas eliminadas (decisión TR-R23).
    .title = Cazarrecompensas

## TR-17 Series

clause-TR-17_1 = Una serie son varios niveles jugados por acuerdo. Los jugadores también acuerdan la puntuación; se sugieren tres maneras.
    .title = Qué es una serie
clause-TR-17_2 = En una serie Cronometrada cada jugador forma un nivel del mismo poder. Cuando un jugador termina un nivel, se cuentan los turnos adicionales que necesita cada uno de los demás para terminarlo. Tras todos los niveles gana el menor total de turnos adicionales.
    .title = Serie cronometrada
clause-TR-17_3 = En una serie Encadenada los jugadores eligen niveles para jugarlos en orden, por ejemplo Into the Caves, Atlantis y Explore the Depths. Tras cada nivel, su ganador elige un tesoro. Los objetos, los movimientos secretos y las mejoras normalmente no se llevan al nivel siguiente, sobre todo cuando el poder no sube. Gana quien tiene más tesoros o quien se lleva el último.
    .title = Serie encadenada
clause-TR-17_4 = Una serie Pick Up es para dos o más jugadores, mejor de dos a cuatro, de intermedios a avanzados. Sus reglas son TR-17.4a a TR-17.4j.
    .title = Serie Pick Up
clause-TR-17_4a = Una serie Pick Up tiene tantos niveles como jugadores. Un orden al azar o acordado decide de quién es el nivel que se juega primero, segundo y así sucesivamente.
    .title = Serie Pick Up: orden de los niveles
clause-TR-17_4b = En una serie Pick Up un mazo de robo tiene al menos 60 cartas.
    .title = Serie Pick Up: mazo de robo
clause-TR-17_4c = En una serie Pick Up todos los jugadores, salvo el primero, empiezan con un tesoro de poder 1.
    .title = Serie Pick Up: bonificación inicial
clause-TR-17_4d = En una serie Pick Up el ganador de un nivel puede llevar al nivel siguiente un tesoro del poder del nivel o menor.
    .title = Serie Pick Up: el tesoro del ganador
clause-TR-17_4e = Entre los niveles de una serie Pick Up, los exploradores conservan mejoras, tesoros y movimientos secretos y pueden llevar un objeto guardado.
    .title = Serie Pick Up: qué se conserva
clause-TR-17_4f = Tras cada nivel de una serie Pick Up, un jugador puede añadir hasta 10 cartas a su mazo. Las reglas del mazo siguen valiendo: como máximo 3 copias de una carta, contando las que ya están en él.
    .title = Serie Pick Up: añadir cartas
clause-TR-17_4g = Cada nivel de una serie Pick Up tiene un mapa de 3 de ancho y 6 de profundidad y un mazo de nivel de 18 lugares o más de cualquier tipo, con 2 entradas, como máximo 2 copias de un lugar y exactamente una sala del tesoro cualquiera.
    .title = Serie Pick Up: formar un nivel
clause-TR-17_4h = En una serie Pick Up las entradas están en las dos esquinas de la profundidad 1, y la sala del tesoro tiene profundidad mínima 4, así que está en la profundidad 4, 5 o 6.
    .title = Serie Pick Up: entradas y tesoro
clause-TR-17_4i = En el primer nivel de una serie Pick Up los lugares atlantes tienen profundidad mínima 3. Por eso el mazo de nivel del primer jugador necesita bastantes lugares que puedan estar en las profundidades 1 y 2.
    .title = Serie Pick Up: lugares atlantes
clause-TR-17_4j = En una serie Pick Up la profundidad inicial sube 2 con cada nivel: profundidades 1 a 6, luego 3 a 8, luego 5 a 10, y así sucesivamente (decisión TR-R24).
    .title = Serie Pick Up: profundidad creciente

## TR-18 Designing levels

clause-TR-18_1 = Al diseñar un nivel, elige el tamaño del mapa. Un mapa más largo lleva más tiempo; uno más estrecho obliga a los jugadores a encontrarse y crea callejones sin salida; hondo y estrecho es más competitivo que ancho y poco profundo. Los mapas suelen tener de 3 a 5 de ancho y 4 o más de profundidad.
    .title = Diseñar niveles: tamaño del mapa
clause-TR-18_2 = Al diseñar un nivel, elige las familias de lugares, el número de copias, qué lugares están boca abajo en sitios fijos y cuáles salen al azar. Puede haber más de un mazo de nivel, según la profundidad.
    .title = Diseñar niveles: lugares
clause-TR-18_3 = Si la sala del tesoro no es fija y el mazo de nivel tiene más cartas que casillas tiene el mapa, la sala del tesoro tiende a salir en la última casilla posible. Eso alarga la partida.
    .title = Diseñar niveles: dónde sale el tesoro
clause-TR-18_4 = Una sola entrada para todos los jugadores permite luchas tempranas. Las entradas separadas las evitan.
    .title = Diseñar niveles: entradas
clause-TR-18_5 = Para obstáculos más difíciles, usa un mapa más hondo o una profundidad inicial superior a 1, por ejemplo profundidades 3 a 8.
    .title = Diseñar niveles: obstáculos más difíciles
clause-TR-18_6 = Un nivel difícil va bien en una serie, o da a los exploradores una bonificación inicial, como objetos, tesoros o mejoras.
    .title = Diseñar niveles: niveles difíciles
clause-TR-18_7 = Un nivel puede tener reglas especiales, como un límite de tiempo, llevar el tesoro de vuelta a la entrada o si se permiten puntos de guardado.
    .title = Diseñar niveles: reglas especiales

## TR-19 Content that is not rules

clause-TR-19 = El libro de reglas trae además una introducción, direcciones de contacto, noticias de un club de jugadores, textos de venta y una nota del traductor. Nada de eso es regla.
    .title = Contenido que no es regla

## Rulings

clause-TR-R1 = Cada explorador tiene dos filas de cartas, la fila sin guardar y la fila guardada. Los objetos entran en la fila sin guardar. Las mejoras, los movimientos secretos y los tesoros entran en la fila guardada. El paso Guardar pasa todo lo que está sin guardar a la fila guardada. La muerte y el reinicio descartan solo la fila sin guardar. La sección del libro de reglas sobre guardar cartas falta en nuestra fuente, así que este modelo vale hasta que se pueda consultar un folleto.
    .title = Filas guardada y sin guardar
clause-TR-R2 = Con las reglas estándar, el jugador elige del mazo tantas cartas como el Ingenio para la mano inicial. El cambio de mano inicial de TR-14.9 pertenece solo al tutorial. Una mano al azar con un cambio se puede ofrecer como opción a los principiantes.
    .title = Mano inicial
clause-TR-R3 = Los jugadores empatados en la tirada más alta vuelven a tirar. El ganador nombra al primer explorador, y los demás siguen por asientos en el sentido de las agujas del reloj. Desde el segundo turno basta la petición de un jugador para volver a tirar. En solitario se omite la tirada.
    .title = Tirada por el orden de turno
clause-TR-R4 = Estar atascado dura exactamente hasta el fin del movimiento del turno siguiente. En el turno en que el explorador queda atascado, su movimiento termina y no puede buscar. En el turno siguiente omite el paso 1, así que debe enfrentarse a los obstáculos de allí en el paso 5; después del paso 1 ya no está atascado. Si falla otra vez, queda atascado de nuevo; si tiene éxito, puede buscar en ese turno. Decide el ejemplo de TR-10.13.
    .title = Cuánto dura estar atascado
clause-TR-R5 = Los oponentes eligen obstáculos a la vez y en secreto, y no pueden elegir una carta ilegal. Se juega el mayor peligro, y el resto vuelve a la mano. En caso de empate, juega el jugador empatado cuyo explorador está más cerca, contando pasos ortogonales en la cuadrícula, con los exploradores muertos a distancia infinita; después, el primero en el orden de turno tras el jugador que se mueve. Se juega como máximo una carta de obstáculo cada vez que se explora un lugar.
    .title = Elección entre obstáculos
clause-TR-R6 = Un lugar robado que no puede estar en la casilla se deja aparte, y se roban cartas hasta que una valga. Esa se coloca, y todas las cartas apartadas se barajan de nuevo en el mazo. Si ninguna vale, la casilla sigue desconocida y el explorador no entra en ella.
    .title = Lugares que no se pueden colocar
clause-TR-R7 = La regla de la última casilla se comprueba tras cada colocación. Cuenta las casillas desconocidas dentro de los límites de profundidad que no tienen una carta fija boca abajo, se pueda llegar a ellas o no. Si la sala del tesoro ya está colocada o es fija, la regla no se aplica.
    .title = Cuándo se comprueba la última casilla
clause-TR-R8 = Un lugar en el que se entra de un modo que no es un movimiento normal se coloca con la parte inferior hacia la profundidad 1 y la superior hacia el fondo, como una entrada.
    .title = Orientación sin movimiento normal
clause-TR-R9 = El daño se lleva con marcadores. Un explorador está vivo mientras su daño sea menor que su habilidad actual más baja más la vida adicional. Así, una herida que baja la habilidad más baja puede matar a un explorador dañado, y una mejora puede añadir vida al momento.
    .title = Cómo se cuenta la vida
clause-TR-R10 = Un explorador solo ataca en el paso 4, una vez por turno, a un explorador elegido, en el lugar donde terminó su movimiento; quedarse en el sitio cuenta. El ganador hace 1 de daño más los modificadores de sus propias armas. Nadie se cura por ello. Un atacante que muere en el paso 4 omite el paso 5. Las figuras de exploradores muertos salen del mapa y no se pueden atacar.
    .title = Detalles del ataque
clause-TR-R11 = Dejar el lugar de partida no exige ninguna prueba. Volver a él en el mismo movimiento cuenta como entrar. Quedarse en él significa enfrentarse a todos sus obstáculos.
    .title = Dejar el lugar de partida
clause-TR-R12 = Un explorador ha usado Lucha si tiró una prueba de Lucha como atacante o contra un obstáculo, sea cual sea el desenlace. Elegir otra habilidad indicada conserva la búsqueda.
    .title = Qué cuenta como usar Lucha
clause-TR-R13 = Solo un descubrimiento que se jugó marca un lugar como vacío. Una búsqueda fallada o rechazada no lo marca. Encontrar el tesoro del nivel no necesita marcador, pues el nivel termina; en una partida de Recuperación la sala del tesoro se marca como vacía.
    .title = Cuándo queda vacío un lugar
clause-TR-R14 = El límite de mano solo limita el robo. Una mano por encima de Ingenio más 6, por ejemplo tras una herida, no se reduce, pero no se roba nada. El robo doble vale cuando la mano está vacía tras el paso Descartar, incluso por elección. Si el mazo de robo se acaba mientras se roba, baraja los descartes y sigue; si ambos están vacíos, para. El límite de 6 antes de robar se usa solo en el tutorial.
    .title = Detalles del límite de mano
clause-TR-R15 = Un explorador vivo que está en un punto de guardado en su paso Guardar siempre guarda. Un explorador que reinició en esta ronda cuenta como muerto y no puede guardar. Un punto de guardado al que ya no se puede llegar sigue funcionando.
    .title = Guardar es automático
clause-TR-R16 = La búsqueda del tesoro es la búsqueda normal del explorador en la sala del tesoro. Valen las mismas prohibiciones y los mismos dados: Búsqueda más la bonificación de la sala, contra el objetivo de la sala. El éxito gana al momento, y no se puede jugar un descubrimiento con la misma tirada. La sala del tesoro sí recibe obstáculos; solo el tutorial la exime.
    .title = La búsqueda del tesoro
clause-TR-R17 = El poder actual de un explorador es el poder más alto entre su carta de explorador y sus mejoras. Una mejora con el nombre de un personaje exige ese personaje. Si la carta no dice otra cosa, una mejora se puede jugar en cualquier momento del turno de su dueño mientras se cumpla su requisito.
    .title = Poder actual y mejoras con nombre
clause-TR-R18 = Un explorador con 0 de vida muere al momento. Pierde los pasos de Acción que le quedan y su búsqueda, y su figura sale del mapa. Su jugador puede jugar obstáculos y las acciones que no usan al explorador. En la ronda de Robo, el jugador de un explorador muerto solo hace el paso Recargar: descarta la mano y las cartas sin guardar, baraja la pila de descarte en el mazo de robo y roba tantas cartas como el Ingenio. El límite de mano no interviene.
    .title = Momento de la muerte
clause-TR-R19 = Un explorador movido fuera de su turno hace los pasos 2 a 5. En el paso 3 todos los demás jugadores pueden jugar obstáculos, incluido el jugador del turno. Después sigue el turno interrumpido. Los casos anidados se resuelven de dentro afuera. En solitario, TR-13.2 sirve para el paso 3.
    .title = Movido fuera del turno, detalles
clause-TR-R20 = En solitario, las cartas de obstáculo reveladas que no se pueden jugar van a la pila de descarte de obstáculos. Si ninguna carta de todo el mazo de obstáculos es legal, no se juega ninguna. En el tutorial, buscar una carta legal es una simplificación.
    .title = Obstáculos en solitario que no valen
clause-TR-R21 = El libro de reglas no da números para una puntuación en solitario. El programa registra turnos, reinicios, lugares donde se buscó y lugares despejados, y un archivo de nivel puede fijar metas. Los mazos de obstáculos en solitario para niveles distintos del primero son elecciones de este proyecto y se señalan como tales.
    .title = Puntuación en solitario
clause-TR-R22 = La bonificación inicial de la alternativa de Freestyle compensa a quien no aporta el nivel. Está desactivada salvo que los jugadores la elijan.
    .title = Bonificación inicial de Freestyle
clause-TR-R23 = Una partida de Cazarrecompensas termina cuando se encuentra el tesoro. Los jugadores empatados comparten la victoria, salvo que acuerden otra cosa.
    .title = Fin de Cazarrecompensas
clause-TR-R24 = En una serie Pick Up el peligro usa el número de profundidad aumentado. Los límites de la sala del tesoro y de los lugares atlantes se leen como filas del mapa: la sala del tesoro en las filas 4 a 6, los lugares atlantes desde la fila 3 en el primer nivel y en cualquier sitio después, porque el texto une ese límite solo al primer nivel.
    .title = Profundidades en una serie Pick Up
clause-TR-R25 = Cuando varios jugadores quieren jugar una carta a la vez, el jugador activo va primero y los demás siguen en el sentido de las agujas del reloj. Una carta que cancela debe responder a la última carta antes de que se resuelva cualquier otra cosa.
    .title = Cartas jugadas a la vez
clause-TR-R26 = Un explorador puede pasar libremente por un lugar con otros exploradores. Un ataque exige un movimiento que haya terminado allí.
    .title = Pasar junto a otros exploradores
clause-TR-R27 = Un explorador sin salida legal y sin camino adelante puede reiniciar. Solo una victoria termina la partida. No hay regla de empate, así que los jugadores pueden acordar un límite de turnos.
    .title = Exploradores sin camino
clause-TR-R28 = En solitario, el nivel Introductorio usa el mazo inicial tal como está impreso. Sus 9 obstáculos son el mazo de obstáculos, y las 21 cartas restantes son un mazo de robo legal, como excepción a TR-3.5.
    .title = El nivel Introductorio en solitario
clause-TR-R29 = Una segunda copia de un objeto en juego no da nada más a su explorador: ni bonificación, ni dados, ni vida. Aun así puede estar en juego, y cuenta donde se cuentan o se pierden objetos.
    .title = Copias de un objeto
clause-TR-R30 = En solitario, los obstáculos que haya en un mazo de robo se apartan y no cuentan como cartas de él. Son el mazo de obstáculos en un nivel que no indica obstáculos, y quedan fuera del juego en uno que los indica.
    .title = Obstáculos en un mazo de robo en solitario
