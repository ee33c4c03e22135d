### Um jogo que a página não sabe desenhar a seu modo: sua mesa como lugares e cartas simples.

page-any-table = O centro da mesa
page-any-turn = tem a vez
page-any-now = Agora
page-any-empty = Vazio
page-any-fewer = Mostrar menos
page-any-unfold = Mostrar a mesa inteira de { $seat }
page-any-fold = Recolher a mesa de { $seat }
page-any-lit = { $thing }. Resposta: { $answer }
page-any-several = { $thing }: { $count } respostas
page-any-counter = { $label }: { $value }
page-any-all-down = virada para baixo
page-any-down = { $count ->
    [one] { $count } carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}
page-any-zone = { $label }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
