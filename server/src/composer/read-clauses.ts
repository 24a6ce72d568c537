import type { Topic } from './phrases/phrase-book.ts'
import type { WordFinder } from './topics/compile-words.ts'

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
  const good = new Map<Topic, number>()
  const bad = new Map<Topic, number>()
  const reading = { praises: 0, blames: 0, evidence: [] as string[] }
  for (const clause of finder?.clauses(text) ?? []) {
    if (!finder || matches(clause, finder.elsewhere)) continue
    const opinion = weigh(clause, finder)
    let praised = opinion.praises
    let blamed = opinion.blames
    for (const entry of finder.topics) {
      const isGood = unnegated(clause, entry.good, finder)
      const isBad = unnegated(clause, entry.bad, finder)
      const named = isGood || isBad || matches(clause, entry.about)
      if (!named) continue
      const sign = isBad ? -1 : isGood ? 1 : Math.sign(opinion.praises - opinion.blames)
      if (sign > 0) good.set(entry.topic, (good.get(entry.topic) ?? 0) + 1)
      if (sign < 0) bad.set(entry.topic, (bad.get(entry.topic) ?? 0) + 1)
      if (isGood) praised = Math.max(praised, 1)
      if (isBad) blamed = Math.max(blamed, 1)
      if (isGood || isBad) reading.evidence.push(clause.slice(0, 80))
    }
    reading.praises += praised
    reading.blames += blamed
    reading.evidence.push(...opinion.words)
  }
  return {
    ...reading,
    good: ranked(good, bad),
    bad: ranked(bad, good),
    question: asks(text, finder),
    serious: finder !== null && matches(text.toLowerCase(), finder.serious),
    evidence: [...new Set(reading.evidence)].slice(0, 12),
  }
}

/** A topic that is both praised and blamed is named in neither list. */
function ranked(wanted: Map<Topic, number>, other: Map<Topic, number>): Topic[] {
  return [...wanted].filter(([topic]) => !other.has(topic)).map(([topic]) => topic)
}

function weigh(clause: string, finder: WordFinder): { praises: number; blames: number; words: string[] } {
  const sum = { praises: 0, blames: 0, words: [] as string[] }
  const count = (list: RegExp, positive: boolean): void => {
    for (const match of clause.matchAll(list)) {
      const turned = isNegated(clause, match.index, match[0].length, finder)
      sum.words.push(match[0])
      // "not bad" is no praise worth repeating.
      if (positive !== turned) sum.praises += positive ? 1 : 0
      else sum.blames += 1
    }
  }
  count(finder.good, true)
  count(finder.bad, false)
  return sum
}

function unnegated(clause: string, list: RegExp, finder: WordFinder): boolean {
  for (const match of clause.matchAll(list)) {
    if (!isNegated(clause, match.index, match[0].length, finder)) return true
  }
  return false
}

function isNegated(clause: string, start: number, length: number, finder: WordFinder): boolean {
  const { before, after } = finder.around(clause, start, length)
  return matches(before, finder.before) || matches(after, finder.after)
}

function asks(text: string, finder: WordFinder | null): boolean {
  const sentences = text.match(/[^.!?。！？\n]+[?？]/gu) ?? []
  return sentences.some((sentence) => {
    const long = sentence.trim().split(/\s+/).length >= 3 || /[\p{Script=Han}\p{Script=Hiragana}]{3}/u.test(sentence)
    return long && (finder === null || matches(sentence.toLowerCase(), finder.asks))
  })
}

function matches(text: string, list: RegExp): boolean {
  return text.search(list) >= 0
}
