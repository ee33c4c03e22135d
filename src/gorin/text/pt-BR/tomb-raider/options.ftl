### O que se escolhe ao abrir uma mesa de Tomb Raider, como um formulário simples o chama.

choice-level = Nível
choice-level-text = Texto de um nível próprio
choice-variant = Versão do nível
choice-turn-limit = Limite de turnos
choice-opening = Mão inicial
choice-points = Pontos combinados
choice-series = Série
choice-levels = Níveis da série
choice-order = Ordem dos níveis
choice-scoring = Quem vence a série
choice-carry = O que se leva além de tesouros
