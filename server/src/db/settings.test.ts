import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'
import { openDatabase, type Database } from './database.ts'
import { takeTurn } from './settings.ts'
import { followAhead, moveAhead, readAhead } from './shared-clock.ts'

let database: TestDatabase
const processes: Database[] = []
beforeAll(async () => {
  database = await makeDatabase()
  for (let n = 0; n < 2; n++) processes.push(await openDatabase({ url: database.url, max: 4 }))
})
afterAll(async () => {
  for (const db of processes) await db.close()
  await database.drop()
})

const pools = (): pg.Pool[] => processes.map((db) => db.global.$client)

describe('a turn of a sweep', () => {
  test('goes to one of all concurrent processes, and to one again when the next is due', async () => {
    const askAll = async (everyMs: number): Promise<number> => {
      const all = [...pools(), ...pools(), ...pools()]
      const got = await Promise.all(all.map((pool) => takeTurn(pool, 'deliveries', everyMs)))
      return got.filter(Boolean).length
    }
    expect(await askAll(60_000)).toBe(1)
    expect(await askAll(60_000)).toBe(0)
    await new Promise((resume) => setTimeout(resume, 50))
    expect(await takeTurn(pools()[1] ?? new pg.Pool(), 'deliveries', 10)).toBe(true)
  })

  test('is separate for each sweep', async () => {
    const [pool = new pg.Pool()] = pools()
    expect(await takeTurn(pool, 'ledger', 60_000)).toBe(true)
    expect(await takeTurn(pool, 'holds', 60_000)).toBe(true)
    expect(await takeTurn(pool, 'ledger', 60_000)).toBe(false)
  })
})

test("the sandbox's clock moves for every process, adds up, and survives a restart", async () => {
  const [here, there] = processes
  if (!here || !there) throw new Error('no processes')
  const heard: number[] = []
  const following = await followAhead(there, (aheadMs) => void heard.push(aheadMs))
  expect(heard).toEqual([0])
  expect(await moveAhead(here, 3_600_000)).toBe(3_600_000)
  await until('the other process has heard', async () => heard.at(-1) === 3_600_000)
  expect(await Promise.all([moveAhead(here, 1000), moveAhead(there, 1000)])).toContain(3_602_000)
  await until('the other process has heard both', async () => heard.at(-1) === 3_602_000)
  await following.stop()
  expect(await readAhead(here)).toBe(3_602_000)
})
