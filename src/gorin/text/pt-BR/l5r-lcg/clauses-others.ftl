### L5R LCG, clause by clause, in our own words.

## Outros formatos

clause-LCG-S12_1 = O formato Fortaleza é para dois jogadores. Escaramuça, Iluminação e conquista em equipes mudam as regras dele.
    .title = Formatos
clause-LCG-S12_2 = Na conquista em equipes, dois contra dois, uma equipe tem junta o marcador de primeiro jogador.
    .title = Conquista em equipes: primeiro jogador
clause-LCG-S12_3 = Os anéis reivindicados e a regra das cartas únicas valem para a equipe junta.
    .title = Conquista em equipes: o que se partilha
clause-LCG-S12_4 = A província da Fortaleza pode ser atacada quando a equipe tiver três ou mais províncias subjugadas, ao menos uma desse jogador.
    .title = Conquista em equipes: atacar a Fortaleza
clause-LCG-S12_5 = Uma Fortaleza subjugada fica em branco, e o seu jogador aposta no máximo 2.
    .title = Conquista em equipes: Fortaleza subjugada
clause-LCG-S12_6 = Uma equipe com 50 de honra vence.
    .title = Conquista em equipes: honra
clause-LCG-S12_7 = O jogo em conjunto contra as Terras Sombrias tem regras próprias.
    .title = Contra as Terras Sombrias

## Errata

clause-LCG-S13_1 = City of the Open Hand faz o seu jogador ganhar 1 de honra; não a toma do oponente.
    .title = City of the Open Hand
clause-LCG-S13_2 = Restoration of Balance é uma interrupção de quando ela mesma é subjugada.
    .title = Restoration of Balance
clause-LCG-S13_3 = Kuroi Mori não pode ser província da Fortaleza.
    .title = Kuroi Mori
clause-LCG-S13_4 = Against the Waves escolhe um shugenja que o próprio jogador controla.
    .title = Against the Waves
clause-LCG-S13_5 = Enquanto Steward of Law participa de um conflito, personagens não podem receber marcadores de desonrado.
    .title = Steward of Law
clause-LCG-S13_6 = A segunda parte de Keeper Initiate só vem se a primeira foi feita.
    .title = Keeper Initiate
