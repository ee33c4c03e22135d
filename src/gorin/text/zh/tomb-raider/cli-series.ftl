### `gorin series` 的用语。

## Help

cli-help-series = 按约定进行多个关卡：计时、连环或 Pick Up 系列赛。
cli-help-series-play = 在此终端进行系列赛；全程自动保存。
cli-help-series-play-kind = 系列赛：timed（计时）、linked（连环）或 pick-up。
cli-help-series-play-seats = 玩家人数。没有用 --seat 指定的座位由机器人来坐。
cli-help-series-play-seat = 由谁来坐：human、human:名字、bot 或 bot:水平；每个座位写一次。
cli-help-series-play-bots = 没有用 --seat 指定的机器人的水平。
cli-help-series-play-levels = 关卡的 id 或文件，变体写在冒号之后；计时和 Pick Up 系列赛每名玩家一个。
cli-help-series-play-decks = 套牌的 id 或文件，按座位顺序。
cli-help-series-play-order = 关卡顺序：listed（按列出）、random（抽签）或 ask（询问玩家）。
cli-help-series-play-scoring = 连环：“treasures”为宝藏最多者胜，“final”为拿到最后一张宝藏者胜。
cli-help-series-play-carry = 连环：除宝藏外还带什么到下一关卡：upgrade、secret-move、item。
cli-help-series-play-turn_limit = 达到此回合数后结束关卡；计时系列赛总有这样的上限。
cli-help-series-play-opening = 起始手牌：chosen（自选）或 random（随机）。
cli-help-series-play-seed = 随机种子，十六进制数字或任意文字，用于重复一次系列赛。
cli-help-series-resume = 继续已保存的系列赛，或列出它们。
cli-help-series-resume-save = 已保存的系列赛，用列表中的编号或 id。
cli-help-series-sheet = 显示系列赛的记分表。
cli-help-series-sheet-file = 系列赛的日志，或系列赛的 id。
cli-help-series-sim = 让机器人进行许多次系列赛并统计。无论 --jobs 是多少，相同的种子得到相同的结果。
cli-help-series-sim-kind = 系列赛：timed（计时）、linked（连环）或 pick-up。
cli-help-series-sim-seats = 机器人数。没有用 --seat 指定的以最高水平进行。
cli-help-series-sim-seat = 下一个座位由谁来坐：bot、bot:random、bot:easy、bot:medium、bot:heuristic 或 bot:search。每个座位写一次。
cli-help-series-sim-count = 进行多少次系列赛。
cli-help-series-sim-jobs = 由几个进程分担。
cli-help-series-sim-seed = 一切随机和所有机器人由此而来。
cli-help-series-sim-swap = 每次系列赛后机器人换到下一个座位。
cli-help-series-sim-levels = 关卡的 id 或文件，变体写在冒号之后。
cli-help-series-sim-decks = 套牌的 id 或文件，按座位顺序。
cli-help-series-sim-order = 关卡顺序：listed（按列出）、random（抽签）或 ask（询问机器人）。
cli-help-series-sim-scoring = 连环：“treasures”为宝藏最多者胜，“final”为拿到最后一张宝藏者胜。
cli-help-series-sim-carry = 连环：除宝藏外还带什么到下一关卡：upgrade、secret-move、item。
cli-help-series-sim-turn_limit = 达到此回合数后结束关卡。
cli-help-series-sim-opening = 起始手牌：chosen（自选）或 random（随机）。

## The score sheet

series-sheet-won = 第 { $number } 个关卡“{ $level }”：{ $winners } 用 { $turns } 回合获胜
series-sheet-drawn = 第 { $number } 个关卡“{ $level }”：{ $turns } 回合，无人获胜
series-sheet-to-come = 第 { $number } 个关卡“{ $level }”：尚未进行
series-sheet-to-come-of = 第 { $number } 个关卡“{ $level }”，由 { $seat } 构建：尚未进行
series-sheet-seat = { $seat }：{ $facts }
series-sheet-standing = { $seat } 至今：{ $facts }
series-fact-extra = { $turns ->
    [0] 没有额外回合
   *[other] { $turns } 个额外回合
}
series-fact-unfinished = 未完成
series-fact-prize = 赢得 { $card }
series-fact-kept = 保留 { $cards }
series-fact-added = 增加 { $count } 张牌
series-fact-levels = { $count ->
    [0] 未赢得关卡
   *[other] 赢得 { $count } 个关卡
}
series-fact-won = 赢得的宝藏：{ $cards }
series-fact-holds = 以 { $cards } 开始下一关卡
series-column-level = 关卡
series-column-winner = 胜者
series-column-turns = 回合
series-column-levels = 关卡
series-column-treasures = 宝藏
series-column-extra = 额外回合
series-column-sum = 至今

## At the table

series-many = { $count } 个答案：输入编号或名称的开头；“list”列出全部。
series-deck = 你的抽牌堆，{ $count } 张牌：{ $cards }
series-deck-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
series-go-on = 按回车继续。
series-concede-sure = 要放弃整个系列赛，连同尚未进行的关卡吗？请输入“是”。
series-no-saves = 没有已保存的系列赛。
series-no-such-save = { $count ->
    [0] 没有已保存的系列赛
   *[other] 有 { $count } 个已保存的系列赛，“{ $asked }”不是其中之一，或可能指其中几个
}
series-old-saves = { $count } 个较早版本的已保存系列赛：{ $series }
series-resume-how = 继续其中一个：gorin series resume 加编号或 id
series-not-a-series = 这是单个关卡的日志，不是系列赛的

## gorin series sim

series-sim-title = { $kind }，{ $seats } 名玩家：{ $series } 次系列赛，种子 { $seed }
series-sim-levels = 关卡：{ $levels } 个，平均 { $turns } 回合；无人获胜：{ $undecided } 个。无人获胜的系列赛：{ $nobody } 次
series-sim-turns = 各关卡回合合计
series-sim-undecided = 无人获胜的关卡
series-sim-faults = { $count } 次系列赛出错，第一次的编号为 { $number }。这是 Gorin 的错误；请连同以下内容一起报告。
