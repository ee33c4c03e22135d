### 关卡系列赛的用语：计时关卡、关卡之间的提问、记录、拒绝的理由。

## A timed level

log-level-finished = { $seat } 在第 { $turn } 回合完成关卡
ended-timed = 其他玩家也都已完成
ended-timed-limit = 在商定的回合上限之前最先完成
play-finished = 第 { $turn } 回合完成

## Questions between levels

ask-series-order = 关卡是否按列出的顺序进行：{ $levels }？
ask-series-lot = 抽签决定关卡顺序
ask-series-start = 你的探险者以哪张宝藏开局？
ask-series-prize = 你赢得了这个关卡。你拿取哪张力量不超过 { $power } 的宝藏？
ask-series-keep = 你的探险者把哪件已存档的物品带到下一关卡？
ask-series-add = 你在牌堆中增加哪张牌？还可以增加 { $left } 张。

option-levels-as-listed = 按列出的顺序进行
option-levels-by-lot = 抽签
option-series-treasure = 拿取 { $card }
option-no-treasure = 不拿宝藏
option-series-keep = 带走 { $card }
option-keep-no-item = 不带物品
option-series-add = 增加 { $card }
option-add-no-more = 不再增加

## The log

series-log-order-kept = 关卡顺序：{ $levels }
series-log-order-drawn = 抽签得出的关卡顺序：{ $levels }
series-log-start-treasure-taken = { $seat } 以 { $slug } 开始系列赛
series-log-level-began = 第 { $number } 个关卡开始：{ $level }
series-log-level-began-deeper = 第 { $number } 个关卡开始：{ $level }，第一行的深度为 { $depth }
series-log-level-over = { $seats } 在第 { $turns } 回合赢得第 { $number } 个关卡“{ $level }”：{ $reason }
series-log-level-over-drawn = { $turns } 回合后无人赢得第 { $number } 个关卡“{ $level }”：{ $reason }
series-log-level-over-broken-off = 第 { $number } 个关卡“{ $level }”中断
series-log-extra-turns-counted = { $turns ->
    [0] { $seat } 没有用额外回合
   *[other] { $seat } 多用了 { $turns } 个额外回合
}
series-log-extra-turns-counted-unfinished = { $seat } 没有完成：计 { $turns } 个额外回合
series-log-cards-kept = { $seat } 保留 { $slugs }
series-log-prize-taken = { $seat } 拿取 { $slug }
series-log-prize-declined = { $seat } 不拿宝藏
series-log-card-added = { $seat } 在牌堆中增加 { $slug }
series-log-additions-made = { $count ->
    [0] { $seat } 没有增加牌
   *[other] { $seat } 在牌堆中增加了 { $count } 张牌
}
series-log-series-ended = { $seats } 赢得系列赛：{ $reason }
series-log-series-ended-drawn = 无人赢得系列赛：{ $reason }
series-log-player-left = { $seat } 退出系列赛
ended-series = 所有关卡都已进行完毕

## What is refused

refused-series-not-now = 现在不是这样做的时候
refused-series-no-start = 在这种系列赛中无人以宝藏开局
refused-series-first = 先进行你的关卡，所以你开局没有宝藏
refused-series-power = 这张宝藏的力量为 { $power }；最多可以是 { $limit }
refused-series-held = 你已经有这张宝藏
refused-series-not-winner = 只有上一个关卡的胜者可以拿宝藏
refused-series-no-items = 已商定不带物品到下一关卡
refused-series-not-saved = 它不在你的探险者已存档的物品之中
refused-series-added = 你已经增加了允许的 { $limit } 张牌

## Setting up a series

series-unknown = 没有系列赛“{ $asked }”；现有系列赛为 { $known }
series-too-few-players = 系列赛适合两名或更多玩家，而不是 { $count } 名
series-no-levels = 系列赛至少需要一个关卡
series-bad-seats = 关卡“{ $level }”适合 { $minimum } 至 { $maximum } 名玩家，而不是 { $count } 名
series-levels-each = 每名玩家构建一个关卡：现有 { $levels } 个关卡，{ $count } 名玩家
series-unequal-power = 计时系列赛的各关卡力量相同；这些关卡的力量为 { $powers }
series-other-goal = 关卡“{ $level }”的目标不是找到宝藏，因此在计时系列赛中无人能完成它
series-no-turn-limit = 计时系列赛需要回合上限，以计算未完成者的回合
series-level-size = Pick Up 系列赛的关卡宽 3、深 6，而不是宽 { $width }、深 { $depth }
series-level-too-deep = 第一个关卡有 { $count } 张地点可以放在前 { $rows } 行；需要 { $wanted } 张
series-bad-order = 没有关卡顺序“{ $asked }”；可以是 { $known }
series-bad-scoring = 这种系列赛没有计分方式“{ $asked }”；可以是 { $known }
series-bad-carry = “{ $asked }”不能带到下一关卡；可以带的是 { $known }
series-bad-turn-limit = 关卡不能在 { $turns } 回合后结束；至少要 1 回合
series-carry-fixed = 系列赛“{ $kind }”中探险者保留什么由规则规定
