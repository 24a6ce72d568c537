import type { Topic } from '@bizamply/contract/topics-and-risks'
import { withoutExcuses } from '../reading/excused-faults.ts'
import { disputedCharge } from '../reading/charge-disputes.ts'
import type { Domain } from '../reading/domain.ts'
import { isHappyAgain } from '../reading/raised-reviews.ts'
import { isMatterResolved } from '../reading/resolved-matters.ts'
import { photoWithoutConsent } from '../reading/photo-consents.ts'
import type { Reading } from '../reading/reading.ts'
import type { NamedTopics } from './reply-kind.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import { hasLateOrder, isMemory } from './memories.ts'
import { isOwnMistake, ownMistakeKind } from './own-mistake.ts'
import { complaints, type Complaint, type Highlight, particularsIn } from './particulars/index.ts'
import { compact } from '../words/compact.ts'

/** What the reply answers by name: at most two complaints and one highlight. */
export interface Particulars {
  complaint: Complaint | null
  /** A second one, about something else. */
  also: Complaint | null
  highlight: Highlight | null
}

export const noParticulars: Particulars = { complaint: null, also: null, highlight: null }

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
  if (replyKind === 'grief') return { replyKind, particulars: inGrief(text, language, rating) }
  if (!(answering.has(replyKind) || replyKind === 'question')) return { replyKind, particulars: noParticulars }
  const all = asCorrected(particularsIn(withoutExcuses(text), language, provenIn(text, reading)), reading)
  const reported = domain === 'thing' ? all : onlyAnywhere(all)
  if (replyKind === 'question') return asksForOrder(reported)
  const isSolved = isHappyAgain(text, reading, rating)
  const isResolved =
    isSolved || (reported.complaint !== null && !reading.failed && isPutRight(reported, text, reading, rating))
  const helped = isSolved && reported.highlight === 'note' && isMatterResolved(text) ? 'helped' : reported.highlight
  const found = isResolved ? { complaint: null, also: null, highlight: helped } : reported
  const begun = isResolved && (rating === 5 || isSolved) ? 'positive' : replyKind
  if (!reading.slipped && isOwnMistake(text) && (found.complaint === null || found.complaint === 'wrongItem')) {
    return { replyKind: ownMistakeKind(replyKind, text, reading, rating), particulars: noParticulars }
  }
  const isPraise = begun === 'positive' || begun === 'starsHigh'
  const isHappy = (isPraise && (rating ?? 5) === 5) || (rating === 5 && !isCritical(reading))
  const complaint = isHappy && !(found.complaint && personal.has(found.complaint)) ? null : found.complaint
  const also = isHappy || complaint === 'fake' ? null : found.also
  const kind = complaint ? carefully(begun, complaint, reading, rating) : kindly(begun, found, reading, rating)
  const isKind = kind === 'positive' || (rating ?? 0) >= 4
  const isFit = complaint === null ? found.highlight !== 'productGood' : fitsComplaint.has(found.highlight)
  const highlight = isKind && isFit ? found.highlight : null
  return {
    replyKind: kind,
    particulars: { complaint, also, highlight: highlight ?? besides(complaint, found, reading, rating) },
  }
}

/** Some word complains. At five stars, a pattern alone doesn't. */
const isCritical = ({ negatives, bad, failed }: Reading): boolean => failed || negatives + bad.length > 0

/** What their patterns alone don't prove. */
function provenIn(text: string, { dataRequest }: Reading): ReadonlySet<Complaint> {
  // A photo has a sentence of its own.
  const isPhoto = photoWithoutConsent(text) !== null
  return new Set<Complaint>([
    ...(isPhoto ? (['photoUsed'] as const) : []),
    ...(dataRequest && !isPhoto ? (['deletesData', 'aboutData'] as const) : []),
    ...(disputedCharge(text) === null ? [] : (['charged'] as const)),
  ])
}

