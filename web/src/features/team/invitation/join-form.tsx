import { nameField, passwordField } from '@bizamply/contract/sign-up-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { judgedOnBlur, typedField } from '../../../lib/typed-field.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TermsBox } from './terms-box.tsx'
import { useJoin, type JoinValues } from './use-join.ts'

const joinForm = z.object({
  firstName: nameField('First name'),
  lastName: nameField('Last name'),
  password: passwordField,
  terms: z.boolean(),
})

export interface JoinFormProps {
  token: string
  email: string
  /** Rendered below the password. */
  strength: (password: string) => ReactNode
  onJoined: () => void
}

/** Creates an account for the invited address from a name and a password; the link verifies the address. */
export function JoinForm({ token, email, strength, onJoined }: JoinFormProps) {
  const t = useTranslations('invitation')
  const words = useSchemaWords()
  const form = useForm<JoinValues>({
    resolver: standardSchemaResolver(joinForm),
    ...judgedOnBlur,
    defaultValues: { firstName: '', lastName: '', password: '', terms: false },
  })
  const { error, unaccepted, submit, accept } = useJoin(form, token, onJoined)
  const { errors, isSubmitting: busy } = form.formState
  const { password, terms } = useWatch({ control: form.control })
  const messageOf = (name: keyof JoinValues) => {
    const message = errors[name]?.message
    return message && words(message)
  }
  const name = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <Field label={t(field)} error={messageOf(field)}>
      {(control) => (
        <Input {...control} {...typedField(form, field)} size="lg" autoComplete={autoComplete} readOnly={busy} />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error && <ErrorPanel error={error} />}
      <Field label={t('email')}>
        {(control) => <Input {...control} size="lg" value={email} readOnly autoComplete="username" />}
      </Field>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {name('firstName', 'given-name')}
        {name('lastName', 'family-name')}
      </div>
      <div className="grid gap-1.5">
        <Field label={t('password')} error={messageOf('password')}>
          {(control) => (
            <PasswordInput {...control} {...typedField(form, 'password')} autoComplete="new-password" readOnly={busy} />
          )}
        </Field>
        {strength(password ?? '')}
      </div>
      <TermsBox accepted={terms ?? false} missing={unaccepted} onChange={accept} />
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={t('creating')}>
        {t('create')}
      </Button>
    </form>
  )
}
