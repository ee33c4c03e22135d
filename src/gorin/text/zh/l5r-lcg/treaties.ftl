# 条约：提议、问题与记录。

initiative-treaty-offer = 提议条约
initiative-treaty-counter = 要求其他条款
initiative-treaty-accept = 接受条约
initiative-treaty-refuse = 拒绝条约
initiative-treaty-withdraw = 收回提议
initiative-treaty-dissolve = 解除条约
initiative-treaty-keep = 保留条约
initiative-treaty-claim = 指控违约

ask-treaty-offer = 提议一份条约：你的承诺、对方的承诺，以及违约者失去的名誉。只能承诺你能做或能决定的事，不能承诺名誉、命运、牌或元素轮。
ask-treaty-counter = 要求其他的赌注名誉或期限；承诺不变。你的提议取代对方的提议。
ask-treaty-accept = 接受哪份条约？
ask-treaty-refuse = 拒绝哪份条约？
ask-treaty-withdraw = 收回哪份提议？
ask-treaty-dissolve = 解除哪份条约？双方都愿意时条约终止，无人失去名誉。
ask-treaty-keep = 保留哪份你曾想解除的条约？
ask-treaty-claim = 哪份条约的承诺被违背了？对方可以承认；否则由与条约无关者投票，平票不算违约。若承诺交出物品，他们可判其无效。
ask-lcg-promise-kept = 一项承诺到期了。{ $seat }是否遵守了“{ $words }”？
ask-lcg-breach-admit = { $seat }说你违背了承诺“{ $words }”。你承认吗？
ask-lcg-breach-vote = { $seat }是否违背了承诺“{ $words }”？
option-kept = 已遵守
option-broken = 已违背
option-void = 不可作此承诺
option-admit = 承认
option-deny = 否认

lcg-treaty-with = 对象
lcg-treaty-give = 我承诺
lcg-treaty-give-until = 我的承诺期限
lcg-treaty-give-words = 我用自己的话承诺（机器不会读它；承诺不移交任何东西）
lcg-treaty-take = 对方承诺
lcg-treaty-take-until = 对方的承诺期限
lcg-treaty-take-words = 对方用文字承诺（机器不会读它）
lcg-treaty-which = 取代哪份提议
lcg-treaty-stake = 赌注名誉
lcg-treaty-as-offered = 与提议相同
lcg-treaty-seat = { $seat }
lcg-treaty-terms = 与{ $seat }。你的承诺：{ $give }。对方的承诺：{ $take }。赌注名誉：{ $stake }

lcg-promise = { $promise }（{ $until }）
lcg-promise-no-attack = 不对缔约方宣告冲突
lcg-promise-attack = 对{ $seat }宣告一次冲突
lcg-promise-no-break = 不摧毁缔约方的行省
lcg-promise-bid-most = 抓牌出价最多{ $number }
lcg-promise-bid-least = 抓牌出价至少{ $number }
lcg-promise-pass = 不宣告任何冲突
lcg-promise-leave = 不为此元素轮宣告冲突：{ $ring }
lcg-promise-no-events = 不打出选择缔约方之牌的事件
lcg-promise-words = 用自己的话
lcg-promise-said = “{ $words }”
lcg-until-once = 下一次，最迟到本轮结束
lcg-until-phase = 本阶段
lcg-until-round = { $rounds ->
    [1] 到本轮结束
   *[other] 含本轮共{ $rounds }轮
}
lcg-until-game = 到对局结束

