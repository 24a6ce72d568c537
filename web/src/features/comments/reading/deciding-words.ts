import type { Comment } from '@bizamply/contract/comments'
import { connectorWords, wholeMarks } from '@bizamply/contract/mark-end'

export interface DecidedPart {
  start: number
  text: string
  /** How the words were read; null for the rest of the text. */
  as: 'positive' | 'negative' | null
  /** The reader found them, but isn't sure. */
  isUnsure: boolean
}

type Read = Pick<Comment, 'evidence' | 'language' | 'topicsGood' | 'topicsBad'>

/** Splits a comment's title or text at the words that decided its topics and risks. The text itself stays whole. */
export function decidingWords(comment: Read, text: string): DecidedPart[] {
  const parts: DecidedPart[] = []
  let at = 0
  const read = { text, language: comment.language }
  const plain = (end: number) => parts.push({ start: at, text: text.slice(at, end), as: null, isUnsure: false })
  for (const { start, end, as, isUnsure } of wholeMarks(marksOf(comment, text), read, isSameKind)) {
    if (start > at) plain(start)
    parts.push({ start, text: text.slice(start, end), as, isUnsure })
    at = end
  }
  if (at < text.length || parts.length === 0) plain(text.length)
  return parts
}

const isSameKind = (one: Mark, other: Mark): boolean => one.as === other.as && one.isUnsure === other.isUnsure

interface Mark {
  start: number
  end: number
  as: 'positive' | 'negative'
  isUnsure: boolean
}

function marksOf({ evidence, language, topicsGood, topicsBad }: Read, text: string): Mark[] {
  const unsure = new Set(evidence.filter(({ of }) => of === 'unsure').flatMap(({ words }) => words))
  const connectors = connectorsOf(language)
  return evidence.flatMap(({ of, words }): Mark[] => {
    const as = readAs(of, topicsGood, topicsBad)
    if (!as) return []
    return words.flatMap((found) => {
      const word = withoutConnectors(found, connectors)
      const start = placeOf(text, word)
      const isUnsure = unsure.has(of)
      return start < 0 ? [] : [{ start: withCurrency(text, start), end: start + word.length, as, isUnsure }]
    })
  })
}

/** The reader's phrases can end with words that joined them to the next, such as “and”, “at” or “the”. */
function withoutConnectors(found: string, connectors: RegExp | null): string {
  const shorter = connectors ? found.replace(connectors, '') : found
  return shorter === found ? found : withoutConnectors(shorter, connectors)
}

const connectorsOf = (language: string | null): RegExp | null => {
  const words = connectorWords[language?.slice(0, 2) ?? '']
  return words === undefined ? null : new RegExp(String.raw`\s+(?:${words})$`, 'iu')
}

/** An amount begins with its currency sign. */
const withCurrency = (text: string, start: number): number =>
  /\p{N}/u.test(text[start] ?? '') && /\p{Sc}/u.test(text[start - 1] ?? '') ? start - 1 : start

/** A topic that is both positive and negative is marked as neither: which words were which isn't known. */
function readAs(of: string, good: string[], bad: string[]): Mark['as'] | null {
  if (of.startsWith('risk:')) return 'negative'
  const topic = /^topic:(.+)$/.exec(of)?.[1]
  if (!topic || good.includes(topic) === bad.includes(topic)) return null
  return good.includes(topic) ? 'positive' : 'negative'
}

/** The first place of whole words, whatever their case; scripts without spaces have no word borders. */
function placeOf(text: string, word: string): number {
  const [where, what] = [text.toLowerCase(), word.toLowerCase()]
  // Some letters change length in lower case, which would shift every place.
  if (where.length !== text.length || what.trim() === '') return -1
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    if (isBorder(where, at, what) && isBorder(where, at + what.length, what)) return at
  }
  return -1
}

const isBorder = (text: string, at: number, word: string): boolean =>
  !spaced.test(word) || !(spaced.test(text[at - 1] ?? '') && spaced.test(text[at] ?? ''))

/** Letters and digits of scripts that put spaces between words. */
const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{N}]/u
