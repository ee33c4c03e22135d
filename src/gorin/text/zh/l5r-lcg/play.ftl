### L5R LCG as it is played: what is asked, what can be answered, what happened.

ask-lcg-shuffle = 洗牌
ask-lcg-first = 随机决定首位玩家
ask-lcg-random = 随机弃掉一张手牌
ask-lcg-mulligan-row = 你要替换行省中的哪些牌？只能替换一次。不选则全部保留。
ask-lcg-mulligan-hand = 你要替换哪些手牌？只能替换一次。不选则全部保留。
ask-lcg-bid = { $seats ->
    [2] 你在转盘上出价多少？你抓等量的牌；出价较高者将差额的名誉交给对方。
   *[other] 你在转盘上出价多少？你抓等量的牌，并给每名出价较低的玩家1点名誉。
}
ask-lcg-tidy = 你要弃掉行省中哪些面朝上的牌？
ask-lcg-act = { $moment ->
    [fight] 打出一张牌、使用能力，或跳过。所有人跳过后，冲突分出胜负。
    [draw] 打出一张牌、使用能力，或跳过。所有人跳过后，冲突阶段开始。
    [fate] 打出一张牌、使用能力，或跳过。所有人跳过后，本轮结束。
   *[conflict] 打出一张牌、使用能力，或跳过。所有人跳过后，可以宣告下一场冲突。
}
ask-lcg-dynasty = { $fate ->
    [0] 从行省打出一名角色，或跳过本阶段
   *[other] 从行省打出一名角色，或跳过本阶段（最先跳过的玩家获得{ $fate }点命运）
}
ask-lcg-fate = 你在{ $card }上放置{ $fate }点命运中的多少？每点让其多留场一轮。
ask-lcg-target = { $whose ->
    [own] 你使用{ $card }：选择{ $aim }；{ $does }。
   *[other] { $seat }使用{ $card }。由你选择对象：“{ $does }”。
}
ask-lcg-side = { $card }去哪里？
ask-lcg-declare = 为一个元素轮宣告冲突，或跳过
ask-lcg-province = 你攻击哪个行省？
ask-lcg-attackers = 谁来攻击{ $defender }的第{ $slot }个行省？冲突结束时进攻者横置。
ask-lcg-defenders = { $attacker }以{ $skill }点能力值在{ $kind }冲突中攻击你的第{ $slot }个行省（耐久{ $strength }）。谁来防御？
ask-lcg-broken-card = 你要弃掉{ $seat }被摧毁行省中的牌吗？
ask-lcg-ring = 你如何结算{ $ring }的效果？
option-pass = 跳过
option-play = 打出{ $card }
option-play-for = 打出{ $card }（{ $costs }）
option-play-for-on = 打出{ $card }（{ $costs }）。可以作用于：{ $targets }
option-on = 选择{ $card }
option-card = { $card }
option-character = { $card }
option-home = 留在故乡区域
option-join = 加入冲突
option-declare = { $ring }：{ $kind }
option-province = { $strength ->
    [0] { $seat }的第{ $slot }个行省
   *[other] { $seat }的第{ $slot }个行省，耐久{ $strength }
}
option-slot = 第{ $slot }个行省
option-slot-card = 第{ $slot }个行省：{ $card }
option-keep = 留下这些牌
option-discard = 弃掉这些牌
option-decline = 不结算
option-take = 从对手处夺取1点名誉
option-draw = 抓1张牌
option-make = 让对手随机弃1张牌
option-honor = 使{ $card }获得名誉状态
option-dishonor = 使{ $card }进入失去名誉状态
option-ready = 重置{ $card }
option-bow = 横置{ $card }
option-unfate = 从{ $card }移除1点命运
log-lcg-first-player = { $seat }成为首位玩家
log-lcg-shuffled = { $seat }洗{ $side }牌组
log-lcg-filled = { $seat }在第{ $slot }个行省填充一张面朝下的牌
log-lcg-row-seen = { $seat }查看自己行省中的牌
log-lcg-row-seen-own = { $seat }查看自己行省中的牌：{ $slugs }
log-lcg-row-replaced = { $seat }替换行省{ $slots }上的牌
log-lcg-drawn = { $seat }抓{ $count }张牌
log-lcg-drawn-own = { $seat }抓到{ $slugs }
log-lcg-hand-returned = { $seat }将{ $count }张手牌放到牌组底
log-lcg-phase-began = 第{ $turn }轮：{ $phase }
log-lcg-revealed = { $seat }在第{ $slot }个行省展示{ $slug }
log-lcg-fate-changed = { $seat }获得{ $amount }点命运
log-lcg-passed = { $seat }跳过
log-lcg-played = { $seat }花费 { $cost } 点命运打出{ $slug }
log-lcg-fate-added = 在{ $slug }上放置 { $amount } 点命运
log-lcg-bids-shown = 按出价，{ $bids }
log-lcg-honor-changed = { $seat }获得{ $amount }点名誉
log-lcg-conflict-began = { $seat }为{ $ring }宣告{ $kind }冲突
log-lcg-conflict-began-fate = { $seat }为{ $ring }宣告{ $kind }冲突，并取得其上的{ $fate }点命运
log-lcg-opportunity-passed = { $seat }不宣告冲突
log-lcg-attacked = { $seat }攻击{ $other }的第{ $slot }个行省

