import { type Faults, wording } from './particular.ts'

export const faultsRomance: Record<string, Faults> = {
  fr: {
    fake: wording(
      "(?<!(?:pas|aucune?|jamais|sans|crainte|peur)(?: \\p{L}+){0,3} )(?:contrefaçons?|arnaque(?:urs?)?|escroquerie|escrocs?|c'est (?:un|du) faux(?= ?[.,!]|$)|faux produit)",
      'Nous prenons au sérieux ce que vous écrivez.',
      'Nous prenons au sérieux un tel signalement.',
    ),
    refundLate: wording(
      "(?:retourné|renvoyé|retour)[\\s\\S]{0,160}?(?:toujours pas|pas encore|aucun|jamais|sans|j'attends)[^.!?]{0,40}(?:rembours\\p{L}*|argent)",
      'Nous savons combien il est frustrant d’attendre son argent.',
      'Vous n’auriez pas dû attendre aussi longtemps après votre retour.',
    ),
    postage: wording(
      "frais (?:de port|d'envoi|de livraison)(?: (?!pas )\\p{L}+){0,4} (?:élevés|chers|excessifs)|(?:livraison|port|envoi) (?:(?!pas )\\p{L}+ ){0,3}?(?:trop |un peu |très )ch(?:ère|er)",
      'Nous comprenons que les frais de port vous semblent élevés.',
      'Votre remarque sur les frais de port est légitime.',
    ),
    stopped: wording(
      "ne (?:fonctionne|marche|chauffe|s'allume|charge) plus|a cessé de (?:fonctionner|marcher)|(?:est )?tombée? en panne|(?:montre|horloge|lampe|bouilloire|moteur)(?: \\p{L}+){0,2} s'est arrêtée?",
      'Nous savons combien il est agaçant qu’un article ne fonctionne plus.',
      'Vous devriez pouvoir compter dessus bien plus longtemps.',
    ),
    cameOff: wording(
      "(?:anse|poignée|bretelle|sangle|bouton|roue|pied|bras|boucle|semelle|pierre|manche)s? (?:(?!pas |jamais )\\p{L}+ ){0,3}?(?:s'est |est |se sont |s'était )(?:\\p{L}+ )?(?:détachée?s?|décollée?s?|arrachée?s?|tombée?s?|décousue?s?)",
      'Nous savons combien il est agaçant qu’une pièce se détache.',
      'Rien ne devrait se détacher.',
    ),
    worn: wording(
      "(?:dorure|plaquage|placage|revêtement|peinture|vernis|impression|logo|émail) (?:(?!pas |jamais )\\p{L}+ ){0,3}?(?:partie?|s'écaille|écaillée?|s'en va|effacée?|décollée?|usée?)",
      'Nous comprenons que vous attendiez une finition plus durable.',
      'La finition devrait durer bien plus longtemps.',
    ),
    shrank: wording(
      "(?<!(?:pas|jamais)(?: \\p{L}+){0,2} )(?:a|ont|s'est) (?:(?!pas )\\p{L}+ )?rétréci\\p{L}*",
      'Nous comprenons combien il est décevant qu’un article rétrécisse.',
      'Nous comprenons que ce rétrécissement vous contrarie.',
    ),
  },
  es: {
    fake: wording(
      '(?<!(?:no|nunca|ninguna?|sin|miedo|temía)(?: \\p{L}+){0,3} )(?:falsificaci\\p{L}+|falsificad[oa]s?|estafa(?:dores)?|un timo|es fals[oa](?= ?[.,!]|$)|imitación barata)',
      'Nos tomamos en serio lo que escribe.',
      'Nos tomamos en serio un aviso así.',
    ),
    refundLate: wording(
      '(?:devolví|devuelto|devolución|enviado de vuelta)[\\s\\S]{0,160}?(?:sin|todavía|aún|nunca|ningún|esperando|no)[^.!?]{0,40}(?:reembols\\p{L}*|dinero|devolución|abono)|esperando (?:la devolución|el reembolso)',
      'Sabemos lo frustrante que es esperar su dinero.',
      'No debería haber tenido que esperar tanto su dinero.',
    ),
    postage: wording(
      '(?:envío|gastos de envío|portes)(?: (?!no )\\p{L}+){0,3} (?:car[oa]s?|elevados?|altos?|excesiv\\p{L}*)',
      'Entendemos que los gastos de envío le parezcan altos.',
      'Su observación sobre los gastos de envío es razonable.',
    ),
    stopped: wording(
      '(?:dejó|ha dejado|dejaron) de (?:funcionar|calentar|cargar|andar)|no funciona más|ya no (?:funciona|enciende|carga|calienta)|se (?:me )?(?:paró|ha parado|estropeó|ha estropeado|averió)',
      'Sabemos lo molesto que es que algo deje de funcionar.',
      'Debería poder contar con él durante mucho más tiempo.',
    ),
    cameOff: wording(
      '(?:asa|mango|correa|botón|rueda|pata|brazo|hebilla|suela|piedra|tirante)s? (?:se )?(?:(?!no |nunca )\\p{L}+ ){0,2}?(?:cayó|salió|soltó|desprendió|despegó|caído|salido|soltado|desprendido|despegado)|se (?:me |le )?(?:ha )?(?:cayó|salió|soltó|desprendió|despegó|caído|salido|soltado|desprendido|despegado) (?:el |la |un |una )?(?:asa|mango|correa|botón|rueda|pata|brazo|hebilla|suela|piedra|tirante)',
      'Sabemos lo molesto que es que se suelte una pieza.',
      'No debería soltarse ninguna pieza.',
    ),
    worn: wording(
      '(?:baño|dorado|plateado|recubrimiento|pintura|esmalte|logo|estampado) (?:(?!no |nunca )\\p{L}+ ){0,3}?(?:se fue|se ha ido|desgast\\p{L}+|desconch\\p{L}+|se pel\\p{L}+|borrad\\p{L}+)',
      'Entendemos que esperara un acabado más duradero.',
      'El acabado debería durar mucho más.',
    ),
    shrank: wording(
      '(?<!(?:no|nunca)(?: \\p{L}+){0,2} )(?:encogi[oó]|ha encogido|encogieron)',
      'Entendemos lo decepcionante que es que algo encoja.',
      'Entendemos que le moleste que haya encogido.',
    ),
  },
  it: {
    fake: wording(
      '(?<!(?:non|mai|nessuna?|senza|paura|temevo)(?: \\p{L}+){0,3} )(?:truffa|truffe|truffatori|contraffatt[oaie]|contraffazione|è un falso|falso comprato|tarocc[oa]|imbroglioni)',
      'Prendiamo sul serio ciò che scrive.',
      'Prendiamo sul serio una segnalazione così.',
    ),
    refundLate: wording(
      '(?:reso|restituito|rispedito|rimandato indietro)[\\s\\S]{0,160}?(?:ancora|nessun|mai|non|senza|aspett\\p{L}*)[^.!?]{0,40}(?:rimbors\\p{L}*|soldi|denaro)',
      'Sappiamo quanto sia frustrante aspettare il proprio denaro.',
      'Non avrebbe dovuto aspettare così tanto dopo il reso.',
    ),
    postage: wording(
      '(?:spedizione|spese di spedizione)(?: (?!non )\\p{L}+){0,3} (?:car[ae]|alt[ae]|elevat[ae]|costos[ae])',
      'Capiamo che le spese di spedizione Le sembrino alte.',
      'La Sua osservazione sulle spese di spedizione è giusta.',
    ),
    stopped: wording(
      '(?:ha )?smesso di (?:funzionare|scaldare|andare|caricare)|non (?:funziona|si accende|scalda) più|si è (?:fermato|fermata|guastat[oa])',
      'Sappiamo quanto sia fastidioso quando qualcosa smette di funzionare.',
      'Dovrebbe poterci contare molto più a lungo.',
    ),
    cameOff: wording(
      '(?:manico|maniglia|cinghia|tracolla|bottone|ruota|gamba|braccio|fibbia|suola|pietra|spallina)(?: (?!non )\\p{L}+){0,2} (?:si è |si sono )(?:\\p{L}+ )?(?:staccat[oaie]|scollat[oaie])|si (?:è|sono) (?:\\p{L}+ )?(?:staccat[oaie]|scollat[oaie])',
      'Sappiamo quanto sia fastidioso quando si stacca una parte.',
      'Nessuna parte dovrebbe staccarsi.',
    ),
    worn: wording(
      '(?:doratura|placcatura|rivestimento|vernice|stampa|smalto|logo) (?:(?!non )\\p{L}+ ){0,3}?(?:andat[oa] via|staccat[oa]|consumat[oa]|scrostat[oa]|sparit[oa]|va via)',
      'Capiamo che si aspettasse una finitura più duratura.',
      'La finitura dovrebbe durare molto di più.',
    ),
    shrank: wording(
      '(?<!(?:non|mai)(?: \\p{L}+){0,2} )(?:si è|si sono|è) (?:(?!non )\\p{L}+ )?(?:ristrett[oaie]|infeltrit[oaie])',
      'Capiamo quanto sia deludente quando qualcosa si restringe.',
      'Capiamo che il restringimento La infastidisca.',
    ),
  },
  pt: {
    fake: wording(
      '(?<!(?:não|nunca|nenhuma?|sem|medo)(?: \\p{L}+){0,3} )(?:falsificad[oa]s?|falsificação|um golpe|golpistas?|fraude|burla|é fals[oa](?= ?[.,!]|$)|produto falso)',
      'Levamos a sério o que escreve.',
      'Levamos a sério um aviso assim.',
    ),
    refundLate: wording(
      '(?:devolvi|devolução|devolvido|enviei de volta)[\\s\\S]{0,160}?(?:ainda|nenhum|nunca|não|sem|espero|esperando|aguardando|à espera)[^.!?]{0,40}(?:reembols\\p{L}*|estorno|dinheiro)',
      'Sabemos como é frustrante esperar pelo seu dinheiro.',
      'Não deveria ter esperado tanto por isso.',
    ),
    postage: wording(
      '(?:envio|frete|portes)(?: (?!não )\\p{L}+){0,4} (?:car[oa]s?|alt[oa]s?|elevad[oa]s?)',
      'Entendemos que o valor do envio pareça alto.',
      'A sua observação sobre o valor do envio é justa.',
    ),
    stopped: wording(
      '(?:parou|deixou) de (?:funcionar|trabalhar|aquecer|carregar)|não (?:funciona|liga|aquece|carrega) mais|já não (?:funciona|liga|aquece|carrega)|avariou|pifou',
      'Sabemos como é frustrante quando algo deixa de funcionar.',
      'Deveria poder contar com ele por muito mais tempo.',
    ),
    cameOff: wording(
      '(?:alça|pega|cabo|botão|roda|perna|braço|fivela|sola|pedra)s? (?:(?!não |nunca )\\p{L}+ ){0,2}?(?:caiu|soltou|descolou|arrancou|soltou-se|descolou-se|rebentou)',
      'Sabemos como é incômodo quando uma parte se solta.',
      'Nenhuma parte deveria soltar-se.',
    ),
    worn: wording(
      '(?:dourado|banho|revestimento|pintura|tinta|esmalte|estampa|logotipo) (?:(?!não |nunca )\\p{L}+ ){0,3}?(?:saiu|saindo|descascou|descascando|desgastou|sumiu)',
      'Entendemos que esperasse um acabamento mais duradouro.',
      'O acabamento deveria durar muito mais.',
    ),
    shrank: wording(
      '(?<!(?:não|nunca)(?: \\p{L}+){0,2} )(?:encolheu|encolheram)',
      'Entendemos como é frustrante quando algo encolhe.',
      'Entendemos que isso tenha desagradado.',
    ),
  },
}
