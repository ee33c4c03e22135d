### O que diz uma mesa em um servidor: com o que é aberta, quem pode o quê, o que acontece nela.

## Abrir uma mesa

hall-bad-seats = Uma mesa tem de 1 a { $most } lugares
hall-bad-seconds = O valor fica entre { $least } e { $most } segundos
hall-bad-clock = Para este relógio, o valor fica entre { $least } e { $most }
hall-guided-alone = As lições são dadas em uma mesa de um só lugar
hall-two-decks = Indique um baralho ou envie o texto de um, não as duas coisas
hall-text-too-long = Longo demais; o máximo é de { $most } caracteres
hall-text-unreadable = Este texto não pode ser lido
hall-name-empty = Um nome precisa de pelo menos uma letra
hall-name-too-long = Um nome tem no máximo { $most } caracteres
hall-name-taken = Alguém nesta mesa já se chama “{ $name }”

## Entrar

hall-no-such-table = Não existe esta mesa: { $table }
hall-banned = Você não pode voltar a esta mesa
hall-not-invited = Para isso é preciso um convite
hall-full = A mesa está cheia
hall-no-free-seat = Não há lugar livre
hall-has-cast = Quem já viu a mão dos outros não joga mais aqui
hall-not-here = Você não está nesta mesa
hall-others-play = Há outras pessoas jogando aqui: a mesa não pode ser fechada
hall-is-closed = A mesa está fechada
hall-removed = Quem abriu a mesa removeu você
hall-left = Você saiu da mesa
hall-stopping = O servidor está parando; a partida está salva
hall-moved = A mesa continua em outro processo do servidor
hall-broken = Algo deu errado aqui, e nada mudou; a mesa está como foi salva
hall-still-playing = Quem joga fica na mesa até a partida acabar; desista antes ou deixe um bot jogar por você

## Lugares antes da partida

hall-no-such-seat = Não há lugar { $seat }
hall-seat-taken = O lugar { $seat } está ocupado
hall-no-bot = Nenhum bot joga no lugar { $seat }
hall-no-seat = Você não tem lugar nesta mesa
hall-no-decks = Neste jogo não se escolhe baralho
hall-no-lessons = Neste jogo não há lições
hall-not-your-seat = O lugar { $seat } não é seu
hall-host-only = Só quem abriu a mesa pode fazer isso
hall-players-only = Só quem joga pode fazer isso
hall-begun = A partida já começou
hall-seats-free = Estes lugares ainda estão livres: { $seats }
hall-stirred-already = Você já somou o seu próprio acaso
hall-bad-entropy = Digite de 1 a { $most } caracteres

## Jogar

hall-not-begun = A partida ainda não começou
hall-is-over = A partida acabou
hall-not-over = A partida ainda não acabou
hall-is-paused = A partida está em pausa
hall-paused-by = { $name }, da arbitragem, pausou a partida; quem arbitra a retoma, ou quem abriu a mesa enquanto ninguém da arbitragem está conectado
hall-paused-often = Com relógio, ninguém pausa mais de { $most } vezes em uma partida, ou em um nível de uma série
hall-answer-late = A pergunta { $serial } não está mais aberta, ou nunca foi sua
hall-bot-holds = Um bot joga no lugar { $seat }; retome-o primeiro
hall-not-held = Nenhum bot joga no seu lugar
hall-not-a-persons-seat = Ninguém responde em pessoa pelo lugar { $seat } agora
hall-not-away = { $name } está aqui
hall-away-too-short = { $name } ainda não se ausentou por tempo suficiente; espere { $seconds ->
    [one] mais { $seconds } segundo
   *[other] mais { $seconds } segundos
}
hall-journal-later = O diário traz todas as cartas de todos os baralhos; pode ser lido quando a partida acabar

## Desfazer

