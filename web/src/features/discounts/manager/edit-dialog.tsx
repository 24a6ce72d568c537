import type { Discount } from '@bizamply/contract/discounts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFormats } from '../../../lib/formats.ts'
import { localIn } from '../../../lib/zoned-time.ts'
import { typedField } from '../../../lib/typed-field.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { AmountInput } from './amount-input.tsx'
import { FormDialog } from './form-dialog.tsx'
import type { EditValues } from './form-rules.ts'
import { MomentField } from './moment-field.tsx'
import { useEditForm } from './use-edit-form.ts'
import { useDiscountWords } from './words.ts'

export interface EditDialogProps {
  discount: Discount
  /** The shop's currency; a percentage discount has none. */
  currency: string | null
  onClose: () => void
}

export function EditDialog({ discount, currency, onClose }: EditDialogProps) {
  const t = useTranslations('discountManager')
  const { form, before, failure, submit } = useEditForm(discount, onClose)
  const { errors, isDirty, isSubmitting: busy } = form.formState
  const { timeZone } = useFormats()
  const [now] = useState(() => localIn(timeZone, new Date()))
  const about = useAbout(discount, currency)
  const [status, start, end] = useWatch({ control: form.control, name: ['status', 'starts_at', 'ends_at'] })
  const field = (name: keyof EditValues) => ({ ...typedField(form, name), readOnly: busy })
  const ends = status === 'expired' && before.status !== 'expired'
  const begins = status !== before.status && before.status === 'expired' && end === before.ends_at
  return (
    <FormDialog
      title={t('editTitle')}
      description={about}
      action={t('update')}
      busyAction={t('updating')}
      failed={t('failedUpdate')}
      failure={failure}
      changed={isDirty}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="sm:col-span-2">
        <Field label={t('column.title')} error={errors.title?.message}>
          {(control) => <Input {...control} {...field('title')} maxLength={200} autoComplete="off" required />}
        </Field>
      </div>
      <Field label={t('column.type')} hint={t('typeFixed')}>
        {(control) => (
          <Select {...control} disabled value={discount.type}>
            <option value={discount.type}>{t(`types.${discount.type}`)}</option>
          </Select>
        )}
      </Field>
      <Field
        label={t('column.amount')}
        error={errors.amount?.message}
        hint={discount.type === 'free_shipping' ? t('amountShipping') : undefined}
      >
        {(control) => (
          <AmountInput type={discount.type} currency={discount.currency} {...control} {...field('amount')} />
        )}
      </Field>
      <Field label={t('column.status')} error={errors.status?.message} hint={ends ? t('endsAtOnce') : undefined}>
        {(control) => (
          <Select {...control} {...typedField(form, 'status')} aria-disabled={busy || undefined}>
            {statusesFrom(discount.status).map((one) => (
              <option key={one} value={one}>
                {t(`statuses.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('column.limit')}
        error={errors.usage_limit?.message}
        hint={t('limitHint', { used: discount.times_used })}
      >
        {(control) => (
          <Input {...control} {...field('usage_limit')} type="number" min={1} step={1} placeholder={t('noLimit')} />
        )}
      </Field>
      <MomentField
        control={form.control}
        name="starts_at"
        label={t('column.starts')}
        empty={t('noDate')}
        usualTime="00:00"
        earliest={before.starts_at && before.starts_at < now ? before.starts_at : now}
        disabled={ends || busy}
      />
      <MomentField
        control={form.control}
        name="ends_at"
        label={t('column.ends')}
        hint={begins ? t('endTakenAway') : undefined}
        empty={t('noEnd')}
        usualTime="23:59"
        earliest={start > now ? start : now}
        disabled={ends || busy}
      />
    </FormDialog>
  )
}

/** The code, and its results as far as orders and replies show them. */
function useAbout({ code, orders, savings, handedOut, ...discount }: Discount, shops: string | null): string {
  const t = useTranslations('discountManager')
  const words = useDiscountWords()
  const currency = discount.currency ?? shops
  const took =
    orders === null || savings === null
      ? null
      : orders > 0 && currency
        ? t('aboutSaved', { orders, savings: words.money(savings, currency) })
        : t('aboutOrders', { orders })
  return [t('aboutCode', { code }), took, handedOut > 0 ? t('aboutReplies', { count: handedOut }) : null]
    .filter(Boolean)
    .join(' ')
}

/** The current status first, then those it can change to. */
const statusesFrom = (status: Discount['status']): Discount['status'][] => [
  status,
  ...(['active', 'scheduled', 'expired'] as const).filter(
    (one) => one !== status && !(status === 'paused' && one === 'scheduled'),
  ),
]
