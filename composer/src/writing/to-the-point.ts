import type { SentenceRole, Structure } from './sentence-role.ts'
import type { Style } from './style.ts'

/** For a plain tone: the structures without a closing sentence that says nothing new, if there are any. */
export function toThePoint(structures: readonly Structure[], style: Style): readonly Structure[] {
  if (!style.toThePoint) return structures
  const brief = structures.filter((structure) => !structure.some((role) => rounding.has(role)))
  return brief.length > 0 ? brief : structures
}

const rounding: ReadonlySet<SentenceRole> = new Set([
  'joy',
  'pleased',
  'wish',
  'farewell',
  'encourage',
  'invite',
  'learn',
  'offer',
  'anythingElse',
])
