### O jogo das cortes ao ser jogado: o que se pergunta, o que se responde, o que aconteceu.

ask-act = Jogue uma carta ou passe
ask-reply = Responda a uma oferta de tratado
ask-talk = Oferecer um tratado?
ask-target = Escolha um assento
ask-interrupt = Jogar uma carta antes que aconteça?
ask-react = Jogar uma carta depois do golpe?
ask-bid = Quantas moedas você aposta por uma carta?
ask-tally = Abrir o objetivo da sua equipe?
ask-shuffle = As cartas são embaralhadas
ask-duel = Trava-se um duelo
ask-storm = Há tempestade?

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

card-strike = golpe
card-shield = escudo
card-mirror = espelho
card-hush = silêncio
card-riposte = revide
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
log-resolving = { $seat }: { $kind } tem efeito se ninguém impedir
log-struck = { $source } golpeia { $target }: { $amount } de vida perdida
log-healed = { $seat } ganha 1 de vida
log-eliminated = { $seat } está fora da partida; descarta: { $cards }
log-ended = A partida acabou. Vencem: { $winners }
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

last-team = só resta uma equipe
last-turn = o último turno acabou

refused-not-in-play = Você está fora da partida
refused-not-a-scout = Só um batedor olha o baralho
refused-not-your-turn = Não é o seu turno
refused-at-peace = Você tem tratado com todos a quem poderia golpear
courts-bad-option = Tem de ser de 1 a { $most }

page-attempt-pass = Passar
page-attempt-peek = Olhar o baralho
unknown-attempt = Não há nada como “{ $attempt }” para tentar