/** These don't need a product. */
function onlyAnywhere({ complaint, also, highlight }: Particulars): Particulars {
  const [first = null] = [complaint, also].filter((one) => one !== null && anywhere.has(one))
  return { complaint: first, also: null, highlight: highlight && ofTeam.has(highlight) ? highlight : null }
}

const personal: ReadonlySet<Complaint> = new Set(['deletesData', 'aboutData', 'photoUsed'])
const ofTeam: ReadonlySet<Highlight> = new Set(['passedOn', 'helped', 'staff'])
const anywhere: ReadonlySet<Complaint> = new Set([
  ...personal,
  'refundLate',
  'chargedTwice',
  'charged',
  'subscription',
  'rudeStaff',
])

/** "Where is my parcel?" isn't a question for the product's details. */
function asksForOrder({ complaint }: Particulars): Judged {
  return complaint !== null && owed.has(complaint)
    ? { replyKind: 'negative', particulars: { ...noParticulars, complaint } }
    : { replyKind: 'question', particulars: noParticulars }
}

const owed: ReadonlySet<Complaint> = new Set([
  'notArrived',
  'waiting',
  'chargedTwice',
  'charged',
  'subscription',
  'deletesData',
  'aboutData',
  'photoUsed',
])

/** A complaint about something that the person left out isn't one, nor is anything praised in what they call negative. */
function asCorrected(found: Particulars, { corrected, bad }: Reading): Particulars {
  if (!corrected) return found
  const isOpen = bad.length === 0 && (corrected === 'negative' || corrected === 'mixed')
  const meant = [found.complaint, found.also].filter(
    (one) => one !== null && (isOpen || bad.includes(complaints[one].topic)),
  )
  const [complaint = null, also = null] = meant
  return { complaint, also, highlight: corrected === 'negative' ? null : found.highlight }
}

/** What went wrong and was put right is praise, and so are five stars with kind words that ask for nothing. */
function isPutRight({ highlight }: Particulars, text: string, { positives }: Reading, rating: number | null): boolean {
  if (highlight === 'helped') return (rating ?? 0) >= 4
  return rating === 5 && positives > 0 && !unresolved.test(text.toLowerCase())
}

