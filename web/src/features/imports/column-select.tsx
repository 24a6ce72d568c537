import type { ImportField, ImportPreview } from '@bizamply/contract/imports'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'
import { assign, fieldOf, fieldsOf, confidenceOf, type Confidence } from './fields.ts'
import type { Choices } from './import-call.ts'

export interface ColumnsProps {
  preview: ImportPreview
  choices: Choices
  onChange: (mapping: Choices['mapping']) => void
}

/** The field a column maps to, how confident the guess was, and the column's own name. */
export function ColumnSelect({ preview, choices, onChange, column }: ColumnsProps & { column: string }) {
  const t = useTranslations('imports')
  const field = fieldOf(choices.mapping, column)
  const confidence = field && confidenceOf(preview, field, column)
  const nameOf = useFieldName(choices.kind)
  return (
    <div className="grid gap-1">
      <Select
        size="sm"
        aria-label={t('columnIs', { column })}
        value={field ?? ''}
        className={field ? 'font-medium' : ''}
        onChange={(event) => {
          const next = fieldsOf[choices.kind].find((one) => one === event.target.value) ?? null
          onChange(assign(choices.mapping, column, next))
        }}
      >
        <option value="">{t('unused')}</option>
        {fieldsOf[choices.kind].map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
      <span className="flex min-w-0 items-center justify-between gap-2 text-micro">
        <bdi className="truncate text-ink-2" title={column}>
          {column}
        </bdi>
        {confidence && <ConfidenceMark confidence={confidence} />}
      </span>
    </div>
  )
}

/** For products, the field `title` is labeled as the name. */
function useFieldName(kind: keyof typeof fieldsOf): (field: ImportField) => string {
  const t = useTranslations('imports')
  return (field) => {
    if (kind === 'products' && field === 'title') return t('productName')
    if (kind === 'products' && field === 'externalId') return t('productId')
    return t(`field.${field}`)
  }
}

function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  const t = useTranslations('imports')
  return (
    <span className="flex shrink-0 items-center gap-1 text-ink-3" title={t(confidence)}>
      <span aria-hidden="true" className={`forced-color-adjust-none size-1.5 rounded-full ${dots[confidence]}`} />
      {/* Only what needs a look takes the column’s name its room. */}
      <span className={confidence === 'sure' || confidence === 'before' ? 'sr-only' : ''}>{t(confidence)}</span>
    </span>
  )
}

const dots: Record<Confidence, string> = {
  sure: 'bg-live',
  likely: 'bg-chart-2',
  guess: 'bg-chart-3',
  before: 'bg-accent',
  yours: 'bg-accent',
}
