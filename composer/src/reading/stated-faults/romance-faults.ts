import type { Faults } from './fault-patterns.ts'
import { compact } from '../../words/compact.ts'

const all = (...alternatives: string[]): RegExp => compact(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'gu')
const words = (most: number): string => `(?:[\\p{L}\\d'-]+ ){0,${most}}?`

export const frenchFaults: Faults = [
  [
    'battery',
    all(
      "batterie (?:[\\p{L}']+ ){0,2}?(?:tient|dure) (?:[\\p{L}']+ ){0,3}?\\d{1,2} (?:minutes?|min)|batterie (?:[\\p{L}']+ ){0,2}?(?:tient|dure) (?:à peine|seulement|même pas)",
    ),
  ],
  [
    'comfort',
    all(
      '(?:serr(?:e|ent)|appui(?:e|ent)|frott(?:e|ent)|compress(?:e|ent)) (?:[\\p{L}\\d]+ ){0,6}?(?:les |la |le |mes |sur (?:les |la |le |mes ))(?:oreilles|tête|nez|orteils|pieds|talons?|chevilles?|épaules?)',
    ),
  ],
  [
    'damage',
    all(
      `(?:arrivée?s?|reçue?s?|livrée?s?|arrive) ${words(3)}(?:avec (?:une? |le |la |des )?${words(3)})?(?:cassée?s?|brisée?s?|fêlée?s?|fissurée?s?|abîmée?s?|endommagée?s?|ébréchée?s?|déchirée?s?|rayée?s?|tordue?s?|écrasée?s?|en (?:morceaux|miettes)|fissure|fêlure|rayure)`,
    ),
  ],
  [
    'missing',
    all(
      '(?:reçu|envoyé|livré|expédié|reçois)(?:e?s?)? (?:[\\p{L}]+ ){0,2}?(?:la|le|un|une|du|les|des) (?:mauvaise?s?|autre) (?:couleur|taille|article|produit|modèle|prise|référence|coloris|colis|commande|version|chargeur)',
      `commandé (?:le |la |du |en |un |une )?${words(3)}(?:noir|blanc|bleu|rouge|vert|gris|marron|beige|rose|jaune|taille|kaki|violet)\\p{L}*[^.!?\\n]{0,30}?(?:reçu|envoyé|livré)e? (?:le |la |du |en |un |une )?${words(3)}(?:noir|blanc|bleu|rouge|vert|gris|marron|beige|rose|jaune|taille|kaki|violet)\\p{L}*`,
      "il (?:me |nous )?(?:manque|manquait) (?:[\\p{L}']+ ){0,2}?(?:la|le|les|des|une?|deux|l')? ?(?:vis|pièces?|notice|câble|couvercle|chargeur|bouton|article|produit|ceinture|ampoule)|(?:vis|pièces?|notice|câble|couvercle|chargeur) (?:manquantes?|manquants?|absente?s?)",
    ),
  ],
  [
    'quality',
    all(
      "(?:dorure|placage|peinture|couleur|vernis|revêtement|impression|cuir|argent|plaqué or) (?:[\\p{L}']+ ){0,4}?(?:partie?s?|parti|part|s'en va|s'écaille|s'est écaillée?|s'efface|effacée?|écaillée?|s'est décollée?|disparu\\p{L}*|décollée?)(?! de)",
      "(?:montre|lampe|horloge|appareil|moteur|elle|il|lumière) (?:[\\p{L}']+ ){0,2}?(?:s'est arrêtée?|ne (?:marche|fonctionne|s'allume) plus|a (?:lâché|rendu l'âme)|est tombée? en panne|est en panne)",
      "(?:poignée|anse|bouton|lanière|bretelle|boucle|semelle|talon|couvercle|pied|roue|couture|fermeture|pierre|chaîne|fermoir|sangle) (?:[\\p{L}']+ ){0,4}?(?:cassée?s?|s'est cassée?|arrachée?|détachée?|décousue?|craquée?|lâché|décollée?|tombée?)",
      "(?:il y a |avec |avait |a |présente )(?:un|des|deux|plusieurs) (?:[\\p{L}]+ )?trous?(?! noir)|mitée?s?|mangée?s? (?:par les|aux) mites|perdu sa forme|déformée? (?:après|au bout|dès)|(?:c'est|est|sont) (?:un|une|du|des) (?:faux|contrefaçons?|copies?)(?= ?[.,!;]|$)",
    ),
  ],
  [
    'service',
    all(
      "(?:aucune|pas de|sans|jamais de|toujours pas de) (?:réponse|retour|nouvelles?)(?: (?:à|de|du|depuis|malgré|après|pour|au))|personne (?:ne |n')(?:[\\p{L}']+ )?(?:répond|décroche|rappelle|réagit|a (?:répondu|rappelé)|aide)|(?:mails?|e-mails?|messages?|appels?|courriels?) (?:[\\p{L}]+ ){0,3}?(?:sans réponse|ignorés?|restés? sans)|(?:ne |n')(?:[\\p{L}]+ )?(?:(?:répondent|avez répondu|ont répondu) (?:pas|jamais|plus)|répond (?:pas|jamais|plus) (?:à|aux|au))",
      "raccroché (?:au nez)?|(?:ri|rigolé) au nez|(?:que )?c'(?:est|était) (?:de )?ma faute|(?:attends?|attendons) (?:[\\p{L}\\d]+ ){0,4}?(?:mon |le |notre )remboursement|toujours pas (?:[\\p{L}]+ ){0,2}?rembours\\p{L}+|pas (?:encore |toujours )?été remboursée?",
    ),
  ],
  [
    'size',
    all(
      '(?:a|ont|énormément|beaucoup) (?:[\\p{L}]+ )?rétréci(?! un peu mais)',
      "(?:câble|cordon|fil|lanière|tuyau) (?:électrique |d'alimentation )?(?:n'atteint|n'arrive|ne va|ne rejoint) (?:même )?pas(?: [\\p{L}']+){0,2}? (?:à la|au|la|le|jusqu'à|jusqu'au)(?!\\p{L})",
    ),
  ],
]

