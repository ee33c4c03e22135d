### A página de estatísticas: partidas terminadas, vitórias, durações.

page-stats = Estatísticas
page-stats-and-replays = Estatísticas e replays
page-stats-lead = Quem venceu quantas vezes e quanto duraram as partidas. Cada proporção vem com um intervalo de confiança, que depende do número de partidas.
page-stats-whose = Partidas de quem
page-stats-yours = Suas partidas
page-stats-all = Todas deste servidor
page-stats-none = Nenhuma partida terminou ainda neste servidor. A primeira que terminar será contada aqui, com seu replay.
page-stats-none-yours = Você ainda não terminou nenhuma partida. A primeira que terminar será contada aqui, com seu replay.
page-stats-begin = Jogar uma partida
page-stats-games =
    { $count ->
        [0] nenhuma partida
        [one] { $count } partida
       *[other] { $count } partidas
    }
page-stats-column-won = Vitórias
page-stats-column-decided = Alguém venceu
page-stats-column-turns = Turnos
page-stats-of = { $won } de { $games }
page-stats-interval = { $share }%, com 95% de certeza entre { $low }% e { $high }%
page-stats-levels = Por nível
page-stats-formats = Por formato
page-stats-seats = Por número de lugares
page-stats-places = Por lugar
page-stats-bots = Bots por nível
page-stats-bots-yours = Contra bots
page-stats-decks = Por baralho
page-stats-rates-caption = A marca é a proporção de vitórias; a barra, seu intervalo de 95%; contadas: { $games }.
page-stats-few = Com tão poucas partidas os intervalos são largos: nada está provado ainda.
page-stats-percent = { $share }%
page-stats-lengths = Quanto duram as partidas
page-stats-lengths-caption =
    { $games ->
        [one] { $games } partida, terminada após { $median } turnos.
       *[other] { $games } partidas. Metade termina até o turno { $median }, nove em cada dez até o turno { $p90 }.
    }
page-stats-time =
    { $minutes ->
        [0] Duração mediana: menos de um minuto.
        [one] Duração mediana: { $minutes } minuto.
       *[other] Duração mediana: { $minutes } minutos.
    }
page-stats-axis-turns = turnos
page-stats-axis-games = partidas
page-stats-bar = { $turns } turnos: { $games }
page-stats-last = Últimas partidas
page-stats-last-listed = Últimas partidas de mesas listadas
page-stats-last-none = Nenhuma mesa listada terminou uma partida ainda.
page-stats-taken-back = { $count } jogadas desfeitas
page-stats-drawn-again = { $count } jogadas desfeitas, o acaso também: não conta
page-stats-you-won = Você venceu
page-stats-you-lost = Você não venceu
page-stats-won-by = Vitória de { $winners }
page-stats-nobody = Ninguém venceu
page-stats-turns =
    { $turns ->
        [0] nenhum turno
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
page-stats-today = hoje, { $time }
page-stats-replay = Replay de { $title }
page-stats-most =
    { $most ->
        [one] Só a última partida é contada.
       *[other] Contam no máximo as últimas { $most } partidas.
    }
