import type { Reading } from '../read-comment.ts'
import type { Subject } from '../subject.ts'
import { surenessOf } from './sureness.ts'

/**
 * Told is what lists and weights together are as sure of as `least` says, surest first; what only the weights find is
 * spoken of without an opinion.
 */
export function withSecondOpinion(
  reading: Reading,
  text: string,
  language: string,
  subject: Subject,
  least: number,
): Reading {
  const sureness = reading.wordless || reading.asksOnly ? null : surenessOf(reading, text, language, subject)
  if (!sureness) return reading
  const told = [...sureness].flatMap(([topic, found]) => (found >= least ? [topic] : []))
  const found = new Set([...reading.good, ...reading.bad, ...reading.about])
  return { ...reading, about: [...reading.about, ...told.filter((topic) => !found.has(topic))], told, outright: told }
}

/** Log odds from which a topic is named. Below it a reply repeats the comment's own words (../repeated-words.ts). */
export const sure = 2.2

/** Log odds from which it is named where there is nothing to repeat. */
export const likely = 1.5
