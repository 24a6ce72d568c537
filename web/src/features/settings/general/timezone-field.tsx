import { defaultTimezone } from '@bizamply/contract/formats'
import { ChevronDown, Globe } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { browserZone } from '../../../lib/formats.ts'
import { useTicking } from '../../../lib/format.ts'
import { fieldLook } from '../../../ui/input.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { touchTargetAround } from '../../../ui/touch-target.ts'
import { useClockIn } from './use-clock-in.ts'
import { cityOf, zoneOf } from './zones.ts'

const ZonePopup = lazyPart(() => import('./zone-popup.tsx').then((it) => ({ default: it.ZonePopup })))

export interface TimezoneFieldProps {
  /** Null if never chosen. */
  value: string | null
  onChange: (timezone: string) => void
}

export function TimezoneField({ value, onChange }: TimezoneFieldProps) {
  const t = useTranslations('general')
  const id = useId()
  const locale = useLocale()
  const now = useTicking()
  const clock = useClockIn()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const timezone = value ?? defaultTimezone
  const zone = zoneOf(timezone, locale, now)
  const own = browserZone()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="text-sm font-medium text-ink">
          {t('field.timezone')}
        </span>
        <span className="text-xs text-ink-3 tabular-nums">{t('clock', { time: clock(timezone, now) })}</span>
      </div>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-note`}
        className={`${fieldLook} flex h-8 items-center gap-2 px-3 text-left text-sm coarse:h-10`}
        onClick={() => setOpen(!open)}
      >
        <Globe aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        <span id={`${id}-value`} className="min-w-0 flex-1 truncate">
          {t('zone', zone)}
        </span>
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      </button>
      <p id={`${id}-note`} className="text-xs text-ink-3">
        {value === null ? t('neverChosen') : t('timezoneText')}{' '}
        {timezone !== own && (
          <>
            {t('browserIn', { city: cityOf(own) })}{' '}
            <button type="button" className={`${textLink} ${touchTargetAround}`} onClick={() => onChange(own)}>
              {t('useBrowser')}
            </button>
          </>
        )}
      </p>
      {open && (
        <Suspense>
          <ZonePopup
            anchor={anchor}
            chosen={timezone}
            now={now}
            onChoose={(next) => {
              onChange(next)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
