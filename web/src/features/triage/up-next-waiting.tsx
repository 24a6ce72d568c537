import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of the open review before anything has loaded. */
export function PaneWaiting() {
  return (
    <div aria-hidden="true" className="min-w-0 flex-1">
      <div className="flex min-h-13 items-center border-b border-line px-6">
        <Skeleton className="h-4 w-24" />
      </div>
      <UpNextWaiting />
    </div>
  )
}

/** Two lines of what is waiting, the team's day, and the sources, each with its own height. */
export function UpNextWaiting() {
  return (
    <div aria-hidden="true">
      {['w-48', 'w-40'].map((width) => (
        <div key={width} className="flex items-center gap-4 border-b border-line px-6 py-3.5">
          <Skeleton className="size-8 shrink-0 rounded-md" />
          <div className="grid h-9 min-w-0 flex-1 content-between py-1">
            <Skeleton className={`h-3 max-w-full ${width}`} />
            <Skeleton className="h-2.5 w-72 max-w-full" />
          </div>
          <Skeleton className="h-8 w-28 shrink-0 rounded-sm coarse:h-10" />
        </div>
      ))}
      <div className="grid gap-6 px-6 py-5">
        <div className="grid gap-2">
          <Skeleton className="my-0.5 h-3 w-40" />
          <Skeleton className="h-20.5 rounded-lg" />
        </div>
        <div className="grid gap-2">
          <Skeleton className="my-0.5 h-3 w-32" />
          <div className="border-t border-line">
            {['w-20', 'w-24', 'w-16'].map((width) => (
              <div key={width} className="flex h-[37px] items-center justify-between border-b border-line">
                <Skeleton className={`h-3 ${width}`} />
                <Skeleton className="h-3 w-24" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
