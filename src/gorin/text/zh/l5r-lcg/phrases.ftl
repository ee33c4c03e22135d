### Object phrases, and the words that are said with them. `$noun` is what is said already.

# Of several qualities the last alone has 的 ("由你操控、参与冲突的角色"), so what is said of a noun
# minds whether it is the first: a noun is of the number "one" as long as nothing is said of it, and
# "other" then. With its measure word it is "one" again, with 每 it is "other": what is compared with
# any card ("其政治能力值低于一名廷臣角色") is said as a clause of its own, what is compared with
# "此角色", which has no number, is a quality. The gender is that of the measure word: 张 masculine,
# 个 feminine, 名 neither.

lcg-noun-character = { $count ->
   *[other] 角色
 }
    .number = one
lcg-noun-attachment = { $count ->
   *[other] 附属
 }
    .gender = masculine
    .number = one
lcg-noun-holding = { $count ->
   *[other] 地区
 }
    .gender = feminine
    .number = one
lcg-noun-province = { $count ->
   *[other] 行省
 }
    .gender = feminine
    .number = one
lcg-noun-conflict = 冲突
    .number = one
lcg-one-character = 一名{ $noun }
    .number = one
lcg-one-attachment = 一张{ $noun }
    .number = one
lcg-one-holding = 一个{ $noun }
    .number = one
lcg-one-province = 一个{ $noun }
    .number = one
lcg-another-character = 另一名{ $noun }
    .number = one
lcg-another-attachment = 另一张{ $noun }
    .number = one
lcg-another-holding = 另一个{ $noun }
    .number = one
lcg-another-province = 另一个{ $noun }
    .number = one
lcg-one-conflict = { $noun }
lcg-first-conflict = 本轮首场{ $noun }
lcg-is-participating = { $noun_number ->
    [other] 参与冲突、{ $noun }
   *[one] 参与冲突的{ $noun }
 }
    .number = other
lcg-is-attacking = { $noun_number ->
    [other] 正在进攻、{ $noun }
   *[one] 正在进攻的{ $noun }
 }
    .number = other
lcg-is-defending = { $noun_number ->
    [other] 正在防御、{ $noun }
   *[one] 正在防御的{ $noun }
 }
    .number = other
lcg-is-ready = { $noun_number ->
    [other] 未横置、{ $noun }
   *[one] 未横置的{ $noun }
 }
    .number = other
lcg-is-bowed = { $noun_number ->
    [other] 横置、{ $noun }
   *[one] 横置的{ $noun }
 }
    .number = other
lcg-is-honored = { $noun_number ->
    [other] 处于获得名誉状态、{ $noun }
   *[one] 处于获得名誉状态的{ $noun }
 }
    .number = other
lcg-is-dishonored = { $noun_number ->
    [other] 处于失去名誉状态、{ $noun }
   *[one] 处于失去名誉状态的{ $noun }
 }
    .number = other
lcg-is-unique = { $noun_number ->
    [other] 属于唯一牌、{ $noun }
   *[one] 属于唯一牌的{ $noun }
 }
    .number = other
lcg-is-unique-not = { $noun_number ->
    [other] 非唯一、{ $noun }
   *[one] 非唯一的{ $noun }
 }
    .number = other
lcg-is-home = { $noun_number ->
    [other] 未参与冲突、{ $noun }
   *[one] 未参与冲突的{ $noun }
 }
    .number = other
lcg-is-alone = { $noun_number ->
    [other] 身为己方唯一参与者、{ $noun }
   *[one] 身为己方唯一参与者的{ $noun }
 }
    .number = other
lcg-of-you = { $noun_number ->
    [other] 由你操控、{ $noun }
   *[one] 由你操控的{ $noun }
 }
    .number = other
lcg-of-opponent = { $noun_number ->
    [other] 由你的对手操控、{ $noun }
   *[one] 由你的对手操控的{ $noun }
 }
    .number = other
lcg-of-an-opponent = { $noun_number ->
    [other] 由一名对手操控、{ $noun }
   *[one] 由一名对手操控的{ $noun }
 }
    .number = other
