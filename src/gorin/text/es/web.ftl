### Lo que dice el servidor de la mesa: a las páginas y a quien lo mantiene.

## Quién pide, y con qué frecuencia

web-guest = Invitado { $number }
web-who = El servidor aún no conoce este navegador: recarga la página y permítele una cookie.
web-logged-out = Se cerró la sesión de este navegador, o ya no se le conoce: vuelve a cargar la página
web-too-long = Repetir este diario lleva más de los { $seconds } s que este servidor dedica a lo que le entregan; «gorin replay» y «gorin verify» lo aceptan en tu propia máquina
web-strangers-wait = Ya se están mirando varios diarios; inténtalo de nuevo dentro de un momento
web-too-many = Demasiado a la vez; inténtalo de nuevo dentro de { $seconds ->
        [one] { $seconds } segundo.
       *[other] { $seconds } segundos.
    }
web-too-large = Es demasiado largo: se leen como mucho { $most } bytes
web-many-tables = Has abierto { $most } mesas que no han terminado; acaba o cierra una antes
web-many-sockets = Esta mesa está abierta en demasiadas pestañas; cierra algunas
web-settings-long = hay demasiados ajustes, o uno es demasiado largo
web-unknown-host = El servidor no responde a este nombre
web-host-how = Quien mantiene este servidor le dice sus nombres: GORIN_WEB_PUBLIC_URL es la dirección que usa la gente, como https://gorin.example, y GORIN_WEB_HOSTS contiene otros nombres.
web-not-our-page = La petición no viene de una página de este servidor
web-no-such-address = No hay nada en esta dirección
web-other-method = Esta dirección no se consulta de este modo
web-no-request = Lo enviado no es una petición que se pueda leer
web-no-json = lo enviado no es JSON
web-no-wish = lo enviado no es una orden; conocidas: { $known }
web-broken = Algo ha fallado en el servidor; el error ha quedado registrado
web-too-slow = La conexión era demasiado lenta para seguir el ritmo; se envía todo de nuevo

## Mesas y enlaces

web-no-table = Esa mesa no existe
web-not-invited = Solo quien ha recibido una invitación puede ver esta mesa
web-only-those-there = Nadie puede mirar en esta mesa; lo que se jugó en ella es para quienes estuvieron allí
web-other-invitation = La invitación es para otra mesa
web-may-not-invite = Los jugadores pueden invitar; a un narrador o a un árbitro solo los invita quien abrió la mesa
web-chances-when-over = Las probabilidades se muestran cuando la partida termina: se deducen de todas las manos
web-told-when-foreign = De esta partida hay una repetición, que tiene todo lo que se puede ver de ella
web-verify-when-over = El azar se puede comprobar cuando la partida haya terminado
web-position-own = Mientras se juega la partida, solo quien la juega puede guardar una posición, y solo con lo que sabe
web-position-decks = La posición nombraría todas las cartas de los mazos de los demás, y no todas se conocen; se puede guardar cuando la partida haya terminado
web-link-forged = El enlace está dañado o es de otro servidor
web-link-ended = El enlace ha caducado; pide uno nuevo
web-resume-other = El enlace es de { $name }; aquí eres { $you }
web-invitation-void = Se vetó a alguien en la mesa después de hacer esta invitación, así que ya no deja entrar a nadie; pide una nueva

## Cuentas y mazos

web-password-length = La contraseña necesita de { $least } a { $most } caracteres
web-account-taken = Alguien tiene ya el nombre { $name }
web-account-there = Ya tienes una cuenta
web-login-wrong = El nombre o la contraseña no son correctos
web-many-own = Ya guardas { $most }; borra uno antes
web-own-name = hace falta un nombre, de como mucho { $most } caracteres
web-own-id = un identificador tiene como mucho 32 letras minúsculas y cifras
web-no-own = No guardas nada con ese identificador

## La página

web-not-built = La página no se ha construido
web-build-how = Esta es una copia del código sin la página construida. Necesita Node una vez:

## gorin serve

web-no-cards = Aquí no hay cartas de { $game }
web-no-boards = Aquí no hay tableros de { $game }, ni nada parecido
web-no-setting = ajuste desconocido { $asked }; conocidos: { $known }
web-no-proxy = { $asked } no es una dirección ni una red, como 10.0.0.5 o 10.0.0.0/8, ni *
web-setting-number = debe ser un número entero, al menos { $least }
web-setting-yes-or-no = debe ser true o false
web-setting-public-url = debe ser http:// o https:// y un nombre de host, con un puerto si hace falta, y nada detrás
web-setting-hosts = «{ $asked }» no es un simple nombre de host: aquí no va esquema, puerto ni ruta
web-setting-secret = debe tener al menos { $least } caracteres
web-kept-secret = Aquí no hay un secreto de al menos { $least } caracteres. Restaura una copia de seguridad o borra el archivo: se crea uno nuevo, y todos los enlaces ya entregados dejan de valer.
serve-started = Gorin { $version }
serve-kept = Las mesas se guardan en { $place }
serve-open = Abre { $address }
serve-runs-already = Gorin ya está en marcha aquí: { $address }
serve-others = Para otras personas en la misma red: { $address }
serve-stop = Ctrl-C detiene el servidor. Todas las mesas se guardan y siguen en el próximo arranque.
serve-port-taken = El puerto { $asked } está ocupado; este es el puerto { $port }.
serve-needs-postgres = varios procesos necesitan una base de datos compartida: indica --database postgresql://…
serve-no-port = ningún puerto está libre de { $first } a { $last }
serve-port-in-use = el puerto { $port } ya está ocupado; indica otro con --port
serve-cannot-listen = no se puede escuchar en { $host }: { $reason }
serve-not-secret = Otras personas llegan a este servidor sin https: lo que envían y ven puede leerse por el camino. Para más que tu propia red, ponlo detrás de un proxy con https.
serve-no-browser = Aquí no se ha abierto ningún navegador; usa el enlace.
serve-stopped = Detenido. Todas las mesas están guardadas.
serve-did-not-begin = un proceso del servidor terminó antes de poder empezar; lo que dijo está arriba
cli-help-serve = Abrir la mesa en el navegador: la página y el servidor que hay detrás.
cli-help-serve-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otras personas.
cli-help-serve-port = El puerto; si no se dice, 8675, o el siguiente libre si está ocupado.
cli-help-serve-database = Dónde se guardan las mesas: sqlite:///ARCHIVO o postgresql://USUARIO@HOST/NOMBRE.
cli-help-serve-processes = Cuántos procesos atienden; más de uno necesita PostgreSQL.
cli-help-serve-open_page = Abrir la página en un navegador.
cli-help-serve-public_url = La dirección por la que se conoce el servidor, como https://gorin.example.
cli-help-serve-json_logs = Escribir el registro como líneas de JSON.
cli-example-serve = gorin serve --open
    .title = jugar en el navegador, con amigos mediante un enlace
