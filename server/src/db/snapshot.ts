import pg from 'pg'
import type { Database } from './database.ts'
import { isId } from './ids.ts'

/** One company in a single snapshot, however long it takes to read. */
export interface Snapshot {
  /** Rows in pages of `atOnce`, so that no statement takes long and memory stays flat. One reader at a time. */
  pages<Row extends pg.QueryResultRow>(text: string, values: unknown[], atOnce: number): AsyncGenerator<Row[]>
  close(): Promise<void>
}

/** A read-only transaction on its own connection: the pool is for work of a few seconds. */
export async function openSnapshot({ url }: Database, companyId: string): Promise<Snapshot> {
  // The id is put into SQL text because SET LOCAL takes no parameters.
  if (!isId(companyId)) throw new Error('not a company id')
  const client = new pg.Client({
    connectionString: url,
    statement_timeout: PAGE_MS,
    query_timeout: PAGE_MS + 5000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'bizamply-snapshot',
  })
  // A broken connection fails the running statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read read only; set local role app_tenant;
      set local app.company_id = '${companyId}'`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { pages: (text, values, atOnce) => readPages(client, text, values, atOnce), close: () => client.end() }
}

/** For one page; a snapshot can be open for hours. */
const PAGE_MS = 30_000

async function* readPages<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: unknown[],
  atOnce: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare page no scroll cursor for ${text}`, values)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${atOnce} from page`)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) break
  }
  await client.query('close page')
}