hall-undo-never = Nesta mesa não se desfaz nenhuma escolha
hall-undo-nothing = Não há escolha sua para desfazer
hall-undo-left = Alguém deixou a partida desde sua última escolha; ela fica
hall-undo-held = Um bot assumiu o lugar de { $name }, que agora não pode concordar; o que foi jogado antes de o bot assumir o lugar fica
hall-undo-chance = Dados foram rolados ou um baralho foi embaralhado desde sua última escolha; ela fica
hall-undo-revealed = Algo oculto foi revelado desde sua última escolha; ela fica
hall-undo-changed = Algo mudou na mesa desde sua última escolha; ela fica
hall-undo-open = Já há um pedido para desfazer uma escolha
hall-undo-none = Ninguém pediu para desfazer uma escolha
hall-undo-not-asked = O seu consentimento não foi pedido
hall-undo-own = Quem decide são os outros; você só pode retirar o pedido
hall-undo-too-often = Os outros já recusaram várias vezes neste turno

## Conversar, e quem abriu a mesa

hall-nothing-said = A mensagem está vazia
hall-muted = Quem abriu a mesa silenciou você
hall-other-channel = Durante a partida, quem joga e quem assiste conversam à parte
hall-rename-later = Durante a partida, quem assiste mantém o nome
hall-renamed-lately = Você pode mudar de nome uma vez por minuto
hall-too-fast = Devagar; espere alguns segundos
hall-no-such-person = Não há tal pessoa nesta mesa
hall-not-yourself = Isto só pode ser feito com outras pessoas

## O que a mesa conta na conversa

hall-told-came-player = { $name } veio jogar.
hall-told-came-spectator = { $name } veio assistir.
hall-told-came-caster = { $name } veio narrar.
hall-told-came-referee = { $name } veio arbitrar.
hall-told-renamed = { $before } agora se chama { $name }.
hall-told-left = { $name } saiu.
hall-told-sat = { $name } joga no lugar { $seat }.
hall-told-stood = { $name } deixou o lugar { $seat }.
hall-told-bot-sat = { $name } joga no lugar { $seat } ({ $level }).
hall-told-bot-went = { $name } deixou o lugar { $seat }.
hall-told-began = A partida começa.
hall-told-undo-asked = { $name } pede para desfazer uma escolha.
hall-told-undo-agreed = { $name } concorda.
hall-told-undo-refused = { $name } não concorda; a escolha fica.
hall-told-undo-withdrawn = { $name } retirou o pedido.
hall-told-undo-lapsed = Ninguém respondeu ao pedido de { $name }: ele caducou.
hall-told-undone = { $name } desfez uma escolha.
hall-told-paused = { $name } pausou a partida.
hall-told-resumed = { $name } retomou a partida.
hall-told-gave-up = { $name } desiste.
hall-told-flagged = O tempo de { $name } acabou.
hall-told-held = Um bot assumiu o lugar de { $name }.
hall-told-taken-back = { $name } voltou ao seu lugar.
hall-told-casts = { $name } deixa os narradores verem a mão.
hall-told-casts-not = { $name } não deixa mais os narradores verem a mão.
hall-told-mute = Quem abriu a mesa silenciou { $name }.
hall-told-unmute = Quem abriu a mesa deixa { $name } falar de novo.
hall-told-remove = Quem abriu a mesa removeu { $name }.
hall-told-ban = Quem abriu a mesa baniu { $name }.
hall-told-again = { $name } quer jogar de novo.
hall-told-again-opened = A próxima partida está pronta em outra mesa.
hall-told-closed = Quem abriu a mesa a fechou.
hall-told-idle = A mesa foi fechada: fazia muito tempo que ninguém jogava.
hall-told-ended-foreign = A mesa foi encerrada: a partida foi jogada com outras regras e aqui ninguém pode continuá-la.
hall-told-other-version = A mesa foi fechada: foi começada com outra versão do jogo.

## O tutorial

hall-hint = { $answer }: { $reason }

## Confrontos de várias partidas

match-bad-games = O número de partidas de um confronto pode ser aqui { $known }, não { $count }
match-host-begins = Quem abriu a mesa começa a primeira partida de um confronto
match-seats-stay = Cada pessoa mantém o lugar até o fim do confronto
match-decks-stay = Os baralhos ficam nos seus lugares até o fim do confronto; você só pode trocar cartas com a sua reserva
match-not-ready = A próxima partida ainda espera por: { $names }
match-told-ready = { $name } já pode jogar a próxima partida.
match-told-ended = O confronto acabou: todos podem agora rever esta partida com todas as cartas abertas.
