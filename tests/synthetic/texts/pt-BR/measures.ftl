### Cortes: o que se conta quando bots jogam muitas partidas.

courts-treaties = tratados
courts-fair = { $bot }: nenhum lugar vence mais de { $most } das partidas vencidas
