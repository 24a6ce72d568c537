import type { Shelf } from '@bizamply/contract/comment-filter'
import type { CommentStatus } from '@bizamply/contract/comments'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { together } from '../../db/together.ts'

/** What a comment counts for, before or after a change. */
export interface Counted {
  brandId: string
  platform: string
  productId: string | null
  day: string
  status: CommentStatus
  rating: number | null
  /** The tabs count what is open, the days everything but what is hidden. */
  shelf: Shelf
  /** Null unless it is sent and the answer took more than 0 and less than 168 hours. */
  responseSeconds: number | null
}

/** Adds what came and takes away what went, in the comment's own transaction. Rows in one order, so no deadlock. */
export async function moveInRollups(
  tx: Tx,
  companyId: string,
  change: { came: Counted[]; went: Counted[] },
): Promise<void> {
  const steps = [...change.came.map((c) => ({ c, sign: 1 })), ...change.went.map((c) => ({ c, sign: -1 }))]
  if (steps.length === 0) return
  const shown = steps.filter(({ c }) => c.shelf !== 'hidden')
  const open = steps.filter(({ c }) => c.shelf === 'open')
  const withProduct = shown.filter(({ c }) => c.productId)
  const counts = gather(open, (c) => [c.brandId, c.platform])
  const days = gather(shown, (c) => [c.brandId, c.day, c.platform])
  const productDays = gather(withProduct, (c) => [c.brandId, c.day, c.productId ?? '', c.platform])
  await together([
    upsert(tx, companyId, 'brand_counts', ['brand_id', 'platform'], counts),
    upsert(tx, companyId, 'brand_days', ['brand_id', 'day', 'platform'], days),
    upsert(tx, companyId, 'brand_product_days', ['brand_id', 'day', 'product_id', 'platform'], productDays),
  ])
}

const statusColumns = ['pending', 'draft', 'sent'] as const
const dayColumns = [
  'received',
  ...statusColumns,
  'rating_sum',
  'rating_count',
  'response_seconds',
  'response_count',
] as const

interface Gathered {
  key: string[]
  values: Record<(typeof dayColumns)[number], number>
}

function gather(steps: { c: Counted; sign: number }[], keyOf: (c: Counted) => string[]): Gathered[] {
  const byKey = new Map<string, Gathered>()
  for (const { c, sign } of steps) {
    const key = keyOf(c)
    const id = key.join('|')
    const row = byKey.get(id) ?? { key, values: zeros() }
    byKey.set(id, row)
    row.values.received += sign
    row.values[c.status] += sign
    if (c.rating !== null) {
      row.values.rating_sum += sign * c.rating
      row.values.rating_count += sign
    }
    if (c.responseSeconds !== null) {
      row.values.response_seconds += sign * c.responseSeconds
      row.values.response_count += sign
    }
  }
  const changed = [...byKey].filter(([, row]) => Object.values(row.values).some((n) => n !== 0))
  return changed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

const zeros = (): Gathered['values'] => ({
  received: 0,
  pending: 0,
  draft: 0,
  sent: 0,
  rating_sum: 0,
  rating_count: 0,
  response_seconds: 0,
  response_count: 0,
})

const keyTypes: Record<string, string> = { brand_id: 'uuid', product_id: 'uuid', day: 'date', platform: 'text' }

async function upsert(tx: Tx, companyId: string, table: string, keys: string[], rows: Gathered[]): Promise<void> {
  if (rows.length === 0) return
  const columns: readonly (typeof dayColumns)[number][] = table === 'brand_counts' ? statusColumns : dayColumns
  const all = [...keys, ...columns]
  const arrays = [
    ...keys.map((_, i) => rows.map((row) => row.key[i])),
    ...columns.map((column) => rows.map((row) => row.values[column])),
  ]
  const typed = all.map((name, i) => `$${i + 2}::${keyTypes[name] ?? 'int'}[]`)
  // A new row starts from its own deltas. No check on the counts: it would refuse the proposed row of a mere decrease.
  await prepared(
    tx,
    `rollup.${table}`,
    `insert into app.${table} as r (company_id, ${all.join(', ')})
     select $1, t.* from unnest(${typed.join(', ')}) as t
     on conflict (company_id, ${keys.join(', ')}) do update
     set ${columns.map((c) => `${c} = r.${c} + excluded.${c}`).join(', ')}`,
    [companyId, ...arrays],
  )
}

/** Rows that count nothing any more, as after an undo; a row that is counted in again meanwhile stays. */
export async function forgetEmptyRollups(tx: Tx, companyId: string, brandId: string): Promise<void> {
  for (const table of ['brand_counts', 'brand_days', 'brand_product_days'] as const) {
    const columns: readonly string[] = table === 'brand_counts' ? statusColumns : dayColumns
    await prepared(
      tx,
      `rollup.forget.${table}`,
      `delete from app.${table} where company_id = $1 and brand_id = $2 and ${columns.map((c) => `${c} = 0`).join(' and ')}`,
      [companyId, brandId],
    )
  }
}

/** Spec 3 section 9: only gaps over 0 and under 168 hours count. */
export function responseSeconds(occurredAt: Date, respondedAt: Date): number | null {
  const seconds = Math.round((respondedAt.getTime() - occurredAt.getTime()) / 1000)
  return seconds > 0 && seconds < 168 * 3600 ? seconds : null
}
