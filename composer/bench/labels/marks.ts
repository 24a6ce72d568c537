import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The topics that a reader labeled in a review: with praise, with a complaint, or without an opinion. */
export interface Marks {
  hash: string
  good: string[]
  bad: string[]
  about: string[]
}

export interface MarkedReview extends Marks {
  language: string
  sentiment: string
  risks: string[]
  spam: boolean
  question: boolean
  /** Labels by an independent second reader, for the unseen half only. */
  second: Marks | null
}

/** Whether the topics that we name are in the labels. `present` is null if the review has no labeled topic. */
export interface Verdict {
  present: boolean | null
  absent: boolean
}

export function readMarks(): Map<string, MarkedReview> {
  const languages = readdirSync(import.meta.dirname).flatMap((name) => /^([a-z]{2})\.tsv$/.exec(name)?.[1] ?? [])
  return new Map(languages.flatMap((language) => marksIn(language).map((row) => [row.hash, row] as const)))
}

/**
 * By a single reader: at least one topic with an opinion must be named, and no topic that isn't labeled. Words that the
 * reply repeats (`repeated`: their topics) count for what is present, never against it.
 */
export function byOne(named: readonly string[], marks: Marks, repeated: readonly string[] = []): Verdict {
  const there = topicsOf(marks)
  const judged = marks.good.length + marks.bad.length > 0
  return {
    present: judged ? [...named, ...repeated].some((topic) => there.has(topic)) : null,
    absent: named.some((topic) => !there.has(topic)),
  }
}

/** By both readers: present is what both labeled, absent what neither labeled. */
export function byBoth(
  named: readonly string[],
  first: Marks,
  second: Marks,
  repeated: readonly string[] = [],
): Verdict {
  const common = commonOf(first, second)
  const either = new Set([...topicsOf(first), ...topicsOf(second)])
  return {
    present: common.size > 0 ? [...named, ...repeated].some((topic) => common.has(topic)) : null,
    absent: named.some((topic) => !either.has(topic)),
  }
}

/** Topics that both readers labeled, at least one of them with an opinion. */
export function commonOf(first: Marks, second: Marks): Set<string> {
  const judged = new Set([...first.good, ...first.bad, ...second.good, ...second.bad])
  const seen = topicsOf(second)
  return new Set([...topicsOf(first)].filter((topic) => seen.has(topic) && judged.has(topic)))
}

export const topicsOf = ({ good, bad, about }: Marks): Set<string> => new Set([...good, ...bad, ...about])

/** The topics that a reader labeled in parts of reviews, by the hash of the part. */
export function readParts(): Map<string, string[]> {
  const files = readdirSync(join(import.meta.dirname, 'parts'))
  return new Map(files.flatMap((name) => readTsv(`parts/${name}`).map(([hash = '', topics]) => [hash, list(topics)])))
}

function marksIn(language: string): MarkedReview[] {
  return readTsv(`${language}.tsv`).map(([hash = '', sentiment = '', good, bad, about, kinds, ...second]) => {
    const all = list(kinds)
    return {
      hash,
      language,
      sentiment,
      ...topics(good, bad, about),
      risks: all.filter((kind) => kind !== 'spam' && kind !== 'question'),
      spam: all.includes('spam'),
      question: all.includes('question'),
      second: second.length > 0 ? { hash, ...topics(...second) } : null,
    }
  })
}

const topics = (good?: string, bad?: string, about?: string): Omit<Marks, 'hash'> => ({
  good: list(good),
  bad: list(bad),
  about: list(about),
})

/** The cells of each row, without the header. */
export function readTsv(path: string): string[][] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, path), 'utf8').split('\n')
  return rows.filter(Boolean).map((row) => row.split('\t'))
}

export const list = (cell = ''): string[] => cell.split(' ').filter(Boolean)
