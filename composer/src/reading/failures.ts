import { anyOf, plainly } from './words-in.ts'
import { anotherItemIn, emptyBoxIn, sentSizeIn } from './wrong-contents.ts'

/**
 * Words of a review that its stars contradict: praise that ended ("great until …"), a device that died, a fault just after
 * the time to return it, another item in the box, or nothing in it. Only for short reviews with four or five stars.
 */
export function failureIn(text: string): string | null {
  const small = plainly(text)
  if (small.length > LONGEST || resolved.test(small)) return null
  const [words] = failures.exec(small) ?? (troubles.test(small) ? ironic.exec(small) : null) ?? []
  return words ?? anotherItemIn(text) ?? sentSizeIn(text) ?? emptyBoxIn(text)
}

/** Whether the shop, or the customer, has put it right: "they sent a new one the same day". */
export const isResolved = (text: string): boolean => resolved.test(plainly(text))

/** In characters: a longer review speaks of more, such as an older device. */
const LONGEST = 400

const resolved = anyOf(
  [
    "(?:a|the|my) new one (?:was|is|came|arrived|sent)|first one|(?:replied|answered|responded|wrote back) (?:at once|immediately|quickly|promptly|within|the same day|straight away|right away)|replaced|replacement (?:came|arrived|was|works?|is|sent)|(?:sent|got|received|given|shipped|mailed)(?: me| us)? (?:a |the |my )?(?:brand )?(?:new|another|second|right|correct|replacement) (?:one|pair|unit|item|product|part|size|set|bag|box)?|refunded|got (?:my|a|the) (?:money|refund)|exchanged|(?:sorted|fixed|solved|resolved|put right|repaired)|(?:my|our|his|her|an?) (?:old|older|previous|last|first|former|other|original)|the (?:old|older|previous|former|original)|(?:doesn't|does not|didn't) (?:matter|bother)|no big deal|(?:and|but) (?:i |we )?(?:still )?(?:(?:really |just )?(?:love|like|prefer|adore)|am happy|are happy) (?:it|this|that|them|these)|(?:love|like|prefer) (?:it|this|them) (?:anyway|even more|better)|(?:even|actually) (?:better|nicer)|happy (?:accident|mistake)",
    'ersetzt|umgetauscht|ersatz (?:kam|ist|war|wurde)|neue[sn]? (?:gerät|teil|exemplar) (?:kam|bekommen|erhalten|geschickt)|erstattet|repariert|geklärt|gelöst|behoben|alte[rsn]? (?:\\p{L}+ )?(?:war|ist|hat|ging|gab)',
    "remplacée?|échangée?|remboursée?|réparée?|résolue?|réglée?|(?:mon|ma|l') ?ancien(?:ne)?|(?:le|la) précédente?",
    'reemplaz\\p{L}+|me (?:lo|la) (?:cambiaron|han cambiado)|cambiaron (?:por|el|la)|reembols\\p{L}+|solucion\\p{L}+|resuelt[oa]|repar\\p{L}+|(?:el|la) (?:anterior|viej[oa]|antigu[oa])',
    'sostituit[oa]|rimborsat[oa]|riparat[oa]|risolt[oa]|(?:il|la) (?:vecchi[oa]|precedente)',
    'substitu\\p{L}+|trocaram|reembols\\p{L}+|resolvid[oa]|resolveram|consert\\p{L}+|reparad[oa]|(?:o|a) (?:antig[oa]|anterior|velh[oa])',
    'vervangen|omgeruild|nieuwe (?:gekregen|gestuurd|ontvangen)|terugbetaald|opgelost|gerepareerd|(?:de|het|mijn) (?:oude|vorige)',
  ],
  '交換して(?:いただ|もら|くれ)|返金され|直りました|换了新的|已经?换|退款了|解决了',
)

const after =
  '(?:it|they|the(?! (?:very )?end)|about|last|yesterday|today|this (?:morning|week|month)|day|a|an|after|my|suddenly|we)'
const inGerman = '(?:er|sie|es|der|die|das|nach|heute|gestern|ich|plötzlich|auf einmal)'

