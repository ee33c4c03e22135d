### Tomb Raider in the terminal: gorin play and gorin learn.

## 牌桌

play-counts = 移动 { $moves } · 手牌 { $hand } · 抽牌堆 { $deck }
play-short-fight = 战
play-short-move = 移
play-short-search = 搜
play-short-think = 思
play-stuck = 受困
play-dead = 不在地图上
play-saved-at = 存档于 { $space }
play-power = 力量 { $power }
play-row-unsaved = 未存档：{ $cards }
play-row-saved = 已存档：{ $cards }
play-here = { $space } { $card }

## 用文字描述探险者

play-raider = { $seat }：{ $card }，{ $place }
play-at = 位于 { $space }
play-nowhere = 不在地图上
play-life = 生命 { $life }，上限 { $most }
play-ability = { $ability } { $value }
play-ability-injured = { $ability } { $value }（负伤）

## 检定

play-test = { $seat }进行{ $ability }检定，{ $dice } 颗骰子
play-test-target = { play-test }，目标值 { $target }
play-test-rival = { play-test }，对抗{ $rival }

## 用文字描述地图

play-map-size = 地图：宽 { $width }，深 { $depth }；{ $count ->
    [0] 没有未知的格子。
   *[other] 有 { $count } 个未知的格子。
}
play-place = { $space } { $card }：{ $facts }。
play-place-face-down = { $space }：此处有一张面朝下的地点。
play-place-treasure = { $space }：宝藏室 { $card } 面朝下置于此处。
play-place-unknown = { $space } 还没有地点。
play-exits = 出口：{ $sides }
play-no-exits = 没有出口
play-blocked = 封锁：{ $sides }
play-danger = 危险上限 { $danger }
play-search-bonus = 搜索 +{ $dice } 颗骰子
play-treasure-room = 宝藏室
play-save-point = 存档点
play-empty = 已空
play-obstacle = { $obstacle }（{ $tests }）
play-obstacle-life = { $obstacle }（{ $tests }；生命 { $left }，上限 { $life }）
play-raiders-here = 此处：{ $raiders }
play-legend = 地图：@1 为 1 号座位的探险者，!6 为危险上限，{ $obstacle } 障碍，{ $treasure } 宝藏室，{ $prize } 要带回的宝藏，{ $save } 存档点，{ $empty } 已空，{ $unknown } 未知；箭头为出口，╳ 为被封锁的出口。越往上越深。

## 终局

play-deaths = { $deaths ->
    [0] { $seat }从未重开或死亡。
   *[other] { $seat }重开或死亡 { $deaths } 次。
}

## Lessons on the screen

learn-signs = 地图上 @1 是你的探险者，{ $treasure } 是宝藏室，{ $obstacle } 是障碍，{ $save } 是存档点，{ $unknown } 是未知。越往上越深。
learn-signs-plain = 输入 map 查看地图上有什么。

## Afterwards

learn-next-bot = 与机器人玩入门关卡
learn-next-friend = 与朋友共用键盘玩同一关卡
learn-next-other = 用另一副起始套牌玩教学
