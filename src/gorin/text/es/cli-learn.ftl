### gorin learn: el tutorial en el terminal.

## The command

cli-example-learn = gorin learn tomb-raider
    .title = aprender el juego jugando
cli-help-learn = Aprender un juego jugando, con una lección cada vez que aparece algo nuevo.
cli-help-learn-format = El formato que se aprende; sin él, aquel con el que se empieza.
cli-help-learn-seed = La semilla del azar, cifras hexadecimales o cualquier texto, para repetir una partida.

## Lessons on the screen

learn-lesson = Lección: { $title }
learn-go-on = { $left ->
    [0] Intro: seguir
    [one] Intro: siguiente lección (queda { $left })
   *[other] Intro: siguiente lección (quedan { $left })
}
learn-first-read = Primero la lección: pulsa Intro para llegar a la pregunta.
learn-keys = h pista · ? ayuda
learn-answering = Responde con el número de una respuesta; Intro elige la marcada con ↵. Escribe h para una pista, ? para todas las órdenes y card NOMBRE para leer una carta.
learn-answering-plain = Responde con el número de una respuesta. Escribe h para una pista, ? para todas las órdenes y card NOMBRE para leer una carta.
learn-answering-no-cards = Responde con el número de una respuesta; Intro elige la marcada con ↵. Escribe h para una pista y ? para todas las órdenes.
learn-answering-no-cards-plain = Responde con el número de una respuesta. Escribe h para una pista y ? para todas las órdenes.
learn-lessons-how = Escribe lessons NÚMERO para leer una. Las que están entre paréntesis aún no han aparecido.
learn-no-lesson = No hay ninguna lección «{ $asked }»; escribe lessons para verlas todas.
learn-no-hint = No hay pista para esta pregunta: la pantalla dice qué escribir.

## Hints

learn-hint = Pista: { $number } { $answer }. { $reason }
learn-hint-typed = Pista: escribe { $typed }. Es una buena elección aquí.
learn-odds = Probabilidades: { $chances }

## Help and settings

play-help-hint = una respuesta sensata, el porqué y las probabilidades
play-help-lessons = todas las lecciones; con un número: vuelve a leer una
