### L5R LCG: what the rules of statuses, control, copies, bids, rings and keywords say.

ask-lcg-element = Como qual dos seus elementos o anel é resolvido?
ask-lcg-as = Como você joga { $card }?
ask-lcg-support = { $seat } joga { $card }. Quanto do custo dela você paga?
ask-lcg-disguise = De quem { $card } toma o lugar?
option-as-character = Como personagem
option-as-attachment = Como anexo
option-disguise = Jogar { $card } disfarçada
page-attempt-disguise = Jogar { $thing } com disfarce
refused-lcg-no-price = Um traço em vez do custo: não pode ser jogada
refused-lcg-eminent = Uma província eminente não pode ficar sob a Fortaleza
refused-lcg-no-disguise = Você não controla ninguém cujo lugar ela possa tomar por esse custo
lcg-won-by-card = uma carta o diz
lcg-kind-glory = glória
log-lcg-status-moved = Um marcador de condição se move: { $slugs }
log-lcg-taint-changed = Carta maculada: { $slug }
log-lcg-taint-changed-lost = Carta que já não está maculada: { $slug }
log-lcg-province-marked-tainted = A província { $slot } de { $seat } torna-se maculada
log-lcg-province-marked-not-tainted = A província { $slot } de { $seat } não está mais maculada
log-lcg-province-marked-dishonored = A província { $slot } de { $seat } torna-se desonrada
log-lcg-province-marked-not-dishonored = A província { $slot } de { $seat } não está mais desonrada
log-lcg-control-taken = { $seat } assume o controle de { $slug }
log-lcg-became-copy = Um se torna cópia do outro: { $slugs }
log-lcg-restored = A província { $slot } de { $seat } é restaurada
log-lcg-province-hidden = { $slug }, província { $slot } de { $seat }, é virada para baixo
log-lcg-filled-open = { $seat } acrescenta { $slug } à província { $slot }
log-lcg-dials-shown = { $bids }
lcg-dial-shown = { $seat } aposta { $bid }
log-lcg-bid-changed = A aposta de { $seat } conta com mudança de { $amount }
log-lcg-conflict-spread = A província { $slot } de { $seat } também é atacada
log-lcg-opportunity-gained = { $seat } pode declarar mais um conflito
log-lcg-ring-fated = Destino em { $ring }: { $amount }
log-lcg-ring-switched = O anel contestado agora é outro: { $ring }
log-lcg-ring-switched-fate = O anel contestado agora é outro: { $ring }. { $seat } pega o destino nele: { $fate }
log-lcg-presented = { $seat } mostra { $slug } para jogá-la
log-lcg-support-offered = { $seat } oferece { $amount } de destino
log-lcg-took-over = Um toma o lugar do outro: { $slugs }
log-lcg-card-spoiled = { $slug } não entra em jogo
log-lcg-placed-eminent = { $seat } dispõe províncias, viradas para cima: { $titles }
log-lcg-figure-more = { $slug }: mais { $amount } de { $figure } { $until }
log-lcg-figure-base = { $slug }: { $figure } base vezes { $amount } { $until }
log-lcg-figure-set-base = { $slug }: { $figure } base é { $amount } { $until }
log-lcg-figure-times = { $slug }: { $figure } vezes { $amount } { $until }
log-lcg-figure-half = { $slug }: { $figure } dividido por { $amount } { $until }
log-lcg-figure-set = { $slug }: { $figure } é { $amount } { $until }
log-lcg-figure-blank = { $slug }: seu texto conta como em branco { $until }
log-lcg-figure-trait = { $slug } ganha: { $figure } { $until }
lcg-word-corrupted = Corrompido: entra em jogo maculado.
lcg-word-disguised = Disfarçado: { $of }.
lcg-word-eminent = Eminente: começa virada para cima, nunca fica sob uma Fortaleza e nunca é virada para baixo.
lcg-word-ephemeral = Efêmero: é removido do jogo depois de jogado.
lcg-word-rally = Reunir: ao ser revelada numa província, acrescenta-se ali mais uma carta virada para cima.
lcg-word-support = Suporte: outros jogadores podem pagar parte do seu custo de destino.
lcg-word-no-attachments-except = Só isto pode ser anexado a ele: { $trait }.
lcg-word-no-attachments-of = Isto não pode ser anexado a ele: { $trait }.
lcg-word-at-end-of = no fim { $period }: { $effect }
lcg-period-conflict = do conflito
lcg-period-phase = da fase
lcg-period-round = da rodada
ask-lcg-search = { $by }: qual destas cartas você põe na mão?
log-lcg-searched = { $count ->
    [one] { $seat } olha { $count } carta do baralho de conflito
   *[other] { $seat } olha { $count } cartas do baralho de conflito
}
log-lcg-searched-own = { $seat } procura no baralho de conflito: { $slugs }
log-lcg-found = { $seat } põe uma carta na mão
log-lcg-found-shown = { $seat } revela { $slug } e a põe na mão
lcg-word-then = { $first }; então { $later }
lcg-word-if-you-do = { $first }; se o fizer, { $later }
lcg-word-to = { $first } para isto: { $later }
lcg-word-chosen-later = { $chosen }; { $effect }
lcg-word-each-chooses = cada jogador escolhe um personagem seu; { $effect }
lcg-word-resolve-action = a primeira ação dela é resolvida para você
lcg-word-search = você procura { $top ->
    [0] em todo o seu baralho de conflito
   *[other] nas { $top } cartas do topo do seu baralho de conflito
} e põe { $sort } na mão
lcg-word-search-sort = você procura { $top ->
    [0] em todo o seu baralho de conflito
   *[other] nas { $top } cartas do topo do seu baralho de conflito
}: mostra { $sort } de lá e o põe na mão
lcg-word-search-shuffled = { $search }; depois embaralha
lcg-word-gain-x-fate = ganhe X de destino
lcg-sort-any = uma carta
lcg-sort-event = um evento
lcg-sort-attachment = um anexo
lcg-sort-character = um personagem
