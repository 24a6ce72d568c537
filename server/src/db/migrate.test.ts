import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../testing/global-setup.ts'
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
afterAll(() => asOwner(inject('ownerUrl'), `drop database if exists ${name}`))

test('of processes that start at once on an empty database one migrates and the others wait', async () => {
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
