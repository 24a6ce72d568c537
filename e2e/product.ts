import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const first = Number(process.env.E2E_PORT || 4800)

/** The URLs of a product under test; each uses three ports. */
const urlsAt = (port: number) => ({ port, url: `http://localhost:${port}`, sandbox: `http://localhost:${port + 1}` })
export type ProductUrls = ReturnType<typeof urlsAt>

/** Shared by most tests; started before them. */
export const demoProduct = urlsAt(first)
/** For tests that need their own product. */
export const ownProduct = urlsAt(first + 3)
/** For bulk jobs, which change lists and credits. */
export const busyProduct = urlsAt(first + 6)
/** For payments, which change the balance and the plan. */
export const moneyProduct = urlsAt(first + 9)

export interface Product extends ProductUrls {
  /** Sends SIGKILL to the server; the launcher restarts it. */
  killServer(): void
  stop(): Promise<void>
}

/** Runs `npm start` on an empty data folder until it is ready. */
export async function startProduct(where: ProductUrls, settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-e2e-'))
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...environmentOf(where, dataDir), ...settings },
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

// A developer's own settings, .env and database must not affect the tests.
function environmentOf({ port, url, sandbox }: ProductUrls, dataDir: string): NodeJS.ProcessEnv {
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
    OUTSIDE_BASE_URL: sandbox,
    AI_BASE_URL: `${sandbox}/model/v1`,
    AI_API_KEY: 'sandbox',
    AI_MODEL: 'writer-1',
    // Makes the launcher end with its parent.
    npm_lifecycle_event: 'e2e',
  }
}

/** The launcher records its processes in the order of their start: sandbox, then server. */
function serverOf(dataDir: string): number {
  const pids = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as number[]
  const server = pids.at(-1)
  if (server === undefined) throw new Error('no server runs')
  return server
}
