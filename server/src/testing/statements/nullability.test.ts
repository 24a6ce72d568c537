import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test-database.ts'
import { describe, readCatalog, type Catalog } from './catalog.ts'
import { nullableColumns } from './nullability.ts'

const OLDEST = 160_000

let database: TestDatabase
let client: pg.Client
let catalog: Catalog
let version = 0

beforeAll(async () => {
  database = await makeDatabase()
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  catalog = await readCatalog(client)
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  version = rows[0]?.version ?? 0
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const comments = 'app.comments c left join app.products p on p.company_id = c.company_id and p.id = c.product_id'

test.each([
  ['a column that may be null', 'select rating from app.comments', true],
  ['a column that is never null', 'select status from app.comments', false],
  ['a column that a condition requires', 'select rating from app.comments where rating > 3', false],
  [
    'a column that one of two alternative conditions requires',
    'select rating from app.comments where rating > 3 or spam',
    true,
  ],
  ['a column of an outer join', `select p.title from ${comments}`, true],
  [
    'a column of an outer join whose row a condition requires',
    `select p.title from ${comments} where p.id = $1`,
    false,
  ],
  ['whether there is a row of an outer join', `select p.id is not null from ${comments}`, false],
  ['a count', 'select count(*) from app.comments', false],
  ['a sum that may have no rows', 'select sum(notes) from app.comments', true],
  ['a sum over a group', 'select sum(notes) from app.comments group by status', false],
  ['a sum over some rows of a group', 'select sum(notes) filter (where spam) from app.comments group by status', true],
  ['a subquery that may find nothing', 'select (select name from app.users where id = $1)', true],
  ['a subquery that counts', 'select (select count(*) from app.users where id = $1)', false],
  ['a field of JSON', `select details ->> 'name' from app.audit_entries`, true],
  ['a case without else', `select case when spam then 1 end from app.comments`, true],
  ['a case that tests for null', 'select case when rating is null then 0 else rating end from app.comments', false],
  ['a union with null', 'select status from app.comments union all select null', true],
  ['a union without null', `select status from app.comments union all select 'x'`, false],
  [
    'a column of a full join by its name',
    'select day from app.brand_days full join app.people_days using (day)',
    false,
  ],
  ['a column that an update writes', 'update app.comments set rating = null where rating > 3 returning rating', true],
  [
    'a column that an update doesn’t write',
    'update app.comments set spam = true where rating > 3 returning rating',
    false,
  ],
  ['one of our functions', 'select app.brand_role($1, $2, $3)', true],
])('is %s nullable? %s', async (_, text, isNullable) => {
  if (version < OLDEST) return
  const { query, parameters } = await describe(client, catalog, text)
  const set = parameters.map(() => ({ isSet: true, areElementsSet: true }))
  expect(nullableColumns(catalog, query, set)).toMatchObject([{ isNullable }])
})
