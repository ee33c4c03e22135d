### The pages of decks: all decks, and the deck builder.

## All decks

decks-lead = 组建套牌，立刻看到是否合乎规则；若不合，由哪一条款禁止。
decks-all = 所有套牌
decks-own = 你的套牌
decks-shipped = 可作起点的现成套牌
decks-new = 新套牌
decks-new-name = 我的套牌
decks-about = { $raider } · { $count } 张牌

## Searching

decks-search = 搜索卡牌
decks-search-hint = 名称，或 t:obstacle danger<=5……
decks-help = 如何搜索
decks-as-cards = 以卡牌显示
decks-kinds = 卡牌种类
decks-found = { $count } 张牌
decks-more = 还有 { $count } 项
decks-names-only =
    { $count ->
        [0] 也显示只知名称的卡牌
       *[other] 也显示 { $count } 张只知名称的卡牌
    }
decks-name-only = 只知名称
decks-result = { $card }，{ $kind }，套牌中有 { $count } 张。回车加入，减号移除
decks-add = 加入 { $card }
decks-remove = 移除 { $card }
decks-show = { $card }：查看卡牌
decks-told = { $card }：{ $count } 张。抽牌堆共 { $total } 张
decks-help-keys = 并列的各部分须同时成立；“or”表示任一，“-”表示排除，括号用来分组。按键：/ 回到搜索，向下键到卡牌，回车或 + 加入，− 移除，长按查看卡牌。
decks-fields = 所有字段
decks-example-name = 名称中的文字
decks-example-both = 危险不超过 5 的障碍
decks-example-or = 陷阱和险境
decks-example-not = 单人时无作用的发现
decks-example-tests = 战斗目标低于 9 即可克服的障碍
decks-example-text = 卡牌文字
decks-example-order = 按移动从高到低的探险者

## The deck

decks-deck = 套牌
decks-panes = 页面各部分
decks-tab-search = 搜索
decks-tab-deck = 套牌（{ $count }）
decks-name = 套牌名称
decks-undo = 撤销
decks-for = 套牌的用途
decks-level-usual = { $level }（默认）
decks-level-own = { $name }（你的）
decks-seats-all = 按关卡允许的最多人数
decks-format = 赛制
decks-draw-count = 抽牌堆 { $count } 张
decks-bounds = 至少 { $minimum } 张，每种最多 { $limit } 张
decks-empty = 还没有牌。在搜索中选择，或导入列表。
decks-kind-raider = 探险者
decks-kind-upgrade = 升级
decks-kind-action = 行动
decks-kind-discovery = 发现
decks-kind-obstacle = 障碍
decks-kind-secret-move = 秘技
decks-kind-treasure = 宝藏
decks-kind-location = 自带地点
decks-unknown-cards = 未知的牌
decks-locations-more = 自备的关卡牌堆，用于由玩家自带的关卡。
decks-no-raider = 还没有探险者：请在搜索中选择“探险者”。
decks-no-raider-short = 没有探险者
decks-row-wrong = 规则禁止此处的某些内容
decks-idle = 有 { $count } 张牌在单人时无作用
decks-figures = 数据
decks-no-charts = 加入卡牌后显示数据。
decks-mean = 平均 { $mean }
decks-left = 导入的列表中有 { $count } 行没有可用内容，不在套牌中：
decks-left-forget = 不再保留这些行

## Legal or not

decks-verdict-asking = 检查中……
decks-verdict-legal = 合规
decks-verdict-illegal = 不合规：{ $count } 个原因
decks-verdict-unknown = 无法检查

## Import and export

decks-import = 导入列表
decks-import-short = 导入
decks-import-more = 粘贴任何格式的套牌：普通列表、TOML、LackeyCCG 的文本或 XML。不会悄悄丢掉任何内容。
decks-import-text = 列表
decks-import-found = { $raider }，{ $count } 张牌
decks-import-wrong = 有 { $count } 行不能直接使用：
decks-line = 第 { $line } 行
decks-import-into = 替换套牌
decks-import-new = 建成套牌
decks-import-without = 搁置 { $count } 行并采用其余
decks-export = 导出套牌
decks-export-short = 导出
decks-form = 格式
decks-form-list = 列表
decks-form-toml = TOML
decks-form-lackey = LackeyCCG 文本
decks-form-dek = LackeyCCG XML
decks-download = 下载

## Playing

decks-play = 用这副套牌来玩
decks-play-short = 开始玩
decks-play-illegal = 这副套牌不适用于这场对局，牌桌会拒绝它。
