# Tratados: lo que se ofrece, se dice y se cuenta de ellos.

initiative-treaty-offer = Ofrecer un tratado
initiative-treaty-counter = Pedir otras condiciones
initiative-treaty-accept = Aceptar un tratado
initiative-treaty-refuse = Rechazar un tratado
initiative-treaty-withdraw = Retirar una oferta
initiative-treaty-dissolve = Disolver un tratado
initiative-treaty-keep = Mantener un tratado
initiative-treaty-claim = Denunciar un incumplimiento

ask-treaty-offer = Ofrece un tratado: una promesa tuya, una del otro y el honor que pierde quien lo rompa. Promete solo lo que puedes hacer o decidir, nunca honor, destino, cartas ni anillos.
ask-treaty-counter = Pide otro honor apostado u otras duraciones; las promesas quedan. Tu oferta ocupa el lugar de la suya.
ask-treaty-accept = ¿Qué tratado aceptas?
ask-treaty-refuse = ¿Qué tratado rechazas?
ask-treaty-withdraw = ¿Qué oferta retiras?
ask-treaty-dissolve = ¿Qué tratado disuelves? Termina cuando los dos quieren, y nadie pierde honor.
ask-treaty-keep = ¿Qué tratado que querías disolver mantienes?
ask-treaty-claim = ¿De qué tratado se rompió la promesa? El otro puede admitirlo; si no, votan quienes no participan en él, y un empate no es ruptura. Si entrega algo, pueden declararla nula.
ask-lcg-promise-kept = Se acabó el tiempo de una promesa. ¿La ha cumplido { $seat }: «{ $words }»?
ask-lcg-breach-admit = { $seat } dice que rompiste tu promesa: «{ $words }». ¿Lo admites?
ask-lcg-breach-vote = ¿Ha roto { $seat } esta promesa: «{ $words }»?
option-kept = Se cumplió
option-broken = Se rompió
option-void = Eso no se puede prometer
option-admit = Admitirlo
option-deny = Negarlo

lcg-treaty-with = Con
lcg-treaty-give = Yo prometo
lcg-treaty-give-until = Mi promesa vale por
lcg-treaty-give-words = Mi promesa con mis palabras, que ninguna máquina lee; no entrega nada
lcg-treaty-take = El otro promete
lcg-treaty-take-until = La promesa del otro vale por
lcg-treaty-take-words = La promesa del otro con palabras, que ninguna máquina lee
lcg-treaty-which = En lugar de la oferta
lcg-treaty-stake = Honor apostado
lcg-treaty-as-offered = como se ofreció
lcg-treaty-seat = { $seat }
lcg-treaty-terms = Con { $seat }. Tu promesa: { $give }. La suya: { $take }. Honor apostado: { $stake }

lcg-promise = { $promise } ({ $until })
lcg-promise-no-attack = no declarar conflictos contra la otra parte
lcg-promise-attack = declarar un conflicto contra { $seat }
lcg-promise-no-break = no romper provincias de la otra parte
lcg-promise-bid-most = apostar como máximo { $number } por cartas
lcg-promise-bid-least = apostar como mínimo { $number } por cartas
lcg-promise-pass = no declarar ningún conflicto
lcg-promise-leave = no declarar conflictos por este anillo: { $ring }
lcg-promise-no-events = no jugar eventos que elijan una carta de la otra parte
lcg-promise-words = con palabras propias
lcg-promise-said = «{ $words }»
lcg-until-once = la próxima vez, en esta ronda a más tardar
lcg-until-phase = esta fase
lcg-until-round = { $rounds ->
    [1] hasta el final de esta ronda
   *[other] { $rounds } rondas, con esta
}
lcg-until-game = el resto de la partida

