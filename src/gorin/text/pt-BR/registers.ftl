### Livros de regras e seus registros de cláusulas.

register-no-clause = Não há a cláusula “{ $clause }”; parecidas: { $near }
register-no-clause-alone = Não há a cláusula “{ $clause }”
register-bad-state = “{ $state }” não é um estado de cláusula; os estados são { $states }
register-no-reason = Uma cláusula que não se aplica precisa de um motivo
register-no-source = Uma cláusula precisa da sua fonte: o lugar no documento do livro, ou a própria obra se o livro não tem documento