log-lcg-announced = { $seat }打出{ $slug }
log-lcg-attached = { $seat }将{ $card }附属到{ $host }
log-lcg-turned = { $slug }被重置
log-lcg-turned-bowed = { $slug }被横置
log-lcg-status-changed-up = { $slug }获得名誉状态
log-lcg-status-changed-up-lost = { $slug }移除失去名誉状态指示物
log-lcg-status-changed-down = { $slug }进入失去名誉状态
log-lcg-status-changed-down-lost = { $slug }移除名誉状态指示物
log-lcg-fate-removed = 各移除1点命运：{ $slugs }
log-lcg-fate-removed-one = 移除1点命运：{ $slugs }
log-lcg-left-play = { $slug }离场
log-lcg-left-play-sacrificed = { $slug }被牺牲
lcg-card-honored = { $card }（名誉状态）
lcg-card-dishonored = { $card }（失去名誉状态）
lcg-slot-stronghold = { $slot }（要塞）
log-lcg-left-play-with = { $slug }离场，其附属牌一同离场：{ $worn }
log-lcg-left-play-kept = { $slug }离场。返回手牌：{ $kept }
log-lcg-left-play-both = { $slug }离场，一同离场：{ $worn }。返回手牌：{ $kept }
log-lcg-totals = { $seat }有{ $attack }点能力值，{ $other }有{ $defense }点
log-lcg-totals-begin = { $seat }以{ $attack }点能力值进攻，{ $other }以{ $defense }点防御；行省耐久为{ $strength }
log-lcg-decided = { $seat }赢得冲突，{ $most }比{ $least }
log-lcg-decided-nobody = 无人赢得冲突，{ $attack }比{ $defense }
log-lcg-broken = { $seat }的第{ $slot }个行省被摧毁
log-lcg-row-discarded = { $seat }的行省{ $slots }弃掉{ $slugs }
log-lcg-hand-discarded = { $seat }弃掉{ $slug }
log-lcg-claimed = { $seat }赢取{ $ring }
log-lcg-favor-claimed = { $seat }以{ $glory }点荣耀（含已赢取的元素轮）取得公家恩宠
log-lcg-favor-stayed = 无人取得公家恩宠，恩宠保持不变：{ $seats }荣耀（含已赢取的元素轮）同为最高，各{ $glory }点
log-lcg-all-readied = 所有角色重置
log-lcg-rings-returned = 所有元素轮返还
log-lcg-eliminated = { $seat }被淘汰：{ $reason }
log-lcg-eliminated-fought = { $seat }被淘汰：{ $reason }。冲突到此结束，无人赢取其元素轮，元素轮归还，参战者横置返回故乡区域
log-lcg-ended = { $winners }赢得对局：{ $reason }

