### Tomb Raider: what actions say and ask, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-during-your-obstacle-test = 你的探险者对障碍进行检定时
word-during-other-test = 另一名探险者进行检定时
word-during-other-fight = 另一名探险者进行战斗检定时
word-one-life-left = 你的探险者只剩一点生命时
word-exits-here = 你的探险者所在地点至少有 { $least } 个出口时

## Costs

word-discard-another = 弃掉另一张手牌
word-discard-hand = 弃掉其余全部手牌（至少 { $least } 张）
word-give-life = 受到 { $amount } 点伤害

## Effects on tests and searches

word-test-another-ability = { $rise ->
        [0] 改为检定另一项由你选择的能力
       *[other] 改为检定另一项由你选择的能力，目标值提高 { $rise }
    }
word-roll-best-ability = 按你的探险者最高的能力掷骰子
word-add-to-results-this-turn = 你的探险者本回合所有检定的结果增加 { $amount }
word-search-harder = 多掷 { $count } 颗骰子搜索你的探险者所在地点，即使那里再也找不到东西
word-take-dice = 该探险者少掷 { $count } 颗骰子，但至少掷一颗
word-lower-result = 检定的结果降低 { $amount }
word-turn-dice-down = { $count ->
        [1] 把该检定中最高的骰子转为 1
       *[other] 把该检定中最高的 { $count } 颗骰子转为 1
    }

## Effects on raiders

word-attack-with-more-dice = 多掷 { $count } 颗骰子攻击那里的另一名探险者
word-attack-unawares = 攻击那里的另一名探险者，对方少掷 { $count } 颗骰子
word-hurt-others-near = 你的探险者所在地点及相邻地点的其他每名探险者和每个生物受到 { $amount } 点伤害
word-take-save-point = 另一名由你选择的探险者失去其存档点
word-unburden = 选择另一名至少有 { $least } 个未存档物品的探险者，其玩家选择失去其中一个

## Effects on obstacles

word-drive-out = { $kind ->
        [trap] 把你的探险者所在地点的一张陷阱牌移到相邻的已探明地点
        [creature] 把你的探险者所在地点的一张生物牌移到相邻的已探明地点
        [hazard] 把你的探险者所在地点的一张险境牌移到相邻的已探明地点
       *[other] 把你的探险者所在地点的一张障碍牌移到相邻的已探明地点
    }
word-set-on-raider = { $kind ->
        [trap] 把地图上任意一张陷阱牌移到另一名探险者所在地点
        [creature] 把地图上任意一张生物牌移到另一名探险者所在地点
        [hazard] 把地图上任意一张险境牌移到另一名探险者所在地点
       *[other] 把地图上任意一张障碍牌移到另一名探险者所在地点
    }
word-exchange-obstacles = 把你的探险者所在地点的一张障碍牌与地图上别处的一张障碍牌交换
word-play-threat = 你可以从手牌在正在行动的探险者所在地点打出一张障碍，其危险最多可比上限高 { $above }
word-pass-obstacles = 你的探险者本回合不必面对只是经过的地点的障碍

## Effects on cards

word-pick-from-deck = { $count ->
        [1] 把你抽牌堆顶的牌加入手牌
       *[other] 查看你抽牌堆顶的 { $count } 张牌，把其中一张加入手牌，其余放到堆底
    }
word-draw-new-hand = 弃掉你的手牌，并抽相同数量的牌
word-draw-by-die = 掷一颗骰子，点数是多少就抽多少张牌
word-spoil-hand = 查看另一名玩家的手牌，并弃掉其中一张由你选择的牌

## What players are asked

ask-improvise = 你的探险者改为检定哪项能力？
ask-shift = 移动哪个障碍？
ask-shift-to = 移到哪里？
ask-exchange = 用哪个障碍来交换？
ask-threat = 你要在 { $space } 打出一张危险不超过 { $limit } 的障碍吗？
ask-pick = 你把哪张牌加入手牌？
ask-spoil = 弃掉这手牌中的哪一张？
ask-pay-card = 你为此弃掉哪张牌？

option-shift = 选择“{ $obstacle }”
option-shift-to = 移到 { $space }

## What chance is asked

ask-luck-roll = 为抽牌数量掷一颗骰子
