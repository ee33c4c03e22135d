### L5R LCG, clause by clause, in our own words.

## 能力

clause-LCG-S9_1 = 能力分为行动、反应、中断、常驻能力和关键词。反应和中断可以是强制的。
    .title = 能力的种类
clause-LCG-S9_2 = 冠以地点或阶段的能力只能在该处或该阶段使用。
    .title = 限地点或阶段的能力
clause-LCG-S9_3 = 以粗体词加冒号开头的能力是触发能力。
    .title = 触发能力
clause-LCG-S9_4 = 破折号之前为条件、费用和目标，之后为效果。没有破折号则全部为效果。
    .title = 破折号前后
clause-LCG-S9_5 = 只有满足使用限制且有足够的合法目标时，才能发起能力。
    .title = 须符合限制
clause-LCG-S9_6 = 只有能支付修正后的费用时，才能发起能力。
    .title = 须能支付
clause-LCG-S9_7 = 只有其效果本身可能改变游戏状态时，才能发起能力。
    .title = 须能改变局面
clause-LCG-S9_8 = 首先检查限制和目标，并确定费用。
    .title = 最初的步骤
clause-LCG-S9_9 = 然后应用费用修正，并同时支付所有费用。
    .title = 修正并支付费用
clause-LCG-S9_10 = 若费用的一部分被防止，能力到此为止，要打出的牌留在原处。该能力从未开始，不计入任何限制。
    .title = 费用被防止
clause-LCG-S9_11 = 然后同时选择所有目标以及破折号之前的选项。
    .title = 选择目标
clause-LCG-S9_12 = 然后牌尝试进场或效果尝试开始。取消在此时进行。
    .title = 可被取消
clause-LCG-S9_13 = 最后结算效果，此时牌已被打出或能力已被触发。
    .title = 结算
clause-LCG-S9_14 = 事件结算之后、相应反应之前置入弃牌堆。
    .title = 事件被弃掉
clause-LCG-S9_15 = 支付费用之前，事件仍视为在手中。
    .title = 仍在手中
clause-LCG-S9_16 = 破折号之前的要求，除选择之外，都是费用。
    .title = 何为费用
clause-LCG-S9_17 = 玩家只能以自己的事物支付费用。费用中的“友方”只是提示这一点。
    .title = 以自己的支付
clause-LCG-S9_18 = 命运费用为短横的牌不能被打出。
    .title = 费用为短横
clause-LCG-S9_19 = 费用减少只适用于命运费用。
    .title = 费用减少
clause-LCG-S9_20 = 能力要求选择的即为其目标。
    .title = 目标
clause-LCG-S9_21 = 只有效果可能影响的才是合法目标，除非效果仅仅提及它。
    .title = 目标须能受影响
clause-LCG-S9_22 = “任意数量”或“至多”可以为零，除非这样不会改变任何事。
    .title = 任意数量与至多
clause-LCG-S9_23 = “然后”之后的目标和延迟效果的目标在轮到时选择。
    .title = 稍后选择的目标
clause-LCG-S9_24 = 以自身能力发起决斗的角色不算被选择的目标。
    .title = 发起决斗者不算被选择
clause-LCG-S9_25 = 效果尽可能执行。
    .title = 尽可能执行
clause-LCG-S9_26 = 效果的各部分同时发生，除非其间有“然后”或“若如此做”。
    .title = 同时发生
clause-LCG-S9_27 = “然后”之后的部分只有在之前的部分完全结算时才发生。
    .title = 然后
clause-LCG-S9_28 = “以”之后的部分只有在之前的部分完全结算时才发生，且两者同时。
    .title = 以
clause-LCG-S9_29 = “改为”替换将要发生的事。有多个替换时以最后的为准。
    .title = 改为
clause-LCG-S9_30 = 被替换的费用视为已支付，牺牲除外。
    .title = 被替换的费用
clause-LCG-S9_31 = 不会改变任何事的替换不被允许。
    .title = 无意义的替换
clause-LCG-S9_32 = 对“将要”发生之事的中断先于其他中断。
    .title = 将要
clause-LCG-S9_33 = 取消的中断先于所有其他中断。
    .title = 取消
clause-LCG-S9_34 = 被取消的费用仍算支付，使用次数照计，被取消的事件被弃掉。
    .title = 取消后仍已花费
clause-LCG-S9_35 = 效果被取消的元素轮仍被赢取。
    .title = 被取消的元素轮效果

## 时机

clause-LCG-S9_36 = 对发生之事按此顺序回应：对将要之事的中断、强制中断、其他中断；该事发生；关键词与延迟效果、强制反应、其他反应。
    .title = 回应的顺序
