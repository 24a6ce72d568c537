import { otherLanguage } from './phrases/other-language.ts'
import type { PhraseBook } from './phrases/phrase-book.ts'
import type { Topic } from './topic-names.ts'

export interface Spoken {
  /** The line of the book, `good` or `bad` for a topic, `other` for what is in no book. */
  kind: string
  topic: Topic | null
}

/** What the sentences of a reply are, in order. `product` is the name that it calls the product by. */
export function spokenSentences(reply: string, book: PhraseBook, product: string | null): Spoken[] {
  const known = listed(book)
  const small = reply.toLowerCase()
  const general = product ? small.split(product.toLowerCase()).join('{product}') : small
  return general.split(ends).flatMap((sentence, index) => {
    const bare = sentence.trim()
    const spoken = known.get(bare)
    if (spoken) return spoken.kind === 'rest' ? [] : [spoken]
    const greeted =
      index > 0 ? undefined : (known.get(bare.replace(greeting, '')) ?? known.get(bare.replace(twoPart, '')))
    if (greeted) return [{ kind: 'greeting', topic: null }, greeted]
    return bare ? [{ kind: index === 0 && bare.length < 40 ? 'greeting' : 'other', topic: null }] : []
  })
}

/** How a reply is built, to be compared with others on its page. */
export function shapeOf(spoken: readonly Spoken[]): string {
  return spoken.map(({ kind }) => kind).join(' ')
}

const ends = /(?<=[.!?。！？])\s*(?![”»」"])|\n/u
const greeting = /^[^,，、:]{0,40}[,，、:]\s*/u
const twoPart = /^[^,:]{0,20}, [^,:]{1,30}[,:]\s*/u
const lists = new WeakMap<PhraseBook, Map<string, Spoken>>()

function listed(book: PhraseBook): Map<string, Spoken> {
  const kept = lists.get(book)
  if (kept) return kept
  const made = new Map<string, Spoken>()
  const add = (sentences: readonly string[] | undefined, kind: string, topic: Topic | null): void => {
    for (const sentence of sentences ?? []) {
      const [first = '', ...rest] = sentence.toLowerCase().split(ends)
      for (const piece of rest) made.set(piece.trim(), { kind: 'rest', topic: null })
      made.set(first.trim(), { kind, topic })
    }
  }
  if (book.language === 'en') add(otherLanguage, 'foreign', null)
  for (const [kind, sentences] of Object.entries(book.lines)) add(sentences, kind, null)
  for (const [topic, sentences] of Object.entries(book.good)) add(sentences, 'good', topic as Topic)
  for (const [topic, sentences] of Object.entries(book.bad)) add(sentences, 'bad', topic as Topic)
  lists.set(book, made)
  return made
}
