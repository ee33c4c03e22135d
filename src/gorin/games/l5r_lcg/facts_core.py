"""Figures of the cards of the Core Set that stand in no list of their own.

Each row: title, clan, kind, cost, skills, glory, whether it is unique, strength, influence, honor,
fate, elements, traits. A dash is a skill that the character has not; a dot stands for none.
"""

from __future__ import annotations

DYNASTY = """
artisan-academy crane holding 0 0 0 0 0 1 0 0 0 . academy
asahina-artisan crane character 1 0 0 2 0 0 0 0 0 . shugenja,air
guest-of-honor crane character 4 1 4 1 0 0 0 0 0 . courtier
kakita-asami crane character 3 1 3 2 1 0 0 0 0 . courtier
savvy-politician crane character 2 1 2 1 0 0 0 0 0 . courtier
deathseeker lion character 2 2 1 0 0 0 0 0 0 . bushi
kitsu-spiritcaller lion character 3 1 3 2 0 0 0 0 0 . shugenja,water
obstinate-recruit lion character 0 2 0 0 0 0 0 0 0 . bushi
staging-ground lion holding 0 0 0 0 0 1 0 0 0 . battlefield
steadfast-samurai lion character 1 1 1 1 0 0 0 0 0 . bushi
keeper-initiate neutral character 2 1 1 2 0 0 0 0 0 . monk
seeker-initiate neutral character 2 1 1 2 0 0 0 0 0 . monk
borderlands-defender crab character 3 3 3 1 0 0 0 0 0 . bushi
borderlands-fortifications crab holding 0 0 0 0 0 2 0 0 0 . battlefield
eager-scout crab character 0 0 0 0 0 0 0 0 0 . bushi,scout
funeral-pyre crab holding 0 0 0 0 0 0 0 0 0 . ritual
hida-guardian crab character 1 1 1 1 0 0 0 0 0 . bushi
hida-kisada crab character 5 7 2 0 1 0 0 0 0 . bushi,champion
hida-tomonatsu crab character 3 3 2 2 1 0 0 0 0 . bushi
hiruma-yojimbo crab character 2 4 3 2 0 0 0 0 0 . bushi,yojimbo
intimidating-hida crab character 3 4 2 1 0 0 0 0 0 . bushi
kaiu-envoy crab character 1 1 0 1 0 0 0 0 0 . bushi
kaiu-shuichi crab character 4 3 3 2 1 0 0 0 0 . bushi,engineer
shrewd-yasuki crab character 2 1 2 1 0 0 0 0 0 . courtier
steadfast-witch-hunter crab character 4 4 2 0 0 0 0 0 0 . shugenja,earth
vanguard-warrior crab character 2 2 1 1 0 0 0 0 0 . bushi
vengeful-berserker crab character 3 3 – 0 0 0 0 0 0 . bushi,berserker
agasha-swordsmith dragon character 2 1 2 1 0 0 0 0 0 . shugenja,fire
ascetic-visionary dragon character 4 3 4 1 0 0 0 0 0 . monk,tattooed
doomed-shugenja dragon character 1 3 3 0 0 0 0 0 0 . shugenja,fire
enlightened-warrior dragon character 3 2 2 1 0 0 0 0 0 . bushi
kitsuki-investigator dragon character 3 1 3 2 0 0 0 0 0 . courtier
mirumoto-prodigy dragon character 2 2 2 1 0 0 0 0 0 . bushi,duelist
mirumoto-raitsugu dragon character 3 3 2 1 1 0 0 0 0 . bushi,duelist
niten-adept dragon character 2 2 1 1 0 0 0 0 0 . bushi
niten-master dragon character 4 3 3 2 0 0 0 0 0 . bushi
secluded-temple dragon holding 0 0 0 0 0 1 0 0 0 . shrine
seeker-of-enlightenment dragon character 2 1 1 0 0 0 0 0 0 . monk,tattooed
togashi-initiate dragon character 1 1 1 2 0 0 0 0 0 . monk,tattooed
togashi-yokuni dragon character 5 5 5 3 1 0 0 0 0 . bushi,shugenja,champion
adept-of-the-waves phoenix character 2 2 2 2 0 0 0 0 0 . shugenja,water
asako-diplomat phoenix character 2 1 2 1 0 0 0 0 0 . courtier
fearsome-mystic phoenix character 4 2 4 1 0 0 0 0 0 . shugenja,air
forgotten-library phoenix holding 0 0 0 0 0 0 0 0 0 . library,shrine
isawa-atsuko phoenix character 4 3 3 2 1 0 0 0 0 . shugenja,void
isawa-masahiro phoenix character 3 3 2 2 1 0 0 0 0 . shugenja,fire
meddling-mediator phoenix character 2 0 3 1 0 0 0 0 0 . courtier
naive-student phoenix character 1 – 2 2 0 0 0 0 0 . courtier,scholar
radiant-orator phoenix character 3 1 2 2 0 0 0 0 0 . courtier
serene-warrior phoenix character 3 3 2 4 0 0 0 0 0 . bushi
shiba-peacemaker phoenix character 1 4 1 1 0 0 0 0 0 . bushi
shiba-tsukune phoenix character 5 4 4 4 1 0 0 0 0 . bushi,champion
shiba-yojimbo phoenix character 3 3 2 2 0 0 0 0 0 . bushi,yojimbo
solemn-scholar phoenix character 1 1 1 1 0 0 0 0 0 . shugenja,earth,scholar
bayushi-liar scorpion character 1 – 3 0 0 0 0 0 0 . courtier
bayushi-manipulator scorpion character 1 1 1 1 0 0 0 0 0 . courtier
bayushi-shoju scorpion character 5 3 7 2 1 0 0 0 0 . bushi,courtier,champion
bayushi-yunako scorpion character 4 4 2 2 1 0 0 0 0 . bushi,commander
blackmail-artist scorpion character 2 1 2 1 0 0 0 0 0 . courtier
city-of-lies scorpion holding 0 0 0 0 0 1 0 0 0 . city
favored-niece scorpion character 3 2 2 2 0 0 0 0 0 . courtier
shosuro-actress scorpion character 3 1 3 1 0 0 0 0 0 . courtier,shinobi
shosuro-miyako scorpion character 3 3 2 1 1 0 0 0 0 . bushi,shinobi
sinister-soshi scorpion character 1 – – 0 0 0 0 0 0 . shugenja,air
soshi-illusionist scorpion character 2 1 3 1 0 0 0 0 0 . shugenja,air
yogo-hiroue scorpion character 4 0 4 2 1 0 0 0 0 . courtier
yogo-outcast scorpion character 2 2 2 1 0 0 0 0 0 . shugenja,air
young-rumormonger scorpion character 2 2 2 1 0 0 0 0 0 . courtier
aggressive-moto unicorn character 2 3 0 0 0 0 0 0 0 . bushi,cavalry
border-rider unicorn character 2 2 1 1 0 0 0 0 0 . bushi,cavalry
giver-of-gifts unicorn character 3 2 3 2 0 0 0 0 0 . courtier
ide-trader unicorn character 3 1 3 1 0 0 0 0 0 . courtier
meishodo-wielder unicorn character 2 2 2 1 0 0 0 0 0 . shugenja,water
moto-horde unicorn character 4 6 – 1 0 0 0 0 0 . bushi,army,cavalry
moto-youth unicorn character 1 2 0 1 0 0 0 0 0 . bushi,cavalry
shinjo-altansarnai unicorn character 5 5 4 2 1 0 0 0 0 . bushi,cavalry,champion
shinjo-outrider unicorn character 2 2 2 2 0 0 0 0 0 . bushi,cavalry,scout
shinjo-tatsuo unicorn character 4 3 3 2 1 0 0 0 0 . bushi,cavalry,scout
utaku-infantry unicorn character 1 0 0 1 0 0 0 0 0 . bushi
utaku-yumino unicorn character 3 2 2 3 1 0 0 0 0 . bushi,battle-maiden,cavalry
warrior-poet unicorn character 3 2 2 2 0 0 0 0 0 . bushi,cavalry
"""
CONFLICT = """
above-question crane attachment 1 0 0 0 0 0 2 0 0 . condition
duelist-training crane attachment 1 0 0 0 0 0 1 0 0 . technique
the-perfect-gift crane event 0 0 0 0 0 0 1 0 0 . .
for-greater-glory lion event 1 0 0 0 0 0 3 0 0 . .
sashimono lion attachment 2 0 0 0 0 0 2 0 0 . item,banner
strength-in-numbers lion event 1 0 0 0 0 0 2 0 0 . .
charge neutral event 1 0 0 0 0 0 0 0 0 . .
cloud-the-mind neutral attachment 1 0 0 0 0 0 0 0 0 . spell,air
contingency-plan neutral event 0 0 0 0 0 0 0 0 0 . .
court-games neutral event 0 0 0 0 0 0 0 0 0 . .
good-omen neutral event 0 0 0 0 0 0 0 0 0 . .
spies-at-court neutral event 0 0 0 0 0 0 0 0 0 . .
hiruma-ambusher crab character 2 2 2 0 0 0 1 0 0 . bushi,scout
jade-tetsubo crab attachment 2 3 0 0 0 0 2 0 0 . jade,weapon
levy crab event 0 0 0 0 0 0 3 0 0 . .
rebuild crab event 0 0 0 0 0 0 2 0 0 . .
reprieve crab attachment 1 0 0 0 0 0 1 0 0 . condition
stoic-gunso crab character 2 2 1 1 0 0 1 0 0 . bushi
the-mountain-does-not-fall crab event 1 0 0 0 0 0 3 0 0 . technique
watch-commander crab attachment 1 1 1 0 0 0 3 0 0 . follower
way-of-the-crab crab event 1 0 0 0 0 0 0 0 0 . philosophy
ancestral-daisho dragon attachment 1 2 0 0 0 0 2 0 0 . weapon
daimyo-s-favor dragon attachment 0 0 0 0 0 0 2 0 0 . condition
indomitable-will dragon event 1 0 0 0 0 0 2 0 0 . .
kitsuki-s-method dragon attachment 1 0 2 0 0 0 2 0 0 . technique
let-go dragon event 0 0 0 0 0 0 2 0 0 . .
mantra-of-fire dragon event 0 0 0 0 0 0 2 0 0 . kiho,fire
mirumoto-s-fury dragon event 1 0 0 0 0 0 2 0 0 . .
tattooed-wanderer dragon character 1 2 1 0 0 0 2 0 0 . monk,tattooed
togashi-kazue dragon character 3 3 3 1 1 0 2 0 0 . monk,tattooed
tranquility dragon event 0 0 0 0 0 0 2 0 0 . .
way-of-the-dragon dragon attachment 2 1 1 0 0 0 0 0 0 . philosophy
against-the-waves phoenix event 1 0 0 0 0 0 1 0 0 . spell,water
display-of-power phoenix event 2 0 0 0 0 0 3 0 0 . spell,fire
grasp-of-earth phoenix attachment 1 1 1 0 0 0 1 0 0 . spell,earth
ishiken-initiate phoenix character 2 1 1 0 0 0 2 0 0 . shugenja,void
know-the-world phoenix event 1 0 0 0 0 0 3 0 0 . spell,void
magnificent-kimono phoenix attachment 0 0 1 0 0 0 1 0 0 . item
pacifism phoenix attachment 2 0 0 0 0 0 2 0 0 . condition
seeker-of-knowledge phoenix character 2 0 2 1 0 0 1 0 0 . courtier,shugenja,air
supernatural-storm phoenix event 0 0 0 0 0 0 1 0 0 . spell,water
way-of-the-phoenix phoenix event 0 0 0 0 0 0 0 0 0 . philosophy
adept-of-shadows scorpion character 2 2 2 0 0 0 3 0 0 . bushi,shinobi
ambush scorpion event 3 0 0 0 0 0 1 0 0 . .
blackmail scorpion event 3 0 0 0 0 0 3 0 0 . .
calling-in-favors scorpion event 1 0 0 0 0 0 2 0 0 . .
court-mask scorpion attachment 1 1 2 0 0 0 1 0 0 . item,mask
fiery-madness scorpion attachment 1 -2 -2 0 0 0 2 0 0 . poison
forged-edict scorpion event 0 0 0 0 0 0 2 0 0 . .
i-can-swim scorpion event 2 0 0 0 0 0 1 0 0 . philosophy
unassuming-yojimbo scorpion character 3 3 1 0 0 0 2 0 0 . bushi,yojimbo
way-of-the-scorpion scorpion event 0 0 0 0 0 0 0 0 0 . philosophy
born-in-war unicorn attachment 2 0 0 0 0 0 1 0 0 . condition
breakthrough unicorn event 0 0 0 0 0 0 1 0 0 . .
captive-audience unicorn event 0 0 0 0 0 0 3 0 0 . .
cavalry-reserves unicorn event 3 0 0 0 0 0 2 0 0 . .
favored-mount unicorn attachment 1 1 0 0 0 0 1 0 0 . creature
i-am-ready unicorn event 0 0 0 0 0 0 1 0 0 . .
ide-messenger unicorn character 2 1 2 0 0 0 1 0 0 . courtier
iuchi-wayfinder unicorn character 1 1 1 0 0 0 1 0 0 . shugenja,water,cavalry
spyglass unicorn attachment 1 0 1 0 0 0 2 0 0 . item,gaijin
way-of-the-unicorn unicorn event 0 0 0 0 0 0 0 0 0 . philosophy
"""
PROVINCE = """
elemental-fury neutral province 0 0 0 0 0 4 0 0 0 water .
fertile-fields neutral province 0 0 0 0 0 4 0 0 0 air .
defend-the-wall crab province 0 0 0 0 0 4 0 0 0 earth .
restoration-of-balance dragon province 0 0 0 0 0 3 0 0 0 fire .
kuroi-mori phoenix province 0 0 0 0 0 4 0 0 0 void .
secret-cache scorpion province 0 0 0 0 0 4 0 0 0 air .
endless-plains unicorn province 0 0 0 0 0 2 0 0 0 water .
"""
STRONGHOLD = """
shiro-nishiyama crab stronghold 0 0 0 0 0 3 0 10 7 . castle
mountain-s-anvil-castle dragon stronghold 0 0 0 0 0 2 0 11 7 . castle
isawa-mori-seido phoenix stronghold 0 0 0 0 0 2 0 11 7 . shrine
city-of-the-open-hand scorpion stronghold 0 0 0 0 0 1 0 10 7 . city
golden-plains-outpost unicorn stronghold 0 0 0 0 0 0 0 10 7 . outpost
"""
ROLE = """
keeper-of-air neutral role 0 0 0 0 0 0 0 0 0 . keeper,air
keeper-of-earth neutral role 0 0 0 0 0 0 0 0 0 . keeper,earth
keeper-of-fire neutral role 0 0 0 0 0 0 0 0 0 . keeper,fire
keeper-of-void neutral role 0 0 0 0 0 0 0 0 0 . keeper,void
keeper-of-water neutral role 0 0 0 0 0 0 0 0 0 . keeper,water
seeker-of-air neutral role 0 0 0 0 0 0 0 0 0 . seeker,air
seeker-of-earth neutral role 0 0 0 0 0 0 0 0 0 . seeker,earth
seeker-of-fire neutral role 0 0 0 0 0 0 0 0 0 . seeker,fire
seeker-of-void neutral role 0 0 0 0 0 0 0 0 0 . seeker,void
seeker-of-water neutral role 0 0 0 0 0 0 0 0 0 . seeker,water
"""
