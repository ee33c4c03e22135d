### gorin learn：终端里的教学。

## The command

cli-example-learn = gorin learn tomb-raider
    .title = 边玩边学
cli-help-learn = 边玩边学；每当出现新内容，就给出一课。
cli-help-learn-format = 要学习的模式；不指定则为入门模式。
cli-help-learn-seed = 随机的种子：十六进制数字或任意文字，用于重复一局。

## Lessons on the screen

learn-lesson = 讲解：{ $title }
learn-go-on = { $left ->
    [0] 回车：继续
   *[other] 回车：下一课（还有 { $left } 课）
}
learn-first-read = 先看讲解：按回车进入问题。
learn-keys = h 提示 · ? 帮助
learn-answering = 用答案的编号作答；回车选择标有 ↵ 的答案。输入 h 得到提示，输入 ? 查看所有命令，输入 card 牌名 查看卡牌。
learn-answering-plain = 用答案的编号作答。输入 h 得到提示，输入 ? 查看所有命令，输入 card 牌名 查看卡牌。
learn-answering-no-cards = 用答案的编号作答；回车选择标有 ↵ 的答案。输入 h 得到提示，输入 ? 查看所有命令。
learn-answering-no-cards-plain = 用答案的编号作答。输入 h 得到提示，输入 ? 查看所有命令。
learn-lessons-how = 输入 lessons 编号 可阅读其中一课。括号里的课还没有出现过。
learn-no-lesson = 没有讲解“{ $asked }”；输入 lessons 查看全部。
learn-no-hint = 这个问题没有提示：屏幕上写着该输入什么。

## Hints

learn-hint = 提示：{ $number } { $answer }。{ $reason }
learn-hint-typed = 提示：输入 { $typed }。这是稳妥的选择。
learn-odds = 成功率：{ $chances }

## Help and settings

play-help-hint = 一个合理的答案、理由和成功率
play-help-lessons = 所有讲解；加上编号：再读一课
