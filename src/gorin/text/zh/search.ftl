### Searching cards: fields, what they may hold, and what can be wrong with a search.

## What the fields are about

search-field-o = 规则文字（你的语言或英语）
search-field-t = 卡牌种类及其他属性：陷阱、武器、洞穴等
search-field-set = 卡牌所属系列
search-field-r = 稀有度
search-field-is = 卡牌的状态：playable、standin、alone 等
search-field-tests = 可用来克服障碍的能力
search-field-number = 卡牌在系列中的编号
search-field-danger = 地点或障碍的危险
search-field-difficulty = 发现牌的难度
search-field-power = 探险者、升级、宝藏或宝藏室的力量
search-field-life = 障碍的生命
search-field-fight = 探险者的战斗
search-field-move = 探险者的移动
search-field-search = 探险者的搜索
search-field-think = 探险者的思考
search-field-target = 检定的任一目标值：克服障碍或找到宝藏
search-field-ways = 克服障碍的方式数
search-field-exits = 地点的出口数
search-field-bonus = 地点的搜索加值（骰数）

## What fields may hold

search-set-premiere = Premiere
search-set-slippery-when-wet = Slippery When Wet
search-set-big-guns = Big Guns
search-set-promo = 特典
search-is-playable = 可使用
search-is-standin = 含自拟内容
search-is-entered = 含你录入的数值
search-is-known = 数值全部已知
search-is-alone = 单人游戏时有作用
search-is-drawn = 可放入抽牌堆
search-treasure-room = 宝藏室

## What can be wrong with a search

search-too-long = 搜索最多 { $most } 个字符
search-too-deep = 括号和否定最多嵌套 { $most } 层
search-or-alone = “or”的两边都要有内容
search-minus-alone = “-”要紧接在不想找的内容之前
search-closed-group = 这个右括号没有对应的左括号
search-open-group = 这个左括号没有闭合
search-empty-group = 括号里没有内容
search-no-value = “{ $term }”后面缺少值
search-pattern = 不支持斜杠之间的正则表达式；可以用引号括起文字
search-open-quote = 引号没有闭合
search-bad-sign = “{ $field }”不能用“{ $sign }”；可以用 { $known }
search-not-number = “{ $field }”要用整数，而不是“{ $value }”
search-unknown-field = 没有字段“{ $asked }”；可用的字段是 { $known }
search-unknown-field-near = 没有字段“{ $asked }”；相近的有：{ $near }
search-unknown-value = “{ $field }”没有“{ $value }”；可以是 { $known }
search-unknown-value-near = “{ $field }”没有“{ $value }”；相近的有：{ $near }
search-order-inside = 排序针对整个搜索，不能放在括号里或“-”之后
search-order-twice = 搜索已有排序
search-bad-direction = 方向是 { $known }，而不是“{ $value }”
search-bad-order = 不能按“{ $value }”排序；可以按 { $known }
