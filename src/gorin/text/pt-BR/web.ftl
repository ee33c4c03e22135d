### O que diz o servidor da mesa: às páginas e a quem o mantém.

## Quem pede, e com que frequência

web-guest = Visitante { $number }
web-who = O servidor ainda não conhece este navegador: recarregue a página e permita um cookie.
web-logged-out = Este navegador foi desconectado, ou já não é conhecido: recarregue a página
web-too-long = Repetir este diário leva mais do que os { $seconds } s que este servidor dedica ao que lhe entregam; “gorin replay” e “gorin verify” o aceitam na sua própria máquina
web-strangers-wait = Vários diários já estão sendo examinados; tente de novo daqui a pouco
web-too-many = Muita coisa de uma vez; tente de novo depois de { $seconds ->
        [one] { $seconds } segundo.
       *[other] { $seconds } segundos.
    }
web-too-large = Isso é longo demais: são lidos no máximo { $most } bytes
web-many-tables = Você abriu { $most } mesas que não terminaram; conclua ou feche uma antes
web-many-sockets = Esta mesa está aberta em abas demais; feche algumas
web-settings-long = há configurações demais, ou uma delas é longa demais
web-unknown-host = Este servidor não responde por esse nome
web-host-how = Quem mantém este servidor lhe diz os nomes dele: GORIN_WEB_PUBLIC_URL é o endereço que as pessoas usam, como https://gorin.example, e GORIN_WEB_HOSTS contém outros nomes.
web-not-our-page = O pedido não vem de uma página deste servidor
web-no-such-address = Não há nada neste endereço
web-other-method = Não é assim que se consulta este endereço
web-no-request = O que foi enviado não é um pedido que se possa ler
web-no-json = o que foi enviado não é JSON
web-no-wish = o que foi enviado não é um comando; conhecidos: { $known }
web-broken = Algo deu errado no servidor; o erro ficou registrado
web-too-slow = A conexão era lenta demais para acompanhar; tudo é enviado de novo

## Mesas e links

web-no-table = Essa mesa não existe
web-not-invited = Só quem recebeu um convite pode ver esta mesa
web-only-those-there = Ninguém pode assistir a esta mesa; o que se jogou nela é para quem esteve lá
web-other-invitation = O convite é para outra mesa
web-may-not-invite = Jogadores podem convidar; narrador e árbitro só recebem convite de quem abriu a mesa
web-chances-when-over = As chances são mostradas quando a partida termina: elas decorrem de todas as mãos
web-told-when-foreign = Desta partida há um replay, que tem tudo o que há para ver dela
web-verify-when-over = O acaso pode ser conferido quando a partida terminar
web-position-own = Enquanto a partida é jogada, só quem a joga pode salvar uma posição, e só com o que sabe
web-position-decks = A posição citaria todas as cartas dos baralhos dos outros, e nem todas são conhecidas; ela pode ser salva quando a partida terminar
web-link-forged = O link está danificado ou é de outro servidor
web-link-ended = O link expirou; peça um novo
web-resume-other = O link é de { $name }; aqui você é { $you }
web-invitation-void = Alguém foi banido da mesa depois que este convite foi feito, por isso ele já não deixa ninguém entrar; peça um novo

## Contas e baralhos

web-password-length = A senha precisa ter de { $least } a { $most } caracteres
web-account-taken = Alguém já tem o nome { $name }
web-account-there = Você já tem uma conta
web-login-wrong = Nome ou senha incorretos
web-many-own = Você já guarda { $most } destes; apague um antes
web-own-name = é preciso um nome, de no máximo { $most } caracteres
web-own-id = um identificador tem no máximo 32 letras minúsculas e algarismos
web-no-own = Você não guarda nada com esse identificador

## A página

web-not-built = A página não foi construída
web-build-how = Esta é uma cópia do código sem a página construída. Ela precisa do Node uma vez:

## gorin serve

web-no-cards = Aqui não há cartas de { $game }
web-no-boards = Aqui não há tabuleiros de { $game }, nem nada do gênero
web-no-setting = configuração desconhecida { $asked }; conhecidas: { $known }
web-no-proxy = { $asked } não é um endereço nem uma rede, como 10.0.0.5 ou 10.0.0.0/8, nem *
web-setting-number = deve ser um número inteiro, no mínimo { $least }
web-setting-yes-or-no = deve ser true ou false
web-setting-public-url = deve ser http:// ou https:// e um nome de host, com uma porta se preciso, e nada depois
web-setting-hosts = “{ $asked }” não é um simples nome de host: aqui não entram esquema, porta nem caminho
web-setting-secret = deve ter no mínimo { $least } caracteres
web-kept-secret = Aqui não há um segredo com no mínimo { $least } caracteres. Restaure uma cópia de segurança ou apague o arquivo: um novo será criado, e todos os links já entregues deixarão de valer.
serve-started = Gorin { $version }
serve-kept = As mesas ficam guardadas em { $place }
serve-open = Abra { $address }
serve-runs-already = O Gorin já está rodando aqui: { $address }
serve-others = Para outras pessoas na mesma rede: { $address }
serve-stop = Ctrl-C para o servidor. Todas as mesas ficam guardadas e continuam no próximo início.
serve-port-taken = A porta { $asked } está ocupada; esta é a porta { $port }.
serve-needs-postgres = vários processos precisam de um banco de dados em comum: informe --database postgresql://…
serve-no-port = nenhuma porta está livre de { $first } a { $last }
serve-port-in-use = a porta { $port } já está ocupada; indique outra com --port
serve-cannot-listen = não é possível escutar em { $host }: { $reason }
serve-not-secret = Outras pessoas alcançam este servidor sem https: o que enviam e veem pode ser lido no caminho. Para mais do que a sua própria rede, ponha-o atrás de um proxy com https.
serve-no-browser = Nenhum navegador abriu aqui; use o link.
serve-stopped = Parado. Todas as mesas estão guardadas.
serve-did-not-begin = um processo do servidor terminou antes de começar; o que ele disse está acima
cli-help-serve = Abrir a mesa no navegador: a página e o servidor por trás dela.
cli-help-serve-host = O endereço em que escutar; 0.0.0.0 deixa outras pessoas entrarem.
cli-help-serve-port = A porta; se nada for dito, 8675, ou a próxima livre se estiver ocupada.
cli-help-serve-database = Onde as mesas ficam: sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME.
cli-help-serve-processes = Quantos processos atendem; mais de um precisa do PostgreSQL.
cli-help-serve-open_page = Abrir a página em um navegador.
cli-help-serve-public_url = O endereço pelo qual se conhece o servidor, como https://gorin.example.
cli-help-serve-json_logs = Escrever o registro como linhas de JSON.
cli-example-serve = gorin serve --open
    .title = jogar no navegador, com amigos por um link
