### What is chosen when a table of the courts game is opened.

choice-turns = Turnos
choice-life = Vida
