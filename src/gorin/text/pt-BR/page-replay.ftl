### Replays na página: uma partida de novo, passo a passo.

page-replay = Replay
page-replay-title = Replay: { $title }
page-replay-view = Ponto de vista
page-replay-view-public = Como o público viu
page-replay-view-seat = Como { $seat } viu
page-replay-view-all = Tudo aberto
page-replay-controls = Reprodução
page-replay-first = Ao início
page-replay-turn-back = Um turno atrás
page-replay-back = Um passo atrás
page-replay-play = Reproduzir
page-replay-pause = Pausar
page-replay-on = Um passo adiante
page-replay-turn-on = Um turno adiante
page-replay-last = Ao fim
page-replay-seen = Ao último passo já visto
page-replay-speed = Velocidade
page-replay-times = { $speed }×
page-replay-position = Posição
page-replay-step = Passo { $step }
page-replay-step-of = Passo { $step } de { $last }
page-replay-turn = Turno { $turn }
page-replay-hide = Esconder a duração
page-replay-hide-more = O fim da partida não é revelado: só se pode saltar para o que já foi visto.
page-replay-fetching = Buscando este passo…

## O que foi perguntado e respondido

page-replay-asked = Pergunta a { $seat }: { $question }
page-replay-chose = escolha: { $answer }
page-replay-did-choose = { $seat } escolheu: { $answer }
page-replay-secret = { $seat } respondeu em segredo
page-replay-did = { $seat }: { $answer }
page-replay-begins = Antes da primeira escolha
page-replay-so-far = A partida chegou até aqui.
page-replay-more = Procurar novidades
page-replay-live = Assistir ao vivo
page-replay-to-table = Ir à mesa
page-replay-until-now = Replay até aqui

## Links, diários, conferência

page-replay-link = Copiar o link deste passo
page-replay-copied = Copiado. Quem abrir o link chega a este passo.
page-replay-named = O endereço desta página agora indica este passo: copie-o de lá.
page-replay-position-save = Salvar como posição
page-replay-position-all = O passo { $step } num arquivo que o “gorin judge” lê, com tudo como está.
page-replay-position-seat = O passo { $step } num arquivo que o “gorin judge” lê, como { $seat } o conhece: o resto é redistribuído.
page-replay-match = Partida
page-replay-players = Jogadores
page-replay-winner = venceu
page-replay-entropy = Acrescentado ao acaso por { $seat }
page-replay-from-file = Este replay foi aberto de um arquivo.
page-replay-running = A partida ainda está em andamento: só aparece o que é público.
page-replay-running-own = A partida ainda está em andamento: dá para vê-la como os espectadores a viram e como você a viu.
page-replay-closed = A mesa foi fechada antes de esta partida acabar.
page-told-board = Como estava no fim
page-told-partly = O que foi respondido depois não foi guardado como foi contado; está no diário.
page-replay-open = Abrir um diário
page-replay-open-more = Uma partida salva como diário (.jsonl), até 2 MB. Ela é mostrada, não guardada.
page-replay-open-busy = Jogando de novo…
page-replay-too-large = O arquivo tem { $size } MB; no máximo { $most } MB são lidos.
page-replay-not-text = O arquivo não é texto; portanto, não é um diário.

## Números da partida

page-replay-figures = Números da partida
page-replay-figures-lead =
    { $turns ->
        [0] Nenhum turno foi jogado.
        [one] Foi jogado { $turns } turno.
       *[other] Foram jogados { $turns } turnos.
    }
page-replay-figure = Estatística
page-replay-together = Total
page-replay-grew = Turno a turno
page-replay-plot = { $figure }, turno a turno: { $ends }
page-replay-plot-end = { $name } { $value }
page-replay-axis-turn = turno
page-replay-luck-note = Sorte é o que os dados mostraram além de 3,5 cada um. Com tão poucos dados, uma diferença de dez é comum e nada diz sobre habilidade.

## Teclas

page-replay-key-step = um passo atrás ou adiante
page-replay-key-turn = um turno atrás ou adiante
page-replay-key-ends = ao início, ao fim
page-replay-key-play = reproduzir ou pausar
page-replay-key-escape = parar a reprodução, fechar o que está aberto

## O que o servidor diz

web-replay-no-view = não existe o ponto de vista “{ $asked }”; valem: public, all, seat1, seat2 e assim por diante
web-replay-forgotten = Este replay foi aberto de um arquivo, e o servidor já o descartou. Abra o arquivo de novo.
web-replay-only-own = Enquanto a partida está em andamento, ela é mostrada como os espectadores a veem e, a quem joga, como essa pessoa a vê
web-replay-no-figures = Nada é contado deste jogo
web-replay-unfinished = O diário para antes do fim da partida; uma partida pode ser aberta de um arquivo quando terminou
web-replay-not-begun = A partida não começou
