### What is said of the cards of the courts game when they are searched.

field-power = 力量
search-field-is = 卡牌的状态：standin
search-is-standin = 含自拟内容
