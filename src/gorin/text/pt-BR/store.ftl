### O que diz o banco de dados, onde ficam mesas, pessoas e resultados.

store-bad-address = Isto não é o endereço de um banco de dados; escreva sqlite:///arquivo ou postgresql://usuario:senha@servidor/nome
store-unknown-kind = O Gorin não sabe usar bancos de dados do tipo “{ $asked }”; ele usa { $known }
store-no-file = O endereço não indica nenhum arquivo; um banco de dados só na memória perderia todas as partidas
store-no-driver = O driver do PostgreSQL não está instalado; instale-o com: { $python } -m pip install "psycopg[binary]"
store-cannot-open = Não foi possível abrir o banco de dados: { $reason }
store-in-use = Outro Gorin usa este banco de dados, em { $address }: pare-o ou indique outro banco de dados com --database
store-in-use-somewhere = Outro programa usa este banco de dados: pare-o ou indique outro banco de dados com --database
store-newer = O banco de dados foi escrito por uma versão mais nova do Gorin: suas tabelas estão em { $found } e esta versão conhece até { $known }
store-failed = Não foi possível salvar, portanto isto não vale
store-conflict = Não foi possível salvar: alguém já escreveu no mesmo lugar
store-not-owner = Outro processo do servidor assumiu esta mesa
store-closed = O servidor está sendo desligado; nada mais é salvo
store-bad-record = Não foi possível ler o que foi salvo: está danificado ou foi escrito por uma versão mais nova do Gorin ({ $reason })
