import { Skeleton } from '../../../ui/skeleton.tsx'

const widths = [72, 54, 80, 63, 76, 48, 69, 58]

/** Skeleton rows in their final height, shown until the first response. */
export function RowSkeletons({ count, height }: { count: number; height: number }) {
  return (
    <div aria-hidden="true">
      {widths.slice(0, count).map((width) => (
        <div key={width} style={{ height }} className="flex items-center border-t border-line px-4 sm:px-6">
          <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
