import { businessNameField } from '@bizamply/contract/sign-up-form'
import type { User } from '@bizamply/contract/auth'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { CallError } from '../../../lib/call-error.ts'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { judgedOnBlur, typedField } from '../../../lib/typed-field.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { addShop } from './add-shop.ts'
import { signUpDraft } from './draft.ts'
import { FieldGroup } from './field-group.tsx'
import { RefusedPanel } from './refused-panel.tsx'
import type { ShopLink } from './shop-link.ts'

/** The sign-up form for signed-in users, who only enter a company and a brand. */
export function SignedInForm({ user, link, onDone }: { user: User; link: ShopLink; onDone: () => void }) {
  const t = useTranslations('signUp')
  const words = useSchemaWords()
  const [error, setError] = useState<CallError | null>(null)
  const draft = signUpDraft.read()
  const form = useForm<Names>({
    resolver: standardSchemaResolver(names),
    ...judgedOnBlur,
    defaultValues: { companyName: user.companyName ?? draft.companyName, brandName: draft.brandName },
  })
  const { errors, isSubmitting: busy } = form.formState
  const send = form.handleSubmit(async (values) => {
    setError(null)
    await addShop(user, values, link).then(onDone, (thrown: unknown) => setError(CallError.from(thrown)))
  })
  const fixed = (label: string, value: string, type = 'text') => (
    <Field label={label}>
      {(control) => <Input {...control} type={type} size="lg" value={value} readOnly className={locked} />}
    </Field>
  )
  const nameField = (name: keyof Names) => (
    <Field label={t(name)} error={errors[name]?.message && words(errors[name].message)}>
      {(control) => <Input {...control} {...typedField(form, name)} size="lg" readOnly={busy} />}
    </Field>
  )
  return (
    <div className="grid gap-6">
      <p className="rounded-md bg-accent-soft px-3 py-2.5 text-sm text-accent-ink">{t('prefilled')}</p>
      {error && <RefusedPanel error={error} email={user.email} />}
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
        <FieldGroup title={t('group.you')}>
          {fixed(t('firstName'), user.firstName)}
          {fixed(t('lastName'), user.lastName)}
          <div className="sm:col-span-2">{fixed(t('email'), user.email, 'email')}</div>
        </FieldGroup>
        <FieldGroup title={t('group.company')}>
          {nameField('companyName')}
          {nameField('brandName')}
        </FieldGroup>
        <div className="grid gap-3">
          <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
          <p className="text-xs text-ink-3">{t('note')}</p>
        </div>
      </form>
    </div>
  )
}

const names = z.object({
  companyName: businessNameField('Company name'),
  brandName: businessNameField('Brand name'),
})
type Names = z.infer<typeof names>

const locked = '[&>input]:bg-surface-2 [&>input]:shadow-none'
