### 页面：从首页到对局结束，任何游戏都用到的文字。

## 通用

page-home = Gorin：回到首页
page-to-home = 回到首页
page-skip = 跳到正文
page-close = 关闭
page-loading = 请稍候……
page-connecting = 正在前往牌桌……
page-reconnecting = 连接已断开，正在重新连接；不会丢失任何内容。
page-lost = 正在重新连接，不会丢失任何内容。
page-to-answers = 跳到当前提问
page-no-answer = 服务器没有响应。请检查网络后重试。
page-fault-line = 第 { $line } 行：
page-language = 语言
page-you = 你
page-save = 保存
page-saved = 已保存
page-copy = 复制
page-copied = 已复制
page-not-found = 页面不存在
page-not-found-more = 地址可能有误，或者链接来自另一台服务器。

## 首页

page-title = 卡牌游戏的牌桌
page-lead = 规则由程序裁定，每个裁定都注明条款，无需注册。
page-doors = 游戏
page-door-play = 开始
page-door-play-of = 开始 { $game }
page-door-seats = { $fewest } 至 { $most } 人
page-door-seats-exactly =
    { $count ->
       *[other] { $count } 人
    }
page-door-minutes = { $fewest } 至 { $most } 分钟
page-door-minutes-exactly =
    { $count ->
       *[other] { $count } 分钟
    }
page-ways = 开始方式
page-way-play = 立即开始
page-way-play-more =
    { $bots ->
        [0] 独自玩一局{ $game }
        [1] 与一个机器人来一局{ $game }
       *[other] 与 { $bots } 个机器人来一局{ $game }
    }
page-way-play-more-decks =
    { $bots ->
        [0] 独自玩一局{ $game }，套牌已备好
        [1] 与一个机器人来一局{ $game }，套牌已备好
       *[other] 与 { $bots } 个机器人来一局{ $game }，套牌已备好
    }
page-way-invite = 邀请朋友
page-way-invite-more = 通过链接或二维码
page-way-learn = 学习
page-way-learn-more = 带讲解的第一局
page-way-watch = 观战
page-way-watch-more = 公开的牌桌与已结束的对局
page-way-more = 自选座位、计时等
page-own-tables = 你的牌桌
page-own-tables-none = 目前没有进行中的对局。请从上方开始。
page-own-finished = 已结束的对局
page-row-yours = 轮到你
page-row-turn = 第 { $turn } 回合
page-row-won = 获胜
page-row-lost = 失利
page-row-winners =
    { $count ->
       *[other] { $winners } 获胜
    }
page-offline = 一切都在本机运行，无需联网。
page-all-tables =
    { $count ->
       *[other] 再显示 { $count } 张
    }
page-other-device = 在另一台设备上继续
page-other-device-more = 打开此链接者将以你的身份参加：请勿外传。
page-own-name = 你在牌桌上的名字
page-free-seats =
    { $count ->
        [0] 没有空位
       *[other] { $count } 个空位
    }
page-stage-playing = 进行中
page-stage-gathering = 等待玩家
page-stage-paused = 已暂停
page-stage-over = 对局结束
page-stage-closed = 这张牌桌已关闭

## 观战、学习、通过链接进入

page-watch = 观战
page-watch-bots = 观看两个机器人对局
page-watch-bots-more = 两个较强的机器人立即对局，你能看到一切：所有手牌、每一步、每个理由。
page-watch-free = 有空位的牌桌
page-watch-running = 正在进行
page-watch-over = 已结束
page-watch-none = 目前没有公开的牌桌。开桌时可以选择在此列出。
page-learn = 边玩边学
page-learn-lead = 你将玩一局小游戏。每当出现新内容，都会有讲解。
page-learn-what-1 = 大约十分钟，随时可以停下：牌桌会保存一切。
page-learn-what-2 = 只能选择可行的做法；“为什么不行？”会指出其他做法为何不行、是哪一条款禁止。
page-learn-what-3 = 每个选择都可以撤回。
page-learn-begin = 开始第一局
page-resume = 回到牌桌
page-resume-whose = 打开此链接后，这个浏览器将成为 { $name }。你现在在这里是 { $you }。
page-resume-more = 只有链接是你自己在另一个浏览器里创建的，才继续。你现在身份的座位、套牌和设置不会随你过去。
page-resume-become = 以 { $name } 的身份继续
page-resume-stay = 仍是 { $you }
page-invited = 邀请
page-invited-to = { $host } 邀请你来到牌桌
page-invited-game = { $game }：{ $title }
page-invited-as-player = 邀请你参加对局。
page-invited-as-spectator = 邀请你观战。
page-invited-as-caster = 邀请你解说：在所有人同意后，可延时看到所有手牌。
page-invited-as-referee = 邀请你担任裁判。
page-invited-enter-player = 入座
page-invited-enter-spectator = 观战
page-invited-enter-caster = 进入
page-invited-enter-referee = 进入
page-invited-broken = 请向发送者索取新的链接。
page-invited-full = 座位已满。
page-invited-over = 对局已结束。
page-invited-unseen = 这张牌桌不允许观战。
page-invited-here = 你已在这张牌桌。
page-no-table = 没有这张牌桌
page-table-shut = 你不能进入这张牌桌

