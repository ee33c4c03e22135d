### Mensajes que ya no dice ningún programa, para los registros que se guardaron: nada se quita.
