### 场景文件：文件本身的错误，以及与实际不符之处。


## 读取

scenario-no-steps = 场景没有 [[step]]
scenario-refused-steps = 被禁止的开局不会进行：请删去各步，或删去 refuses
scenario-empty-branch = 分支没有 [[branch.step]]
scenario-no-start = 场景须有 [position] 或 [setup]，且只有其一
scenario-two-acts = 一步最多行动一次；这里有{ $acts }
scenario-empty-step = 这一步没有内容
scenario-needs-seat = 主动行为需要指明座位 seat
scenario-bad-seat = 没有座位 { $seat }；这里的座位编号从 { $first } 到 { $last }
scenario-no-positions = 场景尚不能布置“{ $game }”
scenario-no-boards = “{ $game }”没有可选的棋盘
scenario-position-field = 局面没有字段“{ $field }”
scenario-option-elsewhere = 在这个游戏中，局面不接受选项“{ $option }”；接受的是{ $known }。其他不同之处由局面本身说明
scenario-bad-saved = 这里保存的不是此版本的局面：{ $reason }
scenario-saved-alone = 保存的局面已说明一切：旁边不能有其他字段
scenario-taken-title = { $game }：一场对局的第 { $step } 步
scenario-taken-all = 取自一场对局：一切与当时相同。
scenario-taken-seat = 取自一场对局，以{ $seat }所知为准：该座位无从知晓的内容已重新发放。
scenario-taken-words = 下方所存局面的文字说明，以局面的用语所能表达者为限。这些行仅供阅读。
scenario-taken-whose = 对局尚未结束：从中取出的局面只为一个座位而写；请指定座位
scenario-taken-secret = 此处有其他人秘密作答；若只为一个座位，请取此前或此后的一步
scenario-taken-otherwise = 该座位无从知晓的内容无法重新发放使一切如实进行；请取另一步
scenario-none-found = 文件夹中没有场景文件
scenario-unknown = 没有文件或场景“{ $asked }”；相近的有：{ $near }
scenario-unknown-alone = 没有文件或场景“{ $asked }”

## 进行

scenario-misfit = 脚本写的是 { $wanted }；实际询问的是：{ $asked }
scenario-misfit-over = 脚本写的是 { $wanted }，但对局已经结束
scenario-passed-over = 此前未经脚本而作答的有：{ $asked }
scenario-alone = 只有一种可能的回答，已自动作答：{ $asked }
scenario-alone-before = 此前只有一种可能的回答，因而没有询问：{ $asked }
scenario-open = { $who }：{ $options }
scenario-open-many = { $who }：{ $options }；另有 { $more } 项
scenario-open-value = { $who }：{ $form }
scenario-who-seat = { $seat }（seat = { $at }，“{ $kind }”）
scenario-who-chance = 随机（“{ $kind }”）
scenario-who-table = 牌桌（“{ $kind }”）
scenario-form-exactly = { $count }
scenario-form-between = { $least } 至 { $most }
scenario-form-number = 一个数字：{ $count }
scenario-form-one-of = 其中之一：{ $keys }
scenario-form-text = 一段文字；字符数：{ $count }
scenario-form-named = 目录“{ $catalogue }”中的一项，例如 { $keys }
scenario-form-subset = 一个列表，从以下选 { $count } 项：{ $keys }
scenario-form-weighed = 一个列表，从以下选 { $count } 项，其数值合计 { $weight }：{ $keys }
scenario-form-weight = { $key }（{ $weight }）
scenario-form-ordering = 以下全部的列表，顺序任意：{ $keys }
scenario-form-division = 一列合计 { $total } 的数字，依次为以下各项各一个：{ $parts }
scenario-form-assignment = 若干对，共 { $count } 对：{ $keys } 之一配 { $places } 之一
scenario-form-allowed = 若干对，共 { $count } 对：{ $parts }
scenario-form-parts = 一个表：{ $parts }
scenario-form-part = { $name }：{ $form }
scenario-form-more = 另有 { $count } 项
scenario-form-reported = 关于“{ $subject }”的报告
scenario-form-any = 自有形式的回答
scenario-open-dice = { $count } 颗骰子的点数
scenario-open-shuffle = 洗 { $count } 张牌
scenario-ambiguous = “{ $answer }”符合多个选项：{ $options }
scenario-not-asked = 自脚本上次回答以来没有询问“{ $kind }”；询问过的是 { $asked }
scenario-was-asked = 自脚本上次回答以来询问了“{ $kind }”
scenario-asked-times = “{ $kind }”询问了 { $actual } 次，而不是 { $expected } 次
scenario-happened = 自脚本上次回答以来发生的事：{ $told }
scenario-not-refused = 这个开局是允许的；它应被 { $clauses } 禁止
scenario-refused-by = { $clause } 并不禁止这个开局；其问题是：{ $reasons }
scenario-no-field = 没有字段“{ $field }”；是否指“{ $near }”？
scenario-no-card = 没有“{ $card }”这张牌；是否指“{ $near }”？
scenario-meant = { $reason }；是否指“{ $near }”？
scenario-expect = { $path } 是 { $actual }，而不是 { $expected }
scenario-so-before = { $reason }；在以下询问未经脚本作答之前本是如此：{ $who }
scenario-so-before-answer = { $reason }；在脚本作答之前本是如此
scenario-no-fact = 没有事实 { $path }：“{ $part }”不在{ $known }之中
scenario-not-offered = 没有提供“{ $pattern }”；询问的是：{ $asked }
scenario-offered = 提供了“{ $key }”
scenario-was-offered = 自脚本上次回答以来，在对 { $who } 的询问中提供过“{ $key }”
scenario-no-keys = 这个问题接受{ $form }：其中没有按名称提供的选项
scenario-nothing-asked = 此时没有询问任何人
scenario-allowed = “{ $attempt }”是允许的
scenario-other-clause = 禁止“{ $attempt }”的是{ $clauses }，而不是 { $clause }
scenario-not-logged = 这一步的记录中没有 { $clause }；有{ $clauses }
scenario-logged = 这一步的记录中有 { $clause }
scenario-nobody = 无人
scenario-winner = 获胜者是{ $actual }，而不是{ $expected }
scenario-running = 无
scenario-ended = 结局是 { $actual }，而不是 { $expected }
