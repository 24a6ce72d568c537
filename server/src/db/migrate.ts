import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { ensureMarks } from './marks.ts'
import { ensureRoles } from './roles.ts'

const LOCK = 726_021_904

/** Whoever starts first migrates; the others wait on the lock and find nothing to do. */
export async function migrate(ownerUrl: string, appPassword: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await ensureRoles(client, appPassword)
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsSchema: 'app_migrations',
    })
    await ensureMarks(client)
    await migrateQueue(ownerUrl, client)
  } finally {
    await client.end()
  }
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
