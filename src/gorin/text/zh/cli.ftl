### `gorin` 各命令共用的文本，以及 judge、rules、card 的文本。

cli-unknown-language = 没有语言“{ $asked }”的文本；请选择其一：{ $known }

cli-stopped = 已停止。
cli-unwritable = 无法写出输出：{ $reason }

## gorin judge

judge-result = 判定
judge-scenario = 场景
judge-title = 说明
judge-holds = 成立
judge-fails = 不成立
judge-own-cards = { $scenario } 是用你自己的卡牌数据（{ $digest }）裁定的；用其他数据结果可能不同
judge-brought-cards = { $scenario } 自带了判定所用的卡牌：{ $cards }。你自己录入的卡牌数据没有计入
judge-summary = { $count } 个场景中有 { $passed } 个成立。

## gorin rules

rules-book = 规则书
rules-clause = 条款
rules-title = 标题
rules-clauses = 条款数
rules-proved = 已验证
rules-states = 状态分布
rules-state = 状态
rules-source = 出处
rules-code = 代码
rules-no-code = 无
rules-changes = 修改者
rules-tests = 测试
rules-scenarios = 场景
rules-rules-on = 所裁定的条款
rules-rulings = 裁定
rules-coverage = 规则书共 { $clauses } 条条款，其中 { $proved } 条由测试或场景证明。
state-done = 完成
state-partial = 部分完成
state-pending = 待完成
state-not-applicable = 不适用

## gorin card

card-unknown = 没有卡牌“{ $asked }”；相近的有：{ $near }
card-unknown-alone = 没有卡牌“{ $asked }”
card-in-games = “{ $asked }”是多个游戏的卡牌：{ $games }。请用 --game 指明是哪一个。
card-aliases = 又名：{ $aliases }
card-known = 已知
card-ours = 自拟
card-stand-in = 替代卡：标为“自拟”的数值或效果由本项目拟定，可能与印刷卡牌不同。
card-name-only = 出自{ $set }。只知道它的名称、种类和稀有度，因此不能使用。
card-script = 脚本：{ $place }

## 命令帮助的外框

help-arguments = 参数
help-options = 选项
help-commands = 命令
help-required = [必填]
help-default = [默认：{ $value }]
