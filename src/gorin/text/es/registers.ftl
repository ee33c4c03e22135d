### Reglamentos y sus registros de cláusulas.

register-no-clause = No existe la cláusula «{ $clause }»; parecidas: { $near }
register-bad-state = «{ $state }» no es un estado de cláusula; los estados son { $states }
register-no-reason = Una cláusula que no se aplica necesita un motivo
