import { Link } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useBulkSend, type useCurrentBulk } from '../../features/bulk/queries.ts'
import { CommentsBody } from '../../features/comments/list/comments-body.tsx'
import { listScroller, listScrollerId } from '../../features/comments/list/list-scroller.ts'
import { noFilters, type Choice, type Filters } from '../../features/comments/filtering/filters.ts'
import { hasSource } from '../../features/connections/needs-notice.ts'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { useGeneratingComments } from '../../features/replies/reply-store.ts'
import { maySelect } from '../../features/replies/reply-permissions.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useKeptScroll } from '../../lib/kept-scroll.ts'
import { look } from '../../ui/button.tsx'
import type { CommentActions } from './use-comment-actions.ts'
import type { List } from './use-list.ts'
import type { useRowKeys } from './use-row-keys.ts'

export interface ResponsesListProps {
  list: List
  commentActions: CommentActions
  filters: Filters
  highlight: string | undefined
  opened: string | undefined
  rows: Pick<ReturnType<typeof useRowKeys>, 'cursor'>
  selection: Selection
  bulk: ReturnType<typeof useCurrentBulk>
  /** The selection has the pane, so no row is the open one. */
  isSummarized: boolean
  onChange: (change: Partial<Choice>) => void
}

/** The list, which scrolls independently of the open review next to it. */
export function ResponsesList(props: ResponsesListProps) {
  const { list, commentActions, filters, rows, selection, onChange } = props
  const isUnconnected = list.connections !== undefined && !hasSource(list.connections)
  useListScroll(list.key, props.opened)
  return (
    <div
      id={listScrollerId}
      data-keeps-focus
      tabIndex={-1}
      className={`relative min-h-0 flex-1 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent overflow-y-auto overscroll-contain ${selection.isSelecting ? 'pb-18 coarse:pb-22' : ''}`}
    >
      <CommentsBody
        comments={list.comments}
        list={list.list}
        head={list.head}
        filters={filters}
        highlight={props.highlight}
        generating={useGeneratingComments()}
        inBulkSend={useBulkSend(props.bulk.job)}
        importing={list.importing}
        cursor={rows.cursor}
        jump={commentActions.jump}
        total={list.total}
        selected={selection.set}
        isSelecting={selection.isSelecting}
        opened={props.isSummarized ? undefined : props.opened}
        onOpen={commentActions.open}
        onSelect={
          maySelect(commentActions.means) ? (comment, range) => selection.select(comment._id, range) : undefined
        }
        onClear={() => onChange(noFilters)}
        isUnconnected={isUnconnected}
        emptyAction={
          filters.status === 'pending' && (
            <EmptyActions isUnconnected={isUnconnected} hasDrafts={(list.counts?.draft ?? 0) > 0} />
          )
        }
      />
    </div>
  )
}

/** Another list begins at its top. After Back, the list is where it was left, or shows the open review. */
function useListScroll(listKey: string, opened: string | undefined): void {
  const last = useRef<string | null>(null)
  const scrollBack = useKeptScroll('list', listScroller)
  const scroll = useEffectEvent(() => {
    const isFirst = last.current === null
    last.current = listKey
    if (isFirst) return opened ? undefined : scrollBack()
    const scroller = listScroller()
    if (scroller) scroller.scrollTop = 0
    return undefined
  })
  useLayoutEffect(() => {
    if (last.current !== listKey) return scroll()
  }, [listKey])
}

/** How reviews get into an empty inbox; with drafts, Up next has the primary button. */
function EmptyActions({ isUnconnected, hasDrafts }: { isUnconnected: boolean; hasDrafts: boolean }) {
  const t = useTranslations('comments')
  const connections = useTranslations('connections')
  const may = useMay()
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {isUnconnected && may('connections.manage') && (
        <Link to="/connections" className={look({ variant: hasDrafts ? 'neutral' : 'primary', size: 'md' })}>
          {connections('connectOne')}
        </Link>
      )}
      {may('comments.import') && (
        <Link to="/import" className={look({ variant: 'neutral', size: 'md' })}>
          {t('importFile')}
        </Link>
      )}
    </div>
  )
}
