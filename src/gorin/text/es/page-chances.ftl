# Quién iba ganando: probabilidades de ganar en una repetición
page-chances = Quién iba ganando
page-chances-lead = Las probabilidades de ganar tras cada paso, tal como las juzga un bot por lo que veía cada asiento. Elige un paso en el gráfico para ir a él.
page-chances-plot = Probabilidades de ganar a lo largo de { $steps } pasos. Al final: { $ends }.
page-chances-end = { $name } { $percent } %
page-chances-turning = La partida cambió en el paso { $step }: { $name } pasó del { $before } % al { $after } %.
page-chances-told = { $told }.
page-chances-turns = Los mayores cambios
page-chances-change = { $name }: { $before } % → { $after } %
page-chances-step = Paso { $step }
page-chances-at = Paso { $step }: { $ends }
page-chances-none = Nadie juzga esta partida: hacen falta dos asientos y un juego que un bot sepa juzgar.
