### O que uma mesa no terminal diz: gorin play e gorin resume.

## Antes de jogar

play-menu = Como você quer jogar?
play-menu-1 =   1  sozinho (Enter)
play-menu-2 =   2  com outra pessoa neste teclado
play-menu-3 =   3  contra um bot
play-menu-bot =   1  contra um bot (Enter)
play-menu-friend =   2  com outra pessoa neste teclado
play-menu-name = Nome do jogador { $number } (Enter: nenhum):
play-player = Jogador { $number }
play-bot = Bot { $number } ({ $level })
play-bad-seat = “{ $asked }” não é um lugar; um lugar é { $known }
play-commitment = Todo o acaso desta partida vem de uma semente secreta. Sua impressão digital começa com { $hash }
play-entropy = { $player }, digite qualquer coisa para somar o seu próprio acaso, ou só pressione Enter.
play-hand-over = Passe o teclado para { $seat }. Depois pressione Enter.

## A mesa

play-header-setup = { $level } · antes do primeiro turno
play-header = { $level } · turno { $turn } · { $round }
play-asked = { $seat }: { $question }
play-hint = ? ajuda
play-gone = desistiu
play-hand = Mão ({ $count })
play-hand-short = mão { $count }

## O mapa em palavras

play-fact-and = { $first }; { $second }

## Cartas em palavras

play-card-which = Que carta? Digite: card NOME
play-card-unknown = Não há carta “{ $asked }”.
play-stand-in-mark = provisório
play-stand-in = Parte do que esta carta diz é um texto provisório deste projeto.

## Ao digitar

play-choose = { $count ->
    [0] Digite uma resposta, ou ? para ajuda.
    [one] Digite 1, ou ? para ajuda.
   *[other] Digite um número de 1 a { $count }, ou ? para ajuda.
}
play-not-understood = { $count ->
    [0] “{ $asked }” não é uma resposta aqui. Digite ? para ajuda.
    [one] “{ $asked }” não é uma resposta aqui. Digite 1, ou ? para ajuda.
   *[other] “{ $asked }” não é uma resposta aqui. Digite um número de 1 a { $count }, o começo de uma resposta, ou ? para ajuda.
}
play-meant-several = “{ $asked }” pode ser { $found }. Digite mais.

## Ajuda

play-help-answering = Responda com um número ou com o começo de uma resposta. Enter escolhe a resposta marcada com ↵.
play-help-form = Uma resposta de várias partes: digite cada uma pela letra, como a: 1>5; b: 1. Pode digitar uma parte depois da outra: o que digitou é dito, uma parte muda se a digitar de novo, e Enter entrega tudo.
play-help-pairs = O que vai para onde: 1>5 leva 1 para 5; vários com vírgulas, 1>5, 2>8; - para nada.
play-help-several = Várias coisas: seus números com vírgulas, 1, 3; - para nenhuma.
play-help-order = Uma ordem: os números de todos com vírgulas, 3, 1, 2; os que você omite ficam por último; - os deixa como estão.
play-help-silent = Perguntas com uma única resposta são respondidas em silêncio, e a ordem do turno é mantida sem perguntar; “set” muda isso.
play-help-silent-any = Perguntas com uma única resposta são respondidas em silêncio; “set” muda isso.
play-help-help = esta ajuda
play-help-why = que cláusulas proíbem algo; sem mais nada: tudo o que se pode tentar
play-help-map = desenha o mapa de novo; com um espaço: fala dele
play-help-table = mostra a mesa de novo
play-help-hand = sua mão e o que as cartas fazem
play-help-card = lê qualquer carta
play-help-log = as últimas N linhas do registro
play-help-rows = exploradores com suas fileiras não salva e salva
play-help-rule = lê uma cláusula, ou encontra algumas por uma palavra ou pelo começo do nome; sem mais nada: a que pergunta
play-help-do = fazer algo que ninguém pede; sem mais nada: o que há
play-help-undo = desfaz sua última escolha, no modo solo
play-help-skip = passa por você até o fim deste turno, ou até algo lhe dizer respeito
play-help-stops = perguntar sobre uma carta sempre, nunca ou como de costume
play-help-save = onde a partida está salva
play-help-set = configurações; sem mais nada: mostra todas
play-help-lang = muda o idioma
play-help-concede = desiste da partida
play-help-quit = sai; a partida pode ser retomada
play-help-sheet = a tabela de pontos da série
play-help-list = todas as respostas, mesmo quando são muitas
play-help-deck = seu baralho de compra para o próximo nível

