import type { SSEStreamingApi } from 'hono/streaming'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Database } from '../db/database.ts'
import { idOf, newestPosition, readPosition, type Position } from '../db/event-position.ts'
import { Coalescer } from './coalesce.ts'
import type { Listener, Reader } from './event-reader.ts'
import { OldestTransaction } from './oldest-transaction.ts'

interface EventRow {
  xid: string
  seq: string
  brand_id: string | null
  type: string
  ref: string | null
  /** No running transaction can still add a row before it. */
  final: boolean
}

const PAGE = 500
/** Most streams of one session, and of a company. */
const MOST_PER_SESSION = 10
const MOST_PER_COMPANY = 100
const CLOSE_MS = 50
/** Each check may read the session and its member from the database. */
const CHECKS_AT_ONCE = 8
/** Our own transactions end sooner; a longer wait may be for an unrelated transaction. */
const LONG_MS = 2000

/** Streams events to browsers. NOTIFY only wakes; rows are read below the oldest running transaction. */
export class Hub {
  readonly #db: Database
  readonly #log: Log
  readonly #onSessions: () => void
  readonly #readers = new Set<Reader>()
  readonly #streams = new Set<SSEStreamingApi>()
  #listener: pg.Client | null = null
  #stopped = false
  readonly #oldest: OldestTransaction
  /** Since when a company's events have been waiting for a transaction. */
  readonly #waiting = new Map<string, number>()
  readonly #coalescer = new Coalescer()
  #again = new Map<string, NodeJS.Timeout>()

  constructor(options: { db: Database; log: Log; onSessions: () => void }) {
    this.#db = options.db
    this.#log = options.log
    this.#onSessions = options.onSessions
    this.#oldest = new OldestTransaction(options.db)
  }

  get size(): number {
    return this.#readers.size
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#db.url, keepAlive: true })
    // A broken connection reports it twice.
    client.on('error', () => {
      if (this.#listener === client) void this.#restart()
    })
    client.on('notification', ({ channel, payload }) => {
      if (channel === 'bizamply_sessions') void this.#sessionsChanged(payload ?? '')
      else if (channel === 'bizamply_prices') this.#pricesChanged()
      else void this.#wake(payload ?? '')
    })
    try {
      await client.connect()
      await client.query('listen bizamply_events')
      await client.query('listen bizamply_sessions')
      await client.query('listen bizamply_prices')
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#listener = client
    for (const companyId of new Set([...this.#readers].map((reader) => reader.companyId))) void this.#wake(companyId)
  }

  /** Prices belong to no company, so no event row is stored. Consoles refetch them when they reconnect. */
  #pricesChanged(): void {
    for (const { write, position } of this.#readers) write(idOf(position), 'credits', { brandId: null, id: 'prices' })
  }

  /** Checks the streams of this user or company; of everyone if it's empty. */
  async #sessionsChanged(of: string): Promise<void> {
    this.#onSessions()
    await this.#coalescer.run(`sessions ${of}`, async () => {
      const waiting = [...this.#readers].filter(
        ({ companyId, userIds }) => of === '' || of === companyId || userIds.includes(of),
      )
      const check = async (): Promise<void> => {
        for (let reader = waiting.shift(); reader; reader = waiting.shift()) await this.endUnlessAllowed(reader)
      }
      await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, check))
    })
  }

  /** Ends the stream of a user who lost access; a failed check is repeated at the next beat. */
  async endUnlessAllowed(reader: Reader): Promise<void> {
    const hears = await reader.mayListen().catch(() => reader.hears)
    if (hears) {
      reader.hears = hears
      return
    }
    this.#readers.delete(reader)
    // Its browser checks immediately instead of waiting as after a broken connection.
    reader.write(idOf(reader.position), 'signed-out', {})
    setTimeout(reader.end, CLOSE_MS)
  }

