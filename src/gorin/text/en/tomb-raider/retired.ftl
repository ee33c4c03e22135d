### Messages that no program says any more, for logs that were kept: nothing is taken out.
