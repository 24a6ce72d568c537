import { byTaste, fittingSentences, type Slots, type Taste } from './pick-variant.ts'
import type { ComposeRequest } from '../composer.ts'
import { sizeOf } from './comment-size.ts'
import type { FullBook } from './phrases/phrase-book.ts'
import type { Place, Shape } from './place.ts'
import { shapeOf, spokenSentences } from './spoken-sentences.ts'
import type { Style } from './style.ts'

export interface Variant {
  shape: Shape
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
  shapes: readonly Shape[],
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
  const variants = shapes.flatMap((shape) => {
    const kinds: string[] = shape.map((place) => (place === 'answer' ? answerLine(slots) : place))
    const key = [...kinds, ...(foreign ? ['foreign'] : [])].join(' ')
    const greeted = { shape, greeting, key: `greeting ${key}` }
    if (greeting === '') return [{ shape, greeting, key }]
    return always ? [greeted] : [greeted, { shape, greeting: '', key }]
  })
  const usesOf = (key: string): number => seen.filter((shape) => shape === key).length
  return byTaste(variants, ({ key, shape }) => ({ text: key, uses: 2 * usesOf(key) + misfit(shape, request) }), taste)
}

const answerLine = (slots: Slots): string => (slots.fact === null ? 'unanswered' : 'other')

/**
 * Long comments aren't brushed off, one-liners get no request for more, and two words get a short reply. Replies don't
 * start coldly with complaints or sympathy, and thanks don't separate two topics.
 */
function misfit(shape: Shape, request: ComposeRequest): number {
  const size = sizeOf(request)
  const unequal = (size > 150 && shape.length < 3) || (size < 20 && shape.length > 2) || shape.length > 4
  const idle = size < 80 && shape.some((place) => place === 'offer' || place === 'anythingElse')
  const hollow = size < 40 && shape.includes('acknowledged')
  const parted = /good (?:thanks|joy) good/.test(shape.join(' '))
  const cold = shape[0] === 'bad' || shape[0] === 'understood' || shape[0] === 'learn'
  const thankless = shape.includes('good') && !shape.some((place) => thanking.has(place))
  const padded = /^(?:again )?sorry understood|understood sorry|learn/.test(shape.join(' '))
  return [unequal, idle, hollow, parted, cold, thankless, padded].filter(Boolean).length
}

const thanking: ReadonlySet<Place> = new Set(['thanks', 'joy', 'honest', 'balanced', 'mention'])
