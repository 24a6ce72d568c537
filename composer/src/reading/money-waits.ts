import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/**
 * Who waits for money, an answer, or a collection doesn't speak of a delivery: "still waiting for my money", "the refund
 * came the next day". Neither does who sent something back: "tracking says you signed for it".
 */
export function withoutOtherWaits(clauses: Clause[], tokens: readonly Token[], plain: string): Clause[] {
  const isSentBack = sentBack.test(plain.toLowerCase())
  return clauses.map((clause) => {
    const { opinions, topics, mentions, from, to } = clause
    if (!topics.some(isDelivery) && !mentions.some(isDelivery)) return clause
    const text = plain.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).toLowerCase()
    const isReturned = isSentBack && reachedShop.test(text)
    if (!isReturned && (!others.test(text) || delivered.test(text))) return clause
    return {
      ...clause,
      opinions: opinions.map((one) => (isDelivery(one) ? { ...one, topic: null } : one)),
      topics: topics.filter((one) => !isDelivery(one)),
      mentions: mentions.filter((one) => !isDelivery(one)),
    }
  })
}

const isDelivery = ({ topic }: { topic: string | null }): boolean => topic === 'delivery'

/** Money, answers, and what is collected or exchanged. */
const others = compact(
  /(?<!\p{L})(?:refund\p{L}*|money|reply|response|answer|call ?back|collection|collect(?:ed)?|pick(?:ed)?[- ]?up|(?:swap|exchang)\p{L}*|payout|credit note|geld|erstattung|rückerstattung|rückzahlung|antwort|rückruf|abholung|abgeholt|umtausch\p{L}*|rembours\p{L}*|argent|réponse|enlèvement|échang\p{L}*|reembolso|dinero|respuesta|recogida|estorno|dinheiro|resposta|recolha|coleta|troca|rimborso|soldi|denaro|risposta|ritiro|geld|terugbetaling|antwoord|ophalen)(?!\p{L})|返金|返事|返信|回答|集荷|交換/u,
)

/** A delivery is spoken of too. */
const delivered = compact(
  /(?<!\p{L})(?:deliver\p{L}*|shipping|shipment|shipped|orders?|parcels?|packages?|courier|driver|postage|mail|post|liefer\p{L}*|geliefert|versand\p{L}*|paket\p{L}*|bestell\p{L}*|sendung|zustell\p{L}*|livr\p{L}*|colis|commande|expédi\p{L}*|entreg\p{L}*|envío|enví\p{L}*|pedido|paquete|transportista|encomenda|frete|enviad\p{L}*|consegn\p{L}*|spedi\p{L}*|ordine|pacco|corriere|lever\p{L}*|geleverd|bezorg\p{L}*|verzend\p{L}*|pakket\p{L}*|bestelling)(?!\p{L})|配送|発送|届|配達|注文/u,
)

/** Says that something was returned to the shop. */
const sentBack = compact(
  /(?<!\p{L})(?:(?:sent|shipped|posted|mailed) (?:[\p{L}\d]+ ){1,4}back|returned (?:it|them|the|this|my|both)|(?:my|the|with the) return(?:s|ed)?(?! (?:policy|address|label))|return parcel|zurückgeschickt|zurückgesendet|retourniert|retoure|rücksendung|renvoyée?s?|retournée?s?|devolv[ií]|devuelto|restituit[oaie]|rispedit[oaie]|devolvi|teruggestuurd|geretourneerd)(?!\p{L})|返品|送り返/u,
)

/** And that it arrived there. */
const reachedShop = compact(
  /(?<!\p{L})(?:you(?:'ve|’ve| have)? (?:already )?(?:signed|received|got it|have had|had it|accepted)|signed (?:for )?by|(?:delivered|arrived|back|returned) (?:to|at|with) (?:you|your|the (?:shop|store|warehouse|depot|seller|sender))|tracking (?:says|shows|confirms|number|info)|(?:bei euch|bei ihnen) (?:\p{L}+ )?(?:angekommen|zugestellt|eingegangen)|ihr habt (?:\p{L}+ ){0,3}(?:erhalten|bekommen)|sendungsverfolgung|vous (?:l['’])?avez (?:bien )?(?:reçue?|signée?)|chez vous|(?:han|habéis|lo) (?:recibido|recibieron)|(?:avete|hanno) (?:già )?ricevuto|receberam|(?:jullie|u) (?:\p{L}+ ){0,3}(?:ontvangen|getekend))(?!\p{L})|届い|到着|受け取/u,
)
