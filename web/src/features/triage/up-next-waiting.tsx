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

export function UpNextWaiting() {
  return (
    <div aria-hidden="true" className="grid gap-4 px-6 py-5">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-32" />
    </div>
  )
}
