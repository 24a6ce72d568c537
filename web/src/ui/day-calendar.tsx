import { DayPicker } from 'react-day-picker'
import { dateOfDay, dayOfDate } from '../lib/day.ts'
import { useCalendarProps } from './calendar-props.tsx'

export interface DayCalendarProps {
  /** Empty: none chosen. */
  day: string
  today: string
  /** Earlier days can't be selected. */
  earliest?: string | undefined
  /** Later days can't be selected. */
  latest?: string | undefined
  onDay: (day: string) => void
}

/** Picks one day, past or future. */
export function DayCalendar({ day, today, earliest, latest, onDay }: DayCalendarProps) {
  const calendar = useCalendarProps()
  return (
    <DayPicker
      {...calendar}
      mode="single"
      required
      today={dateOfDay(today)}
      selected={day ? dateOfDay(day) : undefined}
      defaultMonth={dateOfDay(day || earliest || latest || today)}
      disabled={[
        ...(earliest ? [{ before: dateOfDay(earliest) }] : []),
        ...(latest ? [{ after: dateOfDay(latest) }] : []),
      ]}
      onSelect={(picked) => onDay(dayOfDate(picked))}
      classNames={{ ...calendar.classNames, selected: '[&>button]:bg-accent [&>button]:text-on-accent' }}
    />
  )
}

/** For onOpenAutoFocus of its popup: focuses the chosen day, or today, instead of the arrows. */
export function focusDay(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus()
}
