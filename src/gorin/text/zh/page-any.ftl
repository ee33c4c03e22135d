### 页面没有专门绘制的游戏：桌面以普通的区域和卡牌显示。

page-any-table = 桌面中央
page-any-turn = 轮到此座位
page-any-now = 现在
page-any-empty = 空
page-any-fewer = 收起
page-any-unfold = 展开{ $seat }的整个牌垫
page-any-fold = 收起{ $seat }的牌垫
page-any-lit = { $thing }。回答：{ $answer }
page-any-several = { $thing }：{ $count }个答案
page-any-counter = { $label }：{ $value }
page-any-all-down = 面朝下
page-any-down = { $count } 张牌面朝下
page-any-zone = { $label }，{ $count } 张牌
