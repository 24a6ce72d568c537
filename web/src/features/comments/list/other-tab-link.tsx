import type { CommentStatus } from '@bizamply/contract/comments'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { look } from '../../../ui/button.tsx'
import { countLabel, statusTabs, type Filters } from '../filtering/filters.ts'

interface OtherTab {
  tab: (typeof statusTabs)[number]
  count: number
}

/** The first other tab with matches for the search; undefined if there is none. */
export function otherTabOf(filters: Filters, counts: Record<CommentStatus, number>): OtherTab | undefined {
  if (filters.status === 'all') return undefined
  const tab = statusTabs.find(({ status }) => status !== filters.status && counts[status] > 0)
  return tab && { tab, count: counts[tab.status] }
}

export function OtherTabLink({ tab, count }: OtherTab) {
  const t = useTranslations('comments')
  const format = useFormat()
  const { text, stopped } = countLabel(count, format.number)
  return (
    <Link
      to="/responses"
      search={({ highlight: _, comment: __, ...old }) => ({
        ...old,
        status: tab.status === 'pending' ? undefined : tab.status,
      })}
      className={look({ variant: 'primary', className: 'px-3' })}
    >
      {t('showInTab', { count: stopped ? t('countStopped', { count: text }) : text, tab: t(tab.label) })}
    </Link>
  )
}
