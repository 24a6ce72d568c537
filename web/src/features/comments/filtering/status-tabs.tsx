import type { CommentStatus } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { TabLink, TabLinks } from '../../../ui/tabs.tsx'
import { canMatch, countLabel, countOf, filterCount, statusTabs, type Filters } from './filters.ts'

const everything = { status: 'all', label: 'all' } as const

export function StatusTabs({
  filters,
  counts,
}: {
  filters: Filters
  counts: Record<CommentStatus, number> | undefined
}) {
  const t = useTranslations('comments')
  const format = useFormat()
  // Show the previous counts while a tab loads.
  const [known, setKnown] = useState(counts)
  if (counts && counts !== known) setKnown(counts)
  const filtered = filters.search !== undefined || filters.import !== undefined || filterCount(filters) > 0
  const label = (count: number): string => {
    if (!filtered) return format.number(count)
    const { text, stopped } = countLabel(count, format.number)
    return stopped ? t('countStopped', { count: text }) : text
  }
  const base = (status: Filters['status'], count: number): string =>
    filtered
      ? t('countMatching', { count: label(count), of: t(`countOf.${status}`, { count }) })
      : t('countAllTime', { count: label(count), of: t(`countOf.${status}`, { count }) })
  // Figures link to all statuses. Otherwise the All tab is hidden, since the inbox doesn’t need it.
  const isOfFigure = filters.status === 'all' || filters.triageState === 'shown' || filters.wait !== undefined
  const shown = isOfFigure ? [everything, ...statusTabs] : statusTabs
  return (
    <TabLinks label={t('tabs')} isPart>
      {shown.map(({ status, label: name }) => {
        // A 0 would say that the tab is empty.
        const count = known && canMatch(filters, status) ? countOf(known, status) : undefined
        return (
          <TabLink
            key={status}
            to="/responses"
            search={({ highlight: _, comment: __, ...old }) => ({
              ...old,
              status: status === 'pending' ? undefined : status,
            })}
            active={filters.status === status}
            count={count === undefined ? undefined : label(count)}
            data-tooltip={count === undefined ? undefined : base(status, count)}
          >
            {t(name)}
          </TabLink>
        )
      })}
    </TabLinks>
  )
}
