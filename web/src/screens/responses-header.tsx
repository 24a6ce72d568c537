import { CircleDollarSign, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { useComments } from '../features/comments/queries.ts'
import { LiveState } from '../features/connections/live-state.tsx'
import { syncNow, type useConnections } from '../features/connections/queries.ts'
import { usePrices, useRefreshCredits } from '../features/credits/queries.ts'
import { useFormat } from '../lib/format.ts'
import { CallError } from '../lib/call-error.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.ts'

export interface ResponsesHeaderProps {
  list: ReturnType<typeof useComments>
  connections: ReturnType<typeof useConnections>
  auto: boolean
  onAuto: (on: boolean) => void
}

export function ResponsesHeader({ list, connections, auto, onAuto }: ResponsesHeaderProps) {
  const t = useTranslations('comments')
  const entry = connections.data?.connections.judgeme.data[0]
  const lastSync = entry?.lastSyncAt ?? (list.dataUpdatedAt ? new Date(list.dataUpdatedAt).toISOString() : null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-5 pb-3 sm:px-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <LiveState lastSync={lastSync} failed={list.isError} />
      <div className="ml-auto flex items-center gap-1">
        <label className="mr-2 flex cursor-pointer items-center gap-2 text-sm text-ink-2">
          <Switch checked={auto} onCheckedChange={onAuto} />
          {t('autoRefresh')}
        </label>
        <PricesButton />
        <RefreshButton list={list} connected={entry !== undefined && entry.state !== 'signed-out'} />
      </div>
    </div>
  )
}

function RefreshButton({ list, connected }: { list: ResponsesHeaderProps['list']; connected: boolean }) {
  const t = useTranslations('comments')
  const [syncing, setSyncing] = useState(false)
  const refresh = async () => {
    setSyncing(true)
    try {
      if (connected) await syncNow()
      await list.refetch()
    } catch (error) {
      toast.warning(CallError.from(error).message)
    } finally {
      setSyncing(false)
    }
  }
  const spins = syncing || (list.isFetching && !list.isFetchingNextPage && !list.isPending)
  return (
    <IconButton
      label={t('refresh')}
      icon={<RefreshCw size={16} className={spins ? 'animate-spin motion-reduce:animate-none' : ''} />}
      onClick={() => void refresh()}
    />
  )
}

/** Prices are asked anew with a press; the tooltip says what they are. */
function PricesButton() {
  const t = useTranslations('connections')
  const format = useFormat()
  const prices = usePrices()
  const refresh = useRefreshCredits()
  const words = prices
    ? `${t('priceGenerate')}: ${format.number(prices.generateCredits)} · ${t('priceSend')}: ${format.number(prices.sendCredits)}`
    : t('pricesUnknown')
  return (
    <IconButton label={`${t('refreshPrices')}. ${words}`} icon={<CircleDollarSign size={16} />} onClick={refresh} />
  )
}
