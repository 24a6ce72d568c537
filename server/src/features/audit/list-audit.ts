import type { AuditEntry, AuditFilter } from '@bizamply/contract/audit'
import { storedActionsOf } from '@bizamply/contract/audit-actions'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { readNames } from './read-names.ts'
import { presentEntry, type EntryRow } from './present-entry.ts'

export interface AuditPage {
  entries: AuditEntry[]
  /** Names of the brands and people that the entries reference. */
  names: Record<string, string>
  nextCursor: string | null
}

/** Entries that match the filter, newest first. */
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

interface AuditQuery {
  filter: AuditFilter
  before: { at: Date; id: string } | null
  limit: number
}

function readRows(tx: Tx, ctx: Ctx, { filter, before, limit }: AuditQuery): Promise<EntryRow[]> {
  const values: unknown[] = [ctx.companyId, limit]
  const shape: string[] = []
  const add = (name: string, ...given: unknown[]): string[] => {
    shape.push(name)
    return given.map((value) => `$${values.push(value)}`)
  }
  const { userId, brandId, area, days } = filter
  const since = new Date(ctx.now().getTime() - Number(days) * DAY_MS)
  const where = [
    ...(userId ? [`e.user_id = ${add('user', userId).join('')}`] : []),
    ...(brandId ? [`e.brand_id = ${add('brand', brandId).join('')}`] : []),
    ...(area ? [`e.action = any(${add('area', storedActionsOf(area)).join('')}::text[])`] : []),
    ...(days ? [`e.created_at >= ${add('days', since).join('')}`] : []),
    ...(before ? [`(e.created_at, e.id) < (${add('at', before.at, before.id).join(', ')})`] : []),
  ]
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
