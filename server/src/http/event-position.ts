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

// Two wake-ups may read the same rows concurrently; only the first one sends them.
export const isAfter = (a: Position, b: Position): boolean =>
  BigInt(a.xid) > BigInt(b.xid) || (a.xid === b.xid && BigInt(a.seq) > BigInt(b.seq))
