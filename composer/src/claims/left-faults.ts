import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { ComposeRequest } from '../composer.ts'
import { isFaultLeft } from '../writing/all-faults.ts'
import { apartFromParts } from '../writing/topic-groups.ts'
import type { ReplyKind } from '../writing/phrases/phrase-book.ts'
import type { Complaint } from '../writing/particulars/index.ts'
import { productName } from '../writing/product-name.ts'
import type { ReplyContext } from '../writing/reply-context.ts'
import { spokenSentences } from '../writing/spoken-sentences.ts'

/**
 * Whether a reply of our own sentences leaves out a fault that the reading found. Other sentences may name it in any words,
 * and what a part is called names its fault.
 */
export function leavesFaultOut(context: ReplyContext, { comment, product }: ComposeRequest, reply: string): boolean {
  if (context.foreign || context.settled) return false
  const { rating } = comment
  const isBlamed = isToldComplaint(context)
  if (!isBlamed && !isFaultLeft({ ...context, rating }, new Set())) return false
  const spoken = spokenSentences(reply, productName(product?.title ?? null, context.book.language))
  if (spoken.filter(({ kind }) => kind !== 'greeting' && kind !== 'other').length < OURS) return false
  if (isBlamed && !spoken.some(({ kind, topic }) => topic !== null || naming.has(kind))) return true
  const named = spoken.flatMap(({ kind, topic }): Topic[] => (kind === 'ignored' ? ['service'] : topic ? [topic] : []))
  const ofParts = context.parts.length > 0 ? context.faults.filter((topic) => !apartFromParts.has(topic)) : []
  const { complaint } = context.particulars
  const isBroken = complaint !== null && breaking.has(complaint)
  const broken = isBroken ? [...devices, ...(named.some((topic) => devices.includes(topic)) ? BROKEN : [])] : []
  return isFaultLeft({ ...context, rating }, new Set([...named, ...ofParts, ...broken]))
}

/** A complaint in more than a few words: an apology alone doesn't show that we read it. */
const isToldComplaint = ({ replyKind, reading, particulars }: ReplyContext): boolean =>
  complaining.has(replyKind) &&
  (reading.sentiment === 'negative' || reading.sentiment === 'mixed') &&
  reading.corrected === undefined &&
  particulars.complaint === null &&
  reading.weights.length > (unspaced.has(reading.language ?? '') ? 2 * FEW : FEW)

/** In words. */
const FEW = 12

const unspaced: ReadonlySet<string> = new Set(['ja', 'zh'])

const complaining: ReadonlySet<ReplyKind> = new Set(['negative', 'mixed', 'mild'])

/** Roles that name something from the comment. */
const naming: ReadonlySet<string> = new Set(['ignored', 'mention', 'highlight', 'otherShop'])

/** "It broke so soon" also covers a zipper if there is no room for more, and naming the zipper covers what broke. */
const breaking: ReadonlySet<Complaint> = new Set<Complaint>([
  'brokeSoon',
  'stopped',
  'faulty',
  'cameOff',
  'arrivedBroken',
])
const BROKEN: readonly Topic[] = ['quality']
const devices: readonly Topic[] = ['zip', 'battery', 'screen', 'camera', 'connection']

/** A model may write one of our sentences by chance. */
const OURS = 2
