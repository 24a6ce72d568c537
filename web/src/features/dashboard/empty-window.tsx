import type { Window } from '@bizamply/contract/dashboard'
import { rangeOf } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../../ui/empty-state.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useRangeWords } from '../../lib/range-words.ts'

/** Empty state: the brand has comments, but none in this window. */
export function EmptyWindow({ window, today }: { window: Window; today: string }) {
  const t = useTranslations('dashboard')
  const words = useRangeWords()
  return (
    <EmptyState
      icon={<CalendarDays size={20} />}
      title={t('emptyWindow', { days: words.days(window, today) })}
      text={t('emptyWindowText')}
      action={
        <Link to="/dashboard" search={rangeOf('last-30-days', today)} className={textLink}>
          {t('last30')}
        </Link>
      }
    />
  )
}
