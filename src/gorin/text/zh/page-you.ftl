### 关于读者本人的页面：名字、其他设备、账户、对局、所保存的内容；以及关闭牌桌。

you-title = 你
you-head = 你：{ $name }
you-link = 名字、设备与账户

## 另一台设备

you-device = 另一台设备
you-device-more = 用一个链接，就能在另一个浏览器里以你的身份回到同样的牌桌。不需要账户。

## 账户

you-account = 账户
you-account-why = 你正以访客身份游玩，这样就够了。账户只有一个用处：在任何设备上找回你的套牌、关卡和对局。
you-account-here = 你已登录为 { $account }。你的套牌和关卡保存在账户中，这个浏览器里也有一份。
you-open = 创建账户
you-log-in = 登录
you-open-more = 你的身份不变，这个浏览器里的套牌和关卡会一并带上。不需要电子邮箱，所以忘记的密码无法寄给你。
you-log-in-more = 这个浏览器里的套牌和关卡会一并带上。
you-guest-stays =
    { $count ->
       *[other] 你在这里以 { $name } 的身份到过的 { $count } 张牌桌仍属于那位访客。如果以后还想回去，请先生成一个用于另一台设备的链接。
    }
you-account-name = 账户名
you-account-name-more = 登录时使用。在牌桌上仍用你自己的名字。
you-password = 密码
you-password-more = 至少 8 个字符
you-password-now = 当前密码
you-password-new = 新密码
you-password-show = 显示密码
you-back = 以后再说
you-opened = 账户 { $account } 已创建。
you-logged-in = 你已登录为 { $account }。
you-log-out = 退出登录
you-log-out-more = 退出后，账户所保存的内容会从这个浏览器移除。
you-logged-out = 你已退出登录，重新成为访客。
you-change = 修改密码
you-change-more = 其他浏览器都会退出登录。
you-changed = 密码已修改。
you-close = 注销账户
you-close-more = 账户名和密码会被删除，再也没有人能用它登录。你在这个浏览器里仍是访客，套牌、关卡和牌桌都还在。
you-closed = 账户已注销。你现在是访客。

## 保存在何处

you-kept-all = 所有套牌和关卡都已存入你的账户。
you-kept-busy = 正在保存……
you-kept-not =
    { $count ->
       *[other] 还有 { $count } 副套牌或关卡没有存入你的账户。
    }
you-kept-again = 重试
you-kept-here = 只在这个浏览器中
you-kept-account = 已存入账户
you-kept-where = 保存在你的账户 { $account } 和这个浏览器中。
you-kept-offer = 在多台设备上保存
you-renamed = “{ $was }”与你账户中同名的内容不同。两份都保留：这个浏览器里的那份改名为“{ $is }”。
you-renamed-seen = 知道了

## 对局与数据

you-games-none = 你还没有到过任何牌桌。
you-replay = 回放
you-replay-of = 回放：{ $title }
you-data = 你的数据
you-export = 全部存为文件
you-export-more = 服务器所保存的与这个浏览器所保存的关于你的一切：名字、设置、套牌、关卡、牌桌、战绩。
you-forget = 删除我的数据……
you-forget-title = 从服务器删除你的数据
you-forget-gone = 立即永久删除
you-forget-you = 你的名字和设置；任何浏览器和链接都不再代表你
you-forget-account = 你的账户 { $account }，以及其中保存的套牌和关卡
you-forget-tables = 哪些牌桌是你的：你将无法回到进行中的对局
you-forget-stays = 仍会保留
you-forget-records = 对局记录：行动、发言和你当时的名字，因为这些对局也属于其他人
you-forget-results = 统计中的战绩
you-forget-browser = 这个浏览器里的套牌和关卡，除非你也一并删除
you-forget-browser-too =
    { $count ->
       *[other] 同时删除这个浏览器里的 { $count } 副套牌和关卡
    }
you-forget-now = 删除我的数据
you-forget-not = 全部保留
you-forgotten = 你的数据已删除。现在在这里游玩的是一位新访客。

## 桌主

page-close-table = 关闭牌桌
page-close-table-sure = 对局就此永久结束，没有人获胜。对局记录会保留。
page-close-table-gathering = 之后没有人能再来到这张牌桌。
page-close-table-others = 有其他人在玩时不能关闭牌桌。
page-close-table-not = 不关闭
page-end-table = 结束对局
page-licences = 本页面所用组件的许可证
page-remove-sure = { $name } 将离开牌桌，之后可凭链接回来。若在对局中，由机器人代替其继续。
page-ban-sure = { $name } 将离开牌桌，且不能再回来。若在对局中，由机器人代替其继续。
page-remove-not = 让 { $name } 留下
