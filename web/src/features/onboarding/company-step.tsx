import type { User } from '@bizamply/contract/auth'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useSchemaWords } from '../../lib/schema-words.ts'
import { typedField } from '../../lib/typed-field.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SeenErrorPanel } from '../../ui/seen-error-panel.tsx'
import { BrandNames } from './brand-names.tsx'
import { IndustrySelect, SizeSelect } from './company-choices.tsx'
import { StepTitle } from './step-title.tsx'
import { useCompany } from './use-company.ts'

export interface CompanyStepProps {
  /** The id of the form, for a submit button outside of it. */
  id: string
  user: User
  draft: OnboardingDraft
  /** Names of the company's existing brands. */
  existing: readonly string[]
  onBusy: (busy: boolean) => void
  onTyped: (typed: OnboardingDraft) => void
  onSaved: () => void
}

export function CompanyStep({ id, user, draft, existing, onBusy, onTyped, onSaved }: CompanyStepProps) {
  const t = useTranslations('onboarding')
  const words = useSchemaWords()
  const brandsField = useRef<HTMLInputElement>(null)
  const onBrandsMissing = () => brandsField.current?.focus()
  const { form, submit, error } = useCompany(user, draft, existing, { onTyped, onSaved, onBrandsMissing })
  const { errors, isSubmitting: busy } = form.formState
  const brands = useWatch({ control: form.control, name: 'brands' })
  useEffect(() => onBusy(busy), [busy, onBusy])
  const messageOf = (name: 'firstName' | 'lastName' | 'companyName' | 'jobRole' | 'brands') => {
    const message = errors[name]?.message
    return message && words(message)
  }
  const text = (name: 'firstName' | 'lastName' | 'companyName' | 'jobRole', label: string, autoComplete: string) => (
    <Field label={label} error={messageOf(name)}>
      {(control) => (
        <Input {...control} {...typedField(form, name)} size="lg" autoComplete={autoComplete} readOnly={busy} />
      )}
    </Field>
  )
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <StepTitle title={t('company.title')} text={t('company.text')} focus={false} />
      {error && <SeenErrorPanel error={error} say={() => reasonOf(error) ?? t('company.failed')} />}
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {text('firstName', t('company.firstName'), 'given-name')}
        {text('lastName', t('company.lastName'), 'family-name')}
        <div className="sm:col-span-2">
          <Field label={t('company.email')} hint={t('company.emailHint')}>
            {(control) => (
              <Input
                {...control}
                type="email"
                size="lg"
                value={user.email}
                readOnly
                className="[&>input]:bg-surface-2"
              />
            )}
          </Field>
        </div>
        <div className="sm:col-span-2">{text('companyName', t('company.companyName'), 'organization')}</div>
        <Field label={t('size')}>{(control) => <SizeSelect {...control} {...form.register('companySize')} />}</Field>
        <Field label={t('industry')}>
          {(control) => <IndustrySelect {...control} {...form.register('industry')} />}
        </Field>
        <div className="sm:col-span-2">{text('jobRole', t('jobRole'), 'organization-title')}</div>
        <div className="sm:col-span-2">
          <BrandNames
            names={brands}
            existing={existing}
            onChange={(names) => form.setValue('brands', names, { shouldValidate: names.length > 0 })}
            error={messageOf('brands')}
            ref={brandsField}
          />
        </div>
      </div>
    </form>
  )
}

/** Shows the server's error message, if any. */
const reasonOf = ({ code, message }: { code: string; message: string }): string | null =>
  code === 'UNKNOWN_ERROR' ? null : message
