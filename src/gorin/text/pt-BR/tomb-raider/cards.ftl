### Tomb Raider: what cards show.

## gorin card

set-slippery-when-wet = expansão Slippery When Wet
set-big-guns = expansão Big Guns
set-promo = cartas promocionais
value-treasure-room = poder { $power }, alvo { $target }
field-name = Nome
field-kind = Tipo
field-power = Poder
field-family = Família
field-exits = Saídas
field-danger = Perigo
field-search-bonus = Bônus de busca
field-entrance = Entrada
field-save-point = Ponto de salvamento
field-treasure = Sala do tesouro
field-obstacle-name = Obstáculo
field-obstacle-kind = Tipo de obstáculo
field-tests = Testes
field-life = Vida
field-failure = Em caso de falha
field-form = Forma
field-difficulty = Dificuldade
field-weapon = Arma
field-character = Personagem
family-cave = caverna
family-tomb = tumba
family-atlantean = atlante
family-plain = comum
form-item = item
form-trigger = gatilho
rarity-fixed = fixa
rarity-common = comum
rarity-uncommon = incomum
rarity-rare = rara
rarity-ultra-rare = ultrarrara
rarity-promo = promocional

## Forms of cards: what may be typed

form-tests = habilidades com alvos de até { $most }, como “{ form-tests-example }”; as habilidades são { $abilities }
form-tests-example = fight 9 or move 7
form-failure = o que acontece, unido por “then”: { $known }; ou um efeito em palavras

## Forms of cards: what can be wrong with them

form-bad-failure = “{ $got }” não é uma consequência: nem uma destas, { $known }, nem um efeito em palavras ({ $reason })
form-no-obstacle = Sem obstáculo embutido, isto deve ficar vazio: { $columns }
form-obstacle-part = Um obstáculo embutido também precisa de { $missing }
form-depths = A profundidade mínima, { $least }, é maior que a máxima, { $most }
