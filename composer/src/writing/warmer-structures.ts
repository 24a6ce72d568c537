import type { ReplyKind } from './phrases/phrase-book.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'
import type { Traits } from './traits.ts'

/** For a warmer reply: empathy or joy, thanks for the time after a complaint, and a warm end. Sensitive replies stay. */
export function warmed(
  structures: readonly Structure[],
  kind: ReplyKind,
  { solemn, insincere, possibleHarm }: Traits,
): Structure[] {
  if (solemn || insincere || possibleHarm || cool.has(kind)) return [...structures]
  const heartfelt = structures.filter((structure) => structure.includes('understood') || structure.includes('joy'))
  return (heartfelt.length > 0 ? heartfelt : structures).map((structure) => {
    const thanked: Structure =
      complaining.has(kind) && !structure.includes('again') ? structure.toSpliced(1, 0, 'timeTaken') : structure
    const open = thanked.filter((role) => !ends.has(role))
    return [...open, 'warmly']
  })
}

const cool: ReadonlySet<ReplyKind> = new Set(['serious', 'grief', 'insulted'])
const complaining: ReadonlySet<ReplyKind> = new Set(['negative', 'starsLow', 'unclear'])
/** The warm end replaces these. */
const ends: ReadonlySet<SentenceRole> = new Set([
  'farewell',
  'encourage',
  'wish',
  'invite',
  'anythingElse',
  'offer',
  'learn',
])