## 新牌桌

page-new = 开一张新牌桌
page-new-game = 游戏
page-new-format = 赛制
page-new-players = 谁来玩
page-new-seats = 座位
page-new-guided = 附讲解，作为教学
page-seat-count =
    { $count ->
       *[other] { $count } 个座位
    }
page-new-who = 由谁参加，用哪副套牌
page-new-player = { $number } 号座位的玩家
page-new-deck = { $number } 号座位的套牌
page-new-deck-hint = 自己的套牌在开局前于桌上选择。
page-a-person = 真人
page-a-bot = 机器人：{ $level }
page-bot-random = 随机
page-bot-easy = 简单
page-bot-medium = 中等
page-bot-heuristic = 强
page-bot-search = 最强，思考更久
page-deck-usual = { $deck }（默认）
page-deck-others = 在{ $format }中不合法
page-deck-elsewhere = { $deck }（{ $formats }）
page-deck-default = 默认套牌
page-deck-none = 关卡自带
page-deck-own = 自己的套牌……
page-deck-own-title = 使用自己的套牌
page-deck-own-hint = 粘贴牌表：每行一张牌，数量写在前面，可用构筑器支持的任何格式。系统会按本桌关卡检查。
page-deck-own-text = 套牌列表
page-deck-own-kept = 你在这里构筑的套牌
page-deck-own-choose = 选用其中之一……
page-deck-own-play = 使用这副套牌
page-deck-own-file = 从文件读取……
page-new-clock = 计时
page-new-clock-hint = 超时者视为认输。
page-clock-none = 不计时
page-clock-game-10 = 每人 10 分钟，每次作答加 10 秒
page-clock-game-25 = 每人 25 分钟，每次作答加 15 秒
page-clock-move-60 = 每次作答 1 分钟
page-clock-move-180 = 每次作答 3 分钟
page-clock-day-1 = 每次作答 1 天
page-clock-day-3 = 每次作答 3 天
page-clock-days =
    { $count ->
       *[other] 每次作答 { $count } 天
    }
page-clock-seconds =
    { $count ->
       *[other] 每次作答 { $count } 秒
    }
page-clock-minutes =
    { $count ->
       *[other] 每人 { $count } 分钟，+{ $increment } 秒
    }
page-new-undo = 撤回
page-new-undo-hint = 需征得其他人同意；只对机器人时可自由撤回。
page-undo-none = 不可撤回
page-undo-casual = 未揭示信息时可撤回
page-undo-any = 全体同意即可撤回
page-new-watching = 谁可以观战
page-new-watching-hint = 观战者看不到任何手牌。
page-watching-open = 知道地址者可观战
page-watching-invited = 受邀者可观战
page-watching-none = 不许观战
page-new-listed = 在本服务器上公开列出
page-new-more = 更多选项
page-new-pause = 自动略过前的停顿（秒）
page-new-pause-hint = 系统替人略过之前等待这么久，以免速度泄露手牌。设为 0 时，所有人都能看出谁有牌可打。
page-new-grace = 离开多久后可由机器人代管（秒）
page-new-grace-hint = 回来后可立即取回座位。
page-new-delay = 解说延迟（秒）
page-new-delay-hint = 全体同意后，解说者延迟这么久看到所有手牌。
page-seconds-usual = { $count } 秒（默认）
page-new-open = 开桌

## 开局之前

page-begin = 开始
page-gathering-free =
    { $count ->
       *[other] 还有 { $count } 个空位。请邀请朋友，或安排机器人。
    }
