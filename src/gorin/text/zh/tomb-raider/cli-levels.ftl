### What `gorin levels` says, and the comments of a new level file.

## gorin levels list

levels-column-level = 关卡
levels-column-title = 标题
levels-column-players = 玩家
levels-column-alone = 单人
levels-column-power = 力量
levels-column-map = 地图
levels-column-clause = 条款
levels-yes = 可以
levels-no = 不可以
levels-ours = 自拟
levels-ours-note = “自拟”：规则没有列出单人玩法；障碍与目标由本程序自拟。
levels-list-how = 更多：gorin levels show 关卡
levels-span = { $first } 至 { $last }
levels-size-short = { $width } × { $depth }
levels-times = { $card } ×{ $count }

## gorin levels show: the facts of a level

levels-fact-players = 玩家
levels-fact-power = 力量
levels-fact-map = 地图
levels-fact-goal = 目标
levels-fact-turn-limit = 回合上限
levels-fact-save-points = 存档点
levels-fact-entrances = 入口
levels-fact-start = 出发
levels-fact-room = 宝藏室
levels-fact-limit = 深度
levels-fact-bonus = 起始奖励
levels-fact-building = 关卡牌堆
levels-fact-alone = 单人
levels-fact-target = 单人目标
levels-fact-points = 分数

levels-size = 宽 { $width }，深 { $depth }
levels-size-from = { $size }；危险按深度 { $first } 至 { $last } 计算
levels-goal-find-treasure = 找到宝藏
levels-goal-recovery = 把宝藏带回入口
levels-goal-bounty-hunter = 得到最多分数
levels-entrances-any = { $spaces }
levels-entrances-else = 其他人数时 { $spaces }
levels-entrances-alone = 一名探险者时 { $spaces }
levels-entrances-odd = 探险者人数为奇数时 { $spaces }
levels-entrances-even = 探险者人数为偶数时 { $spaces }
levels-choosing-seats = 按座位顺序轮流分到各入口
levels-choosing-roll = 每名探险者掷一颗骰子，按高低依次选择入口
levels-room-fixed = 固定在 { $space }
levels-room-drawn = 来自关卡牌堆，深度至少为 { $depth }
levels-room-last = { $room }；若先探明其余所有格子，有 { $percent }% 的对局到最后才找到它
levels-family-limit = { $family }地点的深度至少为 { $depth }
levels-bonus-treasure = 力量不超过 { $power } 的宝藏
levels-bonus-upgrade = 力量 { $power } 的升级
levels-bonus-or = { $first }或{ $second }
levels-bonus-each = 每名探险者：{ $choices }
levels-bonus-others = 第一名玩家提供关卡，其他每名探险者可以有：{ $choices }
levels-building-minimum = 至少 { $count } 张地点
levels-building-copies = 除入口外，每种地点最多 { $count } 张
levels-building-families = 地点系列：{ $families }
levels-building-treasure-rooms = 正好 { $count } 张宝藏室
levels-building-entrances = 正好 { $count } 张入口
levels-building-room-power = 宝藏室的力量最多为 { $power }
levels-alone-no = 不可以，这个关卡需要对手
levels-alone-yes = 可以
levels-alone-ours = 可以；规则没有列出，障碍与目标由本程序自拟
levels-target-turns = 回合：最多 { $bound }
levels-target-resets = 重开：最多 { $bound }
levels-target-mapped = 探明地点：至少 { $bound }
levels-target-searched = 搜索过的地点：至少 { $bound }
levels-target-cleared = 清除障碍的地点：至少 { $bound }
levels-target-points = 分数：至少 { $bound }
levels-points = { $what } { $points } 分
levels-points-treasure = 找到宝藏
levels-points-mapped = 每个探明的地点
levels-points-searched = 每个搜索过的地点
levels-points-cleared = 每个清除障碍的地点
levels-points-turns = 每个回合
levels-points-resets = 每次重开

## gorin levels show: the map and the decks

levels-sign-entrance = { $entrance } 入口
levels-sign-face-down = { $unknown } 面朝下
levels-sign-room = { $treasure } 宝藏室，面朝下
levels-sign-room-possible = a { $treasure } 宝藏室可能在这里；字母：关卡牌堆
levels-sign-nothing = 空白：这里不会有地点

levels-deck = { $count } 张地点，其中 { $left } 张洗入牌堆
levels-deck-and = { $first }；{ $second }
levels-deck-spare = 备用，用于替换
levels-deck-column = { $first } 列
levels-deck-columns = { $first } 至 { $last } 列
levels-deck-depth = 深度 { $first }
levels-deck-depths = 深度 { $first } 至 { $last }
levels-deck-player = 由玩家 { $number } 带来，否则用这一副
levels-count = { $thing }：{ $count }
levels-treasure-rooms = 宝藏室
levels-entrances = 入口
levels-save-points = 存档点
levels-built-in = 固有障碍
levels-dead-ends = 死路
levels-composition = { "  " }{ $parts }；危险平均 { $danger }
levels-obstacles = 单人障碍牌堆：{ $count } 张
levels-obstacles-ours = { levels-obstacles }，由本程序自拟

