### Tomb Raider: the log. One line says one thing that happens, in the present tense.

## Turns and rounds

log-turn-began = 第 { $turn } 回合开始
log-round-began-action = 行动阶段开始
log-round-began-search = 搜索阶段开始
log-round-began-draw = 抽牌阶段开始
log-order-rolled = { $seat } 为回合顺序掷出 { $faces }：共 { $total }
log-order-set = 回合顺序：{ $seats }
log-order-set-by = { $seat } 掷出最高点数，选择 { $first } 先行动。回合顺序：{ $seats }
log-action-began = { $seat } 开始行动
log-conceded = { $seat } 认输
log-match-ended = { $seats } 获胜：{ $reason }
log-match-ended-drawn = 无人获胜：{ $reason }
log-solo-scored = { $seat } 单人成绩：回合 { $turns }，重开 { $resets }，探明地点 { $mapped }，搜索过 { $searched }，清除障碍 { $cleared }

## Moving and mapping

log-raider-moved = { $seat } 从 { $start } 移动到 { $space }
log-raider-moved-otherwise = { $seat } 的探险者从 { $start } 被带到 { $space }
log-movement-ended = { $seat } 留在原地
log-place-mapped = 探明 { $space }：{ $slug }
log-location-set-aside = { $slug } 不能放在 { $space }，放到一旁
log-nothing-fits = 没有地点可以放在 { $space }，该格保持未知
log-placed-face-down = { $slug } 面朝下放在 { $space }
log-exit-added = { $space } 新增一个通往{ $side }的出口
log-exit-blocked = { $space } 通往{ $side }的出口被封锁
log-save-point-made = { $space } 成为存档点
log-place-emptied = { $space } 再也找不到东西
log-level-card-seen = { $seat } 查看关卡牌堆顶的牌
log-level-card-seen-own = { $seat } 看到关卡牌堆顶是 { $slug }
log-level-card-buried = { $seat } 把关卡牌堆顶的牌放到堆底

## Obstacles

log-obstacle-played = { $seat } 在 { $space } 打出 { $slug }：危险 { $danger }，上限 { $limit }
log-obstacle-played-turned = { $space } 翻出障碍 { $slug }：危险 { $danger }，上限 { $limit }
log-obstacle-outdone = { $seat } 把 { $slug } 收回手牌
log-obstacle-passed-over = 障碍 { $slug } 不能在这里打出，弃掉
log-no-obstacle = 没有人在 { $space } 打出障碍
log-obstacle-damaged = “{ $obstacle }”受到 { $amount } 点伤害
log-obstacle-removed = { $seat } 从 { $space } 移除“{ $obstacle }”

## Tests, attacks and searches

log-test-began = { $seat } 进行{ $ability }检定：{ $dice } 颗骰子，目标值 { $target }
log-test-began-against = { $seat } 面对“{ $obstacle }”：{ $ability } { $dice } 颗骰子，目标值 { $target }
log-search-began = { $seat } 用 { $dice } 颗骰子搜索 { $space }
log-attack-began = { $seat } 攻击 { $rival }：{ $dice } 颗骰子对 { $rival_dice } 颗
log-rolled = { $seat } 掷{ $ability }：{ $faces }，结果 { $result }
log-dice-taken-up = { $seats } 重掷
log-dice-taken-up-tied = 平手：{ $seats } 重掷
log-test-changed-dice = { $seat } 在这次检定中多 { $amount } 颗骰子
log-test-changed-bonus = { $seat } 的结果增加 { $amount }
log-test-changed-target = { $seat } 的目标值提高 { $amount }
log-test-changed-damage = { $seat } 的这次检定多造成 { $amount } 点伤害
log-test-ended-passed = { $seat } 的{ $ability }检定成功：结果 { $result }，目标值 { $target }
log-test-ended-failed = { $seat } 的{ $ability }检定失败：结果 { $result }，目标值 { $target }
log-search-ended = { $seat } 的搜索结果为 { $result }
log-search-ended-treasure = { $seat } 搜寻宝藏，结果为 { $result }；需要 { $target }
log-search-declined = { $seat } 不搜索
log-attack-ended = 攻击分出胜负：{ $seat } 的结果为 { $result }，{ $rival } 的结果为 { $rival_result }

## Damage, death and saving

log-harm-announced = { $seat } 即将受到 { $amount } 点伤害
log-harm-reduced = { $seat } 受到的伤害减少 { $amount } 点
log-harm-dealt = { $seat } 受到 { $amount } 点伤害
log-harm-dealt-none = { $seat } 没有受到伤害
log-injured = { $seat } 负伤：{ $ability }降低 1
log-damage-healed = { $seat } 治疗 { $amount } 点伤害
log-injury-healed = { $seat } 治疗一次{ $ability }负伤
log-extra-life-gained = { $seat } 获得 { $amount } 点额外生命
log-became-stuck = { $seat } 的探险者受困
log-came-free = { $seat } 的探险者不再受困
log-died = { $seat } 的探险者死亡
log-reset-chosen = { $seat } 重开
log-all-lost = { $seat } 失去手牌和所有未存档的牌
log-saved = { $seat } 在 { $space } 存档
log-reloaded = { $seat } 回到 { $space }

## Cards

log-opening-chosen-own = { $seat } 选取 { $slug } 加入起始手牌
log-hand-returned = { $seat } 把起始手牌放回牌堆
log-cards-drawn = { $seat } 抽 { $count } 张牌
log-cards-drawn-own = { $seat } 抽到 { $slugs }
log-card-discarded = { $seat } 弃掉 { $slug }
log-shuffled = { $seat } 洗抽牌堆
log-shuffled-level-deck = 关卡牌堆洗牌
log-shuffled-obstacle-deck = 障碍牌堆洗牌
log-card-announced = { $seat } 打出 { $slug }
log-card-announced-used = { $seat } 使用 { $slug }
log-card-cancelled = { $seat } 取消 { $slug }
log-card-settled-saved = { $slug } 进入 { $seat } 的已存档区
log-discovery-made = { $seat } 找到 { $slug }，难度 { $difficulty }
log-item-taken = { $seat } 从 { $rival } 拿走 { $slug }
log-power-raised = { $seat } 有一张力量 { $power } 的升级
log-effect-held-move-bonus = { $seat } 本回合可以多移动 { $amount } 个地点
log-effect-held-move-limit = { $seat } 本回合最多移动 { $amount } 个地点
log-effect-held-way-through = { $seat } 本回合的下一次移动不需要出口
