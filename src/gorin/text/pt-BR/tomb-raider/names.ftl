### Tomb Raider: the names of things, for logs, questions, maps and cards.

## The abilities of a raider

ability-fight = Luta
    .gender = feminine
    .number = one
ability-move = Movimento
    .gender = masculine
    .number = one
ability-search = Busca
    .gender = feminine
    .number = one
ability-think = Raciocínio
    .gender = masculine
    .number = one

## Sides of the map, as where an exit or a step leads. Ahead is deeper into the level.

side-ahead = para a frente
side-right = para a direita
side-back = para trás
side-left = para a esquerda

## Sides of a card, where its exits are printed

printed-top = em cima
printed-right = à direita
printed-bottom = embaixo
printed-left = à esquerda

## The rounds of a turn

round-setup = montagem
    .gender = feminine
round-ready = rodada de Preparação
    .gender = feminine
round-action = rodada de Ação
    .gender = feminine
round-search = rodada de Busca
    .gender = feminine
round-draw = rodada de Compra
    .gender = feminine

## When cards may be played: these follow “play a card”.

window-any = a qualquer momento
window-start = no início de uma rodada de Ação
window-step = depois de um passo
window-test = antes da rolagem de um teste
window-roll = depois da rolagem de um teste
window-damage = quando um dano estiver prestes a ser causado
window-played = quando uma carta for anunciada
window-removed = quando um obstáculo for removido
window-save = quando o seu explorador salvar

## Kinds of obstacles

kind-trap = armadilha
    .gender = feminine
kind-creature = criatura
    .gender = feminine
kind-hazard = risco
    .gender = masculine

## Obstacles built into locations

obstacle-abyss = Abismo
    .gender = masculine
    .number = one
obstacle-atlanteans = Atlantes
    .gender = masculine
    .number = other
obstacle-bats = Morcegos
    .gender = masculine
    .number = other
obstacle-blades = Lâminas
    .gender = feminine
    .number = other
obstacle-boulder = Pedra rolante
    .gender = feminine
    .number = one
obstacle-caged-beasts = Feras enjauladas
    .gender = feminine
    .number = other
obstacle-covered-pit = Fosso encoberto
    .gender = masculine
    .number = one
obstacle-crawlers = Rastejantes
    .gender = masculine
    .number = other
obstacle-dark = Escuridão
    .gender = feminine
    .number = one
obstacle-deep-water = Água funda
    .gender = feminine
    .number = one
obstacle-false-glitter = Brilho falso
    .gender = masculine
    .number = one
obstacle-lava = Lava
    .gender = feminine
    .number = one
obstacle-loose-floor = Piso solto
    .gender = masculine
    .number = one
obstacle-steep-slope = Ladeira íngreme
    .gender = feminine
    .number = one
obstacle-turning-wall = Parede giratória
    .gender = feminine
    .number = one
obstacle-vertigo = Vertigem
    .gender = feminine
    .number = one
obstacle-winding-ways = Caminhos sinuosos
    .gender = masculine
    .number = other
obstacle-wolf = Lobo
    .gender = masculine
    .number = one

## Kinds of cards

card-kind-location = local
    .gender = masculine
card-kind-raider = explorador
    .gender = masculine
card-kind-treasure = tesouro
    .gender = masculine
card-kind-action = ação
    .gender = feminine
card-kind-discovery = descoberta
    .gender = feminine
card-kind-obstacle = obstáculo
    .gender = masculine
card-kind-upgrade = aprimoramento
    .gender = masculine
card-kind-secret-move = movimento secreto
    .gender = masculine

## How a match ends: these follow a colon.

ended-treasure = o tesouro foi encontrado
ended-conceded = os outros desistiram
ended-given-up = a partida foi abandonada
ended-turn-limit = o limite de turnos combinado foi atingido
