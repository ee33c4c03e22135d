### Commander, cláusula por cláusula, con nuestras palabras.

## Alcance y comandantes

clause-CMD-1_1 = Commander es el nombre posterior de Elder Dragon Highlander. Un comandante también se llama general.
    .title = Nombres del formato
clause-CMD-1_2 = Commander lo juegan dos jugadores o más, por lo común más de dos.
    .title = Dos jugadores o más
clause-CMD-1_3 = Un grupo puede acordar reglas propias. Lo que difiere de lo predeterminado es una opción y se muestra.
    .title = Reglas de la casa
clause-CMD-1_5 = Toda regla de Magic vale salvo que una cláusula de Commander la cambie.
    .title = Las demás reglas valen

## Identidad de color

clause-CMD-3_1 = La identidad de color de una carta son sus colores y el color de cada símbolo de maná de su texto.
    .title = Identidad de color
clause-CMD-3_2 = Los símbolos de color del coste de maná siempre pertenecen a la identidad.
    .title = El coste siempre cuenta
clause-CMD-3_3 = La identidad se fija antes de la partida, y nada la cambia durante ella.
    .title = La identidad no cambia
clause-CMD-3_4 = La identidad de cada carta del mazo está dentro de la del comandante.
    .title = Cartas dentro de la identidad
clause-CMD-3_5 = Una carta con un tipo de tierra básica tiene en su identidad el símbolo de maná de ese tipo, sea básica o no.
    .title = Tipos de tierra básica
clause-CMD-3_6 = Las tierras son incoloras, pero tienen identidad.
    .title = Las tierras tienen identidad
clause-CMD-3_7 = Un símbolo híbrido cuenta como todos sus colores, en costes y en textos.
    .title = Símbolos híbridos
clause-CMD-3_8 = Un tipo de tierra básica que es solo una palabra del texto no es símbolo de maná.
    .title = Tipos de tierra como palabras
clause-CMD-3_9 = El texto recordatorio no cuenta para la identidad.
    .title = Texto recordatorio
clause-CMD-3_10 = Cuentan los símbolos de cualquier otro coste del texto, como estímulo, activación, ciclo, retrospectiva, metamorfosis y eco.
    .title = Otros costes
clause-CMD-3_11 = De una carta partida cuentan ambas mitades.
    .title = Cartas partidas
clause-CMD-3_12 = Cuentan los símbolos del maná que una carta produce.
    .title = Maná que se produce
clause-CMD-3_13 = El maná de cualquier color no tiene símbolo y no añade nada a la identidad.
    .title = Cualquier color
clause-CMD-3_14 = Cuenta todo el texto de una carta de dar la vuelta y de un nivel. Un símbolo pirexiano y uno de 2 o un color cuentan como su color. Cuenta un texto que define los colores de la propia carta.
    .title = Otros símbolos
clause-CMD-3_15 = Rafiq of the Many es verde, blanco y azul. No se permiten Thundermare, Elves of Deep Shadow, Boros Signet, Life // Death, Anavolver, Trace of Abundance, Jungle Shrine y Watery Grave; se permiten Esper Panorama, Gaea's Balance y Polluted Delta.
    .title = Ejemplo: un mazo para Rafiq of the Many
clause-CMD-3_16 = El nombre de un color en un texto no es símbolo.
    .title = Nombres de colores

## Mazos

clause-CMD-5_1 = Un mazo tiene exactamente 100 cartas, contado el comandante.
    .title = Cien cartas
clause-CMD-5_2 = Salvo tierras básicas, no hay dos cartas con el mismo nombre en inglés.
    .title = Una de cada nombre
clause-CMD-5_3 = Tierras básicas son las que tienen el supertipo básica, también las nevadas.
    .title = Qué es tierra básica
clause-CMD-5_4 = Una carta que permite más copias de sí misma prevalece sobre CMD-5.2, pero no sobre CMD-3.4.
    .title = Cartas en cualquier número
clause-CMD-5_5 = Pueden usarse las cartas legales en Vintage, desde el día de su presentación, y también Shahrazad.
    .title = Cartas que se pueden usar
clause-CMD-5_6 = No pueden usarse cartas de apuesta o de destreza, de borde plateado ni las que no van en un mazo. Las restringidas en Vintage pueden, salvo las de CMD-6.1.
    .title = Cartas que no se pueden usar
clause-CMD-5_7 = La revisión de un mazo indica todas las infracciones, cada una con su carta, cláusula y motivo.
    .title = Todas las faltas de una vez
clause-CMD-6_1 = Sin acuerdo no se juegan: Ancestral Recall, Balance, Biorhythm, Black Lotus, Channel, Coalition Victory, Emrakul, the Aeons Torn, Fastbond, Gifts Ungiven, Karakas, Kokusho, the Evening Star, Library of Alexandria, Limited Resources, Lion's Eye Diamond, Metalworker, los cinco Mox, Painter's Servant, Panoptic Mirror, Protean Hulk, Recurring Nightmare, Staff of Domination, Sway of the Stars, Time Vault, Time Walk, Tinker, Tolarian Academy, Upheaval, Yawgmoth's Bargain.
    .title = Cartas prohibidas
