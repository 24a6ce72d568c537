import type { SpendingLimits, SpendingLimitsInput } from '@bizamply/contract/credits'

/** A field by name: a company-wide limit, or `brand:id` or `member:id`. */
export type LimitField = 'company' | 'eachBrand' | 'eachMember' | 'lowAt' | `brand:${string}` | `member:${string}`
/** Typed values that aren’t saved yet. */
export type LimitsDraft = Partial<Record<LimitField, string>>

/** The ID of the field’s input element. */
export const idOf = (field: LimitField): string => `limit-${field.replace(':', '-')}`

const MOST = 1_000_000

/** A number of credits, null if empty, undefined if invalid. */
export function numberOf(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : undefined
  return number !== undefined && number <= MOST ? number : undefined
}

/** The stored value of a field; null if there is none. */
export const storedIn = (spendingLimits: SpendingLimits, field: LimitField): number | null => {
  const [scope, id] = field.split(':')
  if (scope === 'brand') return spendingLimits.brands.find(({ brandId }) => brandId === id)?.perDay ?? null
  if (scope === 'member') return spendingLimits.members.find(({ userId }) => userId === id)?.perDay ?? null
  return spendingLimits[field as 'company']
}

export const textIn = (spendingLimits: SpendingLimits, draft: LimitsDraft, field: LimitField): string =>
  draft[field] ?? String(storedIn(spendingLimits, field) ?? '')

const fieldsOf = (draft: LimitsDraft): LimitField[] => Object.keys(draft) as LimitField[]

export const wrongFields = (draft: LimitsDraft): LimitField[] =>
  fieldsOf(draft).filter((field) => numberOf(draft[field] ?? '') === undefined)

export const isChanged = (spendingLimits: SpendingLimits, draft: LimitsDraft): boolean =>
  fieldsOf(draft).some((field) => numberOf(draft[field] ?? '') !== storedIn(spendingLimits, field))

/** All limits as API input. Limits of deleted brands and members stay unchanged. */
export function inputOf(spendingLimits: SpendingLimits, draft: LimitsDraft): SpendingLimitsInput {
  const of = (field: LimitField): number | null => numberOf(textIn(spendingLimits, draft, field)) ?? null
  const ids = (stored: string[], shown: string[], scope: 'brand' | 'member') =>
    [...new Set([...stored, ...shown])].flatMap((id) => {
      const perDay = of(`${scope}:${id}`)
      return perDay === null ? [] : [{ id, perDay }]
    })
  const brandIds = spendingLimits.brands.map(({ brandId }) => brandId)
  const userIds = spendingLimits.members.map(({ userId }) => userId)
  const shownBrands = spendingLimits.today.brands.map(({ brandId }) => brandId)
  const shownUsers = spendingLimits.today.members.map(({ userId }) => userId)
  return {
    company: of('company'),
    eachBrand: of('eachBrand'),
    eachMember: of('eachMember'),
    lowAt: of('lowAt'),
    brands: ids(brandIds, shownBrands, 'brand').map(({ id, perDay }) => ({ brandId: id, perDay })),
    version: spendingLimits.version,
    members: ids(userIds, shownUsers, 'member').map(({ id, perDay }) => ({ userId: id, perDay })),
  }
}