lcg-of-them = { $noun_number ->
    [other] 由其操控、{ $noun }
   *[one] 由其操控的{ $noun }
 }
    .number = other
lcg-word-with-trait = { $noun_number ->
    [other] 具有{ $trait }特征、{ $noun }
   *[one] { $trait }{ $noun }
 }
    .number = { $noun_number ->
        [other] other
       *[one] one
     }
lcg-word-with-trait-not = { $noun_number ->
    [other] 非{ $trait }、{ $noun }
   *[one] 非{ $trait }的{ $noun }
 }
    .number = other
lcg-word-of-clan = { $noun_number ->
    [other] 属于{ $clan }、{ $noun }
   *[one] { $clan }{ $noun }
 }
    .number = { $noun_number ->
        [other] other
       *[one] one
     }
lcg-word-of-clan-not = { $noun_number ->
    [other] 非{ $clan }、{ $noun }
   *[one] 非{ $clan }的{ $noun }
 }
    .number = other
lcg-word-of-element = { $noun_number ->
    [other] 元素与{ $ring }相同、{ $noun }
   *[one] 元素与{ $ring }相同的{ $noun }
 }
    .number = other
lcg-word-has-skill = { $noun_number ->
    [other] 有{ $figure }、{ $noun }
   *[one] 有{ $figure }的{ $noun }
 }
    .number = other
lcg-word-wears = { $noun_number ->
    [other] 有{ $trait }附属、{ $noun }
   *[one] 有{ $trait }附属的{ $noun }
 }
    .number = other
lcg-word-wears-any = { $noun_number ->
    [other] 有附属、{ $noun }
   *[one] 有附属的{ $noun }
 }
    .number = other
lcg-word-wears-any-not = { $noun_number ->
    [other] 没有附属、{ $noun }
   *[one] 没有附属的{ $noun }
 }
    .number = other
lcg-either-noun = { $noun }或{ $second }
    .number = other
lcg-same-noun = { $noun }
lcg-word-dial-shows-less = { $noun_number ->
    [other] 操控者转盘数值比你低、{ $noun }
   *[one] 操控者转盘数值比你低的{ $noun }
 }
    .number = other
lcg-word-other-than = { $noun_number ->
    [other] 除{ $who }外、{ $noun }
   *[one] 除{ $who }外的{ $noun }
 }
    .number = other
lcg-other = { $noun_number ->
    [other] 除此牌外、{ $noun }
   *[one] 其他{ $noun }
 }
    .number = other
lcg-this-character = 此角色
lcg-this-attachment = 此附属
lcg-this-province = 此行省
lcg-word-bearer = 承载者
lcg-figure-cost = 费用
lcg-figure-military = 军事能力值
lcg-figure-political = 政治能力值
lcg-figure-glory = 荣耀
lcg-figure-fate = 命运
lcg-with-at-most = { $noun_number ->
    [other] { $figure }不高于{ $amount }、{ $noun }
   *[one] { $figure }不高于{ $amount }的{ $noun }
 }
    .number = other
lcg-with-at-least = { $noun_number ->
    [other] { $figure }不低于{ $amount }、{ $noun }
   *[one] { $figure }不低于{ $amount }的{ $noun }
 }
    .number = other
lcg-with-below = { $noun_number ->
    [other] { $figure }低于{ $amount }、{ $noun }
   *[one] { $figure }低于{ $amount }的{ $noun }
 }
    .number = other
lcg-with-at-most-count = { $noun_number ->
    [other] { $figure }不比{ $amount }高、{ $noun }
   *[one] { $figure }不比{ $amount }高的{ $noun }
 }
    .number = other
lcg-with-at-least-count = { $noun_number ->
    [other] { $figure }不比{ $amount }低、{ $noun }
   *[one] { $figure }不比{ $amount }低的{ $noun }
 }
    .number = other
lcg-with-below-count = { $noun_number ->
    [other] { $figure }比{ $amount }低、{ $noun }
   *[one] { $figure }比{ $amount }低的{ $noun }
 }
    .number = other
