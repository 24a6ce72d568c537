/**
 * 0, half, and full of a round number above `most`; integers stay integers, so that no axis counts
 * half reviews.
 */
export function ticksTo(most: number, whole: boolean): [number, number, number] {
  const step = stepTo(most, whole)
  return [0, step, round(step * 2)]
}

/** Evenly spaced ticks above and below zero. */
export function ticksAround(up: number, down: number): number[] {
  const step = stepTo(Math.max(up, down), true)
  const above = Math.max(1, Math.ceil(up / step))
  const below = Math.ceil(down / step)
  return Array.from({ length: above + below + 1 }, (_, n) => (n - below) * step)
}

const ROOM = 1.05
const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

function stepTo(most: number, whole: boolean): number {
  if (!(most > 0)) return 1
  const half = (most * ROOM) / 2
  const size = 10 ** Math.floor(Math.log10(half))
  const fitting = rounds.map((factor) => round(factor * size)).find((step) => step >= half && !(whole && step % 1 > 0))
  return fitting ?? Math.ceil(half)
}

const round = (value: number): number => Number(value.toPrecision(12))
