### L5R LCG: Enlightenment as it is played.

ask-lcg-place-ring = { $elements ->
    [5] 把{ $ring }放在你的哪个行省上？这是你的第五种元素：你立即获胜。
   *[other] 把{ $ring }放在你的哪个行省上？
}
ask-lcg-take-ring = { $elements ->
    [5] 你取得{ $ring }。放在你的哪个行省上？这是你的第五种元素：你立即获胜。
   *[other] 你取得{ $ring }。放在你的哪个行省上？
}
ask-lcg-fate-on-ring = 在哪个元素轮上放置命运？
ask-lcg-split-give = 多出的一点名誉给谁？
ask-lcg-split-from = 多出的一点名誉由谁交出？
option-bid = 出价{ $bid }，抓{ $bid }张牌
option-give = 多给{ $seat }1点名誉
option-from = 由{ $seat }多交1点名誉
option-place = 放在第{ $slot }个行省
option-ring = { $ring }
option-declare-ringless = 不使用元素轮：{ $kind }
log-lcg-conflict-began-ringless = { $seat }宣告不使用元素轮的{ $kind }冲突
log-lcg-claimed-on = { $seat }赢取{ $ring }，放在第{ $slot }个行省
log-lcg-claimed-taken = { $seat }从{ $other }取得{ $ring }，放在第{ $slot }个行省
log-lcg-ring-returned = { $ring }进入{ $seat }的未被赢取储备
log-lcg-ring-returned-twice = { $seat }已有{ $ring }：这一枚进入其未被赢取储备
log-lcg-rings-shared = { $seat }的元素轮进入未被赢取的公共储备
log-lcg-ring-returned-common = { $ring }进入未被赢取的公共储备
log-lcg-fate-put = { $seat }在{ $ring }上放置{ $amount }点命运
lcg-won-by-rings = 开悟：五种元素的元素轮
lcg-out-by-stronghold = 要塞行省被摧毁
lcg-conflict-ringless = { $seat }的冲突：{ $kind }，不使用元素轮
lcg-ring-of = { $seat }的{ $ring }
lcg-ring-contested = 正被争夺
lcg-pool = 未被赢取的元素轮
lcg-common-pool = 公共的未被赢取元素轮
lcg-removed = 移出游戏

lcg-position-ring-unknown = 没有元素轮“{ $ring }”；可用的有{ $known }
lcg-position-ring-twice = 元素轮{ $ring }位于两处
lcg-position-ring-repeated = 元素轮{ $ring }是该座位行省上同一元素的第二个
lcg-position-ring-broken = 元素轮{ $ring }位于被摧毁的行省上
lcg-position-ring-not-own = 被争夺的元素轮（{ $ring }）须来自进攻方储备或公共储备
lcg-position-own-rings = 此模式下每个座位有自己的元素轮：请用“pool”、“common”、“ring_fate”和行省的“rings”
lcg-position-no-own-rings = 只有开悟模式下座位才有储备，行省上才有元素轮
ask-lcg-bid-of-few = 你在转盘上出价多少？你抓等量的牌；最高出价者将差额的名誉交给最低出价者。
ask-lcg-bid-of-many = 你出价2还是4？你抓等量的牌。出价4的玩家给每名出价2的玩家1点名誉。
