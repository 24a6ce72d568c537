import type { Analytics } from '@bizamply/contract/analytics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { listOf } from '../../lib/list-of.ts'
import { Doughnut, legendRow } from '../../ui/charts/doughnut.tsx'
import { StackedBar } from '../../ui/charts/stacked-bar.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoBars } from './product-bars.tsx'
import { useChanges } from './product-changes.ts'
import { statusColors } from './product-replies-bar.tsx'

interface PartProps {
  data: Analytics | undefined
}

const colors = [1, 2, 3, 4, 5].map((n) => `var(--chart-${n})`)

/** Reviews of a window by platform. */
export function Platforms({ data }: PartProps) {
  const t = useTranslations('analyticsProducts')
  const names = useTranslations('comments')
  const format = useFormat()
  const figure = useFigureFormat()
  return (
    <section aria-labelledby="platforms" className="min-w-0 pb-4">
      <SectionHead id="platforms" title={t('platforms')} />
      <div className="px-4 sm:px-6">
        {!data && <Skeleton className="h-21 w-full" />}
        {data && data.now.received === 0 && <p className="text-xs text-ink-3">{t('nothingReceived')}</p>}
        {data && data.now.received > 0 && (
          <Doughnut
            parts={data.platforms.map(({ platform, received }, n) => ({
              key: platform,
              label: names(`platform.${platform}`),
              value: received,
              color: colors[n] ?? 'var(--chart-6)',
              mark: <PlatformMark platform={platform} size={14} />,
            }))}
            total={format.number(data.now.received)}
            unit={t('reviewUnit', { count: data.now.received })}
            count={format.number}
            share={figure.percent}
            row={({ key }, cells) => (
              <Link
                to="/responses"
                search={listOf(data.window, { platform: key })}
                className={`${legendRow} transition-colors duration-100 hover:bg-surface-2`}
              >
                {cells}
              </Link>
            )}
            size={108}
            legend="right"
          />
        )}
      </div>
    </section>
  )
}

/** Reviews of a window by status. */
export function Responses({ data }: PartProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const figure = useFigureFormat()
  const changes = useChanges()
  return (
    <section aria-labelledby="responses" className="min-w-0 pb-4">
      <SectionHead id="responses" title={t('responses')} meta={data && t('ofReceived', { count: data.now.received })} />
      {data && data.now.received === 0 && <NoBars>{t('nothingReceived')}</NoBars>}
      <div className="px-4 sm:px-6">
        {!data && <Skeleton className="h-22 w-full" />}
        {data && data.now.received > 0 && (
          <StackedBar
            parts={statusColors.map(({ key, color }) => {
              const before = data.before?.[key]
              const change = changes.count(data.now[key], before)
              return {
                key,
                color,
                label: t(`status.${key}`),
                value: data.now[key],
                ...(change && before !== undefined
                  ? { change: { words: change.words, inWords: t('changeSaid', { change: change.words, before }) } }
                  : {}),
              }
            })}
            count={format.number}
            share={figure.percent}
            row={({ key }, className, cells) => (
              <Link
                to="/responses"
                search={listOf(data.window, { status: key === 'sent' || key === 'draft' ? key : undefined })}
                className={className}
              >
                {cells}
              </Link>
            )}
          />
        )}
      </div>
    </section>
  )
}
