### 页面上万智牌的牌桌。

magic-board-creatures = 生物
magic-board-others = 其他永久物
magic-board-lands = 地
magic-board-copies = { $card }：{ $count }张，已横置：{ $tapped }
magic-goal = 获胜：成为最后一名牌手。生命耗尽、受到同一指挥官21点伤害或无牌可抓的牌手出局。
