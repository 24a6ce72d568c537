/** 0, half, and all of a round number above `most`. */
export function ticksTo(most: number): [number, number, number] {
  const half = (Math.max(most, 1) * ROOM) / 2
  const size = 10 ** Math.floor(Math.log10(half))
  const step = rounds.map((factor) => factor * size).find((fit) => fit >= half && fit % 1 === 0) ?? Math.ceil(half)
  return [0, step, step * 2]
}

const ROOM = 1.05
const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Axis labels that fit without overlap, always including the last. */
export function placesThatFit(places: readonly { from: number; to: number }[]): number[] {
  const last = places.length - 1
  for (let every = 1; every <= last; every += 1) {
    const kept = places.map((_, at) => at).filter((at) => (last - at) % every === 0)
    const isFree = (at: number, n: number) =>
      n === 0 || (places[at]?.from ?? 0) - (places[kept[n - 1] ?? 0]?.to ?? 0) >= GAP
    if (kept.every(isFree)) return kept
  }
  return last >= 0 ? [last] : []
}

const GAP = 10
