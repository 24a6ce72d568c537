import { wordsOn } from '../fair-reading.ts'
import type { Reading } from '../read-comment.ts'
import { fits, type Subject } from '../subject.ts'
import { type Topic, topicNames } from '../topic-names.ts'
import { breathsOf } from './grams.ts'
import { topicScores } from './topic-scores.ts'

/** Something that speaks for a topic or against it, and how strongly. */
export type Sign = readonly [name: string, strength: number]

/** What lists and weights say of each topic that either of them finds; null in a language without weights. */
export function signsOf(
  reading: Reading,
  text: string,
  language: string,
  subject: Subject,
): ReadonlyMap<Topic, Sign[]> | null {
  const scores = topicScores(text, language)
  if (!scores) return null
  const found = new Set<Topic>([...reading.good, ...reading.bad, ...reading.about])
  const [first = 0, second = 0] = [...scores.values()].toSorted((a, b) => b - a)
  const brief = 40 / (40 + lengthOf(text))
  const breaths = Math.log(1 + breathsOf(text).length)
  const candidates = topicNames.filter((topic) => {
    return found.has(topic) || ((scores.get(topic) ?? deaf) >= faint && fits(topic, subject))
  })
  return new Map(
    candidates.map((topic) => {
      const score = scores.get(topic) ?? deaf
      const lead = score - (score === first ? second : first)
      const standing = standingOf(topic, reading)
      const heard = Math.max(deaf, score)
      return [
        topic,
        [
          ['score', heard],
          ['clear score', Math.max(0, score)],
          ['lead', Math.max(deaf, Math.min(-deaf, lead))],
          ['breaths', breaths],
          ['words', Math.log(1 + Math.min(4, wordsOn(reading, topic).length))],
          ['sure', Number(reading.sure.includes(topic))],
          ['brief', brief],
          [`brief ${standing}`, brief],
          ['brief score', brief * heard],
          ['brief clear score', brief * Math.max(0, score)],
          [standing, 1],
          [`${standing} score`, heard],
          [topic, 1],
          [`${topic} score`, heard / 2],
          [`${topic} of ${subject}`, 1],
          [`${topic} read`, Number(found.has(topic) && standing !== 'about')],
        ],
      ]
    }),
  )
}

/** In Latin letters; a sign of a script without spaces says as much as three. */
const lengthOf = (text: string): number => text.length * (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? 3 : 1)

/** Log odds below which nothing was heard, and below which a topic that no list found is none to think of. */
const deaf = -8
const faint = -3.5

type Standing = 'outright' | 'told' | 'judged' | 'about' | 'unread'

/** How the lists found it. */
function standingOf(topic: Topic, { outright, told, good, bad, about }: Reading): Standing {
  if (outright.includes(topic)) return 'outright'
  if (told.includes(topic)) return 'told'
  if (good.includes(topic) || bad.includes(topic)) return 'judged'
  return about.includes(topic) ? 'about' : 'unread'
}
