### Commander, cláusula por cláusula, con nuestras palabras.

## Hechizos y habilidades

clause-CR-601_2a = Primero la carta se pone en la pila; ahora es un hechizo que controla quien lo lanza.
    .title = Lanzar: a la pila
clause-CR-601_2b = Luego se anuncian modos, costes alternativos y adicionales, X y cómo se pagan los símbolos híbridos y pirexianos.
    .title = Lanzar: elecciones
clause-CR-601_2c = Luego se eligen los objetivos.
    .title = Lanzar: objetivos
clause-CR-601_2d = Si un efecto se divide entre objetivos, cada uno recibe al menos uno.
    .title = Lanzar: dividir
clause-CR-601_2e = Un hechizo que no puede lanzarse legalmente vuelve adonde estaba, y la partida con él.
    .title = Lanzar: es legal
clause-CR-601_2f = El coste es el de maná o el alternativo, con lo que se añade, menos lo que se reduce, y luego lo que fija un mínimo. Ahora queda fijado.
    .title = Lanzar: coste total
clause-CR-601_2g = Luego pueden activarse habilidades de maná.
    .title = Lanzar: hacer maná
clause-CR-601_2h = Luego se pagan todos los costes, los de azar o desde una biblioteca al final. Nada se paga en parte.
    .title = Lanzar: pagar
clause-CR-601_2i = Ahora el hechizo se ha lanzado, y lo que se dispara con ello se dispara.
    .title = Lanzar: está lanzado
clause-CR-602_5a = Una criatura que su controlador no tiene desde el comienzo del turno no paga girándose o enderezándose.
    .title = Girar como coste
clause-CR-602_5b = Una restricción sobre cuántas veces se activa una habilidad permanece, quienquiera que la controle.
    .title = Uso restringido
clause-CR-603_2c = Una habilidad se dispara una vez cada vez que ocurre su evento, y varias si el evento lo contiene varias veces.
    .title = Una vez por evento
clause-CR-603_2g = Un evento prevenido o reemplazado no dispara nada.
    .title = Lo que no ocurrió
clause-CR-603_3d = Un disparo sin objetivo o modo legal se retira.
    .title = Disparos sin objetivo
clause-CR-603_8 = Una habilidad que se dispara por un estado solo se dispara otra vez tras dejar la pila.
    .title = Disparos de estado
clause-CR-603_12 = Un disparo sobre lo que un efecto acaba de hacer hacer a un jugador va después a la pila.
    .title = Cuando lo hagas
clause-CR-605_1 = Una habilidad sin objetivo que puede agregar maná y no es de lealtad es una habilidad de maná.
    .title = Habilidades de maná
clause-CR-605_3b = Una habilidad de maná se resuelve al instante, sin la pila; nadie puede responder.
    .title = Las habilidades de maná no esperan
clause-CR-607_1 = De dos habilidades que van juntas, la segunda habla solo de lo que hizo la primera.
    .title = Habilidades vinculadas
clause-CR-608_2c = Las instrucciones se siguen en el orden en que están.
    .title = En el orden escrito
clause-CR-608_2h = Lo que pregunta por un objeto que ya no está lo lee como era por última vez.
    .title = Lo último que se sabe
clause-CR-608_3 = Un hechizo de permanente se vuelve permanente bajo su controlador. Un aura cuyo objetivo se volvió ilegal va al cementerio.
    .title = Hechizos de permanente

## Efectos

clause-CR-611_2c = Lo que un hechizo o habilidad cambia en objetos cambia solo los que corresponden cuando se resuelve.
    .title = Efectos fijados
clause-CR-611_3a = Lo que cambia una habilidad estática se aplica en todo momento a lo que corresponde.
    .title = Los efectos estáticos no se fijan
clause-CR-613_10 = Los efectos sobre jugadores se aplican tras los que son sobre objetos.
    .title = Efectos sobre jugadores
clause-CR-614_5 = Un efecto de reemplazo se aplica a un evento solo una vez.
    .title = Una vez cada evento
clause-CR-614_6 = Un evento reemplazado nunca ocurre; lo que ocurre en su lugar puede disparar.
    .title = El evento reemplazado
clause-CR-614_17 = Un evento que no puede ocurrir no se reemplaza, y con él no se paga ningún coste.
    .title = Lo que no se reemplaza
clause-CR-615_12 = Tal daño se hace por entero, sea lo que sea que lo prevendría.
    .title = Daño que no se previene

## Acciones basadas en el estado

clause-CR-704_5c = Pierde quien tiene diez contadores de veneno.
    .title = Veneno
clause-CR-704_5d = Una ficha que no está en el campo de batalla deja de existir.
    .title = Fichas en otro lugar
