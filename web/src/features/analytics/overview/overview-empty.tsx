import type { Analytics } from '@bizamply/contract/analytics'
import { rangeOf } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { CalendarDays, ChartColumn } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRangeWords } from '../../../lib/range-words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { textLink } from '../../../ui/text-link.ts'

/** Empty state: the brand has no reviews at all, or none in these days. */
export function NothingToShow({ data: { any, window, today } }: { data: Analytics }) {
  const t = useTranslations('analytics')
  const words = useRangeWords()
  if (!any) {
    return (
      <EmptyState
        icon={<ChartColumn size={20} />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Link to="/connections" className={textLink}>
            {t('emptyAction')}
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<CalendarDays size={20} />}
      title={t('emptyWindow', { days: words.days(window, today) })}
      text={t('emptyWindowText')}
      action={
        <Link
          from="/analytics"
          to="/analytics"
          search={(before) => ({ ...before, ...rangeOf('last-30-days', today) })}
          className={textLink}
        >
          {t('last30')}
        </Link>
      }
    />
  )
}
