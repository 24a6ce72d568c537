import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Reading } from '../reading/reading.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import { compact } from '../words/compact.ts'

/** "I bought the wrong one by mistake" isn't a complaint; "you sent the wrong one by mistake" is. */
export function isOwnMistake(text: string): boolean {
  const small = text.toLowerCase().replaceAll('’', "'")
  return (ownFault.test(small) && !accused.test(small)) || (byMistake.test(small) && !theirs.test(small))
}

/** "They told me it's my own fault" is a complaint. */
const accused = compact(
  /(?<!\p{L})(?:told|tells|said|says|saying|claims?|claimed|insists?|insisted|blam\p{L}+|accus\p{L}+|according to|angeblich|behaupt\p{L}+|gesagt|sagte|sagt|hieß es|dit que|disent|prétend\p{L}*|accus\p{L}+|dicen|dijo|dijeron|dice|culpa\p{L}*n|detto|dicono|dice che|dizem|disse|disseram)(?!\p{L})[^.!?]{0,60}(?:my (?:own )?(?:fault|mistake)|own fault|mein(?:e)? (?:eigener? )?(?:fehler|schuld)|selbst schuld|ma faute|culpa mía|colpa mia|culpa minha)|言われ|说是我/u,
)

const ownFault = compact(
  /(?<!\p{L})(?:my (?:own )?(?:\p{L}+ )?(?:fault|mistake)|my bad|own (?:fault|mistake)|meant to (?:click|order|buy|choose|pick|get)|silly me|stupid me|i (?:ordered|bought|chose|picked|selected|clicked) the wrong|mein (?:eigener )?fehler|selbst schuld|eigene schuld|meine schuld|falsch bestellt|habe mich (?:vertan|verklickt|verguckt|geirrt)|vertippt|ma faute|mon erreur|me suis tromp\p{L}+|culpa mía|mi error|me equivoqué|me he equivocado|colpa mia|ho sbagliato|mi sono sbagliat[oa]|erro meu|culpa minha|me enganei|errei)(?!\p{L})|自分のミス|間違えて(?:注文|購入|買)|买错|拍错|我的错/u,
)
const exchange = compact(
  /(?<!\p{L})(?:swap|exchange|return|replace|refund|send (?:it|them|one|this) back|umtausch\p{L}*|tausch\p{L}*|zurückgeben|zurückschicken|échang\p{L}*|renvoyer|retourner|rembours\p{L}*|cambi\p{L}*|devol\p{L}*|sostitu\p{L}*|restitu\p{L}*|rimbors\p{L}*|troc\p{L}*)(?!\p{L})|交換|返品|退|换/u,
)
export const wantsExchange = (text: string): boolean => exchange.test(text.toLowerCase())
const byMistake = compact(
  /(?<!\p{L})(?:by mistake|by accident|accidentally|versehentlich|aus versehen|par erreur|por error|per errore|per sbaglio|por engano)(?!\p{L})|間違えて/u,
)
const theirs = compact(
  /(?<!\p{L})(?:you|they|sent|shipped|delivered|received|got|sie haben|ihr habt|geschickt|geliefert|erhalten|bekommen|envoyé\p{L}*|livré\p{L}*|reçu\p{L}*|enviaron|mandaron|enviado|recib\p{L}+|llegó|spedito|mandato|inviato|ricevut\p{L}+|arrivat\p{L}+|enviaram|mandaram|receb\p{L}+|chegou)(?!\p{L})|届|送ら/u,
)

/** Something else that went wrong is still regretted; otherwise, there is a question or nothing to apologize for. */
export function ownMistakeKind(kind: ReplyKind, text: string, reading: Reading, rating: number | null): ReplyKind {
  if (reading.bad.some((topic) => ofShop.has(topic) || (ofUse.has(topic) && !careless.test(text.toLowerCase()))))
    return kind
  if (reading.question || wantsExchange(text)) return 'question'
  return kind === 'positive' || (rating ?? 0) >= 4 ? 'positive' : 'neutral'
}

const ofShop: ReadonlySet<Topic> = new Set<Topic>(['service', 'person', 'damage', 'delivery', 'packaging'])

/** What doesn't work isn't a mistake, unless the customer broke it. */
const ofUse: ReadonlySet<Topic> = new Set<Topic>(['performance', 'quality', 'battery', 'connection', 'zip', 'screen'])

const careless = compact(
  /(?<!\p{L})(?:dropped|spilled|spilt|washed|broke (?:it|them)|left (?:it|them)|forgot|melted|shrunk|put (?:it|them) in|fallen lassen|fallengelassen|gewaschen|vergessen|kaputt gemacht|fait tomber|laissé tomber|lavée?|oubliée?|cassée?|se me cayó|lavé|olvidé|rompí|caduto|lavat[oa]|dimenticat[oa]|rotto|deixei cair|lavei|esqueci|quebrei)(?!\p{L})|落とし|洗濯|摔|洗坏/u,
)
