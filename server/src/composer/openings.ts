import { fittingSentences, type Slots, type Taste } from './choose.ts'
import type { PhraseBook, Tone } from './phrases/phrase-book.ts'

/** Greeting and first sentence as one, best first, so that twenty replies on a page can begin in twenty ways. */
export function greetedOpenings(
  book: PhraseBook,
  sentences: readonly string[],
  tone: Tone,
  slots: Slots,
  taste: Taste,
): string[] {
  const greetings = slots.name === null ? book.greetings[tone].unnamed : book.greetings[tone].named
  const ways = fittingSentences(greetings, slots, { ...taste, said: [], seed: `${taste.seed} greeting` })
  const cores = fittingSentences(sentences, slots, taste)
  return cores
    .flatMap((core, row) =>
      ways.map((_, column) => {
        const text = greet(ways[(row + column) % ways.length] ?? '', core, book)
        return { text, said: timesBegun(text, taste.said), used: timesUsed(core, taste.said), row, column }
      }),
    )
    .sort((a, b) => a.said - b.said || a.used - b.used || a.column - b.column || a.row - b.row)
    .map((one) => one.text)
}

/** Openings are written so that their first word can be small, but for "I" and the German polite forms. */
function greet(greeting: string, core: string, book: PhraseBook): string {
  if (!greeting) return core
  if (!book.gap) return greeting + core
  if (/[.!]$/.test(greeting) || /^(I|Ihr\p{L}*|Sie)\b/u.test(core)) return `${greeting} ${core}`
  return `${greeting} ${core.replace(/^([¡¿]?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`
}

function timesBegun(text: string, said: readonly string[]): number {
  return said.filter((reply) => reply.startsWith(text.toLowerCase())).length
}

function timesUsed(core: string, said: readonly string[]): number {
  return said.filter((reply) => reply.includes(core.toLowerCase())).length
}
