### 卡牌持有者录入的卡牌、效果记法和套牌：gorin cards、gorin decks。

## What a card does, in the notation of effects

effect-kind-condition = 条件
effect-kind-cost = 费用
effect-kind-effect = 效果
effect-kind-constant = 常驻效果
effect-line-end = 行末
effect-number = 0 至 { $most } 的整数
effect-text = 名称
effect-card = 卡牌的标识，例如“pit-trap”
effect-open-quote = 引号没有闭合：{ $text }
effect-expected = 此处应为“{ $expected }”，而不是“{ $got }”
effect-unknown-start = 行首不能是“{ $asked }”；行首应为{ $known }
effect-too-much = 这一行应在“{ $rest }”之前结束
effect-twice = “{ $word }”在这一行出现了两次
effect-unknown-moment = “{ $asked }”不是时机；时机有{ $known }
effect-wrong-kind = “{ $word }”放错了位置：应为{ $wanted }，却是{ $is_kind }
effect-unknown-word = 没有“{ $word }”这个{ $wanted }词；相近的有：{ $near }
effect-unknown-word-alone = 没有“{ $word }”这个{ $wanted }词；用“gorin cards words”查看全部
effect-bad-value = “{ $word }”之后的“{ $field }”应为{ $expected }，而不是“{ $got }”

## Forms of cards: what may be typed

form-number = { $least } 至 { $most } 的整数
form-one-of = 以下之一：{ $known }
form-some-of = 以下一个或多个，以空格分隔：{ $known }
form-text = 文字
form-effect = 用词语写出卡牌的作用：见“gorin cards words”
form-or-none = { $first }；或 none

## Forms of cards: instructions at their beginning

form-about = 每个条目一张牌。按你自己的卡牌填写，然后运行：gorin cards import 文件
form-about-empty = 不知道的留空，仍用替代数值。
form-about-none = 卡牌没有该数值时填 { $none }。
form-about-not-its = { $sign } 表示这种牌从来没有该数值，请保持不变。
form-about-unsure = 以 { $sign } 结尾的数值由本项目自拟，不会导入；去掉该符号即表示确认。
form-about-untitled = 没有资料说明 { $number } 号的名称和种类：请按你的卡牌填写；种类有 { $kinds }。

## Forms of cards: what can be wrong with them

form-bad-value = “{ $got }”不合要求；此处应为{ $expected }
form-verb = “{ $verb }”不适用于{ $kind }牌；其行首应为{ $known }
form-kind-part = 种类为“{ $kind }”的牌还需要{ $missing }
form-too-many-cells = 这一行的单元格多于 { $count } 个已命名的列
form-not-csv = 文件不是 CSV：{ $reason }
form-empty = 文件没有写明列名的一行
form-blank = 文件是空的
form-unknown-table = “{ $asked }”不属于表单；卡牌应写成 [[card]] 表
form-no-tables = 卡牌必须写成 [[card]] 表
form-bad-type = “{ $column }”必须是文字、整数、true 或 false，或由它们组成的列表
form-unknown-column = 没有“{ $asked }”列；可用的列是{ $known }
form-column-twice = “{ $column }”列出现了两次
form-card-twice = { $number } 号牌已在第 { $line } 行
form-no-number = 缺少卡牌编号
form-unknown-number = 没有编号为“{ $asked }”的牌；编号从 001 到 { $last }
form-other-name = { $number } 号是 { $name }，而不是“{ $asked }”
form-other-kind = { $card } 的种类是“{ $kind }”，而不是“{ $asked }”
form-unknown-kind = 没有这张牌可能属于的种类“{ $asked }”；有 { $known }
form-no-name = “{ $asked }”不是名称：没有任何字母或文字
form-name-taken = “{ $asked }”是 { $number } 号的名称
form-not-its = { $card } 没有“{ $column }”：它的种类是“{ $kind }”
form-in-column = { $column }：{ $reason }
form-differs = { $card }：“{ $column }”的已知数值是 { $known }；采用你录入的 { $entered }

## gorin cards

cards-used = { $count } 张牌：{ $entered } 张含有你录入的数值，{ $ours } 张含有替代数值。
cards-no-form = 没有“{ $asked }”的表单；有表单的是{ $known }
cards-no-words = { $game } 的卡牌没有可录入的词语
cards-bad-format = 没有“{ $asked }”这种格式；可用的格式是{ $known }
cards-written = 已写入 { $file }。
cards-imported = 已从 { $file } 导入 { $cards } 张牌的 { $values } 个数值。
cards-kept = 保存在 { $file }。
cards-digest = 你录入的内容的摘要为 { $digest }。
cards-not-entered = “{ $card }”没有录入过任何数值
cards-forget-what = 请指明要清除的牌，或使用 --all
cards-forgotten = { $count ->
    [0] 没有录入过任何数值。
   *[other] { $count } 张牌恢复了替代数值。
}
cards-words-lines = 每一行写出卡牌的一个作用，行首为下列之一：
cards-words-moments = 时机，以“or”连接：{ $moments }
cards-words-flags = 用于以“play”或“use”开头的行的末尾：{ $flags }
cards-column-number = 编号
cards-column-card = 卡牌
cards-column-kind = 种类
cards-column-entered = 已录入
cards-column-known = 已知
cards-column-stand-in = 替代
cards-column-word = 词语
cards-column-says = 含义
card-effect-source = 效果：{ $source }
card-entered = 由你录入

## Journals of games with entered cards

journal-other-cards = 这一局使用的卡牌不同。所需录入内容的摘要：{ $wanted }；当前使用的：{ $used }
journal-shipped-cards = 这一局使用 Gorin 自带的卡牌，但其中一些现在有录入内容，其摘要为 { $used }
journal-no-entered = 无

