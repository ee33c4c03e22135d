### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = 已完成的对局
own-where = 只保存在这个浏览器中。想在别处也保留的，请导出。
own-none = 这里还什么都没有。
own-gone = 已删除“{ $name }”。
own-bring-back = 恢复
own-copy = 复制一份
own-copy-named = 复制“{ $name }”
own-remove = 删除
own-remove-named = 删除“{ $name }”

## The deck

decks-no-room = 浏览器的存储空间已满：最后的改动没有保存。请删除一些内容，或先导出。

## Import and export

decks-import-file = 选择文件
decks-too-long = 文本有 { $length } 个字符；最多可读取 { $most } 个。

## Playing

decks-others = 其他玩家
decks-friends = 朋友，通过链接
