### 开 Tomb Raider 牌桌时可选的内容在普通表单中的名称。

choice-level = 关卡
choice-level-text = 自制关卡的文本
choice-variant = 关卡变体
choice-turn-limit = 回合上限
choice-opening = 起始手牌
choice-points = 约定的分数
choice-series = 系列赛
choice-levels = 系列赛的关卡
choice-order = 关卡顺序
choice-scoring = 系列赛的胜负
choice-carry = 除宝藏外可带到下一关
