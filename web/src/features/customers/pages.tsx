import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { pageNumbers } from '../../lib/page-numbers.ts'
import { Button } from '../../ui/button.tsx'
import { PAGE_SIZE } from './customer-filters.ts'

export interface PagesProps {
  current: number
  total: number
  /** The total number of results. */
  count: number
  onPage: (page: number) => void
  className?: string
}

/** Pagination; renders nothing for a single page. */
export function Pages({ current, total, count, onPage, className = 'px-4 sm:px-6' }: PagesProps) {
  const t = useTranslations('customers')
  const format = useFormat()
  if (total <= 1) return null
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 ${className}`}>
      <p className="text-xs text-ink-2 tabular-nums">
        {t('showing', { first: (current - 1) * PAGE_SIZE + 1, last: Math.min(count, current * PAGE_SIZE), count })}
      </p>
      <nav aria-label={t('pages')} className="-mx-2 flex items-center gap-1">
        <Button size="sm" variant="ghost" disabled={current <= 1} onClick={() => onPage(current - 1)}>
          {t('previous')}
        </Button>
        {pageNumbers(current, total).map((page) => (
          <Button
            key={page}
            size="sm"
            variant="ghost"
            aria-label={t('pageNumber', { page })}
            aria-current={page === current ? 'page' : undefined}
            className={page === current ? 'bg-accent-soft text-accent-ink!' : ''}
            onClick={() => onPage(page)}
          >
            {format.number(page)}
          </Button>
        ))}
        <Button size="sm" variant="ghost" disabled={current >= total} onClick={() => onPage(current + 1)}>
          {t('next')}
        </Button>
      </nav>
    </div>
  )
}
