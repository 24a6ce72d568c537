import { useTranslations } from 'use-intl'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackToPeople, Figures } from './person-header.tsx'

/** A customer's page before its content: what is known, and the places of the rest. */
export function PersonWaiting() {
  const t = useTranslations('peoplePage.one')
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 xl:pb-6">
        <header className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-5 pb-4 sm:px-6">
          <BackToPeople />
          <div className="min-h-12">
            <Skeleton className="my-1 h-5 w-48" />
            <Skeleton className="my-1 h-3.5 w-64 max-w-full" />
          </div>
          <Figures person={undefined} />
        </header>
        <section className="border-t border-line">
          <SectionHead id="person-history" title={t('timeline')} />
          {[82, 64, 90, 56, 74].map((width) => (
            <div key={width} className="grid gap-2 border-b border-line px-4 py-3 sm:px-6">
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-3.5 max-w-[76ch]" style={{ width: `${width}%` }} />
              <Skeleton className="h-3 w-20" />
            </div>
          ))}
        </section>
      </div>
      <aside className="grid content-start gap-3 border-line px-4 py-5 max-xl:border-t sm:px-6 xl:border-l">
        <div>
          <h2 className="text-sm font-semibold text-ink">{t('matchedBy')}</h2>
          <p className="text-xs text-pretty text-ink-2">{t('matchedByText')}</p>
        </div>
        {[40, 56].map((width) => (
          <div key={width} className="flex gap-2.5">
            <Skeleton className="mt-0.5 size-4 shrink-0" />
            <div className="grid flex-1 gap-2 py-0.5">
              <Skeleton className="h-3 w-16" />
              <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
              <Skeleton className="h-3 w-3/4" />
            </div>
          </div>
        ))}
      </aside>
    </div>
  )
}
