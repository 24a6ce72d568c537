import type { ConnectionList } from '@bizamply/contract/connections'
import { ListChecks, RefreshCw, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FigureBar } from '../../features/comments/figures/figure-bar.tsx'
import type { FigureDays } from '../../features/comments/figures/queries.ts'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import type { CommentsQuery } from '../../features/comments/loading/queries.ts'
import { LiveState } from '../../features/connections/live-state.tsx'
import { syncNow } from '../../features/connections/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { touchTarget } from '../../ui/touch-target.ts'

const load = () => import('./live-menu.tsx')
const LiveMenu = lazyPart(() => load().then((it) => ({ default: it.LiveMenu })))

export interface ResponsesHeaderProps extends CommentsQuery {
  connections: ConnectionList | undefined
  /** Viewers only refetch; members who can write also sync with the platform. */
  maySync: boolean
  auto: boolean
  onAuto: (on: boolean) => void
  onRefresh: () => void
  /** Days that the figures cover. */
  days: FigureDays
  onDays: (days: FigureDays) => void
  /** Search and filters, on a phone. */
  tools: ReactNode
  /** Selecting on a phone; undefined if there is nothing to select. */
  selection: Pick<Selection, 'isSelecting' | 'begin' | 'clear'> | undefined
}

export function ResponsesHeader(props: ResponsesHeaderProps) {
  const t = useTranslations('comments')
  const { list, head, auto, onAuto } = props
  const { spins, refresh } = useRefresh(props)
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-x-2 pr-2 pl-4 max-[359px]:gap-x-1 md:gap-x-3 md:px-6">
      <h1 className="text-xl font-semibold max-[359px]:text-lg">{t('title')}</h1>
      <div className="min-w-4">
        <LiveState
          query={{ dataUpdatedAt: list.dataUpdatedAt, isError: list.isError || head.isError }}
          isTight
          follows={auto}
          preload={load}
          menu={(popup) => <LiveMenu {...popup} auto={auto} onAuto={onAuto} onRefresh={refresh} />}
        />
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-1 max-[359px]:gap-0">
        {props.selection && <SelectButton selection={props.selection} />}
        <FigureBar days={props.days} onDays={props.onDays} isListFailing={list.isError && list.data === undefined} />
        {props.tools}
        <IconButton
          label={t('refresh')}
          className="max-md:hidden"
          aria-busy={spins || undefined}
          icon={<RefreshCw size={16} className={spins ? 'animate-spin motion-reduce:animate-none' : ''} />}
          onClick={refresh}
        />
      </div>
    </div>
  )
}

/** Shows the checkboxes, which wider screens always have. An icon leaves room for the word of the live state. */
function SelectButton({ selection }: { selection: NonNullable<ResponsesHeaderProps['selection']> }) {
  const t = useTranslations('comments')
  const shared = useTranslations('shared')
  const { isSelecting, begin, clear } = selection
  return (
    <IconButton
      className={`md:hidden ${touchTarget}`}
      label={isSelecting ? shared('cancel') : t('selectReviews')}
      icon={isSelecting ? <X size={16} /> : <ListChecks size={16} />}
      onClick={isSelecting ? clear : begin}
    />
  )
}

/** Starts a sync with the platform and refetches the list; new comments arrive by the stream. */
function useRefresh({ list, head, onRefresh, maySync, connections }: ResponsesHeaderProps) {
  const t = useTranslations('comments')
  const [syncing, setSyncing] = useState(false)
  const syncs = maySync && connections?.connections.judgeme.data[0] !== undefined
  const refresh = async () => {
    setSyncing(true)
    onRefresh()
    try {
      if (syncs) await syncNow()
    } catch (error) {
      toast.warning(t('syncFailed'), { description: CallError.from(error).message })
    }
    await (list.data ? head.refetch() : list.refetch())
    setSyncing(false)
  }
  return {
    spins: syncing || head.isFetching || (list.isFetching && !list.isFetchingNextPage && !list.isPending),
    refresh: () => {
      if (!syncing) void refresh()
    },
  }
}
