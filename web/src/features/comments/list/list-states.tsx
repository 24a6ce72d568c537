import type { CommentStatus } from '@bizamply/contract/comments'
import { AlarmClock, CircleCheck, EyeOff, Inbox, MessagesSquare, PenLine, SearchX, Send, UserRound } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { countOf, filterCount, filterInput, isFiltered, valuesOf, type Filters } from '../filtering/filters.ts'
import { OtherTabLink, otherTabOf } from './other-tab-link.tsx'

const SHOW_AFTER_MS = 150
/** Nine rows, with texts of different lengths. */
const rowWidths = [94, 68, 100, 82, 56, 90, 74, 100, 63]

export interface ListSkeletonProps {
  /** Rows of drafts and sent replies have two more lines on a phone. */
  hasReplies: boolean
}

/**
 * Skeleton rows with the height of the rows that follow, shown after a short delay. Screen readers announce loading
 * once.
 */
export function ListSkeleton({ hasReplies }: ListSkeletonProps) {
  const t = useTranslations('comments')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="relative min-h-80">
      <span className="sr-only">{t('loading')}</span>
      {shown &&
        rowWidths.map((width, index) => (
          <div key={index} aria-hidden="true" className="flex gap-3 border-b border-line py-2 pr-4 pl-5 compact:py-1">
            <Skeleton className="mt-2.5 size-4 rounded-xs max-md:hidden" />
            <Skeleton className="size-9 rounded-md" />
            <div className={`grid h-15 flex-1 content-between py-1 max-lg:h-20 ${hasReplies ? 'max-md:h-31' : ''}`}>
              <Skeleton className="h-3 w-36" />
              <Skeleton className="h-3" style={{ width: `${width}%` }} />
              <Skeleton className="h-3 lg:hidden" style={{ width: `${width / 2}%` }} />
              <Skeleton className="h-2.5 w-48 max-w-full" />
              {hasReplies && <Skeleton className="h-9 md:hidden" />}
            </div>
          </div>
        ))}
    </div>
  )
}

const empty = {
  all: { icon: MessagesSquare, title: 'emptyAll', text: 'emptyInboxText' },
  pending: { icon: Inbox, title: 'emptyInbox', text: 'emptyInboxText' },
  draft: { icon: PenLine, title: 'emptyDraft', text: 'emptyDraftText' },
  sent: { icon: Send, title: 'emptySent', text: 'emptySentText' },
} as const

/** Lists that people open by name, of one filter only. */
const emptyQueues = {
  'triageState snoozed': { icon: AlarmClock, title: 'emptySnoozed', text: 'emptySnoozedText' },
  'triageState hidden': { icon: EyeOff, title: 'emptyHidden', text: 'emptyHiddenText' },
  'assignee me': { icon: UserRound, title: 'emptyMine', text: 'emptyMineText' },
  'delivery failed': { icon: CircleCheck, title: 'emptyFailed', text: 'emptyFailedText' },
} as const

function emptyQueueOf(filters: Filters) {
  const [only, ...others] = Object.entries(filterInput(filters))
  if (!only || others.length > 0) return null
  return emptyQueues[only.join(' ') as keyof typeof emptyQueues] ?? null
}

export function EmptyList({
  filters,
  isUnconnected,
  onClear,
  counts,
  action,
}: {
  filters: Filters
  isUnconnected: boolean
  onClear: () => void
  /** What matches the filters, per tab. */
  counts: Record<CommentStatus, number> | undefined
  /** Shown in an empty inbox. */
  action?: ReactNode
}) {
  const t = useTranslations('comments')
  const whatIsSet = useWhatIsSet()
  const queue = counts && countOf(counts, 'all') > 0 ? null : emptyQueueOf(filters)
  if (queue) {
    const { icon: Icon, title, text } = queue
    const back = <Button onClick={onClear}>{t('showInbox')}</Button>
    return <EmptyState icon={<Icon size={20} />} title={t(title)} text={t(text)} action={back} />
  }
  if (isFiltered(filters)) {
    const other = counts && otherTabOf(filters, counts)
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title={t('nothingMatches')}
        text={t('nothingMatchesText', { set: whatIsSet(filters) })}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {other && <OtherTabLink {...other} />}
            <Button variant={other ? 'neutral' : 'primary'} onClick={onClear}>
              {t(clearWords(filters))}
            </Button>
          </span>
        }
      />
    )
  }
  const { icon: Icon, title, text: usual } = empty[filters.status]
  const text = isUnconnected && usual === 'emptyInboxText' ? 'emptyUnconnectedText' : usual
  return <EmptyState icon={<Icon size={20} />} title={t(title)} text={t(text)} action={action} />
}

/** What the button takes away. */
function clearWords(filters: Filters) {
  if (!filters.search) return 'clearFilters'
  return isFiltered({ ...filters, search: undefined }) ? 'clearAll' : 'clearSearch'
}

/** Truncates the search text, which can be as long as a review. */
const WORDS_SHOWN = 60

/** Describes the active filters. */
function useWhatIsSet(): (filters: Filters) => string {
  const t = useTranslations('comments')
  const format = useFormatter()
  const platformsText = (platforms: string) =>
    format.list(valuesOf(platforms).map((one) => t(`platform.${one as 'shopify'}`)))
  return (filters) => {
    const { search, platform } = filters
    const words = search && search.length > WORDS_SHOWN ? `${search.slice(0, WORDS_SHOWN).trimEnd()}…` : search
    const count = filterCount(filters)
    return format.list([
      ...(words ? [t('setWords', { words })] : []),
      ...(platform ? [t('setPlatform', { platform: platformsText(platform) })] : []),
      ...(filters.import ? [t('setImport')] : []),
      ...(count > 0 ? [t('setFilters', { count })] : []),
    ])
  }
}
