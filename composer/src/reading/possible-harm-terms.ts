import { compact } from '../words/compact.ts'

export interface HarmTerms {
  body: RegExp
  /** Symptoms, doctors, and what they give. */
  illness: RegExp
  /** What happened to furniture and rooms. */
  damage: RegExp
  /** Children and animals. */
  dependent: RegExp
  /** When something happened, or for how long. */
  time: RegExp
}

const whole = (words: string): RegExp => compact(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')

/** Patterns by language, for lowercase text. The words are our own. Known idioms, such as "hands down", are excluded. */
export const harmTerms: Readonly<Record<string, HarmTerms>> = {
  en: {
    body: whole(
      'skin(?!-| (?:tone|care|cream|oil|serum|food))|(?<!caught (?:my|the) |(?:keep|keeping) an )eyes?(?!-| (?:catching|candy|catcher|cream|serum|gel|masks?|shadow|liner|pencil|patches))|eyelids?|throats?|(?<!clock |watch |face to )faces?(?!-| (?:to face|masks?|cloths?|time|id|cream|oil|wash|serum|mist|scrub|cloth|lotion|roller|towels?))|cheeks?|chin|forehead|(?<!(?:other|by|second|in|wash(?:ed|ing)? (?:your|my|our)) )hands?(?!-| (?:held|made|crafted|wash|down|in hand|cream|lotion|soap|balm|sanitizer|sanitiser|towels?|painted|poured|written))|fingers?(?! pick)|fingertips?|thumbs?(?!-| up)|toes?|(?<!\\d ?|square |cubic )f(?:oo|ee)t(?! (?:long|tall|wide|high|away|of|cord|cream|balm|soak|bath|scrub|mask))|ankles?|wrists?|elbows?|(?<!(?:below|above|past|over|to|at|the) (?:my |the |your )?)knees?|lap|(?<!(?:screw|shower|printer|bass|ahead) )head(?!-| (?:starts?|phones?|sets?|band|ed|to|over))|(?<!(?:small|large|big|full|flat|broad|ample|the|in) )chest(?! of)|lungs?|stomach|tummy|bell(?:y|ies)|bowels?|guts?|mouths?|lips?(?! (?:balm|gloss|stick|tint|oil|scrub|mask|butter|liner|care))|tongue|gums?(?! drop)|(?<!blue )tooth|teeth|nose|ears?(?!-| (?:buds?|pieces?|phones?|cups?|pads?))|ear ?lobes?|lobes?|breath|scalp|bones?(?! (?:broth|china))|shins?|tailbone|spine|livers?|kidneys?|blood(?! (?:orange|pressure))|jaws?(?!")|paws?|nostrils?|palms?|knuckles?|eyebrows?|lashes|ribs?|heart was|(?<!(?:won|warms|warmed|melted|melts|stole|to) )my heart|(?<!necklace )neck(?! (?:line|hole))',
    ),
    illness: whole(
      "doctors?|gp|dentist|surgeon|hospital|clinic|a&e|urgent care|x-?rays?|vets?|pharmacist|paramedics?|antibiotics?|antihistamines?|epipen|(?:needed|got|had|having) (?:\\p{L}+ )?stitches|plasters?|bandages?|sick|ill|unwell|(?:is|was|felt|feeling|been|really|so) poorly|nause\\p{L}+|dizzy|faint(?:ed|ing)|cramps?|cough(?:s|ed|ing)?|gag(?:s|ged|ging)|chok(?:e[ds]?|ing)|retch\\p{L}*|itch(?:es|ed|y|ing)?|stung|stings?|stinging|sore|swelling|numb|blister\\p{L}*|scabs?|rash(?:es)?|bled|bleeding|wheez\\p{L}*|zap(?:ped)?|tingl\\p{L}+|jittery|migraines?|headaches?|peel(?:ed|ing) (?:off|for)|threw up|throwing up|off (?:his|her|its) food|(?:(?:hasn|haven)[’']?t been|(?:wasn|isn)[’']?t) (?:right|the same|himself|herself)|limp(?:s|ed|ing)|gasp\\p{L}*|up all night|(?:bring|brings|bringing|brought) (?:it|them|everything|stuff|something) (?:back )?up|(?:(?:i|he|she|we|they|my \\p{L}+) looked like (?!an? (?:million|princess|queen|model|star)))(?:an?|i|he|she|we|they)|couldn[’']?t (?:see|breathe|stand|walk|sleep|stop (?:coughing|scratching|itching|bleeding|shaking))|can[’']?t (?:breathe|stop (?:coughing|scratching|itching|bleeding|shaking))|suicid\\p{L}*|self-?harm\\p{L}*|(?:doesn[’']?t|didn[’']?t|not) want to (?:be here|live|be alive) any ?more|want(?:s|ed|ing)? to die|kill(?:ing|ed)? (?:my|him|her|them)sel(?:f|ves)|(?<!(?:in|at|by) the )(?:end|ending|took|taking) (?:my|his|her|their) (?:own )?life(?! (?:savings?|is|was|got|has|became|easier))",
    ),
    damage: whole(
      "(?:holes?|rings?|marks?|dents?|stains?) (?:in|on|into) (?:(?:the|my|our|a|his|her|their|mum[’']s|mom[’']s) )?(?:\\p{L}+ )?(?:tables?|desk|shel(?:f|ves)|floors?|carpet|rug|sofa|couch|walls?|counter|worktop|curtains?|sill|windowsill|dresser|mattress|sheets?|pillow|bedding|wood|ceiling)|melt(?:s|ed|ing) (?:through|into|onto|the|my|our)|(?:started|began|kept) smoking|sparks?|(?:tripped|blew) the \\p{L}+|smell(?:s|ed)? (?:of|like) (?:burning|burnt|hot plastic)",
    ),
    dependent: whole(
      'sons?|daughters?|child|children|kids?|baby|babies|toddlers?|infants?|newborns?|boys?|girls?|lad|little (?:one|man|girl|boy)s?|youngest|eldest|grand(?:child\\p{L}*|sons?|daughters?)|nephews?|nieces?|dogs?|pups?|puppy|cats?|kittens?|rabbits?|bunn(?:y|ies)|budgies?|parrots?|birds?|hamsters?|guinea pigs?|horses?|pony|fish|tetras|guppies|goldfish',
    ),
    time: whole(
      '(?:all|whole|half the) (?:night|evening|day|afternoon|weekend|week)|(?:next|following) (?:day|morning)|(?:morning|day|night) after|within (?:an?|\\d+|\\p{L}+) (?:day|hour|minute)s?|(?:ever )?since (?:then|that)|ever since|for (?:\\p{L}+|\\d+) (?:days?|hours?|nights?|weeks?)|by (?:morning|lunch\\p{L}*|the evening)|(?:that|one) (?:night|evening|morning)|overnight|(?:minutes?|hours?|days?) after',
    ),
  },
  de: {
    body: whole(
      'haut(?! (?:mich|uns|einen|hin|rein|um))|augen?|augenlider?|lider|hals|gesicht|wangen?|kinn|stirn|(?<!(?:von|in|aus|zur|an|erster|zweiter) )(?:hand|hände|händen)|finger\\p{L}*|(?<!alle )daumen(?! hoch)|zehen?|fuß|füße|füßen|ferse|knöchel|handgelenk|ellenbogen|ellbogen|knie|schienbein|schoß|kopf|brust|lunge|magen|bauch|darm|mund|lippen?|zunge|zahnfleisch|zahn|zähne|zähnen|nase|ohr|ohren|ohrläppchen|atem|herz|kopfhaut|steißbein|leber|nieren|blut|kiefer|pfoten?|augenbrauen|wimpern|hüfte|rippen|rachen',
    ),
    illness: whole(
      '\\p{L}*arzt|\\p{L}*ärztin|krankenhaus|klinik|notaufnahme|röntgen\\p{L}*|apotheke|antibioti\\p{L}+|pflaster|verband|genäht|krank|übel|schlecht geworden|schwindel\\p{L}*|schwindlig|krämpfe\\p{L}*|husten|gehustet|hustet|würg\\p{L}*|gewürgt|juck\\p{L}*|gejuckt|wund|geschwollen|taub|blasen?|bläschen|pusteln|ausschlag|blutet\\p{L}*|geblutet|kribbel\\p{L}*|kopfschmerz\\p{L}*|migräne|erbroch\\p{L}+|erbrech\\p{L}+|erbrach|erbricht|gekotzt|speiübel|humpel\\p{L}*|humple|hinkt|nässt|verschwommen|tränen|tränend\\p{L}*|tränt\\p{L}*|getränt|sah(?:en)? (?:ich|er|sie|mein\\p{L}*(?: \\p{L}+)?|wir) (?:\\p{L}+ )?aus wie|(?:ich|er|sie|wir) sah(?:en)? (?:\\p{L}+ )?aus wie|suizid\\p{L}*|selbstmord\\p{L}*|selbstverletz\\p{L}*|nicht mehr leben woll\\p{L}*|(?:das|sein|ihr|mein) leben (?:zu )?(?:be)?enden|nicht mehr da sein (?:will|wollte|möchte)',
    ),
    damage: whole(
      'loch in (?:den|die|das|dem|der|meine?\\p{L}*|unsere?\\p{L}*)|löcher in|(?:fleck|kratzer|abdruck|ring) auf (?:dem|der|meine?\\p{L}*|unsere?\\p{L}*)|geschmolzen|verschmort\\p{L}*|schmort\\p{L}*|qualm\\p{L}*|gequalmt|funken|sicherung',
    ),
    dependent: whole(
      'sohn|tochter|kind|kinder|kindern|baby|kleinkind|(?:mein|unser)\\p{L}* kleine[rn]?|mädchen|mädels|enkel\\p{L}*|neffe|nichte|hund|hündin|welpe|katze|kater|kaninchen|wellensittich|vogel|hamster|pferd|fische?|guppys',
    ),
    time: whole(
      '(?:die )?(?:ganze|halbe) (?:nacht|woche)|(?:den )?ganzen (?:abend|tag)|am (?:nächsten|selben|folgenden) (?:tag|morgen|abend)|am (?:tag|abend|morgen) (?:danach|darauf)|seitdem|seither|(?:\\p{L}+|\\d+) (?:tage|stunden|wochen) lang|nach (?:\\p{L}+|\\d+) (?:minuten|stunden|tagen)|über nacht|in der nacht|stundenlang',
    ),
  },
  fr: {
    body: whole(
      'peau|yeux|œil|oeil|paupières?|gorge|visage|joues?|menton|front|(?<!(?:à la|en|fait|de|seconde|première) )mains?|doigts?|(?<!\\d ?)pouces?|orteils?|(?<!(?:à|sur) )pieds?|talons?|chevilles?|poignets?|coudes?|genou(?:x)?|(?<!en )tête|poitrine|poumons?|estomac|ventre|bouche|lèvres?|(?<!en )langue|gencives?|dents?|molaire|nez|oreilles?|lobes?|souffle|(?<!coups? de )(?:cœur|coeur)|cuir chevelu|ongles?|tibia|coccyx|foie|reins|sang|mâchoire|pattes?|sourcils?|cils|hanche|côtes|cou',
    ),
    illness: whole(
      'médecin|docteur|dentiste|dermato\\p{L}*|hôpital|clinique|urgences|radiographie|vétérinaire|véto|pharmacie\\p{L}*|antibiotiques?|points de suture|pansements?|malade?s?|nausées?|vertiges?|crampes?|tousse\\p{L}*|toux|étouff\\p{L}+|gratt(?:e|ent|ait|aient)|démange\\p{L}*|pique(?:nt|ait)?|irrit\\p{L}+|gonfl(?:ée?s?|er|ait|aient)|engourdi\\p{L}*|cloques?|(?:des|plein de) (?:petits )?boutons (?:sur|au|aux|partout)|plaques?|saign\\p{L}+|picot\\p{L}+|migraines?|maux de tête|mal (?:à la|au|aux) \\p{L}+|vomi\\p{L}*|(?:il|elle|chien|chat) boite|boitait|suicid\\p{L}*|ne (?:veut|voulait) plus vivre|mettre fin à (?:ses|mes) jours|se mutil\\p{L}+',
    ),
    damage: whole(
      'trou (?:\\p{L}+ )?dans|a fondu|étincelles?|disjoncté|(?:tache|marque) (?:\\p{L}+ )?sur (?:la|le|ma|mon|notre)',
    ),
    dependent: whole(
      'fils|filles?|enfants?|bébé|(?:ma|mon|notre|nos|mes) petite?s?|garçon|neveu|nièce|chien(?:ne)?s?|chiot|chats?|chatte|chaton|lapin|perruche|oiseau|hamster|cheval|poissons?',
    ),
    time: whole(
      "toute la (?:nuit|soirée|journée|semaine)|toute une nuit|le lendemain|la nuit suivante|depuis (?:lors|ce jour)|pendant (?:\\p{L}+|\\d+) (?:jours?|heures?|nuits?|semaines?)|(?:\\p{L}+|\\d+) (?:minutes|heures|jours) après|au bout (?:de|d') ?(?:\\p{L}+|\\d+) \\p{L}+|dans la nuit|une nuit",
    ),
  },
  es: {
    body: whole(
      'piel|ojos?|párpados?|garganta|(?:la|mi|su|de) cara|mejillas?|barbilla|frente(?! a)|(?<!(?:a|de segunda|de primera|en) )manos?|dedos?|pulgar(?:es)?|(?<!(?:a|de|en) )pies?|talón|tobillos?|(?:mi|la|las) muñecas?|codos?|rodillas?|cabeza|pecho|pulmones|estómago|barriga|tripa|boca|labios?|(?<!en )lengua|encías?|dientes?|muelas?|nariz|orejas?|lóbulos?|aliento|corazón|cuero cabelludo|uñas?|espinilla|rabadilla|coxis|hígado|riñones|sangre|mandíbula|cejas|pestañas|cadera|costillas|cuello',
    ),
    illness: whole(
      'médic[oa]|doctora?|dentista|dermatólog[oa]|hospital|clínica|urgencias|radiografía|veterinari[oa]|farmacia|antibióticos?|antihistamínicos?|puntos de sutura|vendas?|vendaje|escayol\\p{L}+|enferm[oa]s?|náuseas?|mare[oóa]\\p{L}*|calambres?|tos|tosiendo|atragant\\p{L}+|pic(?:a|aba|or|ores)|escoc\\p{L}+|escuece|irrit\\p{L}+|hinch(?!able)\\p{L}+|dormid[oa] (?:el|la)|ampollas?|(?<!en )granos|ronchas?|sarpullido|sangr\\p{L}+|hormigue\\p{L}+|migrañas?|dolor(?:es)? de \\p{L}+|vomit\\p{L}+|devolviendo|coje\\p{L}+|pel(?:ó|ado|aron) a tiras|no me entraba el aire|parecía un|como un tomate|suicid\\p{L}*|no (?:quería|quiere) (?:seguir viviendo|vivir más)|quitarse la vida',
    ),
    damage: whole(
      'agujero (?:\\p{L}+ )?en|se derritió|chispas|chamusquina|(?:mancha|marca) (?:\\p{L}+ )?en (?:la|el|mi)',
    ),
    dependent: whole(
      'hij[oa]s?|niñ[oa]s?|bebé|(?:mi|mis|nuestro|nuestra) peque(?:ñ[oa])?s?|peques?|nen[ea]|niet[oa]s?|sobrin[oa]s?|perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|conejo|periquito|pájaro|hámster|caballo|pez|peces',
    ),
    time: whole(
      'toda la (?:noche|tarde|semana)|todo el (?:día|fin de semana)|al día siguiente|a la mañana siguiente|esa (?:misma )?(?:noche|tarde)|desde (?:entonces|ese día)|durante (?:\\p{L}+|\\d+) (?:días|horas|noches|semanas)|a l[oa]s (?:\\p{L}+|\\d+) (?:minutos|horas|días)|una noche|la noche',
    ),
  },
  it: {
    body: whole(
      'pelle|occhi|occhio|palpebr[ae]|gola|faccia|viso|guanc[ei]a?|mento|(?<!di )fronte|zigomo|(?<!(?:a|di seconda) )man[oi]|dit[oa]|(?<!\\d ?)pollic[ei]|(?<!(?:a|in) )pied[ei]|tallone|cavigli[ae]|polso|polsi|gomit[oi]|ginocchi[oa]|testa|petto|polmoni|stomaco|panci[ae]|bocca|labbr[oa]|(?<!in )lingua|gengiv[ae]|dent[ei]|dentini|naso|orecchi[oe]?|lob[oi]|fiato|respiro|cuore|cuoio capelluto|unghi[ae]|stinco|coccige|fegato|reni|sangue|mascella|zamp[ae]|sopracciglia|ciglia|anca|costole|collo',
    ),
    illness: whole(
      'medico|dottor(?:e|essa)|dentista|dermatolog[oa]|ospedale|clinica|pronto soccorso|lastra|radiografia|veterinari[oa]|farmacia|antibiotic[oi]|antistaminic[oi]|punti di sutura|cerott[oi]|flebo|malat[oa]|nausea|capogir\\p{L}+|vertigini|crampi|toss[ei]\\p{L}*|soffoc\\p{L}+|prud\\p{L}+|prurito|gratt[aio]\\p{L}*|irritat\\p{L}+|gonfi(?!abil)\\p{L}*|intorpidit\\p{L}+|vesciche?|bolle|brufoli|sanguina\\p{L}*|formicol\\p{L}+|emicrani[ae]|mal di \\p{L}+|vomit\\p{L}+|rimesso|zoppic\\p{L}+|sbava|bianc[ao] come un lenzuolo|come un peperone|sembrav[oa] un|suicid\\p{L}*|non (?:voleva|vuole) più vivere|togliersi la vita',
    ),
    damage: whole(
      '(?:un )?buco (?:\\p{L}+ )?(?:nel|nella|sul|sulla)|si è (?:fus[ao]|sciolt[ao])|scintille|(?:macchia|segno) (?:sul|sulla)',
    ),
    dependent: whole(
      'figli[oa]|figli|bambin[oaei]|bimb[oaei]|(?:mia|mio|alla|al|la|il) piccol[oa]|neonato|nipotin[oaei]|can[ei]|cagnolin[oa]|gatt[oai]|gattin[oa]|coniglio|pappagallo|uccellino|criceto|cavallo|pesci|pesciolini',
    ),
    time: whole(
      'tutta la (?:notte|sera|settimana)|tutto il (?:giorno|pomeriggio|weekend)|(?:il|la) (?:giorno|mattina) dopo|quella (?:notte|sera)|da allora|per (?:\\p{L}+|\\d+) (?:giorni|ore|notti|settimane)|dopo (?:\\p{L}+|\\d+) (?:minuti|ore|giorni)|una notte|la notte',
    ),
  },
  pt: {
    body: whole(
      'pele|olhos?|pálpebras?|garganta|cara|rosto|bochechas?|queixo|(?<!(?:feito|em|boas|segunda) (?:à )?)mãos?|dedos?|polegar|(?<!(?:de|ao|em) )pés?|calcanhar|tornozelos?|pulsos?|cotovelos?|joelhos?|cabeça|peito|pulmões|estômago|barriga|boca|lábios?|(?<!em )língua|gengivas?|dentes?|nariz|orelhas?|lóbulos?|fôlego|coração|couro cabeludo|unhas?|cóccix|fígado|rins|sangue|mandíbula|patas?|sobrancelhas|cílios|quadril|costelas|pescoço|nuca|virilha|buço',
    ),
    illness: whole(
      'médic[oa]|doutora?|dentista|dermatologista|hospital|clínica|urgências?|radiografia|raio-x|veterinári[oa]|farmácia|antibióticos?|anti-?histamínicos?|(?:\\p{L}+|\\d+) pontos n[ao]|curativos?|doente|náuseas?|tont\\p{L}+|cólicas?|câimbras?|tosse|tossir|tossindo|engasg\\p{L}+|coç\\p{L}+|comichão|ard(?:e|eu|ia|endo|or)|irrit\\p{L}+|inch\\p{L}+|dormente|bolhas?|borbulhas|manchas vermelhas|sangr\\p{L}+|formig\\p{L}+|enxaquecas?|dor(?:es)? de \\p{L}+|vomit\\p{L}+|manc(?:a|ou|ando)|coxe\\p{L}+|convulsões|gess[oa]\\p{L}*|engessad[oa]|cabeça à roda|suic[ií]d\\p{L}*|não (?:queria|quer) mais viver|tirar a própria vida',
    ),
    damage: whole('buraco (?:\\p{L}+ )?(?:na|no)|derreteu|faíscas|disjuntor|(?:mancha|marca) (?:na|no)'),
    dependent: whole(
      'filh[oa]s?|crianças?|bebê|bebé|(?:minha|meu|nossa|nosso) pequen[oa]|pequenina|menin[oa]s?|net[oa]s?|sobrinh[oa]s?|cachorr[oa]|cão|cadela|gat[oa]s?|coelho|periquito|pássaro|hamster|cavalo|peixes?|peixinhos',
    ),
    time: whole(
      '(?:a|toda a) noite(?: inteira| toda)|(?:o|todo o) dia(?: inteiro| todo)|no dia seguinte|na manhã seguinte|nessa (?:noite|tarde)|desde (?:então|esse dia)|durante (?:\\p{L}+|\\d+) (?:dias|horas|noites|semanas)|(?:\\p{L}+|\\d+) (?:minutos|horas|dias) depois|uma noite|passei a noite',
    ),
  },
}
