### Palabras y frases comunes a todos los juegos.

## Cómo se unen los elementos de una lista: los dos únicos, todos menos el último, el último.
## Ante el sonido de i, "y" pasa a "e".

list-empty = nada
list-pair =
    { $second_start ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }
list-more = { $first }, { $second }
list-last =
    { $second_start ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }
in-brackets = ({ $text })
with-aside = { $text } ({ $aside })
deck-line = { $deck }: { $line }

## Cómo se unen frases que se cuentan una tras otra: todas menos la última, la última.

sentences-more = { $first }, { $second }
sentences-last =
    { $second_start ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }

## Palabras cortas

number = { $number }
yes = sí
no = no

## Idiomas, cada uno en sus propias palabras: líneas iguales en todos los catálogos.

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
language-zh = 中文

## La mesa

seat-name = Asiento { $number }
    .gender = masculine
seat-bot = Bot { $number }
    .gender = masculine

## Rechazos y errores: qué está mal, dónde, y la cláusula que lo dice.

refused = { $reason } ({ $clause })
error-at = { $place }: { $reason }
error-at-clause = { $place }: { $reason } ({ $clause })
