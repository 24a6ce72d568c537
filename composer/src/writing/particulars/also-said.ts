import type { Complaint, Highlight } from './particular.ts'
import { unspaced, wording } from './particular.ts'

const denied = "(?<!(?:(?<!\\p{L})(?:not|never|no|none|without|hardly)|n't)(?: \\p{L}+){0,2} )"
const shown = '(?:pictures?|photos?|images?|website|listing)'
const happily =
  '(?!,? (?:and |but )?(?:(?:i|we) )?(?:actually |really )?(?:love|like|prefer|better|even|in a good way))'
const onScreen = '(?:on ?line|on (?:the |your )?(?:site|website|screen|internet))'

/** More ways in which customers report the same. */
export const alsoSaid: Record<string, Partial<Record<Complaint | Highlight, RegExp>>> = {
  en: {
    notAsShown: wording(
      `not (?:at all )?what (?:was|is|i saw|you (?:show|see)) (?:(?:was )?(?:pictured|shown|advertised|displayed)|in the ${shown}|${onScreen})|(?:did|does|do)(?:n't| not) (?:appear|look) (?:\\p{L}+ ){0,3}?(?:as|like|how) (?:\\p{L}+ ){0,4}?${onScreen}|(?:zoomed|pixelated|blurry|blurred|grainy|low[- ]res\\p{L}*)(?: \\p{L}+){0,3} version of (?:the|your|a) ${shown}|(?:lighter|darker|gr[ae]yer|paler|duller|browner|yellower|smaller|shorter|thinner) (?:in person |in real life )?than (?:it (?:is|looks|appears) |they (?:are|look|appear) )?(?:in |on )?(?:the|your) ${shown}${happily}`,
    ).pattern,
    notArrived: wording(
      '(?:still )(?:no|zero) (?:parcel|package|delivery|order|shipment|sign of (?:it|my (?:order|parcel|package)))(?!\\p{L})(?! (?:issues?|problems?|complaints?|confirmation|number|updates?))',
    ).pattern,
    wrongItem: wording(
      '(?:got |received |sent |same |the )?wrong \\p{L}+ (?:was |were |has been |got |again )?(?:delivered|arrived|shipped|received|came(?= ?(?:[.,!;]|$|in|and)))(?! to)',
    ).pattern,
    stopped: wording(
      "(?:wouldn't|won't|would not|will not) (?:come|light|power|boot) (?:back )?(?:on|up)(?= ?(?:[.,!;]|$|any|at all|again|after|and))",
    ).pattern,
    faulty: wording(
      `(?:couldn't|could not|can't|cannot|unable to|won't|doesn't|does not) (?:receive|pick up|get|tune in(?: to)?|find) (?:a single|one|any|even one) (?:stations?|channels?|signals?)|(?:inputs?|outlets?|ports?|buttons?|sockets?|keys) (?:\\p{L}+ )?(?:would|will|do|did|does)(?:n't| not) (?:function|work|respond)`,
    ).pattern,
    incomplete: wording(
      "(?:did(?:n't| not)|never) (?:get|receive|come with) (?:the|my|a|an|any) (?:free |promised |included )?\\p{L}+ (?:that|which) (?:was|is|were) (?:part of|included|promised|advertised|supposed)",
    ).pattern,
    seeThrough: wording(
      `${denied}(?:(?:can |could )?see (?:right |straight |clean |clear |completely )+through(?! (?:\\p{L}+ ){0,2}(?:lies|marketing|tricks?|hype|scam|promises|reviews|glass|window)(?!\\p{L}))|(?:very|too|so|really|completely|totally|super|quite|pretty) see[- ]?through|(?:very|too|completely|totally) (?:sheer|transparent)|(?:thin|sheer)(?!\\p{L})[^.!?\\n]{0,40}(?:bra|underwear|panty|panties)(?: outlines?| lines?)? (?:will |would |does |do |can |is |are )?(?:shows?|visible|(?:be )?seen|showing)(?! off))`,
    ).pattern,
    tooSmall: wording(
      "(?:fits?|fit|sized|runs?) (?:more )?like (?:an? )?(?:kid|child|children|toddler|doll)(?:'?s'?)?(?!\\p{L})",
    ).pattern,
    tooHeavy: wording(
      `${denied}(?:(?:it|skirt|dress|coat|top|jacket|they|bag|this)(?:'s| is| are| was) (?:literally |just |also )?(?:very|so|extremely|really|super) heavy(?! (?:duty|rain|use)|-))`,
    ).pattern,
    helped: wording(
      '(?:but |then |and )?(?:you|they) had (?:the|my) (?:\\p{L}+ ){1,3}and (?:they|it) (?:were|was) (?:perfect|great|fine)|(?:you|they) (?:sent|mailed|shipped|brought) (?:me |us )?(?:it|them|the (?:missing )?\\p{L}+) (?:out )?(?:the (?:next|same|very next) day|right away|straight away|immediately)',
    ).pattern,
  },
  de: {
    notAsShown: wording(
      '(?:(?:mehr|eher) \\p{L}+|(?!schoner|besser|hubscher|toller)\\p{L}{3,}er) als (?:auf|in) (?:dem|den) (?:bild|foto|bildern|fotos)',
    ).pattern,
  },
  fr: {
    late: wording(
      "arrivée?s? (?:[\\p{L}\\d]+ ){1,4}?(?:jours?|semaines?|mois) (?:après|plus tard|trop tard)|(?:arrivée?s?|reçue?s?|livrée?s?) (?:[\\p{L}\\d']+[, ]+){0,6}?trop tard",
    ).pattern,
    notAsShown: wording(
      '(?:plus|trop) (?:clair|foncé|gris|terne|pâle|sombre|petit)e?s? que sur (?:la|les) (?:photos?|images?)',
    ).pattern,
  },
  es: {
    late: wording(
      'lleg\\p{L}+ (?:[\\p{L}\\d]+ ){1,4}?(?:días|semanas) (?:después|tarde|más tarde)(?! de (?:pedir|comprar))',
    ).pattern,
    notAsShown: wording('más (?:clar|oscur|gris|pálid|pequeñ)\\p{L}* que en (?:la|las) (?:fotos?|imagen|imágenes)')
      .pattern,
  },
  it: {
    late: wording("arrivat[oaie] (?:[\\p{L}\\d]+ ){1,4}?(?:giorni|settimane) dopo (?:la|il|l'|natale|le|i)").pattern,
    notAsShown: wording(
      'più (?:chiar|scur|grigi|pallid|piccol)\\p{L}* (?:che|di quanto|rispetto) (?:\\p{L}+ )?(?:in|nella|nelle|sulla|alla|alle) foto',
    ).pattern,
  },
  pt: {
    late: wording(
      'cheg\\p{L}+ (?:[\\p{L}\\d]+ ){1,4}?(?:dias|semanas) (?:depois|após) (?:da|do|a|o)|(?:entendo|compreendo|apesar d|por causa d|devido a)[oe]? ?(?:o )?(?:grande )?atraso',
    ).pattern,
    notAsShown: wording('mais (?:clar|escur|cinza|pálid|pequen)\\p{L}* (?:do )?que n[ao]s? (?:fotos?|image\\p{L}+)')
      .pattern,
  },
  ja: {
    late: unspaced(
      /(?:誕生日|パーティー|結婚式|イベント|記念日)(?:の|を|が|から)?[\d一二三四五六七数]*日?(?:後|過ぎ)[^。]{0,6}(?:届|到着)/u,
    ).pattern,
    notAsShown: unspaced(/写真より(?:も)?(?:だいぶ|かなり)?(?:暗|薄|濃|小さ|くす|グレー|安っぽ)/u).pattern,
  },
  zh: {
    late: unspaced(/(?:生日|派对|婚礼|节日)(?:都)?(?:过了|过后|之后)[^。，]{0,6}才?(?:到|收到)/u).pattern,
    notAsShown: unspaced(/比(?:图片|照片|图)(?:上|里)?(?:的)?(?:颜色)?(?:要|更)?(?:灰|暗|浅|深|小|薄)/u).pattern,
  },
}