clause-CR-704_5e = Una copia de hechizo que no está en la pila deja de existir.
    .title = Copias en otro lugar
clause-CR-704_5i = Un planeswalker sin lealtad va al cementerio.
    .title = Sin lealtad
clause-CR-704_5j = De varios permanentes legendarios de un nombre que controla un jugador, este conserva uno. Las reglas de 2011 tienen CMD-11.1 en su lugar.
    .title = Regla de las leyendas de hoy
clause-CR-704_5k = De varios permanentes del mundo solo queda el más nuevo.
    .title = Permanentes del mundo
clause-CR-704_5p = Una criatura anexada a algo se suelta y queda.
    .title = Anexada por error
clause-CR-704_5q = Un contador +1/+1 y uno -1/-1 en un permanente se anulan.
    .title = Contadores opuestos
clause-CR-704_5r = Los contadores por encima del número que un permanente puede tener se retiran.
    .title = Demasiados contadores

## Copias y caras

clause-CR-707_2 = Una copia tiene lo impreso, cambiado por otros efectos de copia; no contadores, anexos ni otros efectos.
    .title = Qué se copia
clause-CR-707_6 = Lo que se elige cuando un permanente entra se elige de nuevo para una copia.
    .title = Elecciones nuevas
clause-CR-707_10 = Una copia de hechizo no se lanzó. Tiene los modos, X y objetivos del original, salvo que puedan elegirse nuevos.
    .title = Copias de hechizos
clause-CR-708_2 = Una criatura boca abajo es 2/2 sin nombre, texto, tipo ni coste, salvo que se diga más.
    .title = Boca abajo
clause-CR-708_9 = Un permanente boca abajo se muestra cuando deja el campo de batalla y al final de la partida.
    .title = Mostrado al salir
clause-CR-709_4 = Fuera de la pila una carta partida tiene las características de ambas mitades. En la pila es solo la mitad lanzada.
    .title = Cartas partidas fuera de la pila
clause-CR-710_1 = Un permanente dado la vuelta tiene el nombre, texto, tipos, fuerza y resistencia del otro extremo; coste y color quedan.
    .title = Cartas de dar la vuelta
clause-CR-711_2 = Una criatura con niveles tiene la fuerza, resistencia y habilidades del nivel que alcanzaron sus contadores.
    .title = Niveles
clause-CR-723_1 = Quien controla a un jugador toma todas sus decisiones, pero no se rinde por él.
    .title = Control de otro jugador
clause-CR-724_1 = Cuando se termina un turno, todo lo de la pila se exilia, el combate acaba y sigue el paso de limpieza.
    .title = Terminar el turno
clause-CR-732_1 = Un jugador puede proponer repetir un bucle cierto número de veces; los demás pueden acortarlo.
    .title = Atajos
clause-CR-733_1 = Una acción que no puede completarse legalmente se deshace por entero.
    .title = Acciones ilegales

## Varios jugadores

clause-CR-800_4b = Nada pasa al control de un jugador que se fue.
    .title = Nada va a quien se fue
clause-CR-800_4e = No se asigna daño de combate a un jugador que se fue.
    .title = Sin daño a quien se fue
clause-CR-800_4g = Una elección que un objeto pide a un jugador que se fue la hace otro que su controlador indica.
    .title = Elecciones de quien se fue
clause-CR-800_4j = Si un jugador se va en su propio turno, el turno sigue sin jugador activo.
    .title = Un turno sin su jugador
clause-CR-800_4k = Un turno de un jugador que se fue no comienza.
    .title = Sin turnos para quien se fue
clause-CR-800_4m = Lo que dura hasta el próximo turno de un jugador que se fue dura hasta cuando ese turno habría comenzado.
    .title = Hasta el próximo turno de quien se fue
clause-CR-801_2 = Con alcance limitado un jugador solo afecta a jugadores y objetos dentro de tantos asientos; sin él, a todos.
    .title = Alcance de influencia
clause-CR-802_2 = Cada atacante tiene su jugador defensor: aquel a quien ataca, o a cuyo planeswalker ataca.
    .title = El jugador defensor
clause-CR-802_3a = Las restricciones y requisitos sobre un jugador se juzgan por las criaturas que lo atacan.
    .title = Legalidad para cada defensor
clause-CR-802_4 = Los jugadores defensores declaran bloqueadores en orden de turno, cada uno sabiendo los anteriores, y solo contra criaturas que los atacan.
    .title = Varios defensores bloquean
clause-CR-803_1 = Por una opción un jugador solo ataca al oponente de la izquierda, o solo al de la derecha.
    .title = Atacar a izquierda o derecha
