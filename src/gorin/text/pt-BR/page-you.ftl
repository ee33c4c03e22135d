### A página sobre quem lê: nome, outros aparelhos, conta, partidas, o que se guarda; fechar uma mesa.

you-title = Você
you-head = Você: { $name }
you-link = Nome, aparelhos e conta

## Outro aparelho

you-device = Outro aparelho
you-device-more = Com um link, outro navegador joga como você, nas mesmas mesas. Não é preciso ter conta.

## A conta

you-account = Conta
you-account-why = Você joga como visitante e não precisa de mais nada. Uma conta serve para uma coisa: reencontrar seus baralhos, níveis e partidas em qualquer aparelho.
you-account-here = Você entrou como { $account }. Seus baralhos e níveis ficam guardados na conta, e também neste navegador.
you-open = Criar uma conta
you-log-in = Entrar
you-open-more = Você continua sendo quem é, e os baralhos e níveis deste navegador vão junto. Não se pede e-mail: ninguém pode enviar uma senha esquecida.
you-log-in-more = Os baralhos e níveis deste navegador vão junto.
you-guest-stays =
    { $count ->
        [one] A mesa à qual você veio aqui como { $name } fica com esse visitante. Para voltar a ela depois, crie antes um link para outro aparelho.
       *[other] As { $count } mesas às quais você veio aqui como { $name } ficam com esse visitante. Para voltar a elas depois, crie antes um link para outro aparelho.
    }
you-account-name = Nome da conta
you-account-name-more = É com ele que você entra. Nas mesas vale o seu nome de jogo.
you-password = Senha
you-password-more = 8 caracteres ou mais
you-password-now = Senha atual
you-password-new = Nova senha
you-password-show = Mostrar a senha
you-back = Agora não
you-opened = A conta { $account } foi criada.
you-logged-in = Você entrou como { $account }.
you-log-out = Sair
you-log-out-more = Ao sair, o que a conta guarda deixa este navegador.
you-logged-out = Você saiu e voltou a ser visitante.
you-change = Mudar a senha
you-change-more = Todos os outros navegadores são desconectados.
you-changed = A senha foi mudada.
you-close = Encerrar a conta
you-close-more = Nome e senha são apagados, e ninguém mais pode entrar com eles. Você fica neste navegador como visitante, com todos os baralhos, níveis e mesas.
you-closed = A conta foi encerrada. Você é visitante.

## Onde as coisas ficam

you-kept-all = Todos os baralhos e níveis estão na sua conta.
you-kept-busy = Guardando…
you-kept-not =
    { $count ->
        [one] { $count } baralho ou nível ainda não está na sua conta.
       *[other] { $count } baralhos ou níveis ainda não estão na sua conta.
    }
you-kept-again = Tentar de novo
you-kept-here = só neste navegador
you-kept-account = na sua conta
you-kept-where = Guardado na sua conta { $account } e neste navegador.
you-kept-offer = Guardar em vários aparelhos
you-renamed = “{ $was }” era diferente do que a sua conta guarda com esse nome. Os dois continuam: o deste navegador agora é “{ $is }”.
you-renamed-seen = Certo

## Partidas e dados

you-games-none = Você ainda não esteve em nenhuma mesa.
you-replay = Replay
you-replay-of = Replay: { $title }
you-data = Seus dados
you-export = Salvar tudo em um arquivo
you-export-more = O que o servidor guarda de você e o que este navegador guarda: nome, configurações, baralhos, níveis, mesas, resultados.
you-forget = Apagar meus dados…
you-forget-title = Apagar seus dados do servidor
you-forget-gone = Apagado agora, de vez
you-forget-you = seu nome e suas configurações; nenhum navegador e nenhum link será mais você
you-forget-account = sua conta { $account }, com os baralhos e níveis que ela guarda
you-forget-tables = quais mesas são suas: não há volta a uma partida em andamento
you-forget-stays = O que fica
you-forget-records = os registros das partidas: as jogadas, o que se disse e o nome que você usou nelas, pois as partidas são também dos outros
you-forget-results = os resultados nas estatísticas
you-forget-browser = os baralhos e níveis deste navegador, a não ser que você os apague também
you-forget-browser-too =
    { $count ->
        [one] Apagar também o baralho ou nível deste navegador
       *[other] Apagar também os { $count } baralhos e níveis deste navegador
    }
you-forget-now = Apagar meus dados
you-forget-not = Manter tudo
you-forgotten = Seus dados foram apagados. Quem joga aqui agora é um novo visitante.

## Quem hospeda uma mesa

page-close-table = Fechar a mesa
page-close-table-sure = A partida acaba aqui de vez, sem vencedor. O registro dela fica guardado.
page-close-table-gathering = Ninguém mais pode vir a esta mesa.
page-close-table-others = A mesa não pode ser fechada enquanto outros jogam nela.
page-close-table-not = Deixar aberta
page-end-table = Encerrar a partida
page-licences = Licenças daquilo com que esta página é feita
page-remove-sure = { $name } sai da mesa e pode voltar por um link. Numa partida, um bot joga em seu lugar.
page-ban-sure = { $name } sai da mesa e não pode voltar. Numa partida, um bot joga em seu lugar.
page-remove-not = Deixar { $name } ficar
