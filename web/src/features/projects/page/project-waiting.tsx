import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AboutWaiting } from './about-rail.tsx'
import { EFFECT_HEIGHT } from '../effect/effect-chart.tsx'
import { ProjectPath } from './project-header.tsx'

/** A project's page before its content: what is known, and the places of the rest. */
export function ProjectWaiting() {
  const t = useTranslations('project')
  const isWide = useMedia('(min-width: 1280px)')
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 pb-6">
        <header className="px-4 pt-5 pb-4 sm:px-6">
          <ProjectPath />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
            <div className="flex h-8 min-w-0 flex-1 items-center max-sm:basis-full coarse:h-10">
              <Skeleton className="h-5 w-64 max-w-full" />
            </div>
            <Skeleton className="h-8 w-32 rounded-md coarse:h-10" />
            <Skeleton className="h-8 w-31 rounded-md coarse:h-10" />
            <span className="w-8" />
          </div>
          <Skeleton className="mt-2 mb-1 h-3.5 w-96 max-w-full" />
        </header>
        {!isWide && (
          <div className="border-t border-line px-4 py-2.5 sm:px-6">
            <p className="flex min-h-6 items-center gap-1 pl-4 text-sm font-semibold text-ink coarse:min-h-10">
              {t('about')}
            </p>
          </div>
        )}
        <section className="border-t border-line pb-4">
          <div className="flex min-h-11 items-center gap-2 px-4 pt-1 sm:px-6">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-48 max-sm:hidden" />
            <Skeleton className="ml-auto h-3 w-28 max-sm:hidden" />
          </div>
          <div className="grid gap-2 px-4 pt-1 sm:px-6">
            <ChartSkeleton height={EFFECT_HEIGHT} />
            <Skeleton className="my-0.5 h-4 w-80 max-w-full" />
          </div>
        </section>
        <section className="border-t border-line">
          <SectionHead id="project-tasks" title={t('tasks')} />
          {[38, 26, 32, 30].map((width) => (
            <div key={width} className="flex h-9 items-center gap-3 border-t border-line px-4 sm:px-6 coarse:h-11">
              <Skeleton className="size-4" />
              <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
              <Skeleton className="mr-8 ml-auto h-3.5 w-20" />
            </div>
          ))}
        </section>
        <section className="border-t border-line">
          <SectionHead id="project-linked" title={t('linked')} />
          <div className="flex h-9 items-start gap-5 px-4 pt-2 sm:px-6 coarse:h-11">
            <Skeleton className="h-3 w-10" />
            <Skeleton className="h-3 w-28" />
          </div>
          {[64, 52, 58].map((width) => (
            <div key={width} className="flex h-14 items-center gap-4 border-t border-line px-4 sm:px-6">
              <Skeleton className="h-3.5 w-32" />
              <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
            </div>
          ))}
        </section>
      </div>
      <aside className="grid content-start gap-6 border-line px-4 py-5 max-xl:border-t sm:px-6 xl:border-l">
        {isWide && (
          <section className="grid gap-3 border-b border-line pb-6">
            <h2 className="text-sm font-semibold text-ink">{t('about')}</h2>
            <AboutWaiting />
          </section>
        )}
        <section className="grid gap-3">
          <h2 className="text-sm font-semibold text-ink">{t('activity')}</h2>
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-4 w-2/3" />
        </section>
      </aside>
    </div>
  )
}
