import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../testing/global-setup.ts'
import { dropDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const name = `blank_${randomBytes(5).toString('hex')}`

async function asOwner(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
const reordered = `${name}_reordered`
afterAll(() => Promise.all([dropDatabase(name), dropDatabase(reordered)]))

test('of processes that start concurrently on an empty database one migrates and the others wait', async () => {
  await asOwner(inject('ownerUrl'), `create database ${name}`)
  const url = withDatabase(inject('ownerUrl'), name)
  await Promise.all([migrate(url, null), migrate(url, null), migrate(url, null)])
  const read = () =>
    asOwner(
      url,
      `select (select count(*)::int from app.credit_settings) as settings, (select count(*)::int from pg_tables
         where schemaname = 'app') as tables, (select count(*)::int from app_migrations.__drizzle_migrations) as ran`,
    )
  const [first] = await read()
  expect(first).toMatchObject({ settings: 1 })
  expect(Number(first?.['tables'])).toBeGreaterThan(20)
  await migrate(url, null)
  expect(await read()).toEqual([first])
})

test('each migration is later than the one before it, because the migrator skips older ones', () => {
  const path = new URL('./migrations/meta/_journal.json', import.meta.url)
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number; tag: string }[] }
  const late = entries.filter(({ when }, n) => n > 0 && when <= (entries[n - 1]?.when ?? 0))
  expect(late).toEqual([])
})

test('a database with a journal time from before the reordering gets the missing migrations', async () => {
  await asOwner(inject('ownerUrl'), `create database ${reordered}`)
  const url = withDatabase(inject('ownerUrl'), reordered)
  await migrate(url, null)
  const table = 'app_migrations.__drizzle_migrations'
  const [last] = await asOwner(url, `select hash, created_at from ${table} order by id desc limit 1`)
  await asOwner(url, `delete from ${table} where hash = '${String(last?.['hash'])}'`)
  await asOwner(url, `update ${table} set created_at = 1795500028000 where id = 28`)
  // It runs again: it is recorded, or fails because what it creates exists already.
  const isRecorded = () => asOwner(url, `select 1 from ${table} where hash = '${String(last?.['hash'])}'`)
  const ranAgain = await migrate(url, null).then(isRecorded, (error: unknown) => [error])
  expect(ranAgain).toHaveLength(1)
})
