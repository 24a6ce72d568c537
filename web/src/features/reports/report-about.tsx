import { sizes } from '@bizamply/contract/limits'
import { reportCategories, reportCharts, reportSections } from '@bizamply/contract/report-rules'
import { ChartColumn, ChartLine, ChartPie } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import type { ReportForm } from './use-report-form.ts'

/** What a report is called, and what it shows. */
export function ReportAbout({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const names = useTranslations('reports')
  const { title, description, category, sections } = form.input
  return (
    <>
      <div data-field="title">
        <Field label={t('title')} error={form.wrong('title')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={title}
              maxLength={sizes.reportTitle}
              onChange={(event) => form.change({ title: event.target.value }, 'title')}
            />
          )}
        </Field>
      </div>
      <div data-field="description">
        <Field label={t('description')} error={form.wrong('description')}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              rows={2}
              className="max-h-40"
              value={description}
              maxLength={sizes.reportDescription}
              onChange={(event) => form.change({ description: event.target.value }, 'description')}
            />
          )}
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('category')}>
          {(control) => (
            <Select
              {...control}
              value={category}
              onChange={({ target: { value } }) =>
                form.change({ category: reportCategories.find((one) => one === value) ?? category })
              }
            >
              {reportCategories.map((one) => (
                <option key={one} value={one}>
                  {names(`category.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ChartChoice form={form} />
      </div>
      <div data-field="sections">
        <ChoiceBoxes
          legend={t('sections')}
          options={reportSections.map((value) => ({ value, label: t(`section.${value}`) }))}
          chosen={sections}
          error={form.wrong('sections')}
          onChange={(next) => form.change({ sections: next }, 'sections')}
        />
      </div>
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
              <input
                type="radio"
                name="report-chart"
                className="sr-only"
                checked={form.input.chart === chart}
                onChange={() => form.change({ chart })}
              />
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
