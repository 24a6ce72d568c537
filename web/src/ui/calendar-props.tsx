import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormatter, useLocale } from 'use-intl'
import { useFormats } from '../lib/formats.ts'

/** Props shared by all calendars: 42 days a month, and weeks start on the user's first day. */
export function useCalendarProps() {
  const format = useFormatter()
  const { weekStart } = useFormats()
  const weekday = new Intl.DateTimeFormat(useLocale(), { weekday: 'short' })
  return {
    fixedWeeks: true,
    showOutsideDays: true,
    weekStartsOn: firstDays[weekStart],
    formatters: {
      formatCaption: (month: Date) =>
        format.dateTime(noonOf(month), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      formatWeekdayName: (day: Date) => weekday.format(day).slice(0, 2),
    },
    labels: { labelDayButton: (day: Date) => format.dateTime(noonOf(day), { dateStyle: 'full', timeZone: 'UTC' }) },
    components: { Chevron },
    classNames: looks,
  } as const
}

const Chevron = ({ orientation }: { orientation?: string }) =>
  orientation === 'left' ? <ChevronLeft size={16} /> : <ChevronRight size={16} />

const firstDays = { sunday: 0, monday: 1, saturday: 6 } as const

// The calendar's days are midnights in the browser's timezone, whatever the user's timezone.
const noonOf = (day: Date): Date => new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), 12))

const step =
  'grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-surface-3 hover:text-ink aria-disabled:text-ink-3 coarse:size-10'
const looks = {
  root: 'relative text-sm',
  months: 'flex flex-wrap gap-6',
  month: 'grid gap-1.5 max-sm:w-full',
  month_caption: 'flex h-8 coarse:h-10 items-center justify-center font-medium text-ink',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: step,
  button_next: step,
  month_grid: 'border-collapse max-sm:w-full',
  weekday: 'size-8 text-micro font-normal text-ink-3 coarse:size-10',
  day: 'p-0 text-center',
  day_button:
    'size-8 rounded-sm coarse:size-10 max-sm:w-full tabular-nums hover:bg-surface-3 disabled:hover:bg-transparent',
  outside: 'text-ink-2',
  disabled: 'text-ink-3! opacity-60',
  today: 'font-semibold text-accent-ink',
  range_middle: 'bg-accent-soft',
  range_start: 'rounded-l-sm bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent',
  range_end: 'rounded-r-sm bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent',
}
