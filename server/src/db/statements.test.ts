import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStatements, type Checked } from '../testing/statements/check-statements.ts'
import { makeDatabase, type TestDatabase } from '../testing/test-database.ts'

/** The only statements built at run time, by file, with the reason. */
const madeAtRunTime: Readonly<Record<string, string>> = {
  'src/db/transaction.ts': 'a transaction names its company in SET LOCAL, which takes no parameters',
  'src/db/snapshot.ts': 'as does a snapshot; what its pages read is checked where they are asked for',
  'src/db/embedded.ts': 'CREATE ROLE takes no parameters',
  'src/db/create-database-roles.ts': 'ALTER ROLE takes no parameters',
  'src/jobs/queue.ts': 'the texts of pg-boss',
  'src/tracing/trace-statements.ts': 'a trace wraps the method that sends',
  'src/features/comments/list/count-under.ts': 'counts as many views as there are, by the conditions of the list',
  'src/features/offboarding/company/table-files.ts': 'an export has the columns that the catalog names',
}

/** Only parse trees of PostgreSQL 16 and newer show which outer joins make a column nullable. */
const OLDEST = 160_000

let database: TestDatabase
let client: pg.Client
/** Null with an older PostgreSQL. */
let checked: Checked | null = null

beforeAll(async () => {
  database = await makeDatabase()
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  if ((rows[0]?.version ?? 0) >= OLDEST) checked = await checkStatements(client)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const fileOf = (place: string): string => place.split(':')[0] ?? ''

test('every statement is static, except for a few', ({ skip }) => {
  if (!checked) return skip('PostgreSQL is older than 16')
  expect(checked.notStatic.filter(({ place }) => !(fileOf(place) in madeAtRunTime))).toEqual([])
  const files = new Set(checked.notStatic.map(({ place }) => fileOf(place)))
  expect([...files].toSorted()).toEqual(Object.keys(madeAtRunTime).toSorted())
})

test('every statement takes the parameters and returns the columns that its TypeScript declares', ({ skip }) => {
  if (!checked) return skip('PostgreSQL is older than 16')
  expect(checked.problems).toEqual([])
  expect(checked.count).toBeGreaterThan(1000)
})
