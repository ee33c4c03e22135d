### Tomb Raider where it is not played: what lists and titles of the house say of it.

## The game and its formats

game-tomb-raider = Tomb Raider CCG
game-tomb-raider-about = Entre numa tumba que ninguém mapeou. Quem encontra primeiro o tesouro vence.
format-tomb-raider-standard = Padrão
format-tomb-raider-recovery = Recuperação
format-tomb-raider-bounty-hunter = Caçador de Recompensas
format-tomb-raider-learn-to-play = Aprenda a jogar
format-tomb-raider-timed = Nível cronometrado

## Series

series-timed = Série cronometrada
series-linked = Série encadeada
series-pick-up = Série Pick Up
hall-series-title = { $series }: { $levels }

## Levels that come along

level-learn-to-play = Aprenda a jogar
level-pick-up-caves = Nossas cavernas
level-pick-up-tombs = Nossas tumbas
level-pick-up-ruins = Nossas ruínas
level-pick-up-atlantis = Nossa Atlantis
level-pick-up-own = Um nível do próprio jogador
level-introductory = Introdutório
level-into-the-caves = Into the Caves
level-trapped-in-the-tombs = Trapped in the Tombs
level-death-by-design = Death by Design
level-freestyle = Freestyle
level-parallel-peril = Parallel Peril
level-parallel-pick-up = Parallel Pick Up
level-atlantis = Atlantis
level-explore-the-depths = Explore the Depths
level-proving-ground = Campo de provas
level-shuffled-room = Sala do tesouro embaralhada

## Its pages

decks-title = Baralhos
levels-page-title = Níveis

## What cannot be played any more

series-farewell = Esta série foi começada com uma versão anterior do Gorin, que jogava cada nível como uma partida própria. Esta versão joga a série e os seus níveis como uma só partida; por isso não pode retomar a série antiga nem conferi-la inteira. Nada foi apagado: “gorin replay” e “gorin verify” ainda leem os seus níveis um a um, level-1.jsonl e assim por diante, na pasta da série. Para retomá-la, use a versão com que ela foi começada; “gorin series play” começa uma nova.
