### 解说者在牌桌上看到的文字。

page-cast-hands = 所有手牌
page-cast-waits = 每位玩家都同意后，解说者可以看到所有手牌，每一刻都会延迟显示。
page-cast-missing =
    { $count ->
       *[other] { $seats } 还没有同意。
    }
page-cast-soon =
    所有人都已同意：{ $delay ->
        [0] 手牌马上显示
       *[other] { $delay } 秒后显示手牌
    }。
