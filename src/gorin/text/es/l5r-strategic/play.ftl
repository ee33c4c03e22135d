### L5R Estratégico as it is played: what is asked, what can be answered, what happened.

ask-campaign-start = ¿Dónde empiezan tus ejércitos?
ask-campaign-sheet = Tus órdenes para el turno { $turn }
ask-campaign-report = ¿Qué ha sido de la batalla en { $place }? { $armies }
ask-campaign-result = Se sortea el resultado de una batalla
ask-campaign-spoils = { $army } ha vencido en la batalla de { $place }: ¿qué otros ejércitos destruye?
ask-campaign-crossing = Se sortea dónde se encuentran los ejércitos
option-place = { $place } ({ $notes })
option-orders = Adónde van o dónde reaparecen los ejércitos: cada uno puede ir a una provincia vecina
option-again = Ordenar de nuevo dónde reaparece un ejército destruido: la espera vuelve a empezar
option-conquests = Conquistan la provincia donde acaban el turno, si la controla otro clan
option-liberations = O liberan: la devuelven a su primer clan
option-attacks = Vuelven a atacar donde acabó una batalla
option-concessions = Rendirse en la batalla: el ejército es destruido, no por deshonor
option-allies = Clanes que llamas aliados
option-permits = Clanes a los que permites conquistar una provincia donde también está tu ejército
option-castles = El ejército 1 empieza en el primer castillo, el ejército 2 en el segundo, y así
option-others = Provincia del cuarto ejército
option-battle = ¿Ha terminado?
option-losses = ¿Quién fue destruido?
option-winner = ¿Quién venció del todo? Ese general dice a quién destruye
option-over = La batalla ha terminado
option-destroyed = Destruido
option-dishonored = Destruido por deshonor
option-ally = { $clan }
option-permit = { $clan }
option-army-alone = { $army }, en { $place }
option-army-beside = { $army }, en { $place } junto a { $others }
option-army-lost = { $army }, destruido en { $place }
option-army-due = { $army }, reaparece en { $place } en el turno { $turn }
unsaid-orders = No envías órdenes para { $things }. Se quedan donde están: envíalo así, o sigue escribiendo.
nowhere-losses = Sigue en pie
nowhere-commands = Ninguna indicación
campaign-sea = mar
campaign-notes = { $first } · { $next }
campaign-ours = tuya
campaign-army = Ejército { $number } ({ $clan })
campaign-clan-crab = Cangrejo
campaign-clan-crane = Grulla
campaign-clan-dragon = Dragón
campaign-clan-lion = León
campaign-clan-mantis = Mantis
campaign-clan-phoenix = Fénix
campaign-clan-scorpion = Escorpión
campaign-clan-shadowlands = Tierras Sombrías
campaign-clan-unicorn = Unicornio
log-campaign-placed = { $army } empieza en { $place }
log-campaign-turn-began = Empieza el turno { $turn } de { $turns }: se escriben las órdenes
log-campaign-box-opened = Turno { $turn }: se ejecutan todas las órdenes
log-campaign-ally-called = El clan { $clan } llama aliado al clan { $other }, que no dice lo mismo
log-campaign-allied = Los clanes { $clan } y { $other } son aliados
log-campaign-alliance-ended = Los clanes { $clan } y { $other } ya no son aliados
log-campaign-rebuild-ordered = { $army } reaparecerá en { $target } en el turno { $due }
log-campaign-rebuilt = { $army } reaparece en { $place }
log-campaign-waited = { $army } no encuentra sitio en { $place } y espera
log-campaign-idle = { $army } queda inactivo: { $reason }
log-campaign-crossed = { $armies } se cruzan; el sorteo dice que se encuentran en { $place }
log-campaign-crossed-full = { $armies } se cruzan; solo { $place } tiene sitio y allí se encuentran
log-campaign-marched = { $army } va de { $start } a { $place }
log-campaign-declared-conquer = { $army } pretende conquistar { $place }
log-campaign-declared-liberate = { $army } pretende liberar { $place }
log-campaign-lapsed = { $army }: su declaración no vale ({ $reason })
log-campaign-taken = El clan { $clan } conquista { $place }, antes controlada por el clan { $before }
log-campaign-taken-freed = El clan { $clan } libera { $place } del clan { $before }: vuelve a ser del clan { $holder }
log-campaign-battle-began = Empieza una batalla en { $place }: { $armies }
log-campaign-battle-joined = { $armies } entran en la batalla de { $place }
log-campaign-battle-reported = El árbitro informa de { $place }: { $state }.{ $losses ->
    [0] {""}
   *[other] {" "}Destruidos: { $lost }.
}{ $dishonors ->
    [0] {""}
   *[other] {" "}Destruidos por deshonor: { $dishonored }.
}
log-campaign-battle-reported-drawn = Nadie informa de { $place }, así que el resultado se sortea: { $state }.{ $losses ->
    [0] {""}
   *[other] {" "}Destruidos: { $lost }.
}{ $dishonors ->
    [0] {""}
   *[other] {" "}Destruidos por deshonor: { $dishonored }.
}
campaign-battle-over = la batalla ha terminado
campaign-battle-on = la batalla continúa
log-campaign-battle-broken = No quedan enemigos en { $place }: la batalla ha terminado
log-campaign-conceded = { $army } se rinde en la batalla de { $place } y es destruido
log-campaign-battle-won = { $army } vence en la batalla de { $place } y dice a quién destruye
log-campaign-winner-destroyed = { $losses ->
    [0] { $army }, vencedor en { $place }, no destruye a nadie
   *[other] { $army }, vencedor en { $place }, destruye: { $lost }
}
log-campaign-left = { $seat } se va: el clan { $clan } conserva sus provincias y ya no tiene ejércitos
log-campaign-referee-left = { $seat }, que arbitra, se va: desde ahora los resultados se sortean
log-campaign-extra-time = Tiempo extra: solo se resuelven las batallas en curso
log-campaign-counted = { $clan }: { $points } puntos (provincias propias { $own }, ajenas { $others }, castillos { $castles })
log-campaign-ended = { $winners } ({ $clans }): victoria en la campaña, { $reason }
campaign-won-by-points = más puntos
campaign-won-by-staying = no queda otro clan
refused-campaign-winner = El ejército que venció no fue destruido
refused-campaign-castle = Un ejército reaparece en un castillo propio que su clan controla
refused-campaign-fought = Allí se libra una batalla
refused-campaign-full = El clan ya tiene allí tantos ejércitos como puede
refused-campaign-fighting = El ejército está en batalla
refused-campaign-far = No es una provincia adyacente en la que se pueda entrar
refused-campaign-crossed = Un ejército de otro clan le salió al paso
refused-campaign-unclear = Ha de conquistar y liberar a la vez, y eso no está claro
refused-campaign-sea = Las provincias de mar no se conquistan
refused-campaign-held = El clan ya controla esta provincia
refused-campaign-gift = Un clan no libera lo que él mismo controla
refused-campaign-free = El clan original de esta provincia ya la controla
refused-campaign-object = Dos clanes quieren esta provincia a la vez: nadie la obtiene
campaign-no-decks = Aún no se juega con mazos: las batallas las informa un árbitro o se sortean. Deja el mazo fuera
campaign-bad-turns = { $count } turnos: puede haber de { $least } a { $most }
campaign-bad-generals = { $count } generales: un clan tiene { $least } o { $most }
campaign-bad-clans = { $count } clanes: puede haber de { $least } a { $most }, y un asiento más para un árbitro
campaign-bad-setup = Con estos clanes y cifras no puede empezar una campaña
choice-clan = Clan del primer asiento
choice-clan-crane = Grulla
choice-clan-dragon = Dragón
choice-clan-lion = León
choice-clan-phoenix = Fénix
choice-generals = Generales de cada clan
choice-turns = Turnos
choice-ties = Puntos iguales
choice-ties-shared = se comparten
choice-ties-castles = deciden los castillos
choice-referee = El último asiento es de un árbitro que informa los resultados de las batallas
unknown-attempt = No hay nada como «{ $attempt }» que intentar
campaign-phase-setup = Se colocan los ejércitos
campaign-phase-orders = Turno { $turn } de { $turns }: se escriben las órdenes
campaign-phase-resolution = Turno { $turn } de { $turns }: se ejecutan las órdenes
campaign-phase-extra = Tiempo extra
campaign-phase-over = La campaña ha terminado
campaign-lands = Tierras: { $clan }
campaign-whole = Mapa entero
campaign-seas = Mares
campaign-castle = Castillo
campaign-held = Control: { $clan }
campaign-fought = Batalla
campaign-referee = Árbitro
campaign-ally = Aliado: { $clan }
campaign-out = Fuera
campaign-points = Puntos
campaign-provinces = Provincias
campaign-castles = Castillos
campaign-armies = Ejércitos
campaign-stands = En { $place }
campaign-lost = Destruido en { $place }
campaign-fights = En batalla
campaign-means-conquer = Pretende conquistar
campaign-means-liberate = Pretende liberar
campaign-due = Reaparece en { $place } en el turno { $turn }
ask-campaign-council = Tu clan: alianzas, y adónde han de ir tus generales. Tu Karo lo lleva
ask-campaign-errand = ¿Vas a los generales de tu clan?
ask-campaign-talk = Antes del primer turno: ¿a qué clanes llamas aliados?
ask-campaign-correction = ¿Quedan así tus informes de este turno?
ask-campaign-time = El tiempo corre
option-breaks = Clanes que ya no llamas aliados
option-commands = Adónde han de ir tus generales
option-carry = Ir a los generales: contar cómo está el mapa y qué quiere tu Daimyo
option-break = { $clan }
option-stands = Los informes quedan así
option-correct = Informar de nuevo de { $place }
option-time = Se acabó el tiempo
log-campaign-sat-down = { $army } en { $place }: cartas de Destino al empezar: { $hand }{ $farms ->
    [0] {""}
   *[other] , Granjas Pequeñas { $farms }
}{ $honor ->
    [0] {""}
   *[other] , Honor Familiar Inicial +{ $honor }
}{ $force ->
    [0] {""}
   *[other] , Personalidades del clan +{ $force }F
}{ $taint ->
    [0] {""}
   *[other] , Personalidades que no son de las Tierras Sombrías -{ $taint }F
}
log-campaign-report-withdrawn = El árbitro retira el informe de { $place } e informa de nuevo: allí todo vuelve a estar como antes
log-campaign-handed-in = Has enviado tus órdenes
log-campaign-commanded = El Daimyo del clan { $clan } dice adónde han de ir los generales
log-campaign-carried = El Karo del clan { $clan } cuenta a los generales cómo está el mapa y qué quiere su Daimyo
log-campaign-time-up = Se acabó el tiempo
log-campaign-talk-began = Los Daimyos hablan antes del primer turno
log-campaign-role-passed = { $seat } se va: { $heir } asume sus funciones en el clan { $clan }
refused-campaign-gone = El ejército fue destruido antes de abrirse la caja
refused-campaign-there = El ejército está en el mapa
campaign-bad-minutes = { $count } minutos: un turno puede durar de { $least } a { $most }
campaign-bad-roles = { $count } asientos para funciones separadas: un clan ocupa { $team }, así que puede haber { $seats }, y un asiento más para un árbitro
choice-roles = Funciones de un clan
choice-roles-together = un asiento las tiene todas
choice-roles-apart = cada una tiene un asiento: Daimyo, Karo, generales
choice-minutes = Minutos de un turno (0: hasta que todos entreguen)
campaign-phase-talk = Los Daimyos hablan
campaign-known = Conoces el mapa del turno { $turn }
campaign-secret = El mapa es secreto para quien solo mira hasta que termine la campaña
campaign-handed-in = Tus órdenes están enviadas
campaign-daimyo = Daimyo
campaign-karo = Karo
campaign-general = General { $number }
campaign-farms = Granjas Pequeñas: { $farms }
campaign-honor = Honor Familiar Inicial +{ $honor }
campaign-hand = Cartas de Destino al empezar: { $hand }
campaign-force = Personalidades del clan +{ $force }F
campaign-commanded = Su Daimyo lo quiere en { $place }
campaign-position-clans = Una campaña tiene al menos dos clanes, cada uno una vez
campaign-position-clan = Aquí no hay un clan «{ $clan }»; hay { $known }
campaign-position-place = Ningún ejército puede estar en «{ $asked }»
campaign-position-army = Aquí no hay un ejército «{ $asked }»; hay { $known }
campaign-position-full = { $asked } tiene más ejércitos de un clan de los que puede
campaign-position-bounds = Es { $count }: puede ser de { $least } a { $most }
campaign-position-nowhere = Un ejército está en algún sitio (at) o fue destruido en alguno (lost)
campaign-position-no-enemies = No hay enemigos juntos en { $asked }
campaign-position-seat = «{ $asked }» no es un asiento que entregue hoja: un clan, o una función como lion:1
ask-campaign-choice = { $armies } se cruzan: ¿dónde se encuentran?
option-rides = Segundo paso, por tierra
option-regions = Regiones infranqueables en el orden de tus ejércitos
log-campaign-crossed-chosen = { $armies } se cruzan; el Daimyo del Escorpión hace que se encuentren en { $place }
campaign-clan-ratling = Ratling
choice-clan-scorpion = Escorpión
choice-clan-unicorn = Unicornio
choice-clan-crab = Cangrejo
choice-clan-mantis = Mantis
choice-clan-shadowlands = Tierras Sombrías
choice-clan-ratling = Ratling
refused-campaign-first = No está donde debía ir primero
refused-campaign-enemy = Allí hay un ejército enemigo
refused-campaign-region = Las regiones infranqueables no se conquistan
campaign-regions = Regiones infranqueables
campaign-taint = Personalidades que no son de las Tierras Sombrías -{ $taint }F
campaign-standing = { $clan } { $points }
log-campaign-turn-ended = Puntos después del turno { $turn }: { $standings }
send-campaign-sheet = Entregar las órdenes
send-campaign-start = Colocar los ejércitos
campaign-you-lead = Diriges: { $clan }
campaign-you-are = Tú: { $clan }, { $roles }
campaign-goal = Gana quien tenga más puntos después del turno { $turns }
campaign-goal-points = Cada provincia que controlas: 2 puntos si era tuya al principio, si no 1. Cada castillo: 1 más
campaign-race = Puntos de los clanes
campaign-leads = va en cabeza
campaign-own-land = Tierra propia
campaign-nearer = Más cerca
campaign-farther = Más lejos
campaign-signs = Signos del mapa
campaign-sign-holder = Color: quién la controla
campaign-sign-origin = Borde grueso: de quién era al principio
campaign-sign-castle = Castillo
campaign-sign-army = Ejército: clan y número
campaign-sign-battle = Batalla
campaign-sign-open = Rojo: puedes tocarlo ahora
campaign-sign-arrow = Flecha: tu orden
campaign-sign-closed = Nadie entra
campaign-nobody-leads = Sin jugador: { $clans }. Sus provincias se pueden conquistar
campaign-sheet-how = Cada ejército puede ir a una provincia vecina. Tócalo en el mapa, luego su destino; o elige aquí
campaign-sheet-goes = { $army }: adónde va
campaign-sheet-rides = { $army }: adónde sigue
campaign-sheet-stays = Se queda en { $place }
campaign-sheet-no-ride = No va más lejos
campaign-sheet-no-return = Ninguna orden: sigue fuera del mapa
campaign-sheet-as-ordered = Queda así
campaign-sheet-in-battle = Lucha en { $place } y no puede marchar
campaign-sheet-conquer = Conquistar { $place }: +{ $points }
campaign-sheet-liberate = Liberar { $place } para el clan { $clan }
campaign-sheet-attack = Atacar otra vez en { $place }
campaign-sheet-concede = Abandonar la batalla: es destruido
campaign-sheet-enemy = { $armies } allí: si se queda, empieza una batalla, y la conquista espera
campaign-sheet-unclear = Los dos a la vez son nulos: elige uno
campaign-sheet-others = Alianzas y permisos
campaign-sheet-count = Órdenes para { $count } de { $all } ejércitos. Los demás se quedan donde están
campaign-sheet-until-all = Cuando todos hayan entregado, se ejecutan todas las órdenes a la vez. Hasta entonces nadie lee las tuyas, y no puedes cambiarlas
campaign-sheet-until-time = Cuando se acaba el tiempo o todos han entregado, se ejecutan todas las órdenes a la vez. Quien no ha entregado no da órdenes
campaign-sheet-fold = Plegar la hoja
campaign-sheet-unfold = Escribir en la hoja
campaign-report = Qué ocurrió en el turno { $turn }
campaign-report-again = Mostrar otra vez
campaign-report-skip = Un clic o la barra espaciadora lo salta
campaign-report-nothing = Ningún ejército se movió
campaign-report-now = El mapa como está ahora
campaign-sheet-full = Los { $all } ejércitos tienen órdenes
campaign-has-won = más puntos
campaign-own-sheet = Tus órdenes
campaign-sheet-to = Va a { $place }
campaign-sheet-on = Sigue hasta { $place }
campaign-sheet-appears = Reaparecerá en { $place }
campaign-means-attack = Ataca otra vez
campaign-sheet-allies = Llamas aliados: { $clans }
campaign-sheet-breaks = Ya no llamas aliados: { $clans }
campaign-sheet-permits = Pueden conquistar donde también hay un ejército tuyo: { $clans }
campaign-sheet-carries = Vas a los generales de tu clan
campaign-sheet-empty = No has dado órdenes
campaign-away = Ejércitos destruidos
