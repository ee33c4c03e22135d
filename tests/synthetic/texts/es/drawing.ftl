### El juego de las cortes como mesa: zonas, cifras y las cartas con lo que hacen.

courts-before = Antes del primer turno
courts-turn = Turno { $turn }: { $seat }
courts-life = Vida
courts-coins = Monedas
courts-hand = Mano
courts-own-hand = Tu mano
courts-deck = Mazo
courts-discard = Pila de descartes
courts-objective = Objetivo del equipo { $number }

courts-team = Equipo { $number }
courts-role-captain = Capitán
courts-role-scout = Explorador
courts-out = Fuera de la partida
courts-treaty = Paz con { $seat }
courts-offers = Ofrece la paz
courts-place = Carta { $place } desde arriba
courts-open = Abierto a todos
courts-sealed = Solo lo vio su capitán

courts-card-strike = Golpe { $number }
courts-card-shield = Escudo { $number }
courts-card-mirror = Espejo { $number }
courts-card-hush = Silencio { $number }
courts-card-riposte = Contragolpe { $number }
courts-card-gift = Regalo { $number }

courts-text-strike = En tu turno: un asiento de otro equipo pierde { $amount } de vida. No uno con el que tengas la paz.
courts-text-shield = Cuando va a golpearse a un asiento: el golpe no hace nada.
courts-text-mirror = Cuando va a golpearse a un asiento: el golpe cae sobre quien golpeó.
courts-text-hush = Cuando se jugó una carta: no hace nada.
courts-text-riposte = Después de que se golpeó a un asiento: golpea tú a quien golpeó.
courts-text-gift = En tu turno: un asiento de tu equipo gana 1 de vida.
