import type { PhraseBook, Situation, Topic } from './phrases/phrase-book.ts'
import type { Reading } from './read-comment.ts'
import type { ReplyLength } from './style.ts'

/** Which kind of reply a comment needs. Stars lead; words only make it more careful, never less. */
export function situationOf(reading: Reading, rating: number | null): Situation {
  if (reading.serious) return 'serious'
  if (reading.wordless) return wordless(reading, rating)
  if (rating === null && reading.question && reading.blames === 0) return 'question'
  if (reading.mood === 'neutral') return 'neutral'
  if (reading.mood === 'complaint') {
    return rating !== null && reading.blames === 0 && reading.praises >= 2 && reading.bad.length === 0
      ? 'unclear'
      : 'complaint'
  }
  if (reading.mood === 'mild') return reading.good.length > 0 && reading.bad.length > 0 ? 'mixed' : 'mild'
  if (rating !== null && reading.praises + reading.blames === 0 && !reading.question) return 'starsHigh'
  if (reading.blames >= 2 && reading.praises === 0 && reading.bad.length === 0) return 'unclear'
  return reading.bad.length > 0 ? 'mixed' : 'praise'
}

function wordless(reading: Reading, rating: number | null): Situation {
  if (rating === null) return reading.blames > reading.praises ? 'complaint' : 'neutral'
  return rating >= 4 ? 'starsHigh' : rating >= 3 ? 'starsMiddle' : 'starsLow'
}

export interface Step {
  kind: 'opening' | 'sentence'
  sentences: readonly string[]
  /** Lowest stays longest when room is short. */
  rank: number
}

/** The sentences of a reply in reading order, each with the choices for it. */
export function planReply(
  situation: Situation,
  reading: Reading,
  book: PhraseBook,
  length: ReplyLength,
  answered: boolean,
): Step[] {
  const steps: Step[] = [{ kind: 'opening', sentences: book.openings[situation], rank: 0 }]
  const add = (sentences: readonly string[] | undefined, rank: number): void => {
    if (sentences && sentences.length > 0) steps.push({ kind: 'sentence', sentences, rank })
  }
  const many = length === 'longer' ? 3 : length === 'shorter' ? 1 : 2
  for (const [index, { topic, praised }] of namedTopics(situation, reading, many).entries()) {
    add(praised ? book.good[topic] : book.bad[topic], 2 + index)
  }
  const asks = reading.question && situation !== 'serious' && situation !== 'complaint'
  if (asks) add(answered ? book.answered : book.unanswered, 1)
  if (length === 'longer') add(book.more[situation], 8)
  if (length !== 'shorter' || needsClosing.has(situation))
    add(book.closings[closingOf(situation, reading)], closingRank(situation, asks))
  return steps
}

function namedTopics(situation: Situation, reading: Reading, many: number): { topic: Topic; praised: boolean }[] {
  const good = reading.good.map((topic) => ({ topic, praised: true }))
  const exact = reading.bad.includes('zip') || reading.bad.includes('battery')
  const bad = reading.bad.filter((topic) => !(exact && topic === 'damage')).map((topic) => ({ topic, praised: false }))
  if (situation === 'praise') return good.slice(0, many)
  if (situation === 'complaint') return bad.slice(0, many)
  if (situation === 'mild' || situation === 'mixed')
    return [...good.slice(0, many - 1), ...bad.slice(0, Math.max(1, many - 1))]
  return []
}

/** Whoever names something bad is offered help, even at three stars. */
function closingOf(situation: Situation, reading: Reading): Situation {
  return situation === 'mild' && reading.bad.length > 0 ? 'mixed' : situation
}

const needsClosing = new Set<Situation>(['complaint', 'serious', 'starsLow', 'unclear'])

function closingRank(situation: Situation, asks: boolean): number {
  if (needsClosing.has(situation)) return 1
  return asks ? 9 : 6
}
