### Cortes: lo que se cuenta cuando los bots juegan muchas partidas.

courts-treaties = tratados
courts-fair = { $bot }: ningún asiento gana más de { $most } de las partidas ganadas
