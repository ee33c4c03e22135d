### L5R Estratégico as it is played: what is asked, what can be answered, what happened.

ask-campaign-start = Onde começam os seus exércitos?
ask-campaign-sheet = Suas ordens para o turno { $turn }
ask-campaign-report = O que aconteceu na batalha em { $place }? { $armies }
ask-campaign-result = O resultado de uma batalha é sorteado
ask-campaign-spoils = { $army } venceu a batalha em { $place }: que outros exércitos destrói?
ask-campaign-crossing = Sorteia-se onde os exércitos se encontram
option-place = { $place } ({ $notes })
option-orders = Para onde os exércitos vão ou onde reaparecem: cada um pode ir a uma província vizinha
option-again = Ordenar de novo onde reaparece um exército destruído: a espera recomeça
option-conquests = Conquistam a província onde terminam o turno, se outro clã a controla
option-liberations = Ou libertam: devolvem-na ao seu primeiro clã
option-attacks = Voltam a atacar onde uma batalha terminou
option-concessions = Render-se na batalha: o exército é destruído, não por desonra
option-allies = Clãs que você chama de aliados
option-permits = Clãs a que você permite conquistar uma província onde também está o seu exército
option-castles = O exército 1 começa no primeiro castelo, o exército 2 no segundo, e assim por diante
option-others = Província do quarto exército
option-battle = Terminou?
option-losses = Quem foi destruído?
option-winner = Quem venceu de vez? Esse general diz quem destrói
option-over = A batalha terminou
option-destroyed = Destruído
option-dishonored = Destruído por desonra
option-ally = { $clan }
option-permit = { $clan }
option-army-alone = { $army }, em { $place }
option-army-beside = { $army }, em { $place } ao lado de { $others }
option-army-lost = { $army }, destruído em { $place }
option-army-due = { $army }, reaparece em { $place } no turno { $turn }
unsaid-orders = Você não envia ordens para { $things }. Ficam onde estão: envie assim, ou continue a escrever.
nowhere-losses = Continua de pé
nowhere-commands = Nenhuma indicação
campaign-sea = mar
campaign-notes = { $first } · { $next }
campaign-ours = sua
campaign-army = Exército { $number } ({ $clan })
campaign-clan-crab = Caranguejo
campaign-clan-crane = Garça
campaign-clan-dragon = Dragão
campaign-clan-lion = Leão
campaign-clan-mantis = Louva-a-deus
campaign-clan-phoenix = Fênix
campaign-clan-scorpion = Escorpião
campaign-clan-shadowlands = Terras Sombrias
campaign-clan-unicorn = Unicórnio
log-campaign-placed = { $army } começa em { $place }
log-campaign-turn-began = Começa o turno { $turn } de { $turns }: escrevem-se as ordens
log-campaign-box-opened = Turno { $turn }: executam-se todas as ordens
log-campaign-ally-called = O clã { $clan } chama de aliado o clã { $other }, que não diz o mesmo
log-campaign-allied = Os clãs { $clan } e { $other } são aliados
log-campaign-alliance-ended = Os clãs { $clan } e { $other } já não são aliados
log-campaign-rebuild-ordered = { $army } reaparecerá em { $target } no turno { $due }
log-campaign-rebuilt = { $army } reaparece em { $place }
log-campaign-waited = { $army } não encontra lugar em { $place } e espera
log-campaign-idle = { $army } fica inativo: { $reason }
log-campaign-crossed = { $armies } se cruzam; o sorteio diz que se encontram em { $place }
log-campaign-crossed-full = { $armies } se cruzam; só { $place } tem lugar, e lá se encontram
log-campaign-marched = { $army } vai de { $start } a { $place }
log-campaign-declared-conquer = { $army } pretende conquistar { $place }
log-campaign-declared-liberate = { $army } pretende libertar { $place }
log-campaign-lapsed = { $army }: a sua declaração não vale ({ $reason })
log-campaign-taken = O clã { $clan } conquista { $place }, antes controlada pelo clã { $before }
log-campaign-taken-freed = O clã { $clan } liberta { $place } do clã { $before }: volta a ser do clã { $holder }
log-campaign-battle-began = Começa uma batalha em { $place }: { $armies }
log-campaign-battle-joined = { $armies } entram na batalha de { $place }
log-campaign-battle-reported = O árbitro informa sobre { $place }: { $state }.{ $losses ->
    [0] {""}
   *[other] {" "}Destruídos: { $lost }.
}{ $dishonors ->
    [0] {""}
   *[other] {" "}Destruídos por desonra: { $dishonored }.
}
log-campaign-battle-reported-drawn = Ninguém informa sobre { $place }, por isso o resultado é sorteado: { $state }.{ $losses ->
    [0] {""}
   *[other] {" "}Destruídos: { $lost }.
}{ $dishonors ->
    [0] {""}
   *[other] {" "}Destruídos por desonra: { $dishonored }.
}
campaign-battle-over = a batalha terminou
campaign-battle-on = a batalha continua
log-campaign-battle-broken = Não restam inimigos em { $place }: a batalha terminou
log-campaign-conceded = { $army } se rende na batalha em { $place } e é destruído
log-campaign-battle-won = { $army } vence a batalha em { $place } e diz quem destrói
log-campaign-winner-destroyed = { $losses ->
    [0] { $army }, vencedor em { $place }, não destrói ninguém
   *[other] { $army }, vencedor em { $place }, destrói: { $lost }
}
log-campaign-left = { $seat } sai: o clã { $clan } conserva as suas províncias e já não tem exércitos
log-campaign-referee-left = { $seat }, que arbitra, sai: a partir de agora os resultados são sorteados
log-campaign-extra-time = Tempo extra: só se resolvem as batalhas em curso
log-campaign-counted = { $clan }: { $points } pontos (províncias próprias { $own }, alheias { $others }, castelos { $castles })
log-campaign-ended = { $winners } ({ $clans }): vitória na campanha, { $reason }
campaign-won-by-points = mais pontos
campaign-won-by-staying = não resta outro clã
refused-campaign-winner = O exército que venceu não foi destruído
refused-campaign-castle = Um exército reaparece num castelo próprio que o seu clã controla
refused-campaign-fought = Lá se trava uma batalha
refused-campaign-full = O clã já tem lá tantos exércitos quantos pode
refused-campaign-fighting = O exército está em batalha
refused-campaign-far = Não é uma província adjacente em que se possa entrar
refused-campaign-crossed = Um exército de outro clã veio ao seu encontro
refused-campaign-unclear = Deve conquistar e libertar ao mesmo tempo, o que não é claro
refused-campaign-sea = Províncias marítimas não podem ser conquistadas
refused-campaign-held = O clã já controla esta província
refused-campaign-gift = Um clã não liberta o que ele mesmo controla
refused-campaign-free = O clã original desta província já a controla
refused-campaign-object = Dois clãs querem esta província ao mesmo tempo: ninguém fica com ela
campaign-no-decks = Ainda não se joga com baralhos: um árbitro informa as batalhas, ou elas são sorteadas. Deixe o baralho de fora
campaign-bad-turns = { $count } turnos: pode haver de { $least } a { $most }
campaign-bad-generals = { $count } generais: um clã tem { $least } ou { $most }
campaign-bad-clans = { $count } clãs: pode haver de { $least } a { $most }, e mais um lugar para um árbitro
campaign-bad-setup = Com estes clãs e números não pode começar uma campanha
choice-clan = Clã do primeiro lugar
choice-clan-crane = Garça
choice-clan-dragon = Dragão
choice-clan-lion = Leão
choice-clan-phoenix = Fênix
choice-generals = Generais de cada clã
choice-turns = Turnos
choice-ties = Pontos iguais
choice-ties-shared = são compartilhados
choice-ties-castles = os castelos decidem
choice-referee = O último lugar é de um árbitro, que informa os resultados das batalhas
unknown-attempt = Não há nada como “{ $attempt }” para tentar
campaign-phase-setup = Os exércitos são colocados
campaign-phase-orders = Turno { $turn } de { $turns }: escrevem-se as ordens
campaign-phase-resolution = Turno { $turn } de { $turns }: as ordens são executadas
campaign-phase-extra = Tempo extra
campaign-phase-over = A campanha terminou
campaign-lands = Terras: { $clan }
campaign-whole = Mapa inteiro
campaign-seas = Mares
campaign-castle = Castelo
campaign-held = Controle: { $clan }
campaign-fought = Batalha
campaign-referee = Árbitro
campaign-ally = Aliado: { $clan }
campaign-out = Fora
campaign-points = Pontos
campaign-provinces = Províncias
campaign-castles = Castelos
campaign-armies = Exércitos
campaign-stands = Em { $place }
campaign-lost = Destruído em { $place }
campaign-fights = Em batalha
campaign-means-conquer = Pretende conquistar
campaign-means-liberate = Pretende libertar
campaign-due = Reaparece em { $place } no turno { $turn }
ask-campaign-council = Seu clã: alianças, e aonde devem ir os seus generais. O seu Karo leva o recado
ask-campaign-errand = Você vai até os generais do seu clã?
ask-campaign-talk = Antes do primeiro turno: que clãs você chama de aliados?
ask-campaign-correction = Os seus relatos deste turno ficam assim?
ask-campaign-time = O tempo está correndo
option-breaks = Clãs que você já não chama de aliados
option-commands = Aonde devem ir os seus generais
option-carry = Ir até os generais: contar como está o mapa e o que quer o seu Daimyo
option-break = { $clan }
option-stands = Os relatos ficam assim
option-correct = Informar de novo sobre { $place }
option-time = O tempo acabou
log-campaign-sat-down = { $army } em { $place }: cartas de Destino no início: { $hand }{ $farms ->
    [0] {""}
   *[other] , Pequenas Fazendas { $farms }
}{ $honor ->
    [0] {""}
   *[other] , Honra Familiar inicial +{ $honor }
}{ $force ->
    [0] {""}
   *[other] , Personalidades do clã +{ $force }F
}{ $taint ->
    [0] {""}
   *[other] , Personalidades que não são das Terras Sombrias -{ $taint }F
}
log-campaign-report-withdrawn = O árbitro retira o relato de { $place } e informa de novo: lá tudo volta a estar como antes
log-campaign-handed-in = Você enviou as suas ordens
log-campaign-commanded = O Daimyo do clã { $clan } diz aonde devem ir os generais
log-campaign-carried = O Karo do clã { $clan } conta aos generais como está o mapa e o que quer o Daimyo
log-campaign-time-up = O tempo acabou
log-campaign-talk-began = Os Daimyos conversam antes do primeiro turno
log-campaign-role-passed = { $seat } sai: { $heir } assume as suas funções no clã { $clan }
refused-campaign-gone = O exército foi destruído antes de a caixa ser aberta
refused-campaign-there = O exército está no mapa
campaign-bad-minutes = { $count } minutos: um turno pode levar de { $least } a { $most }
campaign-bad-roles = { $count } lugares para funções separadas: um clã ocupa { $team }, portanto pode haver { $seats }, e mais um lugar para um árbitro
choice-roles = Funções de um clã
choice-roles-together = um lugar tem todas
choice-roles-apart = cada uma tem um lugar: Daimyo, Karo, generais
choice-minutes = Minutos de um turno (0: até todos entregarem)
campaign-phase-talk = Os Daimyos conversam
campaign-known = Você conhece o mapa do turno { $turn }
campaign-secret = O mapa é secreto para quem só assiste até a campanha terminar
campaign-handed-in = Suas ordens foram enviadas
campaign-daimyo = Daimyo
campaign-karo = Karo
campaign-general = General { $number }
campaign-farms = Pequenas Fazendas: { $farms }
campaign-honor = Honra Familiar inicial +{ $honor }
campaign-hand = Cartas de Destino no início: { $hand }
campaign-force = Personalidades do clã +{ $force }F
campaign-commanded = O seu Daimyo o quer em { $place }
campaign-position-clans = Uma campanha tem pelo menos dois clãs, cada um uma vez
campaign-position-clan = Não há aqui um clã “{ $clan }”; há { $known }
campaign-position-place = Nenhum exército pode estar em “{ $asked }”
campaign-position-army = Não há aqui um exército “{ $asked }”; há { $known }
campaign-position-full = { $asked } tem mais exércitos de um clã do que pode
campaign-position-bounds = É { $count }: pode ser de { $least } a { $most }
campaign-position-nowhere = Um exército está em algum lugar (at) ou foi destruído em algum lugar (lost)
campaign-position-no-enemies = Não há inimigos juntos em { $asked }
campaign-position-seat = “{ $asked }” não é um lugar que entrega folha: um clã, ou uma função como lion:1
ask-campaign-choice = { $armies } se cruzam: onde se encontram?
option-rides = Segundo passo, por terra
option-regions = Regiões intransponíveis na ordem dos seus exércitos
log-campaign-crossed-chosen = { $armies } se cruzam; o Daimyo do Escorpião faz com que se encontrem em { $place }
campaign-clan-ratling = Ratling
choice-clan-scorpion = Escorpião
choice-clan-unicorn = Unicórnio
choice-clan-crab = Caranguejo
choice-clan-mantis = Louva-a-deus
choice-clan-shadowlands = Terras Sombrias
choice-clan-ratling = Ratling
refused-campaign-first = Não está onde devia ir primeiro
refused-campaign-enemy = Lá está um exército inimigo
refused-campaign-region = Regiões intransponíveis não podem ser conquistadas
campaign-regions = Regiões intransponíveis
campaign-taint = Personalidades que não são das Terras Sombrias -{ $taint }F
campaign-standing = { $clan } { $points }
log-campaign-turn-ended = Pontos depois do turno { $turn }: { $standings }
send-campaign-sheet = Entregar as ordens
send-campaign-start = Colocar os exércitos
campaign-you-lead = Você lidera: { $clan }
campaign-you-are = Você: { $clan }, { $roles }
campaign-goal = Vence quem tiver mais pontos depois do turno { $turns }
campaign-goal-points = Cada província que você controla: 2 pontos se era sua no início, senão 1. Cada castelo: mais 1
campaign-race = Pontos dos clãs
campaign-leads = na frente
campaign-own-land = Terra própria
campaign-nearer = Mais perto
campaign-farther = Mais longe
campaign-signs = Sinais do mapa
campaign-sign-holder = Cor: quem a controla
campaign-sign-origin = Borda grossa: de quem era no início
campaign-sign-castle = Castelo
campaign-sign-army = Exército: clã e número
campaign-sign-battle = Batalha
campaign-sign-open = Vermelho: você pode tocar agora
campaign-sign-arrow = Seta: a sua ordem
campaign-sign-closed = Ninguém entra
campaign-nobody-leads = Sem jogador: { $clans }. As suas províncias podem ser conquistadas
campaign-sheet-how = Cada exército pode ir para uma província vizinha. Toque nele no mapa, depois no destino; ou escolha aqui
campaign-sheet-goes = { $army }: para onde vai
campaign-sheet-rides = { $army }: para onde continua
campaign-sheet-stays = Fica em { $place }
campaign-sheet-no-ride = Não vai mais longe
campaign-sheet-no-return = Nenhuma ordem: fica fora do mapa
campaign-sheet-as-ordered = Fica assim
campaign-sheet-in-battle = Luta em { $place } e não pode marchar
campaign-sheet-conquer = Conquistar { $place }: +{ $points }
campaign-sheet-liberate = Libertar { $place } para o clã { $clan }
campaign-sheet-attack = Atacar de novo em { $place }
campaign-sheet-concede = Desistir da batalha: é destruído
campaign-sheet-enemy = { $armies } lá: se ficar, começa uma batalha, e a conquista espera
campaign-sheet-unclear = Os dois juntos são nulos: escolha um
campaign-sheet-others = Alianças e permissões
campaign-sheet-count = Ordens para { $count } de { $all } exércitos. Os outros ficam onde estão
campaign-sheet-until-all = Quando todos entregarem, todas as ordens são executadas ao mesmo tempo. Até lá ninguém lê as suas, e você não pode mudá-las
campaign-sheet-until-time = Quando o tempo acaba ou todos entregaram, todas as ordens são executadas ao mesmo tempo. Quem não entregou não dá ordens
campaign-sheet-fold = Dobrar a folha
campaign-sheet-unfold = Escrever na folha
campaign-report = O que aconteceu no turno { $turn }
campaign-report-again = Mostrar de novo
campaign-report-skip = Um clique ou a barra de espaço pula isto
campaign-report-nothing = Nenhum exército se moveu
campaign-report-now = O mapa como está agora
campaign-sheet-full = Todos os { $all } exércitos têm ordens
campaign-has-won = mais pontos
campaign-own-sheet = Suas ordens
campaign-sheet-to = Vai para { $place }
campaign-sheet-on = Segue para { $place }
campaign-sheet-appears = Reaparecerá em { $place }
campaign-means-attack = Ataca de novo
campaign-sheet-allies = Você chama de aliados: { $clans }
campaign-sheet-breaks = Você já não chama de aliados: { $clans }
campaign-sheet-permits = Podem conquistar onde também está um exército seu: { $clans }
campaign-sheet-carries = Você vai até os generais do seu clã
campaign-sheet-empty = Você não deu ordens
campaign-away = Exércitos destruídos
