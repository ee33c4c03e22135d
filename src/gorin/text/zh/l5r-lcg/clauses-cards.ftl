### L5R LCG, clause by clause, in our own words.

## 附属、地区、事件与行省

clause-LCG-S10_1 = 除非文字另有说明，附属进场时附在一名在场角色上。
    .title = 附属的去处
clause-LCG-S10_2 = 附属一旦不能合法附着即被弃掉。
    .title = 不合法的附属
clause-LCG-S10_3 = 牌上的附属数量不限，限制附属和文字限制数量的附属除外。
    .title = 附属的数量
clause-LCG-S10_4 = 无论谁操控角色，附属仍由其操控者操控。
    .title = 附属的操控者
clause-LCG-S10_5 = 附属的附着条件持续检查。
    .title = 可附着的对象
clause-LCG-S10_6 = 附属的打出条件只在打出时检查一次。
    .title = 可打出的对象
clause-LCG-S10_7 = 附在行省上的附属不算位于该行省的王朝牌。
    .title = 附在行省上
clause-LCG-S10_8 = 作为附属打出的角色，其能力值不修正所附的牌。
    .title = 角色作为附属
clause-LCG-S10_9 = 地区在行省上面朝上时生效。
    .title = 地区生效
clause-LCG-S10_10 = 地区将其加值加到所在行省的耐久。
    .title = 地区增加耐久
clause-LCG-S10_11 = 有地区的行省不会被填充。
    .title = 地区占据位置
clause-LCG-S10_12 = 在步骤4.6，地区可如其他面朝上的牌一样被弃掉。
    .title = 地区可弃掉
clause-LCG-S10_13 = 事件只能在王朝阶段从行省打出。
    .title = 行省上的事件
clause-LCG-S10_14 = 行省从面朝下翻为面朝上即为被展示。
    .title = 展示行省
clause-LCG-S10_15 = 面朝下的行省与面朝上的同一行省是不同的物件。
    .title = 两面为不同物件
clause-LCG-S10_16 = 在冲突之外被摧毁的行省视为由其玩家的对手摧毁；多人时视为由所有对手摧毁。
    .title = 冲突外被摧毁
clause-LCG-S10_17 = 行省在对牌离开的反应之后填充。
    .title = 何时填充
clause-LCG-S10_18 = 仍有王朝牌的行省不会被填充。
    .title = 仅在空时
clause-LCG-S10_19 = “添加”即使行省非空也放入一张牌。
    .title = 添加到行省
