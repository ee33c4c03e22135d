### 网页上的回放：逐步重看一场对局。

page-replay = 回放
page-replay-title = 回放：{ $title }
page-replay-view = 以谁的视角
page-replay-view-public = 观战者所见
page-replay-view-seat = { $seat } 所见
page-replay-view-all = 全部公开
page-replay-controls = 播放
page-replay-first = 回到开头
page-replay-turn-back = 后退一回合
page-replay-back = 后退一步
page-replay-play = 播放
page-replay-pause = 暂停
page-replay-on = 前进一步
page-replay-turn-on = 前进一回合
page-replay-last = 到结尾
page-replay-seen = 到看过的最后一步
page-replay-speed = 速度
page-replay-times = { $speed }×
page-replay-position = 进度
page-replay-step = 第 { $step } 步
page-replay-step-of = 第 { $step } 步，共 { $last } 步
page-replay-turn = 第 { $turn } 回合
page-replay-hide = 隐藏总长度
page-replay-hide-more = 不透露对局何时结束：只能跳到已经看过的地方。
page-replay-fetching = 正在取得这一步……

## 问了什么，答了什么

page-replay-asked = 询问 { $seat }：{ $question }
page-replay-chose = 选择：{ $answer }
page-replay-did-choose = { $seat } 选择：{ $answer }
page-replay-secret = { $seat } 秘密作答
page-replay-did = { $seat }：{ $answer }
page-replay-begins = 尚未有人作出选择
page-replay-so-far = 对局目前进行到这里。
page-replay-more = 查看新的进展
page-replay-live = 观看直播
page-replay-to-table = 前往牌桌
page-replay-until-now = 回放至今

## 链接、日志、核对

page-replay-link = 复制这一步的链接
page-replay-copied = 已复制。打开链接的人会来到这一步。
page-replay-named = 本页的地址现在指向这一步：可从地址栏复制。
page-replay-position-save = 存为局面
page-replay-position-all = 将第 { $step } 步存为“gorin judge”可读取的文件，包含全部实情。
page-replay-position-seat = 将第 { $step } 步存为“gorin judge”可读取的文件，以{ $seat }所知为准：其余内容重新发放。
page-replay-match = 对局
page-replay-players = 玩家
page-replay-winner = 获胜
page-replay-entropy = { $seat } 加入的随机成分
page-replay-from-file = 此回放由文件打开。
page-replay-running = 对局仍在进行：只显示公开的内容。
page-replay-running-own = 对局仍在进行：可以按观战者所见或你自己所见来回放。
page-replay-closed = 牌桌在这局结束之前就关闭了。
page-told-board = 最后的局面
page-told-partly = 此后的应答没有保存当时的叙述；对局日志里有。
page-replay-open = 打开对局日志
page-replay-open-more = 保存为日志（.jsonl）的对局，最大 2 MB。只用于查看，不会保存。
page-replay-open-busy = 正在重演……
page-replay-too-large = 文件有 { $size } MB；最多读取 { $most } MB。
page-replay-not-text = 文件不是文本，因此不是对局日志。

## 对局数据

page-replay-figures = 对局数据
page-replay-figures-lead = 共进行了 { $turns } 回合。
page-replay-figure = 项目
page-replay-together = 合计
page-replay-grew = 逐回合
page-replay-plot = { $figure }，逐回合：{ $ends }
page-replay-plot-end = { $name } { $value }
page-replay-axis-turn = 回合
page-replay-luck-note = 运气是骰子点数超出每颗 3.5 的部分。骰子这么少，相差十点很常见，并不说明水平高低。

## 按键

page-replay-key-step = 后退或前进一步
page-replay-key-turn = 后退或前进一回合
page-replay-key-ends = 到开头、到结尾
page-replay-key-play = 播放或暂停
page-replay-key-escape = 停止播放，关闭打开的内容

## 服务器所说的话

web-replay-no-view = 没有“{ $asked }”这样的视角；可用的有：public、all、seat1、seat2 等
web-replay-forgotten = 此回放由文件打开，服务器已不再保留。请重新打开该文件。
web-replay-only-own = 对局进行期间，只能按观战者所见回放；玩家还可以按自己所见回放
web-replay-no-figures = 这款游戏没有统计数据
web-replay-unfinished = 日志在对局结束之前就中断了；对局结束后才能从文件打开
web-replay-not-begun = 对局尚未开始
