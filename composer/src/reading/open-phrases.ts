import { clear, type Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

interface Negations {
  /** Tokens of negations, and of words such as "sans". */
  denied: readonly boolean[]
  without: readonly boolean[]
  negations: readonly Hit[]
}

/**
 * Whether a phrase is open and what follows reverses it: "delivery was not" is negative alone, but not before "late";
 * "fabric scratches" isn't before a "not" of praise; "the music is" isn't positive before "awful".
 */
export function isOpen(hit: Hit, others: readonly Hit[], tokens: readonly Token[], negations: Negations): boolean {
  if (hit.sense.kind !== 'opinion') return false
  if (hit.sense.topic !== null && copula.test(tokens[hit.to - 1]?.text ?? '') && turns(hit, others, negations))
    return true
  return !hit.sense.positive && isDenied(hit, others, negations)
}

/** The next opinion is separate. */
function turns(hit: Hit, others: readonly Hit[], { denied }: Negations): boolean {
  if (hit.sense.kind !== 'opinion') return false
  const next = others.find(
    ({ sense, from }) => sense.kind === 'opinion' && sense.weight >= clear && from >= hit.to && from <= hit.to + REACH,
  )
  if (next?.sense.kind !== 'opinion') return false
  const negated = denied.slice(hit.to, next.from).some(Boolean)
  return (next.sense.positive !== negated) !== hit.sense.positive
}

function isDenied(hit: Hit, others: readonly Hit[], { denied, without, negations }: Negations): boolean {
  const open = denied[hit.to - 1] === true || without[hit.to - 1] === true
  return others.some((other) => {
    if (other.sense.kind !== 'opinion' && other.sense.kind !== 'hides') return false
    const isNegative = other.sense.kind === 'opinion' && !other.sense.positive
    if (open && isNegative) return other.from >= hit.to && other.from <= hit.to + REACH
    if (isNegative || other.to <= hit.to || other.from < hit.from || other.from >= hit.to) return false
    return open || negations.some((one) => one.from >= hit.to && one.to <= other.to)
  })
}

/** In words; "very" and "ever" may come between. */
const REACH = 3

const copula =
  /^(?:is|are|was|were|looks|ist|sind|war|waren|sieht|est|sont|était|etait|étaient|es|son|era|eran|está|esta|están|estan|è|sono|erano|é|são|sao|eram|foi|e)$/
