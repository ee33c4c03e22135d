### O jogo das cortes como mesa: zonas, números e as cartas com o que fazem.

courts-before = Antes do primeiro turno
courts-turn = Turno { $turn }: { $seat }
courts-life = Vida
courts-coins = Moedas
courts-hand = Mão
courts-own-hand = Sua mão
courts-deck = Baralho
courts-discard = Pilha de descarte
courts-objective = Objetivo da equipe { $number }

courts-team = Equipe { $number }
courts-role-captain = Capitão
courts-role-scout = Batedor
courts-out = Fora da partida
courts-treaty = Paz com { $seat }
courts-offers = Oferece paz
courts-place = Carta { $place } a partir do topo
courts-open = Aberto a todos
courts-sealed = Visto só pelo capitão

courts-card-strike = Golpe { $number }
courts-card-shield = Escudo { $number }
courts-card-mirror = Espelho { $number }
courts-card-hush = Silêncio { $number }
courts-card-riposte = Contragolpe { $number }
courts-card-gift = Presente { $number }

courts-text-strike = No seu turno: um lugar de outra equipe perde { $amount } de vida. Não um com o qual você tem paz.
courts-text-shield = Quando um lugar está para ser golpeado: o golpe não faz nada.
courts-text-mirror = Quando um lugar está para ser golpeado: o golpe cai sobre quem golpeou.
courts-text-hush = Quando uma carta foi jogada: ela não faz nada.
courts-text-riposte = Depois que um lugar foi golpeado: golpeie de volta quem golpeou.
courts-text-gift = No seu turno: um lugar da sua equipe ganha 1 de vida.
