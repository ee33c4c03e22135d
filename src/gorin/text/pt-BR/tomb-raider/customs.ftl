### Tomb Raider: what the table does by itself.

## Configurações

page-windows = Quando posso jogar uma carta
page-windows-concern = Perguntar uma vez por turno, e quando me diz respeito
page-windows-always = Perguntar sempre
page-order = Ordem do turno
page-order-keep = Manter
page-order-ask = Perguntar a cada turno
page-reset = Reiniciar no fim do turno
page-reset-useful = Perguntar quando pode ajudar
page-reset-ask = Sempre perguntar
page-reset-skip = Nunca
page-discard = Descartar no fim do turno
page-discard-useful = Perguntar quando trouxer mais cartas
page-discard-ask = Sempre perguntar
page-search = Buscar
page-search-useful = Perguntar quando houver algo a encontrar
page-search-ask = Sempre perguntar
play-set-windows-concern = Sobre cada carta você é perguntado uma vez por turno, e de novo quando muda algo que lhe diz respeito.
play-set-windows-always = Você é perguntado toda vez que pode jogar uma carta.
play-set-order-keep = A ordem do turno é mantida sem perguntar.
play-set-order-ask = A cada turno se pergunta se você quer rolar a ordem.
play-set-reset-ask = A cada turno se pergunta se você quer reiniciar.
play-set-reset-skip = Não se pergunta se você quer reiniciar.
play-set-discard-ask = A cada turno você é perguntado quais cartas descartar.
play-set-discard-useful = Você só é perguntado quais cartas descartar quando isso traz mais cartas.
play-set-search-useful = Só se pergunta se você busca quando há algo a encontrar.
play-set-search-ask = Pergunta-se a cada turno se você busca.

## Help and settings

play-set-reset-useful = Só se pergunta se você quer reiniciar quando isso pode ajudar.
