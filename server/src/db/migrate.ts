import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { ensureSettings } from './settings.ts'
import { createDatabaseRoles } from './create-database-roles.ts'

const LOCK = 726_021_904
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The first process migrates; the others wait for the lock and find nothing to do. */
export async function migrate(ownerUrl: string, appPassword: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await createDatabaseRoles(client, appPassword)
    await alignTimes(client)
    await runMigrations(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'app_migrations' })
    await ensureSettings(client)
    await migrateQueue(ownerUrl, client)
  } finally {
    await client.end()
  }
}

/**
 * The migrator runs migrations newer than the last one, by the journal's times. Some times were
 * once ahead of later migrations, so such a database would skip those.
 */
async function alignTimes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('app_migrations.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return
  const files = readMigrationFiles({ migrationsFolder: folder })
  await client.query(
    `update app_migrations.__drizzle_migrations m set created_at = t.at from unnest($1::text[], $2::bigint[]) as t(hash, at)
     where m.hash = t.hash and m.created_at <> t.at`,
    [files.map(({ hash }) => hash), files.map(({ folderMillis }) => folderMillis)],
  )
}

/** How many of our migrations this database has; -1 if this login can't read them. */
export async function appliedMigrations(client: pg.Client): Promise<{ applied: number; known: number }> {
  const hashes = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
  const known = hashes.length
  const { rows: found } = await client.query<{ readable: boolean }>(
    `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as readable
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'app_migrations' and c.relname = '__drizzle_migrations'`,
  )
  if (!found[0]) return { applied: 0, known }
  if (!found[0].readable) return { applied: -1, known }
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from app_migrations.__drizzle_migrations where hash = any($1)',
    [hashes],
  )
  return { applied: rows[0]?.applied ?? 0, known }
}

async function migrateQueue(ownerUrl: string, client: pg.Client): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
  await client.query('grant usage on schema pgboss to app_server')
  await client.query('grant all on all tables in schema pgboss to app_server')
  await client.query('grant all on all sequences in schema pgboss to app_server')
  await client.query('grant execute on all functions in schema pgboss to app_server')
}
