import { isContact } from './contact-lines.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import type { Place, Shape } from './place.ts'
import type { Traits } from './traits.ts'

/** A warning after an injury, thanks for praise in a complaint, and a name that the customer praises. */
export function withCare(shape: Shape, { unsafe, liked, thankedName }: Traits, replyKind: ReplyKind): Shape {
  const before = (place: Place, at: number): Shape => (at < 0 ? [...shape, place] : shape.toSpliced(at, 0, place))
  if (unsafe) return before('stopUsing', 1)
  if (thankedName) {
    const general = shape.findIndex((place, index) => index > 0 && isReplaceable(place))
    return general > 0 ? shape.with(general, 'thankedName') : [...shape, 'thankedName']
  }
  if (!liked || shape.includes('good')) return shape
  if (replyKind !== 'negative') return before('kindWords', 1)
  return before(
    'kindWords',
    shape.findIndex((place) => isContact(place)),
  )
}

/** A sentence that fits any comment. */
export const isReplaceable = (place: Place): boolean => replaceable.has(place)

const replaceable: ReadonlySet<Place> = new Set([
  'joy',
  'encourage',
  'wish',
  'farewell',
  'invite',
  'anythingElse',
  'clarify',
])
