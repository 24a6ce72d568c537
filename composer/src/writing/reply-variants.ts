import { byTaste, fittingSentences, type Slots, type Taste } from './pick-variant.ts'
import type { ComposeRequest } from '../composer.ts'
import { sizeOf } from './comment-size.ts'
import type { FullBook } from './phrases/phrase-book.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'
import { shapeOf, spokenSentences } from './spoken-sentences.ts'
import type { Style } from './style.ts'

export interface Variant {
  structure: Structure
  greeting: string
}

/** Structures of the replies on the page. */
export function shapesOn({ brand, recentReplies }: ComposeRequest, product: string | null): string[] {
  const { signOff } = brand
  return recentReplies.map((reply) => {
    const unsigned = signOff && reply.endsWith(signOff) ? reply.slice(0, -signOff.length) : reply
    return shapeOf(spokenSentences(unsigned, product))
  })
}

/** Possible structures, unused ones first, then in an order derived from the seed. */
export function unusedVariants(
  structures: readonly Structure[],
  request: ComposeRequest,
  { book, foreign }: { book: FullBook; foreign: boolean },
  slots: Slots,
  taste: Taste,
  style: Style,
  seen: readonly string[],
): Variant[] {
  const list = slots.name === null ? book.greetings[style.tone].unnamed : book.greetings[style.tone].named
  const [greeting = ''] = fittingSentences(list, slots, { ...taste, recent: [] })
  // Whoever asks for a shorter or a warmer reply still wants the customer's name in it.
  const always = (style.tone === 'formal' || style.warmer || style.length === 'shorter') && slots.name !== null
  const variants = structures.flatMap((structure) => {
    const kinds: string[] = structure.map((role) => (role === 'answer' ? answerLine(slots) : role))
    const key = [...kinds, ...(foreign ? ['foreign'] : [])].join(' ')
    const greeted = { structure, greeting, key: `greeting ${key}` }
    if (greeting === '') return [{ structure, greeting, key }]
    return always ? [greeted] : [greeted, { structure, greeting: '', key }]
  })
  const usesOf = (key: string): number => seen.filter((structure) => structure === key).length
  return byTaste(
    variants,
    ({ key, structure }) => ({ text: key, uses: 2 * usesOf(key) + misfit(structure, request) }),
    taste,
  )
}

const answerLine = (slots: Slots): string => (slots.fact === null ? 'unanswered' : 'other')

/**
 * Long comments aren't brushed off, one-liners get no request for more, and two words get a short reply. Replies don't
 * start coldly with complaints or sympathy, and thanks don't separate two topics.
 */
function misfit(structure: Structure, request: ComposeRequest): number {
  const size = sizeOf(request)
  const unequal = (size > 150 && structure.length < 3) || (size < 20 && structure.length > 2) || structure.length > 4
  const idle = size < 80 && structure.some((role) => role === 'offer' || role === 'anythingElse')
  const hollow = size < 40 && structure.includes('acknowledged')
  const parted = /good (?:thanks|joy) good/.test(structure.join(' '))
  const cold = structure[0] === 'bad' || structure[0] === 'understood' || structure[0] === 'learn'
  const thankless = structure.includes('good') && !structure.some((role) => thanking.has(role))
  const padded = /^(?:again )?sorry understood|understood sorry|learn/.test(structure.join(' '))
  return [unequal, idle, hollow, parted, cold, thankless, padded].filter(Boolean).length
}

const thanking: ReadonlySet<SentenceRole> = new Set(['thanks', 'joy', 'honest', 'balanced', 'mention'])
