### What is chosen when a table of the courts game is opened.

choice-turns = Último turno
choice-life = Vida de cada asiento
choice-councils = Turnos de un consejo al siguiente
