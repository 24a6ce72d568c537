import pg from 'pg'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface Pause {
  pid: number
  /** Resolves when the lock is ours. */
  held: Promise<unknown>
  letGo(): Promise<void>
}

/** Takes a lock as the owner, so that the product waits for it; resolves once it is held or queued. */
export async function pause(app: TestApp, text: string, values: unknown[] = []): Promise<Pause> {
  const client = new pg.Client({ connectionString: app.ownerUrl, application_name: 'pause' })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  let isHeld = false
  const held = client.query(text, values).then(() => (isHeld = true))
  await until('the lock is held or waited for', async () => isHeld || (await waitsFor(app, pid)))
  return { pid, held, letGo: () => held.then(() => client.end()) }
}

async function waitsFor(app: TestApp, pid: number): Promise<boolean> {
  const { rowCount } = await app.owner.query('select 1 from pg_locks where pid = $1 and not granted', [pid])
  return rowCount === 1
}

interface Waiting {
  /** More waiters are fine, where a sweep may wait on the same lock. */
  orMore?: boolean
  /** Counts only connections that wait for a lock on this table. */
  on?: string
  /** Counts only connections that have already written to this table in the transaction that waits. */
  wrote?: string
}

/** Waits until so many of the product's connections wait for a lock. */
export async function blocked(app: TestApp, count: number, { orMore = false, on, wrote }: Waiting = {}): Promise<void> {
  let seen: object[] = []
  const isIdle = async (): Promise<boolean> => {
    const { rows } = await app.owner.query<{ pid: number }>(
      `select distinct l.pid, l.locktype, l.relation::regclass, pg_blocking_pids(l.pid) as behind from pg_locks l
       join pg_stat_activity a on a.pid = l.pid and a.datname = current_database()
       where not l.granted and coalesce(a.application_name, '') <> 'pause'
         and ($1::text is null or l.relation = $1::regclass)
         and ($2::text is null or exists (select 1 from pg_locks w where w.pid = l.pid and w.granted
           and w.relation = $2::regclass and w.mode = 'RowExclusiveLock'))`,
      [on ?? null, wrote ?? null],
    )
    seen = rows
    return orMore ? rows.length >= count : rows.length === count
  }
  await until(`${count} wait for a lock`, isIdle).catch((cause: unknown) => {
    throw new Error(`these wait: ${JSON.stringify(seen)}`, { cause })
  })
}

export const accountOf = 'select 1 from app.credit_accounts where company_id = $1 for update'
export const commentOf = 'select 1 from app.comments where company_id = $1 for update'
export const deliveryOf = 'select 1 from app.deliveries where company_id = $1 for update'
