import type { Comment } from '@bizamply/contract/comments'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CommentsBody } from '../features/comments/comments-body.tsx'
import type { Filters } from '../features/comments/filters.ts'
import { commentsOf, useComments, usePatchComment } from '../features/comments/queries.ts'
import { StatusTabs } from '../features/comments/status-tabs.tsx'
import { Toolbar } from '../features/comments/toolbar.tsx'
import { useAutoRefresh } from '../features/comments/use-auto-refresh.ts'
import { useLiveComments } from '../features/comments/use-live-comments.ts'
import { useConnections } from '../features/connections/queries.ts'
import { SyncNotice } from '../features/connections/sync-notice.tsx'
import { useBalance, usePrices } from '../features/credits/queries.ts'
import { ReplyArea } from '../features/replies/reply-area.tsx'
import { useReplyActions } from '../features/replies/use-reply-actions.ts'
import { useUser } from '../lib/session.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ResponsesHeader } from './responses-header.tsx'
import { useRowKeys } from './use-row-keys.ts'

const EditDialog = lazy(() => import('../features/replies/edit-dialog.tsx').then((it) => ({ default: it.EditDialog })))
const KeysDialog = lazy(() => import('../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })))

const route = getRouteApi('/guarded/responses')
/** Judge.me's; each later platform brings its own. */
const REPLY_LIMIT = 2000

export function ResponsesScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filters: Filters = {
    status: search.status ?? 'pending',
    platform: search.platform as Filters['platform'],
    search: search.search,
  }
  const change = (next: Partial<Pick<Filters, 'platform' | 'search'>>) =>
    void navigate({ search: (old) => withoutEmpty({ ...old, ...next }), replace: true })
  const [auto, setAuto] = useAutoRefresh()
  const list = useComments(filters, auto)
  useLiveComments(auto)
  const comments = commentsOf(list.data)
  const connections = useConnections()
  const screen = useReplies(connections.data)
  const [editing, setEditing] = useState<Comment | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const rows = useRowKeys({
    comments,
    actions: screen.actions,
    mayWrite: screen.mayWrite,
    onEdit: setEditing,
    searchBox,
  })
  const counts = list.data?.pages[0]?.counts
  return (
    <>
      <ResponsesHeader list={list} connections={connections} auto={auto} onAuto={setAuto} />
      {connections.data && <SyncNotice list={connections.data} />}
      <StatusTabs filters={filters} counts={counts} />
      <Toolbar filters={filters} searchRef={searchBox} onChange={change} />
      <CommentsBody
        list={list}
        filters={filters}
        highlight={search.highlight}
        cursor={rows.cursor}
        jump={rows.jump}
        total={counts?.[filters.status] ?? comments.length}
        onClear={() => change({ platform: undefined, search: undefined })}
        renderReply={(comment) => (
          <ReplyArea {...screen} comment={comment} platform={screen.nameOf(comment)} onEdit={setEditing} />
        )}
      />
      <Suspense>
        {editing && (
          <EditDialog
            comment={editing}
            limit={REPLY_LIMIT}
            costs={screen.costsOf(editing)}
            onClose={() => setEditing(null)}
            onSaved={(saved) => {
              screen.patch(saved)
              setEditing(null)
            }}
          />
        )}
        {rows.help && <KeysDialog onClose={rows.closeHelp} />}
      </Suspense>
      <Title />
    </>
  )
}

function Title() {
  const t = useTranslations('comments')
  return <PageTitle page={t('title')} />
}

/** What every row needs to know about replying: prices, balance, rights and the connection. */
function useReplies(connections: ReturnType<typeof useConnections>['data']) {
  const t = useTranslations('replies')
  const names = useTranslations('comments')
  const patch = usePatchComment()
  const actions = useReplyActions(patch)
  const prices = usePrices()
  const available = useBalance().data?.availableCredits
  const { memberRole } = useUser()
  const nameOf = (comment: Comment): string => names(`platform.${comment.platform}`)
  const blocked =
    connections && !connections.connections.judgeme.connected
      ? t('notConnected', { platform: names('platform.judgeme') })
      : null
  const costsOf = (comment: Comment): string =>
    prices ? t('costs', { platform: nameOf(comment), count: prices.sendCredits }) : ''
  const mayWrite = memberRole === 'admin' || memberRole === 'editor'
  return { actions, patch, prices, available, mayWrite, blocked, nameOf, costsOf }
}

function withoutEmpty<T extends object>(search: T): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T
}
