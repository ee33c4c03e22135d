### What the kernel says of any game: answers that do not fit, and journals.

## Acting when not asked

refused-not-asked = No le toca a este asiento; se espera a: { $waiting }
refused-other-question = Ahora se pregunta otra cosa: «{ $question }»
refused-over = La partida terminó
refused-initiative = Esto no se puede hacer ahora: { $kind }
refused-no-such-option = Aquí no existe la opción «{ $answer }»; las opciones son { $options }

## Answers that are not what was asked for

answer-not-number = Se pide un número entero, no «{ $answer }»
answer-not-numbers = Se pide una lista de números enteros, no «{ $answer }»
answer-not-keys = Se pide una lista de nombres, no «{ $answer }»
answer-not-plain = Solo se aceptan texto, números enteros y decimales, listas y tablas, no «{ $answer }»
answer-not-an-ordering = «{ $answer }» no pone cada cosa en su sitio exactamente una vez
answer-out-of-range = «{ $answer }» está fuera del intervalo pedido
answer-unknown-key = «{ $answer }» no está entre las opciones
answer-repeated-key = «{ $answer }» tiene una repetición
answer-wrong-count = «{ $answer }» tiene entradas de más o de menos
answer-wrong-total = Las partes de «{ $answer }» no suman el total que hay que repartir
answer-not-pairs = Se pide una lista de pares o una tabla: qué va adónde, no «{ $answer }»
answer-not-parts = Se pide una entrada para cada parte, no «{ $answer }»
answer-not-to-there = No puede ir a «{ $answer }»
answer-part-lacks = No hay nada para «{ $answer }»
answer-not-text = Se pide un texto, no «{ $answer }»
answer-not-a-line = «{ $answer }» debe ser una línea de texto sencillo
answer-wrong-length = «{ $answer }» es demasiado largo o demasiado corto
answer-wrong-weight = Lo que suma «{ $answer }» es demasiado o demasiado poco

## Journals

journal-empty = El diario está vacío
journal-no-header = La primera línea del diario no es su cabecera
journal-not-json = Esta línea del diario no es JSON
journal-bad-line = Esta línea del diario está mal formada: { $reason }
journal-edited = Esta línea se cambió después de escribirse
journal-bad-undo = El diario vuelve a la entrada { $to }, que no existe
journal-refused = La partida empezó con algo que las reglas ya no permiten, así que aquí no se puede continuar ni repetir; no se ha perdido nada de ella
journal-other-version = «{ $part }» no coincide: el diario lo escribió Gorin { $version } con otros datos, o se cambió su cabecera
other-rules-version = Esta partida se jugó con otras reglas ({ $game }, { $format }): versión { $made }; aquí tienen la versión { $ours }. Por eso aquí no se juzga ni se continúa, y nada se le reprocha. { $plays }
other-rules-sources = Esta partida se jugó con reglas del mismo número ({ $game }, { $format }: versión { $made }) hechas de otras fuentes. Por eso aquí no se juzga ni se continúa, y nada se le reprocha. { $plays }
other-rules-uncounted = Esta partida no encaja en las reglas de hoy. Es de cuando las versiones aún no se distinguían por lo que se juega igual ({ $game }, { $format }: versión { $made }, contada a mano), así que pudo jugarse con otras reglas, y nada se le reprocha. { $plays }
other-rules-unknown = Esta partida se jugó con reglas que aquí no se conocen ({ $game }, { $format }; aquí tienen la versión { $ours }): la escribió otro programa, o se cambió su cabecera. Aquí no se juzga ni se continúa. { $plays }
other-rules-cards = Esta partida se jugó con cartas que aquí dicen otra cosa ({ $game }, { $format }). Por eso aquí no se juzga ni se continúa, y nada se le reprocha. { $plays }
other-rules-played-by = La juega Gorin de la revisión { $revision }.
other-rules-played-until = Gorin de la revisión { $revision } fue el último con esa versión; lo que allí no encaje se jugó con uno anterior.
other-rules-played-unknown = Su cabecera dice Gorin { $version }, y ninguna revisión.
snapshot-unreadable = Esta instantánea de la partida no corresponde al juego: { $reason }
bad-position = La posición no tiene sentido: { $reason }
