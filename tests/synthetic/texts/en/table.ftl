### What is chosen when a table of the courts game is opened.

choice-turns = Turns
choice-life = Life
