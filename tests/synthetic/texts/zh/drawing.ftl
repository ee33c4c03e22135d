### 宫廷游戏的桌面：区域、数字，以及卡牌与其作用。

courts-before = 第一回合之前
courts-turn = 第 { $turn } 回合：{ $seat }
courts-life = 生命
courts-coins = 硬币
courts-hand = 手牌
courts-own-hand = 你的手牌
courts-deck = 牌库
courts-discard = 弃牌堆
courts-objective = 第 { $number } 队的目标

courts-team = 第 { $number } 队
courts-role-captain = 队长
courts-role-scout = 斥候
courts-out = 已出局
courts-treaty = 与{ $seat }有和约
courts-offers = 提议和约
courts-place = 从上往下第 { $place } 张
courts-open = 已对所有人公开
courts-sealed = 只有队长看过

courts-card-strike = 打击 { $number }
courts-card-shield = 护盾 { $number }
courts-card-mirror = 镜子 { $number }
courts-card-hush = 噤声 { $number }
courts-card-riposte = 反击 { $number }
courts-card-gift = 赠礼 { $number }

courts-text-strike = 你的回合：另一队的一个座位失去 { $amount } 点生命。与你有和约的座位除外。
courts-text-shield = 某座位将被打击时：该打击不起作用。
courts-text-mirror = 某座位将被打击时：该打击落在打击者身上。
courts-text-hush = 有卡牌打出时：它不起作用。
courts-text-riposte = 某座位被打击之后：反击打击者。
courts-text-gift = 你的回合：你队的一个座位增加 1 点生命。
