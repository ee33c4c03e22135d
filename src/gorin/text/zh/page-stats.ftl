### 统计页：结束的对局、胜率、长度。

page-stats = 统计
page-stats-and-replays = 统计与回放
page-stats-lead = 谁赢了多少次，对局有多长。每个比例都附有置信区间，局数越多，区间越窄。
page-stats-whose = 谁的对局
page-stats-yours = 你的对局
page-stats-all = 本服务器全部
page-stats-none = 本服务器还没有结束的对局。第一场结束后会计入这里，并附回放。
page-stats-none-yours = 你还没有结束的对局。你结束的第一场会计入这里，并附回放。
page-stats-begin = 开始一局
page-stats-games = { $count } 局
page-stats-column-won = 获胜
page-stats-column-decided = 有人获胜
page-stats-column-turns = 回合
page-stats-of = { $games } 局中 { $won } 局
page-stats-interval = { $share }%（95% 置信区间：{ $low }% 至 { $high }%）
page-stats-levels = 按关卡
page-stats-formats = 按赛制
page-stats-seats = 按座位数
page-stats-places = 按座位
page-stats-bots = 各级机器人
page-stats-bots-yours = 对阵机器人
page-stats-decks = 按套牌
page-stats-rates-caption = 标记为胜率，横条为其 95% 区间；共计 { $games }。
page-stats-few = 局数太少，区间很宽：还不能证明什么。
page-stats-percent = { $share }%
page-stats-lengths = 对局有多长
page-stats-lengths-caption =
    { $games ->
        [1] { $games } 局，在 { $median } 回合后结束。
       *[other] { $games } 局。半数在 { $median } 回合之内结束，九成在 { $p90 } 回合之内结束。
    }
page-stats-time =
    { $minutes ->
        [0] 用时中位数：不到一分钟。
       *[other] 用时中位数：{ $minutes } 分钟。
    }
page-stats-axis-turns = 回合
page-stats-axis-games = 局数
page-stats-bar = { $turns } 回合：{ $games }
page-stats-last = 最近的对局
page-stats-last-listed = 公开牌桌最近的对局
page-stats-last-none = 还没有公开的牌桌结束过对局。
page-stats-taken-back = 撤回 { $count } 次
page-stats-drawn-again = 撤回 { $count } 次，包括随机结果：不计入统计
page-stats-you-won = 你获胜
page-stats-you-lost = 你未获胜
page-stats-won-by = { $winners } 获胜
page-stats-nobody = 无人获胜
page-stats-turns = { $turns } 回合
page-stats-today = 今天 { $time }
page-stats-replay = { $title } 的回放
page-stats-most = 最多计入最近 { $most } 局。
