### Tomb Raider: figures of a match.

## Figures of a match

match-figure-mapped = Lugares explorados
match-figure-deepest = Mayor profundidad
match-figure-overcome = Obstáculos superados
match-figure-failed = Obstáculos no superados
match-figure-tests = Pruebas
match-figure-passed = Pruebas con éxito
match-figure-searches = Búsquedas
match-figure-found = Descubrimientos encontrados
match-figure-attacks = Ataques a exploradores
match-figure-dice = Dados tirados
match-figure-rolled = Lo que salió en los dados
match-figure-expected = Lo que sale de media
match-figure-luck = Suerte: por encima de la media
match-figure-cards = Cartas jugadas
match-figure-damage = Daño sufrido
match-figure-deaths = Muertes
match-figure-resets = Reinicios
