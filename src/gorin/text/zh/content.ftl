### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

format-tomb-raider-standard = 标准

game-unknown = 没有游戏“{ $asked }”；现有游戏为 { $known }
game-not-playable = “{ $game }”还不能玩
format-unknown = 没有赛制“{ $asked }”；现有赛制为 { $known }
option-no-value = “{ $asked }”没有说明哪个选项取什么值；请写成 名称=值
option-twice = 这个选项给出了两次

## Files

file-missing = 没有这个文件
file-is-folder = 这是文件夹，不是文件
file-not-text = 文件不是 UTF-8 文本
file-unreadable = 无法读取文件：{ $reason }
file-not-toml = 文件不是 TOML：{ $reason }
file-too-deep = 此处的列表和表格嵌套超过 { $most } 层；没有文件需要这么深
field-missing = 缺少此字段
field-unknown = 没有这个字段；可用的字段是{ $known }
field-wrong = 此处应为 { $expected }，而不是 { $got }
field-choice = “{ $asked }”不是此处可用的值；可用的值是{ $known }
field-kinds = { $first }或{ $second }
field-kind-text = 文本
field-kind-whole = 整数
field-kind-number = 数字
field-kind-decimal = 小数
field-kind-truth = 真或假
field-kind-list = 列表
field-kind-table = 表
field-kind-nothing = 空值
field-control-sign = 这段文字含有控制字符：它不可见，也不会被保存
field-other = 此内容不合要求：{ $reason }
field-more = 有超过 { $most } 处不合要求；其余内容没有检查
faults-more = 除此之外还有 { $count } 处错误

## Decks

decks-none = 这里没有 { $game } 的套牌
deck-unknown = 没有套牌“{ $asked }”；现有套牌为 { $known }
deck-unknown-card = 没有卡牌“{ $card }”
deck-not-drawn = “{ $card }”不能放入套牌
deck-bad-count = “{ $card }”的张数为 { $count }；至少要有 1 张
deck-far-too-many = “{ $card }”的张数为 { $count }；每种牌最多读取 { $most } 张
deck-too-small = 套牌有 { $count } 张牌；至少需要 { $minimum } 张
deck-too-many-copies = “{ $card }”有 { $count } 张；这样大小的套牌最多可以有 { $limit } 张

## Setting up a match

setup-bad-seats = 关卡不适合 { $count } 名玩家，而适合 { $minimum } 至 { $maximum } 名
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

## Asking why not

attempt-unknown = “{ $attempt }”不是可以尝试的事；可以尝试 { $verbs }
attempt-no-card = 这里没有卡牌“{ $card }”

## Games that lie elsewhere

games-elsewhere = “{ $module }”不是含有游戏 BOX 的模块：{ $reason }
