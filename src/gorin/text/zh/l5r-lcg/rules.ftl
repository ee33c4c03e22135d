### L5R LCG: what the rules of statuses, control, copies, bids, rings and keywords say.

ask-lcg-element = 以元素轮的哪一种元素结算？
ask-lcg-as = 你将{ $card }作为什么打出？
ask-lcg-support = { $seat }打出{ $card }。你支付其费用中的多少？
ask-lcg-disguise = { $card }取代谁？
option-as-character = 作为角色
option-as-attachment = 作为附属
option-disguise = 以伪装打出{ $card }
page-attempt-disguise = 以伪装打出{ $thing }
refused-lcg-no-price = 费用为“–”，不能打出
refused-lcg-eminent = 显赫的行省不能在要塞之下
refused-lcg-no-disguise = 你没有操控它能以此费用取代的角色
lcg-won-by-card = 牌的效果
lcg-kind-glory = 荣耀
log-lcg-status-moved = 状态指示物移动：{ $slugs }
log-lcg-taint-changed = { $slug }被污染
log-lcg-taint-changed-lost = { $slug }不再被污染
log-lcg-province-marked-tainted = { $seat }的第{ $slot }个行省被污染
log-lcg-province-marked-not-tainted = { $seat }的第{ $slot }个行省不再被污染
log-lcg-province-marked-dishonored = { $seat }的第{ $slot }个行省进入失去名誉状态
log-lcg-province-marked-not-dishonored = { $seat }的第{ $slot }个行省不再处于失去名誉状态
log-lcg-control-taken = { $seat }操控{ $slug }
log-lcg-became-copy = 前者成为后者的复制：{ $slugs }
log-lcg-restored = { $seat }的第{ $slot }个行省被修复
log-lcg-province-hidden = { $seat }的第{ $slot }个行省{ $slug }翻为面朝下
log-lcg-filled-open = { $seat }在第{ $slot }个行省添加{ $slug }
log-lcg-dials-shown = { $bids }
lcg-dial-shown = { $seat }出价{ $bid }
log-lcg-bid-changed = { $seat }的出价改变 { $amount }
log-lcg-conflict-spread = { $seat }的第{ $slot }个行省也被攻击
log-lcg-opportunity-gained = { $seat }可多宣告一场冲突
log-lcg-ring-fated = { $ring }上的命运：{ $amount }
log-lcg-ring-switched = 被争夺的元素轮改为{ $ring }
log-lcg-ring-switched-fate = 被争夺的元素轮改为{ $ring }，{ $seat }取得其上的{ $fate }点命运
log-lcg-presented = { $seat }展示要打出的{ $slug }
log-lcg-support-offered = { $seat }提供{ $amount }点命运
log-lcg-took-over = 前者取代后者：{ $slugs }
log-lcg-card-spoiled = { $slug }没有进场
log-lcg-placed-eminent = { $seat }摆放行省，面朝上：{ $titles }
log-lcg-figure-more = { $slug }：{ $figure } +{ $amount }（{ $until }）
log-lcg-figure-base = { $slug }：基础{ $figure } ×{ $amount }（{ $until }）
log-lcg-figure-set-base = { $slug }：基础{ $figure }为{ $amount }（{ $until }）
log-lcg-figure-times = { $slug }：{ $figure } ×{ $amount }（{ $until }）
log-lcg-figure-half = { $slug }：{ $figure } ÷{ $amount }（{ $until }）
log-lcg-figure-set = { $slug }：{ $figure }为{ $amount }（{ $until }）
log-lcg-figure-blank = { $slug }：文字视为空白（{ $until }）
log-lcg-figure-trait = { $slug }获得：{ $figure }（{ $until }）
lcg-word-corrupted = 堕落（以被污染的状态进场）
lcg-word-disguised = 伪装（{ $of }）
lcg-word-eminent = 显赫（开始时面朝上，不能在要塞之下，也不能翻为面朝下）
lcg-word-ephemeral = 短暂（打出后移出游戏）
lcg-word-rally = 集结（在行省中被展示时，以面朝上再添加一张牌）
lcg-word-support = 支援（其他玩家可支付其命运费用的一部分）
lcg-word-no-attachments-except = 只能有以下附属：{ $trait }。
lcg-word-no-attachments-of = 不能有以下附属：{ $trait }。
lcg-word-at-end-of = 在{ $period }结束时：{ $effect }
lcg-period-conflict = 冲突
lcg-period-phase = 阶段
lcg-period-round = 本轮
ask-lcg-search = { $by }：你将其中哪张牌加入手牌？
log-lcg-searched = { $seat }查看冲突牌组的{ $count }张牌
log-lcg-searched-own = { $seat }在冲突牌组中搜寻：{ $slugs }
log-lcg-found = { $seat }将一张牌加入手牌
log-lcg-found-shown = { $seat }展示{ $slug }并加入手牌
lcg-word-then = { $first }；然后{ $later }
lcg-word-if-you-do = { $first }；若如此做，{ $later }
lcg-word-to = { $first }，以便{ $later }
lcg-word-chosen-later = { $chosen }；{ $effect }
lcg-word-each-chooses = 每名玩家各选择自己的一名角色；{ $effect }
lcg-word-resolve-action = 由你结算其第一个行动
lcg-word-search = 你在{ $top ->
    [0] 自己的整个冲突牌组
   *[other] 自己的冲突牌组顶的{ $top }张牌
}中搜寻{ $sort }加入手牌
lcg-word-search-sort = 你在{ $top ->
    [0] 自己的整个冲突牌组
   *[other] 自己的冲突牌组顶的{ $top }张牌
}中搜寻{ $sort }，展示后加入手牌
lcg-word-search-shuffled = { $search }，然后洗牌
lcg-word-gain-x-fate = 获得 X 点命运
lcg-sort-any = 一张牌
lcg-sort-event = 一张事件
lcg-sort-attachment = 一张附属
lcg-sort-character = 一名角色
