import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { leaveTo } from '../../lib/leave-to.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { loginProblems } from './login-rules.ts'

export interface SsoFormProps {
  email: string
  /** The user tried another sign-in method, but the company requires single sign-on. */
  required: boolean
  returnUrl: string | undefined
  onBack: () => void
}

/** Redirects to the identity provider of the email’s company, which returns to /auth/callback. */
export function SsoForm({ email, required, returnUrl, onBack }: SsoFormProps) {
  const t = useTranslations('auth')
  const { typed, type, problem, submit, busy, error, field } = useSso(email, returnUrl)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error ? (
        <ErrorPanel error={error} say={() => error.message || t('sso.failed')} />
      ) : (
        required && <ErrorPanel message={t('callback.sso_required')} />
      )}
      <p className="text-sm text-pretty text-ink-2">{t('sso.text')}</p>
      <Field label={t('sso.email')} error={problem && t(problem)}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="email"
            value={typed}
            onChange={({ target }) => type(target.value)}
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
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={t('sso.busy')}>
          {t('sso.submit')}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t('sso.back')}
        </Button>
      </div>
    </form>
  )
}

function useSso(email: string, returnUrl: string | undefined) {
  const [typed, setTyped] = useState(email)
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const found = loginProblems({ email: typed, password: 'not asked for' }).email
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy) return
    if (found) return field.current?.focus()
    setBusy(true)
    setError(null)
    try {
      leaveTo((await api.sso.begin({ email: typed.trim(), ...(returnUrl && { returnUrl }) })).data.location)
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return { typed, type: setTyped, problem: sent ? found : undefined, submit, busy, error, field }
}
