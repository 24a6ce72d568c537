import type { CommentStatus } from '@bizamply/contract/comments'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { countOf, type Choice, type Filters } from '../../features/comments/filtering/filters.ts'
import { PlatformChips } from '../../features/comments/filtering/platform-chips.tsx'
import { StatusTabs } from '../../features/comments/filtering/status-tabs.tsx'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import type { ResponsesSearch } from './responses-search.ts'
import { ResponsesViews } from './responses-views.tsx'
import { useSaveView } from './use-save-view.tsx'

export interface ResponsesTabsProps {
  search: ResponsesSearch
  filters: Filters
  counts: Record<CommentStatus, number> | undefined
  /** The counts are those of the current filters. */
  isCounted: boolean
  /** The list has nothing to show: it says so for the whole screen. */
  isListFailing: boolean
  mayShare: boolean
  onChange: (change: Partial<Choice>) => void
  /** Shows the shortcuts. */
  onHelp: () => void
}

/** Tabs and, inside the chosen one, the views. On a phone the views have a row of their own, with the platforms. */
export function ResponsesTabs(props: ResponsesTabsProps) {
  const { search, filters, counts, isCounted, isListFailing, mayShare, onChange, onHelp } = props
  const t = useTranslations('views')
  const keys = useTranslations('keys')
  const isPhone = useMedia('(max-width: 767px)')
  const isWide = useMedia('(min-width: 1280px)')
  const { save, edit, dialog } = useSaveView(search, mayShare)
  const tabs = <StatusTabs filters={filters} counts={counts} />
  const views = (
    <ResponsesViews
      search={search}
      listed={isCounted && counts ? countOf(counts, filters.status) : undefined}
      isListFailing={isListFailing}
      onEdit={edit}
    />
  )
  if (isPhone) {
    return (
      <>
        <div className="border-b border-line px-4">{tabs}</div>
        <div className="scroll-fade-x flex h-12 items-center gap-1 border-b border-line pr-6 pl-2">
          {views}
          <PlatformChips isAmongViews filters={filters} onChange={onChange} />
        </div>
        {dialog}
      </>
    )
  }
  return (
    <div className="flex items-center gap-4 border-b border-line px-4 sm:px-6">
      {tabs}
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line-strong" />
      <div className="flex min-w-0 flex-1 items-center">
        <div className="scroll-fade-x -my-1 -ml-2 min-w-0 py-1 pr-6 pl-0.5">{views}</div>
        <Button
          size="sm"
          variant="ghost"
          className="mr-4 -ml-1 shrink-0 max-xl:w-8 max-xl:px-0 max-lg:hidden"
          data-tooltip={isWide ? undefined : t('save')}
          icon={<Plus aria-hidden="true" size={14} />}
          onClick={save}
        >
          <span className="max-xl:sr-only">{t('save')}</span>
        </Button>
        <button
          type="button"
          className="ml-auto flex min-h-7 shrink-0 items-center gap-2 rounded-sm px-1 pl-3 text-xs text-ink-3 hover:text-ink max-lg:hidden"
          onClick={onHelp}
        >
          <Kbd>?</Kbd> {keys('shortcuts')}
        </button>
      </div>
      {dialog}
    </div>
  )
}
