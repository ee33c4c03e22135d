### Tomb Raider: the names of things, for logs, questions, maps and cards.

## The abilities of a raider

ability-fight = 战斗
ability-move = 移动
ability-search = 搜索
ability-think = 思考

## Sides of the map, as where an exit or a step leads. Ahead is deeper into the level.

side-ahead = 前方
side-right = 右方
side-back = 后方
side-left = 左方

## Sides of a card, where its exits are printed

printed-top = 上
printed-right = 右
printed-bottom = 下
printed-left = 左

## The rounds of a turn

round-setup = 布置
round-ready = 准备阶段
round-action = 行动阶段
round-search = 搜索阶段
round-draw = 抽牌阶段

## When cards may be played: these follow “play a card”.

window-any = 任何时候
window-start = 行动阶段开始时
window-step = 一个步骤之后
window-test = 检定掷骰之前
window-roll = 检定掷骰之后
window-damage = 即将造成伤害时
window-played = 有牌正在打出时
window-removed = 移除障碍时
window-save = 你的探险者存档时

## Kinds of obstacles

kind-trap = 陷阱
kind-creature = 生物
kind-hazard = 险境

## Obstacles built into locations

obstacle-abyss = 深渊
obstacle-atlanteans = 亚特兰蒂斯怪物
obstacle-bats = 蝙蝠
obstacle-blades = 刀刃
obstacle-boulder = 滚石
obstacle-caged-beasts = 笼中猛兽
obstacle-covered-pit = 伪装的陷坑
obstacle-crawlers = 爬行怪
obstacle-dark = 黑暗
obstacle-deep-water = 深水
obstacle-false-glitter = 虚假的闪光
obstacle-lava = 熔岩
obstacle-loose-floor = 松动的地板
obstacle-steep-slope = 陡坡
obstacle-turning-wall = 转墙
obstacle-vertigo = 眩晕
obstacle-winding-ways = 曲折的通道
obstacle-wolf = 狼

## Kinds of cards

card-kind-location = 地点
card-kind-raider = 探险者
card-kind-treasure = 宝藏
card-kind-action = 行动
card-kind-discovery = 发现
card-kind-obstacle = 障碍
card-kind-upgrade = 升级
card-kind-secret-move = 秘技

## How a match ends: these follow a colon.

ended-treasure = 宝藏已被找到
ended-conceded = 其他玩家都已认输
ended-given-up = 对局已被放弃
ended-turn-limit = 已达到商定的回合上限
