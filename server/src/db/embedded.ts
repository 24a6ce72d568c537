import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { EmbeddedError } from './embedded-error.ts'
import { lockFolder } from './embedded-lock.ts'
import { findPlace, type Place } from './embedded-place.ts'
import {
  createCluster,
  findPostmaster,
  pause,
  spawnPostmaster,
  stopPostmaster,
  type Child,
  type Settings,
} from './embedded-process.ts'
import { freePort, isFree, loadState, saveState, type ClusterState } from './embedded-state.ts'

export { EmbeddedError } from './embedded-error.ts'

export interface Embedded {
  /** Owner of the database: can migrate and create roles and databases, but isn't a superuser. */
  ownerUrl: string
  /** The pool's login, role `app_server`. It exists after the migrations ran with `appPassword`. */
  appUrl: string
  appPassword: string
  /** A file that differs in every copy of the cluster. */
  controlFile: string
  /** Stops PostgreSQL within 5 s and unlocks DATA_DIR. */
  stop(): Promise<void>
  /** Stops and deletes the database, wherever it is; for tests. */
  destroy(): Promise<void>
}

interface Options {
  dataDir: string
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  /** Server settings for tests, such as `fsync: off`. */
  settings?: Settings
}

/**
 * Starts PostgreSQL on DATA_DIR, or takes over the one of a killed process. Throws `EmbeddedError` with a message for
 * the user.
 */
export async function startEmbedded({ dataDir: given, log, settings = {} }: Options): Promise<Embedded> {
  mkdirSync(given, { recursive: true })
  const dataDir = realpathSync(given)
  const lock = await lockFolder(dataDir, given)
  try {
    const state = await loadState(dataDir)
    const start = () => ensureRunning(dataDir, state, settings, log)
    await start()
    await ensureDatabase(state)
    const watch = keepAlive(dataDir, state, start, log)
    const stop = async (): Promise<void> => {
      await watch.stop()
      await stopPostmaster(clusterOf(dataDir, state), state)
      await lock.release()
    }
    const url = (name: string, password: string) => address(state, name, password, DATABASE)
    return {
      ownerUrl: url(OWNER, state.ownerPassword),
      appUrl: url('app_server', state.appPassword),
      appPassword: state.appPassword,
      controlFile: join(clusterOf(dataDir, state), 'global', 'pg_control'),
      stop,
      destroy: async () => {
        await stop()
        for (const path of [clusterOf(dataDir, state), join(dataDir, 'postgres.json')])
          rmSync(path, { recursive: true })
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const OWNER = 'bizamply'
const DATABASE = 'bizamply'
const START_LIMIT = 120_000

const address = (state: ClusterState, user: string, password: string, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${state.port}/${database}`

const clusterOf = (dataDir: string, state: ClusterState): string => state.cluster ?? join(dataDir, 'postgres')

async function ensureRunning(
  dataDir: string,
  state: ClusterState,
  settings: Settings,
  log: Options['log'],
): Promise<void> {
  if (await takeOver(dataDir, state, log)) return
  const place = findPlace(dataDir, state)
  createCluster(place, state)
  const end = Date.now() + START_LIMIT
  for (let child: Child | null = null; ; await pause(child ? 40 : 250)) {
    child ??= await launch(dataDir, place, state, settings)
    if (await answers(place.cluster, state)) break
    if (Date.now() > end)
      throw new EmbeddedError(`PostgreSQL did not start within ${START_LIMIT / 1000} s: ${tail(child)}`)
    if (!child.ended()) continue
    if (!isPassing(child.output())) throw new EmbeddedError(`PostgreSQL did not start: ${tail(child)}`)
    child = null
  }
  log.info({ port: state.port, folder: place.cluster }, 'PostgreSQL started')
}

async function takeOver(dataDir: string, state: ClusterState, log: Options['log']): Promise<boolean> {
  const cluster = clusterOf(dataDir, state)
  for (const end = Date.now() + START_LIMIT; Date.now() < end; await pause(50)) {
    const found = findPostmaster(cluster, state)
    if (!found) return false
    if (found.folder !== cluster) {
      throw new EmbeddedError(`PostgreSQL is still running on ${found.folder} (process ${found.pid}). Stop it first.`)
    }
    if (found.port !== state.port) saveState(dataDir, Object.assign(state, { port: found.port }))
    if (!(await answers(cluster, state))) continue
    log.info({ port: state.port, pid: found.pid }, 'Reusing the PostgreSQL that was still running')
    return true
  }
  throw new EmbeddedError(`PostgreSQL on ${cluster} is running but not responding.`)
}

async function launch(dataDir: string, place: Place, state: ClusterState, settings: Settings): Promise<Child> {
  if (!(await isFree(state.port))) saveState(dataDir, Object.assign(state, { port: await freePort() }))
  return spawnPostmaster(place, state, settings, join(dataDir, 'postgres.log'))
}

// The port was just taken, or backends of a killed postmaster are still exiting: retry.
const isPassing = (output: string): boolean =>
  /could not bind|could not create any TCP|pre-existing shared memory|lock file ".*" already exists/.test(output)

const tail = (child: Child): string => child.output().split('\n').slice(-4).join('\n') || 'it printed nothing'

/** True if the server on our port uses our folder: the port alone is not enough. */
async function answers(cluster: string, state: ClusterState): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address(state, 'postgres', state.superPassword, 'postgres'),
    connectionTimeoutMillis: 1500,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ensureDatabase(state: ClusterState): Promise<void> {
  const client = new pg.Client({ connectionString: address(state, 'postgres', state.superPassword, 'postgres') })
  await client.connect()
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER])
    if (!role.rowCount)
      await client.query(`create role ${OWNER} login createdb createrole password '${state.ownerPassword}'`)
    const database = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (!database.rowCount) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  } finally {
    await client.end()
  }
}

/** Restarts PostgreSQL if it dies (e.g. out of memory). The pool reconnects on its own. */
function keepAlive(dataDir: string, state: ClusterState, start: () => Promise<void>, log: Options['log']) {
  let busy: Promise<void> = Promise.resolve()
  let idle = true
  const timer = setInterval(() => {
    if (!idle || findPostmaster(clusterOf(dataDir, state), state)) return
    idle = false
    log.warn({}, 'PostgreSQL stopped, restarting it')
    busy = start()
      .catch((error: unknown) => log.warn({ err: error }, 'PostgreSQL hasn’t restarted yet'))
      .finally(() => (idle = true))
  }, 2000).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await busy
    },
  }
}

/** URL of a database that already runs on DATA_DIR, for another process; null if there is none. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres.json'))) return null
  const state = await loadState(realpathSync(dataDir))
  if (!(await answers(clusterOf(realpathSync(dataDir), state), state))) return null
  return address(state, 'app_server', state.appPassword, DATABASE)
}
