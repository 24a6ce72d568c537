import type { Availability } from '@bizamply/contract/features'
import { reportFormats, reportSchedules } from '@bizamply/contract/report-rules'
import { nextDueDay } from '@bizamply/contract/report-schedule'
import { Link } from '@tanstack/react-router'
import { useController, useWatch } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { useTicking } from '../../lib/format.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { textLink } from '../../ui/text-link.ts'
import { ChoiceBoxes } from './choice-boxes.tsx'
import type { ReportForm } from './use-report-form.ts'

interface ScheduleProps {
  form: ReportForm
  timezone: string
  scheduling: Availability
}

/** The report's file formats and its schedule. */
export function ReportScheduleField({ form, timezone, scheduling }: ScheduleProps) {
  const t = useTranslations('reportDialog')
  const format = useFormatter()
  const now = useTicking()
  const [schedule, hour] = useWatch({ control: form.control, name: ['schedule', 'hour'] })
  const {
    field: { ref: firstBox, value: formats, onChange: choose },
    fieldState,
  } = useController({
    control: form.control,
    name: 'formats',
    rules: { validate: (some) => some.length > 0 || t('formatsEmpty') },
  })
  const next = (by: NonNullable<typeof schedule>): string =>
    format.dateTime(new Date(`${nextDueDay({ schedule: by, hour }, timezone, now)}T00:00:00Z`), {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
  return (
    <div className="grid gap-5">
      <ChoiceBoxes
        ref={firstBox}
        legend={t('formats')}
        options={reportFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
        chosen={formats}
        error={fieldState.error?.message}
        onChange={choose}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('schedule')}
          hint={
            scheduling !== 'available' ? (
              <NoSchedules why={scheduling} />
            ) : (
              schedule && t('scheduleText', { timezone, day: next(schedule) })
            )
          }
        >
          {(control) => (
            <Select
              {...control}
              value={schedule ?? ''}
              onChange={({ target: { value } }) =>
                form.setValue('schedule', reportSchedules.find((one) => one === value) ?? null, { shouldDirty: true })
              }
            >
              <option value="">{t('schedules.none')}</option>
              {reportSchedules.map((one) => (
                <option key={one} value={one} disabled={scheduling !== 'available' && one !== schedule}>
                  {t(`schedules.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {schedule && <HourField form={form} />}
      </div>
    </div>
  )
}

function NoSchedules({ why }: { why: 'plan' | 'off' }) {
  const t = useTranslations('reportDialog')
  if (why === 'off') return t('schedulesOff')
  return (
    <>
      {t('schedulesNotInPlan')}{' '}
      <Link to="/plans" className={textLink}>
        {t('seePlans')}
      </Link>
    </>
  )
}

function HourField({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const format = useFormatter()
  const words = (hour: number): string =>
    format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (
    <Field label={t('hour')}>
      {(control) => (
        <Select {...control} {...form.register('hour', { valueAsNumber: true })}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {words(hour)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
