### Tomb Raider's levels: their titles, what can be wrong with them, how they begin, solo targets.

## Titles of levels and variants

level-introductory-tomb = 墓穴
level-introductory-cave = 洞穴
level-into-the-caves-corners = 玩家人数为偶数时用两角
level-into-the-caves-middle = 中间一个入口
level-into-the-caves-plain = 洞穴中混入通用地点
level-trapped-in-the-tombs-corners = 玩家人数为偶数时用两角
level-trapped-in-the-tombs-middle = 中间一个入口
level-trapped-in-the-tombs-plain = 墓穴中混入通用地点
level-death-by-design-fixed = 固定地图
level-death-by-design-spare = 固定地图，带备用地点
level-freestyle-power-2 = 力量 2
level-freestyle-power-3 = 力量 3
level-freestyle-short = 力量 3，短局
level-freestyle-power-2-supplied = 力量 2，由第一名玩家提供
level-freestyle-power-3-supplied = 力量 3，由第一名玩家提供
level-parallel-pick-up-power-1 = 力量 1
level-parallel-pick-up-power-2 = 力量 2
level-parallel-pick-up-power-3 = 力量 3
level-atlantis-corners = 玩家人数为偶数时用两角
level-atlantis-middle = 中间一个入口
level-atlantis-plain = 亚特兰蒂斯中混入通用地点
level-proving-ground-mixed = 墓穴与洞穴
level-shuffled-room-tomb = 墓穴

## What is wrong with a level

level-unknown-clause = 没有条款“{ $asked }”
level-variant-twice = 有两个变体“{ $id }”
level-bad-size = 地图不能是宽 { $width }、深 { $depth }：宽度为 1 至 26，深度为 1 至 99
level-bad-first-depth = 第一行不能在深度 { $depth }；深度从 1 数起
level-bad-power = 关卡的力量不能是 { $power }；力量为 1、2 或 3
level-bad-players = 玩家人数 { $minimum } 至 { $maximum } 没有意义
level-bad-goal = 没有目标“{ $goal }”；现有目标为 { $known }
level-bad-choosing = 入口不能按“{ $asked }”选择，只能按 { $known }
level-bad-turn-limit = 回合上限不能是 { $turns }；至少为 1
level-minimum-too-deep = 宝藏室可以从深度 { $depth } 起放置，但地图没有那么深
level-family-too-deep = 地点系列“{ $family }”的地点可以从深度 { $depth } 起放置，但地图没有那么深
level-no-entrance = 这里没有放置入口
level-no-entrance-for = 没有为 { $count } 名玩家放置入口
level-bad-when = 入口不能用于“{ $asked }”，只能用于 { $known }
level-spot-twice = 深度 { $depth } 的第 { $column } 列已有另一张牌
level-off-map = 深度 { $depth } 的第 { $column } 列在地图之外
level-too-large = 一个关卡的所有变体合计最多可以有 { $most } 个格子和地点；这个关卡超过了
level-long-title = 标题最多 { $most } 个字符
level-blank-title = 标题至少要有一个看得见的字符
level-unclean-title = 标题是一行文字，不含看不见的字符，每个字母最多带三个附加符号
level-too-many = 这里最多可以有 { $most } 项，范围中的每张牌都计算在内；没有关卡需要更多
level-no-location = “{ $card }”不是地点
level-not-entrance = “{ $card }”不是入口
level-no-entrance-card = 第 { $column } 列的关卡牌堆没有可放在那里的入口
level-deck-twice = 有两个关卡牌堆“{ $deck }”
level-bad-span = 关卡牌堆“{ $deck }”用于一段范围，例如 [1, { $last }]，在 1 至 { $last } 之内
level-bad-player = 关卡牌堆“{ $deck }”不能由玩家 { $player } 带来；关卡没有这名玩家
level-bad-bonus = 没有力量 { $power } 的“{ $kind }”；奖励为“treasure”或“upgrade”
level-no-bonus = 有起始奖励，却没有可选的内容：请至少写一项，或删去奖励
level-bad-family = 没有地点系列“{ $family }”；现有系列为 { $known }
level-bad-solo-obstacles = 单人障碍要么来自起始套牌，要么列出清单：需要其中之一
level-no-obstacle = “{ $card }”不是障碍
level-bad-solo-target = 单人目标至少为 { $least }，而不是 { $target }
level-no-treasure-room = 关卡没有宝藏室，既没有固定放置，也不在关卡牌堆中
level-no-space-for-room = 从深度 { $depth } 起没有空格可放宝藏室
level-too-few = 关卡牌堆“{ $deck }”有 { $count } 张地点；至少需要 { $least } 张
level-copies = 关卡牌堆中有 { $count } 张“{ $card }”；最多可以有 { $limit } 张
level-wrong-family = “{ $card }”属于地点系列“{ $family }”，这个关卡不使用
level-room-power = “{ $card }”的力量为 { $power }，超过了这个关卡所允许的
level-wrong-rooms = 关卡牌堆“{ $deck }”有 { $count } 张宝藏室；需要 { $wanted } 张
level-wrong-entrances = 关卡牌堆“{ $deck }”有 { $count } 张入口；需要 { $wanted } 张

