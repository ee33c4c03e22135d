### 规则书及其条款登记。

register-no-clause = 没有条款“{ $clause }”；相近的有：{ $near }
register-no-clause-alone = 没有条款“{ $clause }”
register-bad-state = “{ $state }”不是条款的状态；状态有{ $states }
register-no-reason = 不适用的条款需要说明理由
register-no-source = 条款需要出处：在规则书文档中的位置；若规则书没有文档，则写明所依据的著作
