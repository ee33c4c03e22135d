# Tratados: o que se oferece, se diz e se conta deles.

initiative-treaty-offer = Propor um tratado
initiative-treaty-counter = Pedir outros termos
initiative-treaty-accept = Aceitar um tratado
initiative-treaty-refuse = Recusar um tratado
initiative-treaty-withdraw = Retirar uma proposta
initiative-treaty-dissolve = Dissolver um tratado
initiative-treaty-keep = Manter um tratado
initiative-treaty-claim = Denunciar uma quebra

ask-treaty-offer = Proponha um tratado: uma promessa sua, uma do outro e a honra que perde quem o quebrar. Prometa só o que você pode fazer ou decidir, nunca honra, destino, cartas ou anéis.
ask-treaty-counter = Peça outra honra apostada ou outras durações; as promessas ficam. Sua proposta toma o lugar da outra.
ask-treaty-accept = Aceitar qual tratado?
ask-treaty-refuse = Recusar qual tratado?
ask-treaty-withdraw = Retirar qual proposta?
ask-treaty-dissolve = Dissolver qual tratado? Ele acaba quando os dois querem, e ninguém perde honra.
ask-treaty-keep = Manter qual tratado que você queria dissolver?
ask-treaty-claim = De qual tratado a promessa foi quebrada? O outro pode admitir; senão votam os que não fazem parte dele, e um empate não é quebra. Se ela entrega algo, eles podem declará-la nula.
ask-lcg-promise-kept = O tempo de uma promessa acabou. { $seat } cumpriu: “{ $words }”?
ask-lcg-breach-admit = { $seat } diz que você quebrou sua promessa: “{ $words }”. Você admite?
ask-lcg-breach-vote = { $seat } quebrou esta promessa: “{ $words }”?
option-kept = Foi cumprida
option-broken = Foi quebrada
option-void = Não se pode prometer isso
option-admit = Admitir
option-deny = Negar

lcg-treaty-with = Com
lcg-treaty-give = Eu prometo
lcg-treaty-give-until = Minha promessa vale por
lcg-treaty-give-words = Minha promessa em minhas palavras, que nenhuma máquina lê; ela não entrega nada
lcg-treaty-take = O outro promete
lcg-treaty-take-until = A promessa do outro vale por
lcg-treaty-take-words = A promessa do outro em palavras, que nenhuma máquina lê
lcg-treaty-which = Em vez da proposta
lcg-treaty-stake = Honra apostada
lcg-treaty-as-offered = como proposto
lcg-treaty-seat = { $seat }
lcg-treaty-terms = Com { $seat }. Sua promessa: { $give }. A do outro: { $take }. Honra apostada: { $stake }

lcg-promise = { $promise } ({ $until })
lcg-promise-no-attack = não declarar conflito contra o parceiro
lcg-promise-attack = declarar um conflito contra { $seat }
lcg-promise-no-break = não subjugar província do parceiro
lcg-promise-bid-most = apostar no máximo { $number } por cartas
lcg-promise-bid-least = apostar no mínimo { $number } por cartas
lcg-promise-pass = não declarar conflito algum
lcg-promise-leave = não declarar conflito por este anel: { $ring }
lcg-promise-no-events = não jogar evento que escolha uma carta do parceiro
lcg-promise-words = em palavras próprias
lcg-promise-said = “{ $words }”
lcg-until-once = a próxima vez, nesta rodada o mais tardar
lcg-until-phase = esta fase
lcg-until-round = { $rounds ->
    [1] até o fim desta rodada
   *[other] { $rounds } rodadas, com esta
}
lcg-until-game = o resto da partida

