### Tomb Raider: figures of a match.

## Figures of a match

match-figure-mapped = Locais mapeados
match-figure-deepest = Maior profundidade
match-figure-overcome = Obstáculos superados
match-figure-failed = Obstáculos não superados
match-figure-tests = Testes
match-figure-passed = Testes com sucesso
match-figure-searches = Buscas
match-figure-found = Descobertas encontradas
match-figure-attacks = Ataques a exploradores
match-figure-dice = Dados rolados
match-figure-rolled = O que os dados deram
match-figure-expected = O que dados dão em média
match-figure-luck = Sorte: acima da média
match-figure-cards = Cartas jogadas
match-figure-damage = Dano sofrido
match-figure-deaths = Mortes
match-figure-resets = Reinícios
