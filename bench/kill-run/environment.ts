import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, type Database } from '../../server/src/db/database.ts'
import { startEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { root } from '../child.ts'
import { Machine, CHILD_FLAGS } from './machine.ts'
import { Proxy } from './proxy.ts'
import { SandboxClient } from './sandbox-client.ts'

export interface Environment {
  /** The proxy in front of the web servers. */
  url: string
  sandbox: SandboxClient
  proxy: Proxy
  machines: Machine[]
  db: Database
  /** As the owner, whom row-level security does not restrict. */
  owner: pg.Pool
  /** A signal and the end of the run both close it: later calls wait for the first. */
  close(): Promise<void>
}

const SECRET = 'a secret that all machines of the run share'

/** One PostgreSQL, the sandbox, two servers and two workers, each a separate process, behind a proxy. */
export async function openEnvironment(portBase: number): Promise<Environment> {
  const dir = mkdtempSync(join(tmpdir(), 'bizamply-machines-'))
  const [front, outbound, mail, ...own] = Array.from({ length: 7 }, (_, n) => portBase + n)
  const url = `http://127.0.0.1:${front}`
  const base = await openBase(dir)
  const sandbox = await startSandbox(dir, { port: outbound ?? 0, mail: mail ?? 0, productUrl: url })
  const env = settings({
    dir,
    url,
    outbound: `http://127.0.0.1:${outbound}`,
    appUrl: base.appUrl,
    ownerUrl: base.ownerUrl,
  })
  const machines = (['web', 'web', 'worker', 'worker'] as const).map(
    (role, n) => new Machine({ name: `${role}-${(n % 2) + 1}`, role, port: own[n] ?? 0, env }),
  )
  const proxy = new Proxy(machines.filter(({ role }) => role === 'web').map(({ port }) => port))
  await proxy.start(front ?? 0)
  await Promise.all(machines.map((machine) => machine.start()))
  const owner = new pg.Pool({ connectionString: base.ownerUrl, max: 3 })
  owner.on('error', () => undefined)
  const db = await openDatabase({
    url: base.appUrl,
    max: 4,
    ...(base.stepsDown ? { role: 'app_server' as const } : {}),
  })
  const close = async (): Promise<void> => {
    await Promise.all(machines.map((machine) => machine.stop()))
    await proxy.stop()
    sandbox.kill('SIGTERM')
    await db.close()
    await owner.end()
    await base.close()
    rmSync(dir, { recursive: true, force: true })
  }
  let closing: Promise<void> | null = null
  return {
    url,
    sandbox: new SandboxClient(`http://127.0.0.1:${outbound}`),
    proxy,
    machines,
    db,
    owner,
    close: () => (closing ??= close()),
  }
}

interface Base {
  appUrl: string
  ownerUrl: string
  /** The login is the owner, so connections switch to the server's role. */
  stepsDown: boolean
  close(): Promise<void>
}

async function openBase(dir: string): Promise<Base> {
  const given = process.env['DATABASE_URL']
  if (given) {
    const ownerUrl = process.env['DATABASE_OWNER_URL'] || given
    await migrate(ownerUrl, null)
    return { appUrl: given, ownerUrl, stepsDown: ownerUrl === given, close: async () => undefined }
  }
  const log = { info: () => undefined, warn: () => undefined }
  // Four processes with up to 19 connections each.
  const embedded = await startEmbedded({ dataDir: dir, log, settings: { max_connections: '120' } })
  await migrate(embedded.ownerUrl, embedded.appPassword)
  const { appUrl, ownerUrl } = embedded
  return { appUrl, ownerUrl, stepsDown: false, close: () => embedded.destroy() }
}

function settings(place: { dir: string; url: string; outbound: string; appUrl: string; ownerUrl: string }) {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    SANDBOX: 'off',
    LOG_LEVEL: 'info',
    DATA_DIR: place.dir,
    APP_SECRET: SECRET,
    APP_URL: place.url,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '1',
    DATABASE_URL: place.appUrl,
    DATABASE_OWNER_URL: place.ownerUrl,
    OUTSIDE_BASE_URL: place.outbound,
    AI_BASE_URL: `${place.outbound}/model/v1`,
    AI_API_KEY: 'sandbox',
    AI_MODEL: 'writer-1',
  }
}

async function startSandbox(
  dir: string,
  { port, mail, productUrl }: { port: number; mail: number; productUrl: string },
): Promise<ChildProcess> {
  const demo = join(dir, 'no-demo')
  mkdirSync(demo)
  const child = spawn(process.execPath, [...CHILD_FLAGS, join(root, 'sandbox/src/main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(mail),
      SANDBOX_RATE: '0',
      DATA_DIR: dir,
      DEMO_DIR: demo,
      PRODUCT_URL: productUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (const end = Date.now() + 60_000; !(await answers(`http://127.0.0.1:${port}/_/record`)); await pause(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('the sandbox does not answer')
  }
  return child
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  )
