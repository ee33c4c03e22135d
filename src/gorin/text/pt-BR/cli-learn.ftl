### gorin learn: o tutorial no terminal.

## The command

cli-example-learn = gorin learn tomb-raider
    .title = aprender o jogo jogando
cli-help-learn = Aprender um jogo jogando, com uma lição sempre que surge algo novo.
cli-help-learn-format = O formato que se aprende; sem ele, aquele com que se começa.
cli-help-learn-seed = A semente do acaso, dígitos hexadecimais ou qualquer texto, para repetir uma partida.

## Lessons on the screen

learn-lesson = Lição: { $title }
learn-go-on = { $left ->
    [0] Enter: continuar
   *[other] Enter: próxima lição (mais { $left })
}
learn-first-read = Primeiro a lição: pressione Enter para chegar à pergunta.
learn-keys = h dica · ? ajuda
learn-answering = Responda com o número de uma resposta; Enter escolhe a marcada com ↵. Digite h para uma dica, ? para todos os comandos e card NOME para ler uma carta.
learn-answering-plain = Responda com o número de uma resposta. Digite h para uma dica, ? para todos os comandos e card NOME para ler uma carta.
learn-answering-no-cards = Responda com o número de uma resposta; Enter escolhe a marcada com ↵. Digite h para uma dica e ? para todos os comandos.
learn-answering-no-cards-plain = Responda com o número de uma resposta. Digite h para uma dica e ? para todos os comandos.
learn-lessons-how = Digite lessons NÚMERO para ler uma. As que estão entre parênteses ainda não surgiram.
learn-no-lesson = Não há lição “{ $asked }”; digite lessons para ver todas.
learn-no-hint = Não há dica para esta pergunta: a tela diz o que digitar.

## Hints

learn-hint = Dica: { $number } { $answer }. { $reason }
learn-hint-typed = Dica: digite { $typed }. É uma boa escolha aqui.
learn-odds = Chances: { $chances }

## Help and settings

play-help-hint = uma resposta sensata, o porquê e as chances
play-help-lessons = todas as lições; com um número: lê uma de novo
