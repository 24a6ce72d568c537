import { existsSync, statSync } from 'node:fs'
import pg from 'pg'
import { readSetting, saveSetting } from './settings.ts'
import { pauseSending } from './sending-pause.ts'

/** Identifies where the data is stored. A dump carries its origin's row, so a restore elsewhere differs. */
interface Place {
  system: string | null
  timeline: string | null
  database: string
  table: string
  file: { inode: string; born: string } | null
}

/**
 * Detects a restored database: pauses sending and marks replies in delivery as unknown, because
 * they may be published by now. Returns true the first time.
 */
export async function recogniseRestore(ownerUrl: string, controlFile: string | null): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table ops.settings in share row exclusive mode')
    const here = await findPlace(client, controlFile)
    const noted = await readSetting<Place>(client, 'place')
    const isRestored = noted !== null && isElsewhere(noted, here)
    if (isRestored) await holdBack(client)
    if (noted === null || isRestored || noted.timeline !== here.timeline) await saveSetting(client, 'place', here)
    await client.query('commit')
    return isRestored
  } finally {
    await client.end()
  }
}

export const RESTORED_REASON =
  'The database was restored from a backup made while this reply was being sent, so it may have been published.'

async function holdBack(client: pg.Client): Promise<void> {
  await pauseSending(client, 'restored')
  await client.query(`update app.deliveries set state = 'unknown', reason = $1 where state in ('queued', 'sending')`, [
    RESTORED_REASON,
  ])
  await client.query(`delete from app.idempotency_keys where state = 'running' and call = 'send'`)
}

async function findPlace(client: pg.Client, controlFile: string | null): Promise<Place> {
  const { rows } = await client.query<{ database: string | null; deliveries: string }>(
    `select (select oid from pg_database where datname = current_database())::text as database,
       'app.deliveries'::regclass::oid::text as deliveries`,
  )
  const cluster = await findCluster(client)
  return {
    ...cluster,
    database: rows[0]?.database ?? '',
    table: rows[0]?.deliveries ?? '',
    file: readFile(controlFile),
  }
}

// Some PostgreSQL hosts deny this query; the oids of the database and table still reveal a restored dump.
async function findCluster(client: pg.Client): Promise<Pick<Place, 'system' | 'timeline'>> {
  await client.query('savepoint cluster')
  try {
    const { rows } = await client.query<{ system: string | null; timeline: string | null }>(
      `select s.system_identifier::text as system, c.timeline_id::text as timeline
       from pg_control_system() s, pg_control_checkpoint() c`,
    )
    return rows[0] ?? { system: null, timeline: null }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    await client.query('rollback to savepoint cluster')
    return { system: null, timeline: null }
  }
}

function readFile(path: string | null): Place['file'] {
  if (path === null || !existsSync(path)) return null
  const { ino, birthtimeNs } = statSync(path, { bigint: true })
  return { inode: String(ino), born: String(birthtimeNs) }
}

/**
 * Values unknown on either side say nothing. Moving a disk may change a file's inode, but not its birth time as well.
 */
function isElsewhere(noted: Place, here: Place): boolean {
  const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b
  const otherFile =
    noted.file !== null &&
    here.file !== null &&
    noted.file.inode !== here.file.inode &&
    noted.file.born !== here.file.born
  return (
    otherFile ||
    differs(noted.system, here.system) ||
    differs(noted.timeline, here.timeline) ||
    noted.database !== here.database ||
    noted.table !== here.table
  )
}
