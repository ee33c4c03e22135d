### What is chosen when a table of the courts game is opened.

choice-turns = 最后一个回合
choice-life = 每个座位的生命
choice-councils = 每隔多少回合开一次会议
