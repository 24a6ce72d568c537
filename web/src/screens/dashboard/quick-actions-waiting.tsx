import { useMay } from '../../lib/brand-context.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The room that the buttons in the title row take, until their counts have arrived. */
export function QuickActionsWaiting() {
  const may = useMay()
  if (!may('replies.write') || !may('replies.send')) return null
  return (
    <div aria-hidden="true" className="flex items-center gap-2">
      <Skeleton className="size-8" />
      <Skeleton className="h-8 w-50 max-xl:w-36" />
      <Skeleton className="h-8 w-54 max-xl:w-40" />
    </div>
  )
}