page-gathering-free-guest = 还有 { $count } 个空位。
page-gathering-ready = 人已到齐。
page-gathering-host = 人已到齐，等待桌主开始。
page-seat-free = 空位
page-sit = 坐这里
page-stand = 起身
page-seat-a-bot = 安排机器人……
page-bot-sits = 在 { $number } 号座位安排机器人
page-bot-away = 撤走机器人
page-bot-at-seat = { $name }（{ $level }）
page-invite = 邀请
page-invite-more = 打开此链接即可来到这张牌桌，无需注册。
page-invite-full = 座位已满：现在来的人不能参加对局。
page-invite-link = 邀请链接
page-invite-whom = 给谁
page-invite-for-caster = 解说者：全体同意后可延迟看到所有手牌
page-invite-for-referee = 裁判：看到公开信息，可以发言
page-invite-until = 链接有效期至 { $date }。
page-invite-local = 此地址仅在本机有效。若要让他人加入，请用“{ $command }”启动服务器，并通过本机的网络地址打开页面。
page-here = 谁在这里
page-qr = 邀请链接的二维码

## 牌桌

page-board = 版图
page-opponents = 其他玩家
page-players = 玩家
page-own-place = 手牌
page-plate-you = 由你决定
page-plate-decides = 思考中
page-held = 由机器人代管：{ $level }
page-away = 不在
page-away-left = 已离开；{ $time } 后可由机器人代管
page-hold = 让机器人代管座位
page-held-own = 机器人正在代你进行。
page-take-back = 取回我的座位
page-clock = 剩余时间
page-clock-soon = 剩余时间不足 { $count } 秒。
page-clock-left-days = { $days } 天 { $hours } 小时
page-role-player = 玩家
page-role-spectator = 观战者
page-role-caster = 解说者
page-role-referee = 裁判

## 提问

page-question = 当前问题
page-questions = 待答问题
page-answers = 答案
page-answers-more = 还有 { $count } 项
page-answers-fold = 收起选项
page-answers-group = 只看这些：{ $answer }（{ $count }）
page-answer = 作答
page-answer-so = 就这样提交
page-decide = 由你决定
page-secret = 仅你可见
page-decide-secretly-more = 只有你看得到这里可以选什么。你的选择对其他人生效时，他们才会看到。
page-decide-secretly = 由你决定，其他人看不到
page-asked-aloud = 由你决定：{ $question }
page-waiting = 等待
page-waiting-for =
    { $count ->
       *[other] 正在等待 { $seats }
    }
page-waiting-away =
    { $count ->
       *[other] 正在等待 { $seats }（不在）
    }
page-waiting-bots =
    { $count ->
       *[other] { $seats } 正在思考
    }
page-waiting-table = 牌桌正在处理
page-since = 自你上次作答以来
page-since-hit = 这影响到你
page-happening = 正在发生
page-paused-by = { $name } 暂停了对局。对局与计时均已停止。
page-paused-by-plain = { $name } 暂停了对局。
page-paused-by-referee = 裁判 { $name } 暂停了对局。由裁判继续；没有裁判在线时由桌主继续。
page-go-on = 继续
page-less = 减少
page-more = 增加
page-range = { $low } 到 { $high }
page-subset = 已选 { $count }；应选 { $least } 到 { $most }
page-subset-exactly = 已选{ $count }，应选{ $most }
page-division = 还有 { $left } 待分配
page-draft-back = 退一步
page-draft-nowhere = 哪里也不去
page-draft-few = 还要选 { $count }
page-weight = 合计 { $weight }；应为 { $lightest } 到 { $heaviest }
page-weight-least = 合计 { $weight }；至少 { $lightest }
page-weighs = { $thing }（{ $weight }）
page-text-long = { $shortest } 到 { $longest } 个字符
page-text = 你的文字
page-named = 你的选择；也可输入别的
page-draft-light = 还差 { $count }
page-draft-short = 还差 { $count } 个字符
page-draft-chosen = 已选
page-draft-place = 第 { $place } 位
page-draft-where-to = 去哪里？
page-draft-goes = 去{ $to }
page-draft-gets = 得到{ $things }
page-draft-touch = 点按以选择
page-earlier = { $thing }：提前
page-later = { $thing }：推后
page-report = 报告内容

## 为什么不行

