import { Skeleton } from '../../ui/skeleton.tsx'

export const panelGrid =
  'grid divide-line *:border-line max-md:divide-y md:max-xl:grid-cols-2 md:max-xl:*:first:border-b md:max-xl:*:nth-2:border-r ' +
  'xl:grid-cols-[minmax(0,1fr)_280px_256px] xl:divide-x'

/** The three panels, until their code and data have arrived. */
export const PanelsWaiting = () => (
  <div className={panelGrid}>
    {[0, 1, 2].map((n) => (
      <div key={n} className={`px-4 py-4 ${n === 0 ? 'md:max-xl:col-span-2' : ''}`}>
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-4 h-67 w-full" />
      </div>
    ))}
  </div>
)
