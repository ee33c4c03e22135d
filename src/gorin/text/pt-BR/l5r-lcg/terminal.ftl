### What the terminal says at a table of L5R LCG.

lcg-asked-with-fate = { $asked } · Seu destino: { $own }.
lcg-asked-of-card = { $asked } · A província: { $lying }
lcg-price-now = { $card }; agora custa { $price }
lcg-sure-dynasty = Você passa até o fim da fase de dinastia? Você tem { $fate } de destino e ainda pode fazer algo. Digite “sim” para passar.
lcg-sure-declare = Você abre mão de um conflito? Quem passa aqui pode declarar um conflito a menos nesta rodada. Digite “sim” para passar.
lcg-help-treaties = Tratados: “do” lista o que você pode fazer agora com tratados. “do treaty-offer” diz como fazer uma proposta, “table” mostra os tratados que valem e o que é proposto. Os outros respondem logo ou mais tarde; quem quebra uma promessa perde a honra apostada.
lcg-offer-waits = { $seat } espera sua resposta sobre um tratado (“table” o mostra). Digite do treaty-accept, do treaty-counter ou do treaty-refuse.
learn-next-lcg-bot = Escaramuça contra um bot
learn-next-lcg-stronghold = o jogo da fortaleza contra um bot
learn-next-lcg-enlightenment = Iluminação contra dois bots
