import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentProps, type Ref } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { fetchEarly } from '../lib/fetch-early.ts'
import { useFormats } from '../lib/formats.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { localIn } from '../lib/zoned-time.ts'
import { fieldLook } from './input.tsx'
import { Select } from './select.tsx'
import { timeFrom, timesOfDay } from './times-of-day.ts'

const load = () => import('./moment-popup.tsx')
const MomentPopup = lazyPart(() => load().then((it) => ({ default: it.MomentPopup })))

export interface MomentInputProps extends Pick<
  ComponentProps<'button'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'disabled'
> {
  ref?: Ref<HTMLButtonElement>
  label: string
  /** Local, as 2026-11-21T14:05; empty: none. */
  value: string
  onChange: (value: string) => void
  /** Shown instead of a day. */
  empty: string
  /** The time that a newly picked day gets, e.g. 23:59 for an end. */
  usualTime: string
  /** The first moment that can be selected, as a day or with a time. */
  earliest?: string | undefined
  /** A picked day can be removed again. */
  mayClear?: boolean
}

/** A day from the calendar and a time, in the user's timezone. */
export function MomentInput(props: MomentInputProps) {
  const { ref, label, value, onChange, empty, usualTime, earliest, mayClear = true, ...control } = props
  const t = useTranslations('shared')
  const format = useFormatter()
  const { timeZone } = useFormats()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [today] = useState(() => localIn(timeZone, new Date()).slice(0, 10))
  const [day = '', time = usualTime] = value ? value.split('T') : []
  const shown = day ? format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) : empty
  return (
    <span className="flex min-w-0 flex-1 gap-2">
      <button
        {...control}
        ref={(button) => {
          anchor.current = button
          if (typeof ref === 'function') ref(button)
          else if (ref) ref.current = button
        }}
        type="button"
        aria-label={t('momentIs', { label, moment: shown })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => fetchEarly(load)}
        onClick={() => setOpen(!open)}
        className={`${fieldLook} flex h-8 min-w-0 flex-1 items-center gap-2 pr-3 pl-2.5 text-left text-sm coarse:h-10`}
      >
        <CalendarDays aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        <span className={`truncate ${day ? '' : 'text-ink-3'}`}>{shown}</span>
      </button>
      {day && (
        <Select
          className="w-28 shrink-0"
          aria-label={t('momentTime', { label })}
          value={time}
          disabled={control.disabled}
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
      <Suspense>
        {open && (
          <MomentPopup
            anchor={anchor}
            label={label}
            day={day}
            today={today}
            earliest={earliest?.slice(0, 10)}
            mayClear={mayClear}
            onDay={(next) => onChange(next && `${next}T${timeFrom(time, next, earliest)}`)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </span>
  )
}
