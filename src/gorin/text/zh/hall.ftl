### 服务器上的牌桌所说的话：开桌的设定、谁可以做什么、桌上发生了什么。

## 开桌

hall-bad-seats = 一张牌桌有 1 到 { $most } 个座位
hall-bad-seconds = 应在 { $least } 到 { $most } 秒之间
hall-bad-clock = 这种计时应在 { $least } 到 { $most } 之间
hall-guided-alone = 只有单座位的牌桌才有教学
hall-two-decks = 请指定一副套牌或给出套牌文本，不要两者都给
hall-text-too-long = 太长了；最多 { $most } 个字符
hall-text-unreadable = 无法读取这段文本
hall-name-empty = 名字至少要有一个字
hall-name-too-long = 名字最多 { $most } 个字符
hall-name-taken = 这一桌已经有人叫“{ $name }”

## 进入

hall-no-such-table = 没有这张牌桌：{ $table }
hall-banned = 你不能再回到这张牌桌
hall-not-invited = 这需要邀请
hall-full = 牌桌已满
hall-no-free-seat = 没有空座位
hall-has-cast = 看过别人手牌的人不能再在这里参赛
hall-not-here = 你不在这张牌桌上
hall-others-play = 还有其他人在这里游戏，不能关闭牌桌
hall-is-closed = 牌桌已关闭
hall-removed = 桌主已将你请出牌桌
hall-left = 你已离开牌桌
hall-stopping = 服务器正在停止；对局已保存
hall-moved = 这张牌桌已转到另一个服务器进程
hall-broken = 这里出了错，什么都没有改变；牌桌仍是上次保存的样子
hall-still-playing = 参赛者要留到对局结束；请先认输，或让机器人代管座位

## 对局前的座位

hall-no-such-seat = 没有 { $seat } 号座位
hall-seat-taken = { $seat } 号座位已有人
hall-no-bot = { $seat } 号座位上没有机器人
hall-no-seat = 你在这一桌没有座位
hall-no-decks = 这个游戏不选套牌
hall-no-lessons = 这个游戏没有课程
hall-not-your-seat = { $seat } 号座位不是你的
hall-host-only = 只有桌主可以这样做
hall-players-only = 只有参赛者可以这样做
hall-begun = 对局已经开始
hall-seats-free = 这些座位还空着：{ $seats }
hall-stirred-already = 你已经加入过自己的随机内容
hall-bad-entropy = 请输入 1 到 { $most } 个字符

## 对局

hall-not-begun = 对局尚未开始
hall-is-over = 对局已经结束
hall-not-over = 对局尚未结束
hall-is-paused = 对局已暂停
hall-paused-by = 裁判 { $name } 暂停了对局；由裁判继续，没有裁判在线时由桌主继续
hall-paused-often = 有计时的对局中，每人在一局（或系列赛的一关）里最多暂停 { $most } 次
hall-answer-late = 问题 { $serial } 已不再开放，或者从来不是问你的
hall-bot-holds = 机器人正在代管 { $seat } 号座位；请先收回
hall-not-held = 没有机器人代管你的座位
hall-not-a-persons-seat = { $seat } 号座位现在没有人在作答
hall-not-away = { $name } 在场
hall-away-too-short = { $name } 离开的时间还不够长；请再等 { $seconds } 秒
hall-journal-later = 日志中列有所有套牌的全部卡牌；对局结束后才能阅读

## 撤回

hall-undo-never = 这一桌不能撤回选择
hall-undo-nothing = 没有可以撤回的选择
hall-undo-left = 在你上一个选择之后有人退出了对局，不能撤回
hall-undo-held = 机器人正在代管 { $name } 的座位，其本人现在无法同意；机器人接手之前的内容不能撤回
hall-undo-chance = 在你上一个选择之后掷过骰子或洗过牌，不能撤回
hall-undo-revealed = 在你上一个选择之后有隐藏的内容被揭示，不能撤回
hall-undo-changed = 在你上一个选择之后桌面有了变化，不能撤回
hall-undo-open = 已经有人请求撤回选择
hall-undo-none = 没有人请求撤回选择
hall-undo-not-asked = 不需要你的同意
hall-undo-own = 由其他人决定；你只能收回请求
hall-undo-too-often = 其他人在本回合已多次拒绝

## 聊天与桌主

hall-nothing-said = 消息是空的
hall-muted = 桌主已将你禁言
hall-other-channel = 对局进行时，参赛者与观战者分开聊天
hall-rename-later = 对局进行时，观战者不能改名
hall-renamed-lately = 每分钟只能改名一次
hall-too-fast = 太快了；请等几秒钟
hall-no-such-person = 这一桌没有此人
hall-not-yourself = 不能对自己这样做

## 牌桌在聊天中的提示

hall-told-came-player = { $name } 加入了牌局。
hall-told-came-spectator = { $name } 前来观战。
hall-told-came-caster = { $name } 前来解说。
hall-told-came-referee = { $name } 前来担任裁判。
hall-told-renamed = { $before } 现在叫 { $name }。
hall-told-left = { $name } 离开了。
hall-told-sat = { $name } 坐上 { $seat } 号座位。
hall-told-stood = { $name } 离开了 { $seat } 号座位。
hall-told-bot-sat = { $name } 坐上 { $seat } 号座位（{ $level }）。
hall-told-bot-went = { $name } 离开了 { $seat } 号座位。
hall-told-began = 对局开始。
hall-told-undo-asked = { $name } 请求撤回一个选择。
hall-told-undo-agreed = { $name } 同意。
hall-told-undo-refused = { $name } 不同意；选择不变。
hall-told-undo-withdrawn = { $name } 收回了请求。
hall-told-undo-lapsed = 没有人回应{ $name }的撤回请求：请求已失效。
hall-told-undone = { $name } 撤回了一个选择。
hall-told-paused = { $name } 暂停了对局。
hall-told-resumed = { $name } 让对局继续。
hall-told-gave-up = { $name } 认输。
hall-told-flagged = { $name } 的时间已用完。
hall-told-held = 机器人代管 { $name } 的座位。
hall-told-taken-back = { $name } 回到了座位上。
hall-told-casts = { $name } 允许解说者看手牌。
hall-told-casts-not = { $name } 不再允许解说者看手牌。
hall-told-mute = 桌主将 { $name } 禁言。
hall-told-unmute = 桌主允许 { $name } 重新发言。
hall-told-remove = 桌主将 { $name } 请出牌桌。
hall-told-ban = 桌主禁止 { $name } 再来。
hall-told-again = { $name } 想再来一局。
hall-told-again-opened = 下一局已在另一张牌桌准备好。
hall-told-closed = 桌主关闭了牌桌。
hall-told-idle = 牌桌已关闭：很久没有人在玩了。
hall-told-ended-foreign = 牌桌已结束：对局是按其他规则进行的，在这里无人能够继续。
hall-told-other-version = 牌桌已关闭：它是用另一个版本的游戏开始的。

## 教学

hall-hint = { $answer }：{ $reason }

## 多局比赛

match-bad-games = 这里一场比赛的局数可以是 { $known }，不能是 { $count }
match-host-begins = 比赛的第一局由桌主开始
match-seats-stay = 比赛结束前，每个人都保留自己的座位
match-decks-stay = 比赛结束前，套牌留在各自的座位；你只能与自己的备牌换牌
match-not-ready = 还有人没有准备好下一局：{ $names }
match-told-ready = { $name } 已准备好下一局。
match-told-ended = 比赛结束了：现在所有人都可以公开所有牌回看这一局。
