import type { RouteReport } from '@bizamply/contract/operations'
import type { Services } from '../../context.ts'
import type { Metrics } from '../../metrics.ts'

const MOST = 50

/** Request durations in this process since its start; each process counts its own. */
export async function readRoutes({ metrics, now }: Pick<Services, 'metrics' | 'now'>): Promise<RouteReport> {
  const { values } = await metrics.requestSeconds.get()
  const routes = [...grouped(values).values()].flatMap(({ method, route, sum, count, buckets }) => {
    if (count === 0) return []
    const { seconds, isAtLeast } = percentile(buckets, count, 0.95)
    return [{ method, route, count, meanMs: (sum / count) * 1000, p95Ms: seconds * 1000, isAtLeast }]
  })
  return {
    startedAt: startedAt(now()),
    routes: routes.toSorted((a, b) => b.p95Ms - a.p95Ms || b.meanMs - a.meanMs).slice(0, MOST),
  }
}

export const startedAt = (now: Date): string => new Date(now.getTime() - process.uptime() * 1000).toISOString()

export interface Bucket {
  /** Upper bound in seconds; Infinity for the last bucket. */
  upTo: number
  /** Cumulative: requests that took at most this long. */
  count: number
}

/** Interpolates linearly within a bucket, as Prometheus does; the last bucket has no upper bound. */
export function percentile(
  buckets: readonly Bucket[],
  count: number,
  share: number,
): { seconds: number; isAtLeast: boolean } {
  const rank = count * share
  let below: Bucket = { upTo: 0, count: 0 }
  for (const bucket of buckets.toSorted((a, b) => a.upTo - b.upTo)) {
    if (bucket.count >= rank) {
      if (bucket.upTo === Infinity) return { seconds: below.upTo, isAtLeast: true }
      const part = (rank - below.count) / (bucket.count - below.count)
      return { seconds: below.upTo + (bucket.upTo - below.upTo) * part, isAtLeast: false }
    }
    below = bucket
  }
  return { seconds: below.upTo, isAtLeast: true }
}

interface Grouped {
  method: string
  route: string
  sum: number
  count: number
  buckets: Bucket[]
}

type Values = Awaited<ReturnType<Metrics['requestSeconds']['get']>>['values']

function grouped(values: Values): ReadonlyMap<string, Grouped> {
  const found = new Map<string, Grouped>()
  for (const { metricName, labels, value } of values) {
    const { method = '', route = '', le }: Partial<Record<'method' | 'route' | 'le', string | number>> = labels
    const key = `${method} ${route}`
    const one = found.get(key) ?? { method: String(method), route: String(route), sum: 0, count: 0, buckets: [] }
    found.set(key, one)
    if (metricName?.endsWith('_sum')) one.sum = value
    else if (metricName?.endsWith('_count')) one.count = value
    else if (le !== undefined) one.buckets.push({ upTo: le === '+Inf' ? Infinity : Number(le), count: value })
  }
  return found
}
