/** One write that a platform accepted from the product. */
export interface RecordEntry {
  at: string
  platform: string
  kind: string
  /** What it concerns: of a reply the review's id. */
  target: string
  text: string
  /** The idempotency key that came with it. */
  key: string | null
  /** The call that brought it; null for what was there from the beginning. */
  call: number | null
}

/** Append-only: there is no way to change or take back an entry. */
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
      const beside = byTarget.get(entry.target)
      if (beside) beside.push(entry)
      else byTarget.set(entry.target, [entry])
    },
    all: (platform) => (platform ? entries.filter((entry) => entry.platform === platform) : entries),
    repliesTo: (target) => (byTarget.get(target) ?? []).filter((entry) => entry.kind === 'reply'),
    size: () => entries.length,
    latest: (count) => entries.slice(-count).reverse(),
  }
}
