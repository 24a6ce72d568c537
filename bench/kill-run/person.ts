import { randomUUID } from 'node:crypto'
import { Caller, type Answer } from '../../server/src/testing/caller.ts'

/** The fields of a response that the run reads. */
export interface AnswerBody {
  code?: string
  token?: string
  data?: { version?: number; status?: string; commentId?: string; jobId?: string }
  details?: { spans?: { id: string }[] }
}

export const bodyOf = (answer: Answer | null): AnswerBody =>
  answer?.text.startsWith('{') ? (JSON.parse(answer.text) as AnswerBody) : {}

/** The outcome of every request. */
export class Tally {
  requests = 0
  readonly answers = new Map<string, number>()
  /** When connections broke before a response. */
  readonly brokenAt: number[] = []
  /** Requests without a response within a minute. */
  hung = 0
  readonly slowest: number[] = []

  note(answer: Answer): Answer {
    const name = answer.status < 400 ? String(answer.status) : `${answer.status} ${bodyOf(answer).code}`
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
    return answer
  }
}

const LONGEST_MS = 60_000

/** A signed-in user who retries when a connection breaks. */
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

  /** Null when the connection broke before the response. */
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

  /** Retries with one idempotency key until the response is final. */
  retry(method: string, path: string, body: unknown, key: string = randomUUID()): Promise<Answer> {
    const headers = { 'idempotency-key': key }
    return this.retryRequest(`${method} ${path}`, () => this.caller.call(method, path, body, headers))
  }

  async retryRequest(what: string, request: () => Promise<Answer>): Promise<Answer> {
    for (const end = Date.now() + 120_000; ;) {
      const answer = await this.#try(request)
      if (answer && !retryable.has(bodyOf(answer).code ?? '')) return answer
      if (Date.now() > end) throw new Error(`${what} did not succeed: ${answer?.text ?? 'no answer'}`)
      await new Promise((resume) => setTimeout(resume, 250))
    }
  }

  async signIn(email: string, password: string, brandId: string): Promise<void> {
    for (const end = Date.now() + 60_000; ;) {
      const hasToken = await this.ask('GET', '/auth/csrf-token')
      const answer = hasToken && (await this.ask('POST', '/auth/login', { email, password }))
      if (answer?.status === 200) {
        this.caller.token = bodyOf(answer).token ?? null
        this.caller.brand = brandId
        return
      }
      if (answer && !retryable.has(bodyOf(answer).code ?? '')) throw new Error(`sign-in: ${answer.text}`)
      if (Date.now() > end) throw new Error('sign-in did not succeed')
      await new Promise((resume) => setTimeout(resume, 250))
    }
  }
}

const retryable = new Set([
  'IN_PROGRESS',
  'DELIVERY_FAILED',
  'GENERATION_FAILED',
  'RATE_LIMIT_EXCEEDED',
  'NOT_READY',
  'INTERNAL',
])