lcg-with-at-most-that = { $who_number ->
    [one] { $noun }，其{ $figure }不高于{ $who }
   *[other] { $noun_number ->
        [other] { $figure }不比{ $who }高、{ $noun }
       *[one] { $figure }不比{ $who }高的{ $noun }
     }
 }
    .number = other
lcg-with-at-least-that = { $who_number ->
    [one] { $noun }，其{ $figure }不低于{ $who }
   *[other] { $noun_number ->
        [other] { $figure }不比{ $who }低、{ $noun }
       *[one] { $figure }不比{ $who }低的{ $noun }
     }
 }
    .number = other
lcg-with-below-that = { $who_number ->
    [one] { $noun }，其{ $figure }低于{ $who }
   *[other] { $noun_number ->
        [other] { $figure }比{ $who }低、{ $noun }
       *[one] { $figure }比{ $who }低的{ $noun }
     }
 }
    .number = other
lcg-word-how-many = { $who }数量
lcg-word-figure-of = { $who }的{ $figure }
lcg-word-how-many-each = 每{ $who_gender ->
    [masculine] 张
    [feminine] 个
   *[other] 名
 }{ $who }
lcg-word-rings-claimed-each = 每个已被赢取的元素轮
lcg-word-rings-unclaimed-each = 每个未被赢取的元素轮
lcg-word-fate-on-rings-each = 未被赢取的元素轮上的每点命运
lcg-word-attachments-on-it-each = 其上每张附属
lcg-word-at-most-each = { $each }（以{ $amount }为限）
lcg-conflict-kind = { $kind }{ $noun }
lcg-conflict-unopposed = { $noun_number ->
    [other] 完败、{ $noun }
   *[one] 完败的{ $noun }
 }
    .number = other
lcg-conflict-here = { $noun_number ->
    [other] 发生于此行省、{ $noun }
   *[one] 发生于此行省的{ $noun }
 }
    .number = other
lcg-conflict-alone = { $noun_number ->
    [other] 己方仅有一名参与者、{ $noun }
   *[one] 己方仅有一名参与者的{ $noun }
 }
    .number = other
lcg-conflict-ring = { $noun_number ->
    [other] 争夺{ $ring }、{ $noun }
   *[one] 争夺{ $ring }的{ $noun }
 }
    .number = other
lcg-conflict-you-attacker = { $noun_number ->
    [other] 由你进攻、{ $noun }
   *[one] 由你进攻的{ $noun }
 }
    .number = other
lcg-conflict-you-defender = { $noun_number ->
    [other] 由你防御、{ $noun }
   *[one] 由你防御的{ $noun }
 }
    .number = other
lcg-conflict-who = { $noun_number ->
    [other] { $who }参与、{ $noun }
   *[one] { $who }参与的{ $noun }
 }
    .number = other
lcg-conflict-by = { $noun_number ->
    [other] 领先不少于{ $amount }点、{ $noun }
   *[one] 领先不少于{ $amount }点的{ $noun }
 }
    .number = other
lcg-conflict-as-attacking = { $noun_number ->
    [other] 其作为进攻者参与、{ $noun }
   *[one] 其作为进攻者参与的{ $noun }
 }
    .number = other
lcg-conflict-as-defending = { $noun_number ->
    [other] 其作为防御者参与、{ $noun }
   *[one] 其作为防御者参与的{ $noun }
 }
    .number = other
lcg-word-during = 在{ $fight }中
lcg-word-during-phase = 在{ $phase }
lcg-while-participating = { $who }参与冲突时
lcg-while-attacking = { $who }进攻时
lcg-while-defending = { $who }防御时
lcg-while-alone = { $who }是己方唯一的参与者时
lcg-while-bowed = { $who }横置时
lcg-while-honored = { $who }处于获得名誉状态时
lcg-while-dishonored = { $who }处于失去名誉状态时
lcg-while-unique = { $who }为唯一时
lcg-while-home = { $who }未参与冲突时
lcg-while-ready = { $who }未横置时
lcg-if-there = 场上至少有{ $who }时
lcg-if-there-many = 至少有{ $count }{ $who_gender ->
    [masculine] 张
    [feminine] 个
   *[other] 名
 }{ $who }时
