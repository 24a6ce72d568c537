import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { useChangePassword, type PasswordField } from './use-change-password.ts'

export interface RequiredTaskProps {
  company: string | null
  /** The deadline, if it can still wait. */
  by: string | null
  onDone: () => void
}

/** Asks for the old password and a new password. */
export function RequiredPassword({ company, by, onDone }: RequiredTaskProps) {
  const t = useTranslations('signInRequirements')
  const words = useTranslations('security.password')
  const format = useFormat()
  const now = useTicking()
  const { typed, problems, type, leave, submit, busy, failed, refs } = useChangePassword(onDone)
  const name = company ?? t('company')
  const { current } = refs
  useEffect(() => current.current?.focus(), [current])
  const field = (which: PasswordField, autoComplete: string) => (
    <Field label={which === 'next' ? t('password.next') : words(`${which}Hint`)} error={problems[which]}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={refs[which]}
          value={typed[which]}
          onChange={({ target }) => type(which, target.value)}
          onBlur={() => leave(which)}
          autoComplete={autoComplete}
          readOnly={busy}
        />
      )}
    </Field>
  )
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('password.title')}</h1>
      <p className="mt-1 mb-6 text-base text-pretty text-ink-2">
        {by
          ? t('password.soon', { company: name, date: format.shortDate(by, now) })
          : t('password.text', { company: name })}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failed && <ErrorPanel error={failed} say={(reason) => `${words('failed')}. ${reason}`} />}
        {field('current', 'current-password')}
        <div className="grid gap-1.5">
          {field('next', 'new-password')}
          <StrengthMeter password={typed.next} />
        </div>
        {field('confirm', 'new-password')}
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={words('busy')}>
          {t('password.submit')}
        </Button>
      </form>
    </>
  )
}
