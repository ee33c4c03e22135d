### Tomb Raider on the page: what is drawn, said for those who hear it.

## The map and its spaces

page-tr-map = 关卡地图
page-tr-zoom = 地图大小
page-tr-zoom-in = 放大地图
page-tr-zoom-out = 缩小地图
page-tr-comma = ，
page-tr-lit = { $thing }。选择：{ $answer }
page-tr-space-unknown = { $space }，未知
page-tr-space-hiding = { $space }，未知；宝藏室可能在此
page-tr-space-face-down = { $space }，面朝下的地点
page-tr-space-known-down = { $space }，{ $card }，面朝下
page-tr-space-treasure-down = { $space }，宝藏室 { $card }，面朝下
page-tr-exits = 出口：{ $sides }
page-tr-no-exits = 没有出口
page-tr-one-way = 单向，不能原路返回：{ $sides }
page-tr-blocked = 封锁：{ $sides }
page-tr-danger = 危险上限 { $danger }
page-tr-search = 搜索 +{ $dice } 颗骰子
page-tr-search-target = 搜索目标值 { $target }
page-tr-mark-treasure = 宝藏室
page-tr-mark-prize = 宝藏在此
page-tr-mark-entrance = 入口
page-tr-mark-save = 存档点
page-tr-mark-empty = 已空
page-tr-mark-searched = 已搜索
page-tr-obstacle = { $obstacle }（{ $kind }）
page-tr-overcome = 克服：{ $tests }
page-tr-raiders-here = 此处：{ $raiders }
page-tr-map-size = 地图：宽 { $width }，深 { $depth }；{ $count ->
    [0] 没有未知的格子。
   *[other] 有 { $count } 个未知的格子。
}

## The raiders

page-tr-own = 你的探险者
page-tr-off-map = 不在地图上
page-tr-life = 生命 { $life }，上限 { $most }
page-tr-ability = { $ability } { $value }
page-tr-ability-injured = { $ability } { $value }，{ $injuries } 处负伤
page-tr-injuries = { $count } 处伤
page-tr-hand-count = 手牌 { $count } 张
page-tr-hand-of = 手牌：{ $count }，上限 { $limit }
page-tr-deck-count = 抽牌堆：{ $count }
page-tr-moves-left = 剩余移动：{ $count }
page-tr-power = 力量 { $power }
page-tr-deaths = 死亡与重开：{ $count }
page-tr-points = 得分：{ $points }
page-tr-state-stuck = 受困
page-tr-state-dead = 不在地图上
page-tr-state-gone = 已认输
page-tr-state-finished = 已完成
page-tr-state-cut-off = 隔绝
page-tr-state-carries = 携带宝藏
page-tr-state-fought = 已战斗
page-tr-row-unsaved = 未存档：{ $cards }
page-tr-row-saved = 已存档：{ $cards }

## Hand, rows and piles

page-tr-hand = 你的手牌
page-tr-open-hand = 手牌
page-tr-open-hand-none = 没有手牌
page-tr-hand-cards = 你的手牌：{ $cards }
page-tr-hand-empty = 你没有手牌
page-tr-offered = 可选的牌
page-tr-more = 还有 { $count } 张
page-tr-unsaved = 未存档
page-tr-saved = 已存档
page-tr-discard = 弃牌堆
page-tr-known-hand = 已知的手牌
page-tr-pile = { $title }：{ $count } 张

## Beside the map

page-tr-beside = 骰子、牌堆与目标
page-tr-goal = 目标：在宝藏室中找到宝藏
page-tr-decks = 牌堆
page-tr-level-deck = 关卡牌堆
page-tr-level-deck-of = 关卡牌堆 { $part }
page-tr-spare-deck = 备用地点
page-tr-obstacle-deck = 障碍牌堆
page-tr-obstacle-discard = 弃置的障碍
page-tr-solo = 目标
page-tr-solo-ours = 本程序自拟的目标
page-tr-solo-counts = 目前为止
page-tr-met = 已达成
page-tr-unmet = 未达成

## Dice and scenes

