### Tomb Raider: what failing an obstacle does beyond damage, injuries, and getting stuck.

## What cards say: these follow “On failure:”.

word-drop-cards = 随机弃掉 { $count } 张手牌
word-discard-cards = 弃掉 { $count } 张由你选择的手牌
word-lose-weapon = 失去一件武器，无论是否已存档
word-lose-saved-item = 失去一个已存档的物品
word-lose-unsaved-items = 失去所有未存档的物品
word-get-injured-by-choice = 由你选择的一项能力因负伤降低 1
word-lose-search = 本回合不能搜索
word-stop-moving = 本回合不能再移动
word-fall-deeper = 落到下一个深度
word-slide-back = 滑回上一个深度
word-be-thrown-back = 从地点牌的下边被抛出
word-be-carried-off = 被带到你的存档点，没有存档点则被带到你的入口

## What players are asked

ask-drop = 你弃掉哪张牌？
ask-injury = 你的探险者的哪项能力负伤？
option-injure = { $ability }负伤

## What chance is asked

ask-random-card = 随机弃掉一张牌

## What happens

log-search-lost = { $seat } 的探险者本回合不能搜索
log-movement-stopped = { $seat } 的探险者本回合不能再移动