## gorin levels check and new

levels-fits = “{ $title }”是一个关卡，{ $variants ->
    [0] 没有变体
   *[other] 有 { $variants } 个变体
}；没有任何问题。
levels-file-exists = 已有这个文件；请指定另一个
levels-written = 已写入 { $file }。
levels-written-how = 修改后运行：gorin levels check { $file }

## The comments of a new level file

level-file-head = 《古墓丽影》的一个关卡。可以任意修改；以 # 开头的行对程序没有意义。docs/levels-and-decks.md 说明了全部内容。
level-file-id = 不含空格的短名称，用于日志文件。
level-file-title = 人们读到的标题。
level-file-clause = 拒绝时引用的条款：自己的关卡用 TR-18.2。
level-file-players = 可以有多少玩家，包括这两个数字。单人玩法见下面的 solo。
level-file-power = 可以赢得或给予的宝藏的力量：1、2 或 3。
level-file-width = 地图的大小。列从左边的 1 数起。
level-file-depth = 深度从入口处的 1 数起。地图越深，用时越长；越窄，探险者越容易相遇。
level-file-first-depth = 想要更难的障碍：第一行按哪个深度计算危险。
level-file-entrances = 入口放在哪里。when = "alone"、"odd" 或 "even" 只用于这样的探险者人数；第一个符合的条目有效。没有写卡牌时，用那一格的关卡牌堆中的入口。
level-file-choosing = 谁从哪里出发："seats" 按座位顺序；"roll" 每人掷一颗骰子再选择。
level-file-decks = 关卡牌堆：卡牌的编号、编号范围或标识。columns = [1, 2] 和 depths = [1, 4] 说明牌堆用于地图的哪一部分；player = 1 表示第一名玩家可以自带；spare = true 表示只用于替换。
level-file-places = 一开始就在地图上的地点，除非 face_up = true，否则面朝下。
level-file-limits = 宝藏室以及各地点系列的最小深度：families = { "{" } atlantean = 3 { "}" }。
level-file-building = 对关卡牌堆的要求：minimum、copies、families、treasure_rooms、entrances、room_power。
level-file-bonuses = 每名探险者以什么开局：不超过某个力量的 "treasure"，某个力量的 "upgrade"。
level-file-goal = 关卡的目标："find-treasure"、"recovery" 或 "bounty-hunter"。
level-file-own-goal = 是否只按关卡自己的目标进行，不用于其他目标的赛制。
level-file-bounty = 目标为分数时，每个陷阱（traps）和险境（hazards）值多少分；每个生物值 1 分。
level-file-turn-limit = 达到此回合数即无人获胜。
level-file-save-points = 没有存档点时，所有人都回到入口。
level-file-solo = 单人玩法：starter = true 使用玩家自己套牌中的障碍，obstacles = ["059", "062"] 列出障碍。目标：turns 和 resets 为上限，mapped、searched、cleared 和 points 为下限。
level-file-variants = 关卡的变体，各有 id、标题和不同之处。

## 关卡平衡报告

report-tomb-raider-title = { $game }：各关卡表现
report-tomb-raider-about = 机器人把每个关卡玩了许多局：谁获胜，要多久，先手是否重要。数字说明的是关卡，而不是人玩得好坏。
report-tomb-raider-asked = 对关卡的要求
report-tomb-raider-introductory = 入门关卡，单人，用起始套牌：{ $bot }在 { $turns } 回合内获胜的局占 { $least } 到 { $most }
report-tomb-raider-introductory-random = 入门关卡，单人，用起始套牌：{ $bot }在 { $turns } 回合内获胜的局少于 { $most }
report-tomb-raider-first-mover = 每个多座位的关卡，{ $bot }：分出胜负的局中，先手获胜的最多占 { $most }
report-tomb-raider-long = 每个关卡，{ $bot }：超过 { $turns } 回合的局最多占 { $most }
report-tomb-raider-won-about = 点表示在回合上限内有人获胜的局所占的比例，线段为其 95% 区间。单人时即探险者自己的成功；多座位时，其余的是无人玩到结束的局。
report-tomb-raider-table-about = 比例附 95% 区间。回合数取自有人获胜的局。死亡与重开按每名探险者每局计，决定按整局计。
report-tomb-raider-deaths = 死亡与重开
sim-tomb-raider-deaths = 死亡与重开
sim-tomb-raider-fought = 战斗除掉的障碍
sim-tomb-raider-played = { $format }，关卡 { $level }
