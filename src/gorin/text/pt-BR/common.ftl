### Palavras e frases comuns a todos os jogos.

## Como se juntam os itens de uma lista: os dois únicos, todos menos o último, o último.

list-empty = nada
list-pair = { $first } e { $second }
list-more = { $first }, { $second }
list-last = { $first } e { $second }
in-brackets = ({ $text })
with-aside = { $text } ({ $aside })
deck-line = { $deck }: { $line }

## Como se unem frases contadas uma depois da outra: todas menos a última, a última.

sentences-more = { $first }, { $second }
sentences-last = { $first } e { $second }

## Palavras curtas

number = { $number }
yes = sim
no = não

## Idiomas, cada um em suas próprias palavras: linhas iguais em todos os catálogos.

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
language-zh = 中文

## A mesa

seat-name = Lugar { $number }
    .gender = masculine
seat-bot = Bot { $number }
    .gender = masculine

## Recusas e erros: o que está errado, onde, e a cláusula que o diz.

refused = { $reason } ({ $clause })
error-at = { $place }: { $reason }
error-at-clause = { $place }: { $reason } ({ $clause })
