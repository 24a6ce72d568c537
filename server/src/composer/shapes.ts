import type { Line, Situation } from './phrases/phrase-book.ts'
import { long, short, usual } from './shape-lists.ts'
import type { ReplyLength } from './style.ts'

/** One sentence of a reply: a line of the book, a topic that is praised or blamed, or the answer to a question. */
export type Place = Line | 'good' | 'bad' | 'answer'
export type Shape = readonly Place[]

export interface Has {
  good: number
  bad: number
  /** A question that the reply answers. */
  question: boolean
  rating: number | null
  /** Cheerful, if only by its emoji. */
  glad: boolean
  /** Of a product that somebody has, not of a place or a service. */
  thing: boolean
}

/** The ways to build a reply to this, each true to what the comment has; the caller takes one that the page lacks. */
export function shapesFor(situation: Situation, length: ReplyLength, has: Has): Shape[] {
  const listed = length === 'shorter' ? short[situation] : length === 'longer' ? long[situation] : usual[situation]
  const all = listed.map((shape) => shape.split(' ') as Place[])
  const fitting = all.filter(
    (shape) => isTrue(shape, has) && suits(shape, has, situation) && namesEnough(shape, has, situation),
  )
  const shapes = fitting.length > 0 ? fitting : all.map((shape) => withoutMissing(shape, has))
  return has.question && asksMore.has(situation) ? withAnswer(shapes) : shapes
}

const asksMore: ReadonlySet<Situation> = new Set(['praise', 'mild', 'mixed', 'neutral'])
const ends: ReadonlySet<Place> = new Set(['wish', 'farewell', 'encourage', 'invite', 'help', 'offer', 'learn'])

const count = (shape: Shape, place: Place): number => shape.filter((one) => one === place).length

function isTrue(shape: Shape, has: Has): boolean {
  return count(shape, 'good') <= has.good && count(shape, 'bad') <= has.bad
}

/** Nobody who gave four stars is asked for an order number, and nobody unread is told to come again. */
function suits(shape: Shape, { rating, glad, bad, thing }: Has, situation: Situation): boolean {
  if (shape.includes('wish') && !thing) return false
  if (situation === 'neutral') return glad || !shape.includes('farewell')
  if (situation !== 'mild' && situation !== 'mixed') return true
  if (rating === null && !glad && shape.includes('farewell') && !shape.includes('invite')) return false
  if (rating !== null && rating >= 4 && (shape.includes('help') || shape.includes('learn'))) return false
  if (shape.includes('help') && bad === 0) return false
  return !(rating === 5 && bad === 0 && shape.includes('invite'))
}

/** What a comment names is named in its reply, and blame before praise. */
function namesEnough(shape: Shape, has: Has, situation: Situation): boolean {
  if (situation === 'serious') return true
  if (has.bad > 0 && situation !== 'praise') {
    const both = situation !== 'mixed' || has.good === 0 || count(shape, 'good') > 0
    return count(shape, 'bad') > 0 && both
  }
  return has.good === 0 || situation === 'complaint' || count(shape, 'good') > 0
}

function withoutMissing(shape: Shape, has: Has): Shape {
  const left = { good: has.good, bad: has.bad }
  return shape.filter((place) => (place !== 'good' && place !== 'bad') || left[place]-- > 0)
}

function withAnswer(shapes: readonly Shape[]): Shape[] {
  const bare = shapes.map((shape) => [...shape.filter((place) => !ends.has(place)), 'answer' as const])
  return [...bare, ...bare.map((shape) => [...shape, 'askMore' as const])]
}
