### What is chosen when a table of the courts game is opened.

choice-turns = Last turn
choice-life = Life of each seat
choice-councils = Turns from one council to the next
