import { isPutRight } from './raised-reviews.ts'
import { regretsOnlyWaiting } from './regretted-waiting.ts'
import type { Clause } from './clause.ts'

/** What was put right or excused isn't a complaint. */
const withoutFaults = (clause: Clause): Clause => ({
  ...clause,
  turned: false,
  opinions: clause.opinions.filter((one) => one.positive),
  topics: clause.topics.filter((one) => one.positive),
})

/** Without complaints about no topic: "terrible that I didn't buy it sooner". */
const withoutComplaints = (clause: Clause): Clause => ({
  ...clause,
  opinions: clause.opinions.filter((one) => one.positive || one.topic !== null),
})

/**
 * What is left of a comment's clauses. `over`: it was put right. `excused`: the customer may also regret only having waited
 * so long.
 */
export function leftOf(
  clauses: Clause[],
  plain: string,
  rating: number | null,
): { stated: Clause[]; over: boolean; excused: boolean } {
  const over = isPutRight(plain, rating)
  const joked = (rating ?? 0) >= 4 && plain.length <= BRIEF && regretsOnlyWaiting(plain)
  const stated = over ? clauses.map(withoutFaults) : joked ? clauses.map(withoutComplaints) : clauses
  return { stated, over, excused: over || joked }
}

/** In characters. Longer texts have more complaints. */
const BRIEF = 240
