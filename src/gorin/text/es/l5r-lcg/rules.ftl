### L5R LCG: what the rules of statuses, control, copies, bids, rings and keywords say.

ask-lcg-element = ¿Como cuál de sus elementos se resuelve el anillo?
ask-lcg-as = ¿Cómo juegas { $card }?
ask-lcg-support = { $seat } juega { $card }. ¿Cuánto de su coste pagas?
ask-lcg-disguise = ¿De quién toma el lugar { $card }?
option-as-character = Como personaje
option-as-attachment = Como accesorio
option-disguise = Jugar { $card } disfrazada
page-attempt-disguise = Jugar { $thing } con disfraz
refused-lcg-no-price = Una raya en vez de coste: no puede jugarse
refused-lcg-eminent = Una provincia eminente no puede estar bajo la fortaleza
refused-lcg-no-disguise = No controlas a nadie cuyo lugar pueda tomar por ese coste
lcg-won-by-card = lo dice una carta
lcg-kind-glory = gloria
log-lcg-status-moved = Una ficha de estado se mueve: { $slugs }
log-lcg-taint-changed = Carta mancillada: { $slug }
log-lcg-taint-changed-lost = Carta que ya no está mancillada: { $slug }
log-lcg-province-marked-tainted = La provincia { $slot } de { $seat } queda mancillada
log-lcg-province-marked-not-tainted = La provincia { $slot } de { $seat } ya no está mancillada
log-lcg-province-marked-dishonored = La provincia { $slot } de { $seat } queda deshonrada
log-lcg-province-marked-not-dishonored = La provincia { $slot } de { $seat } ya no está deshonrada
log-lcg-control-taken = { $seat } toma el control de { $slug }
log-lcg-became-copy = Uno se vuelve copia del otro: { $slugs }
log-lcg-restored = La provincia { $slot } de { $seat } se restaura
log-lcg-province-hidden = { $slug }, provincia { $slot } de { $seat }, se pone boca abajo
log-lcg-filled-open = { $seat } añade { $slug } a la provincia { $slot }
log-lcg-dials-shown = { $bids }
lcg-dial-shown = { $seat } apuesta { $bid }
log-lcg-bid-changed = La apuesta de { $seat } cuenta con un cambio de { $amount }
log-lcg-conflict-spread = También se ataca la provincia { $slot } de { $seat }
log-lcg-opportunity-gained = { $seat } puede declarar un conflicto más
log-lcg-ring-fated = Destino en { $ring }: { $amount }
log-lcg-ring-switched = El anillo disputado ahora es otro: { $ring }
log-lcg-ring-switched-fate = El anillo disputado ahora es otro: { $ring }. { $seat } toma el destino que tiene: { $fate }
log-lcg-presented = { $seat } muestra { $slug } para jugarla
log-lcg-support-offered = { $seat } ofrece { $amount } de destino
log-lcg-took-over = Uno toma el lugar del otro: { $slugs }
log-lcg-card-spoiled = { $slug } no entra en juego
log-lcg-placed-eminent = { $seat } coloca provincias, boca arriba: { $titles }
log-lcg-figure-more = { $slug }: { $amount } más de { $figure } { $until }
log-lcg-figure-base = { $slug }: { $figure } base por { $amount } { $until }
log-lcg-figure-set-base = { $slug }: { $figure } base es { $amount } { $until }
log-lcg-figure-times = { $slug }: { $figure } por { $amount } { $until }
log-lcg-figure-half = { $slug }: { $figure } entre { $amount } { $until }
log-lcg-figure-set = { $slug }: { $figure } es { $amount } { $until }
log-lcg-figure-blank = { $slug }: su texto cuenta como en blanco { $until }
log-lcg-figure-trait = { $slug } gana: { $figure } { $until }
lcg-word-corrupted = Corrupto: entra en juego mancillado.
lcg-word-disguised = Disfrazado: { $of }.
lcg-word-eminent = Eminente: empieza boca arriba, nunca está bajo una fortaleza y nunca se pone boca abajo.
lcg-word-ephemeral = Efímero: se retira de la partida después de jugarse.
lcg-word-rally = Congregar: al revelarse en una provincia, se añade allí otra carta boca arriba.
lcg-word-support = Apoyo: otros jugadores pueden pagar parte de su coste de destino.
lcg-word-no-attachments-except = Solo esto se le puede unir: { $trait }.
lcg-word-no-attachments-of = Esto no se le puede unir: { $trait }.
lcg-word-at-end-of = al final { $period }: { $effect }
lcg-period-conflict = del conflicto
lcg-period-phase = de la fase
lcg-period-round = de la ronda
ask-lcg-search = { $by }: ¿cuál de estas cartas pones en tu mano?
log-lcg-searched = { $count ->
    [one] { $seat } mira { $count } carta del mazo de Conflicto
   *[other] { $seat } mira { $count } cartas del mazo de Conflicto
}
log-lcg-searched-own = { $seat } busca en el mazo de Conflicto: { $slugs }
log-lcg-found = { $seat } pone una carta en su mano
log-lcg-found-shown = { $seat } revela { $slug } y la pone en su mano
lcg-word-then = { $first }; luego { $later }
lcg-word-if-you-do = { $first }; si lo haces, { $later }
lcg-word-to = { $first } para esto: { $later }
lcg-word-chosen-later = { $chosen }; { $effect }
lcg-word-each-chooses = cada jugador elige un personaje suyo; { $effect }
lcg-word-resolve-action = su primera acción se resuelve para ti
lcg-word-search = buscas { $top ->
    [0] en todo tu mazo de Conflicto
   *[other] en las { $top } primeras cartas de tu mazo de Conflicto
} y pones { $sort } en tu mano
lcg-word-search-sort = buscas { $top ->
    [0] en todo tu mazo de Conflicto
   *[other] en las { $top } primeras cartas de tu mazo de Conflicto
}: muestras { $sort } de ahí y lo pones en tu mano
lcg-word-search-shuffled = { $search }; después barajas
lcg-word-gain-x-fate = gana X de destino
lcg-sort-any = una carta
lcg-sort-event = un evento
lcg-sort-attachment = un accesorio
lcg-sort-character = un personaje
