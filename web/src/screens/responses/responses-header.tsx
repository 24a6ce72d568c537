import type { ConnectionList } from '@bizamply/contract/connections'
import { CircleDollarSign, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FigureDays } from '../../features/comments/figures/queries.ts'
import type { CommentsQuery } from '../../features/comments/loading/queries.ts'
import { LiveState } from '../../features/connections/live-state.tsx'
import { syncNow } from '../../features/connections/queries.ts'
import { usePrices, useRefreshCredits } from '../../features/credits/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

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
}

export function ResponsesHeader(props: ResponsesHeaderProps) {
  const t = useTranslations('comments')
  const { list, head, connections, auto, onAuto } = props
  const entry = connections?.connections.judgeme.data[0]
  const readAt = list.dataUpdatedAt ? new Date(list.dataUpdatedAt).toISOString() : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-4 pt-5 pb-3 sm:px-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <div className="min-w-0 max-sm:order-last max-sm:basis-full">
        <LiveState connections={connections} readAt={readAt} failed={list.isError || head.isError} />
      </div>
      <div className="ml-auto flex items-center gap-1">
        <label className="mr-2 flex min-h-8 cursor-pointer items-center gap-2 text-xs text-ink-2">
          <Switch checked={auto} onCheckedChange={onAuto} />
          {t('autoRefresh')}
        </label>
        {props.tools}
        <PricesButton />
        <RefreshButton {...props} maySync={entry !== undefined && props.maySync} />
        <Select
          size="sm"
          className="ml-1"
          aria-label={t('figuresDays')}
          value={props.days}
          onChange={(event) => props.onDays(Number(event.target.value) as FigureDays)}
        >
          {([7, 30, 90, 365] as const).map((days) => (
            <option key={days} value={days}>
              {t('lastDays', { days })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

/** Starts a sync with the platform and refetches the list; new comments arrive by the stream. */
function RefreshButton({ list, head, onRefresh, maySync }: ResponsesHeaderProps & { maySync: boolean }) {
  const t = useTranslations('comments')
  const [syncing, setSyncing] = useState(false)
  const refresh = async () => {
    setSyncing(true)
    onRefresh()
    try {
      if (maySync) await syncNow()
    } catch (error) {
      toast.warning(t('syncFailed'), { description: CallError.from(error).message })
    }
    await (list.data ? head.refetch() : list.refetch())
    setSyncing(false)
  }
  const spins = syncing || head.isFetching || (list.isFetching && !list.isFetchingNextPage && !list.isPending)
  return (
    <IconButton
      label={t('refresh')}
      aria-busy={spins || undefined}
      icon={<RefreshCw size={16} className={spins ? 'animate-spin motion-reduce:animate-none' : ''} />}
      onClick={() => {
        if (!syncing) void refresh()
      }}
    />
  )
}

/** A click refetches the prices, which the tooltip shows. */
function PricesButton() {
  const t = useTranslations('connections')
  const format = useFormat()
  const prices = usePrices()
  const refresh = useRefreshCredits()
  const words = prices
    ? t('pricesNow', { generate: format.number(prices.generateCredits), send: format.number(prices.sendCredits) })
    : t('pricesUnknown')
  return <IconButton label={words} icon={<CircleDollarSign size={16} />} onClick={refresh} />
}
