### Mensagens que nenhum programa diz mais, para os registros que foram guardados: nada é tirado.
