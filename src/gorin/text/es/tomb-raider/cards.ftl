### Tomb Raider: what cards show.

## gorin card

set-slippery-when-wet = expansión Slippery When Wet
set-big-guns = expansión Big Guns
set-promo = cartas promocionales
value-treasure-room = poder { $power }, objetivo { $target }
field-name = Nombre
field-kind = Tipo
field-power = Poder
field-family = Familia
field-exits = Salidas
field-danger = Peligro
field-search-bonus = Bonificación de búsqueda
field-entrance = Entrada
field-save-point = Punto de guardado
field-treasure = Sala del tesoro
field-obstacle-name = Obstáculo
field-obstacle-kind = Tipo de obstáculo
field-tests = Pruebas
field-life = Vida
field-failure = Si falla
field-form = Forma
field-difficulty = Dificultad
field-weapon = Arma
field-character = Personaje
family-cave = cueva
family-tomb = tumba
family-atlantean = atlante
family-plain = corriente
form-item = objeto
form-trigger = disparador
rarity-fixed = fija
rarity-common = común
rarity-uncommon = infrecuente
rarity-rare = rara
rarity-ultra-rare = ultrarrara
rarity-promo = promocional

## Forms of cards: what may be typed

form-tests = habilidades con objetivos hasta { $most }, como «{ form-tests-example }»; las habilidades son { $abilities }
form-tests-example = fight 9 or move 7
form-failure = lo que ocurre, unido por «then»: { $known }; o un efecto en palabras

## Forms of cards: what can be wrong with them

form-bad-failure = «{ $got }» no es una consecuencia: ni una de estas, { $known }, ni un efecto en palabras ({ $reason })
form-no-obstacle = Sin obstáculo integrado, esto debe quedar vacío: { $columns }
form-obstacle-part = Un obstáculo integrado necesita además { $missing }
form-depths = La profundidad mínima, { $least }, es mayor que la máxima, { $most }
