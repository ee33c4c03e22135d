### `gorin series` 的用语。

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
