import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentProps, type Ref } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { fetchEarly } from '../lib/fetch-early.ts'
import { useFormats } from '../lib/formats.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { localIn } from '../lib/zoned-time.ts'
import { fieldLook } from './input.tsx'

const load = () => import('./day-popup.tsx')
const DayPopup = lazyPart(() => load().then((it) => ({ default: it.DayPopup })))

export interface DayInputProps extends Pick<
  ComponentProps<'button'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'disabled'
> {
  ref?: Ref<HTMLButtonElement> | undefined
  label: string
  /** 2026-11-21; empty: none. */
  value: string
  onChange: (day: string) => void
  /** Shown instead of a day. */
  empty: string
  earliest?: string | undefined
  latest?: string | undefined
  /** A picked day can be removed again. */
  mayClear?: boolean
}

/** A day, picked from a calendar. */
export function DayInput(props: DayInputProps) {
  const { ref, label, value, onChange, empty, earliest, latest, mayClear = true, ...control } = props
  const t = useTranslations('shared')
  const format = useFormatter()
  const { timeZone } = useFormats()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [today] = useState(() => localIn(timeZone, new Date()).slice(0, 10))
  const shown = value
    ? format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
    : empty
  return (
    <>
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
        <span className={`truncate ${value ? '' : 'text-ink-3'}`}>{shown}</span>
      </button>
      <Suspense>
        {open && (
          <DayPopup
            anchor={anchor}
            label={label}
            day={value}
            today={today}
            earliest={earliest}
            latest={latest}
            mayClear={mayClear}
            onDay={onChange}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
