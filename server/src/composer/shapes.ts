import type { Line, Situation } from './phrases/phrase-book.ts'
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

const usual: Record<Situation, readonly string[]> = {
  praise: [
    'thanks good',
    'joy good',
    'good thanks',
    'thanks good farewell',
    'joy good thanks',
    'thanks joy good',
    'good thanks wish',
    'good joy',
    'thanks good encourage',
    'joy good encourage',
    'good joy farewell',
    'good thanks encourage',
    'thanks good good',
    'joy good good',
    'good good thanks',
    'thanks good good farewell',
    'joy good good wish',
    'thanks good good encourage',
    'good thanks good',
    'thanks joy',
    'joy thanks',
    'thanks wish',
    'joy wish',
    'thanks joy wish',
    'joy thanks farewell',
    'thanks encourage',
    'joy farewell',
    'thanks farewell',
    'joy encourage',
    'thanks joy encourage',
    'joy thanks wish',
    'thanks joy farewell',
  ],
  mild: [
    'honest invite',
    'honest',
    'honest farewell',
    'honest invite farewell',
    'honest good',
    'good honest',
    'honest good invite',
    'good honest invite',
    'honest good farewell',
    'good honest farewell',
    'honest good invite farewell',
    'good honest invite farewell',
    'honest good good',
    'good good honest',
    'honest good good invite',
    'honest bad invite',
    'bad honest',
    'honest bad help',
    'bad honest help',
    'honest bad learn',
    'honest bad',
    'bad honest learn',
    'honest bad invite farewell',
    'bad honest invite',
    'honest bad bad invite',
    'honest bad learn help',
    'bad bad honest invite',
  ],
  mixed: [
    'balanced good bad',
    'good balanced bad',
    'balanced good bad farewell',
    'good balanced bad farewell',
    'balanced good good bad',
    'balanced good bad bad',
    'balanced bad farewell',
    'balanced good bad help',
    'balanced good bad invite',
    'good balanced bad help',
    'balanced bad good',
    'good balanced bad invite',
    'balanced good bad learn',
    'good balanced bad learn',
    'balanced bad good invite',
    'balanced bad',
    'balanced bad help',
    'balanced bad invite',
    'bad balanced',
    'bad balanced invite',
    'balanced bad bad',
    'balanced bad bad help',
    'balanced bad learn',
    'bad balanced help',
    'balanced good',
    'good balanced',
    'balanced good invite',
    'good balanced invite',
    'balanced good farewell',
    'good balanced farewell',
    'balanced good encourage',
    'balanced good invite farewell',
    'balanced good good',
    'balanced',
    'balanced farewell',
    'balanced invite',
    'balanced help',
    'balanced invite farewell',
  ],
  complaint: [
    'sorry bad help',
    'bad sorry help',
    'sorry understood bad help',
    'sorry bad learn help',
    'bad sorry learn help',
    'understood bad sorry help',
    'understood sorry bad help',
    'bad understood sorry help',
    'sorry bad bad help',
    'bad bad sorry help',
    'sorry bad bad learn help',
    'bad sorry bad help',
    'sorry help',
    'sorry understood help',
    'understood sorry help',
    'sorry learn help',
    'understood sorry learn help',
    'sorry understood learn help',
  ],
  serious: ['alarmed direct'],
  unclear: ['unclear clarify', 'honest unclear clarify', 'honest clarify', 'honest unclear'],
  question: ['asked answer', 'answer askMore', 'asked answer askMore', 'asked answer farewell', 'answer farewell'],
  neutral: ['noted offer', 'noted farewell', 'noted offer farewell', 'noted', 'noted noted', 'noted noted offer'],
  starsHigh: [
    'rated wish',
    'rated farewell',
    'rated wish farewell',
    'rated pleased',
    'pleased rated',
    'rated pleased wish',
    'rated pleased farewell',
    'pleased rated farewell',
    'pleased rated wish',
  ],
  starsMiddle: ['ratedMiddle invite', 'ratedMiddle farewell', 'ratedMiddle invite farewell', 'ratedMiddle'],
  starsLow: ['ratedLow tellUs', 'ratedLow help', 'ratedLow learn tellUs', 'ratedLow learn help'],
}

const short: Record<Situation, readonly string[]> = {
  praise: ['good', 'thanks'],
  mild: ['honest'],
  mixed: ['balanced'],
  complaint: ['sorry help'],
  serious: ['alarmed direct'],
  unclear: ['clarify'],
  question: ['answer'],
  neutral: ['noted'],
  starsHigh: ['rated'],
  starsMiddle: ['ratedMiddle'],
  starsLow: ['ratedLow'],
}

const long: Record<Situation, readonly string[]> = {
  praise: [
    'thanks joy good good encourage farewell',
    'thanks joy good encourage farewell',
    'thanks joy encourage wish farewell',
  ],
  mild: [
    'honest good bad learn invite farewell',
    'honest good good invite farewell',
    'honest bad bad learn help',
    'honest invite farewell',
  ],
  mixed: [
    'balanced good bad bad learn help',
    'balanced good bad learn help',
    'balanced bad bad learn help',
    'balanced bad learn help',
  ],
  complaint: ['sorry understood bad bad learn help', 'sorry understood bad learn help', 'sorry understood learn help'],
  serious: ['alarmed direct'],
  unclear: ['honest unclear clarify farewell'],
  question: ['asked answer askMore farewell'],
  neutral: ['noted offer farewell', 'noted offer'],
  starsHigh: ['rated pleased wish farewell'],
  starsMiddle: ['ratedMiddle invite farewell'],
  starsLow: ['ratedLow learn tellUs'],
}

const asksMore: ReadonlySet<Situation> = new Set(['praise', 'mild', 'mixed', 'neutral'])
const ends: ReadonlySet<Place> = new Set(['wish', 'farewell', 'encourage', 'invite', 'help', 'offer', 'learn'])

const count = (shape: Shape, place: Place): number => shape.filter((one) => one === place).length

function isTrue(shape: Shape, has: Has): boolean {
  return count(shape, 'good') <= has.good && count(shape, 'bad') <= has.bad
}

/** Nobody who gave four stars is asked for an order number, and nobody unread is told to come again. */
function suits(shape: Shape, { rating, glad, bad }: Has, situation: Situation): boolean {
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
