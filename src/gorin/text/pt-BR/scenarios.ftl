### Arquivos de cenário: o que pode haver de errado neles e o que não sai como dizem.


## Leitura

scenario-no-steps = O cenário não tem nenhum [[step]]
scenario-refused-steps = Um começo recusado não é jogado: tire os passos, ou refuses
scenario-empty-branch = O ramo não tem nenhum [[branch.step]]
scenario-no-start = Um cenário tem ou uma [position] ou um [setup]
scenario-two-acts = Um passo age no máximo uma vez; aqui há { $acts }
scenario-empty-step = O passo não diz nada
scenario-needs-seat = Uma iniciativa precisa de um lugar (seat)
scenario-bad-seat = Não há lugar { $seat }; aqui os lugares contam de { $first } a { $last }
scenario-no-positions = Os cenários ainda não sabem montar “{ $game }”
scenario-no-boards = “{ $game }” não tem tabuleiros à escolha
scenario-position-field = Uma posição não tem o campo “{ $field }”
scenario-option-elsewhere = Uma posição não aceita a opção “{ $option }” neste jogo; aceita { $known }. O que mais difere, a própria posição diz
scenario-bad-saved = O que está salvo aqui não é uma posição desta versão: { $reason }
scenario-saved-alone = Uma posição salva diz tudo: nenhum outro campo fica ao lado dela
scenario-taken-title = Passo { $step } de uma partida de { $game }
scenario-taken-all = Tirado de uma partida: tudo está como estava nela.
scenario-taken-seat = Tirado de uma partida como { $seat } a conhece: o que esse lugar não pode saber foi redistribuído.
scenario-taken-words = O que está salvo abaixo, em palavras, até onde uma posição tem palavras para isso. Estas linhas são para ler.
scenario-taken-whose = a partida não acabou: uma posição tirada dela é escrita para um lugar; indique-o
scenario-taken-secret = Aqui outra pessoa respondeu em segredo; para um só lugar, tome um passo anterior ou posterior
scenario-taken-otherwise = O que o lugar não pode saber não pôde ser redistribuído de modo que tudo corra como correu; tome outro passo
scenario-none-found = Não há arquivo de cenário nesta pasta
scenario-unknown = Não há arquivo nem cenário “{ $asked }”; parecidos: { $near }
scenario-unknown-alone = Não há arquivo nem cenário “{ $asked }”

## Jogo

scenario-misfit = O roteiro tem { $wanted }; em vez disso, pergunta-se: { $asked }
scenario-misfit-over = O roteiro tem { $wanted }, mas a partida acabou
scenario-passed-over = Respondido antes disso sem o roteiro: { $asked }
scenario-alone = Respondido por si só, pois só havia uma resposta possível: { $asked }
scenario-alone-before = Não se perguntou antes disso, pois só havia uma resposta possível: { $asked }
scenario-open = { $who }: { $options }
scenario-open-many = { $who }: { $options }; mais { $more }
scenario-open-value = { $who }: { $form }
scenario-who-seat = { $seat } (seat = { $at }, “{ $kind }”)
scenario-who-chance = o acaso (“{ $kind }”)
scenario-who-table = a mesa (“{ $kind }”)
scenario-form-exactly = { $count }
scenario-form-between = { $least } a { $most }
scenario-form-number = um número: { $count }
scenario-form-one-of = um destes: { $keys }
scenario-form-text = um texto; sinais: { $count }
scenario-form-named = uma entrada do catálogo “{ $catalogue }”, como { $keys }
scenario-form-subset = uma lista, { $count } destes: { $keys }
scenario-form-weighed = uma lista, { $count } destes, cujos números somem { $weight }: { $keys }
scenario-form-weight = { $key } ({ $weight })
scenario-form-ordering = uma lista de todos estes, em qualquer ordem: { $keys }
scenario-form-division = uma lista de números que somem { $total }, um para cada um destes, nesta ordem: { $parts }
scenario-form-assignment = pares, { $count } ao todo: um destes, { $keys }, com um destes, { $places }
scenario-form-allowed = pares, { $count } ao todo: { $parts }
scenario-form-parts = uma tabela: { $parts }
scenario-form-part = { $name }: { $form }
scenario-form-more = mais { $count }
scenario-form-reported = um relato de “{ $subject }”
scenario-form-any = uma resposta de forma própria
scenario-open-dice = { $count ->
        [one] a face de { $count } dado
       *[other] as faces de { $count } dados
    }
scenario-open-shuffle = { $count ->
        [one] um embaralhamento de { $count } carta
       *[other] um embaralhamento de { $count } cartas
    }
scenario-ambiguous = “{ $answer }” serve a várias opções: { $options }
scenario-not-asked = “{ $kind }” não foi perguntado desde a última resposta do roteiro; perguntou-se { $asked }
scenario-was-asked = “{ $kind }” foi perguntado desde a última resposta do roteiro
scenario-asked-times = “{ $kind }” foi perguntado { $actual } vezes, não { $expected }
scenario-happened = O que aconteceu desde a última resposta do roteiro: { $told }
scenario-not-refused = O começo é permitido; deveria ser proibido por { $clauses }
scenario-refused-by = { $clause } não proíbe o começo; o que está errado: { $reasons }
scenario-no-field = Não há campo “{ $field }”; seria “{ $near }”?
scenario-no-card = Não há carta “{ $card }”; seria “{ $near }”?
scenario-meant = { $reason }; seria “{ $near }”?
scenario-expect = { $path } é { $actual }, não { $expected }
scenario-so-before = { $reason }; era assim antes de isto ser respondido sem o roteiro: { $who }
scenario-so-before-answer = { $reason }; era assim antes da resposta do roteiro
scenario-no-fact = Não há o fato { $path }: “{ $part }” não está entre { $known }
scenario-not-offered = “{ $pattern }” não é oferecido; pergunta-se: { $asked }
scenario-offered = “{ $key }” é oferecido
scenario-was-offered = “{ $key }” foi oferecido desde a última resposta do roteiro, na pergunta a { $who }
scenario-no-keys = A pergunta aceita { $form }: ali nada é oferecido por nome
scenario-nothing-asked = Aqui não se pergunta nada a ninguém
scenario-allowed = “{ $attempt }” é permitido
scenario-other-clause = “{ $attempt }” é proibido por { $clauses }, não por { $clause }
scenario-not-logged = { $clause } não está no registro deste passo; há { $clauses }
scenario-logged = { $clause } está no registro deste passo
scenario-nobody = ninguém
scenario-winner = Vence { $actual }, não { $expected }
scenario-running = nenhum
scenario-ended = O fim é { $actual }, não { $expected }
