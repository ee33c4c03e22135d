### Tomb Raider: the fields of a search, and what they may hold.

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