## Regras e por que não

play-rule-unknown = Não há cláusula “{ $asked }”; cláusulas têm nomes como { $clause }.
play-rule-found = Talvez você queira uma destas cláusulas. Leia uma com: rule CLAUSE
play-rule-more = { $count ->
    [one] Há mais 1. Digite mais.
   *[other] Há mais { $count }. Digite mais.
}
play-rule-no-text = O que { $clause } diz não pode ser lido aqui.
play-why-list = O que se pode tentar, e o que o proíbe agora:
play-why-yes = permitido
play-why-no = agora não
play-why-not = “{ $attempt }” não é possível agora:
play-why-allowed = Nenhuma cláusula proíbe “{ $attempt }” agora.
play-why-further = Pode continuar assim:

## Desfazer, salvar, sair

play-undone = Sua última escolha foi desfeita.
play-undo-not-alone = Só se desfaz uma escolha no modo solo.
play-undo-nothing = Não há escolha sua para desfazer.
play-undo-chance = Dados foram rolados ou um baralho foi embaralhado desde sua última escolha; ela fica.
play-undo-revealed = Uma carta foi revelada ou comprada desde sua última escolha; ela fica.
play-undo-changed = Algo mudou na mesa desde sua última escolha; ela fica.
play-saved = A partida é salva depois de cada resposta, como { $save }:
play-do-list = A qualquer momento você pode:
play-do-one = { $number }. { $what } (do { $kind })
play-do-nothing = Agora não há nada a fazer que ninguém peça.
play-do-unknown = Não há nada como “{ $asked }” a fazer agora; “do” sem mais nada mostra o que há.
play-do-how = Digite “do { $kind }” e, depois disso na mesma linha:
play-do-example = Por exemplo: do { $kind } { $example }
play-concede-sure = Desistir desta partida? Digite “sim”.
play-concede-not = A partida continua.
play-concede-never = Não é possível desistir deste jogo; “quit” sai dele, e ele pode ser retomado.
play-lang-which = Os idiomas são { $known }. Digite: lang XX
play-left = A partida { $save } está salva. Retome-a com:

## Configurações

play-set-stops-useful = Perguntas com uma única resposta são respondidas em silêncio.
play-set-stops-all = Toda pergunta é feita.
play-skipping-turn = Você passa até o fim deste turno.
play-skipping-concern = Você passa até algo lhe dizer respeito, ou até responder a algo.
play-stops-always = { $card }: perguntam a você em toda janela em que pode jogá-la.
play-stops-never = { $card }: nenhuma janela se abre para você por causa dela.
play-stops-usual = { $card }: perguntam a você como sobre as outras cartas.
play-skip-how = Não existe “skip { $asked }”. “skip” passa por você até o fim deste turno, “skip concern” até que algo afete você.
play-skip-never = Neste jogo não se pergunta nada em que você pudesse passar.

## O fim

play-won = { $count ->
    [one] Vitória de { $winners }: { $reason }
   *[other] Vitória de { $winners }: { $reason }
}
play-nobody-won = Ninguém vence: { $reason }
play-turns = { $turns ->
    [0] Nenhum turno foi jogado.
    [one] Foi jogado { $turns } turno.
   *[other] Foram jogados { $turns } turnos.
}
play-verify = Qualquer pessoa pode conferir cada jogada e cada sorteio:
play-another = Jogar mais uma vez? Digite “sim”, ou pressione Enter para parar.

## Partidas salvas

