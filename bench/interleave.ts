export type Step = (n: number) => Promise<unknown>

/** Alternates two steps, so that other load affects both alike; returns the median of each in ms. */
export async function interleave(rounds: number, ours: Step, raw: Step): Promise<{ ours: number; raw: number }> {
  const warm = Math.ceil(rounds / 4)
  const times = { ours: [] as number[], raw: [] as number[] }
  for (let n = 0; n < warm + rounds; n++) {
    const taken =
      n % 2 === 0 ? [await timed(ours, n), await timed(raw, n)] : [await timed(raw, n), await timed(ours, n)]
    if (n < warm) continue
    const [first = 0, second = 0] = taken
    times.ours.push(n % 2 === 0 ? first : second)
    times.raw.push(n % 2 === 0 ? second : first)
  }
  return { ours: median(times.ours), raw: median(times.raw) }
}

async function timed(step: Step, n: number): Promise<number> {
  const began = performance.now()
  await step(n)
  return performance.now() - began
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Runs `count` steps with limited concurrency; returns steps per second. */
export async function perSecond(count: number, atOnce: number, step: Step): Promise<number> {
  let next = 0
  const began = performance.now()
  const walk = async (): Promise<void> => {
    while (next < count) await step(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return count / ((performance.now() - began) / 1000)
}
