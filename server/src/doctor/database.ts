import pg from 'pg'
import { findEmbedded } from '../db/embedded.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { finding, type Finding } from './finding.ts'
import type { World } from './world.ts'

const OLDEST = 150_000

/** Connects to each URL and checks the version, extensions and migrations; changes nothing. */
export async function examineDatabase({ env }: World): Promise<Finding> {
  const about = finding('database', 'Database')
  const url = env.DATABASE_URL ?? (await findEmbedded(env.DATA_DIR))
  if (!url) {
    const tried = 'nothing (the embedded PostgreSQL isn’t running)'
    return {
      ...about,
      state: 'ok',
      tried,
      next: ['Run npm start to start and migrate it. In production, set DATABASE_URL.'],
    }
  }
  const places = [
    { name: env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR', url },
    ...(env.DATABASE_OWNER_URL ? [{ name: 'DATABASE_OWNER_URL', url: env.DATABASE_OWNER_URL }] : []),
  ]
  const checks = await Promise.all(places.map((place) => check(place)))
  const problems = checks.flatMap((one) => one.problems)
  const facts = checks.findLast((one) => one.facts !== null)?.facts ?? null
  const state = problems.length > 0 ? 'wrong' : 'ok'
  const tried = `connects with ${places.map(({ name }) => name).join(' and ')}`
  const next =
    facts && facts.applied >= 0 && facts.applied < facts.known ? ['Run npm start to apply the migrations.'] : []
  return { ...about, state, problems, tried, answer: facts ? wordsOf(facts) : null, next }
}

interface Facts {
  version: string
  /** Null if this login can't read them. */
  applied: number
  known: number
}

const wordsOf = ({ version, applied, known }: Facts): string =>
  `PostgreSQL ${version}, ${applied < 0 ? 'migrations can’t be read by this login' : `${applied} of ${known} migrations applied`}`

async function check({
  name,
  url,
}: {
  name: string
  url: string
}): Promise<{ problems: string[]; facts: Facts | null }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: number; extensions: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         (select count(*)::int from pg_available_extensions where name in ('pg_trgm', 'btree_gin')) as extensions`,
    )
    const { version = '', number = 0, extensions = 0 } = rows[0] ?? {}
    const problems = [
      ...(number < OLDEST ? [`${name}: PostgreSQL ${version} is too old. Use 15 or newer.`] : []),
      ...(extensions < 2 ? [`${name}: the extensions pg_trgm and btree_gin aren’t installed on this server.`] : []),
    ]
    return { problems, facts: { version, ...(await appliedMigrations(client)) } }
  } catch (error) {
    const { code } = error as { code?: string }
    return { problems: [`${name}: no connection (${code ?? 'no response'}).`], facts: null }
  } finally {
    await client.end().catch(() => undefined)
  }
}