clause-LCG-S9_37 = 中断或反应时机中，首位玩家先有机会，然后按玩家顺序轮流，直到所有玩家连续跳过。
    .title = 时机中的机会
clause-LCG-S9_38 = 若同一事件满足多个条件，它们共用一个时机。
    .title = 一事一时机
clause-LCG-S9_39 = 时机中发生的事开启自己的时机，后开启者先结束，层数不限。
    .title = 时机中的时机
clause-LCG-S9_40 = 每个能力对其回应的每次事件至多使用一次。
    .title = 每事一次
clause-LCG-S9_41 = 行动时机由首位玩家先行动，冲突行动时机由防御玩家先行动，所有玩家连续跳过时结束。
    .title = 行动时机
clause-LCG-S9_42 = 一个行动完全结算后才进行下一个。
    .title = 逐个行动
clause-LCG-S9_43 = 手中的行动事件、附属和角色可在任何行动时机打出，但王朝阶段只能打出行动事件。
    .title = 何时打出

## 限制

clause-LCG-S9_44 = 除非另有说明，玩家每轮使用牌的每个触发能力一次。
    .title = 每轮一次
clause-LCG-S9_45 = 注明“限制”次数和期间的取代此规则，每份牌分别计算。
    .title = 限制次数
clause-LCG-S9_46 = 注明“上限”次数和期间的，每位玩家所有同名牌合计。
    .title = 上限次数
clause-LCG-S9_47 = 限制对每位玩家分别计算。取得操控的玩家可重新使用。
    .title = 限制按玩家计
clause-LCG-S9_48 = 成为新物件的牌视为未使用过。
    .title = 限制重新计算
clause-LCG-S9_49 = 被取消的使用计入限制。
    .title = 被取消的也计入
clause-LCG-S9_50 = “不限”取消次数限制。
    .title = 不限

## 效果的期限

clause-LCG-S9_51 = 持续效果只适用于建立时符合条件的牌。
    .title = 持续效果：对象
clause-LCG-S9_52 = 来源离场后持续效果继续。
    .title = 持续效果：来源离场
clause-LCG-S9_53 = 到达指定时点时持续效果立即终止。
    .title = 持续效果：终止
clause-LCG-S9_54 = 延迟效果在其时刻自动发生，先于反应。它不是新的能力，其来源为原来的牌。
    .title = 延迟效果
clause-LCG-S9_55 = 常驻效果在其条件成立时始终适用。
    .title = 常驻效果
clause-LCG-S9_56 = 因常驻效果离场的不能以中断防止。
    .title = 因常驻效果离场
clause-LCG-S9_57 = 同时发生的强制、必须和延迟效果，以及互相矛盾的常驻效果，由首位玩家决定顺序。
    .title = 首位玩家排序
clause-LCG-S9_58 = 若多名玩家为同一效果作选择，按玩家顺序选择，然后同时生效。
    .title = 按顺序选择

## 能力用语

clause-LCG-S9_59 = 结算牌的能力即执行其全部文字，包括费用和目标，但不打出该牌。
    .title = 结算能力
clause-LCG-S9_60 = 除非另有定义，X为0。
    .title = X
clause-LCG-S9_61 = 搜寻者查看但不展示，且可以没有找到。
    .title = 搜寻
clause-LCG-S9_62 = 若所找的牌须符合条件，则找到时展示。
    .title = 展示找到的牌
clause-LCG-S9_63 = 搜寻整副牌组后须洗牌。
    .title = 搜寻后洗牌
clause-LCG-S9_64 = 被展示的牌留在原区域。
    .title = 展示
clause-LCG-S9_65 = 玩家可随时查看自己面朝下的行省。
    .title = 自己面朝下的行省
clause-LCG-S9_66 = 不能移动到其已在的地方。
    .title = 移动
clause-LCG-S9_67 = 交换需要双方都存在。
    .title = 交换
clause-LCG-S9_68 = 牌确实离场才算被牺牲。
    .title = 牺牲
clause-LCG-S9_69 = 夺取或给予使一方失去、另一方获得。不能失去者也不能给予。
    .title = 夺取与给予
clause-LCG-S9_70 = 免疫某事物的牌不能成为其目标，也不受其影响。
    .title = 免疫
clause-LCG-S9_71 = 免疫的牌仍可用于支付费用。
    .title = 免疫与费用
clause-LCG-S9_72 = 免疫牌上的附属本身不免疫。
    .title = 免疫与附属
