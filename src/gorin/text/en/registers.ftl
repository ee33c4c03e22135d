### Rule books and their registers of clauses.

register-no-clause = There is no clause “{ $clause }”; similar: { $near }
register-no-clause-alone = There is no clause “{ $clause }”
register-bad-state = “{ $state }” is not a state of a clause; the states are { $states }
register-no-reason = A clause that does not apply needs a reason
register-no-source = A clause needs its source: the place in the book’s document, or the work itself where the book has no document
