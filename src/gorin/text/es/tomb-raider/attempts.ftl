### Tomb Raider: what can be tried.

## Asking why not

attempt-unknown = «{ $attempt }» no es algo que se pueda intentar; se puede intentar { $verbs }
attempt-no-card = Aquí no hay ninguna carta «{ $card }»

## Por qué no

page-attempt-move = Ir { $thing }
page-attempt-attack = Atacar a { $seat }
page-attempt-search = Buscar
page-attempt-reset = Reiniciar
page-attempt-play = Jugar { $thing }
page-attempt-use = Usar { $thing }
page-attempt-find = Encontrar { $thing }
page-attempt-obstacle = Jugar { $thing } como obstáculo
