import type { ImportPreview } from '@bizamply/contract/imports'
import { earliestDefaultDate } from '@bizamply/contract/size-limits'
import { useFormatter, useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { ChoicesFormProps } from './choices-form.tsx'
import { isDefaultDate, latestDefaultDate } from './default-date.ts'
import type { Choices } from './import-call.ts'

/** Shows how many rows have no date, what happens to them, and a field to set a date for all of them. */
export function Undated(props: ChoicesFormProps) {
  const t = useTranslations('imports')
  const words = useUndatedWords()
  const wrongDate = useWrongDate()
  const { preview, choices, onChange } = props
  if (!hasUndated(preview, choices)) return null
  const { title, text } = words(preview, choices)
  return (
    <div className="grid gap-3 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pretty text-pending-ink">
      <div role="status">
        <p className="font-medium">{title}</p>
        <p>{text}</p>
      </div>
      <div className="max-w-72">
        <Field label={t('defaultDate')} hint={t('defaultDateHint')} error={wrongDate(choices)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={earliestDefaultDate}
              max={latestDefaultDate()}
              value={choices.defaultDate}
              onChange={(event) => onChange({ defaultDate: event.target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

/** Why a typed date is invalid; undefined when it's valid. */
export function useWrongDate(): (choices: Choices) => string | undefined {
  const t = useTranslations('imports')
  const format = useFormatter()
  return ({ kind, defaultDate }) => {
    if (kind !== 'comments' || defaultDate === '' || isDefaultDate(defaultDate)) return undefined
    return t('defaultDateWrong', { first: format.dateTime(new Date(earliestDefaultDate), calendarDay) })
  }
}

const hasUndated = ({ undated }: ImportPreview, { kind, mapping, defaultDate }: Choices): boolean =>
  kind === 'comments' && (mapping.date === undefined || defaultDate !== '' || (undated !== null && undated.count > 0))

function useUndatedWords() {
  const t = useTranslations('imports')
  const format = useFormatter()
  return ({ undated }: ImportPreview, { mapping, defaultDate }: Choices): { title: string; text: string } => {
    const { count = 0, of = 0, isWhole = true } = undated ?? {}
    const some = isWhole ? t('undatedSome', { count, of }) : t('undatedOfFirst', { count, of })
    const none = mapping.date === undefined
    const day = isDefaultDate(defaultDate) && format.dateTime(new Date(defaultDate), calendarDay)
    const text = day ? t('undatedOn', { day }) : t(none ? 'undatedText' : 'undatedSomeText')
    return { title: none ? t('undated') : some, text }
  }
}

// A calendar day is stored as midnight UTC.
const calendarDay = { dateStyle: 'medium', timeZone: 'UTC' } as const
