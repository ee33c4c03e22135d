### L5R LCG, clause by clause, in our own words.

## 决斗

clause-LCG-S11_1 = D.1：决斗以选择自己的一名角色和对手的一名角色开始。
    .title = 决斗开始
clause-LCG-S11_2 = 冲突中两名角色都须正在参与。
    .title = 冲突中的决斗
clause-LCG-S11_3 = 若由角色自身的能力发起决斗，该角色即为其中之一，且在冲突中须正在参与。
    .title = 由角色能力发起
clause-LCG-S11_4 = D.2：决斗为军事、政治或荣耀决斗。
    .title = 比较的数值
clause-LCG-S11_5 = D.3：双方玩家秘密用转盘出价1到5。
    .title = 决斗出价
clause-LCG-S11_6 = D.4：双方转盘同时展示。
    .title = 展示决斗出价
clause-LCG-S11_7 = D.5：出价较高者将差值的名誉交给另一方。
    .title = 决斗的名誉转移
clause-LCG-S11_8 = D.6：取当前数值比较；一方有多名角色时相加。
    .title = 决斗者的数值
clause-LCG-S11_9 = D.7：各方加上自己的出价，总和较高者获胜；相等则无胜者与败者。
    .title = 决斗胜负
clause-LCG-S11_10 = D.8：执行决斗对胜者与败者规定的结果。
    .title = 决斗结果
clause-LCG-S11_11 = D.9：决斗结束，由时机中的下一位玩家行动。
    .title = 决斗结束
clause-LCG-S11_12 = 决斗中没有行动时机，中断和反应照常使用。
    .title = 决斗中没有行动
clause-LCG-S11_13 = 若决斗者离场，决斗以余下者继续。
    .title = 决斗者离场
clause-LCG-S11_14 = 挑战即为发起决斗。
    .title = 挑战
