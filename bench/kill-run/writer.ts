import { randomUUID } from 'node:crypto'
import type { Answer } from '../../server/src/testing/caller.ts'
import { bodyOf, type Person } from './person.ts'
import { text, type Shop } from './shop.ts'

/** One comment being replied to, and the outcome that the API reported. */
export interface SendAttempt {
  shop: Shop
  commentId: string
  reported: 'sent' | 'sending' | 'unknown' | 'undone' | null
}

export interface WriterStats {
  attempts: SendAttempt[]
  generated: number
  edited: number
  delayed: number
  /** Requests sent twice concurrently with one idempotency key. */
  duplicates: number
  /** Those whose two responses differed. */
  differingDuplicates: string[]
  resolved: number
}

export const noWriterStats = (): WriterStats => ({
  attempts: [],
  generated: 0,
  edited: 0,
  delayed: 0,
  duplicates: 0,
  differingDuplicates: [],
  resolved: 0,
})

/** Generates, sometimes edits, and sends one reply; retries with the same key when a connection breaks. */
export class Writer {
  readonly #person: Person
  readonly #shop: Shop
  readonly #written: WriterStats
  readonly #random: () => number
  readonly #taken: Set<string>

  constructor(person: Person, shop: Shop, written: WriterStats, random: () => number, taken: Set<string>) {
    this.#person = person
    this.#shop = shop
    this.#written = written
    this.#random = random
    this.#taken = taken
  }

  /** False when no comment is pending. */
  async one(): Promise<boolean> {
    const commentId = await this.#pick()
    if (!commentId) return false
    const attempt: SendAttempt = { shop: this.#shop, commentId, reported: null }
    this.#written.attempts.push(attempt)
    const made = await this.#twice('POST', '/api/comments/generate', { commentId })
    if (made.status !== 200) throw new Error(`generate: ${made.text}`)
    this.#written.generated += 1
    let version = bodyOf(made).data?.version ?? 0
    if (this.#random() < 0.3) version = await this.#edit(commentId, version)
    await this.#send(attempt, version)
    return true
  }

  async #pick(): Promise<string | null> {
    const answer = await this.#person.ask('GET', '/api/comments?status=pending&platform=judgeme&limit=50')
    const rows = (answer?.json['data'] ?? []) as unknown as { _id: string }[]
    const free = rows.filter(({ _id }) => !this.#taken.has(_id))
    const picked = free[Math.floor(this.#random() * free.length)]?._id ?? null
    if (picked) this.#taken.add(picked)
    return picked
  }

  async #edit(commentId: string, version: number): Promise<number> {
    const body = { text: `Thank you for the feedback. ${text(Math.floor(this.#random() * 1000))}`, version }
    const answer = await this.#person.retry('PUT', `/api/comments/${commentId}/draft`, body)
    // Stale after a broken connection: the first attempt was stored.
    if (answer.status !== 200 && bodyOf(answer).code !== 'STALE_DRAFT') throw new Error(`edit: ${answer.text}`)
    this.#written.edited += 1
    return version + 1
  }

  async #send(attempt: SendAttempt, version: number): Promise<void> {
    const path = `/api/comments/${attempt.commentId}/send`
    const delaySeconds = this.#random() < 0.3 ? 1 + Math.floor(this.#random() * 4) : 0
    const first = await this.#twice('POST', path, { version, delaySeconds })
    const spans = bodyOf(first).details?.spans ?? []
    const acknowledge = spans.map(({ id }) => id)
    const answer = spans.length === 0 ? first : await this.#twice('POST', path, { version, delaySeconds, acknowledge })
    if (answer.status !== 200 && bodyOf(answer).code !== 'DELIVERY_UNKNOWN') throw new Error(`send: ${answer.text}`)
    attempt.reported = answer.status === 200 ? (bodyOf(answer).data?.status === 'sent' ? 'sent' : 'sending') : 'unknown'
    if (delaySeconds > 0) this.#written.delayed += 1
    if (delaySeconds > 1 && this.#random() < 0.2) await this.#undo(attempt)
  }

  async #undo(attempt: SendAttempt): Promise<void> {
    const answer = await this.#person.retry('DELETE', `/api/comments/${attempt.commentId}/send`, undefined)
    if (answer.status === 200) attempt.reported = 'undone'
  }

  /** Sometimes sends the request twice concurrently with one key: both responses must agree. */
  async #twice(method: string, path: string, body: object): Promise<Answer> {
    const key = randomUUID()
    if (this.#random() >= 0.15) return this.#person.retry(method, path, body, key)
    this.#written.duplicates += 1
    const ask = (): Promise<Answer> => this.#person.retry(method, path, body, key)
    const [one, other] = await Promise.all([ask(), ask()])
    if (one.status === 200 && other.status === 200 && !isAlike(one, other)) {
      this.#written.differingDuplicates.push(`${one.text} / ${other.text}`)
    }
    return one.status === 200 ? one : other
  }
}

// A delayed reply may have been sent between the two responses.
function isAlike(one: Answer, other: Answer): boolean {
  const [a, b] = [bodyOf(one).data, bodyOf(other).data]
  return a?.commentId === b?.commentId && a?.version === b?.version
}
