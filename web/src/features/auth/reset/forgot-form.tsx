import { forgotPasswordForm } from '@bizamply/contract/sign-up-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

/** Requests a reset link. The response is the same whether or not the email has an account. */
export function ForgotForm({ email }: { email: string }) {
  const t = useTranslations('auth')
  const words = useSchemaWords()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const form = useForm({
    resolver: standardSchemaResolver(forgotPasswordForm),
    mode: 'onTouched',
    defaultValues: { email },
  })
  const { errors, isSubmitting: busy } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (sentTo === null) setFocus('email')
  }, [setFocus, sentTo])
  const send = form.handleSubmit(async (values) => {
    if (busy) return
    setError(null)
    await api.auth.forgotPassword(values).then(
      () => setSentTo(values.email),
      (thrown: unknown) => setError(CallError.from(thrown)),
    )
  })
  if (sentTo !== null) return <Sent email={sentTo} onOther={() => setSentTo(null)} />
  const message = errors.email?.message
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <p className="-mb-1 text-base text-pretty text-ink-2">{t('forgotText')}</p>
      {error && <ErrorPanel error={error} say={() => t(wordsOf(error))} />}
      <Field label={t('email')} error={message && words(message)}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
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
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={t('forgotBusy')}>
        {t('forgotSubmit')}
      </Button>
    </form>
  )
}

const wordsOf = (error: CallError) => (error.code === 'RATE_LIMIT_EXCEEDED' ? 'tooManyResets' : 'forgotFailed')

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations('auth')
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p role="status" className="flex items-start gap-2.5 rounded-md bg-sent-soft px-3 py-2.5 text-sm text-sent-ink">
        <MailCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
        {t('forgotSent', { email })}
      </p>
      <p className="text-sm text-ink-2">{t('forgotSpam')}</p>
      <Button onClick={onOther}>{t('forgotOther')}</Button>
    </div>
  )
}
