import type { PhraseBook } from './phrases/phrase-book.ts'

/** Index of the topic that is mentioned first; in languages with spaces, only at the start of a word. */
export function topicIn(book: PhraseBook, text: string): number | null {
  const lower = text.toLowerCase()
  const start = book.joiner === '' ? '' : '(?<!\\p{L})'
  const found = book.topics.map(([words], place) => ({
    place,
    at: lower.search(new RegExp(`${start}(?:${words})`, 'u')),
  }))
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.place ?? null
}

/** A question's topic is in the question, a mixed review's complaint after the "but". */
export function partThatCounts(text: string, mood: 'bad' | 'mixed' | 'good' | 'question' | 'neutral'): string {
  if (mood === 'question') return text.match(/[^.!?。！？]*[?？]/g)?.at(-1) ?? text
  return mood === 'mixed' ? (text.split(BUT).at(-1) ?? text) : text
}

export const BUT =
  /\b(?:but|although|however|aber|jedoch|mais|pero|sin embargo|però|ma|mas|porém|falta|fehlt|manque|manca)\b|けど|ですが|ますが|ただ|しかし|但是?|不过|只是/i
