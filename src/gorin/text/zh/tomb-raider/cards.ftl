### Tomb Raider: what cards show.

## gorin card

set-slippery-when-wet = 扩充系列 Slippery When Wet
set-big-guns = 扩充系列 Big Guns
set-promo = 特典卡牌
value-treasure-room = 力量 { $power }，目标值 { $target }
field-name = 名称
field-kind = 种类
field-power = 力量
field-family = 地点系列
field-exits = 出口
field-danger = 危险
field-search-bonus = 搜索加值
field-entrance = 入口
field-save-point = 存档点
field-treasure = 宝藏室
field-obstacle-name = 障碍
field-obstacle-kind = 障碍类型
field-tests = 检定
field-life = 生命
field-failure = 失败时
field-form = 形式
field-difficulty = 难度
field-weapon = 武器
field-character = 人物
family-cave = 洞穴
family-tomb = 墓穴
family-atlantean = 亚特兰蒂斯
family-plain = 通用
form-item = 物品
form-trigger = 触发牌
rarity-fixed = 固定
rarity-common = 普通
rarity-uncommon = 非普通
rarity-rare = 稀有
rarity-ultra-rare = 超稀有
rarity-promo = 特典

## Forms of cards: what may be typed

form-tests = 能力和不超过 { $most } 的目标值，例如“{ form-tests-example }”；能力有{ $abilities }
form-tests-example = fight 9 or move 7
form-failure = 失败后果，以“then”连接：{ $known }；或用词语写出的效果

## Forms of cards: what can be wrong with them

form-bad-failure = “{ $got }”不是失败后果：既不是{ $known }之一，也不是用词语写出的效果（{ $reason }）
form-no-obstacle = 没有固有障碍时，以下必须留空：{ $columns }
form-obstacle-part = 固有障碍还需要{ $missing }
form-depths = 最小深度 { $least } 大于最大深度 { $most }
