### Tomb Raider: what can be wrong with a setup, with options and with a position.

## Setting up a match

setup-no-solo = 这个关卡不能单人进行
setup-no-variant = 没有变体“{ $asked }”；现有变体为 { $known }
setup-bad-opening = 起始手牌应为“chosen”或“random”，而不是“{ $asked }”
setup-no-raider = { $seat } 号座位的“{ $card }”不是探险者
setup-raider-power = “{ $card }”的力量为 { $power }；探险者以力量 1 开始
setup-no-treasure = “{ $card }”不是宝藏
setup-treasure-power = “{ $card }”的力量为 { $power }，超过了关卡所给予的
setup-unknown-kept = 没有可从先前关卡保留的卡牌“{ $card }”

## Positions

position-no-raider = 没有探险者
position-unknown-card = “{ $card }”不是可以放在这里的牌
position-bad-space = “{ $space }”不是格子；格子的名称形如 B4
position-bad-side = “{ $side }”不是方向；方向为 { $sides }
position-bad-order = 顺序没有把每个座位恰好列出一次
position-bad-seat = 没有座位 { $seat }；座位从 0 数起
position-bad-round = “{ $round }”不是阶段；各阶段为 ready、action、search 和 draw
position-bad-ability = “{ $ability }”不是能力；各能力为 fight、move、search 和 think
position-nowhere = { $space } 没有面朝上的地点
position-too-many-decks = 关卡牌堆多于关卡的 { $count } 个

## 开桌

hall-bad-turn-limit = 回合上限应在 1 到 { $most } 之间
hall-two-levels = 请指定一个关卡或给出关卡文本，不要两者都给
hall-not-in-series = 此项只适用于单个关卡，不适用于系列赛
hall-only-in-series = 此项只适用于系列赛，不适用于单个关卡
hall-too-many-levels = 一个系列最多 { $most } 关
