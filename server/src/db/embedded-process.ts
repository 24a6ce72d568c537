import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { commandLines } from './command-lines.ts'
import { EmbeddedError } from './embedded-error.ts'
import type { Place } from './embedded-place.ts'
import { keepOwner, type ClusterState } from './embedded-state.ts'

/** Our running postmaster, started by any process, according to its postmaster.pid. */
export interface Postmaster {
  pid: number
  folder: string
  port: number
}

/**
 * Creates the cluster next to its final folder and moves it there when complete, so that a crash leaves no partial
 * cluster.
 */
export function createCluster(place: Place, state: ClusterState): void {
  const { cluster, bin, user } = place
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkVersion(place)
  const [fresh, passwordFile] = [`${cluster}.new`, `${cluster}.password`]
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, `${state.superPassword}\n`, { mode: 0o600 })
  if ('uid' in user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid)
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', ...localeFlags, '--data-checksums']
  const args = [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...flags]
  const made = spawnSync(join(bin, 'initdb'), args, { ...user, cwd: '/', env: environment(), encoding: 'utf8' })
  rmSync(passwordFile)
  if (made.status !== 0) throw new EmbeddedError(`Couldn’t create the database: ${(made.stderr || made.stdout).trim()}`)
  rmSync(cluster, { recursive: true, force: true })
  renameSync(fresh, cluster)
}

// macOS has no locale C.UTF-8; PostgreSQL brings one that sorts and folds the same.
const localeFlags =
  process.platform === 'darwin'
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8']

/** Starts a postmaster in its own session: Ctrl-C in the terminal reaches only us, and we stop it last. */
export function spawnPostmaster(place: Place, state: ClusterState, settings: Settings, logFile: string): Child {
  if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.old`)
  const log = openSync(logFile, 'a', 0o600)
  keepOwner(logFile)
  const from = statSync(logFile).size
  const given = { ...defaults, ...settings, cluster_name: clusterName(state) }
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(place.bin, 'postgres'), ['-D', place.cluster, '-p', String(state.port), ...flags], {
    ...place.user,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  return { ended: () => ended, output: () => readFileSync(logFile).subarray(from).toString().trim() }
}

export type Settings = Readonly<Record<string, string>>

export interface Child {
  ended(): boolean
  /** Its log output since it was started. */
  output(): string
}

/** The cluster's running postmaster, or null. A pid file that names an unrelated process is removed. */
export function findPostmaster(cluster: string, state: ClusterState): Postmaster | null {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return null
  const [pid = '', folder = '', , port = ''] = readFileSync(path, 'utf8').split('\n')
  if (isOurs(Number(pid), state)) return { pid: Number(pid), folder, port: Number(port) }
  // After a reboot the pid may belong to another program, and PostgreSQL would refuse to start. If the process is dead
  // the file stays: PostgreSQL reads from it whether old backends still hold the shared memory.
  if (commandLines.of(Number(pid)) !== '' && !anyProcess(state)) rmSync(path)
  return null
}

export async function stopPostmaster(cluster: string, state: ClusterState): Promise<void> {
  const found = findPostmaster(cluster, state)
  if (!found) return
  for (const [signal, patience] of [
    ['SIGINT', 3500],
    ['SIGQUIT', 1000],
    ['SIGKILL', 300],
  ] as const) {
    if (!isOurs(found.pid, state)) return
    process.kill(found.pid, signal)
    for (const end = Date.now() + patience; Date.now() < end && isOurs(found.pid, state);) await pause(25)
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const defaults: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '60',
  fsync: 'on',
  synchronous_commit: 'on',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const clusterName = (state: ClusterState): string => `bizamply-${state.id}`

const environment = (): Record<string, string> => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: process.platform === 'darwin' ? 'C' : 'C.UTF-8',
  TZ: 'UTC',
})

const isOurs = (pid: number, state: ClusterState): boolean =>
  ` ${commandLines.of(pid)} `.includes(` cluster_name=${clusterName(state)} `)

const anyProcess = (state: ClusterState): boolean =>
  commandLines.all().some((command) => command.includes(clusterName(state)))

function checkVersion({ cluster, bin, user }: Place): void {
  const stored = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
  const ours = /\d+/.exec(stdout)?.[0]
  if (stored !== ours) {
    throw new EmbeddedError(
      `${cluster} was created by PostgreSQL ${stored}, but this is PostgreSQL ${ours}. See docs/operate.md.`,
    )
  }
}
