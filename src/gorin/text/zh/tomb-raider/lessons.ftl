### 《古墓丽影》新手教学：名称、提问与拒绝、课程与提示。

## Names

level-learn-to-play-cave = 洞穴
level-learn-to-play-tomb = 墓穴

## What the tutorial asks and refuses

ask-discard-down = 你的手牌多出 { $count } 张。你弃掉哪一张？
ask-fresh-hand = 这是你的起始手牌和第一次抽到的牌。你保留这手牌吗？
setup-tutorial-raider = 教学只用探险者 { $known }，各用自己的起始套牌，不带宝藏；所要求的是 { $card }
setup-tutorial-map = “{ $level }”不是探险者 { $raider } 的教学地图：其起始套牌的入口在深度 1，宝藏室在深度 4、偏一列，另有其余地点
setup-tutorial-pile = 教学的障碍牌堆是 { $cards }
refused-entrance-side = 探险者从入口向前方或右方走
refused-needs-opponent = 此牌需要对手；教学忽略它

## Lessons: a few sentences each, and the title under which they are found again

lesson-goal = 你带领一名探险者穿过险地。深处有一间宝藏室：到达那里，进行搜索，找到宝藏。探险者死亡后会回来，继续前进。
    .title = 目标
lesson-goal-here = 你的探险者在 { $space }，宝藏室在 { $room }。
lesson-map = 入口在深度 1，往里每一行深度加一。没有面朝上地点的格子是未知的。每个地点都画出了它的出口：探险者只能经由出口离开地点，有些出口只通一个方向。
    .title = 地图
lesson-move = 在行动阶段，你的探险者最多可以走与移动数值相同数量的地点，也可以停留。进入未知的格子就结束移动：那里翻开一个地点。从入口只能向前方或右方走。
    .title = 移动与探索
lesson-obstacle = 新地点上有一个障碍，其危险不超过地点的危险加上深度：越深越危险。进入地点的探险者要面对那里的每个障碍，每次回来都要再面对，直到障碍被移除。
    .title = 障碍
lesson-obstacle-here = 在 { $space }，障碍牌的危险不超过 { $limit }。
lesson-test = 要克服障碍，你的探险者检定一项能力；如果列出两项，由你选择。掷与能力数值相同数量的骰子：总和达到目标值就成功。失败时，障碍所威胁的一切立即发生。
    .title = 检定
lesson-chance = { $ability }：{ $percent }%
lesson-window = 有些牌在特定时刻打出：掷骰之前、掷骰之后、一个阶段开始时。每当你有合适的牌，就会询问你。略过没有代价，牌留在手中。
    .title = 打出卡牌
lesson-treasure = 这里是宝藏室。在教学中，这里不打出障碍。搜索它：结果达到目标值就找到宝藏，你获胜。搜索失败时，就留在这里，下回合再搜索。
    .title = 宝藏室
lesson-treasure-here = 目标值为 { $target }；一次搜索找到宝藏的概率是 { $percent }%。
lesson-harm = 每点伤害扣除一点生命。探险者的生命等于其最低的能力，新探险者通常为 2。伤害不会降低能力，但没有生命的探险者会死亡。
    .title = 伤害
lesson-death = 死亡或重开的探险者失去手牌和未存档的牌。随后完好地回到存档点，没有存档点则回到入口，并抽与思考数值相同张数的牌。地图保持不变，你仍然可以获胜。
    .title = 死亡与重新开始
lesson-stuck = 受困的探险者停止移动，本回合不能搜索。下回合仍不能离开，并再次面对同一障碍。如果那时克服了障碍，就可以搜索，再下一回合可以继续前进。
    .title = 受困
lesson-injured = 负伤使一项能力减 1，该能力检定的骰子也随之减少。如果那是最低的能力，还会失去一点生命。能治疗伤害的也可以改为治疗一次负伤；重新开始会治好全部负伤。
    .title = 负伤
lesson-cut-off = 从这里已经没有路通到宝藏室。能打开出口的牌也许有用。如果没有，就在回合结束时重开：你的探险者重新开始，地图仍保持已探明。
    .title = 隔绝
lesson-fought = 战斗检定成功会对障碍造成 1 点伤害，武器还会增加伤害。伤害达到障碍的生命时，障碍就彻底消失。在教学中战斗之后可以搜索；按标准规则则不可以。
    .title = 战斗
lesson-passed = 克服障碍使你的探险者免受伤害，但不会移除障碍：再次到来时还要面对它。只有具有生命的障碍才能移除，办法是在战斗中击败它。
    .title = 障碍仍在
lesson-search = 接下来是搜索阶段。掷与搜索数值加上地点加值相同数量的骰子。然后你可以从手中打出一张难度不超过结果的发现。不必事先说明是哪一张。
    .title = 搜索
lesson-find = 物品留在你的探险者身边，从此起作用；触发牌立即生效，然后弃掉。每个地点只能找到一张发现，之后就空了。
    .title = 发现
lesson-item = 找到的物品放在未存档区。它已经起作用，但你的探险者死亡时会失去它。在存档点，未存档的牌成为已存档的牌，已存档的牌会保留。
    .title = 未存档与已存档
lesson-draw = 抽牌阶段结束一个回合。手牌超过六张时弃到六张；然后抽与思考数值相同张数的牌。本局第一次抽牌之后，你可以有一次机会换掉整手牌。
    .title = 弃牌与抽牌
lesson-discard = 你的手牌超过六张，抽牌之前必须弃掉一些。它们不会永远消失：抽牌堆用尽时，弃牌成为新的抽牌堆。
    .title = 手牌已满