export const spanishFaults: Faults = [
  [
    'battery',
    all(
      'bater[ií]a (?:[\\p{L}]+ ){0,2}?dura (?:[\\p{L}]+ ){0,3}?\\d{1,2} (?:minutos|min)|bater[ií]a (?:[\\p{L}]+ ){0,2}?dura (?:apenas|muy poco|poqu[ií]simo)',
    ),
  ],
  ['performance', all('no (?:aspira|calienta|enfr[ií]a|corta|limpia|enciende|seca) (?:nada|apenas|bien)')],
  [
    'comfort',
    all(
      '(?:apriet(?:a|an)|roz(?:a|an)|presion(?:a|an)) (?:[\\p{L}\\d]+ ){0,6}?(?:las |la |los |el |mis |en (?:las |la |los |el ))(?:orejas|oídos|cabeza|nariz|dedos|pies|talón|talones|tobillos?|hombros?)',
    ),
  ],
  [
    'damage',
    all(
      `(?:lleg[oó]|llegaron|vino|vinieron|ha llegado|recib[ií]) ${words(3)}(?:con (?:un[oa]? |el |la )?${words(3)})?(?:rot[oa]s?|partid[oa]s?|dañad[oa]s?|agrietad[oa]s?|rajad[oa]s?|doblad[oa]s?|rasgad[oa]s?|abollad[oa]s?|aplastad[oa]s?|hech[oa]s? (?:pedazos|añicos)|grieta|golpe)`,
    ),
  ],
  [
    'missing',
    all(
      '(?:mandaron|enviaron|lleg[oó]|recib[ií]|enviado|mandado|vino|llegado|mandasteis|enviasteis) (?:[\\p{L}]+ ){0,3}?(?:equivocad[oa]s?|err[oó]ne[oa]s?|incorrect[oa]s?|que no (?:era|ped[ií])|otro (?:color|modelo|producto|artículo)|otra (?:talla|cosa))',
      `(?:ped[ií]|encargu[eé]|compr[eé]) ${words(4)}(?:talla|color|negr[oa]|blanc[oa]|azul|roj[oa]|verde|gris|marrón|beige|rosa)[^.!?\\n]{0,25}?(?:mandaron|enviaron|lleg[oó]|recib[ií]|enviasteis|mandasteis) ${words(3)}(?:talla|negr[oa]|blanc[oa]|azul|roj[oa]|verde|gris|marrón|beige|rosa|x{0,3}[sl](?!\\p{L})|m(?!\\p{L})|\\d+)`,
      '(?:falta|faltan|faltaba|faltaban) (?:[\\p{L}]+ ){0,2}?(?:tornillos?|piezas?|cable|tapa|cargador|instrucciones|manual|botón|parte|accesorios?|producto|artículo)',
    ),
  ],
  [
    'quality',
    all(
      '(?:dorado|baño|pintura|color|recubrimiento|estampado|esmalte|cuero|oro) (?:[\\p{L}]+ ){0,3}?(?:se (?:ha )?(?:fue|ido|va|cay[oó]|caído|pel[oó]|pelado|pela|quit[oó]|desgast[oó]|borr[oó])|desgastad[oa]|pelad[oa])',
      '(?:reloj|lámpara|aparato|motor|luz) (?:[\\p{L}]+ ){0,3}?(?:se par[oó]|dej[oó] de (?:funcionar|andar)|ha dejado de funcionar|se estrope[oó]|no funciona|se ha parado|se ha estropeado)',
      '(?:asa|botón|correa|hebilla|suela|tacón|tapa|pata|rueda|costura|cremallera|piedra|cadena|cierre|tirante) (?:[\\p{L}]+ ){0,3}?(?:se (?:ha )?(?:rompi[oó]|roto|cay[oó]|caído|desprendi[oó]|solt[oó]|descosi[oó]|despeg[oó]|parti[oó]))',
      '(?:tiene|tenía|con|hay|ten[ií]an|había) (?:un|unos|varios|dos) (?:[\\p{L}]+ )?(?:agujeros?|hoyos?)|polillas?|(?:perdi[oó]|perdido) (?:la|su) forma|(?:es|son) (?:un[oa]?s? )?(?:fals[oa]s?|falsificaci[oó]n|imitaci[oó]n|copias?)(?= ?[.,!;]|$)',
    ),
  ],
  [
    'service',
    all(
      '(?:nadie|ninguno) (?:[\\p{L}]+ ){0,3}?(?:contesta|responde|atiende|coge|contest[oó]|respondi[oó]|ayuda|llama)|(?:sin|ninguna|no hay|no he recibido|ni una) respuesta(?: alguna)?|no (?:me |nos )?(?:contestan|responden|cogen|contestáis|respondéis|han (?:contestado|respondido))',
      'me colg(?:ó|aron)|se (?:rio|rió|rieron) de mí|(?:que )?(?:es|era|fue) (?:mi )?culpa mía|(?:que )?(?:es|era|fue) mi culpa|(?:espero|esperando|llevo) (?:[\\p{L}\\d]+ ){0,4}?(?:la devolución|el reembolso|mi dinero)|(?:no|sin) (?:[\\p{L}]+ ){0,2}?(?:devuelto|reembolsado) (?:el dinero|mi dinero)',
    ),
  ],
  [
    'size',
    all(
      '(?:ha |han |se )?encogi(?:ó|do|eron)(?! un poco pero)',
      '(?:cable|cordón|correa|manguera) no (?:me )?(?:llega|alcanza) (?:ni )?(?:al?|hasta)(?!\\p{L}| tiempo)',
    ),
  ],
]