play-no-saves = Não há partidas salvas. Comece uma com: gorin play
play-save = { $level }, turno { $turn }: { $players }
play-save-damaged = (não pode ser lida)
play-resume-which = Qual? Digite o número, ou pressione Enter para a primeira.
play-resume-how = Retome uma com: gorin resume NÚMERO
play-resumed = { $level }: a partida continua de onde parou.
play-no-such-save = { $count ->
    [0] Não há partida salva “{ $asked }”; não há partidas salvas
   *[other] Não há partida salva “{ $asked }”; gorin resume --list mostra as que há
}
play-save-in-use = { $save } já está sendo jogada, pelo processo { $process }
play-notes-damaged = As notas desta partida salva estão danificadas
play-file-unwritable = Não é possível gravar aqui: { $reason }
play-home-unwritable = Não é possível gravar aqui: { $reason }. A variável GORIN_HOME indica outra pasta para tudo o que o Gorin guarda

## The table of a game that has none of its own here

play-any-counter = { $label }: { $value }
play-any-zone = { $label } ({ $count })
play-any-down = virada para baixo
play-any-active = tem a vez
play-any-involved = participa
play-any-no-hand = Você não tem mão.
play-leave-open = Não dizer nada agora
play-any-range = Digite um número inteiro de { $low } a { $high }.
play-any-some = { $fewest ->
    [0] Digite alguns destes, separados por vírgulas, no máximo { $most }; - para nenhum: { $keys }
   *[other] Digite alguns destes, separados por vírgulas, de { $fewest } a { $most }: { $keys }
}
play-any-exactly = { $count ->
    [1] Digite um destes: { $keys }
   *[other] Digite { $count } destes, separados por vírgulas: { $keys }
}
play-any-order = Digite estes na ordem que quiser, separados por vírgulas, ou - para deixá-los como estão: { $keys }
play-any-parts = Digite um número para cada um destes, separados por vírgulas; juntos somam { $total }: { $keys }
play-any-data = Digite o que se pede; se forem várias coisas, separe-as por vírgulas.
play-any-thing = { $number } { $thing }
play-any-pairs = Digite o que vai para onde, como 1>2, separando por vírgulas, ou - para nada. O que pode ir: { $keys }. Para onde: { $places }
play-any-form = Digite o que quiser destas partes pelas letras, com ; entre várias, como a: …; b: … O que você omite fica como está.
play-any-form-parts = { $form } { $parts }
play-any-part = { $letter }: { $part }. { $reason }
play-any-part-alone = { $part }
play-any-ways = Digite o que vai para onde, como { $start }>{ $to }, separando por vírgulas, ou - para nada.
play-any-way = { $thing }: para { $places }
play-wrong-pair = “{ $answer }” não diz o que vai para onde: isso se digita como 1>2, separando por vírgulas
play-wrong-parts = “{ $answer }” não diz a que partes pertence: digite as letras, como a: 1; b: 2
play-any-one = Digite um destes: { $keys }
play-any-text = Digite um texto de { $shortest } a { $longest } caracteres.
play-any-named = Digite um destes, ou a chave de outra entrada do mesmo catálogo: { $keys }
play-any-some-weigh = { $some } Juntos somam de { $lightest } a { $heaviest }.
play-any-some-weigh-least = { $some } Juntos somam { $lightest } ou mais.
play-any-weight = { $thing } ({ $weight })
play-any-bound = { $thing } (de { $low } a { $high })
play-draft = Sua resposta: { $answer }. Enter a confirma; ou digite outra.
play-draft-goes = { $thing } para { $to }
play-draft-nothing = nada
play-draft-also = { $first }; { $next }

## Swapping with a sideboard

play-swap = { $player }: troque cartas com a sua reserva antes da partida
play-swap-others = { $player } troca cartas agora; os outros não olham. Aperte Enter.
play-swap-how = “+ CARTA” põe uma carta no baralho, “- CARTA” a tira, “deck” o mostra de novo; Enter joga.
play-swap-no-such = Nada para mover: { $asked }
