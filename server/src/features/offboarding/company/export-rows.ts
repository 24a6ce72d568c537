import { exportHours, exportsPerDay, type CompanyExport } from '@bizamply/contract/offboarding'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

export const EXPORT_PURPOSE = 'company-export'
export const EXPORT_KEPT_MS = exportHours * 3_600_000
const DAY_MS = 86_400_000

interface ExportRow {
  id: string
  state: 'running' | 'done' | 'failed'
  done: number
  total: number | null
  requested_by_name: string | null
  requested_at: Date
  expires_at: Date | null
  bytes: string | null
}

/** Exports of the last seven days, newest first. */
export async function readExports(tx: Tx, ctx: Pick<Ctx, 'companyId' | 'now'>): Promise<CompanyExport[]> {
  const rows = await prepared<ExportRow>(
    tx,
    'company-exports.list',
    `select e.id, e.state, e.done, e.total, u.name as requested_by_name, e.requested_at, e.expires_at, e.bytes
     from app.company_exports e left join app.users u on u.id = e.requested_by
     where e.company_id = $1 and e.requested_at > $2 order by e.requested_at desc, e.id desc limit 20`,
    [ctx.companyId, new Date(ctx.now().getTime() - 7 * DAY_MS)],
  )
  return rows.map((row) => present(row, ctx.now()))
}

function present(row: ExportRow, now: Date): CompanyExport {
  const expired = row.state === 'done' && row.expires_at !== null && row.expires_at <= now
  return {
    id: row.id,
    state: expired ? 'expired' : row.state,
    done: row.done,
    total: row.total,
    requestedBy: row.requested_by_name,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    bytes: row.bytes === null ? null : Number(row.bytes),
  }
}

/** How many more exports are allowed, and when the next one is. */
export async function exportsLeft(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'now'>,
): Promise<{ left: number; nextAt: Date }> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [row] = await prepared<{ count: number; oldest: Date | null }>(
    tx,
    'company-exports.count',
    `select count(*)::int as count, min(requested_at) as oldest from app.company_exports
     where company_id = $1 and requested_at > $2 and state <> 'failed'`,
    [ctx.companyId, since],
  )
  const oldest = row?.oldest ?? ctx.now()
  return { left: Math.max(0, exportsPerDay - (row?.count ?? 0)), nextAt: new Date(oldest.getTime() + DAY_MS) }
}
