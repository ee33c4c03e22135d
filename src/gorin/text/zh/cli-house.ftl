### `gorin` 本身及其命令 games、replay、verify 的文字，以及所有命令的帮助。

## 单独输入 `gorin`

cli-about = Gorin 为大多已绝版的卡牌游戏担任裁判，每一次裁定都注明所依据的条款。
cli-more-help = 更多：gorin --help，gorin 命令 --help。语言：--lang en、pt-BR、es、zh。

cli-example-play = gorin play tomb-raider
    .title = 在此终端单人游玩
cli-example-play-bot = gorin play --seat human --seat bot
    .title = 与机器人对战
cli-example-resume = gorin resume
    .title = 列出已保存的对局，或继续其中一局
cli-example-games = gorin games
    .title = 显示可以玩的游戏
cli-example-rules = gorin rules TR-6.13
    .title = 阅读一条条款及其代码与测试
cli-example-card = gorin card "Pit Trap"
    .title = 阅读一张牌
cli-example-judge = gorin judge 场景.toml
    .title = 解决争论：此局面下会发生什么
cli-example-verify = gorin verify 日志
    .title = 核对一局中的每一步和每一颗骰子
cli-example-sim = gorin sim tomb-raider --games 100
    .title = 让机器人对战多局并统计

## gorin games

games-format = 赛制
games-level = 关卡
games-deck = 套牌
games-option = 选项
games-seats = { $count } 个座位
games-seats-range = { $fewest } 到 { $most } 个座位
games-seats-solo = { $seats }，或单人
games-deck-size = { $cards } 张牌
games-try = 从这里开始：gorin play { $game }

## gorin replay

replay-title = { $game }，赛制 { $format }，由 Gorin { $version } 写成：共 { $steps } 步。
replay-players = 玩家：{ $players }。
replay-spectator = 观战者
replay-chance = 随机
replay-table = 牌桌
replay-position = { $viewer } 所见：
replay-waits = 等待 { $seat }：{ $question }（{ $clause }）
replay-waits-other = 等待 { $seat } 决定（{ $clause }）
replay-ended = 对局结束：{ $reason }（{ $clause }）
replay-no-step = 没有第 { $asked } 步；日志共有 { $steps } 步
replay-no-seat = 没有座位“{ $asked }”；请指定 1 到 { $seats }，或 all
replay-not-finished = 对局尚未结束，因此不显示所有座位所见；请指定一个座位

## 无法重演的日志

journal-bad-header = 文件头所描述的对局无法开始：{ $reason }
journal-public-copy = 此副本略去了秘密答案，无法重演；请使用完整日志

## gorin verify

verify-chain-fine = 链：文件头和 { $entries } 条记录均与其哈希值相符；未经手工改动。
verify-chain-wrong = 链：{ $place } 处的行在写成之后被改动，或其前面缺少一行。此后的内容均不可信，因此未再核对其他项目。
verify-moves-fine = 步骤：全部 { $entries } 条记录均按规则重演。
verify-moves-wrong = 步骤：{ $place } 不符合规则：{ $reason }
verify-state-fine = 终局：所到达的局面和胜者与日志所载相同。
verify-state-wrong = 终局：所到达的局面与日志所载不同。
verify-outcome-wrong = 终局：局面与日志所载相同，但胜者或获胜原因不同。
verify-state-unfinished = 终局：日志未记载；对局尚未结束，或文件被截断。
verify-state-not-reached = 终局：未能到达。
verify-chance-fine = 随机：种子与开局前的承诺相符，全部 { $draws } 次抽取均由它得出。
verify-chance-not-revealed = 随机：种子尚未公开；有 { $draws } 次抽取待核对。
verify-chance-uncommitted = 随机：无法判定；未能重演到底（{ $draws } 次抽取）。
verify-chance-no-commitment = 随机：无法核对：开局前未作承诺，或承诺已被从文件中删去。
verify-chance-wrong-seed = 随机：公开的种子不是开局前所承诺的那一个。
verify-chance-wrong-draw = 随机：{ $place } 处的抽取并非由种子得出。
verify-fine = { $file } 中没有不一致之处。
verify-wrong = { $file } 自相矛盾。

## 所有命令的帮助：cli-help-命令，cli-help-命令-选项，cli-help-any-选项。

cli-help-gorin = 为大多已绝版的卡牌游戏准备的裁判和牌桌。
cli-help-any-lang = 语言：en、pt-BR、es、zh。
cli-help-any-help = 显示此帮助。
cli-help-any-json = 以 JSON 报告。
cli-help-any-version = 显示版本。
cli-help-any-install_completion = 让此 shell 能补全命令。
cli-help-any-show_completion = 显示 --install-completion 会安装的内容。
cli-help-any-game = 游戏的标识。
cli-help-any-format = 游戏赛制的标识。
cli-help-any-option = 游戏的其他选项，写成 名称=值；每个选项写一次。
cli-help-any-level = 关卡的标识或文件。
cli-help-any-variant = 关卡变体的标识。
cli-help-any-deck = 套牌的标识或文件；每个座位一次，按座位顺序。
cli-help-any-line = 纯文本行：不绘图，无颜色。
cli-help-any-fast = 不停顿地播报，也不询问随机输入。
cli-help-any-turn_limit = 达到此回合数后结束对局。
cli-help-any-file = 一份日志。
cli-help-play = 在此终端游玩：单人、与他人共用键盘，或对战机器人。
cli-help-play-seat = 座位上是谁：human、human:名字、bot 或 bot:级别；每个座位一次。
cli-help-play-games = 一场比赛的局数：先赢得多数局的人获胜。每局之前可以与套牌的备牌换牌。
cli-help-play-seed = 随机的种子：十六进制数字或任意文字，用于重复一局。
cli-help-play-opening = 起始手牌：chosen（自选）或 random（随机）。
cli-help-resume = 继续已保存的对局，或列出它们。
cli-help-resume-save = 已保存的对局：列表中的编号或其标识。
cli-help-resume-list_only = 只列出已保存的对局。
cli-help-games = 列出游戏及其赛制、关卡、套牌和选项。
cli-help-rules = 阅读规则：以本项目文字写成的条款及其代码与测试，或一本规则书的目录。
cli-help-rules-what = 条款（TR-6.13）、章（TR-6）或书（tomb-raider）。
cli-help-card = 阅读一张牌：各项数值、哪些是已知事实，以及它的作用。
cli-help-card-name = 一张牌：名称、标识或编号。
cli-help-card-game = 只在这个游戏的卡牌中查找；否则在所有游戏中查找。
cli-help-judge = 裁定场景文件。若其中有不成立者，退出码为 1。
cli-help-judge-paths = 场景文件、场景文件夹，或 Gorin 自带场景的名称；不写则为全部自带场景。
cli-help-replay = 重演一份日志并打印记录，可指定到某一步为止。
cli-help-replay-step = 停在此步数之后并显示局面。
cli-help-replay-as_position = 将局面写成场景文件，供 gorin judge 使用。
cli-help-replay-seat = 以谁的视角：座位编号，或 all。
cli-help-verify = 核对一份日志：链、步骤、最后的局面以及每一次随机抽取。
