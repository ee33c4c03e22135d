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
lcg-board-defends = { $seat }防守
lcg-board-other = 其他效应
lcg-board-target = { $seat }的第{ $slot }个行省
lcg-board-leads = { $seat }领先{ $amount }
lcg-board-even = 平手：进攻方会获胜
lcg-board-none = 双方都没有技能
lcg-board-breaks = 该行省会被摧毁
lcg-board-more = 再多{ $amount }就会摧毁该行省
lcg-board-enlightened = 五个元素轮中有{ $count }个在行省上
