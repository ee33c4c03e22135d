### L5R LCG, clause by clause, in our own words.

## 其他赛制

clause-LCG-S12_1 = 要塞模式供两名玩家。突袭战、开悟和团队征服改变其规则。
    .title = 赛制
clause-LCG-S12_2 = 团队征服为二对二，首位玩家指示物由一队共有。
    .title = 团队征服：首位玩家
clause-LCG-S12_3 = 已赢取的元素轮和唯一牌规则以队伍计。
    .title = 团队征服：共有
clause-LCG-S12_4 = 当该队有三个或更多行省被摧毁且其中至少一个属于该玩家时，可攻击其要塞行省。
    .title = 团队征服：攻击要塞
clause-LCG-S12_5 = 被摧毁的要塞为空白，其玩家出价至多为2。
    .title = 团队征服：要塞被摧毁
clause-LCG-S12_6 = 拥有50点名誉的队伍获胜。
    .title = 团队征服：名誉
clause-LCG-S12_7 = 合作对抗影地的玩法另有规则。
    .title = 对抗影地

## 勘误

clause-LCG-S13_1 = City of the Open Hand使其玩家获得1点名誉，而不是从对手处夺取。
    .title = City of the Open Hand
clause-LCG-S13_2 = Restoration of Balance是对其自身被摧毁的中断。
    .title = Restoration of Balance
clause-LCG-S13_3 = Kuroi Mori不能作要塞行省。
    .title = Kuroi Mori
clause-LCG-S13_4 = Against the Waves选择自己操控的术士（Shugenja）。
    .title = Against the Waves
clause-LCG-S13_5 = Steward of Law参与冲突期间，角色不能获得失去名誉指示物。
    .title = Steward of Law
clause-LCG-S13_6 = Keeper Initiate的后半部分只在前半部分完成时执行。
    .title = Keeper Initiate
