import { waits } from '@bizamply/contract/metrics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { changeInk } from '../../../lib/figure-format.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { percent, type Figure } from './figure-words.ts'
import type { FigureDays, FiguresData } from './queries.ts'

export interface FigureLinkProps {
  figure: Figure
  data: FiguresData
  days: FigureDays
  /** In a list: label at the left, numbers at the right. */
  wide?: boolean
}

/** A figure that links to the comments that it counts. */
export function FigureLink({ figure, data, days, wide = false }: FigureLinkProps) {
  const t = useTranslations('comments')
  const { name, value, change } = figure
  const { now } = data
  const hints = {
    totalReviews: () => t('totalHint', { days }),
    responseRate: () =>
      t('rateHint', { handled: percent(now.handledRate ?? 0), sent: percent(now.sentRate ?? 0), days }),
    responseTime: () => t('timeHint', { days }),
    avgRating: () => t('ratingHint', { count: now.rated, days }),
  }
  return (
    <Tooltip content={value === null ? '' : hints[name]()} describes>
      <Link
        to="/responses"
        search={targetOf(name, data)}
        className={`flex items-baseline gap-1.5 rounded-sm px-2 text-xs whitespace-nowrap hover:bg-surface-2 ${wide ? 'min-h-9 items-center' : 'min-h-7 items-center'}`}
      >
        <span className={`text-ink-3 ${wide ? 'flex-1' : ''}`}>{t(name)}</span>
        {value === null ? (
          <span className="text-ink-3">{t('noData')}</span>
        ) : (
          <span className="text-sm font-semibold text-ink tabular-nums">{value}</span>
        )}
        {value !== null && change && (
          <span className={`text-micro tabular-nums ${changeInk[change.tone]}`}>
            {change.words}
            {change.tone !== 'plain' && <span className="sr-only"> {t(change.tone)}</span>}
          </span>
        )}
      </Link>
    </Tooltip>
  )
}

/** Search params for the list of what a figure counts: every comment of its days, except hidden ones. */
function targetOf(name: Figure['name'], { from, to }: FiguresData) {
  const shown = { from, to, triageState: 'shown' as const }
  if (name === 'responseTime') return { ...shown, status: 'sent' as const, wait: waits.join(',') }
  const all = { ...shown, status: 'all' as const }
  return name === 'avgRating' ? { ...all, rating: '1,2,3,4,5' } : all
}
