import { Skeleton } from '../skeleton.tsx'

/** The place of a chart while its numbers are on the way, as high as the chart will be. */
export function ChartSkeleton({ height = 252 }: { height?: number }) {
  return <Skeleton style={{ height }} className="w-full" />
}
