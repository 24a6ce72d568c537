import type { ComposeRequest } from '../composer.ts'
import { isUnsettled } from '../reading/unsettled.ts'
import { isOpenOrder } from './open-orders.ts'
import type { ReplyContext } from './reply-context.ts'
import type { NamedTopics } from './reply-kind.ts'
import { isAboutOrder, isAboutPeople } from './reply-particulars.ts'
import { faults } from './topic-groups.ts'

/** Something pending, or a fault to look into. */
export function isOpen(
  { text, reading, particulars, domain }: ReplyContext,
  { bad }: NamedTopics,
  rating: number | null,
): boolean {
  if (isUnsettled(text, reading) || isOpenOrder(particulars, reading, rating)) return true
  return domain === 'thing' && (rating ?? 0) <= 3 && bad.some((topic) => faults.has(topic))
}

export function isOrdered(
  { product, comment }: ComposeRequest,
  { replyKind, particulars, reading }: ReplyContext,
  { bad }: NamedTopics,
  named: boolean,
): boolean {
  if (isAboutPeople(particulars)) return false
  if (named || (replyKind === 'negative' && product !== null) || isAboutOrder(particulars)) return true
  return (
    isOpenOrder(particulars, reading, comment.rating) ||
    reading.risks.includes('refund') ||
    bad.some((topic) => topic === 'missing' || topic === 'delivery')
  )
}
