import { dateWriter } from '@bizamply/contract/date-writer'
import { dateFormats, defaultTimezone, languages, numberFormats, weekStarts } from '@bizamply/contract/formats'
import { useLocale, useTranslations } from 'use-intl'
import { useTicking } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { TimezoneField } from './timezone-field.tsx'
import type { GeneralForm } from './use-general-form.ts'

export function GeneralFields({ form: { values, change } }: { form: GeneralForm }) {
  const t = useTranslations('general')
  const locale = useLocale()
  const now = useTicking()
  const day = { dateStyle: 'medium', timeZone: values.timezone ?? defaultTimezone } as const
  return (
    <div className="grid max-w-160 gap-6">
      <ChoiceRows
        name="language"
        legend={t('field.language')}
        hint={t('languageText')}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={values.language}
        onChange={(language) => change({ language })}
      />
      <TimezoneField value={values.timezone} onChange={(timezone) => change({ timezone })} />
      <ChoiceRows
        name="date-format"
        legend={t('field.dateFormat')}
        options={dateFormats.map((value) => ({
          value,
          label: dateWriter(locale, day, value).format(now),
          note: value,
        }))}
        value={values.dateFormat}
        onChange={(dateFormat) => change({ dateFormat })}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={t('field.weekStart')} hint={t('weekStartText')}>
          {(control) => (
            <Select
              {...control}
              value={values.weekStart}
              onChange={({ target: { value } }) =>
                change({ weekStart: weekStarts.find((one) => one === value) ?? 'sunday' })
              }
            >
              {weekStarts.map((one) => (
                <option key={one} value={one}>
                  {t(`weekStarts.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('field.numberFormat')}>
          {(control) => (
            <Select
              {...control}
              value={values.numberFormat}
              onChange={({ target: { value } }) =>
                change({ numberFormat: numberFormats.find((one) => one === value) ?? '1,234.56' })
              }
            >
              {numberFormats.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  )
}
