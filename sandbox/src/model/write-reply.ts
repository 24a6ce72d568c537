import { createHash } from 'node:crypto'
import type { Mood, PhraseBook } from './phrases/phrase-book.ts'
import { phraseBook } from './phrases/phrase-books.ts'
import type { Understood } from './read-prompt.ts'

/** A short reply in the comment's language; the same request always gives the same one. */
export function writeReply(understood: Understood, seed: string): string {
  const book = phraseBook(understood.language)
  const mood = moodOf(understood)
  const topic = topicOf(book, understood.text)
  const choose = chooser(understood, seed)
  const opening = choose(book.openings[mood])
  const middle = topic === null ? choose(book.general[mood]) : choose(book.aboutTopic[mood])
  const closing = choose(book.closings[mood])
  const isShort = /short|kürzer|kurz|court|breve|cort|curt|短/i.test(understood.wish)
  const sentences = isShort
    ? [greeted(book, understood, opening), middle]
    : [greeted(book, understood, opening), middle, closing]
  const { product: title } = understood
  const product = title === null ? book.order : book.named.replace('{product}', () => title)
  const filled = sentences.map((sentence) =>
    capitalised(sentence.replaceAll('{product}', () => product).replaceAll('{topic}', () => topic ?? '')),
  )
  return fitted(filled, book.joiner, understood.maxLength)
}

function moodOf({ rating, text }: Understood): Mood {
  if (/[?？]\s*$/.test(text.trim()) && (rating === null || rating >= 3)) return 'question'
  if (rating === null) return BAD_WORDS.test(text) ? 'bad' : 'mixed'
  if (rating <= 2) return 'bad'
  const isTorn = rating === 3 || (rating === 4 && BUT_WORDS.test(text))
  return isTorn ? 'mixed' : 'good'
}

// The first that is mentioned; where words are written apart, only at the beginning of one.
function topicOf(book: PhraseBook, text: string): string | null {
  const lower = text.toLowerCase()
  const start = book.joiner === '' ? '' : '(?<!\\p{L})'
  const found = book.topics.map(([words, name]) => ({
    name,
    at: lower.search(new RegExp(`${start}(?:${words})`, 'u')),
  }))
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.name ?? null
}

// The seed decides; a sentence that was used lately, or that holds an unwanted word, gives way to the next.
function chooser({ earlier, avoid }: Understood, seed: string): (variants: string[]) => string {
  const digest = createHash('sha256').update(seed).digest()
  let turn = 0
  return (variants) => {
    const start = digest.readUInt32BE((turn++ % 7) * 4)
    const inTurn = variants.map((_, place) => variants[(start + place) % variants.length]!)
    const isFree = (sentence: string) =>
      !avoid.some((word) => sentence.toLowerCase().includes(word)) && !earlier.includes(longestPart(sentence))
    return inTurn.find(isFree) ?? inTurn[0]!
  }
}

function longestPart(sentence: string): string {
  const parts = sentence.split(/\{\w+\}/)
  return parts.toSorted((a, b) => b.length - a.length)[0]!.trim()
}

function greeted(book: PhraseBook, { author }: Understood, opening: string): string {
  const name = book.joiner === '' ? author : (author?.split(/\s+/)[0] ?? null)
  if (!name || name.length > 24 || /[\d@:/<>*]/.test(name)) return opening
  return `${book.greeting.replace('{name}', () => name)}${book.joiner}${opening}`
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function fitted(sentences: string[], joiner: string, maxLength: number): string {
  let count = sentences.length
  while (count > 1 && sentences.slice(0, count).join(joiner).length > maxLength) count -= 1
  return sentences.slice(0, count).join(joiner).slice(0, maxLength)
}

const BAD_WORDS =
  /broke|broken|bad|terrible|never|worst|kaputt|schlecht|mauvais|cassé|malo|roto|pessim|rotto|ruim|quebrad|壊|最悪|坏|差|破|烂/i
const BUT_WORDS =
  /\b(but|although|however|aber|jedoch|mais|pero|sin embargo|però|ma|mas|porém)\b|けど|ですが|ますが|ただ|しかし|但|不过|只是/i
