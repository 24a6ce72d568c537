import { anyOf, plainly } from './words-in.ts'
import { isStayForOtherReasons } from './medical-help.ts'
import { allQuestionsIn } from './plain-request.ts'
import type { Risk } from './reading.ts'
import { compact } from '../words/compact.ts'

/** Whether a risk's word at this place tells of nothing that a reply must be careful about. */
export function isHarmlessMention(
  risk: Risk,
  plain: string,
  { start, end }: { start: number; end: number },
  rating: number | null,
): boolean {
  if (risk === 'injury') return isStay(plain, start, end) || isAskedAhead(plain, start, end, rating)
  if (risk === 'legal') return isProfession(plain, start, end)
  return risk === 'refund' && isPaidBack(plain, rating)
}

/** "In the hospital", but not because of the product. */
function isStay(text: string, start: number, end: number): boolean {
  const small = plainly(text)
  if (!/^(?:(?:in|at) )?(?:the )?hospital$/u.test(small.slice(start, end))) return false
  const [before = ''] = /[^.!?\n]*$/u.exec(small.slice(0, start)) ?? []
  const [after = ''] = /^[^.!?\n]*/u.exec(small.slice(end)) ?? []
  return isStayForOtherReasons(`${before}${small.slice(start, end)}${after}`.trim(), small)
}

/** "Does it contain nuts? My son is allergic": nothing has happened. */
function isAskedAhead(text: string, start: number, end: number, rating: number | null): boolean {
  const small = plainly(text)
  if ((rating ?? 5) <= 2 || !allergy.test(small.slice(start, end)) || happened.test(small)) return false
  return allQuestionsIn(text).some((question) => !wondersWhy.test(question.toLowerCase()))
}

const allergy = /allerg|al[eé]rg|anaphyla|anafil|アレルギー|过敏/u

const wondersWhy = compact(
  /(?<!\p{L})(?:why|how come|warum|wieso|weshalb|pourquoi|por qu[eé]|perch[eé]|por ?qu[eê]|waarom)(?!\p{L})/u,
)

const happened = anyOf(
  [
    "had|got|gave|caused|came|went|broke out|swell\\p{L}*|swelled|swollen|rash(?:es)?|hives|itch(?:es|ed|ing)|burn(?:s|ed|t|ing)|hospital|reacted|has reacted|(?:else|else's)",
    'hatten?|bekam|bekommen|bekommt|gejuckt|juckt|geschwollen|ausschlag|krankenhaus|(?:jemand|andere) auch|auch (?:jemand|andere)',
    "(?:a|ai|ont|avons) (?:eu|fait|provoqué|déclenché)|plaques|gonfl\\p{L}*|boutons|hôpital|d'autres",
    'tuv[eo]|ha tenido|me (?:dio|salió|salieron)|le (?:dio|salió|salieron)|ronchas|hinch\\p{L}*|hospital|alguien más',
    '(?:ha|ho|hanno) avuto|gonfi\\p{L}*|sfogo|ospedale|qualcun altro|teve|tive|inch(?:ou|ado)|coceira|kreeg|gekregen|uitslag',
  ],
  'ました|出た|起こした|出了|起了',
)

/** A lawyer as someone's job: "lawyer's bag", "for a lawyer", "she is a lawyer". */
export function isProfession(text: string, start: number, end: number): boolean {
  const small = plainly(text)
  if (!lawyer.test(small.slice(start, end))) return false
  return ofLawyers.test(small.slice(start, end + 40)) || jobBefore.test(small.slice(Math.max(0, start - 40), end))
}

const profession =
  '(?:lawyers?|attorneys?|solicitors?|barristers?|anw[aä]lt(?:in|innen|e|en|s|es)?|avocate?s?|abogad[oa]s?|advogad[oa]s?|avvocat[oaei]|advocat(?:e|en)|advoca(?:at|ten))'
const lawyer = compact(`^(?:(?:\\p{L}+|\\p{L}+') ?)?${profession}(?:'s)?$|弁護士`, 'u')
const ofLawyers = compact(
  /^(?:an? |the )?(?:lawyers?|attorneys?|solicitors?|barristers?)(?:'s?|s')? (?:bags?|briefcases?|daughters?|sons?|wife|husband|desks?|office (?:desk|chair|decor|wall)|gifts?|robes?|suits?|gowns?|life|salary|budget|looks?|style|mug|pen|friends?)(?!\p{L})|^弁護士(?:用|の(?:息子|娘|夫|妻|父|母|友))/u,
)
const jobBefore = compact(
  `(?<!\\p{L})(?:(?:for|is|are|being|becom\\p{L}+|he's|she's|like|every|any) (?:an? |the |my |our |your )?(?:\\p{L}+ )?|für (?:eine[nr]? |meine[nr]? |jeden )?(?:\\p{L}+ )?|ist |pour (?:un |une |mon |ma )?|est |d'|para (?:un |una |um |uma |mi |meu |minha )?|(?:es|é) |per (?:un |una |il mio |la mia )?|è |voor (?:een |mijn )?|is )${profession}$`,
  'u',
)

