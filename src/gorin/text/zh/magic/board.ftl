### 页面上万智牌的牌桌。

magic-board-creatures = 生物
magic-board-others = 其他永久物
magic-board-lands = 地
