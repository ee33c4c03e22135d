### The duel of the courts game, and what else is said of both.

ask-stance = 你采取什么姿态？
ask-roll = 为决斗掷骰
option-attack = 进攻
option-guard = 防守
log-clash = 姿态：{ $stances }；骰子：{ $dice }
log-finished = 决斗结束，获胜者：{ $winners }
last-round = 最后一轮已结束

page-attempt-play = 打出 { $thing }
replay-act-join = 有人加入
