/** 0, half and whole of a round number above `most`. */
export function ticksTo(most: number): [number, number, number] {
  const half = (Math.max(most, 1) * ROOM) / 2
  const size = 10 ** Math.floor(Math.log10(half))
  const step = rounds.map((factor) => factor * size).find((fit) => fit >= half && fit % 1 === 0) ?? Math.ceil(half)
  return [0, step, step * 2]
}

const ROOM = 1.05
const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Which of `n` labels stand free of each other: the last one always. */
export function labelsThatFit(widths: readonly number[], room: number): number[] {
  const n = widths.length
  const step = n > 1 ? room / (n - 1) : room
  for (let every = 1; every < n; every += 1) {
    const kept = widths.map((_, at) => at).filter((at) => (n - 1 - at) % every === 0)
    if (kept.every((at) => (widths[at] ?? 0) + GAP <= step * every)) return kept
  }
  return n > 0 ? [n - 1] : []
}

const GAP = 10
