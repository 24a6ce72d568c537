import type { Situation, Topic } from './phrases/phrase-book.ts'
import type { Reading } from './read-comment.ts'

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

export interface NamedTopics {
  good: Topic[]
  bad: Topic[]
}

/** What the reply speaks of, most telling first: blame is not praised, and praise beside a complaint is left alone. */
export function topicsToName(situation: Situation, reading: Reading): NamedTopics {
  const exact = reading.bad.some((topic) => topic === 'zip' || topic === 'battery' || topic === 'screen')
  const bad = reading.bad.filter((topic) => !(exact && topic === 'damage'))
  if (situation === 'praise') return { good: reading.good, bad: [] }
  if (situation === 'complaint' || situation === 'serious') return { good: [], bad }
  if (situation === 'mild' || situation === 'mixed' || situation === 'neutral') return { good: reading.good, bad }
  return { good: [], bad: [] }
}
