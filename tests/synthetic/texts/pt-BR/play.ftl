### O jogo das cortes ao ser jogado: o que se pergunta, o que se responde, o que aconteceu.

ask-act = Jogue uma carta ou passe
ask-reply = Responda a uma oferta de tratado
ask-talk = Oferecer um tratado?
ask-target = Escolha um lugar
ask-interrupt = { $event }. Jogar uma carta antes que aconteça?
ask-react = { $event }. Já aconteceu. Jogar uma carta?
ask-bid = Quantas moedas você aposta por uma carta?
ask-tally = Abrir o objetivo da sua equipe?
ask-shuffle = As cartas são embaralhadas
ask-duel = Trava-se um duelo
ask-storm = Há tempestade?
ask-shed = Descarte até duas cartas, por uma moeda cada
ask-rank = Ponha os lugares em ordem; o primeiro ganha uma moeda
ask-grant = Divida o tesouro entre os lugares
ask-send = Dê cartas a outros lugares
ask-pay = Pague moedas a um lugar
ask-charter = Escreva uma carta para outro lugar

option-pass = Passar
option-peek = Olhar o topo do baralho
option-play = Jogar { $card }
option-at = Escolher { $seat }
option-offer = Oferecer um tratado a { $seat }
option-accept = Aceitar o tratado com { $seat }
option-refuse = Recusar o tratado com { $seat }
option-keep = Deixá-lo lacrado
option-open = Abri-lo
option-calm = Calmaria
option-storm = Tempestade
option-seat = { $seat }
option-coins = Moedas
option-payee = Quem as recebe
option-words = As palavras
option-kind = Em honra de
option-whom = Para quem
option-spent = Cartas que custa
option-grants = O tesouro

card-strike = golpe
card-shield = escudo
card-mirror = espelho
card-hush = silêncio
card-riposte = contragolpe
card-gift = presente
courts-bid = { $seat }: { $amount }

log-shuffled = { $count ->
    [one] { $count } carta é embaralhada
   *[other] { $count } cartas são embaralhadas
}
log-drawn = { $seat } compra uma carta
log-drawn-card = { $seat } compra { $card }
log-sealed-card = { $captain } vê o objetivo da equipe { $team }: { $card }
log-turn = Turno de { $seat }
log-peeked = { $seat } olha o topo do baralho
log-peeked-cards = { $seat } olha o topo do baralho: { $cards }
log-announced = { $seat } joga { $card }
log-passed = { $seat } não faz nada neste turno
log-aimed = { $seat } dirige sua carta ({ $kind }) a { $target }
log-stopped = { $seat } impede com { $card } a carta de { $source } ({ $kind })
log-mirrored = { $seat } devolve com { $card } o golpe de { $source }
courts-due-card = { $seat } jogou uma carta ({ $kind })
courts-due-card-at = { $seat } jogou uma carta ({ $kind }) para { $target }
courts-due-strike = { $source } golpeia { $target }: { $amount } de vida
log-resolving = { $seat }: { $kind } tem efeito se ninguém impedir
log-struck = { $source } golpeia { $target }: { $amount } de vida perdida
log-healed = { $seat } ganha 1 de vida
log-eliminated = { $seat } está fora da partida; descarta: { $cards }
log-ended = { $count ->
    [one] Vitória de { $winners }: { $reason }
   *[other] Vitória de { $winners }: { $reason }
}
log-offered = { $seat } oferece um tratado
log-replied = { $answer ->
    [yes] { $seat } aceita o tratado com { $other }
   *[no] { $seat } recusa o tratado com { $other }
}
log-storm = Uma tempestade acaba com todos os tratados
log-bids = Apostas: { $bids }. { $winner } ganha uma carta
log-bids-nobody = Apostas: { $bids }. Ninguém apostou mais que todos os outros
log-opened = { $seat } abre o objetivo: { $card }. Moedas ganhas: { $earned }
log-joined = { $seat } entra na equipe { $team } com { $life } de vida e { $coins } moedas
log-shed = { $count ->
    [0] { $seat } não descarta nada
   *[other] { $seat } descarta { $cards }
}
log-ranked = { $seat } põe os lugares nesta ordem: { $order }
log-granted = { $seat } divide o tesouro: { $parts }
log-sent = { $count ->
    [0] { $seat } não dá nada
   *[other] { $seat } dá uma carta a cada um destes: { $whom }
}
log-paid = { $source } paga moedas a { $target }: { $amount }
log-hailed = { $seat } ergue um estandarte: “{ $words }”
log-saluted = { $seat } saúda { $other }
ask-hail = Erguer um estandarte: o que está escrito nele?
ask-salute = Saudar quem?
initiative-hail = Estandarte
initiative-salute = Saudar
log-chartered = { $seat } escreve uma carta para { $whom } em honra de: { $kind }. Diz: “{ $words }”

last-team = só resta uma equipe
last-turn = o último turno acabou e vence quem tem mais vida

refused-not-in-play = Você está fora da partida
refused-not-a-scout = Só um batedor olha o baralho
refused-not-your-turn = Não é o seu turno
refused-at-peace = Você tem tratado com todos a quem poderia golpear
refused-target-not-in-play = Esse lugar está fora da partida
refused-at-peace-with = Você não pode golpear esse lugar
refused-other-team = Esse lugar é da outra equipe
refused-no-such-kind = Não há tipo de carta chamado “{ $kind }”
courts-bad-option = Tem de ser de 1 a { $most }

page-attempt-pass = Passar
page-attempt-peek = Olhar o baralho
page-attempt-at = Visar { $seat }
unknown-attempt = Não há nada como “{ $attempt }” para tentar
