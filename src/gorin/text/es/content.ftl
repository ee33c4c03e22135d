### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

game-unknown = No existe el juego «{ $asked }»; los juegos son { $known }
format-unknown = No existe el formato «{ $asked }»; los formatos son { $known }
option-no-value = «{ $asked }» no dice qué opción tiene qué valor; escribe NOMBRE=VALOR
option-twice = Esta opción se ha dado dos veces
setup-exact-seats = { $count ->
        [one] Esto no es para { $count } jugador, sino para exactamente { $seats }
       *[other] Esto no es para { $count } jugadores, sino para exactamente { $seats }
    }
setup-bad-seats = { $count ->
        [one] Esto no es para { $count } jugador, sino de { $minimum } a { $maximum }
       *[other] Esto no es para { $count } jugadores, sino de { $minimum } a { $maximum }
    }

## Files

file-missing = Este archivo no existe
file-is-folder = Esto es una carpeta, no un archivo
file-not-text = El archivo no es texto en UTF-8
file-unreadable = El archivo no se puede leer: { $reason }
file-not-toml = El archivo no es TOML: { $reason }
file-too-deep = Aquí hay listas y tablas unas dentro de otras a más de { $most } niveles; ningún archivo necesita tanto
file-not-regular = Esto es una tubería o un dispositivo, no un archivo
file-too-large = El archivo ocupa más de { $most } MiB; ningún archivo así necesita tanto
field-missing = Falta este campo
field-unknown = No existe este campo; los campos son { $known }
field-none = No existe este campo, ni ningún otro aquí
field-wrong = Aquí debe ir { $expected }, no { $got }
field-choice = «{ $asked }» no es uno de los valores que sirven aquí; son { $known }
field-kinds =
    { $second_start ->
        [o] { $first } u { $second }
       *[other] { $first } o { $second }
    }
field-kind-text = un texto
field-kind-whole = un número entero
field-kind-number = un número
field-kind-decimal = un número decimal
field-kind-truth = verdadero o falso
field-kind-list = una lista
field-kind-table = una tabla
field-kind-nothing = nada
field-control-sign = Hay un carácter de control en este texto: no se ve y no se guarda
field-too-deep = Esto está anidado a más de { $most } niveles
field-too-great = Este número es demasiado grande: los números enteros llegan hasta { $most }
field-other = Esto no sirve: { $reason }
field-more = Hay más de { $most } cosas que no sirven; el resto no se ha mirado
faults-more = { $count ->
        [one] Además de esto hay una cosa más que está mal
       *[other] Además de esto hay { $count } cosas más que están mal
    }
decks-none = Aquí no se leen ni se listan mazos de { $game }; gorin games dice qué se puede elegir en él

## Decks

deck-unknown = No existe el mazo «{ $asked }»; los mazos son { $known }
deck-unknown-similar = No existe el mazo «{ $asked }»; parecidos: { $known }
deck-unknown-card = No existe la carta «{ $card }»
deck-not-drawn = «{ $card }» no pertenece a un mazo de robo
deck-bad-count = «{ $card }» está { $count } veces; debe estar al menos una
deck-far-too-many = «{ $card }» está { $count } veces; no se leen más de { $most } copias de una carta
deck-too-small = { $count ->
        [one] El mazo tiene { $count } carta; necesita al menos { $minimum }
       *[other] El mazo tiene { $count } cartas; necesita al menos { $minimum }
    }
deck-too-small-alone = { $count ->
        [one] Sin sus obstáculos, que forman un mazo propio en solitario, el mazo tiene { $count } carta; necesita al menos { $minimum }
       *[other] Sin sus obstáculos, que forman un mazo propio en solitario, el mazo tiene { $count } cartas; necesita al menos { $minimum }
    }
deck-too-many-copies = «{ $card }» está { $count } veces; un mazo de este tamaño puede tener { $limit }

## Games that lie elsewhere

games-elsewhere = «{ $module }» no es un módulo con la BOX de un juego: { $reason }

## Levels

level-own-title = { $title }

## What is wrong with a level

level-unknown = No existe el nivel «{ $asked }»; los niveles son { $known }
