### What the terminal says at a table of L5R LCG.

lcg-asked-with-fate = { $asked } · You have { $own } fate.
lcg-asked-of-card = { $asked } · The province: { $lying }
lcg-price-now = { $card }; now it costs { $price }
lcg-sure-dynasty = Do you pass for the whole dynasty phase? You have { $fate } fate, and you can still do something. Type “yes” to pass.
lcg-sure-declare = Do you give up a conflict? Whoever passes here can declare one conflict less in this round. Type “yes” to pass.
lcg-help-treaties = Treaties: “do” lists what you can do with treaties now. “do treaty-offer” tells how to make an offer, “table” shows the treaties that stand and what is offered. Others answer at once or later; whoever breaks a promise loses the honor at stake.
lcg-offer-waits = { $seat } waits for your answer to a treaty (“table” shows it). Type do treaty-accept, do treaty-counter or do treaty-refuse.
learn-next-lcg-bot = Skirmish against a bot
learn-next-lcg-stronghold = the stronghold game against a bot
learn-next-lcg-enlightenment = Enlightenment against two bots
