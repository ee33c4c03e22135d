### 页面上 L5R CCG 的牌桌。

ccg-board-stage = 舞台
ccg-board-attackers = 攻击方
ccg-board-defenders = 防守方
ccg-board-strength = 强度{ $strength }
ccg-board-falls = 攻击方会获胜，该行省会陷落
ccg-board-attacker = 攻击方会获胜，该行省会守住
ccg-board-defender = 防守方会获胜
ccg-board-even = 双方军力相等
ccg-board-turn = 第{ $turn }回合：{ $seat }
ccg-board-setup = 准备
ccg-board-phase-events = 事件
ccg-board-phase-action = 行动
ccg-board-phase-attack = 攻击
ccg-board-phase-dynasty = 王朝
ccg-board-phase-end = 结束
ccg-goal = 获胜：在你的回合开始时拥有40点家族名誉，摧毁其他人的所有行省，或让五个环全部进场。家族名誉降到-20即出局。
ccg-guide-setup = 准备：洗牌，填充行省，抓牌。
ccg-guide-straighten = { $seat }重置所有横置的牌。接着是事件阶段。
ccg-guide-events = 事件阶段：{ $seat }翻开行省上的牌，事件随之发生。接着是行动阶段。
ccg-guide-action = 行动阶段：玩家轮流执行行动，{ $seat }可将牌附属于人物。接着是攻击阶段。
ccg-guide-attack = 攻击阶段：{ $seat }可以攻击另一名玩家的行省。接着是王朝阶段。
ccg-guide-dynasty = 王朝阶段：{ $seat }支付金让行省上的牌进场。之后{ $seat }抓一张牌，回合结束。
ccg-guide-end = 结束阶段：{ $seat }抓一张牌。之后下一个回合开始。
ccg-guide-assigning = { $seat }攻击{ $other }。攻击方、随后防守方向各行省派出部队：先步兵，后骑兵。然后进行战斗。
