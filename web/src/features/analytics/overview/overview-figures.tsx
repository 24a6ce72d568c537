import type { Analytics } from '@bizamply/contract/analytics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { changeInk } from '../../../lib/figure-format.ts'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { PartProps } from '../analytics-parts.ts'
import { useFormat } from '../../../lib/format.ts'
import { kpis, useKpis, type KpiName } from './overview-kpis.ts'
import { Tiles } from './overview-tiles.tsx'

/** One box: the four figures, and below them the less prominent product tiles. */
export function Figures({ tiles, ...props }: PartProps & { tiles: boolean }) {
  const t = useTranslations('analytics')
  return (
    <section
      aria-label={t('figures')}
      className="@container mx-4 my-4 grid max-md:mt-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:mx-6"
    >
      <ul className="grid grid-cols-2 gap-px @[620px]:grid-cols-4">
        {kpis.map((name) => (
          <li key={name} className="bg-surface">
            {props.data ? <Kpi name={name} data={props.data} /> : <Waiting name={name} />}
          </li>
        ))}
      </ul>
      {tiles && <Tiles {...props} />}
    </section>
  )
}

function Kpi({ name, data }: { name: KpiName; data: Analytics }) {
  const t = useTranslations('analytics')
  const format = useFormat()
  const { value, change, why, list, values } = useKpis()(name, data)
  const head = <span className="text-xs text-ink-3">{t(`kpi.${name}`)}</span>
  if (value === null) {
    return (
      <div className={cell}>
        {head}
        <span className="text-base leading-7 text-ink-3">{t('empty')}</span>
      </div>
    )
  }
  return (
    <Tooltip content={why} describes>
      <Link
        to="/responses"
        search={list}
        className={`${cell} h-full -outline-offset-2 transition-colors duration-100 hover:bg-surface-2`}
      >
        {head}
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 tabular-nums">
          <span className="flex items-baseline gap-1.5 basis-full whitespace-nowrap">
            <span className="text-xl font-semibold text-ink">{value}</span>
            {name === 'satisfaction' && (
              <span className="text-xs text-ink-3">{t('outOf', { most: format.tenths(5) })}</span>
            )}
            {name === 'engagement' && <span className="text-xs text-ink-3">{t('replied')}</span>}
          </span>
          {change && <span className={`text-micro whitespace-nowrap ${changeInk[change.tone]}`}>{change.words}</span>}
          <span className="ml-auto self-center">
            <Sparkline values={values} />
          </span>
        </span>
      </Link>
    </Tooltip>
  )
}

const cell = 'grid grid-cols-[minmax(0,1fr)] content-start gap-0.5 px-4 py-3 @max-[340px]:px-2.5'

function Waiting({ name }: { name: KpiName }) {
  const t = useTranslations('analytics')
  return (
    <div className={cell}>
      <span className="truncate text-xs text-ink-3">{t(`kpi.${name}`)}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="grid h-7 basis-full content-center">
          <Skeleton className="h-5 w-20" />
        </span>
        <Skeleton className="my-1 h-3 w-24" />
      </span>
    </div>
  )
}
