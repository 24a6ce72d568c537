import type { Reading } from '../read-comment.ts'
import { fits, type Subject } from '../subject.ts'
import type { Topic } from '../topic-names.ts'
import { topicScores } from './topic-scores.ts'

/**
 * What the word lists found in passing is told where the weights agree with them, and is not where the weights speak
 * against it; a topic that only the weights find, and are sure of, is spoken of without an opinion.
 */
export function withSecondOpinion(reading: Reading, text: string, language: string, subject: Subject): Reading {
  const scores = reading.wordless || reading.asksOnly ? null : topicScores(text, language)
  if (!scores) return reading
  const score = (topic: Topic): number => scores.get(topic) ?? Number.NEGATIVE_INFINITY
  const judged = new Set([...reading.good, ...reading.bad])
  const found = new Set([...judged, ...reading.about])
  const left = reading.told.filter((topic) => reading.outright.includes(topic) || score(topic) >= against)
  const untold = [...found].filter((topic) => !reading.told.includes(topic))
  const confirmed = untold.filter((topic) => score(topic) >= (judged.has(topic) ? agreed : mentioned))
  const heard = [...scores.keys()]
    .filter((topic) => !found.has(topic) && !unmentioned.has(topic) && fits(topic, subject) && score(topic) >= alone)
    .toSorted((a, b) => score(b) - score(a))
  return { ...reading, about: [...reading.about, ...heard], told: [...left, ...confirmed, ...heard] }
}

/** Log odds for what the lists found with an opinion and without one, for what they missed, and for what is denied. */
const agreed = -1.5
const mentioned = -1
const alone = 1
const against = -2

/** A fault is regretted as such or not at all. */
const unmentioned: ReadonlySet<Topic> = new Set<Topic>(['damage', 'missing'])
