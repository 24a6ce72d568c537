import { sql } from 'drizzle-orm'
import type { Services } from '../../../context.ts'
import { openSnapshot, type Snapshot } from '../../../db/snapshot.ts'
import { isSecret } from '../company/exported-tables.ts'
import { ownCompanyTables, ownGlobalTables } from './own-tables.ts'
import type { Person } from './request-account-deletion.ts'

/** Streams all data about a user as one JSON object. */
export function exportAccountData(
  services: Services,
  person: Person,
): { name: string; type: string; pieces: AsyncGenerator<string> } {
  const name = `bizamply-my-data-${services.now().toISOString().slice(0, 10)}.json`
  return { name, type: 'application/json; charset=utf-8', pieces: write(services, person) }
}

async function* write(services: Services, person: Person): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(services.now().toISOString())}`
  yield `,"users":${JSON.stringify(await rowsOf(services, 'users', 'id', person.userId))}`
  for (const table of ownGlobalTables) {
    yield `,"${table}":${JSON.stringify(await rowsOf(services, table, 'user_id', person.userId))}`
  }
  yield `,"mails":${JSON.stringify(await mailsTo(services, person.email))}`
  if (person.companyId) yield* inCompany(services, person.companyId, person.userId)
  yield '}\n'
}

/** Whole rows, except for encrypted, hashed and credential columns. */
async function rowsOf({ db }: Services, table: string, by: string, userId: string): Promise<object[]> {
  const { rows } = await db.global.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from app.${sql.identifier(table)} t where ${sql.identifier(by)} = ${userId}`,
  )
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))))
}

async function mailsTo({ db }: Services, email: string): Promise<object[]> {
  const { rows } = await db.global.execute(sql`
    select template, recipient, state, created_at, sent_at from app.mails where recipient = ${email} order by created_at`)
  return rows
}

async function* inCompany({ db }: Services, companyId: string, userId: string): AsyncGenerator<string> {
  const snapshot = await openSnapshot(db, companyId)
  try {
    yield ',"company":{"id":' + JSON.stringify(companyId)
    for (const [table, { by, columns }] of Object.entries(ownCompanyTables)) {
      yield `,"${table}":`
      yield* linesOf(snapshot, { table, by, columns, values: [companyId, userId] })
    }
    yield '}'
  } finally {
    await snapshot.close().catch(() => undefined)
  }
}

async function* linesOf(
  snapshot: Snapshot,
  { table, by, columns, values }: { table: string; by: string; columns: readonly string[]; values: string[] },
): AsyncGenerator<string> {
  const text = `select row_to_json(r)::text as line from (select ${columns.map((one) => `"${one}"`).join(', ')}
    from app.${table} where company_id = $1 and ${by} = $2) r`
  yield '['
  let first = true
  for await (const rows of snapshot.pages<{ line: string }>(text, values, 500)) {
    yield (first ? '' : ',') + rows.map(({ line }) => line).join(',')
    first = false
  }
  yield ']'
}
