import type { Comment } from '@bizamply/contract/comments'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useCurrentBulk } from '../../features/bulk/queries.ts'
import type { FiltersHandle } from '../../features/comments/filtering/filters-button.tsx'
import { isFiltered, type Filters } from '../../features/comments/filtering/filters.ts'
import { useSelection, type Selection } from '../../features/comments/list/use-selection.ts'
import { needsNotice } from '../../features/connections/needs-notice.ts'
import { PaneWaiting } from '../../features/triage/up-next-waiting.tsx'
import { isBeingSent, maySelect } from '../../features/replies/reply-permissions.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useFetchedWhenIdle } from '../../lib/fetch-early.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ResponsesHeader } from './responses-header.tsx'
import { ResponsesList } from './responses-list.tsx'
import { ResponsesTabs } from './responses-tabs.tsx'
import { ResponsesToolbar } from './responses-toolbar.tsx'
import { ResponsesTools } from './responses-tools.tsx'
import { SelectionBulk } from './selection-bulk.tsx'
import { TwoPanes } from './two-panes.tsx'
import { useCommentActions, type CommentActions } from './use-comment-actions.ts'
import { useFilters } from './use-filters.ts'
import { useFocusedList } from './use-focused-list.ts'
import { useHighlightedTab } from './use-highlighted-tab.ts'
import { useFollowedUrl } from './use-jump.ts'
import { useList, type List } from './use-list.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useShownOver } from './use-shown-over.ts'
import { useRowMenu, type RowMenuOf } from './use-row-menu.tsx'

// Preloaded, because it is needed exactly when a service or our own server doesn't respond.
const loadNotice = () => import('../../features/connections/sync-notice.tsx')
const SyncNotice = lazyPart(() => loadNotice().then((it) => ({ default: it.SyncNotice })))
const BulkProgress = lazyPart(() => import('./bulk-progress.tsx').then((it) => ({ default: it.BulkProgress })))
const UpNext = lazyPart(() => import('./pane/up-next.tsx').then((it) => ({ default: it.UpNext })))
const BulkSummary = lazyPart(() => import('./pane/bulk-summary.tsx').then((it) => ({ default: it.BulkSummary })))

const loadPane = () => import('./pane/responses-pane.tsx')
const ResponsesPane = lazyPart(() => loadPane().then((it) => ({ default: it.ResponsesPane })))
const loadDialogs = () => import('./responses-dialogs.tsx')
const ResponsesDialogs = lazyPart(() => loadDialogs().then((it) => ({ default: it.ResponsesDialogs })))
// Preloaded, because keyboard users keep typing.
const fetchQuestions = () => loadDialogs().then((it) => it.fetchQuestions())

const route = getRouteApi('/guarded/responses')

export function ResponsesScreen() {
  const t = useTranslations('comments')
  const search = route.useSearch()
  const { filters, highlight, opened, bulk: begins, results, days, go, change, toTab, toReview } = useFilters()
  const list = useList(filters)
  const { comments, counts, total, connections } = list
  const selection = useSelection(list.key, comments, total)
  const over = useShownOver(selection, opened)
  const commentActions = useCommentActions(connections, {
    opened,
    open: (comment) => {
      over.show(comment !== null)
      toReview(comment?._id)
    },
    nextOf: (comment) => nextToOpen(comments, comment),
  })
  const { means } = commentActions
  const bulk = useCurrentBulk()
  // What the latest bulk job took, in case that it is undone.
  const restoreSelection = useRef<() => void>(undefined)
  const [pageTop, setPageTop] = useState<HTMLElement | null>(null)
  const { singleKeys } = usePreferences()
  useLoadedEarly(list.list.isSuccess)
  useFocusedList(list.key, list.isReady)
  useFollowedUrl({ opened, highlight }, list.isReady, commentActions)
  const searchBox = useRef<HTMLInputElement>(null)
  const filtersRef = useRef<FiltersHandle>(null)
  const narrowing = { search, filters, searchRef: searchBox, filtersRef, mayShare: means.mayOrganize, onChange: change }
  const rows = useRowKeys({
    comments,
    listKey: `${list.key}|${list.list.isPlaceholderData}`,
    commentActions,
    selection,
    searchBox,
    filters: filtersRef,
    toTab,
    singleKeys,
    opened,
    isShownOver: over.isShown,
  })
  const menuOf = useRowMenu(commentActions, singleKeys)
  useHighlightedTab({ highlight, opened, list, status: filters.status }, (id, elsewhere) => {
    over.show(true)
    toReview(id, elsewhere, true)
  })
  const isSelecting = maySelect(means) && selection.count > 0 && !over.isShown
  const shown = { list, commentActions, filters, opened }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ResponsesHeader
        list={list.list}
        head={list.head}
        connections={connections}
        maySync={means.mayOrganize}
        auto={list.auto}
        onAuto={list.setAuto}
        onRefresh={list.refresh}
        days={days}
        onDays={(next) => go({ days: next === 30 ? undefined : next } as { days: 7 })}
        tools={<ResponsesTools {...narrowing} />}
        selection={maySelect(means) && comments.length > 0 ? selection : undefined}
      />
      <Notice connections={connections} />
      <ResponsesTabs
        key={list.brandId}
        {...narrowing}
        counts={counts}
        isCounted={list.isCounted}
        isListFailing={list.isFailing}
        onHelp={rows.openHelp}
      />
      <TwoPanes
        list={
          <>
            <div className="relative flex min-h-0 flex-1 flex-col">
              <ResponsesToolbar {...narrowing} selection={maySelect(means) ? selection : undefined} />
              <ResponsesList
                {...{ ...shown, highlight, rows, selection, bulk }}
                isSummarized={isSelecting}
                onChange={change}
              />
              <SelectionBulk
                {...{ commentActions, filters, selection, comments, total, bulk }}
                isSummarized={isSelecting}
                keys={rows.bulkKeys}
                hasKeys={singleKeys}
                begins={begins !== undefined}
                onBegun={() => begins && go({ bulk: undefined })}
                onReview={() => over.show(true)}
                onTaken={(restore) => {
                  restoreSelection.current = restore
                }}
              />
            </div>
            <Suspense>
              <BulkProgress
                key={list.brandId}
                {...{ bulk, means, pageTop, results }}
                onResults={(jobId) => go({ results: jobId })}
                onReview={commentActions.focusRow}
                onUndone={() => restoreSelection.current?.()}
              />
            </Suspense>
          </>
        }
        pane={
          <Side
            {...{ ...shown, menuOf }}
            selection={isSelecting ? selection : undefined}
            onPageTop={setPageTop}
            onReview={() => over.show(true)}
          />
        }
      />
      <Dialogs commentActions={commentActions} />
      <ResponsesHelp open={rows.help} onClose={rows.closeHelp} />
      <PageTitle page={t('title')} />
    </div>
  )
}

