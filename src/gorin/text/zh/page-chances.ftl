# 谁领先：回放中的获胜机会
page-chances = 谁领先
page-chances-lead = 每一步之后的获胜概率，由机器人根据各座位当时所见判断。在图中选择一步即可跳到那里。
page-chances-plot = 共 { $steps } 步的获胜概率。终局：{ $ends }。
page-chances-end = { $name } { $percent }%
page-chances-turning = 转折在第 { $step } 步：{ $name } 从 { $before }% 变为 { $after }%。
page-chances-told = { $told }。
page-chances-turns = 变化最大的几步
page-chances-change = { $name }：{ $before }% → { $after }%
page-chances-step = 第 { $step } 步
page-chances-at = 第 { $step } 步：{ $ends }
page-chances-none = 无人能判断这场对局：需要至少两个座位，并且机器人要懂这个游戏。
