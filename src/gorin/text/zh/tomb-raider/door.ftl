### Tomb Raider where it is not played: what lists and titles of the house say of it.

## The game and its formats

game-tomb-raider = 古墓丽影 CCG
game-tomb-raider-about = 走进无人测绘过的古墓，先找到宝藏者获胜。
format-tomb-raider-standard = 标准
format-tomb-raider-recovery = 寻回
format-tomb-raider-bounty-hunter = 赏金猎人
format-tomb-raider-learn-to-play = 新手教学
format-tomb-raider-timed = 计时关卡

## Series

series-timed = 计时系列赛
series-linked = 连环系列赛
series-pick-up = Pick Up 系列赛
hall-series-title = { $series }：{ $levels }

## Levels that come along

level-learn-to-play = 新手教学
level-pick-up-caves = 自编洞穴
level-pick-up-tombs = 自编墓穴
level-pick-up-ruins = 自编遗迹
level-pick-up-atlantis = 自编亚特兰蒂斯
level-pick-up-own = 玩家自编的关卡
level-introductory = 入门
level-into-the-caves = Into the Caves
level-trapped-in-the-tombs = Trapped in the Tombs
level-death-by-design = Death by Design
level-freestyle = Freestyle
level-parallel-peril = Parallel Peril
level-parallel-pick-up = Parallel Pick Up
level-atlantis = 亚特兰蒂斯
level-explore-the-depths = Explore the Depths
level-proving-ground = 试炼场
level-shuffled-room = 洗入的宝藏室

## Its pages

decks-title = 套牌
levels-page-title = 关卡

## What cannot be played any more

series-farewell = 此系列赛由 Gorin 的较早版本开始，那时每个关卡都是单独的一局。本版本把系列赛及其关卡作为一局来进行，因此不能继续旧的系列赛，也不能整体核对它。没有删除任何东西：“gorin replay”和“gorin verify”仍可逐个读取其关卡，即系列赛文件夹中的 level-1.jsonl 等文件。要继续它，请使用当初开始它的版本；“gorin series play”可开始新的系列赛。
