import type { Reading } from '../reading/reading.ts'
import { contextOf } from './reply-context.ts'

/**
 * Whether four or five stars come with a text that only complains, so that the reply doubts one of them or apologizes for
 * praise. Lower ratings are read before sending anyway.
 */
export function areStarsContradicted(
  comment: { title: string | null; text: string; rating: number | null },
  reading: Reading,
): boolean {
  const { negatives, language } = reading
  if ((comment.rating ?? 0) < 4 || negatives === 0) return false
  if (isOnlyComplaint(reading)) return true
  return products.some((product) => {
    const { replyKind } = contextOf({
      comment: { ...comment, authorName: null, platform: '' },
      brand: { name: '', tone: '', signOff: null, avoid: [], defaultLanguage: language ?? 'en', facts: [] },
      product,
      instructions: null,
      recentReplies: [],
      maxLength: 1000,
      seed: '',
    })
    return contradicting.has(replyKind)
  })
}

const isOnlyComplaint = ({ positives, good, weights }: Reading): boolean =>
  positives + good.length === 0 && weights.negative >= 2 && weights.positive < 1

/** It may be stored before its product is known. */
const products = [null, { title: '', details: null }]

const contradicting: ReadonlySet<string> = new Set(['unclear', 'negative', 'insulted'])
