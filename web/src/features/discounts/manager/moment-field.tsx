import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { fetchEarly } from '../../../lib/fetch-early.ts'
import { useFormats } from '../../../lib/formats.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { localIn } from '../../../lib/zoned-time.ts'
import { Field } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { timeFrom, timesOfDay } from './times-of-day.ts'

const load = () => import('./moment-popup.tsx')
const MomentPopup = lazyPart(() => load().then((it) => ({ default: it.MomentPopup })))

export interface MomentFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  /** Shown instead of a day. */
  empty: string
  /** The time that a newly picked day gets, e.g. 23:59 for an end. */
  usualTime: string
  /** The first moment that can be selected, as a day or with a time. */
  earliest?: string | undefined
  disabled?: boolean
}

/** A day from the calendar and a time, in the user's timezone; the value is local, 2026-11-21T14:05. */
export function MomentField<Values extends FieldValues>(props: MomentFieldProps<Values>) {
  const { control, name, label, hint, empty, usualTime, earliest, disabled = false } = props
  const t = useTranslations('discountManager')
  const format = useFormatter()
  const { timeZone } = useFormats()
  const { field, fieldState } = useController({ control, name })
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const value = String(field.value ?? '')
  const [day = '', time = usualTime] = value ? value.split('T') : []
  const set = (next: string) => {
    field.onChange(next)
    field.onBlur()
  }
  const shown = day ? format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) : empty
  return (
    <Field label={label} error={fieldState.error?.message} hint={hint}>
      {(bound) => (
        <span className="flex gap-2">
          <button
            {...bound}
            ref={(button) => {
              anchor.current = button
              field.ref(button)
            }}
            type="button"
            aria-label={t('momentIs', { label, moment: shown })}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onPointerEnter={() => fetchEarly(load)}
            onClick={() => setOpen(!open)}
            className={`${fieldLook} flex h-8 flex-1 items-center gap-2 pr-3 pl-2.5 text-left text-sm coarse:h-10`}
          >
            <CalendarDays aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
            <span className={`truncate ${day ? '' : 'text-ink-3'}`}>{shown}</span>
          </button>
          {day && (
            <Select
              className="w-28 shrink-0"
              aria-label={t('momentTime', { label })}
              value={time}
              disabled={disabled}
              onChange={(event) => set(`${day}T${event.target.value}`)}
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
                today={localIn(timeZone, new Date()).slice(0, 10)}
                earliest={earliest?.slice(0, 10)}
                onDay={(next) => set(next && `${next}T${timeFrom(time, next, earliest)}`)}
                onClose={() => setOpen(false)}
              />
            )}
          </Suspense>
        </span>
      )}
    </Field>
  )
}
