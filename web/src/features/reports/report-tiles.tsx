import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface ReportTilesProps {
  /** Undefined while loading. */
  tiles: { total: number; thisMonth: number; scheduled: number; downloads: number } | undefined
}

/** Counts of reports, scheduled reports and downloads. */
export function ReportTiles({ tiles }: ReportTilesProps) {
  const t = useTranslations('reports')
  const format = useFormat()
  const all = [
    {
      name: t('total'),
      value: tiles?.total,
      base: tiles?.thisMonth ? t('totalBase', { count: tiles.thisMonth }) : '',
    },
    { name: t('scheduled'), value: tiles?.scheduled, base: t('scheduledBase') },
    { name: t('downloads'), value: tiles?.downloads, base: t('downloadsBase') },
  ]
  return (
    <section aria-label={t('tiles')} className="mx-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <dl className="grid grid-cols-2 *:-mt-px *:-ml-px *:border-t *:border-l *:border-line max-sm:*:last:col-span-2 sm:grid-cols-3">
        {all.map(({ name, value, base }) => (
          <div key={name} className="grid content-start gap-0.5 px-4 py-3">
            <dt className="text-xs text-ink-2">{name}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              {value === undefined ? (
                <Skeleton className="h-7 w-12" />
              ) : (
                <>
                  <span className="text-xl font-semibold text-ink">{format.number(value)}</span>
                  <span className="text-xs text-ink-3">{base}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
