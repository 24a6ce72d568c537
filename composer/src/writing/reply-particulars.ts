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

/** Something personal with many stars is praise, whatever sad words it contains. */
function kindly(kind: ReplyKind, { highlight }: Particulars, { bad }: Reading, rating: number | null): ReplyKind {
  const isTouching = highlight === 'personal' && (rating ?? 0) >= 4 && bad.length === 0
  return isTouching && (kind === 'mild' || kind === 'unclear') ? 'positive' : kind
}

/** The complaint comes first among the topics that the reply names. */
export function withComplaint(
  topics: NamedTopics,
  { complaint }: Particulars,
  kind: ReplyKind,
  { sure }: Reading,
): NamedTopics {
  if (complaint === null || kind === 'neutral') return topics
  const { topic } = complaints[complaint]
  const others = topics.bad.filter((one) => one !== topic)
  const most = kind === 'negative' ? 2 : 1
  const good = topics.good.filter((one) => one !== topic && sure.includes(one))
  return { good, bad: [topic, ...others].slice(0, most), about: null }
}

/** Whether the problem is the order and not the product. */
export const isAboutOrder = ({ complaint }: Particulars): boolean => complaint !== null && complaints[complaint].order

const answering: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed', 'negative', 'neutral', 'unclear'])
