### Reglamentos y sus registros de cláusulas.

register-no-clause = No existe la cláusula «{ $clause }»; parecidas: { $near }
register-no-clause-alone = No existe la cláusula «{ $clause }»
register-bad-state = «{ $state }» no es un estado de cláusula; los estados son { $states }
register-no-reason = Una cláusula que no se aplica necesita un motivo
register-no-source = Una cláusula necesita su fuente: el lugar en el documento del libro, o la obra misma si el libro no tiene documento
