### The duel of the courts game, and what else is said of both.

ask-stance = ¿Qué postura tomas?
ask-roll = Tira los dados del duelo
option-attack = Atacar
option-guard = Defender
log-clash = Posturas: { $stances }; dados: { $dice }
log-finished = El duelo ha acabado; ganan: { $winners }
last-round = ha acabado la última ronda

page-attempt-play = Jugar { $thing }
replay-act-join = Alguien se une
