import type { Database } from '../db/database.ts'

/** Long enough for every transaction that already has a number to hold its locks. */
const SAMPLE_MS = 1000

/**
 * The number below which no transaction of this database runs. Snapshots cover the whole cluster,
 * so another database's long transaction would hold our events back; instead we use locks: every
 * writer holds a table lock from before its number until its end.
 */
export class OldestTransaction {
  xid = '0'
  readonly #db: Database
  #sample: { at: number; next: string } | null = null
  #refreshing: Promise<void> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  /** Refreshes at most once a second; every later statement sees what had finished by then. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null))
    return this.#refreshing
  }

  async #refresh(): Promise<void> {
    const sample = this.#sample
    if (sample && Date.now() - sample.at < SAMPLE_MS) return
    const next = await this.#next()
    this.#sample = { at: Date.now(), next }
    if (!sample) return
    const running = await this.#running()
    const oldest = running.map((short) => wholeNumber(short, BigInt(sample.next))).reduce(least, BigInt(sample.next))
    if (oldest > BigInt(this.xid)) this.xid = String(oldest)
  }

  async #next(): Promise<string> {
    const { rows } = await this.#db.global.$client.query<{ next: string }>(
      'select (pg_snapshot_xmax(pg_current_snapshot()))::text as next',
    )
    return rows[0]?.next ?? '0'
  }

  async #running(): Promise<bigint[]> {
    const { rows } = await this.#db.global.$client.query<{ short: string }>(
      `with held as materialized (select locktype, mode, granted, transactionid, virtualtransaction, database from pg_locks)
       select t.transactionid::text as short from held t
       where t.transactionid is not null and t.locktype = 'transactionid' and t.mode = 'ExclusiveLock' and t.granted and exists (
         select 1 from held r where r.virtualtransaction = t.virtualtransaction and r.locktype = 'relation'
           and r.database = (select oid from pg_database where datname = current_database()))`,
    )
    return rows.map(({ short }) => BigInt(short))
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Locks show the low 32 bits; the full number is the one nearest to a known one. */
export function wholeNumber(short: bigint, near: bigint): bigint {
  const [round, half] = [1n << 32n, 1n << 31n]
  const ahead = (((short - near) % round) + round) % round
  return ahead < half ? near + ahead : near + ahead - round
}
