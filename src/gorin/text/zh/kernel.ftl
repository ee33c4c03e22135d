### What the kernel says of any game: answers that do not fit, and journals.

## Acting when not asked

refused-not-asked = 现在没有向这个座位提问；正在等待：{ $waiting }
refused-other-question = 现在问的是另一个问题：“{ $question }”
refused-over = 对局已经结束
refused-initiative = 现在不能这样做：{ $kind }
refused-no-such-option = 这里没有选项“{ $answer }”；可选项为 { $options }

## Answers that are not what was asked for

answer-not-number = 需要一个整数，而不是“{ $answer }”
answer-not-numbers = 需要一列整数，而不是“{ $answer }”
answer-not-keys = 需要一列名称，而不是“{ $answer }”
answer-not-plain = 只接受文字、整数、小数、列表和表格，不接受“{ $answer }”
answer-not-an-ordering = “{ $answer }”没有把每一项恰好排一次
answer-out-of-range = “{ $answer }”超出了要求的范围
answer-unknown-key = “{ $answer }”不在可选的事物之中
answer-repeated-key = “{ $answer }”中有重复
answer-wrong-count = “{ $answer }”的项数过多或过少
answer-wrong-total = “{ $answer }”各部分之和不等于要分配的总数
answer-not-pairs = 需要一列成对的名称或一张表，说明什么去哪里，而不是“{ $answer }”
answer-not-parts = 每一部分都需要一项，而不是“{ $answer }”
answer-not-to-there = 不能去“{ $answer }”
answer-part-lacks = “{ $answer }”没有填写
answer-not-text = 需要一段文字，而不是“{ $answer }”
answer-not-a-line = “{ $answer }”必须是一行普通文字
answer-wrong-length = “{ $answer }”太长或太短
answer-wrong-weight = “{ $answer }”的总值太大或太小

## Journals

journal-empty = 日志是空的
journal-no-header = 日志的第一行不是它的标头
journal-not-json = 日志的这一行不是 JSON
journal-bad-line = 日志的这一行不符合要求：{ $reason }
journal-edited = 这一行在写下之后被改动过
journal-bad-undo = 日志退回到第 { $to } 条记录，但没有这条记录
journal-refused = 这局游戏开始时的某些内容如今已不合规则，因此在这里无法继续或重演；其内容没有丢失
journal-other-version = “{ $part }”不一致：日志由 Gorin { $version } 用其他数据写成，或者其标头被改动过
other-rules-version = 这局游戏是按其他规则进行的（{ $game }，{ $format }）：规则版本 { $made }，而这里是版本 { $ours }。因此这里既不作评判，也不能继续；这并不表示对局有任何不实。{ $plays }
other-rules-sources = 这局游戏所用规则的版本号相同（{ $game }，{ $format }：版本 { $made }），但出自不同的源代码。因此这里既不作评判，也不能继续；这并不表示对局有任何不实。{ $plays }
other-rules-uncounted = 这局游戏与现在的规则不符。它早于按实际玩法区分版本的时候（{ $game }，{ $format }：人工编号的版本 { $made }），因此可能是按其他规则进行的；这并不表示对局有任何不实。{ $plays }
other-rules-unknown = 这局游戏所用的规则在这里无从知晓（{ $game }，{ $format }；这里是版本 { $ours }）：它由其他程序写成，或者其标头被改动过。这里既不作评判，也不能继续。{ $plays }
other-rules-cards = 这局游戏所用的卡牌与这里的内容不同（{ $game }，{ $format }）。因此这里既不作评判，也不能继续；这并不表示对局有任何不实。{ $plays }
other-rules-played-by = 修订 { $revision } 的 Gorin 可以重演它。
other-rules-played-until = 修订 { $revision } 的 Gorin 是最后一个带有该版本的程序；如果在那里也不符，就是用更早的修订进行的。
other-rules-played-unknown = 其标头写明 Gorin { $version }，没有注明修订。
snapshot-unreadable = 此快照与游戏不符：{ $reason }
bad-position = 局面不合理：{ $reason }
