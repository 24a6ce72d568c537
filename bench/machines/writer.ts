import { randomUUID } from 'node:crypto'
import type { Answer } from '../../server/src/testing/caller.ts'
import { said, type Person } from './person.ts'
import { text, type Shop } from './shop.ts'

/** One comment on its way to an answer, and what its person was told. */
export interface Journey {
  shop: Shop
  commentId: string
  told: 'sent' | 'sending' | 'unknown' | 'undone' | null
}

export interface Written {
  journeys: Journey[]
  generated: number
  edited: number
  delayed: number
  /** Requests that were made twice at once under one key. */
  twins: number
  /** Twins that were told different things. */
  unlikeTwins: string[]
  resolved: number
}

export const nothingWritten = (): Written => ({
  journeys: [],
  generated: 0,
  edited: 0,
  delayed: 0,
  twins: 0,
  unlikeTwins: [],
  resolved: 0,
})

/** Generates, perhaps edits, and sends one comment; asks again under the same key whenever the line breaks. */
export class Writer {
  readonly #person: Person
  readonly #shop: Shop
  readonly #written: Written
  readonly #random: () => number
  readonly #taken: Set<string>

  constructor(person: Person, shop: Shop, written: Written, random: () => number, taken: Set<string>) {
    this.#person = person
    this.#shop = shop
    this.#written = written
    this.#random = random
    this.#taken = taken
  }

  /** False when there is nothing to answer. */
  async one(): Promise<boolean> {
    const commentId = await this.#pick()
    if (!commentId) return false
    const journey: Journey = { shop: this.#shop, commentId, told: null }
    this.#written.journeys.push(journey)
    const made = await this.#twice('POST', '/api/comments/generate', { commentId })
    if (made.status !== 200) throw new Error(`generate: ${made.text}`)
    this.#written.generated += 1
    let version = said(made).data?.version ?? 0
    if (this.#random() < 0.3) version = await this.#edit(commentId, version)
    await this.#send(journey, version)
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
    const body = { text: `Thank you for telling us. ${text(Math.floor(this.#random() * 1000))}`, version }
    const answer = await this.#person.insist('PUT', `/api/comments/${commentId}/draft`, body)
    // Stale after a broken line: the first try had been stored.
    if (answer.status !== 200 && said(answer).code !== 'STALE_DRAFT') throw new Error(`edit: ${answer.text}`)
    this.#written.edited += 1
    return version + 1
  }

  async #send(journey: Journey, version: number): Promise<void> {
    const path = `/api/comments/${journey.commentId}/send`
    const delaySeconds = this.#random() < 0.3 ? 1 + Math.floor(this.#random() * 4) : 0
    const first = await this.#twice('POST', path, { version, delaySeconds })
    const spans = said(first).details?.spans ?? []
    const acknowledge = spans.map(({ id }) => id)
    const answer = spans.length === 0 ? first : await this.#twice('POST', path, { version, delaySeconds, acknowledge })
    if (answer.status !== 200 && said(answer).code !== 'DELIVERY_UNKNOWN') throw new Error(`send: ${answer.text}`)
    journey.told = answer.status === 200 ? (said(answer).data?.status === 'sent' ? 'sent' : 'sending') : 'unknown'
    if (delaySeconds > 0) this.#written.delayed += 1
    if (delaySeconds > 1 && this.#random() < 0.2) await this.#undo(journey)
  }

  async #undo(journey: Journey): Promise<void> {
    const answer = await this.#person.insist('DELETE', `/api/comments/${journey.commentId}/send`, undefined)
    if (answer.status === 200) journey.told = 'undone'
  }

  /** Now and then two at once under one key: both must be told the same. */
  async #twice(method: string, path: string, body: object): Promise<Answer> {
    const key = randomUUID()
    if (this.#random() >= 0.15) return this.#person.insist(method, path, body, key)
    this.#written.twins += 1
    const ask = (): Promise<Answer> => this.#person.insist(method, path, body, key)
    const [one, other] = await Promise.all([ask(), ask()])
    if (one.status === 200 && other.status === 200 && !isAlike(one, other)) {
      this.#written.unlikeTwins.push(`${one.text} / ${other.text}`)
    }
    return one.status === 200 ? one : other
  }
}

// A reply that waited for its time may have left between the two answers.
function isAlike(one: Answer, other: Answer): boolean {
  const [a, b] = [said(one).data, said(other).data]
  return a?.commentId === b?.commentId && a?.version === b?.version
}
