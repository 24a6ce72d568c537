import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../lib/media.ts'
import { AnchoredPopover } from './anchored-popover.tsx'
import { Button } from './button.tsx'
import { DayCalendar, focusDay } from './day-calendar.tsx'

export interface DayPopupProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  day: string
  today: string
  earliest?: string | undefined
  latest?: string | undefined
  /** Empty removes the day, if that is allowed. */
  onDay: (day: string) => void
  mayClear: boolean
  onClose: () => void
}

/** A picked day applies immediately and closes the calendar. */
export function DayPopup({ anchor, label, day, today, earliest, latest, mayClear, onDay, onClose }: DayPopupProps) {
  const t = useTranslations('shared')
  // Next to its field, whose form stays visible.
  const side = useMedia('(min-width: 1024px)') ? 'right' : 'bottom'
  const take = (next: string) => {
    onDay(next)
    onClose()
  }
  return (
    <AnchoredPopover
      anchor={anchor}
      label={label}
      side={side}
      onClose={onClose}
      onOpenAutoFocus={focusDay}
      className="max-w-[calc(100vw-16px)] p-3"
    >
      <DayCalendar day={day} today={today} earliest={earliest} latest={latest} onDay={take} />
      {day && mayClear && (
        <div className="mt-2 flex justify-end border-t border-line pt-2">
          <Button size="sm" variant="ghost" onClick={() => take('')}>
            {t('clearDate')}
          </Button>
        </div>
      )}
    </AnchoredPopover>
  )
}
