import type { Database } from './database.ts'

/** A position in the events of all companies, as in `Last-Event-ID`. */
export interface Position {
  xid: string
  seq: string
}

export const idOf = ({ xid, seq }: Position): string => `${xid}-${seq}`

export function readPosition(id: string | null): Position | null {
  const match = /^(\d{1,19})-(\d{1,18})$/.exec(id ?? '')
  return match?.[1] && match[2] ? { xid: match[1], seq: match[2] } : null
}

/** The position below which every event is final: whoever reads data after it misses nothing by following from it. */
export async function newestPosition(db: Database): Promise<Position> {
  const { rows } = await db.global.$client.query<{ xid: string }>(
    'select (pg_snapshot_xmin(pg_current_snapshot()))::text as xid',
  )
  return { xid: rows[0]?.xid ?? '0', seq: '0' }
}
