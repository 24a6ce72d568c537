import { creditRanges, type CreditField } from '@bizamply/contract/credit-settings'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { PriceForm } from './use-prices.ts'

/** A price with its range; on blur, the typed value is clamped to it. */
export function PriceField({ field, saved, form }: { field: CreditField; saved: number; form: PriceForm }) {
  const t = useTranslations('creditSettings')
  const [least, most] = creditRanges[field]
  const value = form.values[field]
  const label = t(`field.${field}`)
  return (
    <Field
      label={label}
      aside={<span className="text-xs text-ink-3 tabular-nums">{t('range', { least, most })}</span>}
      hint={value === saved ? t(`hint.${field}`) : t('was', { count: saved })}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={form.textOf(field)}
          onChange={(event) => form.type(field, event.target.value)}
          onBlur={() => form.settle(field)}
          trailing={
            <span className="flex">
              <IconButton
                size="xs"
                label={t('less', { field: label })}
                icon={<Minus size={14} />}
                disabled={value <= least}
                onClick={() => form.step(field, -1)}
              />
              <IconButton
                size="xs"
                label={t('more', { field: label })}
                icon={<Plus size={14} />}
                disabled={value >= most}
                onClick={() => form.step(field, 1)}
              />
            </span>
          }
        />
      )}
    </Field>
  )
}
