### Tomb Raider: the log of what items, triggers, and secret moves do.

log-hand-seen = { $seat } olha a mão de { $rival }
log-hand-seen-own = { $seat } vê a mão de { $rival }: { $slugs }
log-card-taken-back = { $seat } recupera { $slug } da pilha de descarte
log-die-turned = Um dado de { $seat } muda de { $before } para { $after }
log-fight-overlooked = { $seat } pode fazer busca neste turno como se não tivesse lutado
