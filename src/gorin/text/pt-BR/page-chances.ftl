# Quem estava na frente: chances de vencer numa reprise
page-chances = Quem estava na frente
page-chances-lead = As chances de vencer depois de cada passo, como um bot as avalia pelo que cada lugar via. Escolha um passo no gráfico para ir até ele.
page-chances-plot = Chances de vencer ao longo de { $steps } passos. No fim: { $ends }.
page-chances-end = { $name } { $percent }%
page-chances-turning = A partida virou no passo { $step }: { $name } foi de { $before }% a { $after }%.
page-chances-told = { $told }.
page-chances-turns = As maiores mudanças
page-chances-change = { $name }: { $before }% → { $after }%
page-chances-step = Passo { $step }
page-chances-at = Passo { $step }: { $ends }
page-chances-none = Ninguém avalia esta partida: são precisos dois lugares e um jogo que um bot saiba avaliar.