/** Praise of a refund that came: "Refund came the next day". Below four stars, it may be late or too little. */
export const isPaidBack = (text: string, rating: number | null): boolean => {
  const small = plainly(text)
  return (rating ?? 0) >= 4 && paid.test(small) && !unpaid.test(small)
}

const paid = anyOf(
  [
    '(?:refund|money)(?:ed)? (?:me |us |my money |back )?(?:\\p{L}+ )?(?:came|arrived|landed|appeared|was (?:\\p{L}+ )?(?:issued|processed|paid|quick|fast|instant|immediate|given|sent|back|in my|smooth|easy|prompt)|the (?:very )?(?:next|same) day|within|in (?:\\d|one|two|three|a few|no time|under|full)|immediately|straight away|right away|promptly|quickly|at once|without (?:a |any )?(?:my |fuss|question|quibble|hassle|asking|problem))|(?:got|received|gave|given|issued|sent|offered|had|processed|arranged) (?:me |us |him |her )?(?:a |my |the )?(?:\\p{L}+ ){0,2}?(?:refund|money back)|refunded (?:me|us|it|the|my)|(?:quick|fast|prompt|easy|instant|immediate|hassle-free|smooth|speedy|full) refund',
    '(?:erstattung|rückerstattung|rückzahlung|geld|betrag|kaufpreis) (?:\\p{L}+ ){0,3}?(?:am (?:nächsten|selben|gleichen) tag|sofort|schnell|prompt|umgehend|anstandslos|problemlos|innerhalb)|(?:schnelle|prompte|problemlose|sofortige|unkomplizierte) (?:erstattung|rückerstattung|rückzahlung)|(?:sofort|schnell|prompt|umgehend|anstandslos|problemlos) (?:\\p{L}+ )?(?:erstattet|zurückerstattet|zurücküberwiesen)',
    'rembours(?:ée?s?|ement) (?:\\p{L}+ ){0,2}?(?:rapide(?:ment)?|immédiat(?:ement)?|dès le lendemain|le lendemain|sans (?:problème|discuter|difficulté)|en (?:\\d|deux|trois|quelques)|tout de suite|intégral(?:ement)?)',
    '(?:reembols\\p{L}+|devolvieron el dinero|dinero) (?:\\p{L}+ ){0,3}?(?:rápid\\p{L}+|inmediat\\p{L}+|al día siguiente|enseguida|en seguida|sin (?:problemas?|preguntas)|en (?:\\d|dos|tres|pocos))',
    '(?:reembols\\p{L}+|estorn\\p{L}+|devolveram o dinheiro) (?:\\p{L}+ ){0,3}?(?:rápid\\p{L}+|imediat\\p{L}+|no dia seguinte|na hora|sem (?:problemas?|perguntas)|em (?:\\d|dois|três|poucos))',
    'rimbors\\p{L}+ (?:\\p{L}+ ){0,3}?(?:veloc\\p{L}+|rapid\\p{L}+|immediat\\p{L}+|il giorno dopo|subito|senza (?:problemi|domande)|in (?:\\d|due|tre|pochi))',
    '(?:terugbetaling|geld|terugbetaald|bedrag) (?:\\p{L}+ ){0,3}?(?:snel|meteen|direct|de volgende dag|dezelfde dag|zonder (?:problemen|gedoe)|binnen)|(?:snel|meteen|direct|netjes) terugbetaald',
  ],
  '返金(?:も|が|は|対応も|対応が)?(?:すぐ|早|速|迅速|翌日|スムーズ)|すぐに返金|(?:很快|马上|立刻|第二天)(?:就)?(?:退款|退钱)|退款(?:很|也)?(?:快|及时|迅速)',
)

const unpaid = compact(
  /(?<!\p{L})(?:never|still|not|no(?! (?:fuss|questions?|quibbles?|hassle|problems?|trouble|drama|issues?))|nothing|waiting|yet|only|partial\p{L}*|refus\p{L}*|declin\p{L}*|denied|until|finally|fees?|minus|instead|twice|double|want|please|nie|nicht|kein\p{L}*|immer noch|nur|erst|doppelt|jamais|pas|toujours|seulement|enfin|nunca|aún|todavía|solo|sólo|mai|non|ancora|solo|não|ainda|só|apenas|nooit|niet|geen|nog|maar|pas)(?!\p{L})|n't|まだ|ない|ません|没|不/u,
)