const failures = anyOf([
  `(?:great|good|fine|perfect|perfectly|lovely|brilliant|excellent|amazing|fantastic|happy|nice|well|beautiful|beautifully|loved (?:it|them|this)),? (?:un)?til+ ${after}(?!\\p{L})(?! (?:runs? out|gone|time|bed))`,
  `(?:worked|lasted|ran|held up|charged|was|were) (?:[\\p{L}']+ ){0,3}?(?:un)?til+ ${after} (?:[\\p{L}'\\d]+ ){0,5}?(?:died|broke|stopped|quit|snapped|tore|ripped|failed|cracked|leaked|fell|melted|burned|burnt|blew|isn't|didn't|wouldn't|won't|came (?:off|apart))`,
  `(?:worked|lasted|ran|held up|charged) (?:[\\p{L}']+ ){0,2}?(?:for )?(?:only |just |about |exactly |all of )?(?:an?|one|two|three|four|five|six|\\d+) (?:days?|weeks?|months?|uses?|hours?|washes)(?:,| and| then| before| and then|, then)+ (?:it |then |now |just |suddenly )*(?:died|stopped|broke|dead|quit|nothing|won't|doesn't|gave up|snapped|failed)`,
  "(?:days?|weeks?|months?|hours?|just|right|shortly|conveniently|literally|soon) (?:after|past|outside|out of|beyond|over) (?:the|your|my|its|their) (?:\\d+[- ]days? )?(?:returns?|refund|exchange|warranty|guarantee)(?:(?:s|'s)? (?:window|period|policy|deadline|limit|date|expired|ended|ran out|was up))?(?= ?(?:[.,!;)]|$|and|expired|ended|ran|closed|closes))",
  '(?:it|speakers?|watch|clock|lamp|lights?|kettle|toaster|blender|mixer|motor|pump|timer|fan|heater|charger|battery|screen|phone|tablet|camera|printer|drill|headphones?|earbuds?|earphones?|left (?:one|ear|side|bud)|right (?:one|ear|side|bud)|machine|unit|device|router|keyboard|mouse|remote|bulb|monitor|console|controller|vacuum|hoover|shaver|trimmer|dryer|hairdryer|iron|scale|thermometer) (?:has |have |had |just |already |then |completely |is |are |now |went |was |suddenly |both )*(?:dead(?! (?:simple|easy|quiet|silent|on|accurate|sexy|good|cheap|weight|center|space|level))|died|packed up|gave up the ghost|bricked itself|conked out|burn(?:ed|t) out|kaput)(?= ?(?:[.,!;]|$|on|after|within|in|the|a|an|one|\\d|last|this|already|and|now|before|exactly|just|today|yesterday))',
  `(?:super|toll|gut|prima|klasse|perfekt|begeistert|zufrieden|einwandfrei|spitze),? (?:\\p{L}+ ){0,2}?bis ${inGerman}(?!\\p{L})`,
  '(?:tage?|wochen?|monate?|kurz|genau|knapp|direkt|gleich) (?:\\p{L}+ )?nach (?:der|dem|ablauf|ende) (?:der |des |von )?(?:rückgabe|widerruf|garantie|gewährleistung|umtausch)\\p{L}*|(?:rückgabefrist|garantie|gewährleistung|umtauschfrist|widerrufsfrist) (?:\\p{L}+ ){0,3}?(?:abgelaufen|vorbei|rum)',
  '(?:hat|hatte|haben) (?:\\p{L}+ ){0,5}?den geist aufgegeben|gab (?:\\p{L}+ ){0,5}?den geist auf|(?:gerät|lautsprecher|uhr|lampe|mixer|toaster|motor|akku|lader|ladegerät|kopfhörer|drucker|bildschirm|pumpe|er|sie|es) (?:ist|war|ging) (?:(?!nicht|nie)[\\p{L}\\d]+ ){0,4}?(?:tot|hinüber|im eimer|kaputt)(?=[.,!]| und| gegangen|$)|(?:ist|war) (?:sie|er|es|das \\p{L}+|die \\p{L}+|der \\p{L}+) (?:\\p{L}+ )?(?:tot|hinüber|im eimer)(?=[.,!]| und|$)',
  "(?:super|parfaite?s?|génial\\p{L}*|bien|top|contente?|ravie?|nickel|impeccable),? (?:\\p{L}+ ){0,3}?jusqu'(?:à ce qu(?:e|'\\p{L}+)|au jour où|au moment où|à hier|au (?:deuxième|troisième|bout))|(?:après|passé) (?:la fin (?:de la |du )?|l'expiration (?:de la |du )?|le |la )?(?:délai|garantie|période)(?: de (?:retour|rétractation|garantie))|(?:a|ont) rendu l'âme|(?:est|sont) tombée?s? en panne|ne (?:s'allume|marche|fonctionne|démarre|charge)(?:nt)? (?:déjà )?plus",
  '(?:genial|perfect[oa]s?|bien|estupend[oa]|fenomenal|content[oa]|encantad[oa]|maravilla),? (?:\\p{L}+ ){0,3}?hasta que (?:se|dej|empez|par|un|la|el|al)|(?:después|tras|pasado|fuera|terminado|acabado) (?:de |del )?(?:\\p{L}+ ){0,3}?(?:plazo de devoluci\\p{L}+|(?:plazo|periodo|período) de (?:devoluci\\p{L}+|garantía)|garantía)(?!\\p{L})|(?:dejó|ha dejado|dejaron) de (?:funcionar|cargar|encender\\p{L}*|sonar)|pasó a mejor vida|ya no (?:funciona|enciende|carga)n?(?!\\p{L})',
  '(?:ottim[oa]|perfett[oa]|bene|bellissim[oa]|content[oa]|fantastic[oa]),? (?:\\p{L}+ ){0,3}?(?:fino a quando|finché (?:non )?(?:si|ha|è)|fino al (?:giorno|secondo|terzo)|fin quando)|(?:dopo|oltre|scadut\\p{L}+|fuori) (?:la |il |dalla |dal |i )?(?:scadenza |fine |termine |termini |periodo )?(?:della |del |di |dei |dalla )?(?:garanzia|periodo di reso|termine di reso|reso)(?=[.,!]| e|$)|(?:ha|hanno) smesso di (?:funzionare|caricare)|non (?:funziona|si accende|carica) più',
  '(?:ótim[oa]|perfeit[oa]|bem|maravilh\\p{L}+|content[oa]|feliz),? (?:\\p{L}+ ){0,3}?até (?:que|parar|deixar|avariar|quebrar|ao (?:dia|segundo|terceiro))|(?:depois|após|fora|passad[oa]) (?:de |do |da |o |a )?(?:\\p{L}+ ){0,2}?(?:prazo|período) de (?:devolução|troca|garantia)|fora da garantia|(?:parou|deixou) de (?:funcionar|carregar|ligar)|não (?:liga|carrega|funciona) mais|já não (?:liga|carrega|funciona)',
  '(?:prima|goed|top|super|geweldig|perfect|tevreden|fantastisch),? (?:\\p{L}+ ){0,2}?(?:totdat|tot (?:hij|ze|het|de|ik|gisteren))(?!\\p{L})|(?:na|buiten) (?:het |de )?(?:einde |aflopen |verlopen )?(?:van )?(?:de |het )?(?:retour|garantie|bedenk)(?:termijn|periode|tijd)|(?:gaf|geeft|heeft) (?:[\\p{L}\\d]+ ){0,6}?de geest',
])

