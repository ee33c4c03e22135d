### O que lê na mesa quem comenta uma partida.

page-cast-hands = Todas as mãos
page-cast-waits = Quem narra vê todas as mãos quando cada jogador consente, e cada momento com atraso.
page-cast-missing =
    { $count ->
        [one] Falta o consentimento de { $seats }.
       *[other] Faltam os consentimentos de { $seats }.
    }
page-cast-soon =
    Todos consentem: as mãos aparecem em { $delay ->
        [0] instantes
        [one] { $delay } segundo
       *[other] { $delay } segundos
    }.
