import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts'
import { makeDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from './database.ts'
import { isDatabaseAway } from './sql-errors.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let db: Database
beforeAll(async () => {
  database = await makeDatabase()
  proxy = await startDatabaseProxy(database.url)
  db = await openDatabase({ url: proxy.url, max: 1 })
})
afterEach(() => {
  vi.useRealTimers()
  proxy.mend()
})
afterAll(async () => {
  await db.close()
  await proxy.close()
  await database.drop()
})

const LONGEST_MS = 40_000
const asks: [string, () => Promise<unknown>][] = [
  ['a query', () => db.global.execute(sql`select 1`)],
  ['a transaction', () => db.inServer((tx) => tx.execute(sql`select 1`))],
]

test.each(asks)('%s without a response fails as an unavailable database, and the next one succeeds', async (_, ask) => {
  const realPause = setTimeout
  await ask()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  proxy.stall()
  const ended = ask().then(
    () => 'answered',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  )
  await vi.advanceTimersByTimeAsync(LONGEST_MS)
  const waits = new Promise((resolve) => realPause(() => resolve('still waiting'), 3000))
  expect(await Promise.race([ended, waits])).toBe('away')
  vi.useRealTimers()
  proxy.mend()
  await ask()
})
