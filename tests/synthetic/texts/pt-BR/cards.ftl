### What is said of the cards of the courts game when they are searched.

field-power = Poder
search-field-is = o que vale para a carta: standin
search-is-standin = tem valores provisórios
