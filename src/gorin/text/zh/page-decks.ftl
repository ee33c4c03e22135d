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

## The deck builder of any game

builder-all = 所有套牌
builder-own = 你的套牌
builder-shipped = 可作起点的现成套牌
builder-new = 新套牌
builder-new-name = 我的套牌
builder-search = 搜索卡牌
builder-help = 如何搜索
builder-as-cards = 以卡牌显示
builder-kinds = 卡牌种类
builder-found = { $count } 张牌
builder-more = 还有 { $count } 项
builder-names-only = 也显示 { $count } 张只知名称的卡牌
builder-name-only = 只知名称
builder-add = 加入 { $card }
builder-remove = 移除 { $card }
builder-show = { $card }：查看卡牌
builder-help-keys = 并列的各部分须同时成立；“or”表示任一，“-”表示排除，括号用来分组。按键：/ 回到搜索，向下键到卡牌，回车或 + 加入，− 移除，长按查看卡牌。
builder-fields = 所有字段
builder-deck = 套牌
builder-panes = 页面各部分
builder-tab-search = 搜索
builder-tab-deck = 套牌（{ $count }）
builder-name = 套牌名称
builder-undo = 撤销
builder-for = 套牌的用途
builder-format = 赛制
builder-empty = 还没有牌。在搜索中选择，或导入列表。
builder-row-wrong = 规则禁止此处的某些内容
builder-figures = 数据
builder-no-charts = 加入卡牌后显示数据。
builder-mean = 平均 { $mean }
builder-left = 导入的列表中有 { $count } 行没有可用内容，不在套牌中：
builder-left-forget = 不再保留这些行
builder-verdict-asking = 检查中……
builder-verdict-legal = 合规
builder-verdict-illegal = 不合规：{ $count } 个原因
builder-verdict-unknown = 无法检查
builder-import = 导入列表
builder-import-short = 导入
builder-import-more = 粘贴任何格式的套牌：普通列表、TOML、LackeyCCG 的文本，或 LackeyCCG、OCTGN、Cockatrice 的 XML。不会悄悄丢掉任何内容。
builder-import-more-json = 粘贴任何格式的套牌：普通列表、TOML、套牌网站的 JSON、LackeyCCG 的文本，或 LackeyCCG、OCTGN、Cockatrice 的 XML。不会悄悄丢掉任何内容。
builder-import-text = 列表
builder-import-wrong = 有 { $count } 行不能直接使用：
builder-line = 第 { $line } 行
builder-import-notes = 没有指明卡牌的行及其处理：
builder-import-into = 替换套牌
builder-import-new = 建成套牌
builder-import-without = 搁置 { $count } 行并采用其余
builder-export = 导出套牌
builder-export-short = 导出
builder-form = 格式
builder-form-list = 列表
builder-form-toml = TOML
builder-form-lackey = LackeyCCG 文本
builder-form-dek = LackeyCCG XML
builder-download = 下载
builder-play = 用这副套牌来玩
builder-play-short = 开始玩
builder-play-illegal = 这副套牌不适用于这场对局，牌桌会拒绝它。
builder-title = 套牌
builder-lead = 组建套牌，立即看到规则是否允许；如果不允许，哪一条禁止了什么。
builder-cards = 卡牌
builder-card = 卡牌
builder-choose-card = 选择一张卡牌，阅读其全部内容。
builder-about = { $count }张牌
builder-search-hint = 名称，或 { $example }
builder-result = { $card }，{ $kind }，套牌中有{ $count }张。按 Enter 加入，按减号移除
builder-result-card = { $card }，{ $kind }
builder-told = { $card }：{ $count }张。套牌共{ $total }张
builder-no-place = “{ $card }”不能放入套牌
builder-form-json = JSON
builder-format-own = 依套牌而定
builder-clan = 氏族
builder-clan-own = 依卡牌而定
builder-at-least = { $count }（至少{ $least }）
builder-exactly = { $count }（共{ $least }）
builder-bounds = { $count }（{ $least }至{ $most }）
builder-copies = 每种最多 { $limit } 张
builder-unknown = 没有人知道这张牌
