import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { dateOfDay, dayOfDate } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx'
import { RangeCalendar } from '../../../ui/range-calendar.tsx'
import { noDays, rangeOfFilters, spans, type TransactionFilters } from './transaction-filters.ts'

export interface DaysPopupProps {
  anchor: RefObject<HTMLElement | null>
  filters: TransactionFilters
  today: string
  onChange: (change: TransactionFilters) => void
  onClose: () => void
}

/** Presets and single days apply immediately. The popup stays open so that the list updates behind it. */
export function DaysPopup({ anchor, filters, today, onChange, onClose }: DaysPopupProps) {
  const t = useTranslations('transactions')
  const range = rangeOfFilters(filters, today)
  const pick = (picked: Date) => {
    const day = dayOfDate(picked)
    onChange({ ...noDays, from: day, to: day })
  }
  return (
    <PopoverOrSheet anchor={anchor} label={t('chooseDays')} onClose={onClose} className="max-w-[calc(100vw-16px)]">
      <div className="flex max-sm:flex-col">
        <div
          role="group"
          aria-label={t('days')}
          className="grid content-start gap-px border-line p-2 max-sm:grid-cols-3 max-sm:border-b sm:w-32 sm:border-r"
        >
          {spans.map((span) => (
            <button
              key={span}
              type="button"
              aria-pressed={filters.span === span}
              onClick={() => onChange({ ...noDays, span })}
              className={spanLook}
            >
              {t(`spanShort.${span}`)}
            </button>
          ))}
        </div>
        <div className="p-3 max-sm:mx-auto">
          <RangeCalendar
            key={range?.to}
            months={1}
            today={dateOfDay(today)}
            range={range ? { from: dateOfDay(range.from), to: dateOfDay(range.to) } : undefined}
            onRange={(_, picked) => pick(picked)}
          />
        </div>
      </div>
      <footer className="flex justify-between gap-2 border-t border-line px-3 py-2 max-sm:-mx-5 max-sm:px-5 max-sm:py-3 max-sm:*:flex-1">
        <Button size="sm" variant="ghost" aria-disabled={!range || undefined} onClick={() => onChange(noDays)}>
          {t('anyDay')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('done')}
        </Button>
      </footer>
    </PopoverOrSheet>
  )
}

const spanLook =
  'h-8 rounded-sm px-2 text-left text-sm whitespace-nowrap text-ink-2 transition-colors duration-100 hover:bg-surface-2 hover:text-ink ' +
  'aria-pressed:bg-accent-soft aria-pressed:text-accent-ink dark:hover:bg-surface-3 coarse:h-10'
