### Tomb Raider: why something is not allowed. The clause is added by whoever shows it.

## Raiders and rounds

refused-raider-dead = O explorador não está no mapa
refused-round = Isto se faz na { $round }
refused-not-your-turn = Nesta rodada é a vez de outro jogador

## Moving

refused-stuck = Um explorador preso não pode se mover
refused-halted = O movimento do explorador já terminou neste turno
refused-move-limit = { $limit ->
        [one] O explorador pode percorrer no máximo { $limit } local neste turno
       *[other] O explorador pode percorrer no máximo { $limit } locais neste turno
    }
refused-no-exit = Nenhuma saída aberta leva para esse lado
refused-off-map = O mapa termina ali
refused-obstacles-first = O explorador deve antes enfrentar os obstáculos daqui

## Attacking

refused-still-moving = O explorador ainda não terminou o movimento
refused-step-over = O passo de ataque do explorador já passou
refused-nobody-here = Esse explorador não está neste local
refused-attacked-already = O explorador já atacou neste turno

## Obstacles

refused-danger = O perigo do obstáculo, { $danger }, passa do limite de { $limit } aqui
refused-no-obstacle-card = A carta não é um obstáculo
refused-own-exploration = O jogador que está se movendo não joga obstáculos
refused-nothing-mapped = Nenhum local está sendo mapeado

## Searching

refused-fought = O explorador usou Luta neste turno
refused-stuck-search = Um explorador preso não pode fazer busca
refused-searched = O explorador já fez uma busca neste turno
refused-empty = Uma descoberta já foi encontrada aqui
refused-nothing-searched = Nenhuma busca tem resultado agora
refused-treasure-search = Na sala do tesouro se busca o tesouro, não uma descoberta
refused-no-discovery = A carta não é uma descoberta
refused-difficulty = A dificuldade da carta, { $difficulty }, passa do resultado de { $result }

## Playing cards

refused-moment = A carta não é jogada neste momento
refused-no-use = A carta não é usada desta forma
refused-condition = A carta só pode ser usada { $condition }
refused-cost = O custo não pode ser pago: { $cost }
refused-effect = Isto não faria nada agora: { $effect }
refused-upgrade-power = O aprimoramento tem poder { $power }; o explorador tem poder { $current } e pode subir um
refused-upgrade-copy = O explorador já tem este aprimoramento
refused-upgrade-character = O aprimoramento é só para { $character }
