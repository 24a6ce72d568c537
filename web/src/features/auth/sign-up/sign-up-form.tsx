import { useState, type FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { ConnectStore, storeFieldId } from './connect-store.tsx'
import { FieldGroup } from './field-group.tsx'
import { RefusedPanel } from './refused-panel.tsx'
import type { ShopLink } from './shop-link.ts'
import { StoreLinked } from './store-linked.tsx'
import { StrengthMeter } from '../../../ui/strength-meter.tsx'
import { fieldId, useSignUp, type FieldName } from './use-sign-up.ts'

export interface SignUpFormProps {
  link: ShopLink | null
  /** The store named by the URL, even if the link isn’t complete. */
  shop: string | undefined
}

/** The sign-up form for visitors without an account. */
export function SignUpForm({ link, shop }: SignUpFormProps) {
  const t = useTranslations('signUp')
  const words = useSchemaWords()
  const format = useFormat()
  const { form, field, submit, error, listed, lockedUntil } = useSignUp(link)
  const { errors, isSubmitting: busy } = form.formState
  const isOver = error?.code === 'SHOP_LINK_INVALID'
  const isLinked = link !== null && !isOver
  const [isStoreWanted, setStoreWanted] = useState(false)
  const askForStore = (event: FormEvent) => {
    event.preventDefault()
    setStoreWanted(true)
    document.getElementById(storeFieldId)?.focus()
  }
  const password = useWatch({ control: form.control, name: 'password' })
  const messageOf = (name: FieldName) => {
    const message = errors[name]?.message
    return message && words(message)
  }
  const summary = listed.flatMap((name) => {
    const message = messageOf(name)
    return message ? [{ name, id: fieldId(name), message }] : []
  })
  const text = (name: 'firstName' | 'lastName' | 'companyName' | 'brandName', autoComplete: string) => (
    <Field label={t(name)} id={fieldId(name)} error={messageOf(name)}>
      {(control) => <Input {...control} {...field(name)} size="lg" autoComplete={autoComplete} readOnly={busy} />}
    </Field>
  )
  return (
    <div className="grid gap-6">
      {!link && <ConnectStore isMissing isWanted={isStoreWanted} shop={shop} />}
      {isLinked && <StoreLinked shop={link.shop} />}
      {error && <RefusedPanel error={error} email={form.getValues('email')} />}
      {link && isOver && <ConnectStore isMissing={false} isWanted={isStoreWanted} shop={shop} />}
      <ErrorSummary title={t('fix')} errors={summary} onChoose={(name) => form.setFocus(name as FieldName)} />
      <form
        noValidate
        onSubmit={(event) => (isLinked ? void submit(event) : askForStore(event))}
        className="grid gap-6"
      >
        <FieldGroup title={t('group.you')}>
          {text('firstName', 'given-name')}
          {text('lastName', 'family-name')}
          <div className="sm:col-span-2">
            <Field label={t('email')} id={fieldId('email')} error={messageOf('email')} hint={t('emailHint')}>
              {(control) => (
                <Input
                  {...control}
                  {...field('email')}
                  type="email"
                  inputMode="email"
                  size="lg"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  readOnly={busy}
                />
              )}
            </Field>
          </div>
        </FieldGroup>
        <FieldGroup title={t('group.company')}>
          {text('companyName', 'organization')}
          {text('brandName', 'off')}
        </FieldGroup>
        <FieldGroup title={t('group.password')}>
          <div className="grid gap-1.5">
            <Field label={t('password')} id={fieldId('password')} error={messageOf('password')}>
              {(control) => (
                <PasswordInput {...control} {...field('password')} autoComplete="new-password" readOnly={busy} />
              )}
            </Field>
            <StrengthMeter password={password} />
          </div>
          <Field label={t('confirmPassword')} id={fieldId('confirmPassword')} error={messageOf('confirmPassword')}>
            {(control) => (
              <PasswordInput {...control} {...field('confirmPassword')} autoComplete="new-password" readOnly={busy} />
            )}
          </Field>
        </FieldGroup>
        <div className="grid gap-3">
          <Button
            type="submit"
            variant={isLinked ? 'primary' : 'neutral'}
            size="lg"
            busy={busy}
            busyLabel={t('busy')}
            disabled={lockedUntil !== null}
          >
            {t('submit')}
          </Button>
          <p className="text-xs text-ink-3 tabular-nums">
            {!isLinked
              ? t('connectFirst')
              : lockedUntil
                ? t('worksAgain', { time: format.time(lockedUntil) })
                : t('note')}
          </p>
        </div>
      </form>
    </div>
  )
}
