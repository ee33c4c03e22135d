### Tomb Raider in the terminal: gorin play and gorin learn.

## La mesa

play-counts = movimientos { $moves } · mano { $hand } · mazo { $deck }
play-short-fight = Lu
play-short-move = Mo
play-short-search = Bú
play-short-think = In
play-stuck = ATASCADO
play-dead = FUERA DEL MAPA
play-saved-at = guardado en { $space }
play-power = poder { $power }
play-row-unsaved = sin guardar: { $cards }
play-row-saved = guardadas: { $cards }
play-here = { $space } { $card }

## Un explorador en palabras

play-raider = { $seat }: { $card }, { $place }
play-at = en { $space }
play-nowhere = fuera del mapa
play-life = vida { $life } de { $most }
play-ability = { $ability } { $value }
play-ability-injured = { $ability } { $value }, con herida

## Pruebas

play-test = { $seat } hace una prueba de { $ability }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
play-test-target = { play-test }, objetivo { $target }
play-test-rival = { play-test }, contra { $rival }

## El mapa en palabras

play-map-size = Mapa: { $width } de ancho, { $depth } de profundidad; { $count ->
    [0] ninguna casilla es desconocida.
    [one] { $count } casilla es desconocida.
   *[other] { $count } casillas son desconocidas.
}
play-place = { $space } { $card }: { $facts }.
play-place-face-down = { $space }: aquí hay un lugar boca abajo.
play-place-treasure = { $space }: la sala del tesoro, { $card }, está aquí boca abajo.
play-place-unknown = Todavía no hay ningún lugar en { $space }.
play-exits = salidas { $sides }
play-no-exits = sin salidas
play-blocked = salidas bloqueadas: { $sides }
play-danger = límite de peligro { $danger }
play-search-bonus = { $dice ->
    [one] búsqueda +{ $dice } dado
   *[other] búsqueda +{ $dice } dados
}
play-treasure-room = sala del tesoro
play-save-point = punto de guardado
play-empty = vacío
play-obstacle = { $obstacle } ({ $tests })
play-obstacle-life = { $obstacle } ({ $tests }; vida { $left } de { $life })
play-raiders-here = aquí: { $raiders }
play-legend = Mapa: @1 explorador del asiento 1, !6 límite de peligro, { $obstacle } obstáculo, { $treasure } sala del tesoro, { $prize } tesoro que llevar de vuelta, { $save } punto de guardado, { $empty } vacío, { $unknown } desconocido; las flechas son salidas, ╳ es una salida bloqueada. Lo más hondo está arriba.

## El final

play-deaths = { $deaths ->
    [0] { $seat } nunca reinició ni murió.
    [one] { $seat } reinició o murió una vez.
   *[other] { $seat } reinició o murió { $deaths } veces.
}

## Lessons on the screen

learn-signs = En el mapa, @1 es tu explorador, { $treasure } la sala del tesoro, { $obstacle } un obstáculo, { $save } un punto de guardado, { $unknown } desconocido. Lo más hondo está arriba.
learn-signs-plain = Escribe map para saber qué hay en él.

## Afterwards

learn-next-bot = el nivel Introductorio contra un bot
learn-next-friend = lo mismo con otra persona en este teclado
learn-next-other = el tutorial con el otro mazo inicial
