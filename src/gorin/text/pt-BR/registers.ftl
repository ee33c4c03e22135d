### Livros de regras e seus registros de cláusulas.

register-no-clause = Não há a cláusula “{ $clause }”; parecidas: { $near }
register-bad-state = “{ $state }” não é um estado de cláusula; os estados são { $states }
register-no-reason = Uma cláusula que não se aplica precisa de um motivo
