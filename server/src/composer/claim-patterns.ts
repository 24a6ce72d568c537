import type { GuardSpan } from './composer.ts'

export interface ClaimPattern {
  kind: GuardSpan['kind']
  reason: string
  pattern: RegExp
  /** Marked even if the same words stand in a stored fact: "we will send a replacement" is a promise of its own. */
  always?: boolean
}

const endings =
  'com|net|org|info|biz|shop|store|online|site|app|io|co|me|ly|gl|eu|uk|us|de|at|ch|fr|es|it|pt|br|jp|cn|nl|test|example|xyz|link|ru'
const currency =
  '[$€£¥₹₩₺₽]|usd|eur|gbp|jpy|chf|r\\$|dollars?|euros?|pounds?|pence|cents?|yen|pfund|libras?|dólares|dollari|sterline|reais'
const currencyAfter = `${currency}|円|元|ドル|ユーロ|ポンド`
const number = "\\p{Nd}+(?:[.,'\u00a0 ]\\p{Nd}+)*"

/** In reading order of severity; a found span that lies in an earlier one is dropped. */
export const claimPatterns: ClaimPattern[] = [
  {
    kind: 'contact',
    reason: 'An e-mail address that no stored fact names.',
    pattern:
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|＠)\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu,
  },
  {
    kind: 'contact',
    reason: 'An account name that no stored fact names.',
    pattern: /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,30}(?<!\.)/gu,
  },
  {
    kind: 'contact',
    reason: 'A number that looks like a telephone or order number.',
    pattern: /(?<![\p{L}\p{N}])\+?\(?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,16}(?!\p{Nd})/gu,
  },
  { kind: 'link', reason: 'A link that no stored fact names.', pattern: /(?:https?:\/\/|www\.)[^\s<>"”»」）)]+/giu },
  {
    kind: 'link',
    reason: 'A web address that no stored fact names.',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@.-])[\\p{Ll}\\p{N}-]+(?:\\.[\\p{Ll}\\p{N}-]+)*(?:\\.|\\s?(?:\\(dot\\)|\\[dot\\])\\s?| dot )(?:${endings})(?![\\p{L}\\p{N}])(?:/[^\\s]*)?`,
      'gu',
    ),
  },
  {
    kind: 'discount',
    reason: 'A percentage that no stored fact names.',
    pattern:
      /\p{Nd}+(?:[.,]\p{Nd}+)?\s?(?:[%％]|percent|per cent|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|パーセント|割引|割|折)/giu,
  },
  {
    kind: 'discount',
    reason: 'Something that looks like a discount code.',
    pattern: /(?<![\p{L}\p{N}])(?=[A-Z0-9-]*[A-Z]{3})(?=[A-Z0-9-]*\d)[A-Z0-9-]{5,}(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'discount',
    reason: 'A code that no stored fact names.',
    pattern:
      /(?<!\p{L})(?:[Cc]od[eo]|CODE|[Cc]ódigo|[Cc]odice|コード|代码)\s*[:：]?\s*["“«「]?(?=[\p{Lu}\p{N}-]*[\p{Lu}\p{N}]{3})[\p{Lu}\p{N}-]{3,}/gu,
  },
  {
    kind: 'discount',
    reason: 'A discount, voucher or gift that no stored fact supports.',
    pattern:
      /(?<!\p{L})(?:discounts?|vouchers?|coupons?|promo(?:tion)?[- ]?codes?|store credit|free gift|gift cards?|rabatte?s?|rabattcodes?|gutscheine?n?|gutscheincodes?|preisnachlass|réductions?|remises?|bons? d['’]achat|codes? promo|cadeau offert|descuentos?|cup[óo]n(?:es)?|código promocional|regalo gratis|sconti?|buon[oi] sconto|codice sconto|in omaggio|descontos?|cupom|cupons|brinde)(?!\p{L})|割引|クーポン|ギフト券|优惠|折扣|优惠券/giu,
  },
  {
    kind: 'amount',
    reason: 'An amount of money that no stored fact names.',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${currency})\\s?${number}|(?<![\\p{L}\\p{N}])\\p{Nd}+(?:[.,]\\p{Nd}+)*\\s?(?:${currencyAfter})(?!\\p{Script=Latin})`,
      'giu',
    ),
  },
  {
    kind: 'refund',
    reason: 'A refund, replacement or compensation is spoken of.',
    always: true,
    pattern:
      /(?<!\p{L})(?:(?:re)?imburse\p{L}*|refund\p{L}*|money back|compensat\p{L}*|(?:a|your|the|free|new) replacements?|replace (?:it|them|the|your)|(?:send|ship|mail|sent|shipped)(?:ing)? (?:you )?(?:a|an|another|out) (?:new|another|replacement)\p{L}*|send you (?:a new|another)|exchange (?:it|them|the|your)|(?:zu)?rückerstatt\p{L}*|erstatt\p{L}*|geld zurück|ersatz(?:lieferung|artikel|produkt|gerät)?|umtausch\p{L}*|entschädig\p{L}*|rembours\p{L}*|dédommag\p{L}*|indemnis\p{L}*|remplace\p{L}*|échang(?:er|é|erons)|reembols\p{L}*|devolv(?:er|eremos)\p{L}*|devolución(?:es)?|indemniz\p{L}*|compens\p{L}*|reemplaz\p{L}*|rimbors\p{L}*|risarc\p{L}*|sostitu\p{L}*|estorn\p{L}*|indeniz\p{L}*|substitui\p{L}*)(?!\p{L})|返金|払い戻|交換|代替品|新品をお送り|弁償|補償|退款|换货|赔偿|补发/giu,
  },
  {
    kind: 'promise',
    reason: 'A time or date that no stored fact supports.',
    pattern:
      /(?<!\p{L})(?:(?:within|in|by|binnen|innerhalb von|innerhalb|sous|dans les|dans|en|dentro de|entro|em até|em|dentro de)\s+)?\p{Nd}{1,3}(?:\s?[-–]\s?\p{Nd}{1,3})?\s?(?:(?:business|working)\s+)?(?:hours?|days?|weeks?|months?|years?|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|días|semanas|meses|años|ore|giorni|settimane|mesi|anni|dias|時間|日以内|日間|週間|か月|ヶ月|年間|小时|天|工作日)(?!\p{Script=Latin})/giu,
  },
  {
    kind: 'promise',
    reason: 'A promise that no stored fact supports.',
    always: true,
    pattern:
      /(?<!\p{L})(?:(?:we|i) (?:can |hereby )?(?:guarantee|promise)|guaranteed|will (?:never|not) happen again|free of charge|for free|(?:is|are) on (?:its|their|the) way|(?:has|have|was|were) (?:been )?(?:shipped|sent out|dispatched)|will be (?:shipped|sent|delivered|repaired|fixed)|by (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|(?:wir )?(?:garantieren|versprechen) (?:wir|ihnen)|wird nicht wieder vorkommen|kostenlos\p{L}*|gratis|ist unterwegs|bis morgen|nous (?:vous )?(?:garantissons|promettons)|ne se reproduira (?:plus|pas)|gratuite?s?|gratuitement|est en route|(?:le |se lo )?(?:garantizamos|prometemos)|no volverá a ocurrir|gratuit[oa]s?|está en camino|mañana mismo|(?:vi |le )?(?:garantiamo|promettiamo)|non accadrà più|gratuitamente|è in arrivo|garantimos|não vai acontecer novamente|grátis|está a caminho)(?!\p{L})|お約束|保証いたします|保証します|二度とこのような|無料|発送いたしました|明日|保证|免费/giu,
  },
]