log-lcg-treaty-offered = { $seat } propõe um tratado a { $other }. { $seat } prometeria: { $give }. { $other }: { $take }. Honra apostada: { $stake }
log-lcg-treaty-offered-counter = { $seat } pede outros termos a { $other }. { $seat } prometeria: { $give }. { $other }: { $take }. Honra apostada: { $stake }
log-lcg-offer-dropped-refused = { $seat } recusa o tratado que { $other } propôs
log-lcg-offer-dropped-withdrawn = { $seat } retira a proposta a { $other }
log-lcg-offer-dropped-lapsed = A proposta de { $seat } a { $other } caduca
log-lcg-treaty-made = Um tratado está firmado. { $seat } promete: { $give }. { $other } promete: { $take }. Honra apostada: { $stake }
log-lcg-treaty-questioned = { $seat } quer dissolver o tratado com { $other }
log-lcg-treaty-questioned-not = { $seat } não quer mais dissolver o tratado com { $other }
log-lcg-treaty-dissolved-agreed = { $seat } e { $other } dissolvem seu tratado
log-lcg-treaty-dissolved-over = O tratado de { $seat } e { $other } acabou: os dois cumpriram a palavra
log-lcg-treaty-dissolved-out = O tratado de { $seat } e { $other } acabou: { $seat } está fora
log-lcg-treaty-dissolved-void = O tratado de { $seat } e { $other } é nulo, e ninguém perde honra
log-lcg-treaty-broken = { $seat } quebra o tratado com { $other }. Honra apostada: { $stake }
log-lcg-treaty-broken-both = { $seat } e { $other } quebram seu tratado. Honra apostada: { $stake }
log-lcg-breach-claimed = { $seat } acusa { $other } de quebrar uma promessa: { $promise }
log-lcg-breach-answered = { $seat } admite
log-lcg-breach-answered-not = { $seat } nega
log-lcg-breach-judged = Foi uma quebra. Votos a favor: { $broken }, contra: { $kept }
log-lcg-breach-judged-not = Não foi uma quebra. Votos a favor: { $broken }, contra: { $kept }
log-lcg-breach-judged-void = Não se pode prometer isso. Votos a favor: { $broken }, contra: { $kept }
log-lcg-promise-accepted = { $seat } diz que { $other } cumpriu a promessa

lcg-treaties = Tratados
lcg-treaty-between = Tratado de { $seat } e { $other }
lcg-offer-between = Proposta de { $seat } a { $other }
lcg-treaty-promised = { $seat }: { $promise }
lcg-treaty-promised-over = { $seat }: { $promise }; acabou
lcg-treaty-promised-kept = { $seat }: { $promise }; cumprida
lcg-treaty-staked = Honra apostada: { $stake }
lcg-treaty-dissolving = { $seat } quer dissolvê-lo
refused-lcg-treaty-whom = Só se pode prometer um conflito contra um terceiro lugar
refused-lcg-treaty-words = Uma promessa em palavras próprias precisa de palavras, e nenhuma outra as tem
lcg-position-pair = Entre dois lugares da partida há um só tratado ou uma só proposta
lcg-position-stake = A honra apostada vai de 1 a { $most }
lcg-position-promise = “{ $key }” não é promessa nem duração; conhecidas: { $known }
lcg-position-no-treaties = Só em Iluminação se fazem tratados

## Treaty cards

ask-lcg-treaty-card = Qual carta de tratado é virada?
ask-lcg-treaty-card-who = A carta de tratado fala de um personagem seu: qual?
ask-lcg-treaty-card-from = De qual personagem seu é removido 1 de destino?
ask-lcg-treaty-card-to = Em qual personagem seu é posto 1 de destino?
ask-lcg-treaty-card-gear = Quais anexos seus são descartados?
log-lcg-treaty-card-shown = Uma carta de tratado é revelada: { $slug }. { $says }.
lcg-treaty-card-desertion = Quem quebrou o tratado dá o controle de um personagem a quem o manteve: o mais caro de custo { $number } ou menos
lcg-treaty-card-dishonorable-dealings = Quem quebrou o tratado desonra um personagem: o mais caro de custo { $number } ou menos
lcg-treaty-card-exposed-secrets-treaty = Quem manteve o tratado compra cartas: { $number }
lcg-treaty-card-falling-fortune = Quem quebrou o tratado perde destino: { $number }
lcg-treaty-card-finding-a-new-lord = Quem manteve o tratado ganha destino: { $number }
lcg-treaty-card-forgotten-plans = Quem quebrou o tratado descarta cartas da mão: { $number }
lcg-treaty-card-second-chances = Quem manteve o tratado põe destino em personagens seus: { $number }
lcg-treaty-card-sent-to-their-deaths = Quem quebrou o tratado remove destino de personagens seus: { $number }
lcg-treaty-card-shattered-blades = Quem quebrou o tratado descarta anexos seus: { $number }
lcg-treaty-card-spreading-discontent = Quem quebrou o tratado curva um personagem: o mais caro de custo { $number } ou menos
lcg-treaty-card-transgression-of-honor = Quem quebrou o tratado perde honra: { $number }
lcg-treaty-card-upholding-bushido = Quem manteve o tratado ganha honra: { $number }
