import { addDays, presetOf, rangeOf, rangePresets, type Range } from '@bizamply/contract/ranges'
import { useState, type RefObject } from 'react'
import type { DateRange } from 'react-day-picker'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { PopoverOrSheet } from '../../ui/popover-or-sheet.tsx'
import { RangeCalendar } from '../../ui/range-calendar.tsx'

export interface RangePopupProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  range: Range
  today: string
  onRange: (range: Range) => void
  onClose: () => void
}

/** Presets apply immediately; the calendar has Apply. */
export function RangePopup({ anchor, label, range, today, onRange, onClose }: RangePopupProps) {
  const t = useTranslations('dashboard')
  const shared = useTranslations('shared')
  const [chosen, setChosen] = useState<DateRange | undefined>({ from: dateOf(range.from), to: dateOf(range.to) })
  const take = (next: Range) => {
    onRange(next)
    onClose()
  }
  const apply = () => {
    if (!chosen?.from) return
    const from = dayOf(chosen.from)
    const to = chosen.to ? dayOf(chosen.to) : from
    take({ from, to: to > today ? today : to })
  }
  const pressed = presetOf(range, today)
  return (
    <PopoverOrSheet anchor={anchor} label={label} onClose={onClose} align="end" className="max-w-[calc(100vw-16px)]">
      <div className="flex max-sm:flex-col">
        <ul className="grid content-start gap-px border-line p-2 max-sm:grid-cols-2 max-sm:border-b max-sm:px-0 sm:w-36 sm:border-r">
          {rangePresets.map((preset) => (
            <li key={preset}>
              <button
                type="button"
                aria-pressed={preset === pressed}
                onClick={() => take(rangeOf(preset, today))}
                className="h-8 w-full rounded-sm px-2 text-left text-sm text-ink-2 transition-colors duration-100 hover:bg-surface-2 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink coarse:h-10"
              >
                {t(`preset.${preset}`)}
              </button>
            </li>
          ))}
        </ul>
        <div className="p-3 max-sm:px-0 max-sm:pb-0">
          <RangeCalendar today={dateOf(today)} range={chosen} onRange={setChosen} />
          <div className={foot}>
            <Button onClick={onClose}>{shared('cancel')}</Button>
            <Button variant="primary" aria-disabled={!chosen?.from || undefined} onClick={apply}>
              {t('apply')}
            </Button>
          </div>
        </div>
      </div>
    </PopoverOrSheet>
  )
}

const foot =
  'flex justify-end gap-2 sm:sticky sm:bottom-0 sm:-mx-3 sm:-mb-3 sm:bg-raised sm:p-3 ' +
  'max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:mt-3 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:py-3 max-sm:*:flex-1 dark:max-sm:bg-surface-2'

const dayOf = (date: Date): string =>
  addDays(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`, 0)
const two = (n: number): string => String(n).padStart(2, '0')

function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
