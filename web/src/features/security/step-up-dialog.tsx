import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useUser } from '../../lib/session.ts'
import { passkeysWork } from '../../lib/passkey.ts'
import { stepUp } from '../../lib/step-up.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { textLink } from '../../ui/text-link.ts'
import { useSecurity } from './queries.ts'
import { PasskeyStepUp } from './passkey-step-up.tsx'
import { SsoStepUp } from './sso-step-up.tsx'

/** Asks for the password, a code or a passkey before a sensitive action; the action then continues. */
export function StepUpDialog() {
  const t = useTranslations('security.stepUp')
  const security = useSecurity()
  const [otherWay, setOtherWay] = useState(false)
  const body = () => {
    if (security.data) {
      const { hasPassword, secondFactor, passkeys, sso = false } = security.data
      const hasPasskey = passkeys.length > 0 && passkeysWork()
      const hasOwn = hasPassword || secondFactor.enabled
      if (sso && !otherWay) return <SsoStepUp onOther={hasOwn || hasPasskey ? () => setOtherWay(true) : null} />
      return (
        <>
          {hasPasskey && <PasskeyStepUp />}
          {hasOwn ? <Proof hasPassword={hasPassword} hasCode={secondFactor.enabled} /> : !hasPasskey && <SetPassword />}
        </>
      )
    }
    if (!security.isError) {
      return (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
          <Spinner />
          {t('loading')}
        </p>
      )
    }
    return <ErrorPanel error={security.error} onRetry={() => void security.refetch()} />
  }
  return (
    <Dialog open onOpenChange={(open) => !open && stepUp.end(false)}>
      <DialogContent title={t('title')} description={t('text')}>
        {body()}
      </DialogContent>
    </Dialog>
  )
}

function Proof({ hasPassword, hasCode }: { hasPassword: boolean; hasCode: boolean }) {
  const t = useTranslations('security.stepUp')
  const { byCode, change, typed, setTyped, busy, error, submit, field } = useProof(hasPassword)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={t(byCode ? 'code' : 'password')} error={error?.message}>
        {(control) =>
          byCode ? (
            <Input
              {...control}
              ref={field}
              size="lg"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="one-time-code"
              readOnly={busy}
            />
          ) : (
            <PasswordInput
              {...control}
              ref={field}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              readOnly={busy}
            />
          )
        }
      </Field>
      {hasPassword && hasCode && (
        <button type="button" className={`w-fit text-sm ${textLink}`} onClick={change}>
          {t(byCode ? 'usePassword' : 'useCode')}
        </button>
      )}
      <DialogFooter>
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('busy')} disabled={typed.trim() === ''}>
          {t('submit')}
        </Button>
      </DialogFooter>
    </form>
  )
}

function useProof(hasPassword: boolean) {
  const [byCode, setByCode] = useState(!hasPassword)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [byCode])
  const change = () => {
    setByCode(!byCode)
    setTyped('')
    setError(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || typed.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      await api.security.stepUp(byCode ? { code: typed } : { password: typed })
      stepUp.end(true)
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
      field.current?.select()
    }
  }
  return { byCode, change, typed, setTyped, busy, error, submit, field }
}

/** Users who only sign in with Google have nothing to confirm with yet. */
function SetPassword() {
  const t = useTranslations('security.stepUp')
  const { email } = useUser()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await api.auth.forgotPassword({ email })
      toast.success(t('linkSent', { email }))
      stepUp.end(false)
    } catch (thrown) {
      toast.error(CallError.from(thrown).message)
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-sm text-pretty text-ink-2">{t('noPassword')}</p>
      <DialogFooter>
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button variant="primary" busy={busy} busyLabel={t('busy')} onClick={() => void send()}>
          {t('sendLink')}
        </Button>
      </DialogFooter>
    </>
  )
}
