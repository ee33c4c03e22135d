### Tomb Raider: the log of what items, triggers, and secret moves do.

log-hand-seen = { $seat } mira la mano de { $rival }
log-hand-seen-own = { $seat } ve la mano de { $rival }: { $slugs }
log-card-taken-back = { $seat } recupera { $slug } de la pila de descarte
log-die-turned = Un dado de { $seat } cambia de { $before } a { $after }
log-fight-overlooked = { $seat } puede buscar en este turno como si no hubiera luchado
