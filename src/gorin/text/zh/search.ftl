### Searching cards: fields, what they may hold, and what can be wrong with a search.

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
