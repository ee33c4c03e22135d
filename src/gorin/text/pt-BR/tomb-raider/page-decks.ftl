### The pages of decks: all decks, and the deck builder.

## Searching

decks-example-name = o que há no nome
decks-example-both = obstáculos de perigo 5 ou menos
decks-example-or = armadilhas e riscos
decks-example-not = descobertas que nada fazem quando se joga sozinho
decks-example-tests = obstáculos que uma Luta abaixo de 9 supera
decks-example-text = o que a carta diz
decks-example-order = exploradores por Movimento, o melhor primeiro

## The deck

decks-level-usual = { $level } (padrão)
decks-level-own = { $name } (seu)
decks-seats-all = O máximo de lugares do nível
decks-kind-raider = Explorador
decks-kind-upgrade = Aprimoramentos
decks-kind-action = Ações
decks-kind-discovery = Descobertas
decks-kind-obstacle = Obstáculos
decks-kind-secret-move = Movimentos secretos
decks-kind-treasure = Tesouro
decks-kind-location = Locais que traz
decks-locations-more = Um baralho de nível próprio, para níveis aos quais os jogadores trazem um.
decks-no-raider = Ainda sem explorador: escolha “explorador” na busca.
decks-no-raider-short = sem explorador
