import type { Reading } from './reading.ts'
import { fits, type Domain } from './domain.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { compact } from '../words/compact.ts'

/** Removes readings that don't apply here: a hard game isn't a complaint, and a "broken" one isn't damaged. */
export function fairReading(reading: Reading, domain: Domain): Reading {
  const means = (topic: Topic): boolean => fits(topic, domain) || isUnambiguous(wordsOn(reading, topic), domain)
  const hard = domain === 'game' ? hardWords(reading) : []
  const negatives = Math.max(0, reading.negatives - hard.length)
  return {
    ...reading,
    good: reading.good.filter(means),
    bad: reading.bad.filter((topic) => means(topic) && !(hard.length > 0 && topic === 'ease')),
    about: [...(hard.length > 0 ? (['ease'] as const) : []), ...reading.about.filter((topic) => fits(topic, domain))],
    negatives,
    weights: { ...reading.weights, negative: Math.max(0, reading.weights.negative - hard.length) },
    ...(hard.length > 0 && negatives === 0 ? calmed(reading) : {}),
  }
}

/** A broken box still contains a game; "never arrived" at a hotel is a guest or a taxi. */
const isUnambiguous = (words: readonly string[], domain: Domain): boolean =>
  domain === 'place' ? words.length > 1 : words.some(isPhrase)

/** The comment's words that express it. */
export function wordsOn({ evidence }: Reading, topic: Topic): readonly string[] {
  return evidence.find(({ of }) => of === `topic:${topic}`)?.words ?? []
}

/** Whether at most one word expresses it. */
export function isOneWord(reading: Reading, topic: Topic): boolean {
  const [only = '', ...others] = wordsOn(reading, topic)
  return others.length === 0 && !/\s/.test(only.trim()) && (!unspaced.test(only) || only.length <= 4)
}

/** In words. In a longer text, single words are ambiguous: mint isn't always a scent. */
const BRIEF = 10
const LONG = 40

/** Without topics supported by only one word that is ambiguous or one among many. */
export function withoutHints(reading: Reading): Reading {
  if (reading.weights.length <= BRIEF) return reading
  const isHint = (topic: Topic): boolean =>
    (reading.weights.length > LONG || ambiguous.has(topic)) &&
    !reading.outright.includes(topic) &&
    isOneWord(reading, topic)
  return { ...reading, nameable: reading.nameable.filter((topic) => !isHint(topic)) }
}

const ambiguous: ReadonlySet<Topic> = new Set<Topic>([
  'battery',
  'comfort',
  'damage',
  'ease',
  'features',
  'packaging',
  'price',
  'smell',
  'sound',
])

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Words for a game that is hard to win. */
function hardWords(reading: Reading): string[] {
  const opinions = reading.evidence.find(({ of }) => of === 'sentiment')?.words ?? []
  const eased = reading.bad.includes('ease') ? wordsOn(reading, 'ease') : []
  return [...new Set([...eased, ...opinions.filter((word) => difficult.test(word))])]
}

const difficult = compact(
  /(?<!\p{L})(?:hard|difficult|tough|brutal|schwer|schwierig|dure?|difficile|difficili|dif[ií]cil)(?!\p{L})|难|難し|ムズ/iu,
)

function calmed({ polarity, positives }: Reading): Partial<Reading> {
  return { harsh: false, ...(polarity === 'negative' && { polarity: positives > 0 ? 'positive' : 'neutral' }) }
}

const isPhrase = (words: string): boolean => (unspaced.test(words) ? words.length >= 4 : /\s/.test(words.trim()))
