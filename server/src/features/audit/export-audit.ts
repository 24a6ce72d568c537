import type { AuditEntry, AuditFilter } from '@bizamply/contract/audit'
import type { Ctx } from '../../context.ts'
import { csvLines, csvMark, type CsvCell } from '../../files/csv-lines.ts'
import { listAudit } from './list-audit.ts'

const ROWS_A_PAGE = 500

/** Streams every entry that matches the filter as CSV. Times are UTC, because an auditor may be in any timezone. */
export async function exportAudit(ctx: Ctx, filter: AuditFilter) {
  async function* pieces(): AsyncGenerator<string> {
    yield csvMark + csvLines([columns.map(([name]) => name)])
    for (let cursor: string | undefined; ;) {
      const { entries, nextCursor } = await listAudit(ctx, { ...filter, cursor, limit: ROWS_A_PAGE })
      if (entries.length > 0) yield csvLines(entries.map((entry) => columns.map(([, read]) => read(entry))))
      if (nextCursor === null) return
      cursor = nextCursor
    }
  }
  return {
    name: `audit-log-${ctx.now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    pieces: pieces(),
  }
}

const columns: readonly (readonly [string, (entry: AuditEntry) => CsvCell])[] = [
  ['Number', ({ seq }) => seq],
  ['Date and time (UTC)', ({ at }) => at],
  ['User', ({ by }) => by?.name ?? null],
  ['Email', ({ by }) => by?.email ?? null],
  ['Action', ({ action }) => action],
  ['Subject', ({ subject }) => subject],
  ['Brand', ({ brand }) => brand?.name ?? null],
  ['Before', ({ before }) => before && JSON.stringify(before)],
  ['After', ({ after }) => after && JSON.stringify(after)],
  ['Details', ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : null)],
  ['IP address', ({ from }) => from?.ip ?? null],
  ['Country', ({ from }) => from?.country ?? null],
  ['Device', ({ from }) => from?.device ?? null],
  ['Entry ID', ({ id }) => id],
  ['Hash', ({ hash }) => hash],
]
