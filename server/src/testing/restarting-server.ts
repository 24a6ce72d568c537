import { until } from './until.ts'
import type { TestApp } from './test-app.ts'
import type { Answer, Caller } from './caller.ts'
import { PASSWORD, type TestCompany } from './make-company.ts'
import { startChild, type Child } from './child.ts'

/** One comment being answered by a user who retries when a connection breaks. */
export interface SendAttempt {
  company: TestCompany
  commentId: string
  outcome: 'sent' | 'unknown' | null
}

/** A server that restarts after each kill, and its signed-in users. */
export class RestartingServer {
  kills = 0
  /** Sends in flight when the server was killed; only these may become unknown. */
  readonly begunAtKills = new Set<string>()
  readonly startMs: number[] = []
  readonly errors: string[] = []
  readonly #app: TestApp
  readonly #callers = new Map<TestCompany, Caller>()
  #child: Child | null = null
  #requested = 0

  constructor(app: TestApp) {
    this.#app = app
  }

  async start(): Promise<void> {
    const began = performance.now()
    const { url, ownerUrl, sandbox } = this.#app
    this.#child = await startChild({ url, ownerUrl, outbound: sandbox.url })
    this.startMs.push(performance.now() - began)
  }

  async end(): Promise<void> {
    this.#note()
    await this.#child?.kill()
  }

  /** Null if the connection broke or the server is down. */
  async ask(company: TestCompany, path: string, body: object, key: string): Promise<Answer | null> {
    const child = this.#child
    if (!child) return null
    this.#requested += 1
    try {
      const caller = this.#callers.get(company) ?? (await this.#signIn(company))
      return await child.caller(caller).post(path, body, key)
    } catch {
      return null
    }
  }

  async #signIn(company: TestCompany): Promise<Caller> {
    const caller = this.#child?.caller()
    const answer = await caller?.signIn(company.emails.editor, PASSWORD)
    if (!caller || answer?.status !== 200) throw new Error(`sign-in: ${answer?.text}`)
    caller.brand = company.brandId
    this.#callers.set(company, caller)
    return caller
  }

  async killAt(moments: number[], random: () => number): Promise<void> {
    for (const moment of moments) {
      if (random() < 0.3) await this.#slowReply()
      await until('enough requests have begun', () => Promise.resolve(this.#requested >= moment))
      await new Promise((resume) => setTimeout(resume, random() * 200))
      this.#note()
      const child = this.#child
      this.#child = null
      await child?.kill()
      this.kills += 1
      await this.#recordBegun()
      await this.start()
    }
  }

  async #slowReply(): Promise<void> {
    await this.#app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'slow', times: 1, path: '/replies' })
  }

  #note(): void {
    const errors = (this.#child?.lines ?? []).filter((line) => line.includes('"level":50'))
    this.errors.push(...errors.filter((line) => !isStarved(line)))
  }

  async #recordBegun(): Promise<void> {
    const { rows } = await this.#app.owner.query<{ id: string }>(
      `select id from app.deliveries where state = 'sending'`,
    )
    for (const { id } of rows) this.begunAtKills.add(id)
  }
}

/** A sweep that got no connection within the pool's five seconds, on a machine that is too busy; it runs again. */
const isStarved = (line: string): boolean =>
  line.includes('"msg":"a sweep failed"') && line.includes('timeout exceeded when trying to connect')
