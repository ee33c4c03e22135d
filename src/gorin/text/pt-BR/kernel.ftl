### What the kernel says of any game: answers that do not fit, and journals.

## Acting when not asked

refused-not-asked = Não é a vez deste lugar; esperando: { $waiting }
refused-other-question = Agora a pergunta é outra: “{ $question }”
refused-over = A partida acabou
refused-initiative = Isto não pode ser feito agora: { $kind }
refused-no-such-option = Não há aqui a opção “{ $answer }”; as opções são { $options }

## Answers that are not what was asked for

answer-not-number = É pedido um número inteiro, não “{ $answer }”
answer-not-numbers = É pedida uma lista de números inteiros, não “{ $answer }”
answer-not-keys = É pedida uma lista de nomes, não “{ $answer }”
answer-not-plain = Só se aceitam texto, números inteiros e decimais, listas e tabelas, não “{ $answer }”
answer-not-an-ordering = “{ $answer }” não põe cada coisa em seu lugar exatamente uma vez
answer-out-of-range = “{ $answer }” está fora do intervalo pedido
answer-unknown-key = “{ $answer }” não está entre as opções
answer-repeated-key = “{ $answer }” tem uma repetição
answer-wrong-count = “{ $answer }” tem entradas demais ou de menos
answer-wrong-total = As partes de “{ $answer }” não somam o total a dividir
answer-not-pairs = É pedida uma lista de pares ou uma tabela: o que vai para onde, não “{ $answer }”
answer-not-parts = É pedida uma entrada para cada parte, não “{ $answer }”
answer-not-to-there = Não pode ir para “{ $answer }”
answer-part-lacks = Não há nada para “{ $answer }”
answer-not-text = Pede-se um texto, não “{ $answer }”
answer-not-a-line = “{ $answer }” deve ser uma linha de texto simples
answer-wrong-length = “{ $answer }” é longo ou curto demais
answer-wrong-weight = A soma de “{ $answer }” é alta ou baixa demais

## Journals

journal-empty = O diário está vazio
journal-no-header = A primeira linha do diário não é o seu cabeçalho
journal-not-json = Esta linha do diário não é JSON
journal-bad-line = Esta linha do diário está malformada: { $reason }
journal-edited = Esta linha foi alterada depois de escrita
journal-bad-undo = O diário volta à entrada { $to }, que não existe
journal-refused = A partida começou com algo que as regras não permitem mais, então não pode continuar nem ser repetida aqui; nada dela se perdeu
journal-other-version = “{ $part }” não confere: o diário foi escrito pelo Gorin { $version } com outros dados, ou o seu cabeçalho foi alterado
other-rules-version = Esta partida foi jogada com outras regras ({ $game }, { $format }): versão { $made }; aqui elas têm a versão { $ours }. Por isso não é julgada nem continua aqui, e nada pesa contra ela. { $plays }
other-rules-sources = Esta partida foi jogada com regras do mesmo número ({ $game }, { $format }: versão { $made }) feitas de outras fontes. Por isso não é julgada nem continua aqui, e nada pesa contra ela. { $plays }
other-rules-uncounted = Esta partida não cabe nas regras de hoje. É de quando as versões ainda não se distinguiam pelo que se joga igual ({ $game }, { $format }: versão { $made }, contada à mão), então pode ter sido jogada com outras regras, e nada pesa contra ela. { $plays }
other-rules-unknown = Esta partida foi jogada com regras que aqui não se conhecem ({ $game }, { $format }; aqui elas têm a versão { $ours }): outro programa a escreveu, ou o seu cabeçalho foi alterado. Não é julgada nem continua aqui. { $plays }
other-rules-cards = Esta partida foi jogada com cartas que aqui dizem outra coisa ({ $game }, { $format }). Por isso não é julgada nem continua aqui, e nada pesa contra ela. { $plays }
other-rules-played-by = O Gorin da revisão { $revision } joga esta partida.
other-rules-played-until = O Gorin da revisão { $revision } foi o último com essa versão; o que ali não couber foi jogado com um anterior.
other-rules-played-unknown = O seu cabeçalho diz Gorin { $version }, e nenhuma revisão.
snapshot-unreadable = Este retrato da partida não corresponde ao jogo: { $reason }
bad-position = A posição não faz sentido: { $reason }
