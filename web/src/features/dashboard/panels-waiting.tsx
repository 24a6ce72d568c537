import { Skeleton } from '../../ui/skeleton.tsx'

export const panelGrid =
  'grid divide-y divide-line xl:grid-cols-[minmax(0,1fr)_280px_256px] xl:divide-x xl:divide-y-0 md:max-xl:grid-cols-2'

/** The three panels, until their code and data have arrived. */
export const PanelsWaiting = () => (
  <div className={panelGrid}>
    {[0, 1, 2].map((n) => (
      <div key={n} className={`px-4 py-4 ${n === 0 ? 'md:max-xl:col-span-2' : ''}`}>
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-4 h-60 w-full" />
      </div>
    ))}
  </div>
)