lcg-won-by-honor = 名誉足够
lcg-won-by-staying = 其他人均已被淘汰
lcg-out-by-provinces = 所有行省都被摧毁
lcg-out-by-honor = 名誉耗尽
lcg-out-by-conceding = 认输
refused-lcg-holding = 地区不能打出，它就在行省中
refused-lcg-phase = 手牌不能在王朝阶段打出，行省中的牌只能在该阶段打出
refused-lcg-cost = 需要{ $cost }点命运，你有{ $fate }点
refused-lcg-unique = 你已操控同名的唯一角色
refused-lcg-no-target = 没有可以选择的角色
refused-lcg-out = 你已被淘汰
unknown-attempt = 没有“{ $attempt }”这样的尝试
page-attempt-pass = 跳过
page-attempt-play = 打出{ $thing }
lcg-ring-air = 风元素轮
lcg-ring-earth = 土元素轮
lcg-ring-fire = 火元素轮
lcg-ring-water = 水元素轮
lcg-ring-void = 空元素轮
lcg-kind-military = 军事
lcg-kind-political = 政治
lcg-phase-setup = 准备
lcg-phase-dynasty = 王朝阶段
lcg-phase-draw = 抓牌阶段
lcg-phase-conflict = 冲突阶段
lcg-phase-fate = 命运阶段
lcg-side-home = 在故乡区域
lcg-side-attacking = 进攻
lcg-side-defending = 防御
lcg-side-dynasty = 王朝
lcg-side-conflict = 冲突
lcg-clan-crane = 鹤族
lcg-clan-lion = 狮族
lcg-turn = { $turn ->
    [0] { lcg-board-setup }
   *[other] 第{ $turn }轮：{ $phase }
}
lcg-conflict = { $seat }的冲突：{ $kind }，{ $ring }
lcg-attacked = 攻击{ $seat }的第{ $slot }个行省
lcg-totals = 进攻{ $attack }，防守{ $defense }
lcg-first = 首位玩家
lcg-favor = 公家恩宠
lcg-out = 被淘汰
lcg-honor = 名誉
lcg-fate = 命运
lcg-dial = 出价
lcg-hand = 手牌
lcg-play = 在场
lcg-dynasty-deck = 王朝牌组
lcg-conflict-deck = 冲突牌组
lcg-dynasty-pile = 王朝弃牌堆
lcg-conflict-pile = 冲突弃牌堆
lcg-province = 第{ $slot }个行省，耐久{ $strength }
lcg-broken = 第{ $slot }个行省，已摧毁（耐久{ $strength }）
lcg-rings = 元素轮
lcg-ring-fate = 命运：{ $fate }
lcg-ring-claimed = 由{ $seat }赢取
lcg-skills = 军事{ $military }，政治{ $political }，命运{ $fate }
lcg-bowed = 横置
lcg-honored = 获得名誉状态
lcg-dishonored = 失去名誉状态
lcg-worn = 附有{ $card }
lcg-printed-character = 角色，费用 { $cost }，军事 { $military }，政治 { $political }，荣耀 { $glory }
lcg-printed-attachment = 附属，费用 { $cost }：军事 +{ $military }，政治 +{ $political }
lcg-printed-holding = 地区：所在行省耐久 +{ $strength }
ask-lcg-places = 你的行省按什么顺序摆放？最后一张在你的要塞之下
ask-lcg-would = 你要阻止或改变此事吗？即将发生：{ $events }。
ask-lcg-interrupt = 你要中断此事吗？即将发生：{ $events }。
ask-lcg-reaction = 你要对此作出反应吗？{ $events }。
lcg-happens-something = 发生了某件事
lcg-happens-effects-begin = { $slug }（{ $seat }）的效果开始
lcg-happens-phase-begins = { $phase }开始
lcg-happens-phase-ends = { $phase }结束
lcg-happens-conflict-ends = { $seat }的冲突结束
lcg-happens-declared = { $seat }对{ $other }的第{ $slot }个行省宣告{ $kind }冲突
lcg-happens-declared-for = { $seat }为{ $ring }对{ $other }的第{ $slot }个行省宣告{ $kind }冲突
ask-lcg-forced = 哪一项先结算？
ask-lcg-host = { $card }附属到哪名角色？
ask-lcg-restrict = 限制附属最多两张：弃掉哪一张？
ask-lcg-sacrifice = { $by }：你牺牲哪名角色？
ask-lcg-select = { $by }：选择一项
ask-lcg-again = { $by }。你要失去 1 点名誉，再次选择{ $aim }吗？效果：{ $does }。
ask-lcg-give-up = { $by }：你弃掉哪 { $count } 张手牌？
ask-lcg-covert = 隐秘使谁不能防御？
ask-lcg-duel-bid = 决斗（{ $kind }）：{ $card } +{ $own } 对 { $other } +{ $theirs }。你出价多少？总和较高者获胜；出价较高者将差额的名誉交给对方。
ask-lcg-favor = 公家恩宠用于哪类冲突？
ask-lcg-next = 没有命运的角色离场。下一名离场的是谁？
option-use = 使用{ $card }
option-use-for = 使用{ $card }（{ $costs }）
option-use-for-on = 使用{ $card }（{ $costs }）。可以作用于：{ $targets }
option-first = 先结算{ $card }
option-next = { $card }离场
option-gain = 获得 2 点名誉
option-draw-and-make = 抓 1 张牌，你的对手随机弃掉 1 张
option-set = 用于此类冲突：{ $kind }
log-lcg-begun = { $seat }起始名誉为 { $honor }
log-lcg-placed = { $seat }面朝下摆放行省
log-lcg-placed-own = { $seat }面朝下摆放行省：{ $slugs }
log-lcg-entered = { $seat }的{ $slug }进场：{ $side }
log-lcg-announced-used = { $seat }使用{ $slug }
log-lcg-aimed = { $seat }选择{ $slugs }
log-lcg-aimed-hidden = { $seat }选择一张面朝下的牌
log-lcg-selected = { $seat }选择：“{ $what }”
log-lcg-cancelled = { $slug }没有效果
log-lcg-cancelled-by = { $by }取消了{ $slug }的效果
log-lcg-not-begun = { $slug }没有开始：费用未付清
log-lcg-covered = { $seat }的隐秘：{ $slugs }不能被宣告为防御者
log-lcg-province-shown = { $seat }展示{ $slug }，行省 { $slot }
log-lcg-switched = 冲突变为{ $kind }
log-lcg-went-home = 所有参与者横置并返回故乡区域
log-lcg-went-home-but = 所有参与者横置并返回故乡区域，{ $slugs }不横置
log-lcg-duel-began = { $one }向{ $other }发起决斗（{ $kind }）
log-lcg-duel-decided = { $one }在决斗中胜过{ $other }，{ $most }比{ $least }
log-lcg-duel-decided-nobody = { $one }与{ $other }的决斗无人获胜，{ $most }比{ $least }
log-lcg-status-lost = { $slug }失去状态指示物
log-lcg-moved = { $slug }移动到冲突中
log-lcg-holding-lost = { $seat }的{ $slug }离开行省
log-lcg-row-turned = { $seat }行省 { $slot } 的{ $slug }翻为面朝上
lcg-span-conflict = 直到冲突结束
lcg-span-phase = 直到阶段结束
lcg-span-round = 直到本轮结束
log-lcg-strengthened-military = { $slug }的军事能力值 +{ $amount }（{ $until }）
log-lcg-strengthened-political = { $slug }的政治能力值 +{ $amount }（{ $until }）
log-lcg-strengthened-base-military = { $slug }：基础军事能力值 ×{ $amount }（{ $until }）
log-lcg-favor-claimed-set = { $seat }以 { $glory } 点荣耀（含已赢取的元素轮）获得公家恩宠，用于{ $kind }冲突
log-lcg-ring-idle = { $ring }对{ $seat }没有作用：没有它能改变的东西
log-lcg-ring-idle-alone = { $ring }对{ $seat }没有作用：其不在冲突中，没有对手
log-lcg-averted = 因{ $slug }，这件事没有发生在{ $seat }身上
log-lcg-averted-first = 因{ $slug }，{ $seat }仍是首位玩家
log-lcg-rings-fated = 以下元素轮各放置 { $amount } 点命运：{ $rings }
refused-lcg-trigger = 其时机为：{ $trigger }
refused-lcg-condition = 使用条件：{ $condition }
refused-lcg-unpaid = 你无法支付：{ $paid }
refused-lcg-limit = 已达到使用次数上限
refused-lcg-limited = 你本轮已打出过限定牌
refused-lcg-blank = 其文字目前视为空白
page-attempt-use = 使用{ $thing }的能力
lcg-printed-event = 事件，费用 { $cost }
lcg-printed-province = 行省，耐久 { $strength }
lcg-printed-traits = 特征：{ $traits }
lcg-printed-stronghold = 要塞：名誉 { $honor }，命运 { $fate }，所在行省耐久 +{ $strength }
lcg-stronghold = 要塞
lcg-stronghold-province = 要塞行省，耐久 { $strength }
lcg-stronghold-unknown = 要塞行省
lcg-is-province = 行省
lcg-unplaced = 待摆放的行省
lcg-resolving = 正在打出
lcg-province-unknown = 行省 { $slot }
lcg-favor-set = 公家恩宠，{ $kind }
option-duplicate = 弃掉{ $card }的复本，在其上放置 1 点命运
log-lcg-duplicate-discarded = { $seat }弃掉{ $slug }的复本
refused-lcg-no-duplicate = 你没有操控同名的唯一角色
page-attempt-duplicate = 弃掉{ $thing }的复本
page-windows = 时机窗口
page-windows-concern = 仅在可能与我有关时询问
page-windows-always = 在每个窗口都询问

