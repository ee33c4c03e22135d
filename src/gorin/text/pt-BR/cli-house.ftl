### O que o próprio `gorin` e seus comandos games, replay e verify dizem, e a ajuda de todos.

## `gorin` sozinho

cli-about = Gorin arbitra jogos de cartas, a maioria fora de catálogo, e cita a cláusula de cada decisão.
cli-more-help = Mais: gorin --help, gorin COMANDO --help. Idiomas: --lang en, pt-BR, es, zh.

cli-example-play = gorin play tomb-raider
    .title = jogar sozinho neste terminal
cli-example-play-bot = gorin play --seat human --seat bot
    .title = jogar contra um bot
cli-example-resume = gorin resume
    .title = listar partidas salvas ou continuar uma delas
cli-example-games = gorin games
    .title = mostrar o que se pode jogar
cli-example-rules = gorin rules TR-6.13
    .title = ler uma cláusula, seu código e seus testes
cli-example-card = gorin card "Pit Trap"
    .title = ler uma carta
cli-example-judge = gorin judge CENÁRIO.toml
    .title = resolver uma discussão: o que acontece nesta posição
cli-example-verify = gorin verify DIÁRIO
    .title = conferir cada jogada e cada dado de uma partida
cli-example-sim = gorin sim tomb-raider --games 100
    .title = deixar bots jogarem muitas partidas e contar

## gorin games

games-format = formato
games-level = nível
games-deck = baralho
games-option = opção
games-seats = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
games-seats-range = { $fewest } a { $most } lugares
games-seats-solo = { $seats }, ou sozinho
games-deck-size = { $cards ->
    [0] nenhuma carta
    [one] { $cards } carta
   *[other] { $cards } cartas
}
games-try = Comece com: gorin play { $game }

## gorin replay

replay-title = { $game }, formato { $format }, escrito por Gorin { $version }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}.
replay-players = Jogadores: { $players }.
replay-spectator = um espectador
replay-chance = o acaso
replay-table = a mesa
replay-position = O que { $viewer } vê:
replay-waits = A pergunta é para { $seat }: { $question } ({ $clause })
replay-waits-other = A decisão é de { $seat } ({ $clause })
replay-ended = A partida acabou: { $reason } ({ $clause })
replay-no-step = não há o passo { $asked }; o diário tem { $steps }
replay-no-seat = não há o lugar “{ $asked }”; indique um de 1 a { $seats }, ou all
replay-not-finished = a partida não acabou, por isso não se mostra o que todos os lugares veem; indique um lugar

## Diários que não podem ser jogados de novo

journal-bad-header = o cabeçalho não descreve uma partida que possa começar: { $reason }
journal-public-copy = esta cópia omite respostas secretas e não pode ser jogada de novo; use o diário completo

## gorin verify

verify-chain-fine = Cadeia: o cabeçalho e { $entries ->
    [one] { $entries } entrada conferem
   *[other] { $entries } entradas conferem
} com seus hashes; nada foi editado à mão.
verify-chain-wrong = Cadeia: a linha em { $place } foi alterada depois de escrita, ou falta uma linha antes dela. Nada depois dela é confiável, por isso nada mais foi conferido.
verify-moves-fine = Jogadas: { $entries ->
    [one] { $entries } entrada foi repetida
   *[other] todas as { $entries } entradas foram repetidas
} segundo as regras.
verify-moves-wrong = Jogadas: { $place } não cabe nas regras: { $reason }
verify-state-fine = Final: a posição alcançada e quem venceu são o que o diário declara.
verify-state-wrong = Final: a posição alcançada não é a que o diário declara.
verify-outcome-wrong = Final: a posição é a que o diário declara, mas quem venceu ou por quê não é.
verify-state-unfinished = Final: o diário não declara nenhum; a partida não acabou ou o arquivo está cortado.
verify-state-not-reached = Final: não alcançado.
verify-chance-fine = Acaso: a semente confere com o compromisso feito antes da partida, e { $draws ->
    [one] { $draws } sorteio decorre
   *[other] todos os { $draws } sorteios decorrem
} dela.
verify-chance-not-revealed = Acaso: a semente ainda não foi revelada; { $draws ->
    [0] nenhum sorteio espera
    [one] { $draws } sorteio espera
   *[other] { $draws } sorteios esperam
} por ela.
verify-chance-uncommitted = Acaso: não se pode dizer; não foi possível repetir a partida até o fim ({ $draws ->
    [one] { $draws } sorteio
   *[other] { $draws } sorteios
}).
verify-chance-no-commitment = Acaso: não se pode conferir: não houve compromisso antes da partida, ou ele foi retirado do arquivo.
verify-chance-wrong-seed = Acaso: a semente revelada não é a do compromisso feito antes da partida.
verify-chance-wrong-draw = Acaso: o sorteio em { $place } não decorre da semente.
verify-fine = Nada em { $file } está em desacordo.
verify-wrong = { $file } está em desacordo consigo mesmo.

