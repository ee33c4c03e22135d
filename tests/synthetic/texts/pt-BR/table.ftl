### What is chosen when a table of the courts game is opened.

choice-turns = Último turno
choice-life = Vida de cada lugar
choice-councils = Turnos de um conselho ao próximo
