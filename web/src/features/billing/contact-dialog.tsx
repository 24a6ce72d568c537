import { sizes } from '@bizamply/contract/size-limits'
import { useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useWhyNot } from './refusal-words.ts'

interface Letter {
  company: string
  brands: string
  replies: string
  message: string
}

const SUBJECT = 'Enterprise plan'

/** Sends an email to the product’s team. If sending fails, the typed values stay. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('billing')
  const shared = useTranslations('shared')
  const why = useWhyNot()
  const { email, companyName } = useUser()
  const [failure, setFailure] = useState<CallError | null>(null)
  const form = useForm<Letter>({
    mode: 'onTouched',
    defaultValues: { company: companyName ?? '', brands: '', replies: '', message: '' },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const send = form.handleSubmit(async (letter) => {
    setFailure(null)
    await api.me.support({ subject: SUBJECT, message: textOf(letter) }).then(
      () => {
        toast.success(t('sent'))
        onClose()
      },
      (thrown: unknown) => setFailure(CallError.from(thrown)),
    )
  })
  return (
    <EditingDialog
      title={t('contactTitle')}
      description={t('contactText', { email })}
      width={480}
      changed={isDirty}
      busy={isSubmitting}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={(event) => void send(event)}>
          <div className="grid gap-4">
            {failure && <ErrorPanel error={failure} say={() => t('letterFailed', { reason: why(failure) })} />}
            <LetterFields form={form} errors={errors} />
          </div>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('sending')}>
              {t('sendLetter')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Letter>>
  errors: FieldErrors<Letter>
}

function LetterFields({ form, errors }: FieldsProps) {
  const t = useTranslations('billing')
  const whole = { pattern: { value: /^\d{0,9}$/, message: t('numberWrong') } }
  return (
    <>
      <Field label={t('company')} error={errors.company?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('company', { validate: (value) => value.trim() !== '' || t('companyEmpty') })}
            maxLength={sizes.name}
            autoComplete="organization"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('brands')} error={errors.brands?.message}>
          {(control) => <Input {...control} {...form.register('brands', whole)} inputMode="numeric" />}
        </Field>
        <Field label={t('replies')} error={errors.replies?.message}>
          {(control) => <Input {...control} {...form.register('replies', whole)} inputMode="numeric" />}
        </Field>
      </div>
      <Field label={t('message')} error={errors.message?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('message', { validate: (value) => value.trim() !== '' || t('messageEmpty') })}
            rows={5}
            maxLength={sizes.supportText - 500}
            className="max-h-72"
          />
        )}
      </Field>
    </>
  )
}

/** Facts first. In English because the product’s team reads it. */
const textOf = ({ company, brands, replies, message }: Letter): string =>
  [
    `Company: ${company.trim()}`,
    brands && `Brands: ${brands}`,
    replies && `Replies a month: ${replies}`,
    '',
    message.trim(),
  ]
    .filter((line, n) => n > 2 || line !== '')
    .join('\n')
