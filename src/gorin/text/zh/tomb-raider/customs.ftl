### Tomb Raider: what the table does by itself.

## 设置

page-windows = 可以打出牌时
page-windows-concern = 每回合问一次，与我有关时再问
page-windows-always = 每次都问
page-order = 回合顺序
page-order-keep = 保持
page-order-ask = 每回合询问
page-reset = 回合结束时重开
page-reset-useful = 有用时询问
page-reset-ask = 总是询问
page-reset-skip = 从不
page-discard = 回合结束时弃牌
page-discard-useful = 能多抽牌时询问
page-discard-ask = 总是询问
page-search = 搜索
page-search-useful = 有东西可找时询问
page-search-ask = 总是询问
play-set-windows-concern = 每张牌每回合问你一次；与你有关的情况变化时再问。
play-set-windows-always = 每次可以打出牌时都会问你。
play-set-order-keep = 回合顺序保持不变，不询问。
play-set-order-ask = 每回合询问是否掷骰决定顺序。
play-set-reset-ask = 每回合询问是否重开。
play-set-reset-skip = 不询问是否重开。
play-set-discard-ask = 每个回合都询问弃掉哪些牌。
play-set-discard-useful = 只有弃牌能多抽牌时才询问弃掉哪些牌。
play-set-search-useful = 只有在有东西可找时才询问你是否搜索。
play-set-search-ask = 每回合都询问你是否搜索。

## Help and settings

play-set-reset-useful = 只有在可能有帮助时才询问是否重开。
