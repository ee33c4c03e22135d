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
lcg-one-character = 一名{ $noun }
lcg-one-attachment = 一张{ $noun }
lcg-one-holding = 一个{ $noun }
lcg-one-province = 一个{ $noun }
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
lcg-word-has-skill = 有{ $kind }能力值的{ $noun }
lcg-word-wears = 有{ $trait }附属的{ $noun }
lcg-word-wears-any = 有附属的{ $noun }
lcg-word-wears-any-not = 没有附属的{ $noun }
lcg-either-noun = { $first }或{ $second }
lcg-word-bids-less = 操控者出价低于你的{ $noun }
lcg-word-other-than = 除{ $who }以外的{ $noun }
lcg-this-character = 此角色
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
lcg-every = 每名{ $noun }
lcg-word-bow-own-attachment = 横置此角色上你的一张附属
