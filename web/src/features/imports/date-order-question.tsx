import { useFormatter, useTranslations } from 'use-intl'
import type { ChoicesFormProps } from './choices-form.tsx'
import { bothReadings } from './date-order.ts'
import { Radio } from '../../ui/radio.tsx'

const orders = ['DMY', 'MDY'] as const

/** Shown only when the dates of the file are ambiguous: a real cell with both of its readings. */
export function DateOrderQuestion({ preview, choices, onChange }: ChoicesFormProps) {
  const t = useTranslations('imports')
  const format = useFormatter()
  const at = preview.columns.indexOf(choices.mapping.date ?? '')
  if (choices.kind !== 'comments' || !preview.needsDateOrder || at < 0) return null
  const readings = bothReadings(preview.rows.map((cells) => cells[at] ?? ''))
  const meaning = (order: (typeof orders)[number]): string =>
    readings
      ? format.dateTime(readings[order], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      : t(`dateOrders.${order}`)
  return (
    <fieldset className="grid gap-2 rounded-md bg-pending-soft px-4 py-3">
      <legend className="float-left text-sm font-medium text-pending-ink">
        {readings ? t('dateOrder', { cell: readings.cell }) : t('dateOrderPlain')}
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {orders.map((order) => (
          <label
            key={order}
            className="flex min-h-6 cursor-pointer items-center gap-2 text-sm text-ink coarse:min-h-10"
          >
            <Radio
              name="date-order"

              checked={choices.dateOrder === order}
              onChange={() => onChange({ dateOrder: order })}
            />
            {meaning(order)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
