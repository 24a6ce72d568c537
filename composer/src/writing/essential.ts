import type { DraftInput } from './draft-input.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'

/**
 * Without sentences that say little next to a fault: sympathy on top of an apology, a wish to do better, a farewell, or a
 * second question. Pages with similar replies need them to vary (`spread`).
 */
export function essential(structure: Structure, input: DraftInput): Structure {
  const { replyKind, topics, particulars, solemn } = input
  const asks = structure.includes('wished')
  const isOnStaff = structure.includes('thankedName') && onStaff.has(particulars.highlight)
  const isFault = topics.bad.length > 0 || structure.includes('sympathy') || structure.includes('remark')
  const isMinor = replyKind === 'mild' || replyKind === 'mixed'
  const left = structure.filter((role) => {
    if (role === 'highlight') return !isOnStaff
    if (replyKind === 'negative') return role !== 'learn' && role !== 'understood'
    if (role === 'farewell' && structure.includes('remark')) return false
    if (!isMinor || solemn) return true
    if (role === 'learn' || role === 'farewell') return !(isFault || asks)
    return !(asks && questions.has(role))
  })
  return left.some((role) => role === 'sorry' || !openers.has(role)) || left.length > 1 ? left : structure
}

const onStaff: ReadonlySet<string | null> = new Set(['staff', 'helped', 'passedOn'])
const questions: ReadonlySet<SentenceRole> = new Set(['invite', 'anythingElse', 'clarify'])
const openers: ReadonlySet<SentenceRole> = new Set(['learn', 'understood'])
