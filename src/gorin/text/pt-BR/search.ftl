### Searching cards: fields, what they may hold, and what can be wrong with a search.

## What can be wrong with a search

search-too-long = Uma pesquisa pode ter { $most } caracteres
search-too-deep = As partes podem ficar em até { $most } níveis de parênteses
search-or-alone = Deve haver algo dos dois lados de “or”
search-minus-alone = “-” fica logo antes do que não deve ser encontrado
search-closed-group = Este parêntese não fecha nada
search-open-group = Este parêntese não é fechado
search-empty-group = Não há nada entre os parênteses
search-no-value = Falta um valor depois de “{ $term }”
search-pattern = Padrões entre barras não são entendidos; um texto entre aspas é
search-open-quote = As aspas não são fechadas
search-bad-sign = “{ $field }” não vai com “{ $sign }”; vai com { $known }
search-not-number = “{ $field }” pede um número inteiro, não “{ $value }”
search-unknown-field = Não há o campo “{ $asked }”; os campos são { $known }
search-unknown-field-near = Não há o campo “{ $asked }”; parecidos: { $near }
search-unknown-value = “{ $field }” nunca é “{ $value }”; pode ser { $known }
search-unknown-value-near = “{ $field }” nunca é “{ $value }”; parecidos: { $near }
search-order-inside = A ordem vale para a pesquisa toda; não pode ficar entre parênteses nem depois de “-”
search-order-twice = A pesquisa já tem uma ordem
search-bad-direction = A direção é { $known }, não “{ $value }”
search-bad-order = As cartas não podem ser ordenadas por “{ $value }”, mas por { $known }
