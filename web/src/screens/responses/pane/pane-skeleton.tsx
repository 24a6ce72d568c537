import { Skeleton } from '../../../ui/skeleton.tsx'

/** The pane's layout while its review loads. */
export function PaneSkeleton() {
  return (
    <div aria-hidden="true" className="min-w-0 flex-1">
      <div className="flex h-13 items-center border-b border-line px-6">
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="grid gap-4 px-6 py-4">
        <div className="flex gap-3">
          <Skeleton className="size-10 rounded-md" />
          <Skeleton className="h-4 w-48" />
        </div>
        <Skeleton className="h-4 max-w-[62ch]" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-9 w-72" />
      </div>
    </div>
  )
}
