import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { dateOfDay, dayOfDate } from '../../../lib/day.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Chip } from '../../../ui/chip.tsx'
import { lastDays, useBrandToday } from './days.ts'
import { FieldHead } from './field-head.tsx'
import type { Choice, Filters } from './filters.ts'

const RangeCalendar = lazyPart(() =>
  import('../../../ui/range-calendar.tsx').then((it) => ({ default: it.RangeCalendar })),
)

export interface DateValuesProps {
  filters: Pick<Filters, 'from' | 'to'>
  onChange: (change: Partial<Choice>) => void
}

/** A range of days in the brand’s timezone, both ends included; every pick applies immediately. */
export function DateValues({ filters: { from, to }, onChange }: DateValuesProps) {
  const t = useTranslations('filtering')
  const today = useBrandToday()
  const range = from || to ? { from: dateOfDay(from ?? to ?? ''), to: dateOfDay(to ?? from ?? '') } : undefined
  return (
    <>
      <FieldHead name={t('filter.from')} />
      <div className="grid justify-items-start gap-3 px-4 pb-3">
        <div role="group" aria-label={t('presets')} className="-mx-1 flex flex-wrap gap-1.5">
          {([7, 30, 90] as const).map((days) => {
            const preset = lastDays(days, today)
            const pressed = from === preset.from && to === preset.to
            const next = pressed ? { from: undefined, to: undefined } : preset
            return (
              <Chip
                key={days}
                pressed={pressed}
                className={pressed ? '' : 'border-line-strong!'}
                onClick={() => onChange(next)}
              >
                {t('lastDays', { days })}
              </Chip>
            )
          })}
        </div>
        <Suspense fallback={<div className="h-72" />}>
          <RangeCalendar
            months={1}
            today={dateOfDay(today)}
            range={range}
            onRange={(picked) =>
              onChange({
                from: picked?.from && dayOfDate(picked.from),
                to: picked?.from && dayOfDate(picked.to ?? picked.from),
              })
            }
          />
        </Suspense>
      </div>
    </>
  )
}
