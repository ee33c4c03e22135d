### Lo que se elige al abrir una mesa de Tomb Raider, como lo llama un formulario sencillo.

choice-level = Nivel
choice-level-text = Texto de un nivel propio
choice-variant = Versión del nivel
choice-turn-limit = Límite de turnos
choice-opening = Mano inicial
choice-points = Puntos acordados
choice-series = Serie
choice-levels = Niveles de la serie
choice-order = Orden de los niveles
choice-scoring = Quién gana la serie
choice-carry = Qué se lleva además de tesoros