/** Means the opposite next to trouble: "Oh brilliant, another three weeks". */
const ironic = anyOf([
  '(?<=^|[.!?…] ?)(?:oh|well|wow),? (?:great|brilliant|lovely|fantastic|superb|wonderful|perfect|marvell?ous)(?=[,.!…])|funny (?:that|how that)(?= ?[.!]|$)|go figure|thanks (?:for nothing|a bunch)|slow clap|what a coincidence|(?:superb|great|top|brilliant|stellar) (?:planning|quality control),? (?:guys|folks|everyone|team|people)',
  '(?<=^|[.!?…] ?)na (?:super|toll|prima|klasse|bravo|danke|wunderbar|herrlich|großartig|bestens)(?=[ ,.!]|$)|danke für nichts|ganz großes kino|(?:tolle|super|starke|reife) leistung(?=[ ,.!]|$)|schönen dank auch|was für ein zufall',
  'merci (?:beaucoup )?pour rien|comme par hasard|quel hasard|(?<=^|[.!?…] ?)(?:bravo|chapeau|ah (?:super|génial|parfait))(?= ?[!.,])|beau travail',
  '(?:gracias|obrigad[oa]) por nada|(?:qué|vaya) casualidad|(?<=^|[.!?…¡] ?)(?:enhorabuena|olé)(?= ?[!.,])|(?:vaya|menudo|menuda) (?:servicio|calidad)',
  'grazie (?:di|per) (?:niente|nulla)|guarda caso|che combinazione|que coincidência|(?<=^|[.!?…] ?)(?:bravi|complimenti|parabéns|ah (?:bene|ottimo|perfetto|fantastico))(?= ?[!.,])',
  'nou bedankt|bedankt voor niets|lekker dan|wat een toeval|hoe toevallig|(?<=^|[.!?…] ?)nou (?:super|fijn|geweldig|lekker)|goed bezig',
])

const troubles = anyOf([
  "late|weeks?|still|wrong|never|instead|empty|broken?|missing|dead|died|stopped|cracked|leak\\p{L}*|again|birthday|nothing|torn|useless|smashed|doesn't|won't|didn't",
  'wochen?|spät|falsch\\p{L}*|statt|leer|kaputt|fehl\\p{L}+|nicht|zerbrochen|defekt|gewartet|nie|immer noch|schon wieder',
  'semaines?|retard|mauvaise?|jamais|lieu de|vide|cassée?s?|manqu\\p{L}+|toujours pas|encore|ne \\p{L}+ (?:plus|pas)|abîmée?s?',
  'semanas?|tarde|retraso|equivocad[oa]|nunca|en (?:vez|lugar)|vací[oa]|rot[oa]s?|falta\\p{L}*|todavía|otra vez|no (?:funciona|llegó|ha llegado)',
  'settiman[ae]|ritardo|sbagliat[oa]|mai|invece|al posto|vuot[oa]|rott[oa]|manca\\p{L}*|ancora|non (?:funziona|è arrivat[oa])',
  'semanas?|atras\\p{L}+|errad[oa]|nunca|em vez|vazi[oa]|partid[oa]|quebrad[oa]|falt\\p{L}+|ainda|não (?:funciona|chegou)',
  'weken?|laat|verkeerde?|nooit|plaats van|leeg|kapot|stuk|ontbr\\p{L}+|nog steeds|niet',
])
