### Lo que lee en la mesa quien comenta una partida.

page-cast-hands = Todas las manos
page-cast-waits = Quien narra ve todas las manos cuando cada jugador lo consiente, y cada momento con retraso.
page-cast-missing =
    { $count ->
        [one] Falta el consentimiento de { $seats }.
       *[other] Faltan los consentimientos de { $seats }.
    }
page-cast-soon =
    Todos lo consienten: las manos aparecen en { $delay ->
        [0] un momento
        [one] { $delay } segundo
       *[other] { $delay } segundos
    }.
