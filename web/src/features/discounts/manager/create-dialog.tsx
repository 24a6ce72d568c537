import { editableTypes } from '@bizamply/contract/discount-rules'
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
import type { CreateValues } from './form-rules.ts'
import { MomentField } from './moment-field.tsx'
import { useCreateForm } from './use-create-form.ts'

export interface CreateDialogProps {
  /** The shop's currency, if any of its codes shows it. */
  currency: string | null
  onClose: () => void
}

export function CreateDialog({ currency, onClose }: CreateDialogProps) {
  const t = useTranslations('discountManager')
  const { form, failure, submit } = useCreateForm(onClose)
  const { errors, isDirty, isSubmitting: busy } = form.formState
  const [typeNow, starts] = useWatch({ control: form.control, name: ['type', 'starts_at'] })
  const { timeZone } = useFormats()
  const [now] = useState(() => localIn(timeZone, new Date()))
  const type = editableTypes.find((one) => one === typeNow) ?? 'percentage'
  const field = (name: keyof CreateValues) => ({ ...typedField(form, name), readOnly: busy })
  const changeType = (next: string) => {
    form.setValue('type', next)
    form.setValue('amount', next === 'percentage' ? '15' : '')
    form.clearErrors('amount')
  }
  return (
    <FormDialog
      title={t('createTitle')}
      description={t(starts ? 'createTextFrom' : 'createText')}
      action={t('create')}
      busyAction={t('creating')}
      failed={t('failedCreate')}
      failure={failure}
      changed={isDirty}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('column.type')}>
        {(control) => (
          <Select {...control} name="type" value={type} onChange={(event) => changeType(event.target.value)}>
            {editableTypes.map((one) => (
              <option key={one} value={one}>
                {t(`types.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={type === 'percentage' ? t('percent') : t('column.amount')}
        error={errors.amount?.message}
        hint={type === 'free_shipping' ? t('amountShipping') : undefined}
      >
        {(control) => <AmountInput type={type} currency={currency} {...control} {...field('amount')} />}
      </Field>
      <Field label={t('code')} error={errors.code?.message} hint={t('codeHint')}>
        {(control) => (
          <Input
            {...control}
            {...field('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="[&>input:not(:placeholder-shown)]:uppercase"
            placeholder={t('madeUp')}
          />
        )}
      </Field>
      <Field label={t('column.limit')} error={errors.usage_limit?.message} hint={t('limitEmpty')}>
        {(control) => (
          <Input {...control} {...field('usage_limit')} type="number" min={1} step={1} placeholder={t('noLimit')} />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label={t('column.title')} error={errors.title?.message} hint={t('titleHint')}>
          {(control) => <Input {...control} {...field('title')} maxLength={200} autoComplete="off" />}
        </Field>
      </div>
      <MomentField
        control={form.control}
        name="starts_at"
        label={t('column.starts')}
        empty={t('startsNow')}
        usualTime="00:00"
        earliest={now}
        disabled={busy}
      />
      <MomentField
        control={form.control}
        name="ends_at"
        label={t('column.ends')}
        empty={t('noEnd')}
        usualTime="23:59"
        earliest={starts || now}
        disabled={busy}
      />
    </FormDialog>
  )
}
