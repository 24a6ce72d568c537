/** A write from the product that a platform accepted. */
export interface RecordEntry {
  at: string
  platform: string
  kind: string
  /** The target of the write, such as the review of a reply. */
  target: string
  text: string
  /** The idempotency key of the request. */
  key: string | null
  /** The call that made the write; null for demo data. */
  call: number | null
}

/** Append-only: entries can't be changed or removed. */
export interface WriteRecord {
  add(entry: RecordEntry): void
  all(platform: string | null): RecordEntry[]
  repliesTo(target: string): RecordEntry[]
  size(): number
  latest(count: number): RecordEntry[]
}

export function createRecord(): WriteRecord {
  const entries: RecordEntry[] = []
  const byTarget = new Map<string, RecordEntry[]>()
  return {
    add: (entry) => {
      entries.push(entry)
      const sameTarget = byTarget.get(entry.target)
      if (sameTarget) sameTarget.push(entry)
      else byTarget.set(entry.target, [entry])
    },
    all: (platform) => (platform ? entries.filter((entry) => entry.platform === platform) : entries),
    repliesTo: (target) => (byTarget.get(target) ?? []).filter((entry) => entry.kind === 'reply'),
    size: () => entries.length,
    latest: (count) => entries.slice(-count).reverse(),
  }
}