  async #restart(): Promise<void> {
    this.#listener = null
    void this.#sessionsChanged('')
    while (!this.#stopped && !this.#listener) {
      await this.start().catch((error: unknown) => this.#log.warn({ err: error }, 'listening for events failed'))
      if (!this.#listener) await new Promise((resume) => setTimeout(resume, 1000))
    }
    if (this.#stopped) await this.#hangUp()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#again.values()) clearTimeout(timer)
    await Promise.allSettled([...this.#streams].map((stream) => stream.close()))
    await this.#hangUp()
  }

  async #hangUp(): Promise<void> {
    await this.#listener?.end()
  }

  async join(
    stream: SSEStreamingApi,
    { lastEventId, ...who }: Listener & { lastEventId: string | null },
  ): Promise<Reader> {
    const write: Reader['write'] = (id, event, data) => {
      void stream.writeSSE({ id, event, data: JSON.stringify(data) }).catch(() => undefined)
    }
    const now = await newestPosition(this.#db)
    const resumed = readPosition(lastEventId)
    const resumes = resumed && (await this.#isKept(resumed))
    const end = (): void => void stream.close().catch(() => undefined)
    // Arrived while this process was shutting down: the next attempt reaches another one.
    if (this.#stopped) end()
    const reader: Reader = { ...who, position: resumes ? resumed : now, write, end }
    if (resumed && !resumes) write(idOf(now), 'reset', {})
    else write(idOf(reader.position), 'ready', {})
    this.#readers.add(reader)
    this.#endOldest((other) => other.session === who.session, MOST_PER_SESSION)
    this.#endOldest((other) => other.companyId === who.companyId, MOST_PER_COMPANY)
    this.#streams.add(stream)
    stream.onAbort(() => this.leave(reader, stream))
    await this.#wake(who.companyId)
    return reader
  }

  /** The oldest streams over the limit end; `closed` tells the browser to reconnect only when its tab is visible. */
  #endOldest(isOne: (reader: Reader) => boolean, most: number): void {
    const all = [...this.#readers].filter(isOne)
    for (const reader of all.slice(0, Math.max(0, all.length - most))) {
      this.#readers.delete(reader)
      reader.write(idOf(reader.position), 'closed', { reason: 'too-many' })
      // Pending data is sent first: the stream is closed in a later turn of the event loop.
      setTimeout(reader.end, CLOSE_MS)
    }
  }

  leave(reader: Reader, stream: SSEStreamingApi): void {
    this.#readers.delete(reader)
    this.#streams.delete(stream)
  }

  async #isKept(position: Position): Promise<boolean> {
    const { rows } = await this.#db.global.$client.query<{ kept: boolean }>(
      `select $1::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and coalesce(
         (select (xid, seq) <= ($1::xid8, $2::bigint) from app.events order by xid, seq limit 1),
         $1::xid8 >= pg_snapshot_xmin(pg_current_snapshot())) as kept`,
      [position.xid, position.seq],
    )
    return rows[0]?.kept ?? false
  }

  /** A burst of changes is read in two passes: one that runs already, and one that sees all of them. */
  #wake(companyId: string): Promise<void> {
    return this.#coalescer.run(companyId, () => this.#serve(companyId))
  }

  async #serve(companyId: string): Promise<void> {
    try {
      let isWaiting = false
      for (const reader of this.#readers) {
        if (reader.companyId === companyId) isWaiting = (await this.#catchUp(reader)) || isWaiting
      }
      if (isWaiting) return await this.#wait(companyId)
      this.#waiting.delete(companyId)
    } catch (error) {
      this.#log.warn({ err: error }, 'reading events failed')
      this.#later(companyId)
    }
  }

  // A row whose transaction is newer than the oldest running one is read after that ends.
  async #wait(companyId: string): Promise<void> {
    const since = this.#waiting.get(companyId) ?? Date.now()
    this.#waiting.set(companyId, since)
    const isLong = Date.now() - since > LONG_MS
    if (isLong) await this.#oldest.refresh()
    this.#later(companyId, isLong ? 300 : 50)
  }

  #later(companyId: string, ms = 50): void {
    if (this.#stopped || this.#again.has(companyId)) return
    const timer = setTimeout(() => {
      this.#again.delete(companyId)
      void this.#wake(companyId)
    }, ms)
    this.#again.set(companyId, timer)
  }

  /** Sends what is final; true if rows still wait. Both are read in one snapshot, so that none is skipped. */
  async #catchUp(reader: Reader): Promise<boolean> {
    for (;;) {
      const { rows } = await this.#db.global.$client.query<EventRow>({
        name: 'events.after',
        // Ordered by number, not by the text columns of the same name.
        text: `select e.xid::text, e.seq::text, e.brand_id, e.type, e.ref,
            e.xid < greatest(pg_snapshot_xmin(pg_current_snapshot()), $4::xid8) as final
          from app.events e where e.company_id = $1 and (e.xid, e.seq) > ($2::xid8, $3::bigint)
          order by e.xid, e.seq limit ${PAGE}`,
        values: [reader.companyId, reader.position.xid, reader.position.seq, this.#oldest.xid],
      })
      for (const row of rows) {
        if (!row.final) return true
        reader.position = { xid: row.xid, seq: row.seq }
        if (row.brand_id !== null && !reader.hears(row.brand_id)) continue
        reader.write(idOf(reader.position), row.type, { brandId: row.brand_id, id: row.ref })
      }
      if (rows.length < PAGE) return false
    }
  }
}
