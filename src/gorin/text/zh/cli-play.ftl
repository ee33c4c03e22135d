### 终端牌桌的文字：gorin play 与 gorin resume。

## 开局之前

play-menu = 你想怎么玩？
play-menu-1 =   1  独自一人（回车）
play-menu-2 =   2  与朋友共用键盘
play-menu-3 =   3  对战机器人
play-menu-bot =   1  对战机器人（回车）
play-menu-friend =   2  与朋友共用键盘
play-menu-name = 玩家 { $number } 的名字（回车：不填）：
play-player = 玩家 { $number }
play-bot = 机器人 { $number }（{ $level }）
play-bad-seat = “{ $asked }”不是座位；座位可写作{ $known }
play-commitment = 本局的一切随机结果都来自一个秘密种子，其哈希值的开头是 { $hash }
play-entropy = { $player }，请随意输入文字加入随机来源，或直接按回车。
play-hand-over = 请把键盘交给{ $seat }，然后按回车。

## 牌桌

play-header-setup = { $level } · 首回合之前
play-header = { $level } · 第 { $turn } 回合 · { $round }
play-asked = { $seat }：{ $question }
play-hint = ? 帮助
play-gone = 已认输
play-hand = 手牌（{ $count }）
play-hand-short = 手牌 { $count }

## 用文字描述地图

play-fact-and = { $first }；{ $second }

## 用文字描述卡牌

play-card-which = 哪张牌？请输入：card 牌名
play-card-unknown = 没有名为“{ $asked }”的牌。
play-stand-in-mark = 替代数值
play-stand-in = 此牌的部分内容由本项目自拟代替。

## 输入时

play-choose = { $count ->
    [0] 请输入答案，或输入 ? 查看帮助。
    [1] 请输入 1，或输入 ? 查看帮助。
   *[other] 请输入 1 到 { $count } 之间的数字，或输入 ? 查看帮助。
}
play-not-understood = { $count ->
    [0] “{ $asked }”在此不是答案。输入 ? 查看帮助。
    [1] “{ $asked }”在此不是答案。请输入 1，或输入 ? 查看帮助。
   *[other] “{ $asked }”在此不是答案。请输入 1 到 { $count } 之间的数字、答案的开头，或输入 ? 查看帮助。
}
play-meant-several = “{ $asked }”可能指{ $found }。请再多输入一些。

## 帮助

play-help-answering = 用数字或答案的开头作答。回车选择标有 ↵ 的答案。
play-help-form = 由几部分组成的回答：用字母输入各部分，例如 a: 1>5; b: 1。可以一部分一部分地输入：已输入的会告诉你，重新输入即可更改某一部分，按回车全部提交。
play-help-pairs = 什么去哪里：1>5 表示 1 去 5；多项用逗号分隔，如 1>5, 2>8；都不去则输入 -。
play-help-several = 若干项：输入编号并用逗号分隔，如 1, 3；都不选则输入 -。
play-help-order = 顺序：输入全部编号并用逗号分隔，如 3, 1, 2；没有输入的排在最后；保持原样则输入 -。
play-help-silent = 只有一个答案的问题会自动作答，回合顺序默认保持不变；可用“set”更改。
play-help-silent-any = 只有一个答案的问题会自动作答；可用“set”更改。
play-help-help = 显示此帮助
play-help-why = 哪些条款禁止某事；单独使用：列出可尝试的一切
play-help-map = 重画地图；加上格子：描述该格
play-help-table = 再次显示桌面
play-help-hand = 你的手牌及其作用
play-help-card = 查看任意一张牌
play-help-log = 记录的最后 N 行
play-help-rows = 各探险者及其未存档区与已存档区
play-help-rule = 查看条款，或用一个词、条款名的开头查找条款；单独使用：当前提问所依据的条款
play-help-do = 做没人询问的事；单独输入：列出可做的事
play-help-undo = 单人游戏时撤回你的上一个选择
play-help-skip = 在本回合结束前，或在有事与你有关之前，替你略过
play-help-stops = 对某张牌总是询问、从不询问或照常询问
play-help-save = 本局存于何处
play-help-set = 设置；单独使用：显示设置
play-help-lang = 更改语言
play-help-concede = 认输
play-help-quit = 离开；之后可继续本局
play-help-sheet = 系列赛的记分表
play-help-list = 全部回答，即使很多
play-help-deck = 你下一关的抽牌堆

## 规则与不可行的缘由

play-rule-unknown = 没有条款“{ $asked }”；条款的写法如 { $clause }。
play-rule-found = 可能是指这些条款。查看其中一条：rule CLAUSE
play-rule-more = 还有{ $count }条。请输入更多内容。
play-rule-no-text = 这里读不到 { $clause } 的内容。
play-why-list = 可以尝试的事，以及目前禁止它的条款：
play-why-yes = 可行
play-why-no = 目前不可行
play-why-not = “{ $attempt }”目前不可行：
play-why-allowed = 目前没有条款禁止“{ $attempt }”。
play-why-further = 可以这样继续：

## 撤回、保存、离开

play-undone = 已撤回你的上一个选择。
play-undo-not-alone = 只有单人游戏时才能撤回选择。
play-undo-nothing = 没有可以撤回的选择。
play-undo-chance = 在你上一个选择之后掷过骰子或洗过牌，不能撤回。
play-undo-revealed = 在你上一个选择之后翻开或抽取过牌，不能撤回。
play-undo-changed = 在你上一个选择之后桌面有了变化，不能撤回。
play-saved = 每次作答后都会保存本局，名为 { $save }：
play-do-list = 你随时可以：
play-do-one = { $number }. { $what }（do { $kind }）
play-do-nothing = 现在没有可以主动做的事。
play-do-unknown = 现在没有“{ $asked }”可做；单独输入 do 列出可做的事。
play-do-how = 输入“do { $kind }”，并在同一行后面加上：
play-do-example = 例如：do { $kind } { $example }
play-concede-sure = 要认输吗？请输入“是”。
play-concede-not = 游戏继续。
play-concede-never = 这个游戏不能认输；“quit” 会离开，之后可以继续。
play-lang-which = 可用的语言有{ $known }。请输入：lang XX
play-left = 本局 { $save } 已保存。继续请用：

