### 指挥官赛制，逐条，以我们自己的话写成。

## 范围与指挥官

clause-CMD-1_1 = 指挥官是Elder Dragon Highlander后来的名称。指挥官也称为将军。
    .title = 赛制名称
clause-CMD-1_2 = 指挥官由两名或更多牌手进行，通常多于两名。
    .title = 两名或更多牌手
clause-CMD-1_3 = 牌手们可以商定自己的规则。与预设不同之处都是选项，并会显示。
    .title = 房规
clause-CMD-1_5 = 除非指挥官条款作出改变，所有万智牌规则都适用。
    .title = 其余规则有效

## 标识色

clause-CMD-3_1 = 牌的标识色为其颜色以及文字中每个法术力符号的颜色。
    .title = 标识色
clause-CMD-3_2 = 法术力费用中的有色符号总是计入标识色。
    .title = 费用总是计入
clause-CMD-3_3 = 标识色在对局前确定，对局中不会改变。
    .title = 标识色不变
clause-CMD-3_4 = 套牌中每张牌的标识色须在指挥官的标识色之内。
    .title = 牌须在标识色内
clause-CMD-3_5 = 具有基本地类别的牌，其标识色包含该类别的法术力符号，无论是否为基本地。
    .title = 基本地类别
clause-CMD-3_6 = 地是无色的，但有标识色。
    .title = 地有标识色
clause-CMD-3_7 = 混血符号在费用和文字中都视为其所有颜色。
    .title = 混血符号
clause-CMD-3_8 = 仅作为文字出现的基本地类别不是法术力符号。
    .title = 文字中的地类别
clause-CMD-3_9 = 提示文字不计入标识色。
    .title = 提示文字
clause-CMD-3_10 = 文字中任何其他费用的符号都计入，例如增幅、起动、循环、返照、变身和返响。
    .title = 其他费用
clause-CMD-3_11 = 连体牌的两半都计入。
    .title = 连体牌
clause-CMD-3_12 = 牌所产生的法术力的符号计入。
    .title = 产生的法术力
clause-CMD-3_13 = “任意颜色”的法术力没有符号，不增加标识色。
    .title = 任意颜色
clause-CMD-3_14 = 倒转牌和等级的所有文字都计入。非瑞克西亚符号及“2或某色”符号视为该色。设定自身颜色的文字计入。
    .title = 其他符号
clause-CMD-3_15 = Rafiq of the Many为绿、白、蓝。不允许Thundermare、Elves of Deep Shadow、Boros Signet、Life // Death、Anavolver、Trace of Abundance、Jungle Shrine和Watery Grave；允许Esper Panorama、Gaea's Balance和Polluted Delta。
    .title = 示例：Rafiq of the Many的套牌
clause-CMD-3_16 = 文字中的颜色名称不是符号。
    .title = 颜色的名称

## 套牌

clause-CMD-5_1 = 套牌恰好100张，包括指挥官。
    .title = 一百张牌
clause-CMD-5_2 = 除基本地外，不得有两张英文名称相同的牌。
    .title = 每名一张
clause-CMD-5_3 = 基本地是具有基本超类别的地，包括雪境基本地。
    .title = 何为基本地
clause-CMD-5_4 = 允许自身放入更多张的牌优先于CMD-5.2，但不优先于CMD-3.4。
    .title = 可放任意张的牌
clause-CMD-5_5 = 可使用特选赛（Vintage）合规的牌，自售前赛当日起；Shahrazad也可使用。
    .title = 可用的牌
clause-CMD-5_6 = 赌注牌、技巧牌、银边牌和不属于套牌的牌不可使用。特选赛的限用牌可以使用，CMD-6.1所列除外。
    .title = 不可用的牌
clause-CMD-5_7 = 套牌检查列出所有违规，各附牌名、条款和原因。
    .title = 一次列出所有问题
clause-CMD-6_1 = 未经商定不得使用：Ancestral Recall、Balance、Biorhythm、Black Lotus、Channel、Coalition Victory、Emrakul, the Aeons Torn、Fastbond、Gifts Ungiven、Karakas、Kokusho, the Evening Star、Library of Alexandria、Limited Resources、Lion's Eye Diamond、Metalworker、五张Mox、Painter's Servant、Panoptic Mirror、Protean Hulk、Recurring Nightmare、Staff of Domination、Sway of the Stars、Time Vault、Time Walk、Tinker、Tolarian Academy、Upheaval、Yawgmoth's Bargain。
    .title = 禁牌
