import type { Reading } from './read-comment.ts'
import { fits, type Subject } from './subject.ts'
import type { Topic } from './topic-names.ts'

/** The reading without what its words can't mean here: a hard game is no complaint, a "broken" one not damaged. */
export function fairReading(reading: Reading, subject: Subject): Reading {
  const means = (topic: Topic): boolean => fits(topic, subject) || wordsOn(reading, topic).some(isPhrase)
  const hard = subject === 'game' && reading.bad.includes('ease')
  const blames = Math.max(0, reading.blames - (hard ? wordsOn(reading, 'ease').length : 0))
  return {
    ...reading,
    good: reading.good.filter(means),
    bad: reading.bad.filter((topic) => means(topic) && !(hard && topic === 'ease')),
    about: [...(hard ? (['ease'] as const) : []), ...reading.about.filter((topic) => fits(topic, subject))],
    blames,
    ...(hard && blames === 0 && reading.score > -2 ? calmed(reading) : {}),
  }
}

/** The words of the comment that speak of it. */
export function wordsOn({ evidence }: Reading, topic: Topic): readonly string[] {
  return evidence.find(({ of }) => of === `topic:${topic}`)?.words ?? []
}

function calmed({ mood, praises }: Reading): Partial<Reading> {
  return mood === 'complaint' ? { mood: praises > 0 ? 'praise' : 'neutral' } : {}
}

const isPhrase = (words: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words)
    ? words.length >= 4
    : /\s/.test(words.trim())
