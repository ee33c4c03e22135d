### La página sobre quien lee: nombre, otros dispositivos, cuenta, partidas, lo guardado; cerrar una mesa.

you-title = Tú
you-head = Tú: { $name }
you-link = Nombre, dispositivos y cuenta

## Otro dispositivo

you-device = Otro dispositivo
you-device-more = Con un enlace, otro navegador juega como tú en las mismas mesas. No hace falta cuenta.

## La cuenta

you-account = Cuenta
you-account-why = Juegas sin cuenta y no necesitas nada más. Una cuenta sirve para una cosa: reencontrar tus mazos, niveles y partidas en cualquier dispositivo.
you-account-here = Has entrado como { $account }. Tus mazos y niveles se guardan en la cuenta, y también en este navegador.
you-open = Crear una cuenta
you-log-in = Entrar
you-open-more = Sigues siendo quien eres, y los mazos y niveles de este navegador vienen contigo. No se pide correo: nadie puede enviarte una contraseña olvidada.
you-log-in-more = Los mazos y niveles de este navegador vienen contigo.
you-guest-stays =
    { $count ->
        [one] La mesa a la que viniste aquí como { $name } se queda con ese invitado. Para volver a ella más tarde, crea antes un enlace para otro dispositivo.
       *[other] Las { $count } mesas a las que viniste aquí como { $name } se quedan con ese invitado. Para volver a ellas más tarde, crea antes un enlace para otro dispositivo.
    }
you-account-name = Nombre de la cuenta
you-account-name-more = Con él entras. En las mesas vale tu nombre de juego.
you-password = Contraseña
you-password-more = 8 caracteres o más
you-password-now = Contraseña actual
you-password-new = Contraseña nueva
you-password-show = Mostrar la contraseña
you-back = Ahora no
you-opened = La cuenta { $account } está creada.
you-logged-in = Has entrado como { $account }.
you-log-out = Salir
you-log-out-more = Al salir, lo que guarda la cuenta deja este navegador.
you-logged-out = Has salido y vuelves a jugar sin cuenta.
you-change = Cambiar la contraseña
you-change-more = Se cierra la sesión en todos los demás navegadores.
you-changed = La contraseña ha cambiado.
you-close = Cerrar la cuenta
you-close-more = Se borran el nombre y la contraseña, y nadie puede ya entrar con ellos. Te quedas en este navegador sin cuenta, con todos los mazos, niveles y mesas.
you-closed = La cuenta está cerrada. Ahora juegas sin ella.

## Dónde se guarda cada cosa

you-kept-all = Todos los mazos y niveles están en tu cuenta.
you-kept-busy = Guardando…
you-kept-not =
    { $count ->
        [one] { $count } mazo o nivel no está todavía en tu cuenta.
       *[other] { $count } mazos o niveles no están todavía en tu cuenta.
    }
you-kept-again = Intentarlo de nuevo
you-kept-here = solo en este navegador
you-kept-account = en tu cuenta
you-kept-where = Se guarda en tu cuenta { $account } y en este navegador.
you-kept-offer = Guardarlos en varios dispositivos
you-renamed = «{ $was }» era distinto de lo que tu cuenta guarda con ese nombre. Siguen los dos: el de este navegador es ahora «{ $is }».
you-renamed-seen = De acuerdo

## Partidas y datos

you-games-none = Todavía no has estado en ninguna mesa.
you-replay = Repetición
you-replay-of = Repetición: { $title }
you-data = Tus datos
you-export = Guardarlo todo en un archivo
you-export-more = Lo que el servidor guarda de ti y lo que guarda este navegador: nombre, ajustes, mazos, niveles, mesas, resultados.
you-forget = Borrar mis datos…
you-forget-title = Borrar tus datos del servidor
you-forget-gone = Se borra ahora, para siempre
you-forget-you = tu nombre y tus ajustes; ningún navegador y ningún enlace serán ya tú
you-forget-account = tu cuenta { $account }, con los mazos y niveles que guarda
you-forget-tables = qué mesas son tuyas: no podrás volver a una partida en curso
you-forget-stays = Lo que queda
you-forget-records = los registros de las partidas: las jugadas, lo que se dijo y el nombre que tenías en ellas, porque las partidas son también de los demás
you-forget-results = los resultados en las estadísticas
you-forget-browser = los mazos y niveles de este navegador, a no ser que los borres también
you-forget-browser-too =
    { $count ->
        [one] Borrar también el mazo o nivel de este navegador
       *[other] Borrar también los { $count } mazos y niveles de este navegador
    }
you-forget-now = Borrar mis datos
you-forget-not = Conservarlo todo
you-forgotten = Tus datos se han borrado. Quien juega aquí ahora empieza de nuevo, sin cuenta.

## Quien lleva una mesa

page-close-table = Cerrar la mesa
page-close-table-sure = La partida acaba aquí para siempre, sin que nadie gane. Su registro se conserva.
page-close-table-gathering = Nadie podrá venir ya a esta mesa.
page-close-table-others = La mesa no se puede cerrar mientras otros juegan en ella.
page-close-table-not = Dejarla abierta
page-end-table = Terminar la partida
page-licences = Licencias de aquello con lo que está hecha esta página
page-remove-sure = { $name } deja la mesa y puede volver con un enlace. En una partida, un bot juega en su lugar.
page-ban-sure = { $name } deja la mesa y no puede volver. En una partida, un bot juega en su lugar.
page-remove-not = Dejar que { $name } se quede
