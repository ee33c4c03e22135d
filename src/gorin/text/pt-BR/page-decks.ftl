### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = Partidas jogadas
own-where = Guardado só neste navegador. Exporte o que quiser ter também em outro lugar.
own-none = Ainda não há nada aqui.
own-gone = “{ $name }” foi apagado.
own-bring-back = Trazer de volta
own-copy = Duplicar
own-copy-named = Duplicar { $name }
own-remove = Apagar
own-remove-named = Apagar { $name }

## The deck

decks-no-room = Este navegador não tem mais espaço: a última mudança não foi guardada. Apague algo ou exporte.

## Import and export

decks-import-file = Escolher um arquivo
decks-too-long = O texto tem { $length } caracteres; no máximo { $most } podem ser lidos.

## Playing

decks-others = Os outros
decks-friends = Amigos, por um link
