import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Caller } from './caller.ts'
import { freePort } from '../db/embedded-state.ts'

export interface Child {
  url: string
  pid: number
  /** All of its output, by line. */
  lines: string[]
  /** A caller who is signed out, or one who signed in to an earlier process. */
  caller(as?: Caller): Caller
  signal(name: NodeJS.Signals): void
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Sends SIGKILL and waits until the process is gone. */
  kill(): Promise<void>
}

/** Compiled modules of all processes that tests start; without it, each start would compile every module again. */
export const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url))

export const CHILD_SECRET = 'a secret of tests that is long enough'

/** The real server in a separate process, on the test's database and sandbox. */
export async function startChild(options: {
  url: string
  ownerUrl: string
  outbound: string
  env?: Record<string, string>
  /** Node flags, such as those that the product starts with. */
  flags?: string[]
}): Promise<Child> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-child-'))
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [...(options.flags ?? []), fileURLToPath(new URL('../main.ts', import.meta.url))],
    {
      env: {
        NODE_COMPILE_CACHE: compileCache,
        NODE_ENV: 'test',
        PORT: String(port),
        SANDBOX: 'off',
        DATA_DIR: dataDir,
        APP_SECRET: CHILD_SECRET,
        DATABASE_URL: options.url,
        DATABASE_OWNER_URL: options.ownerUrl,
        OUTSIDE_BASE_URL: options.outbound,
        AI_BASE_URL: `${options.outbound}/model/v1`,
        AI_API_KEY: 'test-key-of-the-model',
        AI_MODEL: 'writer-1',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lines: string[] = []
  const ended = new Promise<Awaited<Child['ended']>>((resolve) => {
    child.on('exit', (code, signal) => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve({ code, signal })
    })
  })
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        const all = (rest + text).split('\n')
        rest = all.pop() ?? ''
        lines.push(...all)
        if (all.some((line) => line.includes('"msg":"ready"'))) resolve()
      })
    }
  })
  await Promise.race([
    ready,
    ended.then(({ code }) => {
      throw new Error(`the server ended with ${code}: ${lines.join('\n')}`)
    }),
  ])
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    caller: (as) => {
      const caller = new Caller((request) => passOn(url, request))
      if (!as) return caller
      for (const [name, value] of as.jar) caller.jar.set(name, value)
      return Object.assign(caller, { token: as.token, csrf: as.csrf, brand: as.brand })
    },
    signal: (name) => void child.kill(name),
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function passOn(base: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = request.body ? await request.text() : null
  return fetch(`${base}${pathname}${search}`, { method: request.method, headers: request.headers, body })
}