const unresolved = compact(
  /(?<!\p{L})(?:still|yet|please|pls|waiting|can (?:you|i)|could (?:you|i)|would you|bitte|noch (?:immer )?(?:nicht|kein)|s['’]il vous|toujours pas|por favor|todavía|aún no|per favore|ancora|ainda)(?!\p{L})|まだ|还没|请/u,
)

const remembered: Particulars = { ...noParticulars, highlight: 'personal' }

/** In grief, only a late order is spoken of. */
function inGrief(text: string, language: string, rating: number | null): Particulars {
  if (isMemory(text, rating)) return remembered
  return hasLateOrder(text, language) && (rating ?? 1) <= 3 ? { ...noParticulars, complaint: 'late' } : noParticulars
}

/** "We look forward to your next order" doesn't go before a complaint. */
const fitsComplaint: ReadonlySet<Highlight | null> = new Set([
  'passedOn',
  'personal',
  'note',
  'delighted',
  'helped',
  'staff',
])

/** What else a reply that names a fault may say. */
export const withFault = (found: Particulars): Particulars =>
  fitsComplaint.has(found.highlight) ? found : { ...found, highlight: null }

/** With a complaint about the order, the product itself is often praised; only a named praise says so better. */
function besides(
  complaint: Complaint | null,
  { highlight }: Particulars,
  { good, weights, failed }: Reading,
  rating: number | null,
): Highlight | null {
  if (failed || (complaint !== null && replaced.has(complaint))) return null
  if (complaint === null || !complaints[complaint].order || (rating ?? 0) < 3 || good.length > 0) return null
  return highlight === 'productGood' || rating === 4 || weights.positive >= 1 ? 'productGood' : null
}

/** Whoever has another item doesn't praise the one that was ordered. */
const replaced: ReadonlySet<Complaint> = new Set(['emptyBox', 'wrongSize', 'wrongItem'])

function carefully(kind: ReplyKind, complaint: Complaint, reading: Reading, rating: number | null): ReplyKind {
  if (isPriceRemark(complaint, reading)) return 'mild'
  if (personal.has(complaint)) return (rating ?? 0) >= 3 ? 'mixed' : 'negative'
  const praises = reading.good.length > 0 || ((rating ?? 0) >= 3 && reading.weights.positive >= 1)
  if (kind === 'negative' || kind === 'mixed') return kind
  if (rating !== null && rating <= 2) return 'negative'
  if (kind === 'positive' || kind === 'starsHigh') return 'mixed'
  if (praises) return 'mixed'
  if (complaints[complaint].order && (rating ?? 2) <= 3) return 'negative'
  if (rating === null && reading.sentiment === 'negative' && reading.positives === 0) return 'negative'
  return kind === 'neutral' ? 'neutral' : 'mild'
}

/** A lower price elsewhere is nothing to apologize for. */
const isPriceRemark = (complaint: Complaint, { bad }: Reading): boolean =>
  complaint === 'cheaper' && bad.every((topic) => topic === 'price')

/** Something personal, or another order with five stars, is praise, whatever sad words it contains. */
function kindly(kind: ReplyKind, { highlight }: Particulars, reading: Reading, rating: number | null): ReplyKind {
  const isPraise =
    reading.bad.length === 0 &&
    !reading.possibleHarm &&
    ((highlight === 'personal' && (rating ?? 0) >= 4) || (highlight !== null && rating === 5))
  return isPraise && (kind === 'mild' || kind === 'unclear' || kind === 'starsHigh') ? 'positive' : kind
}

/** The complaint comes first among the topics that the reply names. */
export function withComplaint(
  topics: NamedTopics,
  { complaint, also }: Particulars,
  kind: ReplyKind,
  { sure }: Reading,
  rating: number | null,
  long = false,
): NamedTopics {
  if (complaint === null || kind === 'neutral') return topics
  // Anything more would admit what the customer accuses us of.
  if (complaint === 'fake' && kind === 'negative') return { good: [], bad: [complaints.fake.topic], about: null }
  // A broken zipper is named more exactly.
  if (complaint === 'brokeSoon' && topics.bad.some((one) => parts.has(one))) return topics
  const { topic } = complaints[complaint]
  // With a wrong or broken order, a smell or a size is what was ordered, not another complaint.
  const others = topics.bad.filter(
    (one) => one !== topic && !personal.has(complaint) && (!complaints[complaint].order || ofOrders.has(one)),
  )
  const second: Topic[] = also === null ? [] : [complaints[also].topic]
  const most = kind === 'negative' || (long && kind === 'mixed') ? 2 : 1
  const good = topics.good.filter(
    (one) => one !== topic && !second.includes(one) && ((rating ?? 0) >= 4 || sure.includes(one)),
  )
  return { good, bad: [...new Set([topic, ...second, ...others])].slice(0, most), about: null }
}

const parts: ReadonlySet<Topic> = new Set<Topic>(['zip', 'battery', 'screen', 'camera', 'sound'])
const ofOrders: ReadonlySet<Topic> = new Set<Topic>(['delivery', 'service', 'packaging', 'person'])

/** Whether the problem is the order and not the product. */
export const isAboutOrder = ({ complaint }: Particulars): boolean => complaint !== null && complaints[complaint].order

/** About the customer, their data, or our team: neither a product nor an order number matters. */
export const isPersonal = ({ complaint }: Particulars): boolean => complaint !== null && personal.has(complaint)

export const isAboutPeople = ({ complaint }: Particulars): boolean =>
  complaint !== null && (personal.has(complaint) || complaint === 'subscription' || complaint === 'rudeStaff')

const answering: ReadonlySet<ReplyKind> = new Set([
  'positive',
  'mild',
  'mixed',
  'negative',
  'neutral',
  'unclear',
  'starsHigh',
])
