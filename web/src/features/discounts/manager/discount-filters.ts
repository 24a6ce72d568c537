import type { DiscountType } from '@bizamply/contract/discount-rules'
import type { Discount } from '@bizamply/contract/discounts'

export const shownStatuses = ['active', 'scheduled', 'paused', 'expired'] as const
export type ShownStatus = (typeof shownStatuses)[number]

export const sortings = ['title', 'starts', 'ends', 'used'] as const
export type Sorting = (typeof sortings)[number]

export interface DiscountFilters {
  search?: string | undefined
  status?: ShownStatus | undefined
  type?: DiscountType | undefined
}

export const isFiltered = ({ search, status, type }: DiscountFilters): boolean => Boolean(search || status || type)

/** The discounts that match all filters, and the count of each status under the other filters. */
export function underFilters(all: readonly Discount[], { search, status, type }: DiscountFilters) {
  const words = search?.toLowerCase() ?? ''
  const found = all.filter(
    (one) =>
      (type === undefined || one.type === type) &&
      (one.title.toLowerCase().includes(words) || one.code.toLowerCase().includes(words)),
  )
  const of = (shownStatus: ShownStatus) => found.filter((one) => one.status === shownStatus)
  const counts = Object.fromEntries(shownStatuses.map((one) => [one, of(one).length])) as Record<ShownStatus, number>
  return { rows: status ? of(status) : found, counts, all: found.length }
}

/** Sorts by status unless a column is chosen. Rows without a value come last; ties keep the server's order. */
export function sorted(rows: readonly Discount[], by: Sorting | undefined, down: boolean): Discount[] {
  if (!by) return rows.toSorted((a, b) => rank(a) - rank(b))
  const sign = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, two] = [keyOf(a, by), keyOf(b, by)]
    if (one === null || two === null) return Number(one === null) - Number(two === null)
    return sign * (typeof one === 'number' && typeof two === 'number' ? one - two : `${one}`.localeCompare(`${two}`))
  })
}

const order: readonly string[] = ['active', 'unknown', 'scheduled', 'paused']
const rank = ({ status }: Discount): number => (order.includes(status) ? order.indexOf(status) : order.length)

function keyOf(one: Discount, by: Sorting): string | number | null {
  if (by === 'title') return one.title
  if (by === 'used') return one.times_used
  return by === 'starts' ? one.starts_at : one.ends_at
}
