### As palavras das outras cartas da caixa básica, e o que se diz quando são jogadas.

lcg-as-attachment = Pode ser jogado como anexo: { $text }
lcg-bearer-gains = O portador tem isto: { $text }
lcg-role = Função
lcg-top = Topo do baralho de conflito
lcg-printed-role = Função
lcg-either = { $first }, ou { $second }
lcg-limit-card-round = { $count ->
    [one] no máximo { $count } vez por rodada
   *[other] no máximo { $count } vezes por rodada
 }
lcg-limit-title-phase = { $count ->
    [one] cada jogador { $count } vez por fase, todas as cópias juntas
   *[other] cada jogador { $count } vezes por fase, todas as cópias juntas
 }
lcg-word-an-opponent = um oponente
lcg-word-another-of-same-seat = outro personagem do mesmo jogador
lcg-word-at-end-of-conflict = no fim do conflito, se ainda estiver em jogo, { $effect }
lcg-word-attachments-only = Só isto pode ser anexado a ele: { $trait }.
lcg-word-attacked-twice = se um oponente declarou dois ou mais conflitos contra você nesta fase
lcg-word-blanks-bearer = O texto do portador não conta.
lcg-word-bow-this = curve esta carta
lcg-word-break-this-province = subjugue esta província
lcg-word-cancel-that = isso não acontece
lcg-word-card-in-your-provinces = outra carta nas suas províncias
lcg-word-choose-and = { $chosen }: { $effect }
lcg-word-close-ring = escolha um anel: esse jogador não declara conflitos dos elementos dele nesta fase
lcg-word-covert-during = ele tem encoberto em conflitos pelo { $ring } até o fim da fase
lcg-word-declare-now = você declara logo o seu próximo conflito
lcg-word-dials-revealed = depois que os discos de honra são revelados
lcg-word-discard-from-hand = { $count ->
    [one] descarte { $count } carta da mão
   *[other] descarte { $count } cartas da mão
 }
lcg-word-discard-from-their-hand = você olha a mão do seu oponente e descarta uma carta dela
lcg-word-discard-without-skill = ele é descartado se sua { $figure } é ou se torna 0 neste conflito
lcg-word-dishonor = ele fica desonrado
lcg-word-dishonor-if-you-win = você pode desonrá-lo se vencer o conflito
lcg-word-duel-that-bows = este personagem trava um duelo { $kind } com o escolhido, em que quem daria honra pode descartar em vez disso a mesma quantidade de cartas da mão: quem perde é curvado
lcg-word-duel-that-takes-fate = este personagem trava um duelo { $kind } com o escolhido: quem perde é descartado se não tem destino; senão, 1 de destino é removido dele
lcg-word-facedown-province = uma província virada para baixo
lcg-word-facedown-provinces = o número das suas províncias viradas para baixo
lcg-word-facedown-in-your-provinces-up-to = até { $most } cartas viradas para baixo nas suas províncias
lcg-word-fate-to-ring = ponha { $amount } de destino em um anel não reivindicado
lcg-word-foils-first-action = Enquanto você não perdeu conflito nesta fase, são cancelados os efeitos da primeira ação de uma carta que seu oponente aciona em cada conflito.
lcg-word-ability-gained = este personagem a ganha até o fim da fase
lcg-word-holding-from-pile = uma propriedade no seu descarte de dinastia
lcg-word-gift-from-each-deck = as { $count } cartas do topo de cada baralho de conflito são reveladas; de cada baralho você escolhe uma delas, que vai para a mão do dono, e cada jogador embaralha
lcg-word-guards-bearer-from-events = O portador não pode ser alvo de eventos de oponentes.
lcg-word-hand-above = o número de cartas na mão além de { $amount }
lcg-word-instead-on-chosen = isso acontece ao escolhido em vez disso
lcg-word-keep-out = até o fim do conflito, nenhum personagem de um oponente vai para ele ou é jogado da mão
lcg-word-look-at-province = você a olha
lcg-word-lose-status = seu marcador de condição é descartado
lcg-word-lower-bid-by = a sua aposta conta como { $amount } a menos, mas não menos que 0
lcg-word-make-ready = ele é preparado
lcg-word-more-influence = Um baralho com esta função tem { $amount } a mais de influência.
lcg-word-more-uses-for-bearer = Você pode acionar cada habilidade do portador uma vez a mais por rodada, ou no prazo que o limite dela indica; o que todas as cópias juntas podem não muda.
lcg-word-move-fate-to-bearer = 1 de destino vai dele para o portador desta carta
lcg-word-move-to-other = ele vai para outro personagem seu
lcg-word-needs-role-keeper = Só para baralhos com uma função de Guardião.
lcg-word-needs-role-seeker = Só para baralhos com uma função de Buscador.
lcg-word-next-attachment-cheaper = o próximo anexo que você jogar no portador nesta fase custa { $amount } a menos
lcg-word-next-event-cheaper = o próximo evento que você jogar nesta fase custa { $amount } a menos
lcg-word-no-fate-when-played = Nenhum destino é posto nele quando é jogado de uma província.
lcg-word-one-defender-against-this-alone = Enquanto ataca sozinho, seu oponente declara no máximo um defensor.
lcg-word-one-more-province = Um baralho com esta função pode ter mais uma província do { $ring } no lugar de outra.
lcg-word-one-per-bearer = Um personagem porta no máximo uma destas.
lcg-word-opponent-discards-at-random = { $count ->
    [one] seu oponente descarta ao acaso { $count } carta da mão
   *[other] seu oponente descarta ao acaso { $count } cartas da mão
 }
