import { quickActionPlaces } from '../../features/dashboard/sections/quick-action-places.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The room that the buttons take in the title row or in the footer, until their counts have arrived. */
export function QuickActionsWaiting({ place }: { place: keyof typeof quickActionPlaces }) {
  const may = useMay()
  if (!may('replies.write') || !may('replies.send')) return null
  if (place === 'foot') {
    return (
      <div aria-hidden="true" className={quickActionPlaces.foot}>
        <Skeleton className="h-8 w-40 rounded-md max-sm:w-24 max-sm:grow coarse:h-10 max-[359px]:min-h-11" />
        <Skeleton className="h-8 w-36 rounded-md max-sm:w-24 max-sm:grow coarse:h-10 max-[359px]:min-h-11" />
      </div>
    )
  }
  return (
    <div aria-hidden="true" className={quickActionPlaces.title}>
      <Skeleton className="h-8 w-30 max-xl:w-24" />
      <Skeleton className="h-8 w-50 max-xl:w-36" />
      <Skeleton className="h-8 w-54 max-xl:w-40" />
    </div>
  )
}
