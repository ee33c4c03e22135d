### A game that the page has no drawing of its own for: its table as plain places and cards.

page-any-table = The middle of the table
page-any-turn = has the turn
page-any-now = Now
page-any-empty = Empty
page-any-fewer = Show fewer
page-any-unfold = Show the whole playmat of { $seat }
page-any-fold = Fold the playmat of { $seat }
page-any-lit = { $thing }. Answer: { $answer }
page-any-several = { $thing }: { $count } answers
page-any-counter = { $label }: { $value }
page-any-all-down = face down
page-any-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
page-any-zone = { $label }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
