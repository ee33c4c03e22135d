### A página: o que ela diz em torno de qualquer jogo, da página inicial ao fim da partida.

## Em toda parte

page-home = Gorin: à página inicial
page-to-home = Ir à página inicial
page-skip = Pular para o conteúdo
page-close = Fechar
page-loading = Um momento…
page-connecting = Indo para a mesa…
page-reconnecting = A conexão caiu. Reconectando; nada se perde.
page-lost = Reconectando. Nada se perde.
page-to-answers = Pular para a pergunta
page-no-answer = O servidor não responde. Verifique a conexão e tente de novo.
page-fault-line = Linha { $line }:{ " " }
page-language = Idioma
page-you = você
page-save = Salvar
page-saved = Salvo
page-copy = Copiar
page-copied = Copiado
page-not-found = Esta página não existe
page-not-found-more = O endereço pode estar errado, ou o link é de outro servidor.

## A página inicial

page-title = Uma mesa para jogos de cartas
page-lead = As regras são arbitradas, cada decisão cita sua cláusula, e não é preciso cadastro.
page-doors = Jogos
page-door-play = Jogar
page-door-play-of = Jogar { $game }
page-door-seats = { $fewest } a { $most } jogadores
page-door-seats-exactly =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
page-door-minutes = { $fewest } a { $most } minutos
page-door-minutes-exactly =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-ways = Formas de começar
page-way-play = Jogar agora
page-way-play-more =
    { $bots ->
        [0] Uma partida de { $game } a sós
        [one] Uma partida de { $game } contra um bot
       *[other] Uma partida de { $game } contra { $bots } bots
    }
page-way-play-more-decks =
    { $bots ->
        [0] Uma partida de { $game } a sós, com um baralho pronto
        [one] Uma partida de { $game } contra um bot, com um baralho pronto
       *[other] Uma partida de { $game } contra { $bots } bots, com um baralho pronto
    }
page-way-invite = Convidar alguém
page-way-invite-more = Por link ou código QR
page-way-learn = Aprender
page-way-learn-more = Uma primeira partida com lições
page-way-watch = Assistir
page-way-watch-more = Mesas abertas e partidas encerradas
page-way-more = Escolher lugares, relógio e mais
page-own-tables = Suas mesas
page-own-tables-none = Nenhuma partida em andamento. Comece uma acima.
page-own-finished = Partidas encerradas
page-row-yours = sua vez
page-row-turn = turno { $turn }
page-row-won = vitória
page-row-lost = derrota
page-row-winners =
    { $count ->
        [one] { $winners } venceu
       *[other] { $winners } venceram
    }
page-offline = Tudo roda neste computador; não é preciso rede.
page-all-tables =
    { $count ->
        [one] Mostrar mais { $count }
       *[other] Mostrar mais { $count }
    }
