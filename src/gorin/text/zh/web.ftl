### 牌桌服务器所说的话：对网页，以及对运行它的人。

## 谁在请求，多频繁

web-guest = 访客 { $number }
web-who = 服务器还不认识这个浏览器：请重新加载页面，并允许使用 cookie。
web-logged-out = 这个浏览器已被登出，或服务器已不认识它：请重新加载页面
web-too-long = 重演这份日志所需的时间超过了本服务器给上传内容的 { $seconds } 秒；你可以在自己的机器上用“gorin replay”和“gorin verify”处理它
web-strangers-wait = 已有几份日志正在处理；请稍后再试
web-too-many = 一次请求太多；请在 { $seconds } 秒后再试。
web-too-large = 内容太长：最多读取 { $most } 字节
web-many-tables = 你开的未结束牌桌已有 { $most } 张；请先结束或关闭一张
web-many-sockets = 这张牌桌打开的标签页太多；请关掉几个
web-settings-long = 设置太多，或某一项太长
web-unknown-host = 服务器不使用这个名字
web-host-how = 请服务器的维护者告诉它自己的名字：GORIN_WEB_PUBLIC_URL 是大家使用的地址，例如 https://gorin.example；GORIN_WEB_HOSTS 里是其他名字。
web-not-our-page = 请求并非来自本服务器的页面
web-no-such-address = 这个地址没有内容
web-other-method = 这个地址不能这样访问
web-no-request = 发送的内容不是可以读取的请求
web-no-json = 发送的内容不是 JSON
web-no-wish = 发送的内容不是命令；可用的有：{ $known }
web-broken = 服务器出错；错误已记录
web-too-slow = 连接太慢，跟不上；将重新发送全部内容

## 牌桌与链接

web-no-table = 没有这张牌桌
web-not-invited = 只有受邀者才能看到这张牌桌
web-only-those-there = 这一桌不允许观战；其中的对局只供当时在场的人查看
web-other-invitation = 这份邀请属于另一张牌桌
web-may-not-invite = 玩家可以邀请；解说者和裁判由桌主邀请
web-chances-when-over = 对局结束后才显示获胜概率：它们取决于所有人的手牌
web-told-when-foreign = 这场对局有回放，能看的都在其中
web-verify-when-over = 对局结束后才能核对随机结果
web-position-own = 对局进行中，只有参与者可以保存局面，且只含其本人所知的内容
web-position-decks = 该局面会列出其他人牌库中的所有牌，而这些牌并非全部公开；对局结束后才能保存
web-link-forged = 链接已损坏，或来自另一个服务器
web-link-ended = 链接已失效；请索取新的链接
web-resume-other = 这个链接属于 { $name }；你在这里是 { $you }
web-invitation-void = 这份邀请发出之后，有人被禁止进入这张牌桌，因此它已失效；请索取新的邀请

## 账户与套牌

web-password-length = 密码需要 { $least } 到 { $most } 个字符
web-account-taken = { $name } 这个名字已有人使用
web-account-there = 你已经有账户了
web-login-wrong = 名字或密码错误
web-many-own = 你已保存 { $most } 份；请先删除一份
web-own-name = 需要名字，最多 { $most } 个字符
web-own-id = 标识由最多 32 个小写字母和数字组成
web-no-own = 你没有以此标识保存的内容

## 页面

web-not-built = 页面尚未构建
web-build-how = 这份源代码不含构建好的页面。需要用 Node 构建一次：

## gorin serve

web-no-cards = 这里没有 { $game } 的牌
web-no-boards = 这里没有 { $game } 的版图，也没有类似的东西
web-no-setting = 未知设置 { $asked }；可用的有：{ $known }
web-no-proxy = { $asked } 既不是地址，也不是网络（如 10.0.0.5 或 10.0.0.0/8），也不是 *
web-setting-number = 必须是整数，至少为 { $least }
web-setting-yes-or-no = 必须是 true 或 false
web-setting-public-url = 必须是 http:// 或 https:// 加主机名，需要时可加端口，后面不能再有别的
web-setting-hosts = “{ $asked }”不是单纯的主机名：这里不能写协议、端口或路径
web-setting-secret = 长度至少为 { $least } 个字符
web-kept-secret = 这里没有至少 { $least } 个字符的密钥。请从备份中恢复，或删除此文件：服务器会生成新的密钥，已发出的链接将全部失效。
serve-started = Gorin { $version }
serve-kept = 牌桌保存在 { $place }
serve-open = 请打开 { $address }
serve-runs-already = Gorin 已在运行：{ $address }
serve-others = 同一网络中的其他人使用：{ $address }
serve-stop = 按 Ctrl-C 停止服务器。所有牌桌都会保存，下次启动后继续。
serve-port-taken = 端口 { $asked } 已被占用；现在使用端口 { $port }。
serve-needs-postgres = 多个进程需要共用的数据库：请用 --database postgresql://… 指定
serve-no-port = 从 { $first } 到 { $last } 没有空闲端口
serve-port-in-use = 端口 { $port } 已被占用；请用 --port 另选一个
serve-cannot-listen = 无法在 { $host } 监听：{ $reason }
serve-not-secret = 其他人无需 https 就能访问这个服务器：他们发送和看到的内容可能在途中被读取。若不只在自己的网络中使用，请把它放在带 https 的代理之后。
serve-no-browser = 这里没有打开浏览器；请使用链接。
serve-stopped = 已停止。所有牌桌都已保存。
serve-did-not-begin = 一个服务器进程还没开始就结束了；其输出见上文
cli-help-serve = 在浏览器中打开牌桌：页面及其背后的服务器。
cli-help-serve-host = 监听的地址；0.0.0.0 允许其他人进入。
cli-help-serve-port = 端口；未指定时为 8675，若被占用则用下一个空闲端口。
cli-help-serve-database = 牌桌保存的位置：sqlite:///文件 或 postgresql://用户@主机/名称。
cli-help-serve-processes = 用几个进程提供服务；多于一个时需要 PostgreSQL。
cli-help-serve-open_page = 在浏览器中打开页面。
cli-help-serve-public_url = 大家所知的服务器地址，如 https://gorin.example。
cli-help-serve-json_logs = 以 JSON 行写日志。
cli-example-serve = gorin serve --open
    .title = 在浏览器中玩，用链接邀请朋友
