import type { Topic } from '@bizamply/contract/topics-and-risks'
import { allWordings } from '../english-wording.ts'
import { withoutAccents } from '../particulars/particular.ts'
import { canceledClauses } from './canceled.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import type { Troubles } from './trouble.ts'
import { compact } from '../../words/compact.ts'

const books: Readonly<Record<string, Troubles>> = { de, en, es, fr, it, pt }

/** In characters. */
const BEFORE = 40

/** An everyday fault that a comment states. */
export interface StatedTrouble {
  topic: Topic
  clause: string
}

/** Everyday faults that a comment states in its language, in its order: at most two. */
export function troublesIn(text: string, language: string): StatedTrouble[] {
  const book = books[language]
  if (!book) return []
  const small = withoutAccents(
    text
      .slice(0, 2000)
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .replaceAll(/[\n\r]+/g, ' . ')
      .replaceAll(/\s+/g, ' '),
  )
  const found = book.list.flatMap(({ pattern, topic, about, say }) => {
    const first = [...small.matchAll(pattern)].find(
      ({ index, 0: words }) =>
        !isDenied(small.slice(Math.max(0, index - BEFORE), index), book) &&
        !deniedAfter.test(small.slice(index + words.length, index + words.length + BEFORE)),
    )
    return first === undefined ? [] : [{ at: first.index, topic, about: about(first[0]), clause: say(first[0]) }]
  })
  const sorted = found.toSorted((a, b) => a.at - b.at)
  return sorted
    .filter(({ about }, index) => sorted.findIndex((one) => one.about === about) === index)
    .slice(0, 2)
    .map(({ topic, clause }) => ({ topic, clause }))
}

/** In the same clause. */
const isDenied = (before: string, { denied }: Troubles): boolean =>
  denied.test(before.split(/[.!?;,]| (?:and|but|und|aber|et|mais|y|pero|e|ma|mas)(?= |$)/u).at(-1) ?? '')

/** As German does: "klemmt nicht". */
const deniedAfter = compact(/^ (?:\p{L}+ )?(?:nicht|nie|niemals|kaum|kein\p{L}*)(?!\p{L})/u)

let kept: ReadonlyMap<string, Topic> | null = null

/** The topic of a clause as this folder writes it, in lowercase, to recognize it in a reply. */
export function troubleTopic(clause: string): Topic | null {
  kept ??= new Map([
    ...canceledClauses.map((one) => [one.toLowerCase(), 'service'] as const),
    ...Object.values(books).flatMap(({ list }) =>
      list.flatMap(({ clauses, topic }) =>
        clauses
          .flatMap(withItems)
          .flatMap(allWordings)
          .map((said) => [said.toLowerCase(), topic] as const),
      ),
    ),
  ])
  return kept.get(clause) ?? null
}

const withItems = (clause: string): string[] =>
  clause.includes('{item}')
    ? ['your {product}', '{it|they}', '{it|them}'].map((item) => clause.replaceAll('{item}', item))
    : [clause]
