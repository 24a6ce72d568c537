import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { AnchoredPopover } from '../../../ui/anchored-popover.tsx'
import type { FiltersPopupProps } from './filters-popup-props.ts'
import { FiltersPanel } from './filters-panel.tsx'
import { FiltersSheet } from './filters-sheet.tsx'

/** Filters apply immediately and update the list behind the popup. */
export function FiltersPopup(props: FiltersPopupProps) {
  const t = useTranslations('comments')
  const isPhone = useMedia('(max-width: 767px)')
  if (isPhone) return <FiltersSheet {...props} />
  return (
    <AnchoredPopover
      anchor={props.anchor}
      returnTo={props.returnTo}
      label={t('filters')}
      align="start"
      onClose={props.onClose}
      className="flex h-[min(470px,var(--radix-popper-available-height))] w-[min(600px,calc(100vw-16px))] flex-col overflow-hidden"
    >
      <FiltersPanel {...props} />
    </AnchoredPopover>
  )
}
