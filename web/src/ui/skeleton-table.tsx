import { Skeleton } from './skeleton.tsx'

export interface SkeletonTableProps {
  rows?: number
  /** Whether a row of headers follows the toolbar. */
  head?: boolean
}

/** A toolbar and rows of two lines, three on a phone, where a table will be. */
export function SkeletonTable({ rows = 7, head = true }: SkeletonTableProps) {
  return (
    <div aria-hidden="true">
      <SkeletonToolbar />
      {head && <div className="h-9 border-t border-line max-md:hidden" />}
      {widths.slice(0, rows).map((width) => (
        <div
          key={width}
          className="flex h-14 items-center gap-4 border-t border-line px-4 last:border-b max-md:h-24 max-md:items-start max-md:py-3 sm:px-6"
        >
          <div className="grid min-w-0 flex-1 gap-2.5">
            <Skeleton className="h-3.5" style={{ width: `${width / 2}%` }} />
            <Skeleton className="h-3" style={{ width: `${width}%` }} />
            <Skeleton className="h-3 w-2/5 md:hidden" />
          </div>
          <Skeleton className="h-3.5 w-24 max-md:hidden" />
          <Skeleton className="h-3.5 w-32 max-lg:hidden" />
          <Skeleton className="h-3.5 w-14" />
        </div>
      ))}
    </div>
  )
}

export function SkeletonToolbar() {
  return (
    <div aria-hidden="true" className="flex h-14 items-center gap-3 px-4 sm:px-6">
      <Skeleton className="h-8 w-64 max-sm:w-36 coarse:h-10" />
      <Skeleton className="h-4 w-28 max-sm:hidden" />
      <Skeleton className="ml-auto h-4 w-24 max-sm:w-8" />
    </div>
  )
}

const widths = [64, 48, 72, 56, 44, 60, 52, 68]