## 设置

play-set-stops-useful = 只有一个答案的问题会自动作答。
play-set-stops-all = 每个问题都会询问。
play-skipping-turn = 本回合结束前你一律略过。
play-skipping-concern = 在有事与你有关或你作出回答之前，你一律略过。
play-stops-always = { $card }：凡可打出它的时机都会询问你。
play-stops-never = { $card }：不会因它而询问你。
play-stops-usual = { $card }：与其他牌一样询问你。
play-skip-how = 没有“skip { $asked }”。“skip”替你略过，直到本回合结束；“skip concern”直到有事与你相关。
play-skip-never = 这个游戏里没有可以略过的提问。

## 终局

play-won = { $count ->
   *[other] { $winners } 获胜：{ $reason }
}
play-nobody-won = 无人获胜：{ $reason }
play-turns = 共进行了 { $turns } 个回合。
play-verify = 任何人都可以核对每一步与每次随机结果：
play-another = 再玩一局吗？请输入“是”，或按回车结束。

## 已保存的对局

play-no-saves = 没有已保存的对局。开始新局请用：gorin play
play-save = { $level }，第 { $turn } 回合：{ $players }
play-save-damaged = （无法读取）
play-resume-which = 哪一局？请输入编号，或按回车选择第一局。
play-resume-how = 继续对局请用：gorin resume 编号
play-resumed = { $level }：从上次离开处继续。
play-no-such-save = { $count ->
    [0] 没有已保存的对局“{ $asked }”；目前没有任何存档
   *[other] 没有已保存的对局“{ $asked }”；gorin resume --list 可列出全部
}
play-save-in-use = { $save } 正由进程 { $process } 进行
play-notes-damaged = 该存档的附注已损坏
play-file-unwritable = 无法写入：{ $reason }
play-home-unwritable = 无法写入：{ $reason }。变量 GORIN_HOME 可为 Gorin 保存的一切指定另一个文件夹

## The table of a game that has none of its own here

play-any-counter = { $label }：{ $value }
play-any-zone = { $label }（{ $count }）
play-any-down = 面朝下
play-any-active = 轮到该座位
play-any-involved = 正在参与
play-any-no-hand = 你没有手牌。
play-leave-open = 现在什么都不说
play-any-range = 请输入 { $low } 到 { $high } 之间的整数。
play-any-some = { $fewest ->
    [0] 请输入其中若干项，用逗号分隔，最多 { $most } 项；不选请输入 -：{ $keys }
   *[other] 请输入其中若干项，用逗号分隔，{ $fewest } 到 { $most } 项：{ $keys }
}
play-any-exactly = { $count ->
    [1] 请输入其中一项：{ $keys }
   *[other] 请输入其中 { $count } 项，用逗号分隔：{ $keys }
}
play-any-order = 请按你想要的顺序输入这些，用逗号分隔；保持原样则输入 -：{ $keys }
play-any-parts = 请为其中每一项输入一个数，用逗号分隔，总和为 { $total }：{ $keys }
play-any-data = 请输入所要求的内容；多项之间用逗号分隔。
play-any-thing = { $number } { $thing }
play-any-pairs = 请输入什么去哪里，例如 1>2，多项之间用逗号分隔；都不去则输入 -。可以去的：{ $keys }。去处：{ $places }
play-any-form = 请用字母输入下列各部分中你要的，多个部分之间用 ; 分隔，例如 a: …; b: …；未提到的部分保持不变。
play-any-form-parts = { $form } { $parts }
play-any-part = { $letter }：{ $part }。{ $reason }
play-any-part-alone = { $part }
play-any-ways = 请输入什么去哪里，例如 { $start }>{ $to }，多项之间用逗号分隔；都不去则输入 -。
play-any-way = { $thing }：可去 { $places }
play-wrong-pair = “{ $answer }”没有说明什么去哪里：应输入如 1>2，多项之间用逗号分隔
play-wrong-parts = “{ $answer }”没有说明属于哪些部分：请输入其字母，例如 a: 1; b: 2
play-any-one = 请输入其中一项：{ $keys }
play-any-text = 请输入 { $shortest } 到 { $longest } 个字符的文字。
play-any-named = 请输入其中一项，或同一目录中另一项的代号：{ $keys }
play-any-some-weigh = { $some } 合计须为 { $lightest } 到 { $heaviest }。
play-any-some-weigh-least = { $some } 合计至少为 { $lightest }。
play-any-weight = { $thing }（{ $weight }）
play-any-bound = { $thing }（{ $low } 到 { $high }）
play-draft = 你的回答：{ $answer }。按回车确认，或输入别的。
play-draft-goes = { $thing }去{ $to }
play-draft-nothing = 无
play-draft-also = { $first }；{ $next }

## Swapping with a sideboard

play-swap = { $player }：开局前与你的备牌换牌
play-swap-others = 现在由 { $player } 换牌，请其他人不要看。按回车键。
play-swap-how = “+ 牌名”把一张牌放入套牌，“- 牌名”把它拿出，“deck”再次显示套牌；按回车键开始。
play-swap-no-such = 没有可移动的牌：{ $asked }