log-lcg-treaty-offered = { $seat } ofrece un tratado a { $other }. { $seat } prometería: { $give }. { $other }: { $take }. Honor apostado: { $stake }
log-lcg-treaty-offered-counter = { $seat } pide otras condiciones a { $other }. { $seat } prometería: { $give }. { $other }: { $take }. Honor apostado: { $stake }
log-lcg-offer-dropped-refused = { $seat } rechaza el tratado que ofreció { $other }
log-lcg-offer-dropped-withdrawn = { $seat } retira la oferta a { $other }
log-lcg-offer-dropped-lapsed = La oferta de { $seat } a { $other } caduca
log-lcg-treaty-made = Hay un tratado. { $seat } promete: { $give }. { $other } promete: { $take }. Honor apostado: { $stake }
log-lcg-treaty-questioned = { $seat } quiere disolver el tratado con { $other }
log-lcg-treaty-questioned-not = { $seat } ya no quiere disolver el tratado con { $other }
log-lcg-treaty-dissolved-agreed = { $seat } y { $other } disuelven su tratado
log-lcg-treaty-dissolved-over = El tratado de { $seat } y { $other } ha terminado: ambos cumplieron su palabra
log-lcg-treaty-dissolved-out = El tratado de { $seat } y { $other } ha terminado: { $seat } está fuera
log-lcg-treaty-dissolved-void = El tratado de { $seat } y { $other } es nulo, y nadie pierde honor
log-lcg-treaty-broken = { $seat } rompe el tratado con { $other }. Honor apostado: { $stake }
log-lcg-treaty-broken-both = { $seat } y { $other } rompen su tratado. Honor apostado: { $stake }
log-lcg-breach-claimed = { $seat } denuncia que { $other } rompió una promesa: { $promise }
log-lcg-breach-answered = { $seat } lo admite
log-lcg-breach-answered-not = { $seat } lo niega
log-lcg-breach-judged = Fue un incumplimiento. Votos a favor: { $broken }, en contra: { $kept }
log-lcg-breach-judged-not = No fue un incumplimiento. Votos a favor: { $broken }, en contra: { $kept }
log-lcg-breach-judged-void = Eso no se puede prometer. Votos a favor: { $broken }, en contra: { $kept }
log-lcg-promise-accepted = { $seat } dice que { $other } cumplió la promesa

lcg-treaties = Tratados
lcg-treaty-between = Tratado de { $seat } y { $other }
lcg-offer-between = Oferta de { $seat } a { $other }
lcg-treaty-promised = { $seat }: { $promise }
lcg-treaty-promised-over = { $seat }: { $promise }; ha terminado
lcg-treaty-promised-kept = { $seat }: { $promise }; cumplida
lcg-treaty-staked = Honor apostado: { $stake }
lcg-treaty-dissolving = { $seat } quiere disolverlo
refused-lcg-treaty-whom = Solo se puede prometer un conflicto contra un tercer asiento
refused-lcg-treaty-words = Una promesa con palabras propias necesita palabras, y ninguna otra las tiene
lcg-position-pair = Entre dos asientos de la partida hay un solo tratado o una sola oferta
lcg-position-stake = El honor apostado va de 1 a { $most }
lcg-position-promise = «{ $key }» no es promesa ni duración; conocidas: { $known }
lcg-position-no-treaties = Solo en Iluminación se hacen tratados

## Treaty cards

ask-lcg-treaty-card = ¿Qué carta de tratado se muestra?
ask-lcg-treaty-card-who = La carta de tratado habla de un personaje tuyo: ¿cuál?
ask-lcg-treaty-card-from = ¿De qué personaje tuyo se quita 1 de destino?
ask-lcg-treaty-card-to = ¿En qué personaje tuyo se pone 1 de destino?
ask-lcg-treaty-card-gear = ¿Qué accesorios tuyos se descartan?
log-lcg-treaty-card-shown = Se revela una carta de tratado: { $slug }. { $says }.
lcg-treaty-card-desertion = Quien rompió el tratado da el control de un personaje a quien lo cumplió: el más caro de coste { $number } o menos
lcg-treaty-card-dishonorable-dealings = Quien rompió el tratado deshonra a un personaje: el más caro de coste { $number } o menos
lcg-treaty-card-exposed-secrets-treaty = Quien cumplió el tratado roba cartas: { $number }
lcg-treaty-card-falling-fortune = Quien rompió el tratado pierde destino: { $number }
lcg-treaty-card-finding-a-new-lord = Quien cumplió el tratado gana destino: { $number }
lcg-treaty-card-forgotten-plans = Quien rompió el tratado descarta cartas de la mano: { $number }
lcg-treaty-card-second-chances = Quien cumplió el tratado pone destino en personajes suyos: { $number }
lcg-treaty-card-sent-to-their-deaths = Quien rompió el tratado quita destino de personajes suyos: { $number }
lcg-treaty-card-shattered-blades = Quien rompió el tratado descarta accesorios suyos: { $number }
lcg-treaty-card-spreading-discontent = Quien rompió el tratado inclina a un personaje: el más caro de coste { $number } o menos
lcg-treaty-card-transgression-of-honor = Quien rompió el tratado pierde honor: { $number }
lcg-treaty-card-upholding-bushido = Quien cumplió el tratado gana honor: { $number }
