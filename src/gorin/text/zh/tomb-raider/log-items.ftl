### Tomb Raider: the log of what items, triggers, and secret moves do.

log-hand-seen = { $seat } 查看 { $rival } 的手牌
log-hand-seen-own = { $seat } 看到 { $rival } 的手牌：{ $slugs }
log-card-taken-back = { $seat } 从弃牌堆收回 { $slug }
log-die-turned = { $seat } 的一颗骰子从 { $before } 变为 { $after }
log-fight-overlooked = { $seat } 本回合可以照常搜索，如同没有战斗过
