# Who was ahead: chances to win in a replay
page-chances = Who was ahead
page-chances-lead = Chances to win after each step, as a bot judges them from what each seat saw. Select a step in the plot to go there.
page-chances-plot = Chances to win over { $steps } steps. At the end: { $ends }.
page-chances-end = { $name } { $percent }%
page-chances-turning = It turned at step { $step }: { $name } went from { $before }% to { $after }%.
page-chances-told = { $told }.
page-chances-turns = The greatest changes
page-chances-change = { $name }: { $before }% → { $after }%
page-chances-step = Step { $step }
page-chances-at = Step { $step }: { $ends }
page-chances-none = Nobody judges this match: it takes two seats and a game that a bot can judge.