export const italianFaults: Faults = [
  [
    'battery',
    all(
      'batteria (?:[\\p{L}]+ ){0,2}?dura (?:[\\p{L}]+ ){0,3}?\\d{1,2} (?:minuti|min)|batteria (?:[\\p{L}]+ ){0,2}?dura (?:pochissimo|appena|poco)',
    ),
  ],
  [
    'comfort',
    all(
      '(?:string(?:e|ono)|prem(?:e|ono)|schiacci(?:a|ano)) (?:[\\p{L}\\d]+ ){0,6}?(?:le |la |i |il |sulle |sulla |sul |sui )(?:orecchie|testa|naso|dita|piedi|talloni?|caviglie|spalle)',
    ),
  ],
  [
    'damage',
    all(
      `(?:arrivat[oaie]|consegnat[oaie]|ricevut[oaie]|arriva) ${words(3)}(?:con (?:un[oa]? |il |la |l')?${words(3)})?(?:rott[oaie]|spezzat[oaie]|danneggiat[oaie]|crepat[oaie]|incrinat[oaie]|ammaccat[oaie]|schiacciat[oaie]|strappat[oaie]|graffiat[oaie]|piegat[oaie]|in (?:mille )?pezzi|crepa|graffio)`,
    ),
  ],
  [
    'missing',
    all(
      "(?:ricevuto|arrivat[oaie]|mandato|inviato|spedito|consegnato) (?:[\\p{L}']+ ){0,3}?(?:sbagliat[oaie]|errat[oaie]|divers[oaie] da)",
      "(?:ordinato|chiesto|scelto|preso) (?:[\\p{L}']+ ){0,4}?(?:colore?|taglia|ner[oa]|bianc[oa]|blu|ross[oa]|verde|grigi[oa]|marrone|beige|rosa|m|l|xl|s)(?!\\p{L})[^.!?\\n]{0,25}?(?:arrivat[oaie]|mandato|inviato|ricevuto|spedito) (?:[\\p{L}']+ ){0,3}?(?:ner[oa]|bianc[oa]|blu|ross[oa]|verde|grigi[oa]|marrone|beige|rosa|taglia|quell[oa]|l|xl|m|s)(?!\\p{L})",
      '(?:manca|mancano|mancava|mancavano) (?:[\\p{L}]+ ){0,2}?(?:vit[ei]|pezz[oi]|cavo|coperchio|caricatore|istruzioni|bottone|parte|parti|accessori\\p{L}*|cintura|lampadina|prodotto|articolo)',
    ),
  ],
  [
    'quality',
    all(
      "(?:doratura|placcatura|vernice|colore|rivestimento|stampa|smalto|pelle|oro) (?:[\\p{L}']+ ){0,3}?(?:andat[oa] via|venut[oa] via|si (?:è )?(?:stacca\\p{L}*|scrosta\\p{L}*|consuma\\p{L}*|scolorit[oa])|va via|viene via|sparit[oa])",
      "(?:orologio|lampada|apparecchio|motore|luce) (?:[\\p{L}']+ ){0,3}?(?:si è (?:fermat[oa]|rott[oa]|spent[oa])|ha smesso di|non funziona|non va più)",
      "(?:manico|bottone|cinturino|fibbia|suola|tacco|coperchio|gamba|ruota|cucitura|cerniera|pietra|catena|chiusura|tracolla) (?:[\\p{L}']+ ){0,3}?(?:si è (?:rott[oa]|staccat[oa]|spezzat[oa]|scucit[oa])|è (?:cadut[oa]|saltat[oa]))",
      "(?:ha|aveva|con|c'è|c'era|ci sono) (?:un|dei|due|vari) (?:[\\p{L}]+ )?buc(?:o|hi)(?! nero)|tarme|pers[oa] (?:la )?forma|(?:è|sono) (?:un |una |dei )?(?:fals[oi]|contraffazione|imitazione|copia)(?= ?[.,!;]|$)",
    ),
  ],
  [
    'service',
    all(
      'nessuno (?:[\\p{L}]+ ){0,3}?(?:risponde|ha risposto|richiama|aiuta)|(?:nessuna|senza|mai una|ancora nessuna) risposta|non (?:mi |ci )?(?:rispond(?:ono|ete|e)|avete risposto|hanno risposto|ha risposto)',
      '(?:riattaccato|buttato giù il telefono|chiuso il telefono in faccia|riso in faccia)|(?:che )?(?:è|era|fosse|sarebbe) colpa mia|(?:aspetto|aspettando|attendo|in attesa) (?:[\\p{L}\\d]+ ){0,4}?(?:il|del) rimborso|(?:non|mai|ancora) (?:[\\p{L}]+ ){0,3}?rimborsat[oa]',
    ),
  ],
  [
    'size',
    all(
      '(?:si è|si sono|è) (?:[\\p{L}]+ )?(?:ristrett[oaie]|rimpicciolit[oaie])',
      '(?:cavo|filo|cinturino|tracolla|tubo) non (?:mi )?(?:arriva (?:nemmeno )?(?:al?|alla|fino)|raggiunge)(?!\\p{L})',
    ),
  ],
]

