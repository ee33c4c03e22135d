### The pages of levels: all levels, and the level editor.

## All levels

levels-page-lead = 自制关卡：边写边绘图、边检查，随时可玩。
levels-page-back = 所有关卡
levels-page-new = 新关卡
levels-page-new-name = 我的关卡
levels-page-import = 打开关卡文件
levels-page-open = 打开
levels-page-own-levels = 你的关卡
levels-page-templates = 以这些为起点
levels-page-about =
    { $most ->
       *[other] { $players } 人 · 力量 { $power } · { $width } × { $depth }
    }
levels-page-lines = { $count } 行

## The editor

levels-page-drawing = 关卡图
levels-page-editing = 编辑关卡
levels-page-pane-map = 地图
levels-page-pane-edit = 编辑
levels-page-tab-form = 表单
levels-page-tab-text = 文本（TOML）
levels-page-text = 关卡文件的文本
levels-page-text-more = 表单与文本保持一致。在表单中修改会重写文本，你自己写的注释会丢失。
levels-page-no-form = 文本不是 TOML，因此没有表单。请先修正文本。
levels-page-no-drawing = 还无法绘图：请先修正错误。
levels-page-old-drawing = 这是出错之前的图。修正错误后会重新绘制。
levels-page-drawn-for = 按人数绘制
levels-page-version = 变体
levels-page-whole = 关卡本身
levels-page-verdict-asking = 检查中……
levels-page-verdict-legal = 没有错误
levels-page-verdict-illegal = { $count } 个错误
levels-page-verdict-unknown = 无法检查
levels-page-faults-more = 还有 { $count } 个
levels-page-play = 玩这个关卡

## The map

levels-page-map = 地图，宽 { $width }，深 { $depth }
levels-page-map-hint = 选择一个格子来放置卡牌。越往上越深。
levels-page-space-entrance = { $space }：入口，{ $card }。
levels-page-space-fixed = { $space }：{ $card } 从一开始就在这里。
levels-page-space-deck = { $space }：来自关卡牌堆“{ $deck }”。
levels-page-space-none = { $space }：没有牌堆供应这个格子，无人能进入。
levels-page-space-room = 宝藏室可能在这里。
levels-page-clear-space = 移走这张牌
levels-page-entrance-here = 在此设入口
levels-page-fix-here = 在此放置地点……
levels-page-deck-count = { $count } 张地点牌

## The form

levels-page-frame = 标题、大小、人数
levels-page-name = 标题
levels-page-id = 短名
levels-page-width = 列数
levels-page-depth = 深度
levels-page-first-depth = 起始深度
levels-page-fewest = 最少玩家
levels-page-most = 最多玩家
levels-page-add = 添加
levels-page-remove = 移除
levels-page-remove-named = 移除：{ $what }
levels-page-take-out = 取出 { $card }
levels-page-own = 自有
levels-page-as-level = 沿用关卡本身
levels-page-cards-hint = 牌名、153 或 004-018
levels-page-arrangement = 布置 { $number }
levels-page-when = 适用
levels-page-when-any = 任意人数
levels-page-when-alone = 一人
levels-page-when-odd = 奇数人数
levels-page-when-even = 偶数人数
levels-page-entrance = 入口
levels-page-add-entrance = 添加入口
levels-page-add-arrangement = 添加布置
levels-page-choosing-seats = 按座位顺序
levels-page-choosing-roll = 各自掷骰并选择
levels-page-column = 列
levels-page-row = 深度
levels-page-card = 卡牌
levels-page-deck = 关卡牌堆 { $id }
levels-page-cards = 地点
levels-page-columns = 供应的列
levels-page-depths = 供应的深度
levels-page-all = 全部
levels-page-from = 从
levels-page-to = 到
levels-page-player = 由哪位玩家自带（0：无）
levels-page-spare = 备用：只用于替换
levels-page-add-deck = 添加关卡牌堆
levels-page-places = 固定位置的地点
levels-page-place = 固定地点
levels-page-face-up = 面朝上
levels-page-add-place = 添加固定地点
levels-page-limits = 最小深度
levels-page-limit-room = 宝藏室起始深度
levels-page-limit-family = 起始深度：{ $family }
levels-page-own-goal = 只用于自身目标，不用于其他目标的赛制
levels-page-bounty-traps = 陷阱得分
levels-page-bounty-hazards = 险境得分
levels-page-save-points = 存档点有效
levels-page-alone = 可以单人玩
levels-page-solo-starter = 障碍来自玩家自己的套牌
levels-page-solo-obstacles = 或使用这副障碍牌堆
levels-page-target-turns = 回合，最多
levels-page-target-resets = 重开，最多
levels-page-target-mapped = 已探明，至少
levels-page-target-searched = 已搜索，至少
levels-page-target-cleared = 已清除障碍，至少
levels-page-target-points = 分数，至少
levels-page-scoring = 得分项目
levels-page-bonus-kind = 卡牌
levels-page-add-bonus = 添加选项
levels-page-supplied = 由首位玩家提供关卡，其他人可得奖励
levels-page-building = 关卡牌堆的要求
levels-page-building-minimum = 最少地点
levels-page-building-copies = 最多相同（0：不限）
levels-page-building-treasure-rooms = 宝藏室（0：不限）
levels-page-building-entrances = 入口（0：不限）
levels-page-building-room-power = 宝藏室力量（0：不限）
levels-page-building-families = 只限这些地点系列（不选：不限）
levels-page-variants = 变体
levels-page-variants-more = 在地图上方选择一个变体，修改它的不同之处。
levels-page-variant = 变体
levels-page-variant-name = 变体 { $number }
levels-page-recommended = 推荐
levels-page-add-variant = 添加变体
