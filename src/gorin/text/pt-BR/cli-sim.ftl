### O que `gorin sim` e seus gráficos dizem, e como se chamam os bots.

## Bots

bot-unknown = Não existe o bot “{ $asked }”; os bots são { $known }
bot-level-random = bot aleatório
bot-level-easy = bot fácil
bot-level-medium = bot médio
bot-level-heuristic = bot heurístico
bot-level-search = bot de busca

## gorin sim

cli-help-sim = Deixar bots jogarem muitas partidas e contar. Sementes iguais dão resultados iguais, seja qual for --jobs.
cli-help-sim-seats = Quantos bots jogam. Os lugares sem --seat jogam com a força máxima.
cli-help-sim-seat = Quem ocupa o próximo lugar: bot, bot:random, bot:easy, bot:medium, bot:heuristic ou, em alguns jogos, bot:search. Uma vez para cada lugar.
cli-help-sim-deck = Com o que o próximo bot joga: um baralho, por id ou arquivo. Uma vez para cada bot; com mais baralhos que bots, joga-se cada escolha deles por vez. Os baralhos avançam com seus bots.
cli-help-sim-games = Quantas partidas jogar. Cada partida conta por si: confrontos de várias partidas são para uma mesa ou gorin play --games.
cli-help-sim-jobs = Quantos processos dividem as partidas.
cli-help-sim-seed = De onde derivam todo o acaso e todos os bots.
cli-help-sim-turn_limit = Depois de quantos turnos termina uma partida que ninguém venceu.
cli-help-sim-swap = Os bots avançam um lugar de uma partida para a outra.
cli-help-sim-number = Jogar só a partida com este número, como foi na série.
cli-help-sim-plot_file = Desenhar vitórias e durações em um arquivo PNG ou SVG.

sim-not-a-bot = “{ $asked }” não pode se sentar aqui: só bots jogam em uma série; escreva bot, bot:random, bot:easy, bot:medium, bot:heuristic ou, em alguns jogos, bot:search
sim-no-turn-limit = Este jogo não tem limite de turnos
sim-too-many-seats = { $named } bots são nomeados para { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}

sim-process-lost = um processo que jogava partidas foi encerrado de fora, talvez por falta de memória; tente menos --jobs

sim-playing = Jogando
sim-title = { $game }, { $played }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, semente { $seed }
sim-entrant = { $number }: { $level }
sim-column-bot = bot
sim-column-deck = baralho
sim-column-games = partidas
sim-column-seat = lugar
sim-column-wins = vitórias
sim-column-share = proporção
sim-column-interval = intervalo de 95%
sim-turns = Turnos: { $mean } em média (intervalo de 95% de { $low } a { $high }), mediana { $median }, nove em dez terminam até { $p90 }, de { $least } a { $most }
sim-ending = Motivo do fim: { $reason }: { $games } ({ $share })
sim-counted = { $label }: { $mean } por partida
sim-speed = { $decisions } decisões por partida, { $rate } partidas por segundo, { $seconds } segundos
sim-plotted = Gráfico: { $file }
sim-decimal-mark = ,
sim-interval = { $low } – { $high }
sim-percent = { $number }%
sim-faults = { $count ->
    [one] { $count } partida falhou. É um defeito do Gorin; por favor, relate-o com o que segue.
   *[other] { $count } partidas falharam. É um defeito do Gorin; por favor, relate-o com o que segue.
}
sim-fault = Partida { $number }, semente { $seed }: { $error }. Para jogá-la de novo, acrescente --seed { $seed } --game { $number }

## Gráficos

plot-kind = gráficos são gravados como { $known }
plot-no-folder = essa pasta não existe
plot-not-installed = gráficos precisam de matplotlib: { $python } -m pip install matplotlib
plot-not-written = o gráfico não pode ser gravado: { $reason }
plot-wins = vitórias (%)
plot-turns = turnos
plot-games = partidas
plot-caption = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; as linhas mostram intervalos de 95%