lcg-if-you-control = 你操控{ $who }时
lcg-if-you-control-many = 你操控至少{ $count }{ $who_gender ->
    [masculine] 张
    [feminine] 个
   *[other] 名
 }{ $who }时
lcg-ahead-opponent = 你的{ $figure }高于你的对手时
lcg-ahead-an-opponent = 你的{ $figure }高于一名对手时
lcg-ahead-an-opponent-by = 你的{ $figure }比一名对手至少高{ $amount }点时
lcg-behind-opponent = 你的{ $figure }低于你的对手时
lcg-behind-an-opponent = 你的{ $figure }低于一名对手时
lcg-figure-of-honor = 名誉
lcg-figure-of-dial = 转盘数值
lcg-figure-of-skill = 冲突能力值
lcg-figure-of-glory = 未横置参与者荣耀总和
lcg-figure-of-honored = 处于获得名誉状态的角色数量
lcg-word-first-player = 你是首位玩家时
lcg-after-you-wins = 你赢得{ $fight }后
lcg-after-you-loses = 你输掉{ $fight }后
lcg-after-opponent-wins = 一名对手赢得{ $fight }后
lcg-after-opponent-loses = 一名对手输掉{ $fight }后
lcg-after-wins = { $who }赢得{ $fight }后
lcg-after-loses = { $who }输掉{ $fight }后
lcg-word-breaks = 你在{ $fight }中摧毁行省后
lcg-word-claims = 你在{ $fight }中赢取元素轮后
lcg-word-claims-of-role = 你赢取与你的身份元素相同的元素轮后
lcg-word-declares = 一名对手宣告{ $fight }后
lcg-word-declares-fate = 一名对手为冲突选择有命运的元素轮后
lcg-word-declares-here = 有玩家对此行省宣告冲突后
lcg-word-passes = 一名对手跳过宣告冲突的机会后
lcg-word-revealed = { $who }被展示后
lcg-word-enters-any = 此角色进场后
lcg-word-enters-from-province = 此角色从行省进场后
lcg-word-enters-defending = 此角色作为防御者进场后
lcg-word-would-leave = 当{ $who }即将离场时
lcg-word-leaves = { $who }在{ $fight }中离场后
lcg-word-fate-placed = 命运被放置到{ $who }上后
lcg-word-status-any = 当{ $who }即将获得名誉或失去名誉时
lcg-word-status-honored = { $who }获得名誉后
lcg-word-bows = 元素轮或对手的牌横置{ $who }后
lcg-word-joins = { $who }加入或移入{ $fight }后
lcg-word-moves = { $who }移入{ $fight }后
lcg-word-attaches = 你为此角色附上{ $what }后
lcg-after-you-plays-character = 你从手中打出角色后
lcg-after-opponent-plays-card-in = 一名对手在{ $fight }中打出一张牌后
lcg-word-effects-begin = 当一张事件即将生效时
lcg-word-effects-begin-on = 当以{ $who }为目标的触发能力即将生效时
lcg-holds = 常驻：{ $text }。
lcg-holds-while = { $conditions }，{ $text }
lcg-has-more = { $who }{ $figure } +{ $amount }
lcg-has-less = { $who }{ $figure } -{ $amount }
lcg-has-more-per = { $each }使{ $who }{ $figure } +1
lcg-more-skill-both = 两项能力值各
lcg-more-skill-military = 军事能力值
lcg-more-skill-political = 政治能力值
lcg-more-glory = 荣耀
lcg-more-strength = 耐久
lcg-none-can-dishonor = 任何{ $noun }都不能失去名誉
lcg-cannot-attack = { $who }不能作为进攻者参与冲突
lcg-cannot-attack-favored = { $who }不能作为进攻者参与针对拥有公家恩宠的玩家的冲突
lcg-cannot-declare-attack = { $who }不能被宣告为进攻者
lcg-cannot-declare-defense = { $who }不能被宣告为防御者
lcg-cannot-bow-by-opponent-or-move-by-opponent = { $who }不能被对手的牌横置或移动
lcg-cannot-fight-military = { $who }不能参与军事冲突
lcg-cannot-lie-under-stronghold = { $who }不能放在要塞下面
lcg-cannot-bow-at-end = { $who }在冲突结束时不横置
lcg-word-keeps-fate-on-rings = 对手不能取得元素轮上的命运
lcg-word-bars-events-of-opponents = 对手不能打出事件
lcg-word-leaves-if = 弃掉此牌
lcg-word-gives = { $who }具有以下关键词
lcg-with-keyword = { $text }{ $keyword }
lcg-word-gives-trait = 常驻：{ $who }也具有{ $trait }特征。
lcg-word-gives-element = 被争夺的元素轮也视为{ $ring }，结算者选择其中一个元素的效果
lcg-word-cheaper = 你打出此牌的费用 -{ $amount }
lcg-word-characters = { $number ->
    [2] 两名{ $who }
   *[other] { $number }名{ $who }
 }
