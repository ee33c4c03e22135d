### L5R LCG: Enlightenment as it is played.

ask-lcg-place-ring = { $elements ->
    [5] ¿En cuál de tus provincias pones el { $ring }? Es tu quinto elemento: ganas al instante.
   *[other] ¿En cuál de tus provincias pones el { $ring }?
}
ask-lcg-take-ring = { $elements ->
    [5] Tomas el { $ring }. ¿En cuál de tus provincias lo pones? Es tu quinto elemento: ganas al instante.
   *[other] Tomas el { $ring }. ¿En cuál de tus provincias lo pones?
}
ask-lcg-fate-on-ring = ¿En qué anillo pones destino?
ask-lcg-split-give = ¿Quién recibe el punto impar de honor?
ask-lcg-split-from = ¿Quién paga el punto impar de honor?
option-bid = Apostar { $bid } y robar { $bid } cartas
option-give = 1 más de honor para { $seat }
option-from = 1 más de honor de { $seat }
option-place = En la provincia { $slot }
option-ring = { $ring }
option-declare-ringless = Sin anillo: { $kind }
log-lcg-conflict-began-ringless = { $seat } declara un conflicto { $kind } sin anillo
log-lcg-claimed-on = { $seat } reclama el { $ring } y lo pone en la provincia { $slot }
log-lcg-claimed-taken = { $seat } toma el { $ring } de { $other } y lo pone en la provincia { $slot }
log-lcg-ring-returned = El { $ring } va a la reserva de no reclamados de { $seat }
log-lcg-ring-returned-twice = { $seat } ya tiene el { $ring }: este va a su reserva de no reclamados
log-lcg-rings-shared = Los anillos de { $seat } van a la reserva común de no reclamados
log-lcg-ring-returned-common = El { $ring } va a la reserva común de no reclamados
log-lcg-fate-put = { $seat } pone { $amount } de destino en el { $ring }
lcg-won-by-rings = Iluminación, los anillos de los cinco elementos
lcg-out-by-stronghold = la provincia de la fortaleza está rota
lcg-conflict-ringless = Conflicto de { $seat }: { $kind }, sin anillo
lcg-ring-of = { $ring } de { $seat }
lcg-ring-contested = Disputado
lcg-pool = Anillos no reclamados
lcg-common-pool = Anillos no reclamados comunes
lcg-removed = Retiradas de la partida

lcg-position-ring-unknown = No hay anillo «{ $ring }»; hay { $known }
lcg-position-ring-twice = El anillo { $ring } está en dos sitios
lcg-position-ring-repeated = El anillo { $ring } es el segundo de su elemento en las provincias de este asiento
lcg-position-ring-broken = El anillo { $ring } está en una provincia rota
lcg-position-ring-not-own = El anillo disputado ({ $ring }) viene de la reserva del atacante o de la común
lcg-position-own-rings = En este formato cada asiento tiene anillos propios: usa «pool», «common», «ring_fate» y «rings» de las provincias
lcg-position-no-own-rings = Solo en Iluminación los asientos tienen reservas y hay anillos en provincias
ask-lcg-bid-of-few = ¿Cuánto apuestas en tu dial? Robas ese número de cartas; la apuesta más alta da a la más baja la diferencia en honor.
ask-lcg-bid-of-many = ¿Apuestas 2 o 4? Robas ese número de cartas. Quien apuesta 4 da 1 de honor a cada jugador que apuesta 2.
