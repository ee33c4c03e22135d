### 解说者在牌桌上看到的文字。

page-cast-hands = 所有手牌
page-cast-waits = 每位玩家都同意后，解说者即可看到所有手牌，画面始终延迟显示。
page-cast-missing =
    { $count ->
       *[other] { $seats } 还没有同意。
    }
page-cast-soon =
    所有人都已同意：{ $delay ->
        [0] 手牌马上显示
       *[other] { $delay } 秒后显示手牌
    }。
