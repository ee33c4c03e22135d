### 宫廷：不在对局中时，大厅如何称呼这款游戏。

game-courts = 宫廷
game-courts-about = 宫廷间的小小战争：用尽手牌与钱币，比别人活得更久。

format-courts-peace = 和平
format-courts-tempest = 风暴