## Deck files

deck-sideboard = 这个游戏没有备牌，无法使用“{ $text }”
deck-not-xml = 套牌文件已损坏：{ $reason }
deck-xml-declares = 文件声明了自己的实体；套牌文件不需要实体，也不会读取
deck-no-name = 有一张卡牌没有名称
deck-count-behind = “{ $card }”的数量要写在名称前面：{ $count } { $card }
deck-xml-unknown = 这个以“{ $root }”开头的 XML 不是已知的格式；已知的 XML 格式有 { $known }
deck-note-skipped = 已跳过，因为没有指明卡牌：“{ $text }”
deck-note-title = 已用作套牌名称：“{ $text }”
deck-note-token = 衍生物不是套牌中的牌，已跳过：“{ $text }”
deck-notes-more = 另外还跳过了 { $count } 行
deck-no-clan = 套牌注明属于氏族“{ $asked }”；可用的有{ $known }
deck-not-json = 套牌文件不是 JSON：{ $reason }
deck-json-too-deep = 套牌文件不是可以存放套牌的 JSON
deck-json-no-cards = 文件没有列出卡牌：JSON 套牌在“cards”下按编号列出
deck-not-a-count = “{ $card }”的数量不是整数
deck-field-missing = 文件缺少字段“{ $field }”
deck-card-twice = “{ $card }”重复出现
deck-name-only = “{ $card }”出自{ $set }；只知道名称，因此不能使用
deck-unknown-near = 没有卡牌“{ $card }”；相近的有：{ $near }
deck-blank-name = 套牌名称显示为空：至少要有一个看得见的字符
deck-long-line = 这一行太长，不可能是卡牌名称：最多可以有 { $most } 个字符
deck-many-lines = 一副套牌最多可以有 { $most } 行；另外 { $count } 行没有读取
deck-other-number = { $card } 的编号是 { $number }，而不是 { $asked }
deck-only-one = 套牌只有一张这种牌：{ $card } 是多余的
deck-section-few = { $section }：{ $count } 张；至少要有 { $minimum } 张
deck-section-many = { $section }：{ $count } 张；最多可以有 { $most } 张
deck-section-not = { $section }：“{ $card }”不属于这一部分
deck-section-copies = { $section }：“{ $card }”有 { $count } 张；最多可以有 { $limit } 张
deck-not-brought = “{ $card }”：套牌与备牌合计有 { $count } 张；带来比赛的是 { $brought } 张
deck-section-cards = 抽牌堆
deck-section-raider = 探险者
deck-section-treasure = 宝藏
deck-section-locations = 地点
decks-figure = { $label }：{ $value }

## gorin decks

decks-section = { $kind }（{ $count }）
decks-total = 共 { $count } 张
decks-average = 平均{ $figure }
decks-legal = { $deck }：{ $count } 张，符合规则。

## Help

cli-help-cards = 录入你持有的卡牌：导出表单，填写，再导入。
cli-help-cards-export = 导出卡牌表单，以便填写和导入。
cli-help-cards-export-named = 游戏的 id，与 --game 相同。
cli-help-cards-export-missing = 只包含有替代数值的牌；未知的留空。
cli-help-cards-export-format = 格式：csv 或 toml。
cli-help-cards-export-output_file = 写入的位置；不指定则直接显示。
cli-help-cards-import = 检查表单并使用其中的数值；只要有一处错误就不作任何改动。
cli-help-cards-import-file = 填写好的表单：CSV 或 TOML。
cli-help-cards-list = 列出卡牌及其数值的来源。
cli-help-cards-list-entered = 只列出含有你录入的数值的牌。
cli-help-cards-list-stand_in = 只列出含有替代数值的牌。
cli-help-cards-list-known = 只列出含有已知数值的牌。
cli-help-cards-forget = 清除卡牌的录入内容，恢复替代数值。
cli-help-cards-forget-numbers = 以编号、名称或标识指定卡牌。
cli-help-cards-forget-everything = 清除全部录入内容。
cli-help-cards-words = 列出描述卡牌作用的词语。
cli-help-decks = 查看套牌，按规则检查，并转换套牌文件。
cli-help-decks-list = 列出 Gorin 自带的套牌。
cli-help-decks-list-game = 游戏；不指定则为第一个游戏。
cli-help-decks-show = 按部分和种类显示套牌。
cli-help-decks-show-game = 游戏；不指定则为文件写明的游戏，或第一个游戏。
cli-help-decks-show-deck = 套牌的标识或文件。
cli-help-decks-check = 按规则检查套牌；不合规则时退出码为 1。
cli-help-decks-check-deck = 套牌的标识或文件。
cli-help-decks-check-game = 游戏；不指定则为文件写明的游戏，或第一个游戏。
cli-help-decks-check-seats = 玩家人数；不指定则为允许的最多人数。
cli-help-decks-convert = 把套牌写成另一种格式。
cli-help-decks-convert-deck = 套牌的标识或文件。
cli-help-decks-convert-game = 游戏；不指定则为文件写明的游戏，或第一个游戏。
cli-help-decks-convert-to = 格式：toml、list（供人阅读的行）、lackey（LackeyCCG 的行）、dek（其 XML），有此类网站的游戏还可用 json。
cli-help-decks-convert-output_file = 写入的位置；不指定则直接显示。
deck-no-place = “{ $card }”不能放进套牌
deck-no-section = 套牌没有“{ $asked }”这一部分；各部分为 { $known }
deck-other-game = 这套牌属于 { $asked }，不属于 { $game }
