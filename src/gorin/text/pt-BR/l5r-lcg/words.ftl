### The words of the cards, in our own words.

lcg-text = { $text }
lcg-plays-if = Só é jogada { $condition }.
lcg-ability-action = Ação: { $does }.
lcg-ability-reaction = Reação: { $does }.
lcg-ability-interrupt = Interrupção: { $does }.
lcg-ability-would = Interrupção: { $does }.
lcg-ability-forced-reaction = Reação forçada: { $does }.
lcg-ability-forced-interrupt = Interrupção forçada: { $does }.
lcg-effects-more = { $first }, { $second }
lcg-effects-last = { $first } e { $second }
lcg-conditions-more = { $first }, { $second }
lcg-conditions-last = { $first } e { $second }
lcg-does-to = { $chosen }; { $does }
lcg-choose = escolha { $aim }
lcg-opponent-chooses = seu oponente escolhe { $aim }
lcg-does-for = { $costs }, e { $does }
lcg-does-if = { $conditions }, { $does }
lcg-place-hand = se esta carta está na sua mão
lcg-place-reserve = se esta carta está no seu descarte de dinastia ou nas suas províncias
lcg-does-after = { $trigger }, { $does }
lcg-does-limited = { $does } ({ $limit })
lcg-limit-none = sem limite de vezes
lcg-limit-card-conflict = { $count ->
    [one] no máximo { $count } vez por conflito
   *[other] no máximo { $count } vezes por conflito
 }
lcg-limit-title-conflict = { $count ->
    [one] cada jogador { $count } vez por conflito, todas as cópias juntas
   *[other] cada jogador { $count } vezes por conflito, todas as cópias juntas
 }
lcg-limit-title-round = { $count ->
    [one] cada jogador { $count } vez por rodada, todas as cópias juntas
   *[other] cada jogador { $count } vezes por rodada, todas as cópias juntas
 }
lcg-word-ancestral = Ancestral: vai para a mão do dono quando o portador sai de jogo.
lcg-word-courtesy = Cortesia: o controlador ganha 1 de destino quando ela sai de jogo.
lcg-word-covert = Encoberto: ao atacar, pode-se escolher um personagem sem encoberto, que não pode ser declarado defensor.
lcg-word-limited = Limitada: cada jogador joga no máximo uma carta limitada por rodada.
lcg-word-no-attachments = Nada pode ser anexado a ele.
lcg-word-pride = Orgulho: fica honrado depois de vencer um conflito e desonrado depois de perder um.
lcg-word-restricted = Restrita: um personagem porta no máximo duas destas.
lcg-word-sincerity = Sinceridade: o controlador compra 1 carta quando ela sai de jogo.
lcg-word-facedown-in-your-provinces = uma carta virada para baixo nas suas províncias
lcg-word-outside-conflicts = fora de conflitos
lcg-word-this-province-breaks = quando esta província é subjugada
lcg-word-lose-honor = perca { $amount } de honra
lcg-word-sacrifice-this = sacrifique esta carta
lcg-word-sacrifice-honored = sacrifique um personagem honrado seu
lcg-word-remove-fate-here = remova 1 de destino deste personagem
lcg-word-give-fate = dê { $amount } de destino ao seu oponente
lcg-word-bow-this-stronghold = curve esta Fortaleza
lcg-word-honor = ele fica honrado
lcg-word-bow = ele é curvado
lcg-word-discard = ele é descartado
lcg-word-send-home = ele volta para a base
lcg-word-move-to-conflict = o escolhido vai para o conflito
lcg-word-move-either-way = ele vai para o conflito ou volta dele para a base
lcg-word-strengthen-maybe-twice = ele tem mais { $amount } de { $figure } até o fim do conflito; você pode perder 1 de honra para fazer isso mais uma vez, com ele ou com outro
lcg-word-remove-fate = 1 de destino é removido dele
lcg-word-gain-honor = você ganha { $amount } de honra
lcg-word-gain-fate = você ganha { $amount } de destino
lcg-word-draw = { $count -> 
    [one] você compra { $count } carta
   *[other] você compra { $count } cartas
 }
lcg-word-resolve-ring = você resolve o efeito do anel contestado
lcg-word-cancel-effects = esses efeitos são cancelados
lcg-word-turn-up = ela é virada para cima
lcg-word-turn-up-several = tudo o que foi escolhido é virado para cima
lcg-word-refill-face-up = essa província é reposta virada para cima
lcg-word-honor-one-dishonor-other = você escolhe qual deles fica honrado; o outro fica desonrado
lcg-word-duel-to-clear-conflict = este personagem trava um duelo { $kind } com o escolhido: se vence, todos os participantes fora do duelo voltam para a base; se perde, volta ele mesmo
lcg-word-play-this = jogue este anexo do seu descarte de conflito
lcg-word-switch-type = o tipo do conflito é trocado
lcg-word-blanks-province-alone = Enquanto ataca sozinho, o texto da província atacada não conta.
lcg-word-no-ring-effects = Efeitos de anel de conflitos aqui são cancelados, a menos que esta província seja subjugada.
lcg-word-composure = com compostura (seu disco mostra menos que o de um oponente)
lcg-word-dire = enquanto este personagem não tem destino
