import { sizes } from '@bizamply/contract/size-limits'
import { reportCharts, reportSections } from '@bizamply/contract/report-rules'
import { ChartColumn, ChartLine, ChartPie } from 'lucide-react'
import { useController, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import type { ReportForm } from './use-report-form.ts'

/** The report's title, and what it shows. */
export function ReportAbout({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const { errors } = useFormState({ control: form.control })
  const title = form.register('title', { validate: (words) => words.trim() !== '' || t('titleEmpty') })
  const {
    field: { ref: firstBox, value: sections, onChange: choose },
    fieldState,
  } = useController({
    control: form.control,
    name: 'sections',
    rules: { validate: (some) => some.length > 0 || t('sectionsEmpty') },
  })
  return (
    <>
      <Field label={t('title')} error={errors.title?.message}>
        {(control) => <Input {...control} {...title} dir="auto" maxLength={sizes.reportTitle} />}
      </Field>
      <ChoiceBoxes
        ref={firstBox}
        legend={t('sections')}
        options={reportSections.map((value) => ({ value, label: t(`section.${value}`) }))}
        chosen={sections}
        error={fieldState.error?.message}
        onChange={choose}
      />
      <ChartChoice form={form} />
    </>
  )
}

const icons = { bar: ChartColumn, line: ChartLine, pie: ChartPie }

function ChartChoice({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('chart')}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {reportCharts.map((chart) => {
          const Icon = icons[chart]
          return (
            <label key={chart} className={choice}>
              <input {...form.register('chart')} type="radio" value={chart} className="sr-only" />
              <Icon aria-hidden="true" size={16} />
              {t(`charts.${chart}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const choice =
  'relative flex h-8 cursor-pointer items-center justify-center gap-2 rounded-sm border border-line-strong text-sm text-ink-2 ' +
  'hover:bg-surface-2 has-checked:border-accent-line has-checked:bg-accent-soft has-checked:text-accent-ink ' +
  'has-focus-visible:ring-3 has-focus-visible:ring-accent/20 coarse:h-10 dark:hover:bg-surface-3'
