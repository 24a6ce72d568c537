import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { CallbackWords } from './use-exchange.ts'
import { useLogin } from './use-login.ts'
import type { CallError } from '../../lib/call-error.ts'

export interface LoginFormProps {
  /** Prefilled if another form already has the email. */
  email?: string
  /** Why an external sign-in failed. */
  callbackError?: CallbackWords | undefined
  /** Called if the password was right but the company requires single sign-on. */
  onSsoRequired?: (email: string) => void
}

export function LoginForm({ email = '', callbackError, onSsoRequired }: LoginFormProps) {
  const t = useTranslations('auth')
  const format = useFormat()
  const { typed, problems, field, submit, busy, error, lockedUntil, remember, setRemember } = useLogin(
    email,
    onSsoRequired,
  )
  const words = error && loginErrorWords(error)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {words && <ErrorPanel error={error} say={() => ('key' in words ? t(words.key) : words.text)} />}
      {callbackError && !error && <ErrorPanel message={t(`callback.${callbackError}`)} />}
      <Field label={t('email')} error={problems.email && t(problems.email)}>
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
      <Field
        label={t('password')}
        aside={<ForgotLink email={typed.email} />}
        error={problems.password && t(problems.password)}
      >
        {(control) => <PasswordInput {...control} {...field('password')} readOnly={busy} />}
      </Field>
      <label className="flex w-fit cursor-pointer items-center gap-2.5 text-sm text-ink-2 coarse:-my-2.5 coarse:min-h-10">
        <Checkbox checked={remember} onCheckedChange={setRemember} />
        {t('rememberMe')}
      </label>
      <div className="grid gap-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel={t('busy')}
          disabled={lockedUntil !== null}
        >
          {t('submit')}
        </Button>
        {lockedUntil && (
          <p className="text-center text-xs text-ink-2 tabular-nums">
            {t('worksAgain', { time: format.time(lockedUntil) })}
          </p>
        )}
      </div>
    </form>
  )
}

function ForgotLink({ email }: { email: string }) {
  const t = useTranslations('auth')
  return (
    <Link to="/forgot-password" search={email ? { email } : {}} className={`text-sm ${textLink}`}>
      {t('forgot')}
    </Link>
  )
}

type Words = 'invalidCredentials' | 'tooMany' | 'suspended' | 'failed'

/** The message key for a failed sign-in, or the server’s message. */
function loginErrorWords(error: CallError): { key: Words } | { text: string } {
  const key = byCode[error.code]
  if (key) return { key }
  return error.code !== 'UNKNOWN_ERROR' && error.message ? { text: error.message } : { key: 'failed' }
}

const byCode: Partial<Record<CallError['code'], Words>> = {
  INVALID_CREDENTIALS: 'invalidCredentials',
  RATE_LIMIT_EXCEEDED: 'tooMany',
  ACCOUNT_SUSPENDED: 'suspended',
}
