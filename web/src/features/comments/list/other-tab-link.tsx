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

/** Leads to the first other tab that has what was searched for; nothing if no tab has it. */
export function OtherTabLink({ filters, counts }: { filters: Filters; counts: Record<CommentStatus, number> }) {
  const t = useTranslations('comments')
  const format = useFormat()
  const other = tabs.find(({ status }) => status !== filters.status && counts[status] > 0)
  if (!other || filters.status === 'all') return null
  const { text, stopped } = countLabel(counts[other.status], format.number)
  return (
    <Link
      to="/responses"
      search={({ highlight: _, comment: __, ...old }) => ({
        ...old,
        status: other.status === 'pending' ? undefined : other.status,
      })}
      className={look({ variant: 'neutral', className: 'px-3' })}
    >
      {t('showInTab', { count: stopped ? t('countStopped', { count: text }) : text, tab: t(other.label) })}
    </Link>
  )
}
