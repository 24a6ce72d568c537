import type { Reading } from '../reading/reading.ts'
import type { NamedTopics } from './reply-kind.ts'
import { labels } from './topic-groups.ts'

/** "Thank you for telling us about comfort" names a label, and praise of someone on the team isn't about the delivery. */
export const isMentioned = ({ about }: NamedTopics, highlight: string | null): boolean =>
  about !== null && !labels.has(about) && !ofStaff.has(highlight)

const ofStaff: ReadonlySet<string | null> = new Set(['staff', 'helped', 'passedOn'])

/** Asking what was missing would show that the comment wasn't read. */
export const saysMore = ({ weights }: Reading, { good, bad }: NamedTopics): boolean =>
  weights.length > FEW && good.length + bad.length === 0

/** In words. */
const FEW = 12
