### `gorin report` 及其网页的文字。

## gorin report

cli-help-report = 让机器人把一个游戏玩许多局，并写出一个网页，说明它玩起来如何。玩过的都会保留：按 Ctrl-C 停止，再用同一命令即可继续。
cli-help-report-games = 每种情形玩多少局。
cli-help-report-random_games = 随机机器人的情形玩多少局；它们的对局很长。
cli-help-report-search_games = 搜索机器人的情形玩多少局；它们思考很久。
cli-help-report-levels = 玩什么：关卡；没有关卡的游戏则为赛制；写 id 或文件，用逗号分开。不写则为全部。
cli-help-report-bots = 哪些机器人，用逗号分开。不写则为 search 以外的全部。
cli-help-report-seats = 有几个座位，用逗号分开。
cli-help-report-jobs = 由几个进程分担。不写则每个处理器一个。
cli-help-report-seed = 一切随机与所有机器人所依据的种子。
cli-help-report-turn_limit = 一局在多少回合后中止。
cli-help-report-folder = 存放网页、数字与对局记录的文件夹。
cli-help-report-redraw = 不玩，只用保留的记录写出网页，即使规则、卡牌或机器人已有改动。

report-bad-seats = “{ $asked }”不是座位数
report-own-option = 报告会自行决定这个选项
report-nothing = 这些都不能以这样的座位数来玩
report-nothing-kept = 这里没有可以显示的记录
report-case = { $level }，{ $seats }，{ $bot }
report-variant = { $level }：{ $variant }
report-place = { $level }，{ $seats }
report-of-seat = { $place }，{ $seat }
report-seats = { $count ->
    [1] 单人
   *[other] { $count } 个座位
}
report-progress = { $games } / { $all } 局
report-left = 还剩 { $time }
report-case-done = { $cases } / { $all }：{ $case }（还剩 { $time }）
report-checked = { $asked }：{ $verdict }
report-written = 网页：{ $file }
report-stopped = 已停止。{ $all } 局中已保留 { $games } 局；再用同一命令即可继续其余部分。
report-faults = 有 { $count } 局出错。这是 Gorin 的缺陷；网页末尾有错误记录和重玩的方法。

## The page

report-title = { $game }：玩起来如何
report-about = 机器人玩了许多局：谁获胜，要多久。数字说明的是这个游戏，而不是人玩得好坏。
report-unfinished = 本报告尚未完成：{ $all } 局中已玩 { $games } 局。
report-stale = 有 { $count } 种情形所用的规则、卡牌或机器人与写出本页时不同；表中以星号标出。
report-fact-program = 程序
report-fact-rules = 规则
report-fact-cards = 卡牌
report-fact-games = 局数
report-fact-chance = 种子
report-fact-limit = 回合上限
report-fact-options = 选项
report-fact-time = 对局用时
report-program = Gorin { $version }，规则与机器人 { $code }
report-cards-shipped = 随程序提供，{ $digest }
report-cards-entered = 由卡牌主人录入，{ $digest }
report-games = { $cases } 种情形，共 { $games } 局
report-games-each = { $bot }：每种情形 { $games } 局
report-time = 单个处理器 { $hours } 小时 { $minutes } 分

## Checks

report-checks = 对游戏的要求
report-column-asked = 要求
report-column-found = 结果
report-column-verdict = 判断
report-met = 达到
report-not-met = 未达到
report-unknown = 局数太少
report-check-highest = { $all } 种情形中有 { $met } 种达到；最高的是
report-check-failing = { $all } 种情形中有 { $met } 种达到，未达到的有
report-check-more = 以及另外 { $count } 种，已在表中标出
report-check-too-few = 有 { $count } 种情形局数太少（不足 { $enough } 局），无法判断
report-share = { $share }（{ $low } – { $high }）
report-interval = { $low } – { $high }

## Plots

report-plots = 图表
report-plot-won = 有人获胜的局
report-plot-won-axis = 获胜局，占全部 %
report-plot-won-about = 点表示有人获胜的局所占的比例，线段为其 95% 区间。
report-plot-first = 先手获胜的局
report-plot-first-axis = 占分出胜负的局 %
report-plot-first-about = 点表示在分出胜负的局中，胜者在第一回合为先手的比例，线段为 95% 区间。红线为 { $most } 的上限，虚线为各座位完全相同时的比例。
report-plot-turns = 到有人获胜的回合数
report-plot-turns-axis = 回合
report-plot-turns-about = 有人获胜的局：点为中位数，粗线为中间一半，细线为九成的局。

## Table

report-table = 所有情形
report-column-seats = 座位
report-column-bot = 机器人
report-column-games = 局数
report-column-won = 获胜
report-column-by-seat = 各座位获胜
report-column-soon = { $turns } 回合内
report-column-first = 先手获胜
report-column-median = 回合中位数
report-column-p90 = 九成以内
report-column-most = 最多
report-column-slow = 超过 { $turns } 回合
report-column-decisions = 决定
report-table-about = 比例附 95% 区间。回合数取自有人获胜的局，决定按整局计。

## Games that broke

report-broken = 出错的局
report-broken-about = 每一局都是 Gorin 的缺陷；请连同此处内容一起报告。
report-broken-game = { $case }：第 { $number } 局，随机种子 { $seed }