page-other-device = Continuar em outro aparelho
page-other-device-more = Quem abrir este link joga como você: não o passe adiante.
page-own-name = Seu nome à mesa
page-free-seats =
    { $count ->
        [0] nenhum lugar livre
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
page-stage-playing = em jogo
page-stage-gathering = aguardando jogadores
page-stage-paused = Em pausa
page-stage-over = A partida acabou
page-stage-closed = Esta mesa está fechada

## Assistir, aprender, chegar por um link

page-watch = Assistir
page-watch-bots = Assistir a dois bots
page-watch-bots-more = Dois bons bots jogam na hora um contra o outro, e você vê tudo: todas as mãos, cada passo, cada motivo.
page-watch-free = Com lugares livres
page-watch-running = Em jogo
page-watch-over = Encerradas
page-watch-none = Nenhuma mesa está listada agora. Quem abre uma pode listá-la aqui.
page-learn = Aprender jogando
page-learn-lead = Você joga uma partida pequena. Sempre que surge algo novo, uma lição explica.
page-learn-what-1 = Leva uns dez minutos, e você pode parar a qualquer momento: a mesa guarda tudo.
page-learn-what-2 = Só se pode escolher o que é possível. “Por que não?” cita a cláusula que proíbe o resto.
page-learn-what-3 = Toda escolha pode ser desfeita.
page-learn-begin = Começar a primeira partida
page-resume = De volta
page-resume-whose = Com este link, este navegador passa a ser { $name }. Aqui você é { $you }.
page-resume-more = Continue só se você mesmo criou o link em outro navegador. Lugares, baralhos e configurações de quem você é agora não vêm junto.
page-resume-become = Continuar como { $name }
page-resume-stay = Continuar sendo { $you }
page-invited = Um convite
page-invited-to = { $host } convida você para uma mesa
page-invited-game = { $game }: { $title }
page-invited-as-player = O convite é para jogar.
page-invited-as-spectator = O convite é para assistir.
page-invited-as-caster = O convite é para narrar: com o acordo de todos, você vê todas as mãos, com atraso.
page-invited-as-referee = O convite é para arbitrar.
page-invited-enter-player = Sentar-se
page-invited-enter-spectator = Assistir
page-invited-enter-caster = Entrar
page-invited-enter-referee = Entrar
page-invited-broken = Peça um novo link a quem o mandou.
page-invited-full = Todos os lugares estão ocupados.
page-invited-over = A partida acabou.
page-invited-unseen = Ninguém pode assistir a esta mesa.
page-invited-here = Você já está nesta mesa.
page-no-table = Esta mesa não existe
page-table-shut = Esta mesa não está aberta para você

## Uma nova mesa

page-new = Uma nova mesa
page-new-game = Jogo
page-new-format = Formato
page-new-players = Quem joga
page-new-seats = Lugares
page-new-guided = Com lições, como tutorial
page-seat-count =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
page-new-who = Quem joga, e com que baralho
page-new-player = Jogador do lugar { $number }
page-new-deck = Baralho do lugar { $number }
page-new-deck-hint = Baralhos próprios são escolhidos à mesa, antes do início.
page-a-person = Uma pessoa
page-a-bot = Bot: { $level }
page-bot-random = joga ao acaso
page-bot-easy = fácil
page-bot-medium = médio
page-bot-heuristic = forte
page-bot-search = o mais forte, pensa mais
page-deck-usual = { $deck } (padrão)
page-deck-others = Não valem em { $format }
page-deck-elsewhere = { $deck } ({ $formats })
page-deck-default = O baralho padrão
page-deck-none = O do próprio nível
page-deck-own = Um baralho próprio…
page-deck-own-title = Jogar com um baralho próprio
page-deck-own-hint = Cole a lista: uma carta por linha, com a quantidade antes, em qualquer formato que o montador de baralhos lê. Ela é conferida com o nível desta mesa.
page-deck-own-text = A lista do baralho
page-deck-own-kept = Baralhos que você montou aqui
page-deck-own-choose = Escolher um deles…
page-deck-own-play = Jogar com este baralho
page-deck-own-file = De um arquivo…
page-new-clock = Relógio
page-new-clock-hint = Quem fica sem tempo desiste.
page-clock-none = Sem relógio
page-clock-game-10 = 10 minutos para cada, mais 10 segundos por resposta
page-clock-game-25 = 25 minutos para cada, mais 15 segundos por resposta
page-clock-move-60 = 1 minuto por resposta
page-clock-move-180 = 3 minutos por resposta
page-clock-day-1 = 1 dia por resposta
page-clock-day-3 = 3 dias por resposta
page-clock-days =
    { $count ->
        [one] { $count } dia por resposta
       *[other] { $count } dias por resposta
    }
page-clock-seconds =
    { $count ->
        [one] { $count } segundo por resposta
       *[other] { $count } segundos por resposta
    }
page-clock-minutes =
    { $count ->
        [one] { $count } minuto para cada, +{ $increment } s
       *[other] { $count } minutos para cada, +{ $increment } s
    }
page-new-undo = Desfazer
page-new-undo-hint = Os outros são consultados; só contra bots é livre.
page-undo-none = Nada se desfaz
page-undo-casual = Só se desfaz o que não revelou nada
page-undo-any = Tudo pode ser desfeito, se todos concordarem
page-new-watching = Quem pode assistir
page-new-watching-hint = Quem assiste não vê nenhuma mão.
page-watching-open = Quem tem o endereço pode assistir
page-watching-invited = Quem receber um convite pode assistir
page-watching-none = Ninguém assiste
page-new-listed = Mostrar a mesa a todos neste servidor
page-new-more = Mais opções
page-new-pause = Pausa antes de passar, em segundos
page-new-pause-hint = A mesa espera isso antes de passar por alguém: a pressa não revela a mão. Com 0 todos veem quem tem uma carta para jogar.
page-new-grace = Ausência até um bot poder assumir o lugar, em segundos
page-new-grace-hint = Quem volta pode retomar o lugar na hora.
page-new-delay = Atraso dos narradores, em segundos
page-new-delay-hint = Narradores veem todas as mãos com esse atraso, se todos concordam.
page-seconds-usual =
    { $count ->
        [one] { $count } segundo (padrão)
       *[other] { $count } segundos (padrão)
    }
page-new-open = Abrir a mesa

## Antes da partida

page-begin = Começar
page-gathering-free =
    { $count ->
        [one] Falta ocupar { $count } lugar. Convide alguém ou sente um bot.
       *[other] Falta ocupar { $count } lugares. Convide alguém ou sente bots.
    }
page-gathering-free-guest =
    { $count ->
        [one] Ainda falta ocupar { $count } lugar.
       *[other] Ainda falta ocupar { $count } lugares.
    }
page-gathering-ready = Todos estão aqui.
page-gathering-host = Todos estão aqui. Falta quem abriu a mesa começar.
page-seat-free = Lugar livre
page-sit = Sentar aqui
page-stand = Levantar-se
page-seat-a-bot = Sentar um bot…
page-bot-sits = Sentar um bot no lugar { $number }
page-bot-away = Tirar o bot
page-bot-at-seat = { $name } ({ $level })
page-invite = Convidar alguém
page-invite-more = Quem abrir este link chega a esta mesa, sem cadastro.
page-invite-full = Todos os lugares estão ocupados: quem vier agora não joga.
page-invite-link = Link do convite
page-invite-whom = Para quem
page-invite-for-caster = narra: vê todas as mãos depois, se todos concordam
page-invite-for-referee = arbitra: vê o que é público, pode falar
page-invite-until = O link vale até { $date }.
page-invite-local = Este endereço só funciona neste computador. Para que outros venham, inicie o servidor com “{ $command }” e abra a página pelo endereço deste computador.
page-here = Quem está aqui
page-qr = O link do convite como código QR

## A mesa

page-board = Tabuleiro
page-opponents = Os outros jogadores
page-players = Jogadores
page-own-place = Mão
page-plate-you = sua decisão
page-plate-decides = decidindo
page-held = nas mãos de um bot: { $level }
page-away = ausente
page-away-left = ausente; um bot pode assumir em { $time }
page-hold = Deixar um bot assumir o lugar
page-held-own = Um bot joga por você.
page-take-back = Retomar meu lugar
page-clock = Tempo restante
page-clock-soon =
    { $count ->
        [one] Menos de { $count } segundo restante.
       *[other] Menos de { $count } segundos restantes.
    }
page-clock-left-days = { $days } d { $hours } h
page-role-player = jogador
page-role-spectator = espectador
page-role-caster = comentarista
page-role-referee = árbitro

## A pergunta

page-question = O que se pergunta
page-questions = Perguntas abertas
page-answers = Respostas
page-answers-more = mais { $count }
page-answers-fold = Recolher as respostas
page-answers-group = Só estas: { $answer } ({ $count })
page-answer = Responder
page-answer-so = Enviar assim
page-decide = Sua decisão
page-secret = só você vê isto
page-decide-secretly-more = Só você vê o que se pode escolher aqui. Os outros veem o que você escolheu assim que tem efeito para eles.
page-decide-secretly = Sua decisão, sem que os outros a vejam
page-asked-aloud = Sua decisão: { $question }
page-waiting = Esperando
page-waiting-for =
    { $count ->
        [one] À espera de { $seats }
       *[other] À espera de { $seats }
    }
page-waiting-away =
    { $count ->
        [one] À espera de { $seats }, que está ausente
       *[other] À espera de { $seats }, que estão ausentes
    }
page-waiting-bots =
    { $count ->
        [one] { $seats } está pensando
       *[other] { $seats } estão pensando
    }
page-waiting-table = A mesa está processando
page-since = Desde a sua última resposta
page-since-hit = Isto atinge você
page-happening = O que acontece
page-paused-by = { $name } pausou a partida. Ela e seus relógios estão parados.
page-paused-by-plain = { $name } pausou a partida.
page-paused-by-referee = { $name }, da arbitragem, pausou a partida. Quem arbitra a retoma, ou quem abriu a mesa enquanto ninguém da arbitragem está conectado.
page-go-on = Continuar
page-less = Menos
page-more = Mais
page-range = De { $low } a { $high }
page-subset = { $count } escolhidas; de { $least } a { $most }
page-subset-exactly = { $count } de { $most } escolhidas
page-division = { $left } por dividir
page-draft-back = Um passo atrás
page-draft-nowhere = A lugar nenhum
page-draft-few = Por escolher: { $count }
page-weight = juntas { $weight }; de { $lightest } a { $heaviest }
page-weight-least = juntas { $weight }; pelo menos { $lightest }
page-weighs = { $thing } ({ $weight })
page-text-long = { $shortest } a { $longest } caracteres
page-text = Seu texto
page-named = Sua escolha; pode digitar outra
page-draft-light = Ainda faltam: { $count }
page-draft-short = Caracteres que faltam: { $count }
page-draft-chosen = escolhida
page-draft-place = lugar { $place }
page-draft-where-to = para onde?
page-draft-goes = para { $to }
page-draft-gets = recebe { $things }
page-draft-touch = toque para escolher
page-earlier = { $thing }: antes
page-later = { $thing }: depois
page-report = O que se relata

## Por que não

page-why = Por que não?
page-why-title = O que posso fazer?
page-why-hint = Escolha o que tem em mente: o árbitro diz se é possível agora e, se não, que cláusula o proíbe.
page-why-writing = Sua resposta pode dizer isto agora:
page-why-sent = { $thing }: para { $places }
page-why-allowed = nenhuma cláusula proíbe

## Além de responder

page-acts = Iniciativas
page-acts-new = Novas iniciativas
page-act-gone = Isso não pode ser feito agora.
page-draft-choose = Escolha
page-tools = A qualquer momento
page-undo = Desfazer
page-undo-asked = Você pediu para desfazer sua última escolha.
page-undo-asks = { $seat } pede para desfazer a última escolha.
page-undo-since = Tudo voltaria a ser como antes de:
page-undo-agree = Concordar
page-undo-refuse = Recusar
page-undo-withdraw = Retirar o pedido
page-skip-turn = Passar neste turno
page-skip-turn-more = Não jogar mais nada neste turno: as janelas para cartas passam sozinhas, as outras decisões continuam
page-skip-concern = Passar até me dizer respeito
page-skip-concern-more = As janelas para cartas passam sozinhas até algo acontecer com você, chegar o seu turno ou você responder a algo
page-passing = Passando até o fim do turno
page-passing-concern = Passando até lhe dizer respeito
page-passing-more = Você passa sempre que poderia jogar uma carta, até este turno acabar. Movimentos, testes e todo o resto continuam sendo perguntados. Enquanto espera, qualquer tecla ou clique encerra isso.
page-passing-stop = Parar de passar
page-passed = a mesa passou por você:
page-passed-more = Desde a sua última resposta, a mesa passou por você este número de vezes, onde não havia nada de novo a jogar ou você não queria perguntas. Toque para ver onde.
page-passed-title = Onde a mesa passou por você
page-passed-list = Desde a sua última resposta, a mesa passou nestas janelas; a mais recente vem primeiro.
page-passed-after = Depois de: { $line }
page-passed-earlier = { $count ->
    [one] Uma janela anterior não está na lista.
   *[other] { $count } janelas anteriores não estão na lista.
}
page-stops-open = Quando me perguntar
page-pause = Pausar
page-gave-up = Você desistiu.
page-concede = Desistir
page-concede-sure = Desistir desta partida? Os outros continuam ou vencem.
page-concede-sure-two = Desistir desta partida? Ela acaba, e { $seat } vence.
page-concede-sure-alone = Desistir desta partida? Ela acaba.
page-concede-not = Continuar jogando

## O livro da mesa

page-ledger = Registro
page-log = Registro
page-log-none = Nada aconteceu ainda.
page-older = Linhas anteriores
page-log-passes =
    { $count ->
        [one] { $count } passe
       *[other] { $count } passes
    }
page-log-clauses = Cláusulas
page-log-clauses-hint = Mostrar a cláusula em cada linha, e não só onde o ponteiro para
page-log-new =
    { $count ->
        [one] { $count } linha nova
       *[other] { $count } linhas novas
    }
page-clause-show = O que diz a cláusula { $clause }
page-clause-missing = Não é possível ler a cláusula { $clause } agora.
page-clause-unknown = A cláusula { $clause } não está em nenhum livro de regras deste servidor.
page-clause-stands = Está em { $place }.
page-chat = Chat
page-chat-none = Ninguém disse nada ainda.
page-chat-say = Diga algo
page-chat-send = Enviar
page-chat-new =
    { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
page-watchers = entre quem assiste
page-people = Pessoas
page-host = abriu a mesa
page-muted = sem voz no chat
page-mute = Silenciar
page-mute-person = Silenciar { $name }
page-unmute = Deixar falar
page-unmute-person = Deixar { $name } falar de novo
page-remove = Tirar da mesa
page-remove-person = Tirar { $name } da mesa
page-ban = Banir
page-ban-person = Banir { $name } da mesa
page-consent = Narradores podem ver minha mão, com atraso
page-terms = O combinado
page-fair = Acaso justo
page-fair-more = Antes da partida a mesa publica o hash de sua semente secreta. Depois revela a semente, e tudo o que o acaso decidiu pode ser conferido.
page-commitment = Hash da semente
page-seed = A semente

## O fim

page-end-won = Você venceu
page-end-shared = Vitória dividida
page-end-lost = Você perdeu
page-won =
    { $count ->
        [one] Vitória de { $winners }: { $reason }
       *[other] Vitória de { $winners }: { $reason }
    }
page-won-shared = Você divide a vitória com { $others }: { $reason }
page-nobody-won = Ninguém vence: { $reason }
page-again = Jogar de novo, lugares trocados
page-again-many = Jogar de novo, cada um um lugar adiante
page-first-game = Agora uma partida contra um bot
page-again-alone = Jogar de novo
page-again-waits = Esperando que os outros aceitem
page-again-wanted =
    { $count ->
        [one] { $seats } quer jogar de novo.
       *[other] { $seats } querem jogar de novo.
    }
page-to-next = Ir à próxima partida
page-journal = Salvar o diário
page-verify = Conferir a partida inteira
page-verified-verified =
    { $draws ->
        [one] Jogada de novo: todo lance é legal, e { $draws } resultado do acaso decorre da semente.
       *[other] Jogada de novo: todo lance é legal, e os { $draws } resultados do acaso decorrem da semente.
    }
page-verified-unverifiable = Todo lance é legal; o acaso desta partida foi dado à mão e não pode ser conferido.
page-verified-not-revealed = Todo lance é legal; a semente ainda não foi revelada.
page-verified-wrong = O diário não concorda com as regras ou com a semente. Salve-o e mostre a quem abriu a mesa.

## Lições

page-lesson = Lição
page-lesson-more = Mais
page-lesson-shut = Recolher a lição
page-lesson-again = Mostrar a lição
page-lesson-off = Sem mais lições

## Configurações

page-settings = Configurações
page-stops = Perguntas
page-stops-hint = Nunca se passa por você onde os outros pudessem deduzir o que você tem.
page-stops-useful = Só escolhas de verdade
page-stops-all = Perguntar tudo
page-stops-cards = Cartas
page-stops-cards-hint = As cartas que você poderia jogar agora e aquelas que você já configurou.
page-stops-card-usual = Perguntar como de costume
page-stops-card-always = Perguntar sempre
page-stops-card-never = Nunca perguntar
page-set-theme = Tema
page-set-theme-system = Como o sistema
page-set-theme-light = Claro
page-set-theme-dark = Escuro
page-set-text = Texto
page-set-text-normal = Normal
page-set-text-large = Grande
page-set-text-larger = Maior
page-set-pace = Mostrar o que aconteceu
page-set-pace-off = De uma vez
page-set-pace-fast = Rápido
page-set-pace-normal = Normal
page-set-pace-slow = Devagar
page-set-pace-steps = Passo a passo
page-press-to-go-on = Toque em qualquer lugar ou na barra de espaço para continuar
page-set-motion = Movimento
page-set-motion-system = Como o sistema
page-set-motion-still = Nenhum
page-set-sound = Sons
page-set-on = Ligados
page-set-off = Desligados

## Teclas

page-help = Como funciona
page-help-asked = O que se pergunta a você
page-help-answer = Escolha uma resposta, toque no tabuleiro aquilo de que ela trata ou digite o seu número. O sinal ao lado da pergunta diz de que cláusula ela vem.
page-help-game = O jogo
page-keys = Teclas
page-key-answer = escolher uma resposta por seu número
page-key-answers = ir às respostas
page-key-arrows = mover-se nas respostas, no tabuleiro, na mão ou no registro
page-key-why = o que posso fazer, e por que não
page-key-undo = desfazer
page-key-pass = passar neste turno, ou parar de passar
page-key-pass-concern = passar até algo me dizer respeito
page-key-card = mostrar a carta em foco
page-key-skip = ver de uma vez o que ainda está sendo mostrado
page-key-images = imagens próprias ou cartas desenhadas
page-key-words = a posição em palavras
page-key-ledger = abrir ou fechar o registro
page-key-chat = escrever no chat
page-key-keys = mostrar estas teclas
page-key-help = como funciona: a pergunta, o jogo, as teclas
page-key-escape = fechar o que está aberto
page-in-words = A posição em palavras

## Cards

page-stand-in = Provisório
page-stand-in-long = Parte do que esta carta diz é um texto provisório deste projeto.
page-images = Imagens próprias de cartas
page-images-choose = Escolher uma pasta
page-images-choose-files = Escolher arquivos
page-images-forget = Esquecer as imagens
page-images-help = Os arquivos são encontrados pelo nome ou número da carta, como pit-trap.jpg ou 062.png. Eles ficam neste navegador; a tecla i mostra as cartas desenhadas.
page-images-count = { $count ->
    [0] nenhuma imagem
    [one] { $count } imagem
   *[other] { $count } imagens
}

## Confrontos de várias partidas

page-new-games = Duração do confronto
page-new-games-hint = Quem vencer primeiro a maioria das partidas vence o confronto. Antes de cada partida é possível trocar cartas com a reserva.
page-match-length =
    { $count ->
        [1] uma partida
       *[other] confronto de { $count } partidas
    }
page-match-score = Partida { $number } de { $games } · { $wins }
page-match-won =
    { $count ->
        [1] { $names } vence o confronto, { $wins }.
       *[other] { $names } dividem o confronto, { $wins }.
    }
page-match-nobody = Ninguém vence o confronto, { $wins }.
page-match-game = Partida { $number }
page-match-secret = O diário desta partida pode ser lido quando o confronto acabar.
page-match-ready = Tudo pronto
page-match-not-ready = Ainda não
page-match-is-ready = tudo pronto
page-match-ready-hint = A próxima partida começa quando estiver tudo pronto para todos.
page-swap = Seu baralho e sua reserva
page-swap-hint = Ninguém mais vê isto. Um toque move uma cópia de uma carta.
page-swap-in = Pôr { $card } no baralho
page-swap-out = Pôr { $card } na reserva
page-swap-keep = Jogar assim
page-swap-undo = Não mudar nada
page-swap-kept = Você joga com o baralho que vê aqui.
