### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = Partidas jugadas
own-where = Se guarda solo en este navegador. Exporta lo que quieras tener también en otro sitio.
own-none = Aquí todavía no hay nada.
own-gone = «{ $name }» se ha borrado.
own-bring-back = Recuperarlo
own-copy = Duplicar
own-copy-named = Duplicar { $name }
own-remove = Borrar
own-remove-named = Borrar { $name }

## The deck

decks-no-room = Este navegador no tiene más espacio: el último cambio no se guarda. Borra algo o expórtalo.

## Import and export

decks-import-file = Elegir un archivo
decks-too-long = El texto tiene { $length } caracteres; se pueden leer como máximo { $most }.

## Playing

decks-others = Los demás
decks-friends = Amigos, por un enlace
