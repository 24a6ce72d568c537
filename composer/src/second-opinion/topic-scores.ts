import type { Topic } from '../topic-names.ts'
import { breathsOf, gramsOf, share } from './grams.ts'
import { learntTopics, step, type Weights, weightsOf } from './weights.ts'

/** How surely a text speaks of each topic, as log odds in its plainest breath; null in a language without weights. */
export function topicScores(text: string, language: string): ReadonlyMap<Topic, number> | null {
  const weights = weightsOf(language)
  if (!weights) return null
  const best = learntTopics.map(() => Number.NEGATIVE_INFINITY)
  for (const breath of breathsOf(text)) {
    scoresOf(gramsOf(breath, language), weights).forEach((score, at) => {
      best[at] = Math.max(best[at] ?? score, score)
    })
  }
  return new Map(learntTopics.map((topic, at) => [topic, best[at] ?? Number.NEGATIVE_INFINITY]))
}

function scoresOf(grams: ReadonlySet<string>, { bias, starts, pairs }: Weights): number[] {
  const scores = [...bias]
  const each = step * share(grams.size)
  for (const gram of grams) {
    const start = starts.get(gram)
    if (start === undefined) continue
    const end = start + 2 * (pairs[start] ?? 0)
    for (let at = start + 1; at <= end; at += 2) {
      const topic = pairs[at] ?? 0
      scores[topic] = (scores[topic] ?? 0) + (pairs[at + 1] ?? 0) * each
    }
  }
  return scores
}
