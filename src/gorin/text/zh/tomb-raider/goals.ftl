### Tomb Raider: goals beside finding the treasure, and special rules of levels.

## Recovery

ask-treasure = 你找到了宝藏。你的探险者携带哪张宝藏？
option-treasure = 携带 { $card }
ask-pick-up = 你的搜索够得到这里的宝藏。你的探险者拾起它吗？
option-pick-up = 拾起宝藏
option-let-lie = 让宝藏留在原处

log-treasure-taken = { $seat } 找到宝藏，携带 { $slug }
log-treasure-dropped = { $seat } 掉落 { $slug }，它现在位于 { $space }
log-treasure-picked-up = { $seat } 在 { $space } 拾起 { $slug }

ended-brought-back = 宝藏已被带回

## Bounty Hunter

log-points-scored-removed = { $seat } 因该障碍得 { $count } 分：共 { $total } 分
log-points-scored-found = { $seat } 找到宝藏，得 { $count } 分：共 { $total } 分

ended-bounty = 找到宝藏时得分最多
ended-bounty-limit = 达到商定的回合上限时得分最多

## At the table

play-goal-recovery = 目标：把宝藏带回入口
play-goal-bounty-hunter = 目标：找到宝藏时得分最多
play-bounty = { $kind } { $points }
play-bounties = 得分：{ $bounties }
play-prize-carried = { $seat } 携带宝藏 { $card }；目标值 { $target }
play-prize-lies = 宝藏 { $card } 位于 { $space }；目标值 { $target }
play-prize-here = 宝藏在此处
play-carries = 携带宝藏
play-points = { $points } 分
play-final-points = { $seat } 共 { $points } 分。
play-no-save-points = 本关卡没有存档点
play-last-turn = 最后一个回合是第 { $turn } 回合

## What may be wrong

level-own-goal = 关卡“{ $level }”不适用于赛制“{ $format }”：它只按自身的目标进行
level-bad-bounty = 一个障碍的得分不少于 0，不能是 { $points }
points-other-goal = 只有赛制“bounty-hunter”可以商定得分
points-unknown = “{ $asked }”不是得分；得分以 种类=数字 的形式商定，种类为 { $known }
setup-no-prize = 没有力量不超过 { $power } 的宝藏牌可从“{ $card }”带走
position-prize-nowhere = 宝藏由一名探险者携带（“carrier”），或位于地图上（“at”）
position-prize-target = 地图上没有宝藏室时，宝藏需要一个目标值
