### What is said of the cards of the courts game when they are searched.

field-power = Poder
search-field-is = lo que vale para la carta: standin
search-is-standin = tiene valores provisionales
