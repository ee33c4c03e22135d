### O que dizem `gorin report` e a página que ele escreve.

## gorin report

cli-help-report = Deixar bots jogarem um jogo muitas vezes e escrever uma página sobre como ele se joga. O que foi jogado fica guardado: pare com Ctrl-C, e o mesmo comando continua.
cli-help-report-games = Quantas partidas de cada caso jogar.
cli-help-report-random_games = Quantas onde jogam bots aleatórios; as partidas deles são longas.
cli-help-report-search_games = Quantas onde jogam bots de busca; eles pensam muito tempo.
cli-help-report-levels = O que jogar: níveis, ou formatos de um jogo sem níveis; ids ou arquivos separados por vírgulas. Sem isto, tudo.
cli-help-report-bots = Quais bots, separados por vírgulas. Sem isto, todos menos search.
cli-help-report-seats = Com quantos lugares, separados por vírgulas.
cli-help-report-jobs = Quantos processos dividem as partidas. Sem isto, um para cada processador.
cli-help-report-seed = De onde derivam todo o acaso e todos os bots.
cli-help-report-turn_limit = Depois de quantos turnos uma partida é interrompida.
cli-help-report-folder = A pasta para a página, os números e o que foi jogado.
cli-help-report-redraw = Não jogar nada: escrever a página com o que está guardado, mesmo que regras, cartas ou bots tenham mudado.

report-bad-seats = “{ $asked }” não é um número de lugares
report-own-option = Um relatório escolhe esta opção por si mesmo
report-nothing = nada disto pode ser jogado com esse número de lugares
report-nothing-kept = aqui não há nada guardado que se possa mostrar
report-case = { $level }, { $seats }, { $bot }
report-variant = { $level }: { $variant }
report-place = { $level }, { $seats }
report-of-seat = { $place }, { $seat }
report-seats = { $count ->
    [one] sozinho
   *[other] { $count } lugares
}
report-progress = { $games } de { $all } partidas
report-left = faltam { $time }
report-case-done = { $cases } de { $all }: { $case } (faltam { $time })
report-checked = { $asked }: { $verdict }
report-written = Página: { $file }
report-stopped = Interrompido. { $games } de { $all } partidas estão guardadas; o mesmo comando continua com o resto.
report-faults = { $count ->
    [one] { $count } partida falhou. É um defeito do Gorin; a página termina com o rastro do erro e com o modo de jogá-la de novo.
   *[other] { $count } partidas falharam. É um defeito do Gorin; a página termina com os rastros dos erros e com o modo de jogá-las de novo.
}

## The page

report-title = { $game }: como se joga
report-about = Bots jogaram muitas vezes: quem vence e quanto demora. Os números falam do jogo, não de quão bem as pessoas o jogam.
report-unfinished = Este relatório está incompleto: { $games } de { $all } partidas foram jogadas.
report-stale = { $count ->
    [one] { $count } caso foi jogado com regras, cartas ou bots diferentes dos que estavam em uso quando esta página foi escrita; a tabela o marca com um asterisco.
   *[other] { $count } casos foram jogados com regras, cartas ou bots diferentes dos que estavam em uso quando esta página foi escrita; a tabela os marca com um asterisco.
}
report-fact-program = Programa
report-fact-rules = Regras
report-fact-cards = Cartas
report-fact-games = Partidas
report-fact-chance = Semente
report-fact-limit = Limite de turnos
report-fact-options = Opções
report-fact-time = Tempo de jogo
report-program = Gorin { $version }, regras e bots { $code }
report-cards-shipped = como vêm com o programa, { $digest }
report-cards-entered = como o dono as registrou, { $digest }
report-games = { $games } em { $cases } casos
report-games-each = { $bot }: { $games } por caso
report-time = { $hours } h { $minutes } min de um processador

## Checks

report-checks = O que se pede do jogo
report-column-asked = Pedido
report-column-found = Encontrado
report-column-verdict = Veredito
report-met = cumprido
report-not-met = não cumprido
report-unknown = poucas partidas
report-check-highest = Cumprido em { $met } de { $all } casos; o mais alto é
report-check-failing = Cumprido em { $met } de { $all } casos, mas não em
report-check-more = { $count ->
    [one] e em mais { $count }, marcado na tabela
   *[other] e em mais { $count }, marcados na tabela
}
report-check-too-few = { $count ->
    [one] { $count } caso tem poucas partidas para dizer (menos de { $enough })
   *[other] { $count } casos têm poucas partidas para dizer (menos de { $enough })
}
report-share = { $share } ({ $low } – { $high })
report-interval = { $low } – { $high }

## Plots

report-plots = Gráficos
report-plot-won = Partidas que alguém venceu
report-plot-won-axis = vencidas, % das partidas
report-plot-won-about = Os pontos mostram a proporção de partidas que alguém venceu; as linhas, seu intervalo de 95%.
report-plot-first = Vencidas por quem começou
report-plot-first-axis = % das partidas vencidas
report-plot-first-about = Os pontos mostram em que proporção das partidas vencidas o vencedor tinha começado o primeiro turno; as linhas, o intervalo de 95%. A linha vermelha é o limite de { $most }; a tracejada, o que seria se todos os lugares fossem iguais.
report-plot-turns = Turnos até alguém vencer
report-plot-turns-axis = turnos
report-plot-turns-about = Partidas que alguém venceu: os pontos mostram a mediana, as linhas grossas a metade do meio, as finas nove em cada dez partidas.

## Table

report-table = Todos os casos
report-column-seats = Lugares
report-column-bot = Bot
report-column-games = Partidas
report-column-won = Vencidas
report-column-by-seat = Vencidas, lugar por lugar
report-column-soon = Em até { $turns } turnos
report-column-first = Por quem começou
report-column-median = Turnos, mediana
report-column-p90 = nove em dez
report-column-most = máximo
report-column-slow = Mais de { $turns } turnos
report-column-decisions = Decisões
report-table-about = Proporções com seus intervalos de 95%. Os turnos são os das partidas que alguém venceu; decisões, as de uma partida inteira.

## Games that broke

report-broken = Partidas que falharam
report-broken-about = Cada uma é um defeito do Gorin; por favor, relate-o com o que está aqui.
report-broken-game = { $case }: partida { $number }, semente do acaso { $seed }
