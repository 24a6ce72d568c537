import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { toPageTop } from '../../../lib/page-top.ts'
import { PAGE_SIZE } from './transaction-filters.ts'
import { pageNumbers } from '../../../lib/page-numbers.ts'

export interface PagesProps {
  /** `current` is the requested page; `shown` is displayed until it has loaded. */
  current: number
  shown: number
  total: number
  /** The total number of results. */
  count: number
}

/** Pagination; renders nothing for a single page. */
export function Pages({ current, shown, total, count }: PagesProps) {
  const t = useTranslations('transactions')
  const format = useFormat()
  if (total <= 1) return null
  const first = (shown - 1) * PAGE_SIZE + 1
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <p className="text-xs text-ink-2 tabular-nums">
        {t('showing', { first, last: Math.min(count, shown * PAGE_SIZE), count })}
      </p>
      <nav aria-label={t('pages')} className="-mx-2 flex items-center gap-1">
        <Step to={current > 1 ? current - 1 : null} words={t('previous')} />
        {pageNumbers(current, total).map((page) => (
          <Link
            key={page}
            from="/transactions"
            to="/transactions"
            search={(before) => ({ ...before, page: page === 1 ? undefined : page })}
            aria-label={t('pageNumber', { page })}
            onClick={toPageTop}
            aria-current={page === current ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            className={`${step} min-w-7 px-1.5 coarse:min-w-10 ${page === current ? 'bg-accent-soft text-accent-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink max-[359px]:hidden'}`}
          >
            {format.number(page)}
          </Link>
        ))}
        <Step to={current < total ? current + 1 : null} words={t('next')} />
      </nav>
    </footer>
  )
}

function Step({ to, words }: { to: number | null; words: string }) {
  if (to === null)
    return (
      <span aria-disabled="true" role="link" className={`${step} px-2.5 text-ink-3`}>
        {words}
      </span>
    )
  return (
    <Link
      from="/transactions"
      to="/transactions"
      search={(before) => ({ ...before, page: to === 1 ? undefined : to })}
      onClick={toPageTop}
      className={`${step} px-2.5 text-ink-2 hover:bg-surface-2 hover:text-ink`}
    >
      {words}
    </Link>
  )
}

const step =
  'inline-grid h-7 place-items-center rounded-sm text-sm font-medium tabular-nums transition-colors duration-100 coarse:h-10'
