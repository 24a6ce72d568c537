import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../child.ts'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  ms: number
}

/** One process of the product; it ends when this one does. */
export class Machine {
  readonly name: string
  readonly role: 'web' | 'worker'
  readonly port: number
  readonly startMs: number[] = []
  readonly killedAt: number[] = []
  /** Error lines of its log, and output that is not a log line. */
  readonly errors: string[] = []
  readonly #env: Record<string, string>
  #child: ChildProcess | null = null
  #ended: Promise<Pick<Ended, 'code' | 'signal'>> = Promise.resolve({ code: null, signal: null })

  constructor(options: { name: string; role: 'web' | 'worker'; port: number; env: Record<string, string> }) {
    this.name = options.name
    this.role = options.role
    this.port = options.port
    this.#env = { ...options.env, ROLE: options.role, PORT: String(options.port) }
  }

  /** Resolves when it logs that it is ready. */
  async start(): Promise<void> {
    const began = performance.now()
    const child = spawn(process.execPath, [...CHILD_FLAGS, join(root, 'server/src/main.ts')], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    this.#ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
    const ready = new Promise<void>((resolve) => this.#read(child, resolve))
    const died = this.#ended.then(({ code, signal }) => {
      throw new Error(`${this.name} ended before it was ready (${signal ?? code}): ${this.errors.join('\n')}`)
    })
    died.catch(() => undefined)
    await Promise.race([ready, died])
    this.startMs.push(Math.round(performance.now() - began))
  }

  /** Sends SIGKILL and waits for the process to exit. */
  async kill(): Promise<void> {
    this.killedAt.push(performance.now())
    this.#child?.kill('SIGKILL')
    await this.#ended
  }

  async stop(): Promise<Ended> {
    const began = performance.now()
    this.#child?.kill('SIGTERM')
    const ended = await this.#ended
    return { ...ended, ms: Math.round(performance.now() - began) }
  }

  #read(child: ChildProcess, onReady: () => void): void {
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const all = (rest + text).split('\n')
        rest = all.pop() ?? ''
        for (const line of all) {
          if (line.includes('"msg":"ready"')) onReady()
          if (/"level":[56]0/.test(line) || !line.startsWith('{')) this.errors.push(line.slice(0, 2000))
        }
      })
    }
  }
}

export const CHILD_FLAGS = [
  '--import',
  join(root, 'scripts/follow-parent.mjs'),
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
]
