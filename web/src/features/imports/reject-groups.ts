export interface Reject {
  line: number
  reason: string
}

export interface RejectGroup {
  reason: string
  count: number
  /** For example "14, 18-22": consecutive lines are joined. */
  lines: string
  /** How many lines aren't listed in `lines`. */
  unnamed: number
}

const NAMED = 12

/** The most frequent reason first. */
export function groupRejects(rejects: readonly Reject[]): RejectGroup[] {
  const byReason = Map.groupBy(rejects, ({ reason }) => reason)
  return [...byReason]
    .map(([reason, all]) => ({ reason: capital(reason), count: all.length, ...nameLines(all.map(({ line }) => line)) }))
    .toSorted((a, b) => b.count - a.count)
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function nameLines(lines: number[]): { lines: string; unnamed: number } {
  const runs = runsOf(lines.toSorted((a, b) => a - b))
  const named = runs.slice(0, NAMED)
  const unnamed = runs.slice(NAMED).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return { lines: named.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', '), unnamed }
}

function runsOf(sorted: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const line of sorted) {
    const last = runs.at(-1)
    if (last && line <= last.to + 1) last.to = line
    else runs.push({ from: line, to: line })
  }
  return runs
}
