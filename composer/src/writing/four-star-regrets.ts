import { withoutExcuses } from '../reading/excused-faults.ts'
import { hasReservation, namesLack } from '../reading/reservations.ts'
import { isMentioned } from './mentioned.ts'
import type { ReplyContext } from './reply-context.ts'
import type { NamedTopics } from './reply-kind.ts'

/** Four stars with a complaint, or with little praise and nothing positive after the last "but", or a reservation. */
export function hasBut({ bad }: NamedTopics, { raised, reading, text }: ReplyContext, rating: number | null): boolean {
  if (bad.length > 0 || raised) return false
  const { positive, negative, open } = reading.weights
  const isCritical = reading.bad.length > 0 || (reading.negatives > 0 && 3 * negative > positive)
  const said = withoutExcuses(text)
  if (rating === 4 && (isCritical || (open && positive < 4) || namesLack(said))) return true
  return (rating ?? 0) >= 4 && hasReservation(said)
}

/** "Thank you for telling us about the delivery" before regret would say that the delivery was bad. */
export function mayMention(
  topics: NamedTopics,
  context: ReplyContext,
  regret: boolean,
  rating: number | null,
): boolean {
  const { reading, particulars } = context
  const { about } = topics
  if (!isMentioned(topics, particulars.highlight)) return false
  if (about === null) return true
  const isPraised = reading.good.includes(about) && !reading.contested.includes(about)
  return !(regret && !reading.bad.includes(about)) && !(isPraised && hasBut(topics, context, rating))
}
