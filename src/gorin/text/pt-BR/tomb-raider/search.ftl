### Tomb Raider: the fields of a search, and what they may hold.

## What the fields are about

search-field-o = texto de regras, no seu idioma ou em inglês
search-field-t = tipo de carta e o que mais ela é: armadilha, arma, caverna…
search-field-set = coleção em que a carta saiu
search-field-r = raridade
search-field-is = o que vale para a carta: playable, standin, alone…
search-field-tests = habilidades que superam o obstáculo
search-field-number = número da carta na coleção
search-field-danger = perigo de um local ou obstáculo
search-field-difficulty = dificuldade de uma descoberta
search-field-power = poder de um explorador, aprimoramento, tesouro ou sala do tesouro
search-field-life = vida de um obstáculo
search-field-fight = Luta de um explorador
search-field-move = Movimento de um explorador
search-field-search = Busca de um explorador
search-field-think = Raciocínio de um explorador
search-field-target = qualquer alvo de um teste: para superar o obstáculo, para encontrar o tesouro
search-field-ways = de quantas maneiras se pode superar o obstáculo
search-field-exits = quantas saídas tem um local
search-field-bonus = bônus de busca de um local, em dados

## What fields may hold

search-set-premiere = Premiere
search-set-slippery-when-wet = Slippery When Wet
search-set-big-guns = Big Guns
search-set-promo = promocional
search-is-playable = pode ser jogada
search-is-standin = tem valores provisórios
search-is-entered = tem valores que você registrou
search-is-known = todos os valores são conhecidos
search-is-alone = serve para algo no jogo solo
search-is-drawn = vai no baralho de compra
search-treasure-room = sala do tesouro
