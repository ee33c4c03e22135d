### 页面上 L5R LCG 的牌桌。

lcg-board-stage = 舞台
lcg-board-provinces = 行省
lcg-board-setup = 准备
lcg-board-round = 第{ $turn }轮
lcg-board-phase-dynasty = 王朝
lcg-board-phase-draw = 抓牌
lcg-board-phase-conflict = 冲突
lcg-board-phase-fate = 命运
lcg-board-broken = 已摧毁
lcg-board-asked = { $count ->
   *[other] { $seats }正在决定
}
lcg-board-attacks = { $seat }进攻
lcg-board-defends = { $seat }防御
lcg-board-other = 其他效果
lcg-board-target = { $seat }的第{ $slot }个行省
lcg-board-leads = { $seat }领先{ $amount }
lcg-board-even = 平手：进攻方会获胜
lcg-board-none = 双方都没有能力值
lcg-board-breaks = 该行省会被摧毁
lcg-board-more = 再多{ $amount }就会摧毁该行省
lcg-board-enlightened = 五个元素轮中有{ $count }个在行省上
lcg-goal-skirmish = 获胜：名誉达到12，或成为最后一名玩家。名誉耗尽或行省全被摧毁即出局。
lcg-goal-stronghold = 获胜：摧毁对手的要塞行省，或名誉达到25。名誉耗尽者落败。
lcg-goal-enlightenment = 获胜：在你的行省上集齐五种元素的元素轮，名誉达到25，或成为最后一名玩家。
lcg-guide-setup = 准备：保留想要的牌，替换其余的牌。之后第一轮开始。
lcg-guide-dynasty = 王朝阶段：玩家轮流支付命运，打出行省中的角色。接着是抓牌阶段。
lcg-guide-draw = 抓牌阶段：所有人秘密出价。出价换来手牌，付出名誉。接着是冲突阶段。
lcg-guide-conflict = 冲突阶段：玩家攻击行省。赢得冲突的玩家赢取该元素轮。接着是命运阶段。
lcg-guide-conflict-enlightenment = 冲突阶段：玩家攻击行省。获胜的进攻者把元素轮放在自己的一个行省上。接着是命运阶段。
lcg-guide-fate = 命运阶段：没有命运的角色离场，其余角色各失去1点命运。之后开始下一轮。
lcg-progress-rings = 元素轮：{ $held }；还缺：{ $missing }
lcg-progress-no-rings = 元素轮：五种都没有
lcg-progress-broken = 已摧毁的行省：{ $all }个中的{ $broken }个