## How a level begins

log-entrance-rolled = { $seat } 为选择入口掷出 { $face }
log-entrance-chosen = { $seat } 从 { $space } 出发
log-bonus-taken = { $seat } 以 { $slug } 开局

ask-entrance-roll = 掷骰以选择入口
ask-entrance = 你的探险者从哪个入口出发？
ask-bonus = 你的探险者以哪张牌开局？

option-entrance = 从 { $space } 出发
option-bonus = 以 { $card } 开局
option-no-bonus = 不带牌开局

## Treasure rooms, and looking at unknown locations

log-rooms-removed = 另外 { $count } 张宝藏室离开关卡牌堆
log-face-down-seen = { $seat } 查看 { $space } 面朝下的地点
log-face-down-seen-own = { $seat } 看到 { $space } 面朝下的是 { $slug }
log-face-down-swapped = { $seat } 用备用地点替换 { $space } 面朝下的地点

ask-look-where = 你查看什么？
ask-swap = 是否用第一张备用地点替换这张地点？

option-look-deck = 查看关卡牌堆 { $number } 的下一张牌
option-look-space = 查看 { $space } 的地点
option-swap = 用备用地点替换

## Targets of solo play

log-solo-scored-ours = { log-solo-scored }（目标由本程序自拟，并非规则所定）
log-solo-scored-points = { $seat } 单人成绩：分数 { $points }，回合 { $turns }，重开 { $resets }，探明地点 { $mapped }，搜索过 { $searched }，清除障碍 { $cleared }
log-solo-scored-points-ours = { log-solo-scored-points }（目标由本程序自拟，并非规则所定）
log-solo-target-judged-turns-met = { $seat } 达到目标：回合 { $figure }，最多 { $bound }
log-solo-target-judged-turns-missed = { $seat } 未达到目标：回合 { $figure }，最多 { $bound }
log-solo-target-judged-resets-met = { $seat } 达到目标：重开 { $figure }，最多 { $bound }
log-solo-target-judged-resets-missed = { $seat } 未达到目标：重开 { $figure }，最多 { $bound }
log-solo-target-judged-mapped-met = { $seat } 达到目标：探明地点 { $figure }，至少 { $bound }
log-solo-target-judged-mapped-missed = { $seat } 未达到目标：探明地点 { $figure }，至少 { $bound }
log-solo-target-judged-searched-met = { $seat } 达到目标：搜索过的地点 { $figure }，至少 { $bound }
log-solo-target-judged-searched-missed = { $seat } 未达到目标：搜索过的地点 { $figure }，至少 { $bound }
log-solo-target-judged-cleared-met = { $seat } 达到目标：清除障碍的地点 { $figure }，至少 { $bound }
log-solo-target-judged-cleared-missed = { $seat } 未达到目标：清除障碍的地点 { $figure }，至少 { $bound }
log-solo-target-judged-points-met = { $seat } 达到目标：分数 { $figure }，至少 { $bound }
log-solo-target-judged-points-missed = { $seat } 未达到目标：分数 { $figure }，至少 { $bound }

play-targets = 目标：{ $targets }
play-targets-ours = 本程序自拟的目标（并非规则所定）：{ $targets }
play-target-at-most = { $what } { $figure }，最多 { $bound }
play-target-at-least = { $what } { $figure }，至少 { $bound }
solo-turns = 回合
solo-resets = 重开
solo-mapped = 探明地点
solo-searched = 搜索过的地点
solo-cleared = 清除障碍的地点
solo-points = 分数
