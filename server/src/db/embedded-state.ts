import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'

/** The cluster's state, stored in DATA_DIR/postgres.json. */
export interface ClusterState {
  /** Passed to PostgreSQL as cluster_name, so that its processes can be identified. */
  id: string
  port: number
  superPassword: string
  ownerPassword: string
  appPassword: string
  /** The cluster's folder: DATA_DIR/postgres, or another one if PostgreSQL's user can't access DATA_DIR. */
  cluster: string | null
}

export async function loadState(dataDir: string): Promise<ClusterState> {
  const path = join(dataDir, 'postgres.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as ClusterState
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new EmbeddedError(
      `${path} is missing. It contains the password of the database in ${join(dataDir, 'postgres')}. Restore it, or remove that folder to start with an empty database.`,
    )
  }
  const word = () => randomBytes(18).toString('hex')
  const state = {
    id: randomBytes(6).toString('hex'),
    port: await freePort(),
    superPassword: word(),
    ownerPassword: word(),
    appPassword: word(),
    cluster: null,
  }
  saveState(dataDir, state)
  return state
}

export function saveState(dataDir: string, state: ClusterState): void {
  const path = join(dataDir, 'postgres.json')
  writeFileSync(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  keepOwner(`${path}.new`)
  renameSync(`${path}.new`, path)
}

/** Gives a file created by root to its folder's owner, who may run without root later. */
export function keepOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

/** A free port below the range for outgoing connections. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
  throw new EmbeddedError('No free port for PostgreSQL between 20000 and 32000.')
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
