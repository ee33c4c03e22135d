### Tomb Raider: decks, those that come along, and their charts.

## Charts of a deck

deck-chart-kinds = 卡牌种类
deck-chart-power = 升级（按力量）
deck-chart-difficulty = 发现（按难度）
deck-chart-danger = 障碍（按危险）
deck-chart-obstacles = 障碍种类
deck-chart-tests = 可克服障碍的能力

## Deck files

deck-no-raider = 套牌没有指明探险者

## gorin decks

decks-idle-alone = 单人游戏时没有作用

## Decks that come along

deck-about-into-the-caves = 洞穴起始套牌，与印刷版相同。
deck-about-trapped-in-the-tombs = 墓穴起始套牌，与印刷版相同。
deck-about-cave-crawler = 用于力量 1 的关卡：抢先前进，打开出口，仔细搜索。
deck-about-beast-hunter = 用于力量 1 的关卡：与生物战斗，并以此获得卡牌。
deck-about-hard-road = 用于力量 1 的多人关卡：在他人的路上布满陷阱和诡计。
deck-about-sunken-city = 用于力量 2 的关卡：尽早升级，然后专心寻找宝藏。
deck-about-arsenal = 用于力量 2 的关卡：武器、弹药，还有留给他人的生物。
deck-about-sticky-fingers = 用于力量 2 的多人关卡：让别人去找，再据为己有。
deck-about-long-descent = 用于力量 3 的关卡：一路存档，不断成长，抵达终点。
deck-about-war-party = 用于力量 3 的关卡：以武器和升级对付深处的一切。
deck-about-nothing-but-trouble = 用于力量 3 的多人关卡：把最凶险的障碍放在最伤人的地方。
deck-name-cave-crawler = 洞穴行者
deck-name-beast-hunter = 猎兽人
deck-name-hard-road = 艰险之路
deck-name-sunken-city = 沉没之城
deck-name-arsenal = 军械库
deck-name-sticky-fingers = 妙手空空
deck-name-long-descent = 漫长下行
deck-name-war-party = 战团
deck-name-nothing-but-trouble = 麻烦不断
deck-name-pick-up-explorer = 深入搜索
deck-name-pick-up-fighter = 枪械优先
deck-name-pick-up-trickster = 处处挡路

## Titles

deck-pick-up-explorer = 系列赛用：迅速找到宝藏，逐关变强。
deck-pick-up-fighter = 系列赛用：先备武器，再对付挡路的一切。
deck-pick-up-trickster = 系列赛用：以障碍和计谋拖住他人。
