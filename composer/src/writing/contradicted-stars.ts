import type { ComposeRequest } from '../composer.ts'
import { isPositiveAgainstStars } from '../reading/all-positive.ts'
import { withoutExcuses } from '../reading/excused-faults.ts'
import { commentTextOf } from '../reading/read-comment.ts'
import type { Reading } from '../reading/reading.ts'
import { isOpenOrder } from './open-orders.ts'
import { type Complaint, particularsIn } from './particulars/index.ts'
import { contextOf } from './reply-context.ts'
import { remedyIn } from './requested-remedy.ts'

/**
 * Whether four or five stars come with a text that only complains, or with a named fault or a request, so that the reply
 * doubts one of them, regrets something, or asks for the order number; or one or two stars come with praise alone. Other
 * low ratings are read before sending anyway.
 */
export function areStarsContradicted(comment: Comment, reading: Reading): boolean {
  if (comment.rating !== null && comment.rating <= 2) return isPositiveAgainstStars(commentTextOf(comment), reading)
  if ((comment.rating ?? 0) < 4) return false
  if (reading.negatives > 0 && isOnlyComplaint(reading)) return true
  if (reading.negatives === 0 && !mayRegret(comment, reading)) return false
  return products.some((product) => isRegretful(comment, reading, product))
}

interface Comment {
  title: string | null
  text: string
  rating: number | null
}

/** Quicker than the context of a reply: most praise stops here. */
function mayRegret(comment: Comment, { language }: Reading): boolean {
  const text = commentTextOf(comment)
  return (
    particularsIn(withoutExcuses(text), language).complaint !== null ||
    remedyIn(text, language, comment.rating) !== null
  )
}

function isRegretful(comment: Comment, reading: Reading, product: ComposeRequest['product']): boolean {
  const { replyKind, particulars, requested } = contextOf({
    comment: { ...comment, authorName: null, platform: '' },
    brand: { name: '', tone: '', signOff: null, avoid: [], defaultLanguage: reading.language ?? 'en', facts: [] },
    product,
    instructions: null,
    recentReplies: [],
    maxLength: 1000,
    seed: '',
  })
  if (requested !== null || isOpenOrder(particulars, reading, comment.rating)) return true
  if (reading.negatives > 0 && contradicting.has(replyKind)) return true
  return particulars.complaint !== null && !ofTaste.has(particulars.complaint)
}

const isOnlyComplaint = ({ positives, good, weights }: Reading): boolean =>
  positives + good.length === 0 && weights.negative >= 2 && weights.positive < 1

/** It may be stored before its product is known. */
const products: readonly ComposeRequest['product'][] = [null, { title: '', details: null }]

/** Wishes and prices, which a reply only takes note of; it regrets all other complaints. */
const ofTaste: ReadonlySet<Complaint> = new Set<Complaint>([
  'overPackaged',
  'cheaper',
  'postage',
  'notWorth',
  'tooHeavy',
])

const contradicting: ReadonlySet<string> = new Set(['unclear', 'negative', 'insulted'])
