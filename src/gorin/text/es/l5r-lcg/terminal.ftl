### What the terminal says at a table of L5R LCG.

lcg-asked-with-fate = { $asked } · Tu destino: { $own }.
lcg-asked-of-card = { $asked } · La provincia: { $lying }
lcg-price-now = { $card }; ahora cuesta { $price }
lcg-sure-dynasty = ¿Pasas hasta el final de la fase de Dinastía? Tienes { $fate } de destino y aún puedes hacer algo. Escribe «sí» para pasar.
lcg-sure-declare = ¿Renuncias a un conflicto? Quien pasa aquí puede declarar un conflicto menos en esta ronda. Escribe «sí» para pasar.
lcg-help-treaties = Tratados: «do» enumera lo que puedes hacer ahora con tratados. «do treaty-offer» dice cómo hacer una oferta, «table» muestra los tratados que valen y lo que se ofrece. Los demás responden enseguida o más tarde; quien rompe una promesa pierde el honor apostado.
lcg-offer-waits = { $seat } espera tu respuesta sobre un tratado («table» lo muestra). Escribe do treaty-accept, do treaty-counter o do treaty-refuse.
learn-next-lcg-bot = Escaramuza contra un bot
learn-next-lcg-stronghold = el juego de la fortaleza contra un bot
learn-next-lcg-enlightenment = Iluminación contra dos bots
