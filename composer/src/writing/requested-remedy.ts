import type { Remedy } from './phrases/requested.ts'
import { canceledAnyway, openMoney } from '../reading/open-money.ts'
import { requestsRemedy } from '../reading/requested-remedy.ts'
import { compact } from '../words/compact.ts'

/** What the customer asks for; null if nothing. */
export function remedyIn(text: string, language: string | null, rating: number | null): Remedy | null {
  const small = inLowerCase(text)
  const asksToSwap = swaps[language ?? '']?.test(small) ?? false
  const wantsMoney = openMoney(text, rating) !== null && canceledAnyway(text) === null
  if (!asksToSwap && !wantsMoney && !isDemand(small, rating) && !requestsRemedy(text, language)) return null
  const isMoney = money.test(small)
  if (asksToSwap || another.test(small)) return isMoney ? 'other' : 'another'
  return isMoney ? 'money' : 'other'
}

export const isAboutMoney = (text: string): boolean => money.test(inLowerCase(text))

const inLowerCase = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** With many stars, "full refund!" reports one: "Item was damaged, full refund!" */
function isDemand(small: string, rating: number | null): boolean {
  const demand = demands.exec(small)?.[0]
  return demand !== undefined && ((rating !== null && rating <= 3) || urges.test(demand))
}

const urges = compact(/(?<!\p{L})(?:want|please|my|bitte|will|mein|svp)(?!\p{L})/u)

/** As a sentence of its own: "Cracked, money back." */
const demands =
  /(?:^|[.,!;:] ?)(?:please |bitte |just )?(?:(?:i want )?(?:a |my )?(?:full )?(?:refund|money back)|(?:ich will )?(?:mein )?geld zurück|remboursement|reembolso|devolución|rimborso)(?: now| please|,? bitte| svp| ya| subito| já)?(?: ?[.!]|$)/u

/** Whole questions about an exchange: "Can you swap it?" */
const swaps: Record<string, RegExp> = {
  en: compact(
    /(?<!\p{L})(?:can|could|would|will) (?:you|i|we|it|this|they) (?:be |please |possibly |just )?(?:swap|swapped|exchange|exchanged)(?!\p{L})/u,
  ),
  de: compact(
    /(?<!\p{L})(?:kann|können|könnt|könnten|könnte|lässt) (?:ich|sie|ihr|wir|man|es sich) (?:\p{L}+ ){0,3}(?:um|ein|aus)?ge?tauscht?(?:en|werden)?(?!\p{L})|(?<!\p{L})(?:kann|können|könnt|könnten) (?:ich|sie|ihr|wir|man) (?:\p{L}+ ){0,4}(?:um|aus)?tauschen(?!\p{L})/u,
  ),
  fr: compact(
    /(?:comment|puis-je|peut-on|pouvez-vous|pourrais-je)(?: \p{L}+){0,2}(?: |')(?:l'|le |la |les )?échanger(?! (?:avec|sur))(?!\p{L})/u,
  ),
  es: compact(
    /(?<!\p{L})(?:cómo|puedo|se puede|pueden|podéis|podría)(?: \p{L}+){0,2} (?:cambiarl[oa]s?|cambiar(?: \p{L}+){0,2} (?:por otr[oa]s?|de talla))(?!\p{L})/u,
  ),
  it: compact(
    /(?<!\p{L})(?:come|posso|si può|potete|potrei)(?: \p{L}+){0,2} (?:cambiarl[oaie]|sostituirl[oaie]|cambiare?(?: \p{L}+){0,2} (?:per|con) un(?:'| )?altr[oa])(?!\p{L})/u,
  ),
  pt: compact(
    /(?<!\p{L})(?:como|posso|podem|poderia)(?: \p{L}+){0,2} trocar(?! (?:\p{L}+ )?(?:endereço|senha|e-?mail|nome|forma|data))(?!\p{L})/u,
  ),
}

const money =
  /refund|money|cash|erstatt|geld|rembours|argent|reembols|dinero|devuelv|devoluci|rimbors|soldi|estorno|dinheiro|返金|払い戻し|退款|退钱/u
const another =
  /swap|exchang|replac|umtausch|tausch|ersatz|échang|remplac|cambi|reemplaz|sostitu|troca|substitu|交換|换|补发|重发/u
