### The pages of levels: all levels, and the level editor.

## All levels

levels-page-lead = Faça um nível seu: ele é desenhado e verificado enquanto você escreve, e pode ser jogado na hora.
levels-page-back = Todos os níveis
levels-page-new = Novo nível
levels-page-new-name = Meu nível
levels-page-import = Abrir um arquivo de nível
levels-page-open = Abrir
levels-page-own-levels = Seus níveis
levels-page-templates = Começar a partir de um destes
levels-page-about =
    { $most ->
        [one] { $players } jogador · poder { $power } · { $width } × { $depth }
       *[other] { $players } jogadores · poder { $power } · { $width } × { $depth }
    }
levels-page-lines =
    { $count ->
        [0] nenhuma linha
        [one] { $count } linha
       *[other] { $count } linhas
    }

## The editor

levels-page-drawing = O nível desenhado
levels-page-editing = Edição do nível
levels-page-pane-map = Mapa
levels-page-pane-edit = Editar
levels-page-tab-form = Formulário
levels-page-tab-text = Texto (TOML)
levels-page-text = O texto do arquivo do nível
levels-page-text-more = Formulário e texto andam juntos. Uma mudança no formulário reescreve o texto, e os comentários que você pôs nele se perdem.
levels-page-no-form = O texto não é TOML, por isso não há formulário. Corrija o texto primeiro.
levels-page-no-drawing = Ainda não há o que desenhar: corrija as falhas primeiro.
levels-page-old-drawing = Desenho de antes da falha. Corrija a falha e ele é refeito.
levels-page-drawn-for = Desenhado para
levels-page-version = Versão
levels-page-whole = O próprio nível
levels-page-verdict-asking = Verificando…
levels-page-verdict-legal = Sem falhas
levels-page-verdict-illegal =
    { $count ->
        [one] { $count } falha
       *[other] { $count } falhas
    }
levels-page-verdict-unknown = Não foi possível verificar
levels-page-faults-more = e mais { $count }
levels-page-play = Jogar este nível

## The map

levels-page-map = Mapa, { $width } de largura e { $depth } de profundidade
levels-page-map-hint = Escolha um espaço para pôr algo nele. Mais fundo fica acima.
levels-page-space-entrance = { $space }: entrada, { $card }.
levels-page-space-fixed = { $space }: { $card } está aqui desde o início.
levels-page-space-deck = { $space }: do baralho de nível “{ $deck }”.
levels-page-space-none = { $space }: nenhum baralho de nível é para este espaço; ninguém entra.
levels-page-space-room = A sala do tesouro pode estar aqui.
levels-page-clear-space = Retirar a carta
levels-page-entrance-here = Entrada aqui
levels-page-fix-here = Pôr um local aqui…
levels-page-deck-count =
    { $count ->
        [0] nenhum local
        [one] { $count } local
       *[other] { $count } locais
    }

## The form

levels-page-frame = Título, tamanho, jogadores
levels-page-name = Título
levels-page-id = Nome curto
levels-page-width = Colunas
levels-page-depth = Profundidade
levels-page-first-depth = Primeira profundidade
levels-page-fewest = Mínimo de jogadores
levels-page-most = Máximo de jogadores
levels-page-add = Acrescentar
levels-page-remove = Retirar
levels-page-remove-named = Retirar: { $what }
levels-page-take-out = Retirar { $card }
levels-page-own = próprio
levels-page-as-level = Como no nível
levels-page-cards-hint = Nome, 153 ou 004-018
levels-page-arrangement = Disposição { $number }
levels-page-when = Para
levels-page-when-any = qualquer número de exploradores
levels-page-when-alone = um explorador
levels-page-when-odd = um número ímpar
levels-page-when-even = um número par
levels-page-entrance = Entrada
levels-page-add-entrance = Acrescentar uma entrada
levels-page-add-arrangement = Acrescentar uma disposição
levels-page-choosing-seats = na ordem dos lugares
levels-page-choosing-roll = cada um rola o dado e escolhe
levels-page-column = Coluna
levels-page-row = Profundidade
levels-page-card = Carta
levels-page-deck = Baralho de nível { $id }
levels-page-cards = Locais
levels-page-columns = Para as colunas
levels-page-depths = Para as profundidades
levels-page-all = todas
levels-page-from = de
levels-page-to = até
levels-page-player = Trazido pelo jogador (0: ninguém)
levels-page-spare = Reserva: só para trocas
levels-page-add-deck = Acrescentar um baralho de nível
levels-page-places = Locais com lugar fixo
levels-page-place = Local fixo
levels-page-face-up = virado para cima
levels-page-add-place = Acrescentar um local fixo
levels-page-limits = Profundidades mínimas
levels-page-limit-room = Sala do tesouro a partir da profundidade
levels-page-limit-family = A partir da profundidade: { $family }
levels-page-own-goal = Só para o próprio objetivo, em nenhum formato com outro
levels-page-bounty-traps = Pontos por armadilhas
levels-page-bounty-hazards = Pontos por riscos
levels-page-save-points = Pontos de salvamento funcionam
levels-page-alone = Pode ser jogado sozinho
levels-page-solo-starter = Os obstáculos vêm do baralho do jogador
levels-page-solo-obstacles = Ou este baralho de obstáculos
levels-page-target-turns = Turnos, no máximo
levels-page-target-resets = Reinícios, no máximo
levels-page-target-mapped = Mapeados, no mínimo
levels-page-target-searched = Com busca, no mínimo
levels-page-target-cleared = Sem obstáculos, no mínimo
levels-page-target-points = Pontos, no mínimo
levels-page-scoring = Pontos por
levels-page-bonus-kind = Carta
levels-page-add-bonus = Acrescentar uma opção
levels-page-supplied = O primeiro jogador fornece o nível; os outros podem ter o bônus
levels-page-building = Como devem ser os baralhos de nível
levels-page-building-minimum = Mínimo de locais
levels-page-building-copies = Máximo de cópias (0: qualquer)
levels-page-building-treasure-rooms = Salas do tesouro (0: qualquer)
levels-page-building-entrances = Entradas (0: qualquer)
levels-page-building-room-power = Poder das salas (0: qualquer)
levels-page-building-families = Só estas famílias (nenhuma: qualquer)
levels-page-variants = Versões
levels-page-variants-more = Escolha uma versão acima do mapa para mudar o que é diferente nela.
levels-page-variant = Versão
levels-page-variant-name = Versão { $number }
levels-page-recommended = recomendada
levels-page-add-variant = Acrescentar uma versão
