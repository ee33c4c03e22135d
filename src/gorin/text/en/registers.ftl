### Rule books and their registers of clauses.

register-no-clause = There is no clause “{ $clause }”; similar: { $near }
register-bad-state = “{ $state }” is not a state of a clause; the states are { $states }
register-no-reason = A clause that does not apply needs a reason
