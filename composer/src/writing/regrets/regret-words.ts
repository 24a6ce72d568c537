import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Complaint, OutrightFault } from '../particulars/particular.ts'

/** Complaints whose regret names them; the others have a sentence of their own. */
export type NamedComplaint = Exclude<
  Complaint,
  | OutrightFault
  | 'deletesData'
  | 'aboutData'
  | 'photoUsed'
  | 'charged'
  | 'subscription'
  | 'overPackaged'
  | 'tooWeak'
  | 'tooStrong'
  | 'changed'
  | 'scratches'
  | 'tooShallow'
  | 'tooHeavy'
  | 'notWorth'
  | 'cheaper'
  | 'postage'
>

export type NamedTopic = Extract<
  Topic,
  | 'damage'
  | 'missing'
  | 'delivery'
  | 'quality'
  | 'material'
  | 'size'
  | 'colour'
  | 'service'
  | 'person'
  | 'performance'
  | 'battery'
  | 'zip'
  | 'packaging'
  | 'comfort'
  | 'smell'
  | 'look'
  | 'sound'
  | 'screen'
  | 'price'
  | 'taste'
  | 'ease'
  | 'features'
  | 'connection'
  | 'camera'
>

/**
 * One language's regret that names what went wrong. `one` and `both` have `{fault}` and `{also}`; the faults are
 * clauses that fit both. In English, `{item}` is the product or "it".
 */
export interface RegretWords {
  one: readonly string[]
  both: readonly string[]
  /** Earlier messages without an answer. */
  unanswered: string
  /** Earlier calls, if the customer only called. */
  unansweredCalls: string
  complaints: Record<NamedComplaint, string>
  topics: Record<NamedTopic, string>
}