lcg-word-opponent-gives-up = seu oponente escolhe e descarta cartas da mão, tantas quanto { $count }
lcg-word-opponent-selects-one = seu oponente escolhe uma opção: { $effects }
lcg-word-opponent-who-attacked-twice = esse oponente
lcg-word-other-with-ability = uma habilidade acionada impressa em outro personagem
lcg-word-pay-fate = pague { $amount } de destino
lcg-word-phase-begins = depois que começa a { $phase }
lcg-word-phase-ends = quando termina a { $phase }
lcg-word-place-fate = { $amount ->
    [one] { $amount } de destino é posto nele
   *[other] { $amount } de destino são postos nele
 }
lcg-word-raise-bid = a sua aposta conta como { $amount } a mais
lcg-word-ready-spent = esse personagem é preparado
lcg-word-put-where-it-was-paid = ela é posta nessa província
lcg-word-remove-fate-or-discard = ele é descartado se não tem destino; senão, 1 de destino é removido dele
lcg-word-resolve-unclaimed = você resolve os efeitos de até { $count } anéis não reivindicados
lcg-word-return-fate = todo o destino nele volta à reserva do dono
lcg-word-reveal-top-to-play = a carta do topo do seu baralho de conflito é revelada; até o fim da fase você pode jogá-la como se fosse da mão
lcg-word-ring-claimed = se você reivindicou o { $ring }
lcg-word-select-one = escolha uma opção: { $effects }
lcg-word-shuffle-from-row = embaralhe no baralho uma carta de uma província sua não subjugada
lcg-word-stronger-opponents-lose-fate = cada oponente com mais personagens que você remove 1 de destino de um dos seus
lcg-word-switch-base = suas perícias base são trocadas até o fim do conflito
lcg-word-switch-ring = o anel contestado é trocado por um não reivindicado
lcg-word-switch-this-holding = ela troca de lugar com esta propriedade
lcg-word-take-attachment = você o anexa, como seu, ao personagem desonrado; se isso não é possível, ele é descartado
lcg-word-take-control = você o controla até o fim do conflito
lcg-word-take-fate = { $amount } de destino vai do oponente para você
lcg-word-take-honor = { $amount } de honra vai do oponente para você
lcg-yields-honor = dar { $amount } de honra
lcg-yields-fate = dar { $amount } de destino
lcg-word-take-one-of-top = você olha as { $count } cartas do topo do seu baralho de conflito, pega uma e põe as outras no fundo
lcg-word-take-ring-over = você tem o efeito do anel no lugar do atacante e o reivindica
lcg-word-afterwards = depois { $effect }
lcg-word-return-rings-here = cada anel nesta província volta à sua reserva de não reivindicados
lcg-word-they-lose-honor = esse jogador perde { $amount } de honra
lcg-word-they-sacrifice = esse jogador sacrifica um personagem
lcg-word-trade-ring = você troca um anel que reivindicou por um não reivindicado e pega o destino nele
lcg-word-you-would-pass-first = quando você passaria o marcador de primeiro jogador
lcg-word-your-first-conflict-ends = depois que termina seu primeiro conflito desta fase como atacante, se subjugou uma província
ask-lcg-close-ring = { $by }: qual anel você escolhe? Esse jogador não declara conflitos dos elementos dele.
ask-lcg-discard-theirs = { $by }: qual carta da mão do seu oponente é descartada?
ask-lcg-duel-instead = { $by }: você dá honra pela sua aposta ou descarta cartas?
ask-lcg-lose-fate = { $by }: de qual personagem você retira 1 de destino?
ask-lcg-may-dishonor = Você venceu o conflito. Você desonra { $card }?
ask-lcg-on-ring = { $by }. O preço: { $cost }. Em qual anel?
ask-lcg-own-ring = { $by }: quais anéis você troca?
ask-lcg-pay-with = { $by }. O preço: { $cost }. Com o que você paga?
ask-lcg-put = { $by }: quais personagens você põe em jogo?
ask-lcg-row-card = { $by }: qual carta você embaralha no baralho?
ask-lcg-take = { $by }: qual carta é pega?
ask-lcg-which-ring = { $by }: por qual anel o contestado é trocado?
ask-lcg-which-rings = { $by }: de quais anéis você resolve os efeitos?
log-lcg-attachment-moved = { $card } vai a { $host }
log-lcg-fate-moved = { $amount } de destino vai de { $card } a { $host }
log-lcg-fate-returned = Todo o destino em { $slug } volta a { $seat }: { $amount }
log-lcg-lasts-cannot-bow-at-end = { $card } não se curva quando este conflito termina ({ $source })
log-lcg-lasts-cannot-bow-at-end-defending = Até o fim da fase, { $card } não se curva no fim de conflitos em que defende ({ $source })
log-lcg-lasts-cannot-trigger = Até o fim do conflito, as habilidades de { $card } não podem ser acionadas ({ $source })
log-lcg-lasts-cannot-discard = Até o fim da fase, { $card } não pode ser descartado ({ $source })
log-lcg-lasts-cannot-lose-fate = Até o fim da fase, { $card } não pode perder destino ({ $source })
log-lcg-lasts-covert = Até o fim da fase, { $card } tem encoberto em conflitos pelo { $ring } ({ $source })
log-lcg-lasts-ability = Até o fim da fase, { $card } tem a habilidade de { $giver } ({ $source })
log-lcg-lasts-cheaper-attachment = Até o fim da fase, o próximo anexo que { $seat } jogar em { $card } custa { $amount } a menos ({ $source })
log-lcg-lasts-cheaper-event = Até o fim da fase, o próximo evento que { $seat } jogar custa { $amount } a menos ({ $source })
log-lcg-lasts-owner = Quando este conflito termina, { $other } controla { $card } outra vez ({ $source })
log-lcg-lasts-dishonor-if-won = Se { $seat } vencer este conflito, { $seat } pode desonrar { $card } ({ $source })
log-lcg-lasts-top = Até o fim da fase, { $seat } pode jogar esta carta do topo do baralho de conflito ({ $source })
log-lcg-lasts-lost-without-skill = Até o fim do conflito, { $card } é descartado assim que não tem perícia ({ $kind }) ({ $source })
log-lcg-lasts-no-ring = Até o fim da fase, { $other } não declara conflitos pelo { $ring } ({ $source })
log-lcg-lasts-rooted = Até o fim do conflito, nenhum personagem de oponente de { $seat } vai a ele ou é jogado da mão ({ $source })
log-lcg-lasts-ring-taken = { $seat } tem o efeito do anel disputado no lugar do atacante e o reivindica ({ $source })
log-lcg-ring-traded = { $seat } devolve o { $ring } e pega o { $other }
log-lcg-cards-seen = { $seat } olha cartas: { $count }
log-lcg-cards-seen-own = { $seat } olha { $slugs }
log-lcg-cards-revealed = { $seat } revela { $slugs }
log-lcg-card-taken = { $seat } põe { $slug } na mão
log-lcg-card-taken-hidden = { $seat } põe uma carta na mão
log-lcg-card-sunk = { $seat } põe uma carta no fundo do baralho de conflito
log-lcg-row-switched = Cartas em províncias de { $seat } trocam de lugar: { $slots }
log-lcg-row-returned = { $seat } embaralha a carta na província { $slot } no baralho
log-lcg-holding-put = { $seat } põe { $slug } na província { $slot }
log-lcg-left-play-hand = { $slug } volta à mão
log-lcg-left-play-top = { $slug } volta ao topo do baralho
log-lcg-left-play-bottom = { $slug } volta ao fundo do baralho
log-lcg-aimed-seats = { $seat } escolhe { $seats }
log-lcg-strengthened-military-less = { $slug }: { $amount } a menos de perícia militar { $until }
log-lcg-strengthened-political-less = { $slug }: { $amount } a menos de perícia política { $until }
option-facedown = Província { $slot } de { $seat }, virada para baixo
option-seat = Escolher { $seat }
option-select = Selecionar: { $what }
option-select-theirs = Selecionar: “{ $what }”
option-ability = Escolher: “{ $what }”
option-trade = Devolver o { $ring }, pegar o { $other }
option-give-honor = Dar honra
option-discard-cards = Descartar cartas
refused-lcg-barred = Algo em jogo impede você de jogá-la
refused-lcg-silenced = Suas habilidades não podem ser acionadas agora
