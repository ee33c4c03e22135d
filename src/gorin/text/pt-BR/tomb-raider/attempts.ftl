### Tomb Raider: what can be tried.

## Asking why not

attempt-unknown = “{ $attempt }” não é algo que se possa tentar; pode-se tentar { $verbs }
attempt-no-card = Não há a carta “{ $card }” aqui

## Por que não

page-attempt-move = Ir { $thing }
page-attempt-attack = Atacar { $seat }
page-attempt-search = Buscar
page-attempt-reset = Reiniciar
page-attempt-play = Jogar { $thing }
page-attempt-use = Usar { $thing }
page-attempt-find = Encontrar { $thing }
page-attempt-obstacle = Jogar { $thing } como obstáculo