page-why = 为什么不行？
page-why-title = 我能做什么？
page-why-hint = 选择你想做的事：裁判会说明现在是否可行；若不可行，是哪条条款禁止。
page-why-writing = 你的回答现在可以写这些：
page-why-sent = { $thing }：前往{ $places }
page-why-allowed = 没有条款禁止

## 作答之外

page-acts = 主动行动
page-acts-new = 新的主动行动
page-act-gone = 现在不能这样做。
page-draft-choose = 请选择
page-tools = 随时可用
page-undo = 撤回
page-undo-asked = 你请求撤回上一个选择。
page-undo-asks = { $seat } 请求撤回上一个选择。
page-undo-since = 将回到这一步之前：
page-undo-agree = 同意
page-undo-refuse = 拒绝
page-undo-withdraw = 撤销请求
page-skip-turn = 本回合略过
page-skip-turn-more = 本回合不再出牌：出牌时机自动略过，其他决定仍会询问
page-skip-concern = 略过至与我有关
page-skip-concern-more = 出牌时机自动略过，直到有事发生在你身上、轮到你或你作出回答
page-passing = 略过至本回合结束
page-passing-concern = 略过至与你有关
page-passing-more = 在本回合结束前，凡可出牌之处都替你略过。移动、检定及其他一切仍会询问。等待时按任意键或点击即可取消。
page-passing-stop = 停止
page-passed = 已替你略过：
page-passed-more = 自你上次作答以来，牌桌替你略过了这么多次：当时你没有新的牌可打，或者你不想被询问。点按可查看是哪些时机。
page-passed-title = 牌桌替你略过的时机
page-passed-list = 自你上次作答以来，牌桌在这些时机替你略过，最近的在前。
page-passed-after = 在此之后：{ $line }
page-passed-earlier = 另有 { $count } 个更早的时机未列出。
page-stops-open = 何时询问我
page-pause = 暂停
page-gave-up = 你已认输。
page-concede = 认输
page-concede-sure = 要认输吗？其他人将继续或获胜。
page-concede-sure-two = 要认输吗？对局将立即结束，{ $seat } 获胜。
page-concede-sure-alone = 要认输吗？对局将立即结束。
page-concede-not = 继续对局

## 记录簿

page-ledger = 记录
page-log = 记录
page-log-none = 还没有发生任何事。
page-older = 更早的记录
page-log-passes = { $count } 次跳过
page-log-clauses = 条款
page-log-clauses-hint = 每一行都显示条款，而不只在指针停留处
page-log-new = { $count } 条新记录
page-clause-show = 查看条款 { $clause }
page-clause-missing = 目前无法读取条款 { $clause }。
page-clause-unknown = 本服务器的规则书中没有条款 { $clause }。
page-clause-stands = 它位于 { $place }。
page-chat = 聊天
page-chat-none = 还没有人说话。
page-chat-say = 说点什么
page-chat-send = 发送
page-chat-new = { $count } 条新消息
page-watchers = 观战者之间
page-people = 人员
page-host = 桌主
page-muted = 已禁言
page-mute = 禁言
page-mute-person = 禁言 { $name }
page-unmute = 解除禁言
page-unmute-person = 解除 { $name } 的禁言
page-remove = 请离
page-remove-person = 请 { $name } 离开牌桌
page-ban = 封禁
page-ban-person = 禁止 { $name } 再次进入
page-consent = 允许解说者延时查看我的手牌
page-terms = 约定
page-fair = 公平的随机
page-fair-more = 开局前牌桌会公布秘密种子的哈希值，结束后公开种子，一切随机结果都可核对。
page-commitment = 种子的哈希值
page-seed = 种子

## 结局

page-end-won = 你赢了
page-end-shared = 共同获胜
page-end-lost = 你输了
page-won =
    { $count ->
       *[other] { $winners } 获胜：{ $reason }
    }
page-won-shared = 你与 { $others } 共同获胜：{ $reason }
page-nobody-won = 无人获胜：{ $reason }
page-again = 换座位再来一局
page-again-many = 再来一局，每人顺移一个座位
page-first-game = 现在与机器人对战
page-again-alone = 再来一局
page-again-waits = 等待其他人同意
page-again-wanted =
    { $count ->
       *[other] { $seats } 想再来一局。
    }
page-to-next = 前往下一局
page-journal = 保存对局日志
page-verify = 核对整局
page-verified-verified =
    { $draws ->
       *[other] 已重演：每一步都合规，{ $draws } 次随机结果均出自该种子。
    }