log-lcg-treaty-offered = { $seat }向{ $other }提议条约。{ $seat }将承诺：{ $give }。{ $other }：{ $take }。赌注名誉：{ $stake }
log-lcg-treaty-offered-counter = { $seat }向{ $other }要求其他条款。{ $seat }将承诺：{ $give }。{ $other }：{ $take }。赌注名誉：{ $stake }
log-lcg-offer-dropped-refused = { $seat }拒绝{ $other }提议的条约
log-lcg-offer-dropped-withdrawn = { $seat }收回对{ $other }的提议
log-lcg-offer-dropped-lapsed = { $seat }对{ $other }的提议失效
log-lcg-treaty-made = 条约成立。{ $seat }承诺：{ $give }。{ $other }承诺：{ $take }。赌注名誉：{ $stake }
log-lcg-treaty-questioned = { $seat }想解除与{ $other }的条约
log-lcg-treaty-questioned-not = { $seat }不再想解除与{ $other }的条约
log-lcg-treaty-dissolved-agreed = { $seat }与{ $other }解除条约
log-lcg-treaty-dissolved-over = { $seat }与{ $other }的条约到期：双方都信守承诺
log-lcg-treaty-dissolved-out = { $seat }与{ $other }的条约终止：{ $seat }已出局
log-lcg-treaty-dissolved-void = { $seat }与{ $other }的条约无效，无人失去名誉
log-lcg-treaty-broken = { $seat }违背与{ $other }的条约。赌注名誉：{ $stake }
log-lcg-treaty-broken-both = { $seat }与{ $other }都违背了条约。赌注名誉：{ $stake }
log-lcg-breach-claimed = { $seat }指控{ $other }违背承诺：{ $promise }
log-lcg-breach-answered = { $seat }承认
log-lcg-breach-answered-not = { $seat }否认
log-lcg-breach-judged = 判定违约。赞成：{ $broken }，反对：{ $kept }
log-lcg-breach-judged-not = 判定没有违约。赞成：{ $broken }，反对：{ $kept }
log-lcg-breach-judged-void = 判定不可作此承诺。赞成：{ $broken }，反对：{ $kept }
log-lcg-promise-accepted = { $seat }认可{ $other }遵守了承诺

lcg-treaties = 条约
lcg-treaty-between = { $seat }与{ $other }的条约
lcg-offer-between = { $seat }对{ $other }的提议
lcg-treaty-promised = { $seat }：{ $promise }
lcg-treaty-promised-over = { $seat }：{ $promise }，已到期
lcg-treaty-promised-kept = { $seat }：{ $promise }，已履行
lcg-treaty-staked = 赌注名誉：{ $stake }
lcg-treaty-dissolving = { $seat }想解除它
refused-lcg-treaty-whom = 只能承诺对第三方宣告冲突
refused-lcg-treaty-words = 用自己的话作的承诺需要文字，其他承诺不需要
lcg-position-pair = 对局中两个座位之间只有一份条约或一份提议
lcg-position-stake = 赌注名誉为1到{ $most }
lcg-position-promise = “{ $key }”不是承诺或期限；可用：{ $known }
lcg-position-no-treaties = 只有开悟模式才有条约

## Treaty cards

ask-lcg-treaty-card = 翻开哪一张条约牌？
ask-lcg-treaty-card-who = 条约牌涉及你的一名角色：哪一名？
ask-lcg-treaty-card-from = 从你的哪名角色移除1点命运？
ask-lcg-treaty-card-to = 在你的哪名角色上放置1点命运？
ask-lcg-treaty-card-gear = 弃掉你的哪些附属？
log-lcg-treaty-card-shown = 翻开一张条约牌：{ $slug }。{ $says }。
lcg-treaty-card-desertion = 违约者将一名角色的操控权交给守约者：费用不超过{ $number }的最高者
lcg-treaty-card-dishonorable-dealings = 违约者使一名角色失去名誉：费用不超过{ $number }的最高者
lcg-treaty-card-exposed-secrets-treaty = 守约者抓牌：{ $number }
lcg-treaty-card-falling-fortune = 违约者失去命运：{ $number }
lcg-treaty-card-finding-a-new-lord = 守约者获得命运：{ $number }
lcg-treaty-card-forgotten-plans = 违约者弃掉手牌：{ $number }
lcg-treaty-card-second-chances = 守约者在其角色上放置命运：{ $number }
lcg-treaty-card-sent-to-their-deaths = 违约者从其角色移除命运：{ $number }
lcg-treaty-card-shattered-blades = 违约者弃掉其附属：{ $number }
lcg-treaty-card-spreading-discontent = 违约者横置一名角色：费用不超过{ $number }的最高者
lcg-treaty-card-transgression-of-honor = 违约者失去名誉：{ $number }
lcg-treaty-card-upholding-bushido = 守约者获得名誉：{ $number }
