### Object phrases, and the words that are said with them. `$noun` is what is said already.

lcg-noun-character = { $count ->
   *[other] 角色
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-attachment = { $count ->
   *[other] 附属
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-holding = { $count ->
   *[other] 地区
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-province = { $count ->
   *[other] 行省
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-conflict = 冲突
lcg-one-character = 一名{ $noun }
lcg-one-attachment = 一张{ $noun }
lcg-one-holding = 一个{ $noun }
lcg-one-province = 一个{ $noun }
lcg-one-conflict = { $noun }
lcg-is-participating = 参与冲突的{ $noun }
lcg-is-attacking = 进攻的{ $noun }
lcg-is-defending = 防御的{ $noun }
lcg-is-ready = 未横置的{ $noun }
lcg-is-bowed = 横置的{ $noun }
lcg-is-honored = 获得名誉的{ $noun }
lcg-is-dishonored = 失去名誉的{ $noun }
lcg-is-unique = 独有的{ $noun }
lcg-is-unique-not = 非独有的{ $noun }
lcg-is-home = 未参与冲突的{ $noun }
lcg-is-alone = 己方唯一的{ $noun }
lcg-of-you = 你操控的{ $noun }
lcg-of-opponent = 你的对手操控的{ $noun }
lcg-of-an-opponent = 一名对手操控的{ $noun }
lcg-word-with-trait = { $trait }{ $noun }
lcg-word-with-trait-not = 非{ $trait }的{ $noun }
lcg-word-of-clan = { $clan }{ $noun }
lcg-word-of-clan-not = 非{ $clan }的{ $noun }
lcg-word-of-element = 具有{ $ring }元素的{ $noun }
lcg-word-has-skill = 有{ $kind }能力值的{ $noun }
lcg-word-wears = 有{ $trait }附属的{ $noun }
lcg-word-wears-any = 有附属的{ $noun }
lcg-word-wears-any-not = 没有附属的{ $noun }
lcg-either-noun = { $first }或{ $second }
lcg-word-bids-less = 操控者出价低于你的{ $noun }
lcg-word-other-than = 除{ $who }以外的{ $noun }
lcg-this-character = 此角色
lcg-this-province = 此行省
lcg-word-bearer = 承载者
lcg-figure-cost = 费用
lcg-figure-military = 军事能力值
lcg-figure-political = 政治能力值
lcg-figure-glory = 荣耀
lcg-figure-fate = 命运
lcg-with-at-most = { $figure }不高于 { $amount } 的{ $noun }
lcg-with-at-least = { $figure }不低于 { $amount } 的{ $noun }
lcg-with-at-most-count = { $figure }不高于{ $amount }的{ $noun }
lcg-with-at-most-that = { $figure }不高于{ $who }的{ $noun }
lcg-with-below-that = { $figure }低于{ $who }的{ $noun }
lcg-word-how-many = { $who }的数量
lcg-word-how-many-each = 每名{ $who }
lcg-word-rings-claimed-each = 每个已被赢取的元素轮
lcg-word-rings-unclaimed-each = 每个未被赢取的元素轮
lcg-word-fate-on-rings-each = 未被赢取的元素轮上每点命运
lcg-word-attachments-on-it-each = 其上每张附属
lcg-word-at-most-each = { $each }（至多 { $amount }）
lcg-conflict-kind = { $kind }{ $noun }
lcg-conflict-unopposed = 无人抵抗的{ $noun }
lcg-conflict-first = 本轮首次{ $noun }
lcg-conflict-here = 此行省的{ $noun }
lcg-conflict-alone = 你仅有一名参与者的{ $noun }
lcg-conflict-ring = { $ring }的{ $noun }
lcg-conflict-you-attacker = 你进攻的{ $noun }
lcg-conflict-you-defender = 你防御的{ $noun }
lcg-conflict-who = { $who }参与的{ $noun }
lcg-conflict-by = 优势不少于 { $amount } 点的{ $noun }
lcg-conflict-as-attacking = 作为进攻者参与的{ $noun }
lcg-conflict-as-defending = 作为防御者参与的{ $noun }
lcg-word-during = 在{ $fight }中
lcg-word-during-phase = 在{ $phase }
lcg-while-participating = { $who }参与冲突时
lcg-while-attacking = { $who }进攻时
lcg-while-defending = { $who }防御时
lcg-while-alone = { $who }是己方唯一的参与者时
lcg-while-bowed = { $who }横置时
lcg-while-honored = { $who }获得名誉时
lcg-while-dishonored = { $who }失去名誉时
lcg-while-unique = { $who }独有时
lcg-while-home = { $who }未参与冲突时
lcg-while-ready = { $who }未横置时
lcg-word-there-is = 如果有{ $who }
lcg-word-there = 如果有 { $count } 名{ $who }
lcg-ahead-opponent = 如果你的{ $figure }多于你的对手
lcg-ahead-an-opponent = 如果你的{ $figure }多于一名对手
lcg-ahead-an-opponent-by = 如果你的{ $figure }比一名对手多 { $amount } 点以上
lcg-behind-opponent = 如果你的{ $figure }少于你的对手
lcg-behind-an-opponent = 如果你的{ $figure }少于一名对手
lcg-figure-of-honor = 名誉
lcg-figure-of-bid = 出价
lcg-figure-of-dial = 拨盘数字
lcg-figure-of-skill = 冲突能力值
lcg-figure-of-glory = 未横置参与者的荣耀
lcg-figure-of-honored = 获得名誉的角色
lcg-word-first-player = 你是先手玩家时
lcg-after-you-wins = 你赢得{ $fight }后
lcg-after-you-loses = 你输掉{ $fight }后
lcg-after-wins = { $who }赢得{ $fight }后
lcg-after-loses = { $who }输掉{ $fight }后
lcg-word-breaks = 你在{ $fight }中摧毁行省后
lcg-word-claims = 你在{ $fight }中赢取元素轮后
lcg-word-claims-of-role = 你赢取与身份元素相同的元素轮后
lcg-word-declares = 一名对手宣告{ $fight }后
lcg-word-declares-fate = 一名对手为冲突选择有命运的元素轮后
lcg-word-declares-here = 对此行省宣告冲突后
lcg-word-passes = 一名对手放弃宣告冲突后
lcg-word-revealed = { $who }被展示后
lcg-word-enters-any = 此角色入场后
lcg-word-enters-from-province = 此角色从行省入场后
lcg-word-enters-defending = 此角色作为防御者入场后
lcg-word-would-leave = 当{ $who }即将离场时
lcg-word-leaves = { $who }在{ $fight }中离场后
lcg-word-fate-placed = { $who }上放置命运后
lcg-word-status-any = 当{ $who }即将获得或失去名誉时
lcg-word-status-honored = { $who }获得名誉后
lcg-word-bows = 元素轮或对手的牌横置{ $who }后
lcg-word-joins = { $who }投入或移入{ $fight }后
lcg-word-moves = { $who }移入{ $fight }后
lcg-word-attaches = 你将{ $what }附属于此角色后
lcg-after-you-plays-character = 你从手中打出角色后
lcg-after-opponent-plays-card-in = 一名对手在{ $fight }中打出一张牌后
lcg-word-effects-begin = 当一张事件即将生效时
lcg-word-effects-begin-on = 当以{ $who }为目标的能力即将生效时
lcg-holds = 持续：{ $text }。
lcg-holds-while = { $conditions }，{ $text }
lcg-has-more = { $who }{ $figure } +{ $amount }
lcg-has-less = { $who }{ $figure } -{ $amount }
lcg-has-more-per = { $each }使{ $who }{ $figure } +1
lcg-more-skill-both = 两项能力值各
lcg-more-skill-military = 军事能力值
lcg-more-skill-political = 政治能力值
lcg-more-glory = 荣耀
lcg-more-strength = 耐久
lcg-cannot = { $does }
lcg-cannot-dishonor = { $who }不能失去名誉
lcg-cannot-attack = { $who }不能作为进攻者参与冲突
lcg-cannot-attack-favored = { $who }不能进攻拥有帝国恩宠的玩家
lcg-cannot-declare-attack = { $who }不能被宣告为进攻者
lcg-cannot-declare-defense = { $who }不能被宣告为防御者
lcg-cannot-bow-by-opponent = 对手的牌不能横置{ $who }
lcg-cannot-move-by-opponent = 对手的牌不能移动{ $who }
lcg-cannot-fight-military = { $who }不能参与军事冲突
lcg-cannot-bow-at-end = 冲突结算时{ $who }不横置
lcg-word-keeps-fate-on-rings = 对手不能取走元素轮上的命运
lcg-word-bars-events-of-opponents = 对手不能打出事件
lcg-word-leaves-if = 弃掉它
lcg-word-gives = { $who }具有关键词（{ $keyword }）
lcg-word-gives-trait = 持续：{ $who }也是{ $trait }。
lcg-word-gives-element = 被争夺的元素轮也视为{ $ring }
lcg-word-cheaper = 你打出它的费用减少 { $amount }
lcg-word-character-of-their-choice = 由你的对手选定的{ $who }
lcg-word-characters = { $number } 名{ $who }
lcg-word-up-to-one-character = 至多{ $who }
lcg-word-character-from-row = 你行省中的{ $who }
lcg-word-character-from-piles = 你弃牌堆中的{ $who }
lcg-word-character-from-theirs = 一名对手弃牌堆中的{ $who }
lcg-word-put-several-from-hand = 将你手中和行省中至多 { $most } 名总费用不高于 { $amount } 的{ $who }放入冲突
lcg-word-put-several-from-pile = 将你王朝弃牌堆中至多 { $most } 名总费用不高于 { $amount } 的{ $who }放入冲突
lcg-word-sacrifice = 牺牲{ $who }
lcg-word-dishonor-own = 使{ $who }失去名誉
lcg-word-remove-fate-from-own = 从{ $who }移除 1 点命运
lcg-bearers = 只能附属于{ $who }。
lcg-word-instead = 改为：{ $effect }
lcg-word-lose-status-who = 弃掉{ $who }的状态指示物
lcg-word-discard-who = 弃掉{ $who }
lcg-word-character-from-pile = 你的王朝弃牌堆中的{ $who }
lcg-word-character-from-own = 你的王朝弃牌堆或行省中的{ $who }
lcg-it = 它
lcg-word-that = 该角色
lcg-every = 每名{ $noun }
lcg-word-honor-who = { $who }获得名誉
lcg-word-dishonor-who = { $who }失去名誉
lcg-word-make-ready-who = 重置{ $who }
lcg-word-bow-who = 横置{ $who }
lcg-word-send-home-who = { $who }移动回家
lcg-word-move-to-conflict-who = { $who }移入冲突
lcg-word-remove-fate-who = 从{ $who }移除 1 点命运
lcg-word-place-fate-who = 在{ $who }上放置 { $amount } 点命运
lcg-return-hand = { $who }返回其所有者手中
lcg-return-top = { $who }返回其所有者牌库顶
lcg-return-bottom = { $who }返回其牌库底
lcg-put-home = { $who }在家入场
lcg-put-conflict = { $who }在冲突中你的一方入场
lcg-has-until = { $until }，{ $who }{ $figure } +{ $amount }
lcg-has-less-until = { $until }，{ $who }{ $figure } -{ $amount }
lcg-per = { $each }：{ $text }
lcg-double-base = 直到冲突结束，{ $who }基础{ $kind }能力值加倍
lcg-double-skill = 直到冲突结束，{ $who }{ $kind }能力值加倍
lcg-cannot-until = { $until }，{ $does }
lcg-cannot-trigger = { $who }不能触发能力
lcg-cannot-bow-at-end-defending = { $who }防御的冲突结算时不横置
lcg-cannot-discard = { $who }不能被弃掉
lcg-cannot-lose-fate = { $who }不能失去命运
lcg-word-bow-own-attachment = 横置此角色上你的一张附属
