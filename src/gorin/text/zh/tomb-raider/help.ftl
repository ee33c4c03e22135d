### Tomb Raider: the help of its own commands, gorin levels and gorin series.

## Help

cli-help-levels = 查看关卡，检查关卡文件，开始制作自己的关卡。
cli-help-levels-list = 列出 Gorin 自带的关卡。
cli-help-levels-show = 画出一个关卡并说明全部内容。
cli-help-levels-show-level = 关卡，用标识或文件指定。
cli-help-levels-show-variant = 关卡的变体，用 id 指定。
cli-help-levels-show-seats = 多少名探险者；否则按最少人数。
cli-help-levels-check = 检查关卡文件：规则不允许时退出码为 1，无法读取时为 2。
cli-help-levels-check-file = 关卡文件。
cli-help-levels-new = 写出一个供修改的关卡文件，并说明每个字段。
cli-help-levels-new-file = 写到哪里。
cli-help-levels-new-like = 以哪个关卡为基础，用 id 或文件指定。
cli-help-levels-new-variant = 那个关卡的变体。
cli-help-levels-new-title = 人们读到的标题。
cli-help-levels-new-width = 多少列。
cli-help-levels-new-depth = 多少行。
cli-help-levels-new-power = 力量：1、2 或 3。
cli-help-levels-new-players = 最多多少名玩家。
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

## At the table

cli-help-any-points = 赏金猎人：移除陷阱或险境时商定的得分，例如 traps=1；每种一次。

## The command

cli-help-learn-variant = 用来学习的起始套牌：cave 或 tomb。
