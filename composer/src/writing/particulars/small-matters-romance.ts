import { type SmallMatters, wording } from './particular.ts'

/** The rest of small-matters.ts: Spanish, Italian, and Portuguese. */
export const smallMattersInRomance: Record<string, SmallMatters> = {
  es: {
    staff: wording(
      '(?:gracias|felicidades) a (?!todos|ustedes|vosotros|la |el |mi )\\p{L}+ (?:de|del|por|que|y)|(?:atención al cliente|el equipo|la chica|el chico|la dependienta|el vendedor|la vendedora|el personal) (?:\\p{L}+ )?(?:es|fue|ha sido|son|estuvo) (?:muy |super |súper |tan |realmente )*(?:amable|atent[oa]|encantador|encantadora|genial|estupend[oa]|maravillos[oa]|simpátic[oa]|paciente)',
      'Al equipo le alegrará mucho leer esto.',
      'Nos alegra que el equipo le haya atendido tan bien.',
    ),
    faulty: wording(
      '(?<!no |ningún )(?:defectuos[oa]s?|averiad[oa]s?|parpadea)|no (?:funciona|enciende|se enciende|carga|arranca|va)(?= ?(?:[.,!;]|$|bien|desde))|dejó de funcionar',
      'Todo debería funcionar bien desde el primer día.',
      'Debería haber recibido un artículo que funcione.',
    ),
    chipped: wording(
      '(?<!sin |ninguna? |ni una )(?:grietas? en (?:el borde|el asa|la taza|la base|la tapa|el cristal|el plato|el vaso)|desconchad[oa]s?|desportillad[oa]s?|rajad[oa]s?|abolladuras?)',
      'Entendemos lo decepcionante que es un daño así.',
      'Es lógico que un daño así le moleste.',
      'Un daño así no debería existir.',
    ),
    sheds: wording(
      '(?:suelta|sueltan|desprende) (?:\\p{L}+ )?(?:pelo|pelos|pelusas?|fibras)',
      'Sabemos lo molesta que es la pelusa.',
      'Entendemos que la pelusa le resulte incómoda.',
    ),
    pills: wording(
      '(?:salen|salieron|hace|hacen|saca) (?:\\p{L}+ )?(?:bolitas|bolas|peelings?)',
      'Sabemos lo molestas que son las bolitas.',
      'Entendemos que las bolitas le molesten.',
    ),
    fades: wording(
      '(?:color|colores|estampado) (?:\\p{L}+ ){0,3}?(?:desteñid[oa]s?|destiñe|destiñó|se va|se fue|descolorid[oa]|apagad[oa])|destiñ\\p{L}+|desteñid[oa]s?',
      'El color debería durar más.',
      'Entendemos su decepción por el color desteñido.',
    ),
    scratches: wording(
      '(?:se raya|se rayan|se marca) (?:\\p{L}+ )?(?:fácil|fácilmente|enseguida|rápido)|se raya con',
      'Entendemos que los arañazos le molesten.',
      'La superficie debería resistir mejor el uso diario.',
    ),
    tooShallow: wording(
      'bolsillos? (?:es|son) (?:\\p{L}+ ){0,2}?(?:pequeñ[oa]s?|poco profund[oa]s?|estrech[oa]s?)',
      'Entendemos que prefiera unos bolsillos más grandes.',
      'Vemos que unos bolsillos más grandes le vendrían mejor.',
    ),
    tooHeavy: wording(
      '(?<!(?<!\\p{L})(?:no|nada|sin|nunca)(?: \\p{L}+){0,2} )(?:(?:un poco|demasiado|algo) pesad[oa]s?|pesa (?:demasiado|mucho|un poco))',
      'Entendemos que prefiera algo más ligero.',
      'Vemos que el peso no es el ideal para usted.',
    ),
    cheaper: wording(
      '(?<!(?<!\\p{L})(?:no|nunca|ningun[oa]?|sin)(?: \\p{L}+){0,4} )(?:más barat[oa]s?|(?:a|por) (?:la )?mitad de precio) (?:en(?! (?:su|vuestra|esta|este|oferta|rebajas|el largo|comparación))|fuera|online)',
      'Entendemos que compare precios.',
      'Su observación sobre el precio es razonable.',
    ),
  },
  it: {
    staff: wording(
      "(?:grazie|complimenti) a (?!tutti|voi|mio|mia)\\p{L}+ (?:del|della|dell'assistenza|per|che|e)|(?:assistenza|staff|personale|team|commessa|commesso|venditore|venditrice) (?:\\p{L}+ )?(?:è|è stat[oa]|era) (?:molto |davvero |super |così )*(?:gentil\\p{L}+|cortes\\p{L}+|disponibil\\p{L}+|fantastic[oa]|pazient\\p{L}+|eccezional\\p{L}+)",
      'Il team sarà molto felice di leggere queste parole.',
      'Siamo felici che il team si sia preso cura di Lei.',
    ),
    faulty: wording(
      '(?<!non |nessun )(?:difettos[oa]|guast[oa]|lampeggia)|non (?:funziona|si accende|parte|carica|va)(?= ?(?:[.,!;]|$|più|bene|proprio))',
      'Tutto dovrebbe funzionare bene fin dal primo giorno.',
      'Avrebbe dovuto ricevere un articolo funzionante.',
    ),
    chipped: wording(
      '(?<!senza |nessuna? )(?:crep[ae] (?:nel|nella|sul|sulla) (?:bordo|manico|tazza|base|coperchio|vetro|piatto)|incrinat[oaie]|scheggiat[oaie]|scheggiatur[ae]|ammaccatur[ae])',
      'Capiamo quanto un danno del genere sia deludente.',
      'È comprensibile che un danno così La contrari.',
      'Un danno del genere non dovrebbe esserci.',
    ),
    sheds: wording(
      '(?:perde|perdono|lascia) (?:\\p{L}+ )?(?:pelucchi|peli|pelo|fibre)',
      'Sappiamo quanto i pelucchi siano fastidiosi.',
      'Capiamo che i pelucchi Le diano fastidio.',
    ),
    pills: wording(
      '(?:fa|fanno|formano|pieno di) (?:\\p{L}+ )?(?:pallini|palline)',
      'Sappiamo quanto i pallini siano fastidiosi.',
      'Capiamo che i pallini Le diano fastidio.',
    ),
    fades: wording(
      '(?:colore|colori|stampa) (?:\\p{L}+ ){0,3}?(?:sbiadit[oaie]|scolorit[oaie]|stinge|stinto)|stinge|sbiadit[oaie]|scolorit[oaie]',
      'Il colore dovrebbe durare di più.',
      'Capiamo la Sua delusione per il colore sbiadito.',
    ),
    scratches: wording(
      'si (?:graffia|rovina|riga) (?:\\p{L}+ )?(?:facilmente|subito)',
      'Capiamo che i graffi Le diano fastidio.',
      'La superficie dovrebbe resistere meglio all’uso quotidiano.',
    ),
    tooShallow: wording(
      '(?:tasche|tasca) (?:è|sono) (?:\\p{L}+ ){0,2}?(?:piccol[ae]|poco profond[ae]|strett[ae])',
      'Capiamo che preferirebbe tasche più grandi.',
      'Ci dispiace che le tasche non siano più grandi.',
    ),
    tooHeavy: wording(
      "(?<!(?<!\\p{L})(?:non|mai|senza)(?: \\p{L}+){0,2} )(?:(?:un po'|troppo) pesant[ei]|pesa (?:troppo|molto|un po'))",
      'Capiamo che preferirebbe qualcosa di più leggero.',
      'Ci dispiace che il peso non sia l’ideale.',
    ),
    cheaper: wording(
      '(?<!(?<!\\p{L})(?:non|mai|senza|nessun)(?: \\p{L}+){0,4} )(?:(?:costa|trovato|si trova) (?:(?!non )\\p{L}+ ){0,3}?(?:di )?meno|più (?:economic[oa]|convenient[ei])|a metà prezzo) (?:su(?! questo| vostro)|da(?! voi)|altrove|online)',
      'Capiamo che confronti i prezzi.',
      'La Sua osservazione sul prezzo è legittima.',
    ),
  },
  pt: {
    staff: wording(
      '(?:obrigad[oa]|parabéns) (?:à|ao|a) (?!todos|vocês|equipe|loja)\\p{L}+ (?:do|da|pelo|por|que|e)|(?:atendimento|equipe|atendente|vendedora?|suporte) (?:\\p{L}+ )?(?:é|foi|são) (?:muito |super |tão |realmente )*(?:gentil|atencios[oa]|maravilhos[oa]|ótim[oa]|excelente|simpátic[oa]|prestativ[oa]|incrível|educad[oa])',
      'A equipe vai adorar ler isso.',
      'Que bom que a equipe cuidou bem de você.',
    ),
    faulty: wording(
      '(?<!sem |nenhum )(?:com defeito|defeituos[oa]|pifou|piscando)|não (?:funciona|funcionou|liga|ligou|carrega|acende)(?= ?(?:[.,!;]|$|mais|bem|direito))|parou de funcionar',
      'Tudo deveria funcionar bem desde o primeiro dia.',
      'Você deveria ter recebido um produto que funciona.',
    ),
    chipped: wording(
      '(?<!sem |nenhuma? )(?:rachaduras? (?:na|no) (?:borda|alça|xícara|caneca|base|tampa|vidro|prato|copo)|rachad[oa]s?(?! (?:pés|calcanhares))|trincad[oa]s?|trincas?|lascad[oa]s?)',
      'Entendemos como um dano assim é decepcionante.',
      'É compreensível que um dano assim incomode.',
      'Um dano assim não deveria existir.',
    ),
    sheds: wording(
      '(?:solta|soltam|soltando) (?:\\p{L}+ )?(?:pelos?|pelinhos?|fiapos?|fibras)',
      'Sabemos como os fiapos incomodam.',
      'Entendemos que os fiapos incomodem você.',
    ),
    pills: wording(
      '(?:faz|fez|fazem|cria|deu|dá|cheio de) (?:\\p{L}+ )?(?:bolinhas?)',
      'Sabemos como as bolinhas no tecido incomodam.',
      'Entendemos que as bolinhas incomodem você.',
    ),
    fades: wording(
      '(?:cor|cores|estampa) (?:\\p{L}+ ){0,3}?(?:desbot\\p{L}+|saiu|sumiu)|desbotou|desbotad[oa]s?|desbota',
      'A cor deveria durar mais.',
      'Entendemos a sua decepção com a cor desbotada.',
    ),
    scratches: wording(
      '(?:risca|arranha|riscam|arranham) (?:\\p{L}+ )?(?:fácil|facilmente|à toa)',
      'Entendemos que os riscos incomodem você.',
      'A superfície deveria resistir melhor ao uso diário.',
    ),
    tooShallow: wording(
      'bolsos? (?:é|são) (?:\\p{L}+ ){0,2}?(?:pequen[oa]s?|ras[oa]s?|apertad[oa]s?)',
      'Entendemos que você prefira bolsos maiores.',
      'Pelo visto, bolsos maiores seriam melhores para você.',
    ),
    tooHeavy: wording(
      '(?<!(?<!\\p{L})(?:não|nada|nunca|sem)(?: \\p{L}+){0,2} )(?:(?:um pouco|meio) pesad[oa]s?|pesa (?:demais|muito))',
      'Entendemos que você prefira algo mais leve.',
      'Pelo visto, o peso não é o ideal para você.',
    ),
    cheaper: wording(
      '(?<!(?<!\\p{L})(?:não|nunca|nenhum)(?: \\p{L}+){0,4} )(?:mais barat[oa]s?|(?:pela|por) metade do preço) (?:(?:na|no|em)(?! (?:promoção|loja de vocês|site de vocês|seu|sua|black|longo))|fora|online)',
      'Entendemos que você compare preços.',
      'A sua observação sobre o preço é justa.',
    ),
  },
}
