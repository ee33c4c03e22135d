### L5R LCG: Enlightenment as it is played.

ask-lcg-place-ring = { $elements ->
    [5] Em qual das suas províncias você põe o { $ring }? É o seu quinto elemento: você vence na hora.
   *[other] Em qual das suas províncias você põe o { $ring }?
}
ask-lcg-take-ring = { $elements ->
    [5] Você toma o { $ring }. Em qual das suas províncias você o põe? É o seu quinto elemento: você vence na hora.
   *[other] Você toma o { $ring }. Em qual das suas províncias você o põe?
}
ask-lcg-fate-on-ring = Em qual anel você põe destino?
ask-lcg-split-give = Quem recebe o ponto ímpar de honra?
ask-lcg-split-from = Quem paga o ponto ímpar de honra?
option-bid = Apostar { $bid } e comprar { $bid } cartas
option-give = Mais 1 de honra para { $seat }
option-from = Mais 1 de honra de { $seat }
option-place = Na província { $slot }
option-ring = { $ring }
option-declare-ringless = Sem anel: { $kind }
log-lcg-conflict-began-ringless = { $seat } declara um conflito { $kind } sem anel
log-lcg-claimed-on = { $seat } reivindica o { $ring } e o põe na província { $slot }
log-lcg-claimed-taken = { $seat } toma o { $ring } de { $other } e o põe na província { $slot }
log-lcg-ring-returned = O { $ring } vai para a reserva de não reivindicados de { $seat }
log-lcg-ring-returned-twice = { $seat } já tem o { $ring }: este vai para a sua reserva de não reivindicados
log-lcg-rings-shared = Os anéis de { $seat } vão para a reserva comum de não reivindicados
log-lcg-ring-returned-common = O { $ring } vai para a reserva comum de não reivindicados
log-lcg-fate-put = { $seat } põe { $amount } de destino no { $ring }
lcg-won-by-rings = Iluminação, os anéis dos cinco elementos
lcg-out-by-stronghold = a província da fortaleza foi subjugada
lcg-conflict-ringless = Conflito de { $seat }: { $kind }, sem anel
lcg-ring-of = { $ring } de { $seat }
lcg-ring-contested = Contestado
lcg-pool = Anéis não reivindicados
lcg-common-pool = Anéis não reivindicados comuns
lcg-removed = Removidas do jogo

lcg-position-ring-unknown = Não há anel “{ $ring }”; há { $known }
lcg-position-ring-twice = O anel { $ring } está em dois lugares
lcg-position-ring-repeated = O anel { $ring } é o segundo do seu elemento nas províncias deste lugar
lcg-position-ring-broken = O anel { $ring } está numa província subjugada
lcg-position-ring-not-own = O anel contestado ({ $ring }) vem da reserva do atacante ou da comum
lcg-position-own-rings = Neste formato cada lugar tem anéis próprios: use “pool”, “common”, “ring_fate” e “rings” das províncias
lcg-position-no-own-rings = Só em Iluminação os lugares têm reservas e há anéis em províncias
ask-lcg-bid-of-few = Quanto você aposta no seu disco? Você compra esse número de cartas; a aposta mais alta dá à mais baixa a diferença em honra.
ask-lcg-bid-of-many = Você aposta 2 ou 4? Você compra esse número de cartas. Quem aposta 4 dá 1 de honra a cada jogador que aposta 2.