clause-CMD-6_2 = Un grupo puede levantar la lista de cartas prohibidas por acuerdo.
    .title = Levantar la prohibición
clause-CMD-6_3 = Braids, Cabal Minion y Rofellos, Llanowar Emissary no pueden ser comandantes, pero pueden estar entre las demás cartas.
    .title = Prohibidas como comandantes

## Fuera de la partida

clause-CMD-12_1 = Los efectos que buscan cartas de fuera de la partida no hacen nada, salvo que se usen banquillos.
    .title = Cartas de fuera
clause-CMD-12_2 = Con banquillos solo encuentran cartas del banquillo.
    .title = Del banquillo
clause-CMD-12_3 = Las cartas del banquillo siguen la identidad, la lista de cartas prohibidas y una de cada nombre junto con el mazo. Son como máximo 10, salvo acuerdo.
    .title = Qué hay en el banquillo
clause-CMD-13_1 = Commander se juega para diversión de todos. La mesa puede hablar antes, durante y después de la partida, proponer reglas de la casa, acordar cartas prohibidas, rendirse y volver a jugar.
    .title = Espíritu del juego

## Decisiones

clause-CMD-R1 = Para el impuesto cuentan solo los lanzamientos desde la zona de mando.
    .title = Decisión: qué lanzamientos cuentan
clause-CMD-R2 = Los lanzamientos se cuentan por carta de comandante.
    .title = Decisión: de quién son los lanzamientos
clause-CMD-R3 = Si varios efectos reemplazarían el movimiento, el jugador afectado los ordena. El propietario puede aceptar o rechazar la zona de mando, y se le pregunta de nuevo si otro efecto manda la carta a la otra de las dos zonas.
    .title = Decisión: varios reemplazos
clause-CMD-R4 = Todas las acciones basadas en el estado se comprueban juntas. Varios jugadores pueden perder a la vez; si pierden todos los que quedan, la partida es un empate.
    .title = Decisión: perder a la vez
clause-CMD-R5 = La regla de las leyendas alcanza a ambos, cada propietario elige por su carta, y el daño se cuenta por carta.
    .title = Decisión: el mismo comandante dos veces en juego
clause-CMD-R6 = Gastar maná como si fuera de cualquier color no es producirlo, y queda como está.
    .title = Decisión: gastar no es producir
clause-CMD-R7 = Se agrega tanto maná incoloro como habría sido del otro color.
    .title = Decisión: cuánto maná incoloro
clause-CMD-R8 = El mazo de un comandante incoloro no tiene símbolos de color y por tanto ninguna tierra básica de los cinco tipos.
    .title = Decisión: comandantes incoloros
clause-CMD-R9 = También el primer mulligan cuesta una carta. La opción free_first_mulligan lo hace gratuito.
    .title = Decisión: el primer mulligan
clause-CMD-R10 = Un símbolo en texto recordatorio nunca cuenta, tampoco uno híbrido.
    .title = Decisión: híbridos en texto recordatorio
clause-CMD-R11 = Los colores que la propia habilidad de una carta le da en todas partes cuentan para su identidad.
    .title = Decisión: colores dados por una habilidad
clause-CMD-R12 = Donde no se conoce la fecha de la presentación, es seis días antes del lanzamiento.
    .title = Decisión: el día de la presentación
clause-CMD-R13 = El árbitro siempre conoce al comandante: el regreso siempre se ofrece a su propietario, y la carta se muestra si lo acepta.
    .title = Decisión: exilio boca abajo
clause-CMD-R14 = Un hechizo de comandante contrarrestado o exiliado puede ir a la zona de mando.
    .title = Decisión: desde la pila
clause-CMD-R15 = Un comandante descartado, o puesto de una biblioteca en un cementerio, puede ir a la zona de mando.
    .title = Decisión: desde la mano y la biblioteca
clause-CMD-R16 = Si el propietario elige la zona de mando, el efecto que devolvería la carta exiliada no tiene nada que devolver.
    .title = Decisión: exiliado hasta más tarde
clause-CMD-R17 = Nadie elige cuando un comandante va a una biblioteca; queda donde dice el efecto.
    .title = Decisión: a la biblioteca
clause-CMD-R18 = Cuando un jugador se va, su comandante se va con él, quienquiera que lo controle.
    .title = Decisión: comandantes de quien se va
clause-CMD-R19 = Del daño redirigido a varios jugadores, cada uno cuenta el que recibió.
    .title = Decisión: daño a varios jugadores
clause-CMD-R20 = Cuando un efecto recomienza la partida, los comandantes vuelven a la zona de mando y el daño y el impuesto empiezan de cero, salvo que ese efecto exiliara un comandante: entonces empieza en el campo de batalla.
    .title = Decisión: partida que recomienza
clause-CMD-R21 = Un mazo con Shahrazad se rechaza hasta que aquí se jueguen subpartidas. Entonces los comandantes quedan en la zona de mando de la partida principal.
    .title = Decisión: subpartidas
clause-CMD-R22 = Las cartas prohibidas que una mesa permite son una lista que todos ven.
    .title = Decisión: cartas permitidas por acuerdo
