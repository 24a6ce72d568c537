import { newPasswordForm, type NewPasswordForm } from '@bizamply/contract/sign-up-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { session } from '../../../lib/session.ts'
import { judgedOnBlur, serverError, typedField } from '../../../lib/typed-field.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { StrengthMeter } from '../../../ui/strength-meter.tsx'

export interface ResetFormProps {
  token: string
  onDone: () => void
  /** Called if the link was already used, has expired or is invalid. */
  onOver: (why: string) => void
}

/** Sets a new password with the emailed link. This ends every session, including the one in this browser. */
export function ResetForm({ token, onDone, onOver }: ResetFormProps) {
  const t = useTranslations('auth')
  const words = useSchemaWords()
  const [error, setError] = useState<CallError | null>(null)
  const form = useForm<NewPasswordForm>({
    resolver: standardSchemaResolver(newPasswordForm),
    ...judgedOnBlur,
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting: busy } = form.formState
  const { setFocus, setError: setFieldError } = form
  const password = useWatch({ control: form.control, name: 'password' })
  useEffect(() => setFocus('password'), [setFocus])
  const send = form.handleSubmit(async ({ password }) => {
    if (busy) return
    setError(null)
    try {
      await api.auth.resetPassword({ token, password })
      session.end()
      onDone()
    } catch (thrown) {
      const refused = CallError.from(thrown)
      if (refused.code === 'RESET_LINK_INVALID') return onOver(refused.message)
      const ofPassword = refused.errors.find(({ path }) => path === 'password')
      if (ofPassword)
        setFieldError('password', { type: serverError, message: ofPassword.message }, { shouldFocus: true })
      else setError(refused)
    }
  })
  const field = (name: keyof NewPasswordForm, label: string) => {
    const message = errors[name]?.message
    return (
      <Field label={label} error={message && words(message)}>
        {(control) => (
          <PasswordInput {...control} {...typedField(form, name)} autoComplete="new-password" readOnly={busy} />
        )}
      </Field>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {error && <ErrorPanel error={error} say={() => wordsOf(error) ?? t('resetFailed')} />}
      <div className="grid gap-1.5">
        {field('password', t('newPassword'))}
        <StrengthMeter password={password} />
      </div>
      {field('confirmPassword', t('confirmPassword'))}
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={t('resetBusy')}>
        {t('resetSubmit')}
      </Button>
    </form>
  )
}

const wordsOf = (error: CallError): string | null => (error.code === 'UNKNOWN_ERROR' ? null : error.message)
