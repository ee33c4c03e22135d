### Tomb Raider: what can be tried.

## Asking why not

attempt-unknown = “{ $attempt }”不是可以尝试的事；可以尝试 { $verbs }
attempt-no-card = 这里没有卡牌“{ $card }”

## 为什么不行

page-attempt-move = 移动：{ $thing }
page-attempt-attack = 攻击 { $seat }
page-attempt-search = 搜索
page-attempt-reset = 重开
page-attempt-play = 打出 { $thing }
page-attempt-use = 使用 { $thing }
page-attempt-find = 找到 { $thing }
page-attempt-obstacle = 把 { $thing } 作为障碍打出
