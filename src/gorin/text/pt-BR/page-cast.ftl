### O que lê na mesa quem comenta uma partida.

page-cast-hands = Todas as mãos
page-cast-waits = Quem narra vê todas as mãos depois que todos os jogadores consentirem, e sempre com atraso.
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