lesson-walk = 在已知的地方，你的探险者一回合可以走几个地点，最多为移动数值。离开进入过的地点之前，要先面对那里的障碍。
    .title = 走得更远
lesson-save-point = 地图上有一个存档点。抽牌阶段时站在那里的探险者会存档：未存档的牌成为已存档的牌，此后死亡时就回到这里。
    .title = 存档点
lesson-adventurer = 你手中有一张升级。留着它，等你的探险者存档时就可以打出。Lara Croft, Adventurer 使每项起始为 2 的能力加 1，这样要三次伤害才会杀死她。升级永远不会失去。
    .title = Adventurer
lesson-ignored = 有些牌是为有对手的游戏准备的。在教学中不能打出；需要弃牌时，先弃掉它们。
    .title = 针对他人的牌
lesson-ignored-here = 在你手中：{ $cards }。
lesson-won = 你找到了宝藏，赢得了这一关。你探索过地点，克服过障碍，搜索过，也抽过牌：一个回合就是这样进行的。
    .title = 你获胜了
lesson-given-up = 这次没有找到宝藏。教学可以随意重玩；地图和障碍都会不同。
    .title = 教学结束
lesson-afterwards = 按标准规则，对手从手中打出障碍，宝藏室也不例外；战斗之后不能搜索；起始手牌由你自选；弃牌张数不限。请从入门关卡开始，找一名对手。
    .title = 接下来

## Hints: why an answer is a sensible one

hint-only = 没有别的答案。
hint-any = 没有不妥之处。
hint-test = { $ability }的成功率最高，为 { $percent }%。
hint-test-fight = { $ability }的成功率为 { $percent }%；虽然比另一种低，但战斗成功会伤害障碍。
hint-test-hopeless = 不用牌，任何掷骰都过不了；这样失败的代价最小。
hint-face = 先面对“{ $obstacle }”：更糟的障碍最好留到最后。
hint-stay-treasure = 你在宝藏室：留下来搜索。
hint-stay-save = 在这里，你的探险者在回合结束时存档。
hint-stay-exit = 没有路可以继续。留下来搜索：{ $card } 也许能打开出口。
hint-stay-cut-off = 从这里没有路可以继续：等待能打开出口的牌，或在回合结束时重开。
hint-stay-opening = 一张牌也许能在这里打开更短的路：留下来搜索并抽牌。
hint-stay-draw = 前面很危险，这里安全：先留下来抽牌。
hint-move-treasure = { $space } 是宝藏室。
hint-move-save = { $space } 是存档点，而你有东西要存档。
hint-move-explore = { $space } 尚未探索，通向位于 { $room } 的宝藏室。
hint-move-through = 去位于 { $room } 的宝藏室，最好经过 { $space }。
hint-move-opening = 目前没有路可以继续，但在 { $space } 一张牌也许能打开出口。
hint-go-on = 这里的障碍无论如何都要面对，而路还在前面。
hint-search-treasure = 结果达到 { $target } 就获胜；概率是 { $percent }%。
hint-search-find = 结果达到 { $target } 就找到 { $card }；概率是 { $percent }%。
hint-search-nothing = 你手中没有值得在这里找到的牌。
hint-find-item = { $card } 从此对你有帮助。
hint-find-trigger = { $card } 就在这里对你有帮助。
hint-find-later = 能找到的牌在这里作用不大；留到别的地点再用。
hint-discard-ignored = { $card } 需要对手，对你没有用。
hint-discard-least = { $card } 对你的价值最小。
hint-keep-hand = 这手牌不错，尤其是 { $card }。
hint-new-hand = 这些牌大多帮不了你。
hint-play-on = 重新开始没有好处。
hint-play-on-cut-off = 重新开始也没有用；只有能打开出口的牌才有用。
hint-reset = 从这里没有路可以继续，但从你回来的地方有路。
hint-reset-injured = 带着这些负伤很难找到宝藏；重新开始会治好它们。
hint-pass = 现在不需要打牌；留着它们。
hint-play-upgrade = { $card } 使你的探险者永久变强。
hint-play-better = { $card } 把成功率从 { $before }% 提高到 { $after }%。
hint-play-mends = { $card } 把失败变为成功。
hint-play-finds = 用 { $card }，搜索能找到 { $found }。
hint-play-again = 掷骰失败了；用 { $card } 重掷，成功率是 { $percent }%。
hint-play-searches = 用 { $card } 重掷，搜索也许能找到更多。
hint-play-removes = 如果战斗成功，{ $card } 会直接移除这个障碍：{ $obstacle }。
hint-play-prevents = 没有 { $card }，你的探险者就会死亡。
hint-play-heals = 你的探险者需要 { $card } 的治疗。
hint-play-passes = 用 { $card }，你的探险者不需要出口，路程更短。
hint-play-runs = 已知的路有 { $steps } 个地点；{ $card } 让你走得更远。
hint-play-falls = { $card } 使你的探险者落到深度 { $depth }，离宝藏更近。
hint-play-draws = { $card } 可以免费抽牌。
hint-play-looks = { $card } 让你在探索之前看到下一个地点。
hint-side = 从 { $space } 去找宝藏，路最短。
hint-heal-damage = 伤害会扣除生命；先治疗它。
hint-heal-injury = 你的探险者最需要{ $ability }。
hint-lose = { $card } 对你的价值最小。
hint-bury = { $card } 只能往回走。
hint-leave = { $card } 可以继续前进。
