import { Skeleton } from '../skeleton.tsx'

/** Placeholder of a chart while it loads, with the chart's height. */
export function ChartSkeleton({ height = 252 }: { height?: number }) {
  return <Skeleton style={{ height }} className="w-full" />
}
