import { gramsOf } from './grams.ts'
import { learntTopics, weightsOf } from './weights.ts'

/** Whether our sentences say this word, and not of people: names are among those that speak of a person. */
export function isCommonWord(word: string, language: string): boolean {
  const weights = weightsOf(language)
  const [whole] = gramsOf(word, language)
  const start = whole === undefined ? undefined : weights?.starts.get(whole)
  if (!weights || start === undefined) return false
  const end = start + 2 * (weights.pairs[start] ?? 0)
  for (let at = start + 1; at <= end; at += 2) {
    if (weights.pairs[at] === person && (weights.pairs[at + 1] ?? 0) > 0) return false
  }
  return true
}

const person = learntTopics.indexOf('person')
