### Searching cards: fields, what they may hold, and what can be wrong with a search.

## What can be wrong with a search

search-too-long = A search may have { $most } characters
search-too-deep = Parentheses can be nested at most { $most } deep
search-or-alone = Something must stand on both sides of “or”
search-minus-alone = “-” goes right before what you do not want to find
search-closed-group = This parenthesis closes nothing
search-open-group = This parenthesis is never closed
search-empty-group = There is nothing between the parentheses
search-no-value = A value is missing after “{ $term }”
search-pattern = Patterns between slashes are not understood; a text between quotation marks is
search-open-quote = The quotation mark is never closed
search-bad-sign = “{ $field }” cannot stand before “{ $sign }”; it takes { $known }
search-not-number = “{ $field }” takes a whole number, not “{ $value }”
search-unknown-field = There is no field “{ $asked }”; the fields are { $known }
search-unknown-field-near = There is no field “{ $asked }”; similar: { $near }
search-unknown-value = “{ $field }” is never “{ $value }”; it may be { $known }
search-unknown-value-near = “{ $field }” is never “{ $value }”; similar: { $near }
search-order-inside = An order is for the whole search; it cannot stand in a group or behind “-”
search-order-twice = The search already has an order
search-bad-direction = A direction is { $known }, not “{ $value }”
search-bad-order = Cards cannot be ordered by “{ $value }”; they can be by { $known }
