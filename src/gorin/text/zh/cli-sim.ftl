### `gorin sim` 及其图表的文字，以及机器人的名称。

## 机器人

bot-unknown = 没有机器人“{ $asked }”；可用的有{ $known }
bot-level-random = 随机机器人
bot-level-easy = 简单机器人
bot-level-medium = 中等机器人
bot-level-heuristic = 启发式机器人
bot-level-search = 搜索型机器人

## gorin sim

cli-help-sim = 让机器人对战多局并统计。种子相同则结果相同，与 --jobs 无关。
cli-help-sim-seats = 有几个机器人参加。没有用 --seat 指定的以最高水平进行。
cli-help-sim-seat = 下一个座位由谁来坐：bot、bot:random、bot:easy、bot:medium、bot:heuristic 或（部分游戏）bot:search。每个座位写一次。
cli-help-sim-deck = 下一个机器人使用的套牌：编号或文件。每个机器人写一次；套牌比机器人多时，轮流使用每一种选法。套牌随机器人一起移动。
cli-help-sim-games = 玩多少局。每局单独计算：多局比赛请在牌桌上或用 gorin play --games 进行。
cli-help-sim-jobs = 由几个进程分担。
cli-help-sim-seed = 一切随机与所有机器人所依据的种子。
cli-help-sim-turn_limit = 无人获胜时，一局在多少回合后结束。
cli-help-sim-swap = 每一局机器人都向后移一个座位。
cli-help-sim-number = 只玩系列中这个编号的一局，与当时相同。
cli-help-sim-plot_file = 把胜率和对局长度绘入 PNG 或 SVG 文件。

sim-not-a-bot = “{ $asked }”不能坐在这里：系列对局只有机器人参加；请写 bot、bot:random、bot:easy、bot:medium、bot:heuristic 或（部分游戏）bot:search
sim-no-turn-limit = 这个游戏没有回合上限
sim-too-many-seats = 为 { $seats } 个座位指定了 { $named } 个机器人

sim-process-lost = 一个正在对局的进程被外部终止，可能是内存不足；请减小 --jobs

sim-playing = 对局中
sim-title = { $game }，{ $played }：{ $games } 局，种子 { $seed }
sim-entrant = { $number }：{ $level }
sim-column-bot = 机器人
sim-column-deck = 套牌
sim-column-games = 局数
sim-column-seat = 座位
sim-column-wins = 胜局
sim-column-share = 比例
sim-column-interval = 95% 区间
sim-turns = 回合：平均 { $mean }（95% 区间 { $low } 到 { $high }），中位数 { $median }，九成在 { $p90 } 回合内结束，最少 { $least }，最多 { $most }
sim-ending = 结束原因：{ $reason }：{ $games } 局（{ $share }）
sim-counted = { $label }：每局 { $mean }
sim-speed = 每局 { $decisions } 个决定，每秒 { $rate } 局，共 { $seconds } 秒
sim-plotted = 图表：{ $file }
sim-decimal-mark = .
sim-interval = { $low } – { $high }
sim-percent = { $number }%
sim-faults = 有 { $count } 局出错。这是 Gorin 的缺陷；请连同以下内容一起报告。
sim-fault = 第 { $number } 局，种子 { $seed }：{ $error }。要重玩这一局，请加上 --seed { $seed } --game { $number }

## 图表

plot-kind = 图表的格式为{ $known }
plot-no-folder = 没有这个文件夹
plot-not-installed = 图表需要 matplotlib：{ $python } -m pip install matplotlib
plot-not-written = 无法写入图表：{ $reason }
plot-wins = 胜率（%）
plot-turns = 回合
plot-games = 局数
plot-caption = { $games } 局；线段为 95% 区间
