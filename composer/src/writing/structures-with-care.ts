import { isContact } from './contact-lines.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'
import type { Traits } from './traits.ts'

/** For a journalist, for advertising, and for praise whose stars are low; null for all others. */
export function specialStructures(replyKind: ReplyKind, traits: Traits): Structure[] | null {
  if (traits.inquiry && replyKind === 'serious') return [['received', 'direct']]
  if (traits.spam && !careful.has(replyKind)) return [['calm']]
  return traits.slipped ? slippedStructures(traits) : null
}

const careful: ReadonlySet<ReplyKind> = new Set(['serious', 'grief'])

/** Thanks for the praise, then the stars. */
function slippedStructures({ good, about, quotes }: Traits): Structure[] {
  if (good > 0) return [['thanks', 'good', 'slip']]
  return about && quotes ? [['thanks', 'mention', 'slip']] : [['thanks', 'slip']]
}

/** A warning after an injury, thanks for praise in a complaint, and a name that the customer praises. */
export function withCare(
  structure: Structure,
  { unsafe, liked, thankedName }: Traits,
  replyKind: ReplyKind,
): Structure {
  const before = (role: SentenceRole, at: number): Structure =>
    at < 0 ? [...structure, role] : structure.toSpliced(at, 0, role)
  if (unsafe) return before('stopUsing', 1)
  if (thankedName) {
    const said = structure.indexOf('highlight')
    const general = said > 0 ? said : structure.findIndex((role, index) => index > 0 && isReplaceable(role))
    return general > 0 ? structure.with(general, 'thankedName') : [...structure, 'thankedName']
  }
  if (!liked || structure.includes('good')) return structure
  if (replyKind !== 'negative') return before('kindWords', 1)
  return before(
    'kindWords',
    structure.findIndex((role) => isContact(role)),
  )
}

/** A sentence that fits any comment. */
export const isReplaceable = (role: SentenceRole): boolean => replaceable.has(role)

const replaceable: ReadonlySet<SentenceRole> = new Set([
  'joy',
  'encourage',
  'wish',
  'farewell',
  'invite',
  'anythingElse',
  'clarify',
])

/** Customers whom we answered before aren't strangers. */
export function withReturning(
  structure: Structure,
  replyKind: ReplyKind,
  { returning, ignored, solemn, insincere }: Traits,
): Structure {
  if (!returning || ignored || solemn || insincere || replyKind === 'insulted') return structure
  return structure.toSpliced(1, 0, blaming.has(replyKind) ? 'again' : 'back')
}

const blaming: ReadonlySet<ReplyKind> = new Set(['negative', 'starsLow', 'unclear'])

/** A wish for joy or "you made our day" would ignore a "but". */
export const isCarefree = (structure: Structure): boolean =>
  structure.some((role) => role === 'wish' || role === 'encourage')
