import type { AuditEntry, AuditFilter } from '@bizamply/contract/audit'
import { actionsOf } from '@bizamply/contract/audit-actions'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { readNames } from './read-names.ts'
import { presentEntry, type EntryRow } from './present-entry.ts'

export interface AuditPage {
  entries: AuditEntry[]
  /** Of the brands and people whose ids are in the entries. */
  names: Record<string, string>
  nextCursor: string | null
}

/** Entries under the filter, newest first. */
export async function listAudit(
  ctx: Ctx,
  { cursor, limit, ...filter }: AuditFilter & { cursor?: string | undefined; limit: number },
): Promise<AuditPage> {
  const before = readTimeCursor(cursor)
  const { rows, names } = await ctx.tx(async (tx) => {
    const read = await readRows(tx, ctx, { filter, before, limit: limit + 1 })
    return { rows: read, names: await readNames(tx, ctx.companyId, read) }
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const entries = await Promise.all(shown.map((row) => presentEntry(row, names)))
  return { entries, names, nextCursor: last ? timeCursor(last) : null }
}

interface Asked {
  filter: AuditFilter
  before: { at: Date; id: string } | null
  limit: number
}

function readRows(tx: Tx, ctx: Ctx, { filter, before, limit }: Asked): Promise<EntryRow[]> {
  const values: unknown[] = [ctx.companyId, limit]
  const shape: string[] = []
  const where: string[] = []
  const add = (name: string, condition: (place: string) => string, value: unknown): void => {
    shape.push(name)
    where.push(condition(`$${values.push(value)}`))
  }
  const { userId, brandId, area, days } = filter
  if (userId) add('user', (place) => `e.user_id = ${place}`, userId)
  if (brandId) add('brand', (place) => `e.brand_id = ${place}`, brandId)
  if (area) add('area', (place) => `e.action = any(${place}::text[])`, actionsOf(area))
  if (days) add('days', (place) => `e.created_at >= ${place}`, new Date(ctx.now().getTime() - Number(days) * DAY_MS))
  if (before) add('at', (place) => `(e.created_at, e.id) < (${place}, $${values.length + 1}::uuid)`, before.at)
  if (before) values.push(before.id)
  return prepared<EntryRow>(tx, `audit.list.${shape.join('.')}`, statement(where), values)
}

const DAY_MS = 86_400_000

export const statement = (where: string[]): string => `
  select e.id, h.seq::float8 as seq, encode(h.hash, 'hex') as hash, e.created_at as at, e.action, e.details,
    e.subject_id as "subjectId", e.ip, e.device, e.brand_id as "brandId", b.name as "brandName", e.user_id as "userId",
    u.name, u.email, u.image as picture
  from app.audit_entries e
  join app.audit_hashes h on h.company_id = $1 and h.entry_id = e.id
  left join app.users u on u.id = e.user_id
  left join app.brands b on b.company_id = $1 and b.id = e.brand_id
  where ${['e.company_id = $1', ...where].join(' and ')}
  order by e.created_at desc, e.id desc limit $2`
