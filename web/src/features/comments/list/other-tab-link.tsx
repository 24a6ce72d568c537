import type { CommentStatus } from '@bizamply/contract/comments'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { look } from '../../../ui/button.tsx'
import { countLabel, type Filters } from '../filtering/filters.ts'

const tabs = [
  { status: 'pending', label: 'inbox' },
  { status: 'draft', label: 'draft' },
  { status: 'sent', label: 'sent' },
] as const

interface OtherTab {
  tab: (typeof tabs)[number]
  count: number
}

/** The first other tab with matches for the search; undefined if there is none. */
export function otherTabOf(filters: Filters, counts: Record<CommentStatus, number>): OtherTab | undefined {
  if (filters.status === 'all') return undefined
  const tab = tabs.find(({ status }) => status !== filters.status && counts[status] > 0)
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
