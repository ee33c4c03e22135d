### Tomb Raider: the log of what actions do.

log-test-hindered-dice = { $seat } 在这次检定中少 { $amount } 颗骰子
log-test-hindered-bonus = { $seat } 的结果降低 { $amount }
log-test-replaced = { $seat } 改为进行{ $ability }检定：{ $dice } 颗骰子，目标值 { $target }
log-obstacle-shifted = “{ $obstacle }”从 { $start } 移到 { $space }
log-deck-seen = { $seat } 查看抽牌堆顶的 { $count } 张牌
log-deck-seen-own = { $seat } 看到抽牌堆顶是：{ $slugs }
log-card-picked = { $seat } 把其中一张牌加入手牌
log-card-picked-own = { $seat } 把 { $slug } 加入手牌
log-die-thrown = { $seat } 掷一颗骰子：{ $face }
log-save-point-lost = { $seat } 的探险者失去其存档点
log-effect-held-test-bonus = { $seat } 本回合所有检定的结果增加 { $amount }
log-effect-held-unhindered = { $seat } 本回合经过时不面对障碍
