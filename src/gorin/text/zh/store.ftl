### 存储牌桌、人员和结果的数据库所说的话。

store-bad-address = 这不是数据库地址；请写成 sqlite:///文件 或 postgresql://用户:密码@服务器/名称
store-unknown-kind = Gorin 不能使用“{ $asked }”类型的数据库；可用的有：{ $known }
store-no-file = 地址没有指明文件；只在内存中的数据库会丢失所有对局
store-no-driver = 没有安装 PostgreSQL 驱动；请用以下命令安装：{ $python } -m pip install "psycopg[binary]"
store-cannot-open = 无法打开数据库：{ $reason }
store-in-use = 另一个 Gorin 正在 { $address } 使用此数据库：请先停止它，或用 --database 另选一个数据库
store-in-use-somewhere = 另一个程序正在使用此数据库：请先停止它，或用 --database 另选一个数据库
store-newer = 数据库由更新版本的 Gorin 写成：其表结构为 { $found }，本版本最多支持到 { $known }
store-failed = 未能保存，因此不算数
store-conflict = 未能保存：同一位置已有他人写入
store-not-owner = 另一个服务器进程已接管此牌桌
store-closed = 服务器正在关闭，不再保存任何内容
store-bad-record = 已保存的内容无法读取：已损坏，或由更新版本的 Gorin 写成（{ $reason }）