/** An import in progress, or a problem of the brand's sources. */
function Notice({ connections }: { connections: List['connections'] }) {
  const may = useMay()
  if (!connections || !needsNotice(connections)) return null
  return (
    <Suspense>
      <SyncNotice list={connections} mayConnect={may('connections.manage')} />
    </Suspense>
  )
}

function Dialogs({ commentActions }: { commentActions: CommentActions }) {
  const { asking } = commentActions
  return <Suspense>{asking && <ResponsesDialogs commentActions={commentActions} asking={asking} />}</Suspense>
}

interface SideProps {
  commentActions: CommentActions
  /** Set while the selection has the pane. */
  selection: Selection | undefined
  list: List
  filters: Filters
  opened: string | undefined
  menuOf: RowMenuOf
  onPageTop: (top: HTMLElement | null) => void
  onReview: () => void
}

/** The pane next to the list: the selection’s summary, the open review, or Up next. */
function Side({ commentActions, list, filters, opened, menuOf, onPageTop, onReview, ...now }: SideProps) {
  // Opening or leaving a review takes longer than a frame: the rows show the selection first.
  const selection = useDeferredValue(now.selection)
  const { comments, places } = list
  const isListEmpty = list.list.isSuccess && comments.length === 0
  const isInboxEmpty = isListEmpty && filters.status === 'pending' && !isFiltered(filters)
  return (
    <Suspense fallback={<PaneWaiting />}>
      {selection && <BulkSummary {...{ selection, comments, filters, commentActions, onReview }} total={list.total} />}
      {!selection && !opened && (
        <UpNext isInboxEmpty={isInboxEmpty} isListEmpty={isListEmpty} isListFailing={list.isFailing} />
      )}
      {!selection && (opened !== undefined || commentActions.editing !== null) && (
        <ResponsesPane
          commentActions={commentActions}
          opened={opened}
          comments={comments}
          total={places}
          menuOf={menuOf}
          onPageTop={onPageTop}
        />
      )}
    </Suspense>
  )
}

/** The next row that still needs what this one needed: a reply that was just sent keeps its place in the list. */
function nextToOpen(comments: Comment[], after: Comment): Comment | null {
  const rest = comments.slice(comments.findIndex(({ _id }) => _id === after._id) + 1)
  return rest.find((one) => after.status === 'sent' || (one.status !== 'sent' && !isBeingSent(one))) ?? null
}

function useLoadedEarly(isReady: boolean): void {
  useFetchedWhenIdle(loadNotice, isReady)
  useFetchedWhenIdle(loadPane, isReady)
  useFetchedWhenIdle(fetchQuestions, isReady)
}

const KeysDialog = lazyPart(() =>
  import('../../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })),
)

/** All shortcuts of this screen, opened with `?`. */
function ResponsesHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <Suspense>{open && <KeysDialog onClose={onClose} />}</Suspense>
}
