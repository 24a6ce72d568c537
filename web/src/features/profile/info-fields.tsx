import { BIO_LENGTH } from '@bizamply/contract/profile-form'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { EmailAction } from './email/email-action.tsx'
import { LocationField } from './location-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { FieldName } from './profile-values.ts'
import type { Profile } from './queries.ts'
import { fieldId, type ProfileFormState } from './use-profile-form.ts'
import { Used } from './field-parts.tsx'

export interface InfoFieldsProps {
  profile: Profile
  state: ProfileFormState
  messageOf: (name: FieldName) => string | undefined
}

export function InfoFields({ profile, state, messageOf }: InfoFieldsProps) {
  const t = useTranslations('profile')
  const { field, values, saving } = state
  const name = (which: 'firstName' | 'lastName', autoComplete: string) => (
    <Field label={t(which)} id={fieldId(which)} error={messageOf(which)}>
      {(control) => <Input {...control} {...field(which)} autoComplete={autoComplete} readOnly={saving.busy} />}
    </Field>
  )
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      {name('firstName', 'given-name')}
      {name('lastName', 'family-name')}
      <Fixed label={t('email')} value={profile.email} hint={t('emailFixed')} aside={<EmailAction inline />} />
      <Fixed label={t('role')} value={profile.role ? t(`roles.${profile.role}`) : ''} hint={t('roleFixed')} />
      <PhoneField state={state} error={messageOf('phone')} />
      <BirthdayField state={state} error={messageOf('birthday')} />
      <div className="sm:col-span-2">
        <LocationField state={state} error={messageOf('location')} />
      </div>
      <div className="sm:col-span-2">
        <Field
          label={t('bio')}
          id={fieldId('bio')}
          error={messageOf('bio')}
          aside={<Used used={values.bio.length} limit={BIO_LENGTH} />}
        >
          {(control) => <TextArea {...control} {...field('bio')} dir="auto" rows={3} readOnly={saving.busy} />}
        </Field>
      </div>
    </div>
  )
}

/** A read-only field, styled as read-only. */
function Fixed({ label, value, hint, aside }: { label: string; value: string; hint: string; aside?: ReactNode }) {
  return (
    <Field label={label} hint={hint} aside={aside}>
      {(control) => (
        <Input
          {...control}
          readOnly
          value={value}
          className="[&>input]:bg-surface-2 [&>input]:shadow-none"
          trailing={<Lock aria-hidden="true" size={14} className="mr-2 text-ink-3" />}
        />
      )}
    </Field>
  )
}
