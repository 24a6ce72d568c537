import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker, type DateRange } from 'react-day-picker'
import { useFormatter, useLocale } from 'use-intl'
import { useFormats } from '../lib/formats.ts'
import { useMedia } from '../lib/media.ts'

export interface RangeCalendarProps {
  range: DateRange | undefined
  onRange: (range: DateRange | undefined, picked: Date) => void
  /** Two by default; always one on a phone. */
  months?: 1 | 2
}

/** Months of 42 days each, weeks start on the user's first day; future days can't be selected. */
export function RangeCalendar({ range, onRange, months = 2 }: RangeCalendarProps) {
  const format = useFormatter()
  const locale = useLocale()
  const narrow = useMedia('(max-width: 639px)') || months === 1
  const { weekStart } = useFormats()
  const [today] = useState(() => new Date())
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  return (
    <DayPicker
      mode="range"
      fixedWeeks
      showOutsideDays
      weekStartsOn={firstDays[weekStart]}
      numberOfMonths={narrow ? 1 : 2}
      selected={range}
      onSelect={onRange}
      defaultMonth={monthOf(range?.to ?? range?.from ?? today, narrow)}
      disabled={{ after: today }}
      formatters={{
        formatCaption: (month) => format.dateTime(noonOf(month), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        formatWeekdayName: (day) => weekday.format(day).slice(0, 2),
      }}
      labels={{ labelDayButton: (day) => format.dateTime(noonOf(day), { dateStyle: 'full', timeZone: 'UTC' }) }}
      components={{
        Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft size={16} /> : <ChevronRight size={16} />),
      }}
      classNames={looks}
    />
  )
}

const firstDays = { sunday: 0, monday: 1, saturday: 6 } as const

// The calendar's days are midnights in the browser's timezone, whatever the user's timezone.
const noonOf = (day: Date): Date => new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), 12))

/** The month on the left, so that the last one is visible. */
const monthOf = (last: Date, narrow: boolean): Date =>
  narrow ? last : new Date(last.getFullYear(), last.getMonth() - 1)

const step =
  'grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-surface-3 hover:text-ink aria-disabled:text-ink-3 coarse:size-10'
const looks = {
  root: 'relative text-sm',
  months: 'flex flex-wrap gap-6',
  month: 'grid gap-1.5',
  month_caption: 'flex h-8 coarse:h-10 items-center justify-center font-medium text-ink',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: step,
  button_next: step,
  month_grid: 'border-collapse',
  weekday: 'size-8 text-micro font-normal text-ink-3',
  day: 'p-0 text-center',
  day_button: 'size-8 rounded-sm tabular-nums hover:bg-surface-3 disabled:text-ink-3 disabled:hover:bg-transparent',
  outside: 'text-ink-3',
  disabled: 'text-ink-3',
  today: 'font-semibold text-accent-ink',
  range_middle: 'bg-accent-soft',
  range_start: 'rounded-l-sm bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent',
  range_end: 'rounded-r-sm bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent',
}
