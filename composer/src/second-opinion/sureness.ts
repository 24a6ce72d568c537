import { readFileSync } from 'node:fs'
import type { Reading } from '../read-comment.ts'
import type { Subject } from '../subject.ts'
import type { Topic } from '../topic-names.ts'
import { type Sign, signsOf } from './signs.ts'

/** How sure it is, in log odds, that a text speaks of each topic that anything speaks for; surest first. */
export function surenessOf(
  reading: Reading,
  text: string,
  language: string,
  subject: Subject,
): ReadonlyMap<Topic, number> | null {
  const signs = signsOf(reading, text, language, subject)
  if (!signs) return null
  const sure = [...signs].map(([topic, all]) => [topic, weighed(all)] as const)
  return new Map(sure.toSorted(([, a], [, b]) => b - a))
}

function weighed(signs: readonly Sign[]): number {
  const { base, weights } = (kept ??= JSON.parse(readFileSync(file, 'utf8')) as Learnt)
  return signs.reduce((sum, [name, strength]) => sum + (weights[name] ?? 0) * strength, base)
}

/** What each sign counts for. `bench/replies/train-sureness.ts` learns it from which topics readers marked, not from texts. */
interface Learnt {
  base: number
  weights: Readonly<Record<string, number>>
}

const file = new URL('./sureness.json', import.meta.url)
let kept: Learnt | null = null