page-tr-cast-test = 上次检定
page-tr-cast-search = 上次搜索
page-tr-cast-attack = 上次攻击
page-tr-cast-order = 回合顺序
page-tr-rolled-by = { $seat }：{ $faces }，合计 { $total }
page-tr-rolled-by-with = { $seat }：{ $faces }，加值 { $bonus }，合计 { $total }
page-tr-rolled = { $faces }，合计 { $total }
page-tr-needed = 目标值 { $target }
page-tr-passed = 成功
page-tr-failed = 失败
page-tr-scene = 正在进行的检定
page-tr-scene-cards = 正在打出卡牌
page-tr-scene-harm = 即将受到伤害
page-tr-scene-test = { $seat } 进行{ $ability }检定
page-tr-scene-against = { $seat } 面对“{ $obstacle }”
page-tr-scene-search = { $seat } 进行搜索
page-tr-scene-attack = { $seat } 攻击 { $rival }
page-tr-fold = 收起
page-tr-unfold = 展开
page-tr-target = 目标值
page-tr-dice = { $dice } 颗骰子
page-tr-bonus = 加值 { $bonus }
page-tr-announced = { $seat } 打出
page-tr-harm = { $seat } 即将受到 { $amount } 点伤害
page-tr-death = { $seat } 的探险者死亡
page-tr-death-at = { $seat } 的探险者死于 { $space }
page-tr-death-obstacle = 未能克服{ $obstacle }：结果 { $result }，目标值 { $target }。
page-tr-death-test = 检定失败：结果 { $result }，目标值 { $target }。
page-tr-death-harm = 受到 { $amount } 点伤害，生命耗尽。
page-tr-death-injury = 负伤使{ $ability }降低，生命耗尽。
page-tr-death-then = 你失去手牌和所有未存档的牌。你的探险者以满生命回到存档点，没有存档点则回到入口。

## Above the board

page-tr-turn = 第 { $turn } 回合
page-tr-turn-of = 第 { $turn } 回合，共 { $limit } 回合
page-tr-order = 回合顺序
page-tr-round-ready = 准备
page-tr-round-action = 行动
page-tr-round-search = 搜索
page-tr-round-draw = 抽牌

## Cards

page-tr-now = 当前
page-tr-form-item = 物品
page-tr-form-trigger = 触发牌
page-tr-figure-danger = 危险
page-tr-figure-difficulty = 难度
page-tr-figure-power = 力量
page-tr-figure-treasure = 宝藏
page-tr-figure-life = 生命
page-tr-figure-search-bonus = 搜索加值
page-tr-figure-weapon = 武器
page-tr-figure-fight = 战斗
page-tr-figure-move = 移动
page-tr-figure-search = 搜索
page-tr-figure-think = 思考

## How it goes

page-tr-help-turn = 一回合有四个阶段，每个阶段里探险者依次行动。准备阶段掷骰决定顺序。行动阶段探险者最多走与移动数值相同数量的地点，也可以停留。搜索阶段各人可以在所在地点搜索。抽牌阶段位于存档点的探险者存档，然后弃牌、抽牌。
    .title = 一个回合
page-tr-help-explore = 探险者经出口离开地点。进入未知的格子时，那里翻开一个地点，移动就此结束。
    .title = 探索
page-tr-help-obstacle = 翻开地点时，另一名玩家可以在那里打出一个障碍，其危险不超过该地点的限度。进入地点的探险者要面对那里的每个障碍，每次回来都要再面对。
    .title = 障碍

## What the signs mean

page-tr-legend = 符号说明
page-tr-legend-danger = 危险上限：在此打出的障碍最多可有此危险
page-tr-legend-search = 搜索；地图上的 +1：在该处搜索时多一颗骰子
page-tr-legend-hand = 手牌数与手牌上限
page-tr-legend-deck = 牌堆中的牌数
page-tr-legend-steps = 本回合剩余移动
page-tr-legend-deaths = 死亡与重开；不在地图上
page-tr-legend-open = 双向通道
page-tr-legend-unknown = 通往未知格子的出口
page-tr-legend-one-way = 单向通道
page-tr-legend-barred = 被封锁的出口
page-tr-legend-built-in = 虚线边框：地点的固有障碍
page-tr-legend-hiding = 宝藏室可能在此
page-tr-legend-down = 面朝下的地点