lcg-position-card = “{ $card }”不能放在这里
lcg-position-seats = 此赛制的局面有{ $fewest }到{ $most }个座位
lcg-position-seat = 对局中没有座位{ $seat }；座位从0数起
lcg-position-amount = 数量不小于0，不能是{ $amount }
lcg-position-phase = 只有冲突阶段有冲突和宣告
lcg-position-declare = 冲突要么正在宣告，要么正在进行，不能两者皆是
lcg-position-conflict = 没有人攻击自己的行省
lcg-position-province = 防御方没有未被摧毁的第{ $slot }个行省
lcg-position-ring = 被争夺的元素轮（{ $ring }）尚未被任何人赢取
lcg-position-clan = “{ $asked }”不是现成牌组的氏族；现有{ $known }
lcg-position-no-stronghold = 此赛制没有要塞
lcg-position-status = 角色要么处于获得名誉状态，要么处于失去名誉状态，不能两者皆是
lcg-position-fights = 此角色所属的座位没有参与冲突
lcg-position-provinces = 每个座位最多有{ $most }个行省
lcg-position-own = 此赛制中行省没有自己的牌
lcg-card-of = { $seat }的{ $card }
lcg-card-on = { $host }上的{ $card }
lcg-card-with-fate = 有{ $fate }点命运的{ $card }
lcg-card-by = { $card }（{ $giver }）
lcg-an-effect = 此效果
lcg-by-own = 你使用{ $card }
lcg-by-other = { $seat }使用{ $card }
lcg-gone = 一名已离场的角色
lcg-worn-of = 附有{ $seat }的{ $card }
log-lcg-fate-changed-lost = { $seat }失去{ $amount }点命运
log-lcg-fate-changed-paid = { $seat }支付{ $amount }点命运
log-lcg-honor-changed-lost = { $seat }失去{ $amount }点名誉
log-lcg-honor-changed-taken = { $seat }从{ $other }处取得{ $amount }点名誉
log-lcg-honor-changed-given = { $seat }给予{ $other }{ $amount }点名誉
log-lcg-bids-shown-even = 按出价，无人交出名誉
lcg-bid-gives = { $seat }交出{ $honor }点名誉
lcg-bid-gets = { $seat }得到{ $honor }点名誉
log-lcg-joined-attacking = { $count ->
    [0] { $seat }没有宣告进攻者
   *[other] { $seat }宣告{ $slugs }进攻
}
log-lcg-joined-defending = { $count ->
    [0] { $seat }没有宣告防御者
   *[other] { $seat }宣告{ $slugs }防御
}
log-lcg-moved-home = { $slug }返回故乡区域
lcg-card-in-province = 第{ $slot }个行省的{ $card }
