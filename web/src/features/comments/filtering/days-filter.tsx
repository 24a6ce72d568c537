import { CalendarDays } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { DateRange } from 'react-day-picker'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Choice, Filters } from './filters.ts'
import { dateOf, dayOf, lastDays } from './days.ts'
import { useDaysText } from './days-text.ts'

const RangeCalendar = lazyPart(() =>
  import('../../../ui/range-calendar.tsx').then((it) => ({ default: it.RangeCalendar })),
)

export interface DaysFilterProps {
  filters: Pick<Filters, 'from' | 'to'>
  onChange: (change: Partial<Choice>) => void
}

/** A range of days in the brand’s timezone, both ends included. Presets apply immediately; the calendar has Apply. */
export function DaysFilter({ filters, onChange }: DaysFilterProps) {
  const t = useTranslations('filtering')
  const text = useDaysText()
  const { from, to } = filters
  const [open, setOpen] = useState(false)
  return (
    <fieldset className="grid gap-1 sm:grid-cols-[88px_1fr]">
      <legend className="sr-only">{t('filter.from')}</legend>
      <span aria-hidden="true" className="pt-1.5 text-xs text-ink-3">
        {t('filter.from')}
      </span>
      <div>
        <div className="-ml-1 flex flex-wrap gap-1">
          {([7, 30, 90] as const).map((days) => {
            const range = lastDays(days)
            const pressed = from === range.from && to === range.to
            const next = pressed ? { from: undefined, to: undefined } : range
            return (
              <Chip key={days} pressed={pressed} onClick={() => onChange(next)}>
                {t('lastDays', { days })}
              </Chip>
            )
          })}
          <Chip
            pressed={Boolean(from ?? to)}
            aria-expanded={open}
            icon={<CalendarDays aria-hidden="true" size={14} />}
            onClick={() => setOpen(!open)}
          >
            {from || to ? text({ from, to }) : t('chooseDays')}
          </Chip>
        </div>
        {open && (
          <Calendar
            filters={filters}
            onApply={(range) => {
              onChange(range)
              setOpen(false)
            }}
            onCancel={() => setOpen(false)}
          />
        )}
      </div>
    </fieldset>
  )
}

interface CalendarProps extends Pick<DaysFilterProps, 'filters'> {
  onApply: (range: { from: string | undefined; to: string | undefined }) => void
  onCancel: () => void
}

function Calendar({ filters: { from, to }, onApply, onCancel }: CalendarProps) {
  const t = useTranslations('filtering')
  const shared = useTranslations('shared')
  const ref = useRef<HTMLDivElement>(null)
  // On phones, the calendar opens below the visible part of the sheet.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [range, setRange] = useState<DateRange | undefined>(
    from || to ? { from: dateOf(from ?? to ?? ''), to: dateOf(to ?? from ?? '') } : undefined,
  )
  const apply = () => {
    const first = range?.from && dayOf(range.from)
    onApply({ from: first, to: range?.to ? dayOf(range.to) : first })
  }
  return (
    <div ref={ref} className="mt-2 max-sm:-ml-2">
      <Suspense fallback={<div className="h-72" />}>
        <RangeCalendar range={range} onRange={setRange} />
      </Suspense>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={onCancel}>
          {shared('cancel')}
        </Button>
        <Button size="sm" aria-disabled={!range?.from} onClick={apply}>
          {t('applyDays')}
        </Button>
      </div>
    </div>
  )
}
