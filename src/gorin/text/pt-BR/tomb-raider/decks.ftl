### Tomb Raider: decks, those that come along, and their charts.

## Charts of a deck

deck-chart-kinds = Tipos de carta
deck-chart-power = Aprimoramentos por poder
deck-chart-difficulty = Descobertas por dificuldade
deck-chart-danger = Obstáculos por perigo
deck-chart-obstacles = Tipos de obstáculo
deck-chart-tests = Habilidades que superam os obstáculos

## Deck files

deck-no-raider = O baralho não indica um explorador

## gorin decks

decks-idle-alone = nada ao jogar sozinho

## Decks that come along

deck-about-into-the-caves = O baralho inicial das cavernas, como foi impresso.
deck-about-trapped-in-the-tombs = O baralho inicial das tumbas, como foi impresso.
deck-about-cave-crawler = Para níveis de poder 1: corra na frente, abra saídas e busque bem.
deck-about-beast-hunter = Para níveis de poder 1: lute com criaturas e ganhe cartas por isso.
deck-about-hard-road = Para níveis de poder 1 com dois ou mais: armadilhas e truques no caminho dos outros.
deck-about-sunken-city = Para níveis de poder 2: aprimoramentos cedo, depois olhos atentos ao tesouro.
deck-about-arsenal = Para níveis de poder 2: armas, munição e criaturas para os outros.
deck-about-sticky-fingers = Para níveis de poder 2 com dois ou mais: deixe os outros encontrarem as coisas e depois tome-as.
deck-about-long-descent = Para níveis de poder 3: salve no caminho, evolua e chegue.
deck-about-war-party = Para níveis de poder 3: armas e aprimoramentos contra o que espera lá embaixo.
deck-about-nothing-but-trouble = Para níveis de poder 3 com dois ou mais: os piores obstáculos onde mais doem nos outros.
deck-name-cave-crawler = Rastejador de cavernas
deck-name-beast-hunter = Caçador de feras
deck-name-hard-road = O caminho duro
deck-name-sunken-city = A cidade submersa
deck-name-arsenal = Arsenal
deck-name-sticky-fingers = Dedos leves
deck-name-long-descent = A longa descida
deck-name-war-party = Bando de guerra
deck-name-nothing-but-trouble = Só problemas
deck-name-pick-up-explorer = Busca a fundo
deck-name-pick-up-fighter = Armas primeiro
deck-name-pick-up-trickster = No caminho de todos

## Titles

deck-pick-up-explorer = Para séries: encontra tesouros depressa e melhora de nível em nível.
deck-pick-up-fighter = Para séries: primeiro as armas, depois o que estiver no caminho.
deck-pick-up-trickster = Para séries: obstáculos e truques que atrasam os outros.
