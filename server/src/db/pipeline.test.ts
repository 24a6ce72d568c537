import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database, type Tx } from './database.ts'
import { newId } from './ids.ts'
import { prepared } from './prepared.ts'
import { sqlProblem } from './sql-errors.ts'
import { pipeline } from './pipeline.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await makeDatabase()
  db = await openDatabase({ url: database.url, max: 1 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const found = async (companyId: string): Promise<number> => {
  const rows = await db.inCompany(companyId, (tx) => prepared(tx, 'found', 'select 1 from app.companies', []))
  return rows.length
}

const add = (tx: Tx, companyId: string, status = 'active') =>
  prepared(
    tx,
    'add',
    `insert into app.companies (company_id, name, public_id, status, created_at) values ($1::uuid, 'A', $1, $2, now())`,
    [companyId, status],
  )

test('pipelined statements are one transaction, with results in the given order', async () => {
  const id = newId()
  const seen = await db.inCompany(id, (tx) =>
    pipeline([add(tx, id), prepared<{ n: number }>(tx, 'count', 'select count(*)::int as n from app.companies', [])]),
  )
  expect(seen[1]).toEqual([{ n: 1 }])
  expect(await found(id)).toBe(1)
})

test('if one fails, everything rolls back, its own error is returned, and nothing is sent after the rollback', async () => {
  const id = newId()
  let late = 'not sent'
  const twoSteps = async (tx: Tx): Promise<void> => {
    await prepared(tx, 'one', 'select 1', [])
    await prepared(tx, 'two', 'select 2', []).catch((error: unknown) => {
      late = sqlProblem(error)?.code ?? 'sent'
      throw error
    })
  }
  const failing = db.inCompany(id, (tx) => pipeline([twoSteps(tx), add(tx, id), add(tx, newId())]))
  await expect(failing).rejects.toMatchObject({ code: '42501' })
  expect(late).toBe('25P02')
  expect(await found(id)).toBe(0)
})

test('the next company on a connection sees nothing of the one before', async () => {
  const [mine, theirs] = [newId(), newId()]
  await Promise.all([mine, theirs].map((id) => db.inCompany(id, (tx) => add(tx, id))))
  expect(await found(mine)).toBe(1)
  expect(await found(newId())).toBe(0)
})
