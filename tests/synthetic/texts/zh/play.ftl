### 宫廷游戏的进行：问什么、能怎样回答、发生了什么。

ask-act = 打出一张牌，或跳过
ask-reply = 回应条约的提议
ask-talk = 要提出条约吗？
ask-target = 选择一个座位
ask-interrupt = { $event }。要在它发生之前打出一张牌吗？
ask-react = { $event }。这已经发生。要打出一张牌吗？
ask-bid = 你为一张牌出价多少硬币？
ask-tally = 要公开你队的目标吗？
ask-shuffle = 洗牌
ask-duel = 进行一场决斗
ask-storm = 有暴风雨吗？
ask-shed = 弃掉至多两张牌，每张得一枚硬币
ask-rank = 给座位排序；第一位得一枚硬币
ask-grant = 把财宝分给各座位
ask-send = 把牌交给其他座位
ask-pay = 付硬币给一个座位
ask-charter = 为另一个座位写一份特许状

option-pass = 跳过
option-peek = 查看牌库顶
option-play = 打出{ $card }
option-at = 选择{ $seat }
option-offer = 向{ $seat }提出条约
option-accept = 接受与{ $seat }的条约
option-refuse = 拒绝与{ $seat }的条约
option-keep = 保持密封
option-open = 公开
option-calm = 平静
option-storm = 暴风雨
option-seat = { $seat }
option-coins = 硬币
option-payee = 给谁
option-words = 文字
option-kind = 纪念
option-whom = 给谁
option-spent = 花费的牌
option-grants = 财宝

card-strike = 打击
card-shield = 护盾
card-mirror = 镜子
card-hush = 噤声
card-riposte = 反击
card-gift = 赠礼
courts-bid = { $seat }：{ $amount }

log-shuffled = 洗了 { $count } 张牌
log-drawn = { $seat }抽一张牌
log-drawn-card = { $seat }抽到{ $card }
log-sealed-card = { $captain }看到第 { $team } 队的目标：{ $card }
log-turn = { $seat }的回合
log-peeked = { $seat }查看牌库顶
log-peeked-cards = { $seat }查看牌库顶：{ $cards }
log-announced = { $seat }打出{ $card }
log-passed = { $seat }在这个回合什么也不做
log-aimed = { $seat }的{ $kind }指向{ $target }
log-stopped = { $seat }用{ $card }阻止{ $source }的{ $kind }
log-mirrored = { $seat }用{ $card }把{ $source }的打击弹回
courts-due-card = { $seat }打出了{ $kind }
courts-due-card-at = { $seat }对{ $target }打出了{ $kind }
courts-due-strike = { $source }打击{ $target }，{ $amount } 点生命
log-resolving = { $seat }：若无人阻止，{ $kind }生效
log-struck = { $source }打击{ $target }：失去 { $amount } 点生命
log-healed = { $seat }增加 1 点生命
log-eliminated = { $seat }出局；弃掉：{ $cards }
log-ended = { $count ->
   *[other] { $winners } 获胜：{ $reason }
}
log-offered = { $seat }提出条约
log-replied = { $answer ->
    [yes] { $seat }接受与{ $other }的条约
   *[no] { $seat }拒绝与{ $other }的条约
}
log-storm = 暴风雨使所有条约终止
log-bids = 出价：{ $bids }。{ $winner }赢得一张牌
log-bids-nobody = 出价：{ $bids }。没有人出价高于其他所有人
log-opened = { $seat }公开目标：{ $card }。获得硬币：{ $earned }
log-joined = { $seat }加入第 { $team } 队，有 { $life } 点生命和 { $coins } 枚硬币
log-shed = { $count ->
    [0] { $seat }不弃牌
   *[other] { $seat }弃掉{ $cards }
}
log-ranked = { $seat }把座位排成这个顺序：{ $order }
log-granted = { $seat }分配财宝：{ $parts }
log-sent = { $count ->
    [0] { $seat }不给任何牌
   *[other] { $seat }给以下座位各一张牌：{ $whom }
}
log-paid = { $source }付给{ $target }硬币：{ $amount }
log-hailed = { $seat }举起旗帜：“{ $words }”
log-saluted = { $seat }向{ $other }致意
ask-hail = 举起旗帜：旗上写什么？
ask-salute = 向谁致意？
initiative-hail = 举旗
initiative-salute = 致意
log-chartered = { $seat }为{ $whom }写了一份特许状，纪念：{ $kind }。内容：“{ $words }”

last-team = 只剩一队
last-turn = 最后一个回合已结束，生命最多者获胜

refused-not-in-play = 你已出局
refused-not-a-scout = 只有斥候能查看牌库
refused-not-your-turn = 不是你的回合
refused-at-peace = 你与所有可以打击的座位都有条约
refused-target-not-in-play = 该座位已出局
refused-at-peace-with = 你不能打击该座位
refused-other-team = 该座位属于另一队
refused-no-such-kind = 没有名为“{ $kind }”的牌种
courts-bad-option = 必须是 1 到 { $most }

page-attempt-pass = 跳过
page-attempt-peek = 查看牌库
page-attempt-at = 指向{ $seat }
unknown-attempt = 没有“{ $attempt }”这样的尝试
