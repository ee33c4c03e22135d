### 页面上 L5R CCG 的牌桌。

ccg-board-stage = 攻击
ccg-board-attackers = 攻击方
ccg-board-defenders = 防守方
ccg-board-strength = 强度{ $strength }
ccg-board-falls = 攻击方会获胜，该省份会陷落
ccg-board-attacker = 攻击方会获胜，该省份会守住
ccg-board-defender = 防守方会获胜
ccg-board-even = 双方军力相等
