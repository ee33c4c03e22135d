### The duel of the courts game, and what else is said of both.

ask-stance = Que postura você toma?
ask-roll = Role os dados do duelo
option-attack = Atacar
option-guard = Defender
log-clash = Posturas: { $stances }; dados: { $dice }
log-finished = O duelo acabou; vitória de: { $winners }
last-round = a última rodada acabou

page-attempt-play = Jogar { $thing }
replay-act-join = Alguém entra
