### Searching cards: fields, what they may hold, and what can be wrong with a search.

## What can be wrong with a search

search-too-long = Una búsqueda puede tener { $most } caracteres
search-too-deep = Las partes pueden estar en hasta { $most } niveles de paréntesis
search-or-alone = Tiene que haber algo a ambos lados de «or»
search-minus-alone = «-» va justo delante de lo que no se quiere encontrar
search-closed-group = Este paréntesis no cierra nada
search-open-group = Este paréntesis no se cierra
search-empty-group = No hay nada entre los paréntesis
search-no-value = Falta un valor después de «{ $term }»
search-pattern = No se entienden patrones entre barras; un texto entre comillas sí
search-open-quote = Las comillas no se cierran
search-bad-sign = «{ $field }» no va con «{ $sign }»; va con { $known }
search-not-number = «{ $field }» pide un número entero, no «{ $value }»
search-unknown-field = No hay ningún campo «{ $asked }»; los campos son { $known }
search-unknown-field-near = No hay ningún campo «{ $asked }»; parecidos: { $near }
search-unknown-value = «{ $field }» nunca es «{ $value }»; puede ser { $known }
search-unknown-value-near = «{ $field }» nunca es «{ $value }»; parecidos: { $near }
search-order-inside = El orden vale para toda la búsqueda; no puede ir entre paréntesis ni detrás de «-»
search-order-twice = La búsqueda ya tiene un orden
search-bad-direction = La dirección es { $known }, no «{ $value }»
search-bad-order = Las cartas no se pueden ordenar por «{ $value }», pero sí por { $known }
