import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useBrandClock } from '../../lib/brand-clock.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { useDataState } from '../../lib/data-state.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Button } from '../../ui/button.tsx'

export interface LiveMenuProps {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
  /** When the figures were last confirmed; 0 before they were first loaded. */
  goodAt: number
  timezone: string | undefined
  failed: boolean
  /** On a phone, whose title row has no room for the button. */
  onRefresh: () => void
}

/** How the figures are kept up to date. */
export function LiveMenu({ anchor, onClose, goodAt, timezone, failed, onRefresh }: LiveMenuProps) {
  const t = useTranslations('analytics')
  const { brand } = useBrand()
  const clock = useBrandClock(timezone ?? brand.timezone)
  const { condition } = useDataState()
  return (
    <AnchoredPopover anchor={anchor} label={t('live')} onClose={onClose} className="grid gap-1 p-3 text-xs text-ink-2">
      <p className="text-sm font-medium text-ink">
        {t(condition === 'connected' && !failed ? 'live' : 'disconnected')}
      </p>
      {goodAt > 0 && <p className="tabular-nums">{t('updated', { time: clock.timeInZone(new Date(goodAt)) })}</p>}
      <p>{t('autoRefresh')}</p>
      <Button
        size="sm"
        className="mt-2 justify-self-start sm:hidden"
        onClick={() => {
          onRefresh()
          onClose()
        }}
      >
        {t('refresh')}
      </Button>
    </AnchoredPopover>
  )
}
