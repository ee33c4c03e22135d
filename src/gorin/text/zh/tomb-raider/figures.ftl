### Tomb Raider: figures of a match.

## Figures of a match

match-figure-mapped = 探明的地点
match-figure-deepest = 最大深度
match-figure-overcome = 克服的障碍
match-figure-failed = 未克服的障碍
match-figure-tests = 检定次数
match-figure-passed = 检定成功率
match-figure-searches = 搜索次数
match-figure-found = 找到的发现
match-figure-attacks = 攻击探险者次数
match-figure-dice = 掷骰数
match-figure-rolled = 骰子点数总和
match-figure-expected = 平均应有点数
match-figure-luck = 运气：高于平均
match-figure-cards = 打出的牌
match-figure-damage = 受到的伤害
match-figure-deaths = 死亡次数
match-figure-resets = 重开次数
