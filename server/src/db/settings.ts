import type pg from 'pg'

/** Global settings shared by all processes: one row per name. Roles: app_server only. */
export async function ensureSettings(owner: pg.Client): Promise<void> {
  await owner.query('create schema if not exists ops')
  await renameMarks(owner)
  await owner.query(`create table if not exists ops.settings (
    name text primary key, value jsonb not null, noted_at timestamptz not null default clock_timestamp())`)
  // Which releases were announced: earlier versions called them news.
  await owner.query(`update ops.settings set name = 'release:' || substr(name, 6) where name like 'news:%'`)
  await owner.query('grant usage on schema ops to app_server')
  await owner.query('grant select, insert, update, delete on ops.settings to app_server')
}

/** Releases before November 2026 called the table `marks`, and the ledger `books`. */
async function renameMarks(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ there: boolean }>(`select to_regclass('ops.marks') is not null as there`)
  if (!rows[0]?.there) return
  await owner.query('alter table ops.marks rename to settings')
  await owner.query('alter index if exists ops.marks_pkey rename to settings_pkey')
  await owner.query(
    `update ops.settings set name = replace(name, 'books', 'ledger') where name in ('books', 'books-whole')`,
  )
}

/** A pool or a client. */
interface Client {
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<pg.QueryResult<Row>>
}

export async function readSetting<T>(client: Client, name: string): Promise<T | null> {
  const { rows } = await client.query<{ value: T }>('select value from ops.settings where name = $1', [name])
  return rows[0]?.value ?? null
}

export async function saveSetting(client: Client, name: string, value: object): Promise<void> {
  const text = `insert into ops.settings (name, value) values ($1, $2)
    on conflict (name) do update set value = excluded.value, noted_at = clock_timestamp()`
  await client.query(text, [name, JSON.stringify(value)])
}

export async function deleteSetting(client: Client, name: string): Promise<void> {
  await client.query('delete from ops.settings where name = $1', [name])
}

/** Every process reports the latest result. */
export const recordLedgerCheck = (client: Client, problems: number): Promise<void> =>
  saveSetting(client, 'ledger', { problems })

/** Of the whole ledger, on the night of this day. */
export const recordWholeLedgerCheck = (client: Client, night: string, problems: number): Promise<void> =>
  saveSetting(client, 'ledger-whole', { night, problems })

export const lastWholeLedgerCheck = (client: Client): Promise<{ night: string; problems: number } | null> =>
  readSetting(client, 'ledger-whole')

/** An incremental check doesn't clear the last full check: the worse of the two counts. */
export async function lastLedgerCheck(client: Client): Promise<{ problems: number } | null> {
  const [recent, whole] = [
    await readSetting<{ problems: number }>(client, 'ledger'),
    await lastWholeLedgerCheck(client),
  ]
  if (!recent && !whole) return null
  return { problems: Math.max(recent?.problems ?? 0, whole?.problems ?? 0) }
}

/** The audit logs of all companies, on the night of this day. */
export const recordAuditCheck = (client: Client, night: string, problems: number): Promise<void> =>
  saveSetting(client, 'audit', { night, problems })

export const lastAuditCheck = (client: Client): Promise<{ night: string; problems: number } | null> =>
  readSetting(client, 'audit')

/** How many rollup rows the last check repaired. */
export const recordRollupCheck = (client: Client, differences: number): Promise<void> =>
  saveSetting(client, 'rollups', { differences })

export const lastRollupCheck = (client: Client): Promise<{ differences: number } | null> =>
  readSetting(client, 'rollups')

export interface Note {
  name: string
  value: unknown
  /** By the database's clock. */
  at: Date
}

/** The values recorded under these names, with their times. */
export async function readNotes(client: Client, names: string[]): Promise<Note[]> {
  const text = 'select name, value, noted_at as at from ops.settings where name = any($1)'
  const { rows } = await client.query<Note & pg.QueryResultRow>(text, [names])
  return rows
}

/** When a sweep last ran in any process, and whether that was in time. */
export async function lastSweep(client: Client, withinMs: number): Promise<{ at: Date; recent: boolean } | null> {
  const text = `select max(noted_at) as at,
      coalesce(max(noted_at) > clock_timestamp() - $1 * interval '1 millisecond', false) as recent
    from ops.settings where name like 'sweep:%'`
  const { rows } = await client.query<{ at: Date | null; recent: boolean }>(text, [withinMs])
  const [row] = rows
  return row?.at ? { at: row.at, recent: row.recent } : null
}

/** True for one process per period: the first caller runs, the others wait for the next period. */
export async function takeTurn(client: pg.Pool, name: string, everyMs: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'settings.turn',
    // Not worth waiting for the disk. Timers fire slightly early or late, so a period is slightly shorter.
    text: `insert into ops.settings as m (name, value, noted_at)
      select $1, '{}', clock_timestamp() from (select set_config('synchronous_commit', 'off', true)) as later
      on conflict (name) do update set noted_at = clock_timestamp()
      where m.noted_at < clock_timestamp() - $2 * interval '1 millisecond' returning 1`,
    values: [`sweep:${name}`, Math.round(everyMs * 0.8)],
  })
  return rowCount === 1
}
