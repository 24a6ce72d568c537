import type { Domain } from '../reading/domain.ts'
import type { Reading } from '../reading/reading.ts'
import type { NamedTopics } from './reply-kind.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import { complaints, type Complaint, type Highlight, particularsIn } from './particulars/index.ts'

/** What the reply answers by name: at most one complaint and one highlight. */
export interface Particulars {
  complaint: Complaint | null
  highlight: Highlight | null
}

export const noParticulars: Particulars = { complaint: null, highlight: null }

interface Judged {
  replyKind: ReplyKind
  particulars: Particulars
}

/**
 * A complaint makes a friendly reply more careful. It isn't named after five happy stars ("the box was dented, but who
 * cares"), and a highlight only if the review is kind.
 */
export function withParticulars(
  replyKind: ReplyKind,
  text: string,
  language: string,
  { reading, rating, domain }: { reading: Reading; rating: number | null; domain: Domain },
): Judged {
  if (domain !== 'thing' || !answering.has(replyKind)) return { replyKind, particulars: noParticulars }
  const found = particularsIn(text, language)
  if (found.complaint !== null && isOwnMistake(text))
    return { replyKind: reading.question ? 'question' : replyKind, particulars: noParticulars }
  const isHappy = replyKind === 'positive' && (rating ?? 5) === 5
  const complaint = isHappy ? null : found.complaint
  const kind = complaint ? carefully(replyKind, complaint, reading, rating) : kindly(replyKind, found, reading, rating)
  const isKind = kind === 'positive' || ((rating ?? 0) >= 4 && complaint === null)
  return { replyKind: kind, particulars: { complaint, highlight: isKind ? found.highlight : null } }
}

function carefully(kind: ReplyKind, complaint: Complaint, reading: Reading, rating: number | null): ReplyKind {
  const praises = reading.good.length > 0
  if (kind === 'negative' || kind === 'mixed') return kind
  if (rating !== null && rating <= 2) return 'negative'
  if (kind === 'positive') return 'mixed'
  if (praises) return 'mixed'
  return complaints[complaint].order && (rating ?? 2) <= 3 ? 'negative' : kind === 'neutral' ? 'neutral' : 'mild'
}

/** Something personal, or another order with five stars, is praise, whatever sad words it contains. */
function kindly(kind: ReplyKind, { highlight }: Particulars, { bad }: Reading, rating: number | null): ReplyKind {
  const isPraise =
    bad.length === 0 && ((highlight === 'personal' && (rating ?? 0) >= 4) || (highlight !== null && rating === 5))
  return isPraise && (kind === 'mild' || kind === 'unclear') ? 'positive' : kind
}

/** The complaint comes first among the topics that the reply names. */
export function withComplaint(
  topics: NamedTopics,
  { complaint }: Particulars,
  kind: ReplyKind,
  { sure }: Reading,
  rating: number | null,
): NamedTopics {
  if (complaint === null || kind === 'neutral') return topics
  const { topic } = complaints[complaint]
  const others = topics.bad.filter((one) => one !== topic)
  const most = kind === 'negative' ? 2 : 1
  const good = topics.good.filter((one) => one !== topic && ((rating ?? 0) >= 4 || sure.includes(one)))
  return { good, bad: [topic, ...others].slice(0, most), about: null }
}

/** Whether the problem is the order and not the product. */
export const isAboutOrder = ({ complaint }: Particulars): boolean => complaint !== null && complaints[complaint].order

/** "I bought the wrong one by mistake" isn't a complaint; "you sent the wrong one by mistake" is. */
function isOwnMistake(text: string): boolean {
  const small = text.toLowerCase()
  return ownFault.test(small) || (byMistake.test(small) && !theirs.test(small))
}

const ownFault =
  /(?<!\p{L})(?:my (?:own )?(?:fault|mistake)|i (?:ordered|bought|chose|picked|selected) the wrong|mein (?:eigener )?fehler|selbst schuld|falsch bestellt|ma faute|mon erreur|culpa mía|mi error|me equivoqué|colpa mia|erro meu|culpa minha)(?!\p{L})|自分のミス|买错|拍错|我的错/u
const byMistake =
  /(?<!\p{L})(?:by mistake|by accident|accidentally|versehentlich|aus versehen|par erreur|por error|per errore|per sbaglio|por engano)(?!\p{L})|間違えて/u
const theirs =
  /(?<!\p{L})(?:you|they|sent|shipped|delivered|received|got|sie haben|ihr habt|geschickt|geliefert|erhalten|bekommen|envoyé\p{L}*|livré\p{L}*|reçu\p{L}*|enviaron|mandaron|enviado|recib\p{L}+|llegó|spedito|mandato|inviato|ricevut\p{L}+|arrivat\p{L}+|enviaram|mandaram|receb\p{L}+|chegou)(?!\p{L})|届|送ら/u

const answering: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed', 'negative', 'neutral', 'unclear'])
