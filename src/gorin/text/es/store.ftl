### Lo que dice la base de datos, donde se guardan mesas, personas y resultados.

store-bad-address = Esto no es la dirección de una base de datos; escribe sqlite:///archivo o postgresql://usuario:contraseña@servidor/nombre
store-unknown-kind = Gorin no sabe usar bases de datos de tipo «{ $asked }»; usa { $known }
store-no-file = La dirección no indica ningún archivo; una base de datos solo en memoria perdería todas las partidas
store-no-driver = El controlador de PostgreSQL no está instalado; instálalo con: { $python } -m pip install "psycopg[binary]"
store-cannot-open = No se puede abrir la base de datos: { $reason }
store-in-use = Otro Gorin usa esta base de datos, en { $address }: detenlo o indica otra base de datos con --database
store-in-use-somewhere = Otro programa usa esta base de datos: detenlo o indica otra base de datos con --database
store-newer = La base de datos la escribió una versión más nueva de Gorin: sus tablas están en { $found } y esta versión conoce hasta { $known }
store-failed = No se pudo guardar, así que no cuenta
store-conflict = No se pudo guardar: alguien ya ha escrito en el mismo lugar
store-not-owner = Otro proceso del servidor se ha hecho cargo de esta mesa
store-closed = El servidor se está apagando; ya no se guarda nada
store-bad-record = No se puede leer lo guardado: está dañado o lo escribió una versión más nueva de Gorin ({ $reason })
