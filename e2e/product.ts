import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const first = Number(process.env.E2E_PORT || 4800)

/** Where a product of these tests answers; each has three ports. */
const place = (port: number) => ({ port, url: `http://localhost:${port}`, world: `http://localhost:${port + 1}` })
export type Place = ReturnType<typeof place>

/** The one that all journeys share; started before them. */
export const demoProduct = place(first)
/** For journeys that need a product of their own. */
export const ownProduct = place(first + 3)
/** For work on many comments at once, which moves lists and credits under everybody's feet. */
export const busyProduct = place(first + 6)
/** For payments, which move what everybody's balance and plan are. */
export const moneyProduct = place(first + 9)

export interface Product extends Place {
  /** kill -9 of the server; whoever started it brings it back. */
  killServer(): void
  stop(): Promise<void>
}

/** `npm start` on an empty data folder, until it says that it is ready. */
export async function startProduct(where: Place, settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-e2e-'))
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...bootstrap(where, dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece.toString()
        if (output.includes('Bizamply is ready')) resolve()
      })
    }
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  return {
    ...where,
    killServer: () => process.kill(serverOf(dataDir), 'SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

// A developer's own settings (.env too), and above all their database, stay out of it.
function bootstrap({ port, url, world }: Place, dataDir: string): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...Object.fromEntries(kept),
    PORT: `${port}`,
    SANDBOX_PORT: `${port + 1}`,
    SANDBOX_SMTP_PORT: `${port + 2}`,
    APP_URL: url,
    TRUST_PROXY: '127.0.0.1,::1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
    SANDBOX: 'on',
    SANDBOX_RATE: '0',
    SANDBOX_REVIEWS: '',
    OUTSIDE_BASE_URL: world,
    AI_BASE_URL: `${world}/model/v1`,
    AI_API_KEY: 'sandbox',
    AI_MODEL: 'writer-1',
    // The launcher ends when whoever started it does.
    npm_lifecycle_event: 'e2e',
  }
}

/** The launcher notes its programs in the order in which it starts them: the sandbox, then the server. */
function serverOf(dataDir: string): number {
  const pids = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as number[]
  const server = pids.at(-1)
  if (server === undefined) throw new Error('no server runs')
  return server
}