export const portugueseFaults: Faults = [
  [
    'battery',
    all(
      'bateria (?:[\\p{L}]+ ){0,2}?dura (?:[\\p{L}]+ ){0,3}?\\d{1,2} (?:minutos|min)|bateria (?:[\\p{L}]+ ){0,2}?dura (?:muito pouco|pouco|apenas)',
    ),
  ],
  [
    'comfort',
    all(
      '(?:apert(?:a|am)|pression(?:a|am)) (?:[\\p{L}\\d]+ ){0,6}?(?:as |a |os |o |nas |na |nos |no )(?:orelhas|ouvidos|cabeça|nariz|dedos|pés|calcanhar(?:es)?|tornozelos?|ombros?)',
    ),
  ],
  [
    'damage',
    all(
      `(?:cheg(?:ou|aram)|veio|vieram|recebi|entregue) ${words(3)}(?:com (?:um |uma |o |a )?${words(3)})?(?:partid[oa]s?|quebrad[oa]s?|danificad[oa]s?|rachad[oa]s?|rasgad[oa]s?|amassad[oa]s?|riscad[oa]s?|tort[oa]s?|em pedaços|rachadura)`,
    ),
  ],
  [
    'missing',
    all(
      '(?:enviaram|mandaram|recebi|chegou|veio|entregaram|enviado|mandado) (?:[\\p{L}]+ ){0,3}?(?:errad[oa]s?|trocad[oa]s?|divers[oa] do|diferente do (?:que )?(?:pedi|pedido|comprei|encomendei))',
      `(?:encomendei|pedi|comprei|escolhi) ${words(4)}(?:tamanho|cor|pret[oa]|branc[oa]|azul|vermelh[oa]|verde|cinz[ae]\\p{L}*|castanh[oa]|marrom|bege|rosa)[^.!?\\n]{0,25}?(?:enviaram|mandaram|recebi|chegou|veio) ${words(3)}(?:tamanho|pret[oa]|branc[oa]|azul|vermelh[oa]|verde|cinz[ae]\\p{L}*|castanh[oa]|marrom|bege|rosa|x{0,2}(?:g|l|s|p)(?!\\p{L}))`,
      '(?:falta|faltam|faltava|faltavam|faltou|faltaram) (?:[\\p{L}]+ ){0,2}?(?:parafusos?|peças?|cabo|tampa|carregador|instruções|manual|botão|parte|acessórios?|produto|item)',
    ),
  ],
  [
    'quality',
    all(
      '(?:dourado|banho|tinta|cor|revestimento|estampa|verniz|couro|ouro) (?:[\\p{L}]+ ){0,3}?(?:sa(?:iu|indo)|descasc\\p{L}+|desgast\\p{L}+|desapareceu|desbot\\p{L}+)',
      '(?:relógio|candeeiro|luminária|aparelho|motor|luz) (?:[\\p{L}]+ ){0,3}?(?:parou|deixou de funcionar|avariou|estragou|não funciona|quebrou)',
      '(?:alça|asa|botão|correia|pulseira|fivela|sola|salto|tampa|perna|roda|costura|fecho|pedra|corrente|zíper) (?:[\\p{L}]+ ){0,3}?(?:partiu|quebrou|caiu|soltou|rebentou|arrebentou|descosturou|descolou|rasgou)(?:-se)?',
      '(?:tem|tinha|com|há|havia) (?:um|uns|vários|dois) (?:[\\p{L}]+ )?(?:buracos?|furos?)(?! para)|traças|perdeu a forma|(?:é|são) (?:um[a]? )?(?:fals[oa]s?|falsificação|imitação|cópia)(?= ?[.,!;]|$)',
    ),
  ],
  [
    'service',
    all(
      'ninguém (?:[\\p{L}]+ ){0,3}?(?:responde|atende|respondeu|atendeu|ajuda|liga)|(?:sem|nenhuma|nunca tive) resposta(?: alguma)?|não (?:me |nos )?(?:respondem|atendem|responderam|atenderam)',
      '(?:desligou|desligaram)(?: o telefone)? na (?:minha )?cara|desligaram-me o telefone|(?:riu|riram)(?:-se)? de mim|(?:que )?(?:é|era|foi) (?:minha culpa|culpa minha)|(?:espero|esperando|à espera) (?:[\\p{L}\\d]+ ){0,4}?(?:o reembolso|do reembolso|o estorno|meu dinheiro)',
    ),
  ],
  [
    'size',
    all(
      '(?:encolheu|encolheram)',
      '(?:cabo|fio|alça|mangueira) não (?:me )?(?:chega (?:nem )?(?:à|ao?|até)|alcança)(?!\\p{L}| tempo)',
    ),
  ],
]
