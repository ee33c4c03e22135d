### What is chosen when a table of the courts game is opened.

choice-turns = 回合数
choice-life = 生命
