import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { EntryRow } from './present-entry.ts'

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Names by id of every brand and person that the entries reference. */
export async function readNames(
  tx: Tx,
  companyId: string,
  rows: readonly Pick<EntryRow, 'details' | 'subjectId'>[],
): Promise<Record<string, string>> {
  const found = new Set(
    rows.flatMap(({ details, subjectId }) => `${JSON.stringify(details)} ${subjectId}`.match(ids) ?? []),
  )
  if (found.size === 0) return {}
  const named = await prepared<{ id: string; name: string }>(
    tx,
    'audit.names',
    `select id, name from app.users where id = any($2::uuid[])
     union all select id, name from app.brands where company_id = $1 and id = any($2::uuid[])
     union all select id, title from app.products where company_id = $1 and id = any($2::uuid[])`,
    [companyId, [...found]],
  )
  return Object.fromEntries(named.map(({ id, name }) => [id, name]))
}
