import { useState } from 'react'
import { DayPicker, type DateRange } from 'react-day-picker'
import { useMedia } from '../lib/media.ts'
import { useCalendarProps } from './calendar-props.tsx'

export interface RangeCalendarProps {
  range: DateRange | undefined
  onRange: (range: DateRange | undefined, picked: Date) => void
  /** The last day that can be picked; the browser’s by default. */
  today?: Date
  /** Two by default; always one on a phone. */
  months?: 1 | 2
}

/** Picks a range; future days can't be selected. */
export function RangeCalendar({ range, onRange, today: given, months = 2 }: RangeCalendarProps) {
  const calendar = useCalendarProps()
  const narrow = useMedia('(max-width: 639px)') || months === 1
  const [now] = useState(() => new Date())
  const today = given ?? now
  return (
    <DayPicker
      {...calendar}
      mode="range"
      numberOfMonths={narrow ? 1 : 2}
      selected={range}
      onSelect={onRange}
      defaultMonth={monthOf(range?.to ?? range?.from ?? today, narrow)}
      today={today}
      disabled={{ after: today }}
    />
  )
}

/** The month on the left, so that the last one is visible. */
const monthOf = (last: Date, narrow: boolean): Date =>
  narrow ? last : new Date(last.getFullYear(), last.getMonth() - 1)