clause-CMD-6_2 = 牌手们可经商定解除禁牌表。
    .title = 解除禁牌表
clause-CMD-6_3 = Braids, Cabal Minion和Rofellos, Llanowar Emissary不得作指挥官，但可作为其他牌使用。
    .title = 不得作指挥官

## 对局之外

clause-CMD-12_1 = 除非使用备牌，寻找对局外牌的效应不起作用。
    .title = 对局之外的牌
clause-CMD-12_2 = 使用备牌时，只能找到备牌中的牌。
    .title = 来自备牌
clause-CMD-12_3 = 备牌须符合标识色、禁牌表，并与套牌合计每名一张。除非另有商定，至多10张。
    .title = 备牌的内容
clause-CMD-13_1 = 指挥官为所有人的乐趣而进行。牌手可在对局前、中、后交谈，提议房规，商定禁牌，认输并再来一局。
    .title = 游戏精神

## 裁定

clause-CMD-R1 = 指挥官税只计算从统帅区的施放。
    .title = 裁定：计算哪些施放
clause-CMD-R2 = 施放次数按每张指挥官牌计算。
    .title = 裁定：按谁计算
clause-CMD-R3 = 若多个效应都将替代该移动，由受影响的牌手排序。拥有者可接受或拒绝统帅区；若其他效应将牌改送到两区中的另一区，则再次询问。
    .title = 裁定：多个替代效应
clause-CMD-R4 = 所有状态动作同时检查。多名牌手可同时输掉；若余下牌手全部输掉，则为平局。
    .title = 裁定：同时输掉
clause-CMD-R5 = 传奇规则适用于两者，各拥有者为自己的牌选择，伤害按每张牌计算。
    .title = 裁定：同一指挥官两次在场
clause-CMD-R6 = 视同任意颜色支付法术力不是产生法术力，不受影响。
    .title = 裁定：支付不是产生
clause-CMD-R7 = 无色法术力的数量与原本其他颜色法术力的数量相同。
    .title = 裁定：多少无色法术力
clause-CMD-R8 = 无色指挥官的套牌没有有色符号，因此没有五种类别的基本地。
    .title = 裁定：无色指挥官
clause-CMD-R9 = 首次再调度也少一张牌。选项free_first_mulligan使其免费。
    .title = 裁定：首次再调度
clause-CMD-R10 = 提示文字中的符号从不计入，混血符号也如此。
    .title = 裁定：提示文字中的混血符号
clause-CMD-R11 = 牌自身异能在任何区域给予的颜色计入标识色。
    .title = 裁定：由异能设定的颜色
clause-CMD-R12 = 售前赛日期不明时，为发售日前六天。
    .title = 裁定：售前赛日期
clause-CMD-R13 = 裁判总是知道指挥官：总是向拥有者提供返回的选择，选择返回时展示该牌。
    .title = 裁定：牌面朝下放逐
clause-CMD-R14 = 被反击或放逐的指挥官咒语可置入统帅区。
    .title = 裁定：来自堆叠
clause-CMD-R15 = 被弃掉或从牌库置入坟墓场的指挥官可置入统帅区。
    .title = 裁定：来自手牌与牌库
clause-CMD-R16 = 若拥有者选择统帅区，将返回被放逐牌的效应没有可返回之物。
    .title = 裁定：暂时放逐
clause-CMD-R17 = 指挥官置入牌库时没有选择，按效应所述位置放置。
    .title = 裁定：置入牌库
clause-CMD-R18 = 牌手离开时，其指挥官一并离开，无论由谁操控。
    .title = 裁定：离开者的指挥官
clause-CMD-R19 = 伤害转移给多名牌手时，各自计算实际受到的。
    .title = 裁定：对多名牌手的伤害
clause-CMD-R20 = 效应使对局重新开始时，指挥官返回统帅区，伤害与税归零；若该效应放逐了指挥官，则它从战场开始。
    .title = 裁定：重新开始的对局
clause-CMD-R21 = 在支持子对局之前，含Shahrazad的套牌被拒绝。届时指挥官留在主对局的统帅区。
    .title = 裁定：子对局
clause-CMD-R22 = 牌桌允许的禁牌列成清单，所有座位可见。
    .title = 裁定：商定允许的牌
