### Tomb Raider: what players are asked, and what they may answer.

## Setup and turn order

ask-opening = 你选哪张牌加入起始手牌？（{ $taken } / { $most }）
ask-mulligan = 要保留这副起始手牌吗？
ask-first = 你掷出最高点数。哪名探险者先行动？
ask-roll-order = 你要重掷回合顺序吗？

option-take = 选取 { $card }
option-keep-hand = 保留这手牌
option-new-hand = 重抽一手牌
option-first = 让 { $seat } 先行动
option-keep-order = 保持顺序
option-roll-order = 重掷顺序

## Action round

ask-move = 你的探险者去哪里？剩余移动：{ $left }。
ask-move-explore = 去哪里？剩余移动：{ $left }；探索会用掉全部。
ask-move-on = 你的探险者必须面对这里的障碍。之后停在这里还是继续前进？
ask-attack = 你的探险者攻击吗？
ask-face = 你的探险者接下来面对哪个障碍？
ask-overcome = 你的探险者如何克服“{ $obstacle }”？
ask-obstacle = 正在探明 { $space }。你要在那里打出一张危险不超过 { $limit } 的障碍牌吗？

option-stay = 留在这里
option-move = 向{ $side }移动到 { $space }
option-explore = 向{ $side }移动并探索 { $space }
option-stop = 面对障碍，然后停在这里
option-go-on = 面对障碍，然后继续前进
option-attack = 攻击 { $seat }，获胜几率 { $percent }%
option-no-attack = 不攻击
option-face = 面对“{ $obstacle }”
option-test = { $ability }检定：{ $dice } 颗骰子，目标值 { $target }，成功率 { $percent }%
option-obstacle = 打出 { $card }，危险 { $danger }
option-no-obstacle = 不打出障碍

## Search round

ask-search = 你的探险者搜索吗？
ask-search-empty = 这里已没有可找到的东西。仍要用一张牌来搜索吗？
ask-find = 搜索结果为 { $result }。你要打出一张发现牌吗？

option-search-treasure = 搜索：{ $target } 或以上找到宝藏，{ $percent }%
option-search-card = 搜索：{ $target } 或以上找到 { $card }，{ $percent }%
option-search-cards = 搜索以下之一：{ $cards }，{ $percent }%
option-search-found = { $card }（{ $target }+）
option-search-rest =
    另外 { $count } 张牌
option-search = 搜索，但你手中没有可找到的牌
option-no-search = 不搜索
option-find = 找到 { $card }
option-find-nothing = 不打出发现

## Draw round

ask-discard = 抽 { $draws } 张牌之前，你要弃掉一张牌吗？
ask-discard-room = 你有 { $held } 张手牌，上限 { $limit } 张，因此只抽 { $room } 张而不是 { $draws } 张。要弃牌腾出空位吗？
ask-discard-last = 手牌为空时抽 { $more } 张而不是 { $draws } 张。要弃掉最后一张牌吗？
ask-reset = 你要重开你的探险者吗？
ask-reset-cut-off = 从这里没有通往宝藏室的路。你要重开你的探险者吗？
ask-reset-injured = 你的探险者受伤了。重开可治愈，但会失去手牌和未存档的牌，重新开始。要重开吗？

option-discard = 弃掉 { $card }
option-done = 保留这些牌
option-play-on = 继续游戏
option-reset = 重开

## Playing cards

ask-window-start = 你要先打出一张牌吗？
ask-window-step = 在继续之前，你要打出一张牌吗？
ask-window-test = 即将为检定掷骰。你要打出一张牌吗？
ask-window-test-chance = 这次检定的成功率为 { $percent }%。你要打出一张牌吗？
ask-window-roll = 骰子已掷出。你要打出一张牌吗？
ask-window-roll-passed = { $result } 对目标值 { $target }：检定成功。你要打出一张牌吗？
ask-window-roll-failed = { $result } 对目标值 { $target }：检定失败。你要打出一张牌吗？
ask-window-damage = 即将造成伤害。你要打出一张牌吗？
ask-window-played = 有一张牌正在打出。要回应它吗？
ask-window-removed = 一个障碍被移除。你要打出一张牌吗？
ask-window-save = 你的探险者存档。你要打出一张牌吗？

option-pass = 什么也不打出
option-play = 打出 { $card }
option-use = 使用 { $card }

## What a card asks

ask-side = 哪个方向？
ask-raider = 哪名探险者？
ask-item = 哪个物品？
ask-wound = 治疗什么？
ask-remove = 移除哪个障碍？
ask-hand = 你要查看谁的手牌？
ask-recover = 你要收回哪个物品？
ask-space = 你的探险者去哪里？
ask-look = 这张地点牌放在哪里？

option-side = 指向{ $side }
option-raider = 选择 { $seat } 的探险者
option-lose = 失去 { $card }
option-take-from = 从 { $seat } 拿走 { $card }
option-heal-damage = 治疗 1 点伤害
option-heal-injury = 治疗一次{ $ability }负伤
option-remove = 移除“{ $obstacle }”
option-hand = 查看 { $seat } 的手牌
option-recover = 收回 { $card }
option-space = 前往 { $space }
option-leave = 留在关卡牌堆顶
option-bury = 放到关卡牌堆底

## What chance is asked

ask-order-roll = 掷回合顺序
ask-roll = 掷检定的骰子
ask-shuffle = 洗牌
