### What the terminal says at a table of L5R LCG.

lcg-asked-with-fate = { $asked } · 你有{ $own }点命运。
lcg-asked-of-card = { $asked } · 行省：{ $lying }
lcg-price-now = { $card }；现在费用为{ $price }
lcg-sure-dynasty = 要跳过整个王朝阶段吗？你有{ $fate }点命运，还可以行动。输入“是”即跳过。
lcg-sure-declare = 要放弃一次冲突吗？在此跳过的人本轮可以宣告的冲突少一次。输入“是”即跳过。
lcg-help-treaties = 条约：“do”列出你现在可以对条约做什么。“do treaty-offer”说明如何提议，“table”显示有效的条约和提议。其他人立刻或稍后答复；违背承诺的人失去赌注名誉。
lcg-offer-waits = { $seat }在等你答复条约（“table”会显示）。输入 do treaty-accept、do treaty-counter 或 do treaty-refuse。
learn-next-lcg-bot = 与机器人玩突袭战
learn-next-lcg-stronghold = 与机器人玩要塞模式
learn-next-lcg-enlightenment = 与两个机器人玩开悟
