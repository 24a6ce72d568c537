import type { Topic } from './topic-names.ts'
import type { WordFinder } from './words/compile-words.ts'
import { isWithin, type Range } from './supported-ranges.ts'

export interface ClauseReading {
  good: Topic[]
  bad: Topic[]
  praises: number
  blames: number
  question: boolean
  serious: boolean
  evidence: string[]
}

/** Opinions clause by clause, so that praise of one thing is never read as praise of another. */
export function readClauses(text: string, finder: WordFinder | null): ClauseReading {
  const good = new Set<Topic>()
  const bad = new Set<Topic>()
  const reading = { praises: 0, blames: 0, evidence: [] as string[] }
  for (const clause of finder?.clauses(text) ?? []) {
    if (!finder || clause.search(finder.elsewhere) >= 0) continue
    const opinions = opinionsIn(clause, finder)
    const named = topicsIn(clause, opinions, finder)
    for (const { topic, praised } of named) (praised ? good : bad).add(topic)
    reading.praises += Math.max(count(opinions, true), count(named, true))
    reading.blames += Math.max(count(opinions, false), count(named, false))
    reading.evidence.push(...[...named, ...opinions].map((one) => clause.slice(one.start, one.end)))
  }
  return {
    ...reading,
    // A topic that is both praised and blamed is named in neither list.
    good: [...good].filter((topic) => !bad.has(topic)),
    bad: [...bad].filter((topic) => !good.has(topic)),
    question: asks(text, finder),
    serious: finder !== null && text.toLowerCase().search(finder.serious) >= 0,
    evidence: [...new Set(reading.evidence)].slice(0, 12),
  }
}

interface Opinion extends Range {
  praised: boolean
}

function count(opinions: readonly { praised: boolean }[], praised: boolean): number {
  return opinions.filter((one) => one.praised === praised).length
}

/** "Not good" blames; "not bad" is no praise worth repeating. */
function opinionsIn(clause: string, finder: WordFinder): Opinion[] {
  const good = found(clause, finder.good).map((range) => ({ ...range, praised: !isTurned(clause, range, finder) }))
  const bad = found(clause, finder.bad)
    .filter((range) => !isTurned(clause, range, finder))
    .map((range) => ({ ...range, praised: false }))
  return [...good, ...bad]
}

/** By phrases that say topic and opinion at once, else by the topic's word with an opinion close to it. */
function topicsIn(clause: string, opinions: Opinion[], finder: WordFinder): (Opinion & { topic: Topic })[] {
  const phrases = finder.topics.flatMap(({ topic, good, bad }) => [
    ...upright(clause, bad, finder).map((range) => ({ ...range, topic, praised: false })),
    ...upright(clause, good, finder).map((range) => ({ ...range, topic, praised: true })),
  ])
  const near = finder.topics.flatMap(({ topic, about }) => {
    if (phrases.some((phrase) => phrase.topic === topic)) return []
    const word = found(clause, about).find((range) => !isWithin(phrases, range.start, range.end))
    const close = word ? opinions.filter((one) => finder.isNear(between(clause, word, one))) : []
    const [first] = close
    return word && first && close.every((one) => one.praised === first.praised)
      ? [{ ...word, topic, praised: first.praised }]
      : []
  })
  return [...phrases, ...near]
}

function between(clause: string, one: Range, other: Range): string {
  return clause.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
}

function upright(clause: string, list: RegExp, finder: WordFinder): Range[] {
  return found(clause, list).filter((range) => !isTurned(clause, range, finder))
}

function isTurned(clause: string, { start, end }: Range, finder: WordFinder): boolean {
  const { before, after } = finder.around(clause, start, end - start)
  return before.search(finder.before) >= 0 || after.search(finder.after) >= 0
}

function found(clause: string, list: RegExp): Range[] {
  return [...clause.matchAll(list)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function asks(text: string, finder: WordFinder | null): boolean {
  const sentences = text.match(/[^.!?。！？\n]+[?？]/gu) ?? []
  return sentences.some((sentence) => {
    const long = sentence.trim().split(/\s+/).length >= 3 || /[\p{Script=Han}\p{Script=Hiragana}]{3}/u.test(sentence)
    return long && (finder === null || sentence.toLowerCase().search(finder.asks) >= 0)
  })
}
