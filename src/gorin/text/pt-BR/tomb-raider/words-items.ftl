### Tomb Raider: what items, treasures, upgrades, and secret moves say, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-once-a-turn = uma vez por turno
word-you-have = enquanto você tiver { $slug } em jogo
word-you-have-weapon = enquanto você tiver uma arma em jogo
word-you-have-items = { $count ->
        [one] enquanto você tiver pelo menos { $count } item em jogo
       *[other] enquanto você tiver pelo menos { $count } itens em jogo
    }
word-during-your-test-of = durante um teste de { $ability } do seu explorador
word-without-fighting = { $kind ->
        [trap] durante um teste do seu explorador contra uma armadilha, exceto de Luta
        [creature] durante um teste do seu explorador contra uma criatura, exceto de Luta
        [hazard] durante um teste do seu explorador contra um risco, exceto de Luta
       *[other] durante um teste do seu explorador contra um obstáculo, exceto de Luta
    }
word-during-your-treasure-search = durante uma busca do seu explorador na sala do tesouro
word-dice-alike =
    { $count ->
        [one] enquanto pelo menos { $count } dado do teste do seu explorador mostrar o mesmo valor
       *[other] enquanto pelo menos { $count } dados do teste do seu explorador mostrarem o mesmo valor
    }
word-result-at-least = com um resultado de { $amount } ou mais
word-at-depth = enquanto o seu explorador estiver na profundidade { $least } ou mais fundo
word-still-moving = enquanto o seu explorador ainda puder se mover neste turno
word-no-extra-life = enquanto o seu explorador não tiver marcador de vida extra
word-you-removed-obstacle = quando o seu explorador acabar de remover um obstáculo

## Effects on tests and searches

word-roll-lowest-again = role de novo o dado mais baixo do teste
word-mirror-highest = vire o dado mais baixo do teste para o valor do mais alto
word-search-after-fight = o seu explorador pode fazer busca neste turno como se não tivesse lutado

## Effects on cards

word-look-at-hand = olhe a mão de outro jogador
word-take-back-item = pegue um item da sua pilha de descarte e ponha-o na mão

## Effects on raiders

word-harm-raider = outro explorador à sua escolha sofre { $amount } de dano
word-injure-raider = outro explorador à sua escolha sofre um ferimento em { $ability }
word-prevent-all-damage = evite esse dano
word-take-passage = { $count ->
        [one] o seu explorador vai, sem usar saídas, a um local explorado que fica no máximo a { $count } espaço
       *[other] o seu explorador vai, sem usar saídas, a um local explorado que fica no máximo a { $count } espaços
    }

## What a card gives while it is in play

word-raise-every-ability = cada habilidade aumenta em { $amount }
word-more-life = o seu explorador tem { $amount } de vida extra
word-walk-further = { $count ->
        [one] o seu explorador pode percorrer mais { $count } local em cada turno
       *[other] o seu explorador pode percorrer mais { $count } locais em cada turno
    }

## Joints and sentences

card-also = { $first }; { $second }
card-when-between-steps = entre um passo e outro
card-when-between-your-steps = entre os passos da sua própria rodada de Ação
card-play-or-use = Jogue ou use { $when }: { $effects }.
card-play-or-use-paid = Jogue ou use { $when }, e { $cost }: { $effects }.
card-play-or-use-only = Jogue ou use { $when }.
card-play-or-use-paid-only = Jogue ou use { $when }, e { $cost }.
