### Tomb Raider on the page: what is chosen when a table is opened.

## 通用

page-default = 按关卡规定

## 新牌桌

page-new-level = 关卡
page-new-level-own = 自制关卡（文本）
page-new-level-kept = 你在这里制作的关卡
page-new-level-text = 关卡文本
page-new-level-text-hint = 使用关卡编辑器的格式。所有错误都会标出行号。
page-level-map = 地图宽 { $width }、深 { $depth }。
page-level-hint = { $goal }。{ $map }
page-goal-find-treasure = 目标：率先找到宝藏
page-level-line =
    { $most ->
       *[other] { $title } · { $players } 人 · 力量 { $power }
    }
page-new-variant = 变体
page-new-opening = 起始手牌
page-opening-chosen = 从套牌中挑选
page-opening-random = 随机抽取，可重抽一次
page-new-turn-limit = 回合上限
page-new-turn-limit-hint = 到达该回合数后对局结束。
