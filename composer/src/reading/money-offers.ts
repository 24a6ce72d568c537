import { anyOf, plainly } from './words-in.ts'

/** Posts that promise money or gifts, or recommend someone who "recovers" it, with a way to contact them. */
export function moneyOffer(text: string): string | null {
  const small = plainly(text)
  const [offer] = offers.exec(small) ?? []
  if (offer !== undefined && contact.test(small)) return offer
  return alone.exec(small)?.[0] ?? null
}

const contact =
  /https?:\/\/|www\.|(?<![\p{L}\d])[\p{L}\d-]{3,40}\.(?:com|net|org|info|biz|xyz|site|online|shop|club|vip|io|co|example)(?![\p{L}\d])|@[\p{L}\d]|\+\d[\d\s().-]{6,}|(?<!\p{L})(?:whats ?app|telegram|signal|wechat|(?:text|message|contact|dm|inbox|reach|write to) (?:me|him|her|them|us)|ask me how|(?:hit|hmu|inbox) me|(?:\d+|limited|few) spots|link (?:in|on)|in (?:my )?bio)(?!\p{L})/iu

const coin = '(?:bitcoins?|btc|crypto(?:currency|currencies)?|usdt|ethereum|eth|forex)'
const sum = '[$€£] ?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:dollars|usd|euros?|pounds)'

const offers = anyOf([
  `(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made) (?:\\p{L}+ ){0,3}?(?:${sum})(?: (?:or more|plus|extra))? (?:a|per|every|each|in (?:a|one|just)|within) (?:\\p{L}+ )?(?:day|week|month|hour)s?`,
  `(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made) (?:\\p{L}+ ){0,3}?(?:${sum}|\\d+(?:\\.\\d+)?k) (?:weekly|daily|monthly|hourly|(?:a|per|every|each) (?:day|week|month|hour))`,
  '(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made) (?:\\p{L}+ ){0,2}?(?:money|cash|income|dollars) (?:from|on|in|with) (?:your|the comfort of your|my|their) (?:couch|sofa|bed|phone|home|laptop|own home)',
  '(?:work|working) (?:from|on) (?:home|my phone|your phone|your couch|my couch) (?:with no experience|and (?:earn|make|making))',
  `(?:trad(?:es?|ing)|invest(?:s|ed|ing|ments?)?|min(?:es|ing)) (?:\\p{L}+ ){0,3}?${coin}|${coin} (?:trad(?:er|ing)|invest\\p{L}*|mining|profits?|expert|recovery)`,
  `turned (?:my |his |her |our )?(?:${sum}) into (?:${sum})`,
  `(?:recover(?:ed|s|y|ing)?|got|get|retriev\\p{L}*) (?:back )?(?:\\p{L}+ ){0,3}?(?:stolen|lost|scammed) (?:${coin}|funds|money|wallet)`,
  'free (?:i ?phones?|gift ?cards?|v-?bucks|robux|followers|macbooks?|ps5)',
  'hack(?:er|ers|ing) (?:\\p{L}+ ){0,3}?(?:recover\\p{L}*|spouse|phone|whatsapp|account)',
])

/** Nothing else is said by customers of a shop. */
const alone = anyOf([
  'follow @[\\p{L}\\d._]{3,30} (?:for|to (?:get|win)) (?:\\p{L}+ ){0,3}?(?:\\d{1,2} ?% off|discounts?|free|giveaways?|cheap|deals)',
  `(?:text|message|contact|dm|write|add) me on (?:telegram|whats ?app|signal)[^.!?\\n]{0,20}(?:@|\\+?\\d)`,
  `(?:message|contact|text|dm|reach) (?:him|her|them) on (?:telegram|whats ?app|signal|instagram)`,
])
