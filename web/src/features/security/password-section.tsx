import type { SecurityState } from '@bizamply/contract/security'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useSession, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangePassword, type PasswordField } from './use-change-password.ts'

export function PasswordSection({ security }: { security: SecurityState }) {
  const t = useTranslations('security.password')
  const format = useFormat()
  const now = useTicking()
  const { passwordChangedAt } = security
  const meta = passwordChangedAt ? t('changed', { date: format.shortDate(passwordChangedAt, now) }) : t('neverChanged')
  return (
    <section aria-labelledby="password" className="border-b border-line pb-6">
      <SectionHead id="password" title={t('title')} meta={security.hasPassword ? meta : t('google')} />
      <Required now={now} />
      {security.hasPassword ? <ChangeForm /> : <SetPassword />}
    </section>
  )
}

/** What the company requires; highlighted in the last ten days before the deadline. */
function Required({ now }: { now: Date }) {
  const t = useTranslations('security.password')
  const format = useFormat()
  const by = useSession().user?.requirements?.passwordBy
  if (!by) return null
  const isSoon = new Date(by).getTime() - now.getTime() < SOON_MS
  return (
    <p className={`px-4 pb-3 text-xs sm:px-6 ${isSoon ? 'text-pending-ink' : 'text-ink-3'}`}>
      {t('everyNinetyDays', { date: format.shortDate(by, now) })}
    </p>
  )
}

const SOON_MS = 10 * 86_400_000

function ChangeForm() {
  const t = useTranslations('security.password')
  const { typed, problems, type, leave, submit, busy, failed, refs } = useChangePassword()
  const field = (name: PasswordField, autoComplete: string, hint?: string) => (
    <Field label={t(name)} hint={hint} error={problems[name]}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={refs[name]}
          size="md"
          value={typed[name]}
          onChange={({ target }) => type(name, target.value)}
          onBlur={() => leave(name)}
          autoComplete={autoComplete}
          readOnly={busy}
        />
      )}
    </Field>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-4 px-4 sm:px-6 xl:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {failed && <ErrorPanel className="xl:col-span-4" error={failed} say={(reason) => `${t('failed')}. ${reason}`} />}
      {field('current', 'current-password')}
      <div className="grid gap-1.5">
        {field('next', 'new-password', typed.next ? undefined : t('nextRule'))}
        {typed.next && <StrengthMeter password={typed.next} />}
      </div>
      {field('confirm', 'new-password')}
      <Button type="submit" busy={busy} busyLabel={t('busy')} className="w-fit xl:mt-6.5">
        {t('submit')}
      </Button>
    </form>
  )
}

/** Users who sign in with Google set their first password with an emailed link, which verifies the address. */
function SetPassword() {
  const t = useTranslations('security.password')
  const { email } = useUser()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await api.auth.forgotPassword({ email })
      toast.success(t('linkSent', { email }))
    } catch (thrown) {
      toast.error(CallError.from(thrown).message)
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 sm:px-6">
      <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-2">{t('googleText')}</p>
      <Button busy={busy} busyLabel={t('sending')} onClick={() => void send()}>
        {t('sendLink')}
      </Button>
    </div>
  )
}
