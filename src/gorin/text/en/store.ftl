### What the store says: where tables, people and results are kept.

store-bad-address = This is not the address of a database; write sqlite:///file or postgresql://user:password@host/name
store-unknown-kind = “{ $asked }” is not a kind of database Gorin can use; it can use { $known }
store-no-file = The address names no file; a database in memory alone would lose every game
store-no-driver = The driver for PostgreSQL is not installed; install it with: { $python } -m pip install "psycopg[binary]"
store-cannot-open = The database cannot be opened: { $reason }
store-in-use = Another Gorin uses this database, at { $address }: stop that one, or name another database with --database
store-in-use-somewhere = Another program uses this database: stop that one, or name another database with --database
store-newer = The database was written by a newer version of Gorin: its tables are at { $found }, this version knows up to { $known }
store-failed = This could not be saved, so it does not count
store-conflict = This could not be saved: somebody else has written to the same place
store-not-owner = Another server process has taken this table over
store-closed = The server is shutting down; nothing more is saved
store-bad-record = What was saved cannot be read: it is damaged, or a newer version of Gorin wrote it ({ $reason })
