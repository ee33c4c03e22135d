### Tomb Raider: what cards say. Words are parts of sentences, the messages card-… put them together.

## Conditions: they follow “play” or “use”.

word-during-your-fight = 你的探险者进行战斗检定时
word-during-your-fight-with-creature = 你的探险者对生物进行战斗检定时
word-during-your-test = 你的探险者进行检定时
word-during-your-search = 你的探险者搜索所在地点时
word-during-other-fight-with-creature = 另一名探险者对生物进行战斗检定时
word-your-action = 你自己的行动阶段中
word-other-action = 另一名玩家的行动阶段中
word-other-raider-here = 另一名探险者在你的探险者所在地点时
word-damage-to-you = 你的探险者即将受到伤害时
word-you-removed-creature = 你的探险者刚移除一个生物时
word-obstacle-here = 你的探险者所在地点有障碍时
word-card-answered = 另一名玩家正在打出一张牌时

## Costs

word-discard-this = 弃掉这张牌

## What failing an obstacle does to a raider

word-take-damage = 受到 { $amount } 点伤害
word-get-stuck = 受困
word-get-injured = { $ability }因负伤降低 1
word-lose-item = 失去一个未存档的物品

## Effects on tests

word-add-dice = 多掷 { $count } 颗骰子
word-add-to-result = 结果增加 { $amount }
word-add-to-fight-damage = 如果检定成功，多造成 { $amount } 点伤害
word-raise-target = 检定的目标值提高 { $amount }
word-roll-again = 重掷该检定的所有骰子

## Effects on damage and life

word-prevent-damage = 伤害减少 { $amount } 点
word-heal = 治疗 { $amount } 点伤害或负伤
word-gain-life = 获得 { $amount } 点额外生命

## Effects on cards

word-draw-cards = 抽 { $count } 张牌
word-cancel-card = 取消那张牌

## Effects on movement

word-move-further = 你的探险者本回合可以多移动 { $count } 个地点
word-move-at-most = 正在行动的探险者本回合最多移动 { $count } 个地点
word-pass-anywhere = 你的探险者本回合的下一次移动不需要出口
word-push-raider = 让那里的另一名探险者穿过一个由你选择的出口
word-drop-raider = 选择一名探险者，使其落到下一个深度

## Effects on the map

word-open-exit = 在你的探险者所在地点没有出口的一边增加一个出口
word-open-door = 在你的探险者所在地点没有出口的一边增加一个出口，并在对面增加一个通回的出口
word-block-exit = 封锁你的探险者所在地点的一个出口
word-make-save-point = 你的探险者所在地点成为存档点
word-remove-obstacle = { $kind ->
        [trap] 从你的探险者所在地点移除一个陷阱
        [creature] 从你的探险者所在地点移除一个生物
        [hazard] 从你的探险者所在地点移除一个险境
       *[other] 从你的探险者所在地点移除一个障碍
    }
word-look-at-level = 查看关卡牌堆顶的牌；你可以把它放到堆底
word-steal-by-search = 进行一次搜索检定，并从那里的另一名探险者拿走一个难度不超过结果的未存档物品

## What a card gives while it is in play

word-raise-abilities-that-began-at = 探险者牌上为 { $began } 的每项能力提高 { $amount }
word-raise-ability = { $ability }提高 { $amount }
word-add-to-tests = 你的探险者的{ $ability }检定结果增加 { $amount }
word-add-dice-to-tests = { $ability }检定多掷 { $count } 颗骰子
word-weapon = 你的探险者成功的战斗检定多造成 { $amount } 点伤害
word-hold-more-cards = 手牌上限增加 { $count } 张

## Joints

card-and = { $first }并{ $second }
card-or = { $first }或{ $second }
card-or-test = { $first } 或{ $second }
card-then = { $first }，然后{ $second }
card-comma = { $first }，{ $second }

## Sentences on what a card does

card-play = { $when }打出：{ $effects }。
card-play-paid = { $when }打出，并{ $cost }：{ $effects }。
card-play-only = { $when }打出。
card-play-paid-only = { $when }打出，并{ $cost }。
card-use = { $when }使用：{ $effects }。
card-use-paid = { $when }使用，并{ $cost }：{ $effects }。
card-use-only = { $when }使用。
card-use-paid-only = { $when }使用，并{ $cost }。
card-when-your-action-starts = 你自己的行动阶段开始时
card-when-other-action-starts = 另一名玩家的行动阶段开始时
card-instead-of-search = 代替搜索
card-once-a-turn = 每回合限一次。
card-without-raider = 即使你的探险者已死亡也可以使用。
card-found = 找到时：{ $effects }。
card-constant = 在场时：{ $constant }。

## Sentences on the figures of a card

card-abilities = 战斗 { $fight }，移动 { $move }，搜索 { $search }，思考 { $think }。
card-power = 力量 { $power }。
card-character = 仅限 { $character }。
card-item = 物品，难度 { $difficulty }。
card-trigger = 触发牌，难度 { $difficulty }。
card-weapon = 武器。
card-entrance = 入口。
card-exits = 出口：{ $sides }。
card-danger = 危险 { $danger }。
card-search-bonus = 搜索加值：{ $dice } 颗骰子。
card-save-point = 存档点。
card-treasure-room = 力量 { $power } 的宝藏室：搜索结果达到 { $target } 即找到宝藏。
card-built-in = 固有障碍：{ $obstacle }，{ $kind }。
card-obstacle-kind = 种类：{ $kind }。
card-tests = 克服方法：{ $tests }。
card-test = { $ability } { $target }
card-failure = 失败时：{ $effects }。
card-life = 生命 { $life }。