## Ajuda de todos os comandos: cli-help-COMANDO, cli-help-COMANDO-OPÇÃO, cli-help-any-OPÇÃO.

cli-help-gorin = Um árbitro e uma mesa para jogos de cartas, a maioria fora de catálogo.
cli-help-any-lang = Idioma: en, pt-BR, es, zh.
cli-help-any-help = Mostrar esta ajuda.
cli-help-any-json = Relatar em JSON.
cli-help-any-version = Mostrar a versão.
cli-help-any-install_completion = Ensinar este shell a completar os comandos.
cli-help-any-show_completion = Mostrar o que --install-completion instalaria.
cli-help-any-game = O jogo, por identificador.
cli-help-any-format = Um formato do jogo, por identificador.
cli-help-any-option = Outra opção do jogo, como NOME=VALOR; uma vez para cada.
cli-help-any-level = Um nível, por identificador ou arquivo.
cli-help-any-variant = A variante do nível, por identificador.
cli-help-any-deck = Um baralho, por identificador ou arquivo; uma vez para cada lugar, na ordem dos lugares.
cli-help-any-line = Linhas simples: sem desenho, sem cor.
cli-help-any-fast = Contar sem pausas, não pedir entropia.
cli-help-any-turn_limit = A partida termina depois deste número de turnos.
cli-help-any-file = Um diário.
cli-help-play = Jogar neste terminal: sozinho, com outros no mesmo teclado ou contra bots.
cli-help-play-seat = Quem ocupa o lugar: human, human:NOME, bot ou bot:NÍVEL; uma vez para cada lugar.
cli-help-play-games = Um confronto de tantas partidas: quem vencer primeiro a maioria o vence. Antes de cada partida é possível trocar cartas com a reserva de um baralho.
cli-help-play-seed = A semente do acaso, dígitos hexadecimais ou qualquer texto, para repetir uma partida.
cli-help-play-opening = Mãos iniciais: chosen (escolhidas) ou random (ao acaso).
cli-help-resume = Retomar uma partida salva, ou listar as que há.
cli-help-resume-save = Uma partida salva, pelo número na lista ou pelo identificador.
cli-help-resume-list_only = Só listar as partidas salvas.
cli-help-games = Listar os jogos com seus formatos, níveis, baralhos e opções.
cli-help-rules = Ler regras: uma cláusula em nossas palavras com seu código e testes, ou a tabela de um livro.
cli-help-rules-what = Uma cláusula (TR-6.13), um capítulo (TR-6) ou um livro (tomb-raider).
cli-help-card = Ler uma carta: seus valores, quais deles são fatos conhecidos, e o que ela faz.
cli-help-card-name = Uma carta, por nome, slug ou número.
cli-help-card-game = Procurar só entre as cartas deste jogo; sem isso, em todos os jogos.
cli-help-judge = Julgar arquivos de cenário. O código de saída é 1 se um deles não se sustenta.
cli-help-judge-paths = Arquivos de cenário, pastas deles, ou nomes dos que vêm com Gorin; nenhum: todos esses.
cli-help-replay = Repetir um diário e imprimir seu registro, até um passo se for indicado.
cli-help-replay-step = Parar depois deste número de passos e mostrar a posição.
cli-help-replay-as_position = Escrever a posição como arquivo de cenário, para gorin judge.
cli-help-replay-seat = Pelos olhos de quem: o número de um lugar, ou all.
cli-help-verify = Conferir um diário: sua cadeia, suas jogadas, sua última posição e cada sorteio.
