import type pg from 'pg'

/** What the product as a whole remembers, whichever process asks: one row a word. Roles: app_server only. */
export async function ensureMarks(owner: pg.Client): Promise<void> {
  await owner.query('create schema if not exists ops')
  await owner.query(`create table if not exists ops.marks (
    name text primary key, value jsonb not null, noted_at timestamptz not null default clock_timestamp())`)
  await owner.query('grant usage on schema ops to app_server')
  await owner.query('grant select, insert, update, delete on ops.marks to app_server')
}

type Asked = Pick<pg.ClientBase | pg.Pool, 'query'>

export async function readMark<T>(client: Asked, name: string): Promise<T | null> {
  const read = client.query as (text: string, values: unknown[]) => Promise<pg.QueryResult<{ value: T }>>
  const { rows } = await read.call(client, 'select value from ops.marks where name = $1', [name])
  return rows[0]?.value ?? null
}

export async function setMark(client: Asked, name: string, value: object): Promise<void> {
  const write = client.query as (text: string, values: unknown[]) => Promise<unknown>
  const text = `insert into ops.marks (name, value) values ($1, $2)
    on conflict (name) do update set value = excluded.value, noted_at = clock_timestamp()`
  await write.call(client, text, [name, JSON.stringify(value)])
}

export async function dropMark(client: Asked, name: string): Promise<void> {
  const write = client.query as (text: string, values: unknown[]) => Promise<unknown>
  await write.call(client, 'delete from ops.marks where name = $1', [name])
}

/** Told by every process as the last one that looked found it. */
export const noteBooks = (client: Asked, problems: number): Promise<void> => setMark(client, 'books', { problems })

/** Of all the books, in the night of this day. */
export const noteWholeBooks = (client: Asked, night: string, problems: number): Promise<void> =>
  setMark(client, 'books-whole', { night, problems })

export const lastWholeLookAtBooks = (client: Asked): Promise<{ night: string; problems: number } | null> =>
  readMark(client, 'books-whole')

/** A look at what is new says nothing of what the last look at everything found: the worse of the two counts. */
export async function lastLookAtBooks(client: Asked): Promise<{ problems: number } | null> {
  const [recent, whole] = [await readMark<{ problems: number }>(client, 'books'), await lastWholeLookAtBooks(client)]
  if (!recent && !whole) return null
  return { problems: Math.max(recent?.problems ?? 0, whole?.problems ?? 0) }
}

/** The audit logs of all companies, in the night of this day. */
export const noteAudit = (client: Asked, night: string, problems: number): Promise<void> =>
  setMark(client, 'audit', { night, problems })

export const lastLookAtAudit = (client: Asked): Promise<{ night: string; problems: number } | null> =>
  readMark(client, 'audit')

/** How many rows of rollups the last look had to mend. */
export const noteRollups = (client: Asked, differences: number): Promise<void> =>
  setMark(client, 'rollups', { differences })

export const lastLookAtRollups = (client: Asked): Promise<{ differences: number } | null> => readMark(client, 'rollups')

export interface Note {
  name: string
  value: unknown
  /** By the database's clock. */
  at: Date
}

/** What was noted under these names, with when. */
export async function readNotes(client: Asked, names: string[]): Promise<Note[]> {
  const read = client.query as (text: string, values: unknown[]) => Promise<pg.QueryResult<Note & pg.QueryResultRow>>
  const text = 'select name, value, noted_at as at from ops.marks where name = any($1)'
  return (await read.call(client, text, [names])).rows
}

/** When a sweep last had its turn in any process, and whether that was within the time. */
export async function lastSweep(client: Asked, withinMs: number): Promise<{ at: Date; recent: boolean } | null> {
  const read = client.query as (
    text: string,
    values: unknown[],
  ) => Promise<pg.QueryResult<{ at: Date | null; recent: boolean }>>
  const text = `select max(noted_at) as at, max(noted_at) > clock_timestamp() - $1 * interval '1 millisecond' as recent
    from ops.marks where name like 'sweep:%'`
  const [row] = (await read.call(client, text, [withinMs])).rows
  return row?.at ? { at: row.at, recent: row.recent } : null
}

/** True for one of all processes in a period: whoever asks first has the turn, the others wait for the next. */
export async function takeTurn(client: pg.Pool, name: string, everyMs: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'marks.turn',
    // Who has the turn is not worth waiting for the disk. Timers come a little early or late, so a period is a bit less.
    text: `insert into ops.marks as m (name, value, noted_at)
      select $1, '{}', clock_timestamp() from (select set_config('synchronous_commit', 'off', true)) as later
      on conflict (name) do update set noted_at = clock_timestamp()
      where m.noted_at < clock_timestamp() - $2 * interval '1 millisecond' returning name`,
    values: [`sweep:${name}`, Math.round(everyMs * 0.8)],
  })
  return rowCount === 1
}
