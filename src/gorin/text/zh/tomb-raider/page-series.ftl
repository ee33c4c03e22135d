### What the page says of series of levels.

## Opening a table

page-new-what = 玩什么
page-new-one-level = 单个关卡
page-new-series-timed = 竞速：每名玩家带来一个力量相同的关卡；所有关卡中额外回合最少者获胜。
page-new-series-linked = 关卡一个接一个：赢得一关的玩家把一张宝藏带到下一关。
page-new-series-pick-up = 适合熟悉游戏的玩家：关卡越来越深，探险者保留所得，套牌不断扩充。
page-new-series-more = 关卡与约定
page-new-series-levels = 关卡：{ $levels }
page-new-series-level = 第 { $number } 关
page-new-series-level-of = { $number } 号座位的关卡
page-new-series-usual = { $level }（默认）
page-new-series-add = 添加关卡
page-new-series-drop = 去掉最后一关
page-new-series-order = 关卡顺序
page-series-order-listed = 按列出的顺序
page-series-order-random = 抽签
page-series-order-ask = 询问玩家
page-new-series-scoring = 胜负
page-series-scoring-treasures = 宝藏最多者
page-series-scoring-final = 拿到最后一张宝藏者
page-series-scoring-turns = 额外回合最少者
page-series-scoring-levels = 赢得关卡最多者
page-new-series-carry = 除宝藏外可带到下一关
page-series-carry-item = 一件已存档的物品
page-new-series-limit = 每关的回合上限
page-new-series-limit-hint = 每关到达该回合数后结束。

## At the table

page-series-level-of = 第 { $number } 关，共 { $count } 关
page-series-level-short = { $number }/{ $count }
page-series-sheet = 记分表
page-series-to-map = 查看地图
page-series-stage-order = 第一关之前：关卡顺序
page-series-stage-start = 第一关之前：起始宝藏
page-series-stage-level = 记分表
page-series-stage-keep = 关卡之间：带走什么
page-series-stage-prize = 关卡之间：胜者的宝藏
page-series-stage-add = 关卡之间：为套牌加牌
page-series-stage-over = 系列赛结束
page-series-in-deck = 你的套牌中有 { $count } 张
page-series-carried = 你的探险者带着
page-series-carries-nothing = 暂无
page-series-deck = 你下一关的抽牌堆：{ $count } 张牌

## The score sheet

page-series-column-level = 关卡
page-series-so-far = 至今
page-series-total = 总计
page-series-won = 获胜
page-series-winner = 赢得系列赛
page-series-turns = { $turns } 回合
page-series-ended = { $turns }，{ $reason }
page-series-now = 进行中，第 { $turn } 回合
page-series-to-come = 尚未进行
page-series-to-come-of = 由 { $seat } 构建，尚未进行
