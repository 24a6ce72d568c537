import type { ReplyKind } from './phrases/phrase-book.ts'
import type { Place, Shape } from './place.ts'
import type { Traits } from './traits.ts'

/** For a warmer reply: empathy or joy, thanks for the time after a complaint, and a warm end. Sensitive replies stay. */
export function warmed(
  shapes: readonly Shape[],
  kind: ReplyKind,
  { solemn, insincere, possibleHarm }: Traits,
): Shape[] {
  if (solemn || insincere || possibleHarm || cool.has(kind)) return [...shapes]
  const heartfelt = shapes.filter((shape) => shape.includes('understood') || shape.includes('joy'))
  return (heartfelt.length > 0 ? heartfelt : shapes).map((shape) => {
    const thanked: Shape =
      complaining.has(kind) && !shape.includes('again') ? shape.toSpliced(1, 0, 'timeTaken') : shape
    const open = thanked.filter((place) => !ends.has(place))
    return [...open, 'warmly']
  })
}

const cool: ReadonlySet<ReplyKind> = new Set(['serious', 'grief', 'insulted'])
const complaining: ReadonlySet<ReplyKind> = new Set(['negative', 'starsLow', 'unclear'])
/** The warm end replaces these. */
const ends: ReadonlySet<Place> = new Set(['farewell', 'encourage', 'wish', 'invite', 'anythingElse', 'offer', 'learn'])
