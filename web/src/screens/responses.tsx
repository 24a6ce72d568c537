import type { Comment, CommentStatus } from '@bizamply/contract/comments'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CommentsBody } from '../features/comments/comments-body.tsx'
import { listKey, type Choice, type Filters } from '../features/comments/filters.ts'
import { commentsOf, useComments } from '../features/comments/queries.ts'
import { StatusTabs } from '../features/comments/status-tabs.tsx'
import { Toolbar } from '../features/comments/toolbar.tsx'
import { useAutoRefresh } from '../features/comments/use-auto-refresh.ts'
import { useLinger } from '../features/comments/use-linger.ts'
import { useLiveComments } from '../features/comments/use-live-comments.ts'
import { isImporting } from '../features/connections/how-it-does.ts'
import { useConnections } from '../features/connections/queries.ts'
import { SyncNotice } from '../features/connections/sync-notice.tsx'
import { inHand, useInHand } from '../features/replies/in-hand.ts'
import { ReplyArea } from '../features/replies/reply-area.tsx'
import { isInWork } from '../features/replies/use-reply-actions.ts'
import { look } from '../ui/button.tsx'
import { useBrand } from '../lib/brand-context.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { ResponsesHeader } from './responses-header.tsx'
import { useHighlightedTab } from './use-highlighted-tab.ts'
import { useReplies } from './use-replies.ts'
import { useRowKeys } from './use-row-keys.ts'

const Editing = lazy(() => import('./editing.tsx').then((it) => ({ default: it.Editing })))
const KeysDialog = lazy(() => import('../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })))

const route = getRouteApi('/guarded/responses')
const QUIET_AFTER_IMPORT_MS = 10_000

export function ResponsesScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filters: Filters = {
    status: search.status ?? 'pending',
    platform: search.platform as Filters['platform'],
    search: search.search,
    import: search.import,
  }
  const change = (next: Partial<Choice>) =>
    void navigate({ search: (old) => withoutEmpty({ ...old, ...next }), replace: true })
  const { brand } = useBrand()
  const connections = useConnections()
  const importing = useLinger(isImporting(connections.data), QUIET_AFTER_IMPORT_MS)
  const [auto, setAuto] = useAutoRefresh()
  useInHand(`${brand.BrandId}|${listKey(filters)}`)
  const { list, head } = useComments(filters, { autoRefresh: auto, isHeld: isInWork })
  const { listenForAWhile } = useLiveComments(auto, importing)
  // What left this tab before the list was renewed is not shown, unless somebody has it in hand.
  const comments = commentsOf(list.data).filter((one) => one.status === filters.status || isInWork(one))
  const { actions, means, nameOf } = useReplies(connections.data)
  const [editing, setEditing] = useState<Comment | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const rows = useRowKeys({ comments, actions, means, nameOf, onEdit: setEditing, searchBox })
  useHighlightedTab({
    highlight: search.highlight,
    comments,
    ready: list.isSuccess && !list.isPlaceholderData,
    status: filters.status,
    onElsewhere: (status) =>
      void navigate({ search: (old) => withoutEmpty({ ...old, status: urlStatus(status) }), replace: true }),
  })
  const counts = list.data?.pages[0]?.counts
  return (
    <>
      <ResponsesHeader
        list={list}
        head={head}
        connections={connections.data}
        mayWrite={means.mayWrite}
        auto={auto}
        onAuto={(on) => {
          setAuto(on)
          if (on) void head.refetch()
        }}
        onRefresh={() => {
          inHand.clear()
          listenForAWhile()
        }}
      />
      {connections.data && <SyncNotice list={connections.data} />}
      <StatusTabs key={brand.BrandId} filters={filters} counts={counts} />
      <Toolbar filters={filters} searchRef={searchBox} onChange={change} />
      <CommentsBody
        comments={comments}
        list={list}
        head={head}
        filters={filters}
        highlight={search.highlight}
        importing={importing}
        cursor={rows.cursor}
        jump={rows.jump}
        total={counts?.[filters.status] ?? comments.length}
        onClear={() => change({ platform: undefined, search: undefined, import: undefined })}
        emptyAction={filters.status === 'pending' && means.mayWrite && <ImportLink />}
        renderReply={(comment) => (
          <ReplyArea comment={comment} actions={actions} means={means} platform={nameOf(comment)} onEdit={setEditing} />
        )}
      />
      <Suspense>
        {editing && (
          <Editing
            comment={editing}
            actions={actions}
            means={means}
            nameOf={nameOf}
            onClose={() => setEditing(null)}
          />
        )}
        {rows.help && <KeysDialog onClose={rows.closeHelp} />}
      </Suspense>
      <Title />
    </>
  )
}

function ImportLink() {
  const t = useTranslations('comments')
  return (
    <Link to="/import" className={look({ variant: 'neutral', size: 'md' })}>
      {t('importFile')}
    </Link>
  )
}

function Title() {
  const t = useTranslations('comments')
  return <PageTitle page={t('title')} />
}

const urlStatus = (status: CommentStatus) => (status === 'pending' ? undefined : status)

function withoutEmpty<T extends object>(search: T): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T
}
