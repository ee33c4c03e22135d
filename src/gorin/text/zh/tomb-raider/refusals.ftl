### Tomb Raider: why something is not allowed. The clause is added by whoever shows it.

## Raiders and rounds

refused-raider-dead = 探险者不在地图上
refused-round = 这只能在{ $round }进行
refused-not-your-turn = 本阶段现在由另一名玩家行动

## Moving

refused-stuck = 受困的探险者不能移动
refused-halted = 探险者本回合的移动已经结束
refused-move-limit = 探险者本回合最多可以移动 { $limit } 个地点
refused-no-exit = 那个方向没有开放的出口
refused-off-map = 地图到那里为止
refused-obstacles-first = 探险者必须先面对这里的障碍

## Attacking

refused-still-moving = 探险者还没有结束移动
refused-step-over = 探险者的攻击步骤已经过去
refused-nobody-here = 那名探险者不在这个地点
refused-attacked-already = 探险者本回合已经攻击过

## Obstacles

refused-danger = 障碍的危险为 { $danger }，超过了这里的上限 { $limit }
refused-no-obstacle-card = 这张牌不是障碍
refused-own-exploration = 正在移动的玩家不能打出障碍
refused-nothing-mapped = 没有正在探明的地点

## Searching

refused-fought = 探险者本回合使用过战斗
refused-stuck-search = 受困的探险者不能搜索
refused-searched = 探险者本回合已经搜索过
refused-empty = 这里已经找到过一张发现牌
refused-nothing-searched = 现在没有搜索结果
refused-treasure-search = 在宝藏室搜索的是宝藏，不是发现
refused-no-discovery = 这张牌不是发现
refused-difficulty = 这张牌的难度为 { $difficulty }，高于结果 { $result }

## Playing cards

refused-moment = 这张牌不能在这个时机打出
refused-no-use = 这张牌不能这样使用
refused-condition = 这张牌只能在以下情况使用：{ $condition }
refused-cost = 无法支付费用：{ $cost }
refused-effect = 现在这样做没有效果：{ $effect }
refused-upgrade-power = 这张升级的力量为 { $power }；探险者的力量为 { $current }，最多只能提高一
refused-upgrade-copy = 探险者已经有这张升级
refused-upgrade-character = 这张升级只属于 { $character }
