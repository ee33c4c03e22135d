### L5R LCG, clause by clause, in our own words.

## Abilities

clause-LCG-S9_1 = An ability is an action, a reaction, an interrupt, a constant ability or a keyword. Reactions and interrupts may be forced.
    .title = Kinds of abilities
clause-LCG-S9_2 = An ability whose name begins with a place or a phase is used only there or then.
    .title = Abilities of a place or phase
clause-LCG-S9_3 = An ability that begins with a bold word and a colon is triggered.
    .title = Triggered abilities
clause-LCG-S9_4 = Before the dash of an ability stand its condition, costs and targets, after it its effect. Without a dash all is effect.
    .title = Before and after the dash
clause-LCG-S9_5 = An ability is begun only if what restricts it is met and there are enough legal targets.
    .title = It must be allowed
clause-LCG-S9_6 = An ability is begun only if its costs, as modified, can be paid.
    .title = It must be payable
clause-LCG-S9_7 = An ability is begun only if its effect by itself could change the state of the game.
    .title = It must change something
clause-LCG-S9_8 = First its restrictions and targets are checked, and its costs are worked out.
    .title = First steps of an ability
clause-LCG-S9_9 = Then modifiers of the costs are applied, and all costs are paid at the same time.
    .title = Costs are modified and paid
clause-LCG-S9_10 = If a part of the costs is prevented the ability stops there, and a card that was to be played stays where it was. The ability never began, and counts towards no limit.
    .title = A cost is prevented
clause-LCG-S9_11 = Then all targets, and all that is selected before the dash, are chosen at the same time.
    .title = Targets are chosen
clause-LCG-S9_12 = Then the card tries to enter play, or the effects try to begin. What cancels them does so here.
    .title = It may be cancelled
clause-LCG-S9_13 = At last the effects are resolved, and the card has been played or the ability triggered.
    .title = It is resolved
clause-LCG-S9_14 = An event goes to the discard pile after it is resolved and before reactions to that.
    .title = Events are discarded
clause-LCG-S9_15 = Until its costs are paid an event still counts as in hand.
    .title = Still in hand
clause-LCG-S9_16 = What an ability demands before its dash, other than to choose or select, is its cost.
    .title = What is a cost
clause-LCG-S9_17 = A player pays costs only with what is theirs. Where a cost says friendly, it only reminds of this.
    .title = Costs are paid with one's own
clause-LCG-S9_18 = A card with a dash as its fate cost cannot be played.
    .title = A dash as cost
clause-LCG-S9_19 = What reduces a cost reduces fate costs only.
    .title = Reductions
clause-LCG-S9_20 = What an ability tells to choose is its target.
    .title = Targets
clause-LCG-S9_21 = Only what the effect could change is a legal target, unless the effect merely refers to it.
    .title = Targets can be affected
clause-LCG-S9_22 = Any number, or up to a number, may be none, unless then nothing would change.
    .title = Any number and up to
clause-LCG-S9_23 = Targets after a "then" and those of delayed effects are chosen when it comes to them.
    .title = Targets chosen later
clause-LCG-S9_24 = A character whose own ability begins a duel is not a chosen target.
    .title = One's own duelist is not chosen
clause-LCG-S9_25 = Of an effect as much is done as can be.
    .title = As much as possible
clause-LCG-S9_26 = The parts of an effect happen together, unless "then" or "if you do" stands between them.
    .title = Parts at the same time
clause-LCG-S9_27 = What follows "then" happens only if what came before was resolved in full.
    .title = Then
clause-LCG-S9_28 = What stands after "to" happens, at the same time, only if what stands before it is resolved in full.
    .title = To
clause-LCG-S9_29 = "Instead" replaces what would happen. Of several replacements the latest counts.
    .title = Instead
clause-LCG-S9_30 = A cost that is replaced counts as paid, unless it is a sacrifice.
    .title = A replaced cost is paid
clause-LCG-S9_31 = A replacement that would change nothing is not allowed.
    .title = No empty replacement
clause-LCG-S9_32 = Interrupts to what would happen come before other interrupts.
    .title = Would
clause-LCG-S9_33 = An interrupt that cancels comes before all others.
    .title = Cancel
clause-LCG-S9_34 = The cost of what is cancelled stays paid, its use counts, and a cancelled event is discarded.
    .title = Cancelled and still spent
clause-LCG-S9_35 = The ring whose effect was cancelled is claimed all the same.
    .title = A cancelled ring effect

## Windows

