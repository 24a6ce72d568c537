import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Words of a dispute about a charge, such as one that was made twice. */
export function disputedCharge(text: string): string | null {
  const small = plainly(text)
  if (!hints.test(small)) return null
  const [charge] = charges.exec(small) ?? bareCharge.exec(small) ?? []
  if (charge === undefined) return null
  const isBattery = charge.includes('charg') && !payer.test(charge) && battery.test(small)
  return isBattery ? null : charge
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /charg|bill|debit|débit|payment|transaction|money|gebucht|belast|berechn|gezogen|lastschrift|abbuchung|prél|factur|cobr|carg|addebit|prelev|scalat|pagament|afgeschr|afschrijv|incass|rekening|betaling|請求|引き落|決済|課金|払い|扣|收费/u

const times = '(?:twice|two times|three times|double|again|multiple times)'

const mine =
  '(?:me|us|(?:my|our) (?:(?:credit|debit|visa|paypal|bank|gift) )?(?:cards?|accounts?|paypal|bank(?! (?:again|twice))))'

const charges = anyOf(
  [
    `(?:charged|billed|debited|charging|billing) ${mine} (?:\\p{L}+ )?${times}`,
    `(?:card|account|paypal|(?<!power )bank|i|we) (?:was|were|is|has been|have been|got|been|just got) (?:\\p{L}+ )?(?:charged|billed|debited) (?:\\p{L}+ )?${times}(?! (?:the price|what))`,
    '(?:double|twice)[- ](?:charged|billed|debited|billing)|(?:duplicate|double|unauthorized|unauthorised|fraudulent|unknown|unrecognized) (?:charges?|payments?|transactions?) (?:from|on|by|to|for|of|in|and|again|still)|two charges (?:of|on|from|for)',
    `(?:took|taken|take|takes|paid|pay) (?:\\p{L}+ )?(?:payment|money) (?:from me |from my \\p{L}+ |out )?(?:twice|two times|three times)`,
    '(?:was|were|been|got) overcharged(?: by)?|overcharged (?:me|us|my)',
    `(?:charged|billed|charging|billing) ${mine} (?:\\p{L}+ ){0,3}?(?:for (?:an? |the |my )?(?:\\p{L}+ )?(?:order|subscription|item|items|thing|things|product|something|nothing|one|ones|membership|renewal) (?:that )?(?:\\p{L}+ )?(?:i|we|never|was|were|didn't|after|canceled|cancelled)|full price|the full (?:price|amount)|the wrong (?:amount|price)|the original price|after (?:i|we) (?:\\p{L}+ )?cancel\\p{L}+|without (?:my|our|permission|asking|consent|authorization))`,
    '(?:was|were|been|got|still being) (?:charged|billed) (?:full price|the full (?:price|amount)|the wrong (?:amount|price)|for (?:an? )?(?:order|item|subscription)s? (?:i|we|that)|even though|although|without (?:my|permission|consent|authorization)|after (?:i|we) (?:\\p{L}+ )?cancel\\p{L}+)',
    `(?:still|keep|keeps|kept) (?:charging|billing) ${mine}`,
    '(?:doppelt|zweimal|zwei mal|2x|2 mal|mehrfach) (?:\\p{L}+ )?(?:abgebucht|belastet|berechnet|abgezogen|eingezogen)|(?:abgebucht|belastet|berechnet|eingezogen) (?:\\p{L}+ )?(?:doppelt|zweimal)|doppelte? (?:abbuchung|belastung|berechnung|lastschrift)|unberechtigte? abbuchung',
    '(?:débitée?s?|prélevée?s?|facturée?s?) (?:\\p{L}+ )?(?:deux fois|2 fois|en double)|double (?:débit|prélèvement|facturation)',
    '(?:cobrado|cobraron|cobró|cobran|cobrasteis|cargado|cargaron) (?:\\p{L}+ ){0,2}?(?:dos veces|2 veces|el doble|por duplicado|doble)|doble (?:cargo|cobro)|(?:cargo|cobro) (?:duplicado|doble|no autorizado)',
    '(?:addebitat|prelevat|scalat)[oaie] (?:\\p{L}+ )?(?:due volte|2 volte|doppi\\p{L})|doppi[oa] (?:addebito|prelievo|pagamento)',
    '(?:cobrad[oa]|cobraram|debitad[oa]|cobrou) (?:\\p{L}+ ){0,2}?(?:duas vezes|2 vezes|em dobro|em duplicidade)|cobrança (?:dupla|duplicada|indevida)',
    '(?:twee keer|tweemaal|2x|dubbel) (?:\\p{L}+ )?(?:afgeschreven|geïncasseerd|in rekening)|dubbele? (?:afschrijving|incasso|betaling)',
  ],
  '二重(?:に|で)?(?:請求|引き落|決済|課金|払い)|(?:2|２|二|両)(?:回|重)も?(?:請求|引き落|決済|課金)|重复(?:扣款|收费|扣费)|扣了?(?:两|2|二)次(?:款|钱|费)?',
)

/** Without saying whose card, so that it could be a battery. */
const bareCharge = compact(
  `(?:^|(?<!\\p{L})(?:was|were|been|got|just|being) )(?:charged|billed|debited) ${times}(?! (?:as|a|per|the|in|over))`,
  'mu',
)

/** With one of these in the words of the charge, it isn't a battery's. */
const payer = compact(
  /(?<!\p{L})(?:me|us|card|account|paypal|payments?|transactions?|money|overcharged|bill\p{L}*|debited|price|amount|subscription|order|membership)(?!\p{L})/u,
)

const battery = compact(/batter|hours?(?!\p{L})|usb|overnight|charger|percent|power bank|phone|recharge/u)
