### L5R LCG, clause by clause, in our own words.

## 元素轮效果

clause-LCG-S5_1 = 风：从你的对手处夺取1点名誉，或获得2点名誉。
    .title = 风
clause-LCG-S5_2 = 土：抓一张牌，并使你的对手随机弃掉一张手牌。
    .title = 土
clause-LCG-S5_3 = 火：选择一名在场的角色，使其获得名誉或失去名誉。
    .title = 火
clause-LCG-S5_4 = 水：重置一名角色，或横置一名没有命运的角色。
    .title = 水
clause-LCG-S5_5 = 空：从一名角色上移除1点命运。
    .title = 空
clause-LCG-S5_6 = 元素轮效果可以不结算。
    .title = 元素轮效果可选
clause-LCG-S5_7 = 多个元素轮效果逐一结算。
    .title = 逐一结算
clause-LCG-S5_8 = 由牌结算的元素轮效果为该牌指定的结算玩家结算。
    .title = 由牌结算的元素轮
clause-LCG-S5_9 = 元素轮为未被赢取、被争夺或已被赢取；某些效果可使其同时处于多种状态。
    .title = 元素轮的状态
clause-LCG-S5_10 = 任何元素轮上都可放置命运，包括已被赢取的和被争夺的。
    .title = 任何元素轮可放命运
clause-LCG-S5_11 = 只有当元素轮成为被争夺的元素轮时，才取得其上的命运。
    .title = 何时取得命运

## 胜利

clause-LCG-S6_1 = 要塞行省被摧毁的玩家被淘汰。
    .title = 失去要塞
clause-LCG-S6_2 = 拥有25点或更多名誉的玩家获胜。
    .title = 名誉胜利
clause-LCG-S6_3 = 名誉为0的玩家被淘汰。
    .title = 名誉尽失
clause-LCG-S6_4 = 胜负条件达成时立即生效。
    .title = 立即检查
clause-LCG-S6_5 = 最后仍在游戏中的玩家获胜。
    .title = 最后一人获胜
clause-LCG-S6_6 = 若多名玩家同时获胜，首位玩家在其中则由其获胜，否则由首位玩家左边最近者获胜。
    .title = 同时获胜
clause-LCG-S6_7 = 牌可以增加其他胜负条件。
    .title = 其他胜负条件
clause-LCG-S6_8 = 需要从空牌组抓牌或填充的玩家失去5点名誉。
    .title = 空牌组失去名誉
clause-LCG-S6_9 = 然后将对应弃牌堆洗匀成新牌组，继续抓牌或填充。
    .title = 新的牌组
