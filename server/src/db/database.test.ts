import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { createLog } from '../log.ts'
import { makeDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'
import { asServer } from './as-server.ts'
import { openDatabase, WORKER_LOCKS } from './database.ts'
import { newId } from './ids.ts'

let place: TestDatabase
let login: pg.Client
beforeAll(async () => {
  place = await makeDatabase()
  login = new pg.Client({ connectionString: place.url })
  await login.connect()
})
afterAll(async () => {
  await login.end()
  await place.drop()
})

async function holders(worker: number): Promise<number[]> {
  const { rows } = await login.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2
       and database = (select oid from pg_database where datname = current_database())`,
    [WORKER_LOCKS, worker],
  )
  return rows.map(({ pid }) => pid)
}

test('a process holds its lock while it lives, takes it again once after a lost connection, and releases it when it ends', async () => {
  const db = await openDatabase({ url: place.url })
  for (let n = 0; n < 3; n++) {
    const [pid] = await holders(db.worker)
    await login.query('select pg_terminate_backend($1)', [pid])
    await until('the lock is held again', async () => {
      const [again, ...more] = await holders(db.worker)
      return again !== undefined && again !== pid && more.length === 0
    })
  }
  await db.close()
  await until('the lock is free', async () => (await holders(db.worker)).length === 0)
  const { rowCount } = await login.query(
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(rowCount).toBe(0)
})

test('closing it again waits for the first time', async () => {
  const db = await openDatabase({ url: place.url, max: 1 })
  const first = db.close()
  await expect(db.close()).resolves.toBeUndefined()
  await first
  await expect(db.close()).resolves.toBeUndefined()
  await until('the lock is free', async () => (await holders(db.worker)).length === 0)
})

test("a company's context is set by its id only, and always reset", async () => {
  const db = await openDatabase({ url: place.url, max: 1 })
  for (const id of ['', 'x', "'; drop table app.users; --", '0198C0DE-0000-7000-8000-000000000000']) {
    expect(() => db.inCompany(id, async () => 'in')).toThrow('not a company id')
  }
  const read = async (): Promise<unknown> =>
    (await db.global.$client.query(`select current_setting('app.company_id', true) as company, current_role as role`))
      .rows[0]
  const before = await read()
  const failed = db.inCompany('0198c0de-0000-7000-8000-000000000000', async (tx) => {
    await tx.$client.query('select 1')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await read()).toEqual({ company: '', role: (before as { role: string }).role })
  await db.close()
})

test("a caller that catches an error of a step on global tables continues with the transaction's own role", async () => {
  const db = await openDatabase({ url: place.url })
  const id = newId()
  await db.inCompany(id, async (tx) => {
    const role = async () => (await tx.$client.query<{ role: string }>(`select current_setting('role') as role`)).rows
    const failed = asServer(tx, () => Promise.reject(new AppError('CONFLICT')))
    await expect(failed).rejects.toThrow(AppError)
    expect(await role()).toEqual([{ role: 'app_tenant' }])
    await tx.$client.query('savepoint before')
    await expect(asServer(tx, () => tx.$client.query('select 1 / 0'))).rejects.toThrow('division by zero')
    await tx.$client.query('rollback to savepoint before')
    expect(await role()).toEqual([{ role: 'app_tenant' }])
  })
  await db.close()
})

test('an idle connection that the database closes is logged with its SQLSTATE', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const db = await openDatabase({ url: place.url, max: 1, log })
  const { rows } = await db.global.$client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await login.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await until('a line', async () => lines.length > 0)
  expect(lines[0]).toMatchObject({
    level: 50,
    msg: 'the database ended a connection',
    err: expect.objectContaining({ code: '57P01' }) as object,
  })
  expect((await db.global.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await db.close()
})
