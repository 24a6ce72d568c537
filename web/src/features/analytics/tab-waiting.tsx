import { Skeleton } from '../../ui/skeleton.tsx'
import { twoColumns } from './two-columns.ts'

export interface TabWaitingProps {
  /** A tab whose placeholders are lower than the screen. */
  tab?: string
}

/** Keeps the room of a tab while its code loads, so that the sidebar below doesn't move on a phone. */
export function TabWaiting({ tab }: TabWaitingProps) {
  if (tab === 'outcomes') return <OutcomesWaiting />
  if (tab === 'engagement') return <EngagementWaiting />
  return (
    <div aria-hidden="true" className="min-h-dvh border-t border-line">
      <div className={twoColumns}>
        <BarsWaiting />
        <BarsWaiting />
      </div>
    </div>
  )
}

function EngagementWaiting() {
  return (
    <div aria-hidden="true">
      <div className={twoColumns}>
        <BarsWaiting />
        <div className="pb-4">
          <HeadWaiting />
          <Skeleton className="mx-4 h-12 sm:mx-6" />
        </div>
      </div>
      <div className="border-t border-line">
        <HeadWaiting />
        {widths.slice(1).map((width) => (
          <div key={width} className="flex h-11 items-center gap-2.5 border-b border-line px-4 sm:px-6">
            <Skeleton className="size-7 shrink-0" />
            <Skeleton className="h-3" style={{ width: `${width / 2}%` }} />
            <Skeleton className="ml-auto h-3 w-16" />
          </div>
        ))}
      </div>
    </div>
  )
}

function OutcomesWaiting() {
  return (
    <div aria-hidden="true">
      <HeadWaiting />
      <div className="grid gap-3 px-4 pt-1 pb-5 sm:px-6">
        <Skeleton className="h-3.5 w-72 max-w-full" />
        <Skeleton className="h-3 w-32" />
      </div>
      <div className="border-t border-line pb-6">
        <HeadWaiting />
        <div className="h-9 border-b border-line" />
        {widths.slice(3).map((width) => (
          <div key={width} className="flex h-10 items-center justify-between border-b border-line px-4 sm:px-6">
            <Skeleton className="h-3.5" style={{ width: `${width / 2}%` }} />
            <Skeleton className="h-3.5 w-5" />
          </div>
        ))}
      </div>
    </div>
  )
}

const BarsWaiting = () => (
  <div className="min-w-0 pb-4">
    <HeadWaiting />
    <BarSkeletons />
  </div>
)

const HeadWaiting = () => (
  <div className="flex h-11 items-center px-4 pt-1 sm:px-6">
    <Skeleton className="h-3.5 w-40" />
  </div>
)

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
