import type { Topic } from '@bizamply/contract/topics-and-risks'
import { wording } from '../particulars/particular.ts'
import { compact } from '../../words/compact.ts'

/** An everyday fault, as a clause for "We’re sorry that …". */
export interface Trouble {
  pattern: RegExp
  topic: Topic
  /** The part's name in a match; the topic if there is no part. Each is named once. */
  about: (matched: string) => string
  /** The clause after a match, and all that it may be. */
  say: (matched: string) => string
  clauses: readonly string[]
}

export interface Troubles {
  list: readonly Trouble[]
  /** What denies a fault that follows it: "wenn der Deckel klemmt". */
  denied: RegExp
}

export const trouble = (topic: Topic, clause: string, ...patterns: string[]): Trouble => ({
  topic,
  about: () => topic,
  say: () => clause,
  clauses: [clause],
  pattern: everywhere(patterns.join('|')),
})

const everywhere = (pattern: string): RegExp => compact(wording(pattern).pattern.source, 'gu')

/** Up to three words before a fault. */
export const deniedBy = (words: string): RegExp => compact(`(?<!\\p{L})(?:${words})(?: [\\p{L}']+){0,3} ?$`, 'u')

/** A part in the singular and, if customers name several, the plural, as customers and as a reply write them. */
export interface PartName {
  named: string
  said: string
  plural?: boolean
}

/** A state of a part: how customers write it after the part's name, and the words after the name in a clause. */
export interface PartState {
  topic: Topic
  written: string
  /** Before the part's name, with its article: "se rompió el asa". */
  ahead?: string
  one: string
  many: string
}

/** Any of these parts in each of these states. */
export function partTroubles(names: readonly PartName[], states: readonly PartState[]): Trouble[] {
  const known = names.map((one) => ({ ...one, own: compact(`^(?:${one.named}) | (?:${one.named})$`, 'u') }))
  const all = names.map(({ named }) => named).join('|')
  return states.map(({ topic, written, ahead, one, many }) => {
    const clauseOf = ({ said, plural }: PartName): string => `${said} ${plural ? many : one}`
    const partIn = (matched: string): PartName => known.find(({ own }) => own.test(matched)) ?? noPart
    return {
      topic,
      about: (matched) => partIn(matched).said,
      say: (matched) => clauseOf(partIn(matched)),
      clauses: names.map(clauseOf),
      pattern: everywhere(`(?:${all}) (?:${written})${ahead === undefined ? '' : `|(?:${ahead}) (?:${all})`}`),
    }
  })
}

const noPart: PartName = { named: '', said: '' }
