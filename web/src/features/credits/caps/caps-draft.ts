import type { Caps, CapsInput } from '@bizamply/contract/credits'

/** A field by its name: one for all, or `brand:id`, `member:id`. */
export type CapField = 'company' | 'eachBrand' | 'eachMember' | 'lowAt' | `brand:${string}` | `member:${string}`
/** What was typed and not saved yet. */
export type CapsDraft = Partial<Record<CapField, string>>

/** Of the control on the page. */
export const idOf = (field: CapField): string => `cap-${field.replace(':', '-')}`

const MOST = 1_000_000

/** A number of credits, null for none, undefined for what is no number. */
export function numberOf(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : undefined
  return number !== undefined && number <= MOST ? number : undefined
}

/** What stands in a field that nobody typed in. */
export const storedIn = (caps: Caps, field: CapField): number | null => {
  const [scope, id] = field.split(':')
  if (scope === 'brand') return caps.brands.find(({ brandId }) => brandId === id)?.perDay ?? null
  if (scope === 'member') return caps.members.find(({ userId }) => userId === id)?.perDay ?? null
  return caps[field as 'company']
}

export const textIn = (caps: Caps, draft: CapsDraft, field: CapField): string =>
  draft[field] ?? String(storedIn(caps, field) ?? '')

const fieldsOf = (draft: CapsDraft): CapField[] => Object.keys(draft) as CapField[]

export const wrongFields = (draft: CapsDraft): CapField[] =>
  fieldsOf(draft).filter((field) => numberOf(draft[field] ?? '') === undefined)

export const isChanged = (caps: Caps, draft: CapsDraft): boolean =>
  fieldsOf(draft).some((field) => numberOf(draft[field] ?? '') !== storedIn(caps, field))

/** All caps as they would be; those of brands and members that are gone stay as they are. */
export function inputOf(caps: Caps, draft: CapsDraft): CapsInput {
  const of = (field: CapField): number | null => numberOf(textIn(caps, draft, field)) ?? null
  const ids = (stored: string[], shown: string[], scope: 'brand' | 'member') =>
    [...new Set([...stored, ...shown])].flatMap((id) => {
      const perDay = of(`${scope}:${id}`)
      return perDay === null ? [] : [{ id, perDay }]
    })
  const brandIds = caps.brands.map(({ brandId }) => brandId)
  const userIds = caps.members.map(({ userId }) => userId)
  const shownBrands = caps.today.brands.map(({ brandId }) => brandId)
  const shownUsers = caps.today.members.map(({ userId }) => userId)
  return {
    company: of('company'),
    eachBrand: of('eachBrand'),
    eachMember: of('eachMember'),
    lowAt: of('lowAt'),
    brands: ids(brandIds, shownBrands, 'brand').map(({ id, perDay }) => ({ brandId: id, perDay })),
    members: ids(userIds, shownUsers, 'member').map(({ id, perDay }) => ({ userId: id, perDay })),
  }
}