lcg-word-up-to-one-character = { $who }（可不选）
lcg-word-character-from-row = 你的行省中的{ $who }
lcg-word-character-from-piles = 你的弃牌堆中的{ $who }
lcg-word-character-from-theirs = 一名对手的弃牌堆中的{ $who }
lcg-word-put-several-from-hand = 选择你的手牌和行省中至多{ $most }名总费用不高于{ $amount }的{ $who }：将其放置进场，加入冲突
lcg-word-put-several-from-pile = 选择你的王朝弃牌堆中任意数量总费用不高于{ $amount }的{ $who }：将其放置进场，加入冲突
lcg-word-sacrifice = 牺牲{ $who }
lcg-word-dishonor-own = 使{ $who }失去名誉
lcg-word-remove-fate-from-own = 从{ $who }移除1点命运
lcg-bearers = 只能附属于{ $who }。
lcg-word-instead = 改为{ $effect }
lcg-word-lose-status-who = 弃掉{ $who }的状态指示物
lcg-word-discard-who = 弃掉{ $who }
lcg-word-character-from-pile = 你的王朝弃牌堆中的{ $who }
lcg-word-character-from-own = 你的王朝弃牌堆或行省中的{ $who }
lcg-it = 其
lcg-the-same = 其
lcg-word-that = 该角色
lcg-every = 每{ $noun_gender ->
    [masculine] 张
    [feminine] 个
   *[other] 名
 }{ $noun }
    .number = other
lcg-word-honor-who = { $who }获得名誉
lcg-word-dishonor-who = { $who }失去名誉
lcg-word-make-ready-who = 重置{ $who }
lcg-word-bow-who = 横置{ $who }
lcg-word-send-home-who = { $who }返回故乡区域
lcg-word-move-to-conflict-who = { $who }移入冲突
lcg-word-remove-fate-who = 从{ $who }移除1点命运
lcg-word-place-fate-who = 在{ $who }上放置{ $amount }点命运
lcg-return-hand = { $who }返回拥有者手中
lcg-return-top = { $who }返回拥有者的牌组顶
lcg-return-bottom = { $who }返回拥有者的牌组底
lcg-put-home = 将{ $who }放置进场到故乡区域
lcg-put-conflict = 将{ $who }放置进场，加入冲突中你的一方
lcg-has-until = { $until }，{ $who }{ $figure } +{ $amount }
lcg-has-less-until = { $until }，{ $who }{ $figure } -{ $amount }
lcg-per = { $text }，{ $each }计一次
lcg-word-double = 直到冲突结束，其{ $figure }加倍
lcg-word-double-who = 直到冲突结束，{ $who }{ $figure }加倍
lcg-word-double-base = 直到冲突结束，其基础{ $figure }加倍
lcg-word-double-who-base = 直到冲突结束，{ $who }基础{ $figure }加倍
lcg-cannot-until = { $until }，{ $does }
lcg-cannot-trigger = { $who }不能触发自身的能力
lcg-cannot-bow-at-end-defending = 在{ $who }防御的冲突结束时不将其横置
lcg-cannot-discard-or-lose-fate = { $who }不能被弃掉或失去命运
lcg-word-bow-own-attachment = 横置此角色上一张由你操控的附属
