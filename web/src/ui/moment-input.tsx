import { useFormatter, useTranslations } from 'use-intl'
import { DayInput, type DayInputProps } from './day-input.tsx'
import { Select } from './select.tsx'
import { timeFrom, timesOfDay } from './times-of-day.ts'

export interface MomentInputProps extends Omit<DayInputProps, 'latest'> {
  /** Local, as 2026-11-21T14:05; empty: none. */
  value: string
  onChange: (moment: string) => void
  /** The time that a newly picked day gets, e.g. 23:59 for an end. */
  usualTime: string
  /** The first moment that can be selected, as a day or with a time. */
  earliest?: string | undefined
}

/** A day from the calendar and a time, in the user's timezone. */
export function MomentInput({ value, onChange, usualTime, earliest, ...input }: MomentInputProps) {
  const t = useTranslations('shared')
  const format = useFormatter()
  const [day = '', time = usualTime] = value ? value.split('T') : []
  return (
    <span className="flex min-w-0 flex-1 gap-2">
      <DayInput
        {...input}
        value={day}
        earliest={earliest?.slice(0, 10)}
        onChange={(next) => onChange(next && `${next}T${timeFrom(time, next, earliest)}`)}
      />
      {day && (
        <Select
          className="w-28 shrink-0"
          aria-label={t('momentTime', { label: input.label })}
          value={time}
          disabled={input.disabled}
          onChange={(event) => onChange(`${day}T${event.target.value}`)}
        >
          {timesOfDay(time, usualTime, earliest?.startsWith(`${day}T`) ? earliest.slice(11) : '').map((one) => (
            <option key={one} value={one}>
              {format.dateTime(new Date(`2026-01-01T${one}:00Z`), {
                hour: 'numeric',
                minute: '2-digit',
                timeZone: 'UTC',
              })}
            </option>
          ))}
        </Select>
      )}
    </span>
  )
}
