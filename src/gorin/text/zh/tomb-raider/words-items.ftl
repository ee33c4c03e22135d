### Tomb Raider: what items, treasures, upgrades, and secret moves say, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-once-a-turn = 每回合限一次
word-you-have = 你有 { $slug } 在场时
word-you-have-weapon = 你有武器在场时
word-you-have-items = 你至少有 { $count } 个物品在场时
word-during-your-test-of = 你的探险者进行{ $ability }检定时
word-without-fighting = { $kind ->
        [trap] 你的探险者对陷阱进行战斗以外的检定时
        [creature] 你的探险者对生物进行战斗以外的检定时
        [hazard] 你的探险者对险境进行战斗以外的检定时
       *[other] 你的探险者对障碍进行战斗以外的检定时
    }
word-during-your-treasure-search = 你的探险者搜索宝藏室时
word-dice-alike = 你的探险者的检定中至少 { $count } 颗骰子点数相同时
word-result-at-least = 结果达到 { $amount } 时
word-at-depth = 你的探险者位于深度 { $least } 或更深处时
word-still-moving = 你的探险者本回合还可以移动时
word-no-extra-life = 你的探险者没有额外生命标记时
word-you-removed-obstacle = 你的探险者刚移除一个障碍时

## Effects on tests and searches

word-roll-lowest-again = 重掷该检定中点数最低的骰子
word-mirror-highest = 把该检定中点数最低的骰子转到最高的点数
word-search-after-fight = 你的探险者本回合可以照常搜索，如同没有战斗过

## Effects on cards

word-look-at-hand = 查看另一名玩家的手牌
word-take-back-item = 从你的弃牌堆收回一个物品到手牌

## Effects on raiders

word-harm-raider = 选择另一名探险者，其受到 { $amount } 点伤害
word-injure-raider = 选择另一名探险者，其{ $ability }因负伤降低 1
word-prevent-all-damage = 防止该伤害
word-take-passage = 你的探险者不经出口前往至多相距 { $count } 格的一个已探索地点

## What a card gives while it is in play

word-raise-every-ability = 每项能力提高 { $amount }
word-more-life = 你的探险者有 { $amount } 点额外生命
word-walk-further = 你的探险者每回合可以多移动 { $count } 个地点

## Joints and sentences

card-also = { $first }；{ $second }
card-when-between-steps = 两个步骤之间
card-when-between-your-steps = 你自己的行动阶段的步骤之间
card-play-or-use = { $when }打出或使用：{ $effects }。
card-play-or-use-paid = { $when }打出或使用，并{ $cost }：{ $effects }。
card-play-or-use-only = { $when }打出或使用。
card-play-or-use-paid-only = { $when }打出或使用，并{ $cost }。
