import { Skeleton } from '../../ui/skeleton.tsx'
import { twoColumns } from './two-columns.ts'

/** Keeps the room of a tab while its code loads, so that the sidebar below doesn't move on a phone. */
export function TabWaiting() {
  return (
    <div aria-hidden="true" className="min-h-dvh border-t border-line">
      <div className={twoColumns}>
        {[0, 1].map((side) => (
          <div key={side} className="min-w-0 pb-4">
            <div className="flex h-11 items-center px-4 pt-1 sm:px-6">
              <Skeleton className="h-3.5 w-40" />
            </div>
            <BarSkeletons />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The bars of a list; six products are between the few of a small store and the eight that fit. */
export function BarSkeletons({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="px-4 sm:px-6">
      {widths.slice(0, rows).map((width) => (
        <div key={width} className="flex h-7 items-center gap-3 coarse:h-10">
          <Skeleton className="h-3 w-36 shrink-0" />
          <Skeleton className="h-2" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

const widths = [88, 76, 70, 61, 52, 46]
