### L5R LCG: sus lecciones, que explican cada clase de pregunta la primera vez que llega, y sus pistas.

## Lessons: a sentence or two each, and the title under which they are found again

lesson-lcg-goal = Diriges un clan. Los conflictos rompen provincias, y el honor va y viene. Con ambos se gana la partida, y con ambos se pierde.
    .title = El objetivo
lesson-lcg-win-skirmish = Escaramuza: con 12 de honor ganas. Sin honor quedas fuera, y también cuando todas tus provincias están rotas.
    .title = Cómo se gana la Escaramuza
lesson-lcg-win-stronghold = Fortaleza: tu fortaleza está en una de tus cinco provincias. Cuando otras tres están rotas puede ser atacada, y quien la rompe gana. Con 25 de honor también se gana. Sin honor quedas fuera.
    .title = Cómo se gana el juego de Fortaleza
lesson-lcg-win-enlightenment = Iluminación: con un anillo de cada uno de los cinco elementos en tus provincias no rotas ganas al instante. Con 25 de honor también ganas, y también quien se queda solo. Sin honor quedas fuera, y también cuando se rompe la provincia de tu fortaleza.
    .title = Cómo se gana la Iluminación
lesson-lcg-round = Una ronda tiene cuatro fases. Dinastía: juegas personajes de tus provincias. Robo: apuestas por cartas. Conflicto: los jugadores atacan por turnos. Destino: los personajes sin destino salen, los demás pierden 1 de destino, y todos se enderezan.
    .title = La ronda
lesson-lcg-own-rings = En Iluminación cada jugador tiene cinco anillos propios, uno de cada elemento. Los iconos junto a un nombre son los anillos no reclamados de ese jugador. Cuando atacas y ganas, pones el anillo en una de tus provincias. Quien rompe esa provincia se lleva el anillo a una de las suyas.
    .title = Iluminación: los anillos
lesson-lcg-places = Tus provincias están boca abajo hasta que alguien las ataca. La última está bajo tu fortaleza: elige allí una fuerte.
    .title = Tus provincias
lesson-lcg-cards = En tus provincias hay personajes y posesiones; en la mano, cartas para los conflictos. Quédate con lo que cuesta poco. Lo que cambias vuelve a su mazo.
    .title = Tus primeras cartas
lesson-lcg-dynasty = El destino paga los personajes. Lo que no gastas queda para después. Cuando pasas, no juegas más de ellos en esta fase.
    .title = Personajes de tus provincias
lesson-lcg-fate = Cada punto de destino en un personaje lo mantiene en juego una ronda más. Pon alguno en los que cuestan mucho, y poco o nada en los demás.
    .title = Destino en un personaje
lesson-lcg-bid = Todos apuestan en secreto. Una apuesta más alta roba más cartas, pero cuesta honor, que va a quienes apostaron menos.
    .title = La apuesta
lesson-lcg-honor = Las apuestas, los anillos y las cartas mueven el honor. Si te queda poco, apuesta bajo y no lo gastes en cartas.
    .title = Honor
lesson-lcg-act = Puedes jugar una carta de tu mano, usar una capacidad o pasar. Cuando todos pasan seguidos, el juego continúa. Los accesorios refuerzan a su portador mientras queda en juego.
    .title = Hora de actuar
lesson-lcg-declare = Un conflicto es militar o político: solo cuenta esa habilidad. Elige el tipo en que tus personajes enderezados van por delante. También puedes pasar.
    .title = Cómo se ataca
lesson-lcg-rings = Cada conflicto es por un anillo, y el atacante que gana tiene su efecto. El aire mueve honor, la tierra mueve cartas, el fuego honra o deshonra a alguien, el agua endereza o inclina a alguien, el vacío quita destino a alguien. Quien ataca se lleva el destino que hay en el anillo.
    .title = Los cinco anillos
lesson-lcg-province = El atacante que gana rompe la provincia si la diferencia de habilidad es al menos su fuerza. Ataca donde la fuerza es baja y pocos pueden defender.
    .title = Qué provincia
lesson-lcg-attackers = Quien ataca se inclina al terminar el conflicto y no puede defender más tarde en la ronda. Envía los que basten para ganar y deja a alguien en la base.
    .title = Quién ataca
lesson-lcg-defenders = Con más habilidad que el atacante ganas. Si no llegas, evita que la provincia se rompa: deja la diferencia por debajo de su fuerza. Los defensores también se inclinan.
    .title = Quién defiende
lesson-lcg-unopposed = Quien pierde un conflicto sin defensor pierde 1 de honor.
lesson-lcg-fight = Ambos bandos juegan cartas y usan capacidades por turnos; cuando ambos pasan, se comparan las habilidades. Los personajes inclinados no suman nada. Guarda tus cartas si no cambian quién gana ni lo que pasa con la provincia.
    .title = Acciones en un conflicto
lesson-lcg-ring = Ganaste: ahora el anillo hace algo por ti. Ayuda a tus personajes o perjudica a los de otros.
    .title = El efecto de un anillo
lesson-lcg-place = Pon el anillo en una provincia que no vaya a romperse pronto. Quien la rompe se lleva los anillos que hay allí.
    .title = Iluminación: anillos en las provincias
lesson-lcg-answer = Una carta tuya puede responder a lo que ocurre en este momento, y no después. Pasa si no te da nada.
    .title = Respuestas a lo que ocurre
lesson-lcg-duel = Dos personajes se baten. Cada lado apuesta, y la apuesta se suma a su habilidad. Gana el total más alto, y la apuesta más alta paga honor.
    .title = Duelos
lesson-lcg-treaties = En un tratado dos jugadores se prometen algo, con honor en juego. Quien rompe su promesa pierde lo que estaba en juego. Puedes ofrecer uno en cualquier momento: elige «Ofrecer un tratado» en «Iniciativas». Vale en cuanto el otro lo acepta.
    .title = Iluminación: tratados
lesson-lcg-status = Un personaje honrado suma su gloria a sus dos habilidades; uno deshonrado la pierde. El honor también va o viene cuando ese personaje sale.
    .title = Honrado y deshonrado
lesson-lcg-favor = Después de los conflictos, quien tiene más gloria entre personajes enderezados y anillos reclamados recibe el Favor Imperial. Suma 1 a su habilidad en conflictos.
    .title = El Favor Imperial
lesson-lcg-end = Esa fue una partida entera. Ahora juega sin lecciones: contra un bot de otra fuerza o con alguien que conozcas.
    .title = Qué sigue

## Hints

hint-lcg-pass = nada más da lo suficiente aquí
hint-lcg-answer = da más de lo que cuesta
hint-lcg-dynasty = da más habilidad por tu destino
hint-lcg-act = ayuda más de lo que cuesta
hint-lcg-declare = tu habilidad va por delante allí, y el anillo sirve
hint-lcg-province = es donde menos se interpone
hint-lcg-ring = es lo que más hace por ti ahora
hint-lcg-target = es donde más efecto tiene
hint-lcg-place-ring = es donde está más seguro
hint-lcg-other = es una buena elección
