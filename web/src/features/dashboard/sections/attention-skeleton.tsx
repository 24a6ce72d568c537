import { Skeleton } from '../../../ui/skeleton.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

/** What needs attention, until its code and data have arrived. */
export const AttentionSkeleton = () => (
  <div className="grid border-b border-line xl:grid-cols-2 xl:divide-x xl:divide-line">
    {[4, 3].map((rows) => (
      <div key={rows} className="max-xl:not-first:border-t max-xl:not-first:border-line">
        <div className="flex min-h-11 items-center px-4 pt-1 sm:px-6">
          <Skeleton className="h-3.5 w-32" />
        </div>
        <RowSkeletons count={rows} height={49} />
      </div>
    ))}
  </div>
)
