import { randomUUID } from 'node:crypto'
import { Caller, type Answer } from '../../server/src/testing/caller.ts'

/** What the people look at in an answer. */
export interface Said {
  code?: string
  token?: string
  data?: { version?: number; status?: string; commentId?: string; jobId?: string }
  details?: { spans?: { id: string }[] }
}

export const said = (answer: Answer | null): Said =>
  answer?.text.startsWith('{') ? (JSON.parse(answer.text) as Said) : {}

/** What became of every request that was made. */
export class Tally {
  requests = 0
  readonly answers = new Map<string, number>()
  /** When lines broke before an answer. */
  readonly brokenAt: number[] = []
  /** Answers that took longer than a minute count as none. */
  hung = 0
  readonly slowest: number[] = []

  note(answer: Answer): Answer {
    const name = answer.status < 400 ? String(answer.status) : `${answer.status} ${said(answer).code}`
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
    return answer
  }
}

const LONGEST_MS = 60_000

/** Somebody with a browser who goes on when a line breaks. */
export class Person {
  readonly caller: Caller
  readonly #tally: Tally

  constructor(url: string, tally: Tally) {
    this.#tally = tally
    this.caller = new Caller((request) => {
      const { pathname, search } = new URL(request.url)
      const signal = pathname === '/api/events' ? {} : { signal: AbortSignal.timeout(LONGEST_MS) }
      return fetch(new Request(`${url}${pathname}${search}`, request), signal)
    })
  }

  /** Null when the line broke before the answer. */
  ask(method: string, path: string, body?: unknown, key?: string): Promise<Answer | null> {
    return this.#try(() => this.caller.call(method, path, body, key ? { 'idempotency-key': key } : {}))
  }

  async #try(request: () => Promise<Answer>): Promise<Answer | null> {
    const began = performance.now()
    this.#tally.requests += 1
    try {
      const answer = await request()
      this.#tally.slowest.push(performance.now() - began)
      return this.#tally.note(answer)
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.#tally.hung += 1
      else this.#tally.brokenAt.push(performance.now())
      return null
    }
  }

  /** Asks with one key until there is an answer that means something. */
  insist(method: string, path: string, body: unknown, key: string = randomUUID()): Promise<Answer> {
    const headers = { 'idempotency-key': key }
    return this.insistOn(`${method} ${path}`, () => this.caller.call(method, path, body, headers))
  }

  async insistOn(what: string, request: () => Promise<Answer>): Promise<Answer> {
    for (const end = Date.now() + 120_000; ;) {
      const answer = await this.#try(request)
      if (answer && !comesBack.has(said(answer).code ?? '')) return answer
      if (Date.now() > end) throw new Error(`${what} got nowhere: ${answer?.text ?? 'no answer'}`)
      await new Promise((resume) => setTimeout(resume, 250))
    }
  }

  async signIn(email: string, password: string, brandId: string): Promise<void> {
    for (const end = Date.now() + 60_000; ;) {
      const hasToken = await this.ask('GET', '/auth/csrf-token')
      const answer = hasToken && (await this.ask('POST', '/auth/login', { email, password }))
      if (answer?.status === 200) {
        this.caller.token = said(answer).token ?? null
        this.caller.brand = brandId
        return
      }
      if (answer && !comesBack.has(said(answer).code ?? '')) throw new Error(`sign-in: ${answer.text}`)
      if (Date.now() > end) throw new Error('sign-in got nowhere')
      await new Promise((resume) => setTimeout(resume, 250))
    }
  }
}

const comesBack = new Set([
  'IN_PROGRESS',
  'DELIVERY_FAILED',
  'GENERATION_FAILED',
  'RATE_LIMIT_EXCEEDED',
  'NOT_READY',
  'INTERNAL',
])
