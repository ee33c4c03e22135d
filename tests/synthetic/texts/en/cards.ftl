### What is said of the cards of the courts game when they are searched.

field-power = Power
search-field-is = what is true of the card: standin
search-is-standin = has stand-ins