clause-LCG-S9_36 = What happens is answered in this order: interrupts to what would happen, forced interrupts, other interrupts; it happens; keywords and delayed effects, forced reactions, other reactions.
    .title = Order of answers
clause-LCG-S9_37 = In a window for interrupts or reactions the first player has the first opportunity, then the others in player order, until all pass one after the other.
    .title = Opportunities in a window
clause-LCG-S9_38 = If one occurrence meets several conditions, they share one window.
    .title = One occurrence, one window
clause-LCG-S9_39 = What happens inside a window opens windows of its own, which close first, however deep.
    .title = Windows inside windows
clause-LCG-S9_40 = Each ability is used at most once for each occurrence it answers.
    .title = Once for each occurrence
clause-LCG-S9_41 = In an action window the first player acts first, in that of a conflict the defender. It ends when all pass one after the other.
    .title = Action windows
clause-LCG-S9_42 = An action is resolved to its end before the next one is taken.
    .title = One action after another
clause-LCG-S9_43 = Action events, attachments and characters in hand are played in any action window, but in the dynasty phase only action events are.
    .title = What is played when

## Limits

clause-LCG-S9_44 = A player uses each triggered ability of a card once per round, unless it says otherwise.
    .title = Once per round
clause-LCG-S9_45 = "Limit" with a number and a period takes the place of this, for each copy by itself.
    .title = Limit
clause-LCG-S9_46 = "Max" with a number and a period is for all copies of the title together, for each player.
    .title = Max
clause-LCG-S9_47 = A limit counts for each player alone. Whoever takes control of a card may use it anew.
    .title = Limits are a player's
clause-LCG-S9_48 = A card that has become a new object has not been used.
    .title = Limits begin anew
clause-LCG-S9_49 = A use that was cancelled counts for the limit.
    .title = Cancelled uses count
clause-LCG-S9_50 = "Unlimited" takes the limit away.
    .title = Unlimited

## How long effects last

clause-LCG-S9_51 = A lasting effect applies only to the cards that match it when it begins.
    .title = Lasting effects: on what
clause-LCG-S9_52 = A lasting effect goes on when its source has left play.
    .title = Lasting effects: without their source
clause-LCG-S9_53 = A lasting effect ends as soon as its point is reached.
    .title = Lasting effects: their end
clause-LCG-S9_54 = A delayed effect happens by itself at its moment, before reactions. It is no new ability, and its source is the card it came from.
    .title = Delayed effects
clause-LCG-S9_55 = A constant effect applies whenever its condition holds.
    .title = Constant effects
clause-LCG-S9_56 = What leaves play by a constant effect cannot be saved by an interrupt.
    .title = Leaving play by a constant effect
clause-LCG-S9_57 = Of forced, mandatory and delayed effects at one moment, and of constant effects that contradict each other, the first player sets the order.
    .title = The first player orders
clause-LCG-S9_58 = If several players choose for one effect, they choose in player order; then all of it happens together.
    .title = Players choose in order

## Words of abilities

clause-LCG-S9_59 = To resolve an ability of a card is to follow all of its text, with costs and targets, without playing the card.
    .title = To resolve an ability
clause-LCG-S9_60 = X is 0 unless something says what it is.
    .title = X
clause-LCG-S9_61 = Whoever searches looks without showing, and may fail to find.
    .title = To search
clause-LCG-S9_62 = A card that had to be of some sort is revealed when it is found.
    .title = To show what was found
clause-LCG-S9_63 = A deck that was searched whole is shuffled.
    .title = To shuffle after searching
clause-LCG-S9_64 = A revealed card stays in its zone.
    .title = To reveal
clause-LCG-S9_65 = A player may look at their own facedown provinces at any time.
    .title = One's own facedown provinces
clause-LCG-S9_66 = Nothing can be moved to where it already is.
    .title = To move
clause-LCG-S9_67 = A switch needs both of what is switched.
    .title = To switch
clause-LCG-S9_68 = A card is sacrificed only if it leaves play.
    .title = To sacrifice
clause-LCG-S9_69 = What is taken or given is lost by one and gained by the other. Whoever cannot lose it cannot give it.
    .title = To take and to give
clause-LCG-S9_70 = What is immune to something is neither its target nor changed by it.
    .title = Immune
clause-LCG-S9_71 = What is immune may still be used to pay costs.
    .title = Immune and costs
clause-LCG-S9_72 = Attachments on an immune card are not immune themselves.
    .title = Immune and attachments
