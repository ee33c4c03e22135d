### 所有游戏共用的词句。

## 列举的连接方式：仅有两项、除最后一项之外、最后一项。

list-empty = 无
list-pair = { $first }、{ $second }
list-more = { $first }、{ $second }
list-last = { $first }、{ $second }
in-brackets = （{ $text }）
with-aside = { $text }（{ $aside }）
deck-line = { $deck }：{ $line }

## 依次叙述的句子的连接方式：除最后一句之外、最后一句。

sentences-more = { $first }，{ $second }
sentences-last = { $first }，{ $second }

## 短词

number = { $number }
yes = 是
no = 否

## 各语言的自称：这几行在每种语言中都相同。

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
language-zh = 中文

## 牌桌

seat-name = { $number } 号座位
seat-bot = 机器人 { $number } 号

## 拒绝与错误：何处有误、缘由，以及所依据的条款。

refused = { $reason }（{ $clause }）
error-at = { $place }：{ $reason }
error-at-clause = { $place }：{ $reason }（{ $clause }）
