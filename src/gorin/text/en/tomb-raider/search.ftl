### Tomb Raider: the fields of a search, and what they may hold.

## What the fields are about

search-field-o = rules text, in your language or in English
search-field-t = kind of card, and what else it is: trap, weapon, cave…
search-field-set = set in which the card appeared
search-field-r = rarity
search-field-is = what is true of the card: playable, standin, alone…
search-field-tests = abilities that overcome the obstacle
search-field-number = number of the card in its set
search-field-danger = danger of a location or obstacle
search-field-difficulty = difficulty of a discovery
search-field-power = power of a raider, upgrade, treasure or treasure room
search-field-life = life of an obstacle
search-field-fight = Fight of a raider
search-field-move = Move of a raider
search-field-search = Search of a raider
search-field-think = Think of a raider
search-field-target = any target of a test: to overcome the obstacle, to find the treasure
search-field-ways = in how many ways the obstacle can be overcome
search-field-exits = how many exits a location has
search-field-bonus = search bonus of a location, in dice

## What fields may hold

search-set-premiere = Premiere
search-set-slippery-when-wet = Slippery When Wet
search-set-big-guns = Big Guns
search-set-promo = promotional
search-is-playable = can be played
search-is-standin = has stand-ins
search-is-entered = has values you entered
search-is-known = all its values are known
search-is-alone = does something when playing alone
search-is-drawn = belongs in a draw deck
search-treasure-room = treasure room
