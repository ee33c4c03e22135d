### The pages of decks: all decks, and the deck builder.

## Searching

decks-example-name = 名称中的文字
decks-example-both = 危险不超过 5 的障碍
decks-example-or = 陷阱和险境
decks-example-not = 单人时无作用的发现
decks-example-tests = 战斗目标低于 9 即可克服的障碍
decks-example-text = 卡牌文字
decks-example-order = 按移动从高到低的探险者

## The deck

decks-level-usual = { $level }（默认）
decks-level-own = { $name }（你的）
decks-seats-all = 按关卡允许的最多人数
decks-kind-raider = 探险者
decks-kind-upgrade = 升级
decks-kind-action = 行动
decks-kind-discovery = 发现
decks-kind-obstacle = 障碍
decks-kind-secret-move = 秘技
decks-kind-treasure = 宝藏
decks-kind-location = 自带地点
decks-locations-more = 自备的关卡牌堆，用于由玩家自带的关卡。
decks-no-raider = 还没有探险者：请在搜索中选择“探险者”。
decks-no-raider-short = 没有探险者