page-verified-unverifiable = 每一步都合规；本局的随机结果由人给出，无法核对。
page-verified-not-revealed = 每一步都合规；种子尚未公开。
page-verified-wrong = 日志与规则或种子不符。请保存日志并告知桌主。

## 讲解

page-lesson = 讲解
page-lesson-more = 更多
page-lesson-shut = 收起讲解
page-lesson-again = 显示讲解
page-lesson-off = 不再显示讲解

## 设置

page-settings = 设置
page-stops = 提问
page-stops-hint = 若自动略过会让人推断你的手牌，则绝不自动略过。
page-stops-useful = 只问真正的选择
page-stops-all = 全部都问
page-stops-cards = 卡牌
page-stops-cards-hint = 你现在可以打出的牌，以及你已作设置的牌。
page-stops-card-usual = 照常询问
page-stops-card-always = 总是询问
page-stops-card-never = 从不询问
page-set-theme = 主题
page-set-theme-system = 跟随系统
page-set-theme-light = 浅色
page-set-theme-dark = 深色
page-set-text = 文字大小
page-set-text-normal = 标准
page-set-text-large = 大
page-set-text-larger = 更大
page-set-pace = 演示发生的事
page-set-pace-off = 立即显示
page-set-pace-fast = 快
page-set-pace-normal = 正常
page-set-pace-slow = 慢
page-set-pace-steps = 逐步
page-press-to-go-on = 点击任意处或按空格键继续
page-set-motion = 动画
page-set-motion-system = 跟随系统
page-set-motion-still = 关闭
page-set-sound = 声音
page-set-on = 开
page-set-off = 关

## 按键

page-help = 玩法说明
page-help-asked = 现在问你什么
page-help-answer = 点选一个答案，或在牌桌上点它所指的东西，或键入它的编号。问题旁的标记说明它出自哪一条款。
page-help-game = 这个游戏
page-keys = 按键
page-key-answer = 按编号选择答案
page-key-answers = 跳到答案
page-key-arrows = 在答案、版图、手牌或记录中移动
page-key-why = 我能做什么，为什么不行
page-key-undo = 撤回
page-key-pass = 本回合略过，或停止略过
page-key-pass-concern = 略过至有事与我有关
page-key-card = 查看当前焦点的牌
page-key-skip = 立即看完正在演示的内容
page-key-images = 自备牌图与绘制牌面切换
page-key-words = 用文字描述局面
page-key-ledger = 打开或关闭记录
page-key-chat = 在聊天中输入
page-key-keys = 显示这些按键
page-key-help = 玩法说明：问题、游戏、按键
page-key-escape = 关闭打开的内容
page-in-words = 用文字描述的局面

## Cards

page-stand-in = 替代
page-stand-in-long = 此牌的部分内容由本项目自拟代替。
page-images = 自备卡图
page-images-choose = 选择文件夹
page-images-choose-files = 选择文件
page-images-forget = 清除卡图
page-images-help = 按牌名或编号识别文件，如 pit-trap.jpg 或 062.png。文件只留在此浏览器中；按 i 键显示绘制的卡牌。
page-images-count = { $count } 张图片

## 多局比赛

page-new-games = 比赛局数
page-new-games-hint = 先赢得多数局的人赢得比赛。每局之前可以与备牌换牌。
page-match-length =
    { $count ->
        [1] 一局
       *[other] { $count } 局比赛
    }
page-match-score = 第 { $number } 局，共 { $games } 局 · { $wins }
page-match-won =
    { $count ->
        [1] { $names } 赢得比赛，{ $wins }。
       *[other] { $names } 共同赢得比赛，{ $wins }。
    }
page-match-nobody = 没有人赢得比赛，{ $wins }。
page-match-game = 第 { $number } 局
page-match-secret = 比赛结束后才能阅读这一局的日志。
page-match-ready = 我准备好了
page-match-not-ready = 我还没有准备好
page-match-is-ready = 已准备
page-match-ready-hint = 所有人都准备好后，下一局开始。
page-swap = 你的套牌与备牌
page-swap-hint = 其他人看不到这里。每点一次移动一张牌。
page-swap-in = 将 { $card } 放入套牌
page-swap-out = 将 { $card } 放入备牌
page-swap-keep = 就用这副套牌
page-swap-undo = 不作改动
page-swap-kept = 你将使用这里显示的套牌。
