import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Posts that promise money or gifts, or recommend someone who "recovers" it, with a way to contact them. */
export function moneyOffer(text: string): string | null {
  const small = plainly(text)
  const [offer] = offers.exec(small) ?? []
  if (offer !== undefined && contact.test(small)) return offer
  return alone.exec(small)?.[0] ?? null
}

const contact = compact(
  /https?:\/\/|www\.|(?<![\p{L}\d])[\p{L}\d-]{3,40}\.(?:com|net|org|info|biz|xyz|site|online|shop|club|vip|io|co|example)(?![\p{L}\d])|@[\p{L}\d]|\+\d[\d\s().-]{6,}|(?<![\d.,])0\d[\d ./-]{7,}\d|(?<!\p{L})(?:whats ?app|telegram|signal|wechat|(?:text|message|contact|dm|inbox|reach|write to) (?:me|him|her|them|us)|ask me how|(?:hit|hmu|inbox) me|(?:\d+|limited|few) spots|link (?:in|on)|in (?:my )?bio|schreib(?:t)? mir|écri(?:s|vez)-moi|escríbeme|escribeme|scrivimi|me cham[ae]|chama no|stuur me)(?!\p{L})|LINE|ライン|微信|加我/iu,
)

const coin = '(?:bitcoins?|btc|crypto(?:currency|currencies)?|usdt|ethereum|eth|forex)'
const sum = '[$€£] ?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:dollars|usd|euros?|pounds)'

/** As customers in Europe and Latin America write it. */
const amount = `(?:${sum}|r\\$ ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[€£$]|eur|dólares|dolares|dollari|reais|mil (?:euros|dólares|reais)))`
const often: Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', string> = {
  de: '(?:pro|am|im|jeden|in der|die|in einer|in einem) (?:tag|woche|monat|stunde)|täglich|wöchentlich|monatlich',
  fr: '(?:par|chaque|en un|en une) (?:jour|semaine|mois|heure)',
  es: '(?:al|por|cada|a la|en un|en una) (?:día|dia|semana|mes|hora)|diarios|semanales|mensuales',
  it: '(?:al|a|ogni|in un|in una|alla) ?(?:giorno|settimana|mese|ora)|giornalieri|mensili',
  pt: '(?:por|ao|cada|em um|em uma) (?:dia|semana|mês|mes|hora)|diários|semanais|mensais',
  nl: '(?:per|elke|in een) (?:dag|week|maand|uur)|dagelijks|wekelijks',
}

const offers = anyOf(
  [
    `(?:verdien(?:e|en|st|t|te)?) (?:\\p{L}+ ){0,3}?${amount} (?:\\p{L}+ ){0,2}?(?:${often.de})|(?:verdien(?:e|en|st|t) (?:\\p{L}+ )?geld|geld verdienen|nebenverdienst|passives einkommen) (?:\\p{L}+ ){0,2}?(?:von|per|mit dem|ganz) (?:zu hause|zuhause|daheim|handy|einfach)`,
    `gagn(?:e|es|ez|er|é|ons) (?:\\p{L}+ ){0,3}?${amount} (?:\\p{L}+ ){0,2}?(?:${often.fr})|gagn(?:e|ez|er) (?:de l'argent |\\p{L}+ ){0,3}?depuis (?:chez (?:vous|toi|moi)|la maison|votre canapé)`,
    `(?:gan(?:a|as|e|o|ar|é|amos)|gánate|gane) (?:\\p{L}+ ){0,3}?${amount} (?:\\p{L}+ ){0,2}?(?:${often.es})|(?:gana|gane|ganar) (?:dinero|ingresos) (?:\\p{L}+ ){0,2}?desde (?:casa|tu (?:casa|móvil|celular))`,
    `guadagn(?:a|i|o|are|ate|ando) (?:\\p{L}+ ){0,3}?${amount} (?:\\p{L}+ ){0,2}?(?:${often.it})|guadagn(?:a|are|ate) (?:soldi |\\p{L}+ ){0,2}?(?:da casa|dal divano|col telefono)`,
    `ganh(?:e|a|o|ar|ei|ando) (?:\\p{L}+ ){0,3}?${amount} (?:\\p{L}+ ){0,2}?(?:${often.pt})|(?:ganhe|ganhar) (?:dinheiro|renda) (?:\\p{L}+ ){0,2}?(?:em casa|de casa|pelo celular)`,
    `(?:verdien(?:t|en|de|te)?) (?:\\p{L}+ ){0,3}?${amount} (?:\\p{L}+ ){0,2}?(?:${often.nl})|geld verdienen (?:\\p{L}+ ){0,2}?(?:vanuit huis|thuis)`,
    `(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made) (?:\\p{L}+ ){0,3}?(?:${sum})(?: (?:or more|plus|extra))? (?:a|per|every|each|in (?:a|one|just)|within) (?:\\p{L}+ )?(?:day|week|month|hour)s?`,
    `(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made) (?:\\p{L}+ ){0,3}?(?:${sum}|\\d+(?:\\.\\d+)?k) (?:weekly|daily|monthly|hourly|(?:a|per|every|each) (?:day|week|month|hour))`,
    '(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made) (?:\\p{L}+ ){0,2}?(?:money|cash|income|dollars) (?:from|on|in|with) (?:your|the comfort of your|my|their) (?:couch|sofa|bed|phone|home|laptop|own home)',
    '(?:work|working) (?:from|on) (?:home|my phone|your phone|your couch|my couch) (?:with no experience|and (?:earn|make|making))',
    `(?:trad(?:es?|ing)|invest(?:s|ed|ing|ments?)?|min(?:es|ing)) (?:\\p{L}+ ){0,3}?${coin}|${coin} (?:trad(?:er|ing)|invest\\p{L}*|mining|profits?|expert|recovery)`,
    `(?:earn(?:s|ed|ing)?|mak(?:es|ing)|made) (?:\\p{L}+ ){0,3}?(?:${sum}) (?:\\p{L}+ )?(?:last|this|in my (?:first|last)|in the (?:first|last)|in (?:just )?(?:one|a|two|\\d)) (?:\\p{L}+ )?(?:week|month|day|hour)s?`,
    `turned (?:my |his |her |our )?(?:${sum}) into (?:${sum})`,
    `(?:recover(?:ed|s|y|ing)?|got|get|retriev\\p{L}*) (?:back )?(?:\\p{L}+ ){0,3}?(?:stolen|lost|scammed) (?:${coin}|funds|money|wallet)`,
    'free (?:i ?phones?|gift ?cards?|v-?bucks|robux|followers|macbooks?|ps5)',
    'hack(?:er|ers|ing) (?:\\p{L}+ ){0,3}?(?:recover\\p{L}*|spouse|phone|whatsapp|account)',
  ],
  '(?:副業|在宅|日給|月収|スマホ)[^。！？\\n]{0,16}(?:万円|稼)|(?:日赚|月入|日结|在家兼职|兼职)[^。！？\\n]{0,12}(?:\\d|元|万)',
)

/** Nothing else is said by customers of a shop. */
const alone = anyOf([
  'follow @[\\p{L}\\d._]{3,30} (?:for|to (?:get|win)) (?:\\p{L}+ ){0,3}?(?:\\d{1,2} ?% off|discounts?|free|giveaways?|cheap|deals)',
  `(?:text|message|contact|dm|write|add) me on (?:telegram|whats ?app|signal)[^.!?\\n]{0,20}(?:@|\\+?\\d)`,
  `(?:message|contact|text|dm|reach) (?:him|her|them) on (?:telegram|whats ?app|signal|instagram)`,
])
