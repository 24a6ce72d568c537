import { creditsFor } from '@bizamply/contract/prices'
import { Coins, RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LiveMenuProps } from '../../features/connections/live-state.tsx'
import { usePrices, useRefreshCredits } from '../../features/credits/queries.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Switch } from '../../ui/switch.tsx'

export interface ResponsesLiveMenuProps extends LiveMenuProps {
  auto: boolean
  onAuto: (on: boolean) => void
  onRefresh: () => void
}

/** How the list is kept up to date, and what replies cost right now. */
export function LiveMenu({ anchor, onClose, auto, onAuto, onRefresh }: ResponsesLiveMenuProps) {
  const t = useTranslations('connections')
  const comments = useTranslations('comments')
  const prices = usePrices()
  const refreshPrices = useRefreshCredits()
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('updates')}
      onClose={onClose}
      className="w-72 max-w-[calc(100vw-16px)] p-1"
    >
      <label className={`${item} cursor-pointer justify-between`}>
        {comments('autoRefresh')}
        <Switch checked={auto} onCheckedChange={onAuto} />
      </label>
      <hr className="-mx-1 my-1 border-line" />
      <button
        type="button"
        className={item}
        onClick={() => {
          onRefresh()
          onClose()
        }}
      >
        <RefreshCw aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        {t('refreshNow')}
      </button>
      <button type="button" className={`${item} items-start`} onClick={refreshPrices}>
        <Coins aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-3" />
        <span className="min-w-0">
          {t('refreshPrices')}
          <span className="block text-xs text-pretty text-ink-3 tabular-nums">
            {prices
              ? t('pricesNow', { generate: creditsFor(prices, 'generate'), send: creditsFor(prices, 'send') })
              : t('pricesUnknown')}
          </span>
        </span>
      </button>
    </AnchoredPopover>
  )
}

const item =
  'flex min-h-8 w-full items-center gap-2.5 rounded-sm px-2 py-1.5 text-left text-sm text-ink transition-colors duration-100 ' +
  'hover:bg-surface-2 dark:hover:bg-surface-3 coarse:min-h-10'
