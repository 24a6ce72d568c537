import type { ActivityItem } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { Activity as Pulse } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { look } from '../../../ui/button.tsx'
import { MoreLabel } from '../../../ui/more-label.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { SectionFailed } from './section-failed.tsx'
import { NothingYet, SectionHead } from '../../../ui/section-head.tsx'
import type { SectionProps } from './section-props.ts'
import { Thumb } from '../../../ui/thumb.tsx'

const ROWS = 6

export function Activity({ data, failed, onRetry }: SectionProps) {
  const t = useTranslations('dashboardSections')
  const shown = data?.activity.slice(0, ROWS) ?? []
  return (
    <section aria-labelledby="recent-activity" className="min-w-0">
      <SectionHead id="recent-activity" title={t('activity')}>
        {shown.length > 0 && (
          <Link to="/inbox" aria-label={t('viewAllActivity')} className={look({ variant: 'ghost', size: 'sm' })}>
            <MoreLabel>{t('viewAll')}</MoreLabel>
          </Link>
        )}
      </SectionHead>
      {!data && failed && <SectionFailed message={t('activityFailed')} onRetry={onRetry} />}
      {!data && !failed && <RowSkeletons count={ROWS} height={61} />}
      {data && shown.length === 0 && (
        <NothingYet icon={<Pulse size={20} />} title={t('noActivity')} text={t('noActivityText')} />
      )}
      {shown.length > 0 && <Rows items={shown} />}
    </section>
  )
}

function Rows({ items }: { items: ActivityItem[] }) {
  const [first] = useState(() => new Set(items.map(({ id }) => id)))
  return (
    <ul aria-labelledby="recent-activity" className="px-4 sm:px-6">
      {items.map((item) => (
        <li key={item.id} className={`border-line not-last:border-b ${first.has(item.id) ? '' : 'animate-fade'}`}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  )
}

function Row({ item }: { item: ActivityItem }) {
  const names = useTranslations('comments')
  const { commentId, author, rating, at, platform, text, status } = item
  return (
    <Link
      to="/responses"
      search={{ highlight: commentId }}
      className="-mx-2 grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 rounded-sm px-2 py-2.5 transition-colors duration-100 hover:bg-surface-2"
    >
      <Thumb src={item.image} name={item.product ?? author} />
      <span className="grid min-w-0 gap-y-0.5">
        <span className="flex min-w-0 items-center gap-2">
          <bdi className="truncate text-sm font-medium text-ink">{author}</bdi>
          <Stars rating={rating} />
          <RelativeTime at={at} className="ml-auto text-xs text-ink-3" />
        </span>
        <span className="flex min-w-0 items-center gap-2">
          <PlatformMark platform={platform} />
          <span className="sr-only">{names(`platform.${platform}`)}</span>
          <bdi className="min-w-0 flex-1 truncate text-sm text-ink-2">{text}</bdi>
          {status !== 'pending' && <Badge tone={status}>{names(`state.${status}`)}</Badge>}
        </span>
      </span>
    </Link>
  )
}
