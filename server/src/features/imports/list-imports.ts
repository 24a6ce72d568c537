import type { ImportEntry } from '@bizamply/contract/imports'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'

type Counts = Pick<ImportEntry, 'created' | 'updated' | 'unchanged' | 'rejected'>

interface Row {
  id: string
  at: Date
  importId: string
  isUndone: boolean
  details: Counts & { fileName: string; kind: ImportEntry['kind'] } & Record<'removed' | 'restored' | 'kept', number>
  state: Exclude<ImportEntry['state'], 'undone' | 'undoing'> | null
  jobId: string | null
  done: number | null
  total: number | null
  reason: string | null
  undo: { id: string; done: number; total: number } | null
  fileId: string | null
  by: string | null
}

/** Imports of the brand, including undone ones, newest first. */
export async function listImports(
  ctx: Ctx,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ rows: ImportEntry[]; nextCursor: string | null }> {
  const before = readTimeCursor(page.cursor)
  const rows = await ctx.tx((tx) =>
    prepared<Row>(tx, `imports.list.${before !== null}`, listStatement(before !== null), [
      ctx.companyId,
      ctx.brandId,
      page.limit + 1,
      ...(before ? [before.at, before.id] : []),
    ]),
  )
  const last = rows.length > page.limit ? rows[page.limit - 1] : undefined
  return { rows: rows.slice(0, page.limit).map(present), nextCursor: last ? timeCursor(last) : null }
}

export function listStatement(before: boolean): string {
  const older = (table: string): string => (before ? `and (${table}.created_at, ${table}.id) < ($4, $5)` : '')
  return `select r.* from (
    (select i.id, i.created_at as at, i.id as "importId", false as "isUndone", jsonb_build_object('fileName', i.file_name,
       'kind', i.kind, 'created', i.created, 'updated', i.updated, 'unchanged', i.unchanged, 'rejected', i.rejected)
       as details, j.state, i.job_id as "jobId", j.done, j.total, j.result->>'reason' as reason,
       (select jsonb_build_object('id', n.id, 'done', n.done, 'total', n.total) from app.job_runs n
         where n.company_id = $1 and n.subject_id = i.id and n.kind = 'import-undo' and n.state = 'running') as undo,
       (select f.id from app.files f where f.company_id = $1 and f.id = i.file_id) as "fileId",
       (select u.name from app.users u where u.id = i.user_id) as by
     from app.imports i left join app.job_runs j on j.company_id = $1 and j.id = i.job_id
     where i.company_id = $1 and i.brand_id = $2 ${older('i')}
     order by i.created_at desc, i.id desc limit $3)
    union all
    (select a.id, a.created_at, a.subject_id, true, a.details, null, null, null, null, null, null, null,
       (select u.name from app.users u where u.id = a.user_id)
     from app.audit_entries a
     where a.company_id = $1 and a.brand_id = $2 and a.action = 'import.undone' and a.subject_id is not null
       ${older('a')}
     order by a.created_at desc, a.id desc limit $3)) r
    order by r.at desc, r.id desc limit $3`
}

function present(row: Row): ImportEntry {
  const { fileName, kind, created, updated, unchanged, rejected, removed, restored, kept } = row.details
  const state = row.isUndone ? 'undone' : row.undo ? 'undoing' : (row.state ?? 'failed')
  const isOver = state === 'done' || state === 'stopped' || state === 'failed'
  return {
    importId: row.importId,
    kind,
    fileName,
    state,
    jobId: row.undo?.id ?? row.jobId,
    done: row.undo?.done ?? row.done ?? 0,
    total: row.undo ? row.undo.total : row.total,
    created,
    updated,
    unchanged,
    rejected,
    undo: row.isUndone ? { removed, restored, kept } : null,
    reason: row.reason,
    fileId: state === 'stopped' || state === 'failed' ? row.fileId : null,
    by: row.by,
    at: row.at.toISOString(),
    undoable: isOver,
  }
}
