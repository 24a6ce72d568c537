/** A bucket for each shop. Answers null when the request may pass, else how many seconds to wait. */
export function createRateLimit(perSecond: number): (shop: string) => number | null {
  const burst = Math.max(BURST, perSecond)
  const buckets = new Map<string, { left: number; at: number }>()
  return (shop) => {
    if (perSecond <= 0) return null
    const now = performance.now()
    const bucket = buckets.get(shop) ?? { left: burst, at: now }
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    const allowed = left >= 1
    buckets.set(shop, { left: allowed ? left - 1 : left, at: now })
    return allowed ? null : Math.max(1, Math.ceil((1 - left) / perSecond))
  }
}

const BURST = 5
