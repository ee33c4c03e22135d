### L5R Estratégico as it is played: what is asked, what can be answered, what happened.

ask-campaign-start = 你的军队从哪里开始？
ask-campaign-sheet = 你在第 { $turn } 回合的命令
ask-campaign-report = { $place } 的战斗结果如何？{ $armies }
ask-campaign-result = 抽取一场战斗的结果
ask-campaign-spoils = { $army }赢得了 { $place } 的战斗：要歼灭哪些其他军队？
ask-campaign-crossing = 抽取军队在何处相遇
option-place = { $place }（{ $notes }）
option-orders = 军队前往或重现之处：每支可进入一个相邻行省
option-again = 重新指定被歼灭的军队在何处重现：等待重新开始
option-conquests = 征服回合结束时所在的他族行省
option-liberations = 或解放：归还给原属氏族
option-attacks = 在战斗已结束之处再次进攻
option-concessions = 在战斗中认输：军队被歼灭，不算名誉尽失
option-allies = 你称为同盟的氏族
option-permits = 可夺取与你同处行省的氏族
option-castles = 第 1 支军队从第一座城堡开始，第 2 支从第二座，依此类推
option-others = 第四支军队的行省
option-battle = 结束了吗？
option-losses = 谁被歼灭了？
option-winner = 谁直接获胜？由该将军决定歼灭谁
option-over = 战斗结束
option-destroyed = 被歼灭
option-dishonored = 因名誉尽失而被歼灭
option-ally = { $clan }
option-permit = { $clan }
option-army-alone = { $army }，在 { $place }
option-army-beside = { $army }，在 { $place }，与 { $others } 同处
option-army-lost = { $army }，在 { $place } 被歼灭
option-army-due = { $army }，第 { $turn } 回合在 { $place } 重现
unsaid-orders = 你没有给 { $things } 下命令。他们原地不动：照此提交，或继续书写。
nowhere-losses = 仍在
nowhere-commands = 不作要求
campaign-sea = 海
campaign-notes = { $first } · { $next }
campaign-ours = 你方
campaign-army = { $clan }第 { $number } 军
campaign-clan-crab = 蟹族
campaign-clan-crane = 鹤族
campaign-clan-dragon = 龙族
campaign-clan-lion = 狮族
campaign-clan-mantis = 螳螂族
campaign-clan-phoenix = 凤凰族
campaign-clan-scorpion = 蝎族
campaign-clan-shadowlands = 暗影之地
campaign-clan-unicorn = 独角兽族
log-campaign-placed = { $army }从 { $place } 开始
log-campaign-turn-began = 第 { $turn } 回合（共 { $turns } 回合）开始：书写命令
log-campaign-box-opened = 第 { $turn } 回合：执行所有命令
log-campaign-ally-called = { $clan }称{ $other }为同盟；{ $other }未作同样表示
log-campaign-allied = { $clan }与{ $other }结成同盟
log-campaign-alliance-ended = { $clan }与{ $other }不再是同盟
log-campaign-rebuild-ordered = { $army }将于第 { $due } 回合在 { $target } 重现
log-campaign-rebuilt = { $army }在 { $place } 重现
log-campaign-waited = { $army }在 { $place } 没有位置，继续等待
log-campaign-idle = { $army }待命：{ $reason }
log-campaign-crossed = { $armies } 对穿；抽签决定在 { $place } 相遇
log-campaign-crossed-full = { $armies } 对穿；只有 { $place } 有位置，在那里相遇
log-campaign-marched = { $army }从 { $start } 前往 { $place }
log-campaign-declared-conquer = { $army }意图征服 { $place }
log-campaign-declared-liberate = { $army }意图解放 { $place }
log-campaign-lapsed = { $army }的宣告无效：{ $reason }
log-campaign-taken = { $clan }征服 { $place }（此前由{ $before }控制）
log-campaign-taken-freed = { $clan }从{ $before }手中解放 { $place }：重归{ $holder }
log-campaign-battle-began = { $place } 爆发战斗：{ $armies }
log-campaign-battle-joined = { $armies } 加入 { $place } 的战斗
log-campaign-battle-reported = 裁判报告 { $place }：{ $state }。{ $losses ->
    [0] {""}
   *[other] 被歼灭：{ $lost }。
}{ $dishonors ->
    [0] {""}
   *[other] 因名誉尽失而被歼灭：{ $dishonored }。
}
log-campaign-battle-reported-drawn = 无人报告 { $place }，结果由抽签决定：{ $state }。{ $losses ->
    [0] {""}
   *[other] 被歼灭：{ $lost }。
}{ $dishonors ->
    [0] {""}
   *[other] 因名誉尽失而被歼灭：{ $dishonored }。
}
campaign-battle-over = 战斗结束
campaign-battle-on = 战斗继续
log-campaign-battle-broken = { $place } 已无敌军：战斗结束
log-campaign-conceded = { $army }在 { $place } 的战斗中认输，被歼灭
log-campaign-battle-won = { $army }赢得 { $place } 的战斗，并决定歼灭谁
log-campaign-winner-destroyed = { $losses ->
    [0] { $place } 的胜者{ $army }不歼灭任何军队
   *[other] { $place } 的胜者{ $army }歼灭 { $lost }
}
log-campaign-left = { $seat } 离开：{ $clan }保留行省，不再有军队
log-campaign-referee-left = 裁判 { $seat } 离开：今后结果由抽签决定
log-campaign-extra-time = 加时：只进行尚未结束的战斗
log-campaign-counted = { $clan }：{ $points } 点（原属行省 { $own }，其他 { $others }，城堡 { $castles }）
log-campaign-ended = { $winners }（{ $clans }）：战役胜者，{ $reason }
campaign-won-by-points = 点数最多
campaign-won-by-staying = 没有其他氏族留下
refused-campaign-winner = 获胜的军队没有被歼灭
refused-campaign-castle = 军队只能在本氏族原属且仍控制的城堡重现
refused-campaign-fought = 那里正在战斗
refused-campaign-full = 该氏族在那里的军队已达上限
refused-campaign-fighting = 该军队正在战斗
refused-campaign-far = 那不是可以进入的相邻行省
refused-campaign-crossed = 另一氏族的军队迎面而来
refused-campaign-unclear = 同时征服又解放，命令不明确
refused-campaign-sea = 海域行省不能被征服
refused-campaign-held = 该氏族已控制此行省
refused-campaign-gift = 氏族不能解放自己控制的行省
refused-campaign-free = 此行省由原属氏族控制
refused-campaign-object = 两个氏族同时想要此行省：无人得到
campaign-no-decks = 尚不使用套牌：战斗由裁判报告或抽签决定。请不要带套牌
campaign-bad-turns = { $count } 个回合：可为 { $least } 到 { $most }
campaign-bad-generals = { $count } 名将领：每个氏族有 { $least } 或 { $most } 名
campaign-bad-clans = { $count } 个氏族：可为 { $least } 到 { $most } 个，另加一个裁判座位
campaign-bad-setup = 不能以这些氏族和数字开始战役
choice-clan = 第一个座位的氏族
choice-clan-crane = 鹤族
choice-clan-dragon = 龙族
choice-clan-lion = 狮族
choice-clan-phoenix = 凤凰族
choice-generals = 每个氏族的将领
choice-turns = 回合
choice-ties = 点数相同
choice-ties-shared = 共享胜利
choice-ties-castles = 由城堡决定
choice-referee = 最后一个座位为裁判，报告战斗结果
unknown-attempt = 没有可尝试的“{ $attempt }”
campaign-phase-setup = 布置军队
campaign-phase-orders = 第 { $turn } 回合（共 { $turns } 回合）：书写命令
campaign-phase-resolution = 第 { $turn } 回合（共 { $turns } 回合）：执行命令
campaign-phase-extra = 加时
campaign-phase-over = 战役结束
campaign-lands = { $clan }的领土
campaign-whole = 整幅地图
campaign-seas = 海域
campaign-castle = 城堡
campaign-held = 由{ $clan }控制
campaign-fought = 战斗
campaign-referee = 裁判
campaign-ally = { $clan }的同盟
campaign-out = 出局
campaign-points = 点数
campaign-provinces = 行省
campaign-castles = 城堡
campaign-armies = 军队
campaign-stands = 位于 { $place }
campaign-lost = 在 { $place } 被歼灭
campaign-fights = 交战中
campaign-means-conquer = 意图征服
campaign-means-liberate = 意图解放
campaign-due = 第 { $turn } 回合在 { $place } 重现
ask-campaign-council = 你的氏族：同盟，以及将领应去之处。由家老传达
ask-campaign-errand = 你要去见本氏族的将领吗？
ask-campaign-talk = 第一回合之前：你称哪些氏族为同盟？
ask-campaign-correction = 你本回合的报告是否确定？
ask-campaign-time = 计时进行中
option-breaks = 你不再称为同盟的氏族
option-commands = 你的将领应去之处
option-carry = 去见将领：告知地图形势与大名的意图
option-break = { $clan }
option-stands = 报告确定
option-correct = 重新报告 { $place }
option-time = 时间到
log-campaign-sat-down = { $army }在 { $place }：起始命运牌：{ $hand }{ $farms ->
    [0] {""}
   *[other] ，小农场 { $farms }
}{ $honor ->
    [0] {""}
   *[other] ，起始家族名誉 +{ $honor }
}{ $force ->
    [0] {""}
   *[other] ，本族人物 +{ $force }F
}{ $taint ->
    [0] {""}
   *[other] ，非暗影之地人物 -{ $taint }F
}
log-campaign-report-withdrawn = 裁判收回对 { $place } 的报告并重新报告：那里恢复原状
log-campaign-handed-in = 你已提交命令
log-campaign-commanded = { $clan }大名说明将领应去之处
log-campaign-carried = { $clan }家老向将领告知地图形势与大名的意图
log-campaign-time-up = 时间到
log-campaign-talk-began = 第一回合之前，大名进行谈判
log-campaign-role-passed = { $seat } 离开：{ $heir } 接任{ $clan }的职务
refused-campaign-gone = 开箱之前该军队已被歼灭
refused-campaign-there = 该军队在地图上
campaign-bad-minutes = { $count } 分钟：每回合可为 { $least } 到 { $most } 分钟
campaign-bad-roles = { $count } 个座位不够分任职务：每个氏族需 { $team } 个，可为 { $seats } 个，另加一个裁判座位
choice-roles = 氏族的职务
choice-roles-together = 一个座位担任全部
choice-roles-apart = 各有座位：大名、家老、将领
choice-minutes = 每回合分钟数（0：直到全部提交）
campaign-phase-talk = 大名谈判
campaign-known = 你所知的是第 { $turn } 回合的地图
campaign-secret = 战役结束之前，地图对旁观者保密
campaign-handed-in = 你的命令已提交
campaign-daimyo = 大名
campaign-karo = 家老
campaign-general = 第 { $number } 将领
campaign-farms = 小农场：{ $farms }
campaign-honor = 起始家族名誉 +{ $honor }
campaign-hand = 起始命运牌：{ $hand }
campaign-force = 本族人物 +{ $force }F
campaign-commanded = 大名要它前往 { $place }
campaign-position-clans = 战役至少有两个氏族，各一次
campaign-position-clan = 这里没有氏族“{ $clan }”；有 { $known }
campaign-position-place = 军队不能位于“{ $asked }”
campaign-position-army = 这里没有军队“{ $asked }”；有 { $known }
campaign-position-full = { $asked } 中某氏族的军队超过上限
campaign-position-bounds = 为 { $count }：可为 { $least } 到 { $most }
campaign-position-nowhere = 军队要么位于某处（at），要么在某处被歼灭（lost）
campaign-position-no-enemies = { $asked } 没有敌对的军队同处
campaign-position-seat = “{ $asked }”不是提交命令单的座位：氏族，或如 lion:1 的职务
ask-campaign-choice = { $armies } 对穿：在何处相遇？
option-rides = 第二步（陆路）
option-regions = 不可通行区域，按你军队的顺序
log-campaign-crossed-chosen = { $armies } 对穿；蝎族大名让他们在 { $place } 相遇
campaign-clan-ratling = 鼠人
choice-clan-scorpion = 蝎族
choice-clan-unicorn = 独角兽族
choice-clan-crab = 蟹族
choice-clan-mantis = 螳螂族
choice-clan-shadowlands = 暗影之地
choice-clan-ratling = 鼠人
refused-campaign-first = 它不在应先到之处
refused-campaign-enemy = 那里有敌军
refused-campaign-region = 不可通行区域不能被征服
campaign-regions = 不可通行区域
campaign-taint = 非暗影之地人物 -{ $taint }F
campaign-standing = { $clan } { $points } 点
log-campaign-turn-ended = 第 { $turn } 回合后的点数：{ $standings }
send-campaign-sheet = 提交命令
send-campaign-start = 布置军队
campaign-you-lead = 你率领{ $clan }
campaign-you-are = 你：{ $clan }，{ $roles }
campaign-goal = 第 { $turns } 回合后点数最多者获胜
campaign-goal-points = 你控制的每个行省：开局时属你的 2 点，其他 1 点；每座城堡再加 1 点
campaign-race = 各氏族点数
campaign-leads = 领先
campaign-own-land = 己方领地
campaign-nearer = 放大
campaign-farther = 缩小
campaign-signs = 地图图例
campaign-sign-holder = 颜色：控制者
campaign-sign-origin = 粗边：开局时的归属
campaign-sign-castle = 城堡
campaign-sign-army = 军队：氏族与编号
campaign-sign-battle = 战斗
campaign-sign-open = 红色：现在可以点选
campaign-sign-arrow = 箭头：你的命令
campaign-sign-closed = 无人可入
campaign-nobody-leads = 无人率领：{ $clans }。他们的行省可以征服
campaign-sheet-how = 每支军队可进入一个相邻行省。在地图上点选军队，再点目的地；也可在此选择
campaign-sheet-goes = { $army }前往何处
campaign-sheet-rides = { $army }继续前往何处
campaign-sheet-stays = 留在 { $place }
campaign-sheet-no-ride = 不再前进
campaign-sheet-no-return = 无命令：不重现
campaign-sheet-as-ordered = 维持不变
campaign-sheet-in-battle = 在 { $place } 交战，不能行军
campaign-sheet-conquer = 征服 { $place }：+{ $points }
campaign-sheet-liberate = 为{ $clan }解放 { $place }
campaign-sheet-attack = 在 { $place } 再次进攻
campaign-sheet-concede = 放弃战斗：被歼灭
campaign-sheet-enemy = { $armies } 在那里：若其留下则开战，征服须等待
campaign-sheet-unclear = 两者同时无效：请择其一
campaign-sheet-others = 同盟与许可
campaign-sheet-count = 已命令 { $count } / { $all } 支军队。其余原地不动
campaign-sheet-until-all = 所有人提交后，全部命令同时执行。此前无人能读你的命令，你也不能更改
campaign-sheet-until-time = 时间用完或所有人提交后，全部命令同时执行。未提交者不下命令
campaign-sheet-fold = 收起命令单
campaign-sheet-unfold = 展开命令单
campaign-report = 第 { $turn } 回合发生了什么
campaign-report-again = 重新演示
campaign-report-skip = 点击或按空格键跳过
campaign-report-nothing = 没有军队移动
campaign-report-now = 现在的地图
campaign-sheet-full = { $all } 支军队均已有命令
campaign-has-won = 点数最多
campaign-own-sheet = 你的命令
campaign-sheet-to = 前往 { $place }
campaign-sheet-on = 继续前往 { $place }
campaign-sheet-appears = 将在 { $place } 重现
campaign-means-attack = 再次进攻
campaign-sheet-allies = 你称为同盟：{ $clans }
campaign-sheet-breaks = 你不再称为同盟：{ $clans }
campaign-sheet-permits = 可夺取与你同处的行省：{ $clans }
campaign-sheet-carries = 你去见本氏族的将领
campaign-sheet-empty = 你未下达命令
campaign-away = 被歼灭的军队
