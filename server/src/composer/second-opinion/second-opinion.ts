import type { Reading } from '../read-comment.ts'
import { fits, type Subject } from '../subject.ts'
import type { Topic } from '../topic-names.ts'
import { likely } from './likely.ts'
import { topicScores } from './topic-scores.ts'

/**
 * What the word lists found in passing is told where the weights agree with them, and is not where the weights speak
 * against it; a topic that only the weights find, and are sure of, is spoken of without an opinion. Where nothing is
 * told in this way, the likeliest topic is, if it is likely at all.
 */
export function withSecondOpinion(reading: Reading, text: string, language: string, subject: Subject): Reading {
  const scores = reading.wordless || reading.asksOnly ? null : topicScores(text, language)
  if (!scores) return reading
  const score: Score = (topic) => (scores.get(topic) ?? Number.NEGATIVE_INFINITY) + likely(topic, subject)
  const found = new Set([...reading.good, ...reading.bad, ...reading.about])
  const unread = [...scores.keys()]
    .filter((topic) => !found.has(topic) && fits(topic, subject))
    .toSorted((a, b) => score(b) - score(a))
  const heard = unread.filter((topic) => score(topic) >= least.unread)
  const told = [...[...found].filter((topic) => score(topic) >= least[standingOf(topic, reading)]), ...heard]
  if (told.length === 0) return withLikeliest(reading, unread, score)
  const sureness = (topic: Topic): number => score(topic) + trust[standingOf(topic, reading)]
  const kept = told.filter((topic) => {
    const rivals = told.filter((other) => sideOf(other, reading) === sideOf(topic, reading))
    return sureness(topic) >= Math.max(...rivals.map(sureness)) - behind
  })
  const outright = reading.outright.filter((topic) => kept.includes(topic))
  return { ...reading, about: [...reading.about, ...heard], told: kept, outright }
}

type Score = (topic: Topic) => number

/** Of what nothing was said plainly one thing is told at most. */
function withLikeliest(reading: Reading, unread: readonly Topic[], score: Score): Reading {
  if (reading.outright.length > 0) return { ...reading, told: reading.outright }
  const best = (topics: readonly Topic[], limit: number): Topic | undefined =>
    topics.filter((topic) => score(topic) >= limit).toSorted((a, b) => score(b) - score(a))[0]
  const read = best([...reading.good, ...reading.bad], hinted) ?? best(reading.about, passing)
  if (read) return { ...reading, told: [read] }
  const guess = unread.find((topic) => score(topic) >= guessed)
  return guess ? { ...reading, about: [...reading.about, guess], told: [guess] } : { ...reading, told: [] }
}

/** Praise is not less worth naming because blame is surer. */
function sideOf(topic: Topic, { good, bad }: Reading): 'good' | 'bad' | 'neither' {
  return good.includes(topic) ? 'good' : bad.includes(topic) ? 'bad' : 'neither'
}

type Standing = 'outright' | 'told' | 'judged' | 'about' | 'unread'

/** How the lists found it. */
function standingOf(topic: Topic, { outright, told, good, bad, about }: Reading): Standing {
  if (outright.includes(topic)) return 'outright'
  if (told.includes(topic)) return 'told'
  if (good.includes(topic) || bad.includes(topic)) return 'judged'
  return about.includes(topic) ? 'about' : 'unread'
}

/** What the lists' word counts for beside the weights'. */
const trust: Record<Standing, number> = { outright: 2, told: 1.2, judged: 0.4, about: 0.2, unread: 0 }
/** What is so much less sure than the surest is left out. */
const behind = 2

/** Log odds below which it is not told. */
const least: Record<Standing, number> = { outright: -3, told: -2.5, judged: -1.2, about: -1.5, unread: 0 }

/** The same where nothing else is told. */
const hinted = -2.9
const passing = -2
const guessed = -0.7
