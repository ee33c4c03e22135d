### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

game-unknown = 没有游戏“{ $asked }”；现有游戏为 { $known }
format-unknown = 没有赛制“{ $asked }”；现有赛制为 { $known }
option-no-value = “{ $asked }”没有说明哪个选项取什么值；请写成 名称=值
option-twice = 这个选项给出了两次
setup-exact-seats = 这不适合 { $count } 名玩家，而正好适合 { $seats } 名
setup-bad-seats = 这不适合 { $count } 名玩家，而适合 { $minimum } 至 { $maximum } 名

## Files

file-missing = 没有这个文件
file-is-folder = 这是文件夹，不是文件
file-not-text = 文件不是 UTF-8 文本
file-unreadable = 无法读取文件：{ $reason }
file-not-toml = 文件不是 TOML：{ $reason }
file-too-deep = 此处的列表和表格嵌套超过 { $most } 层；没有文件需要这么深
file-not-regular = 这是管道或设备，不是文件
file-too-large = 文件超过 { $most } MiB；这类文件不需要这么大
field-missing = 缺少此字段
field-unknown = 没有这个字段；可用的字段是{ $known }
field-none = 没有这个字段，这里也没有别的字段
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
field-too-deep = 此处嵌套超过 { $most } 层
field-too-great = 这个数太大：整数最大为 { $most }
field-other = 此内容不合要求：{ $reason }
field-more = 有超过 { $most } 处不合要求；其余内容没有检查
faults-more = 除此之外还有 { $count } 处错误
decks-none = 这里不读取也不列出 { $game } 的套牌；gorin games 会列出可选内容

## Decks

deck-unknown = 没有套牌“{ $asked }”；现有套牌为 { $known }
deck-unknown-similar = 没有套牌“{ $asked }”；相近的有：{ $known }
deck-unknown-card = 没有卡牌“{ $card }”
deck-not-drawn = “{ $card }”不能放入套牌
deck-bad-count = “{ $card }”的张数为 { $count }；至少要有 1 张
deck-far-too-many = “{ $card }”的张数为 { $count }；每种牌最多读取 { $most } 张
deck-too-small = 套牌有 { $count } 张牌；至少需要 { $minimum } 张
deck-too-small-alone = 单人游戏时障碍牌另成一副牌堆；除去障碍牌，套牌有 { $count } 张牌，至少需要 { $minimum } 张
deck-too-many-copies = “{ $card }”有 { $count } 张；这样大小的套牌最多可以有 { $limit } 张

## Games that lie elsewhere

games-elsewhere = “{ $module }”不是含有游戏 BOX 的模块：{ $reason }

## Levels

level-own-title = { $title }

## What is wrong with a level

level-unknown = 没有关卡“{ $asked }”；现有关卡为 { $known }
