import { comparisons } from '@bizamply/contract/ranges'
import { reportRanges } from '@bizamply/contract/report-rules'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { ReportForm } from './use-report-form.ts'

/** The days that a report covers, and those it compares them with. */
export function ReportPeriod({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={t('range')}>
        {(control) => (
          <Select {...control} {...form.register('range')}>
            {reportRanges.map((one) => (
              <option key={one} value={one}>
                {t(`ranges.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('compare')}>
        {(control) => (
          <Select {...control} {...form.register('compare')}>
            {comparisons.map((one) => (
              <option key={one} value={one}>
                {t(`compares.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
