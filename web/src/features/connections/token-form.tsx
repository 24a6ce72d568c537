import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { textLink } from '../../ui/text-link.ts'
import { connectByToken } from './connect-calls.ts'
import { connectFields, type FieldProblem } from './connect-field.ts'
import { useFailureWords } from './failure-words.ts'
import { failureOf, type ConnectFailure } from './run-connect.ts'

export interface TokenFormProps {
  /** The store’s domain; if known, the form has no field for it. */
  store: string | undefined
  fromConsole: boolean
  onDone: () => void
  /** Switches back to consent; null if we have no Judge.me app. */
  onConsent: (() => void) | null
  onState: (state: TokenState) => void
  onClose: () => void
}

/** A typed token isn’t dropped without a question, and the dialog stays while it is sent. */
export type TokenState = 'none' | 'typed' | 'sending'

/** Connects Judge.me with a shop’s private token, which is sent once and never stored in the browser. */
export function TokenForm({ store, fromConsole, onDone, onConsent, onState, onClose }: TokenFormProps) {
  const t = useTranslations('connect')
  const failureWords = useFailureWords()
  const token = useRef<HTMLInputElement>(null)
  const [domain, setDomain] = useState(store ?? '')
  const [problems, setProblems] = useState<Problems>(none)
  const [failure, setFailure] = useState<ConnectFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const { clean, problem: domainProblem, example } = connectFields.shopify
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const [shopDomain, given] = [clean(domain), token.current?.value.trim() ?? '']
    const found: Problems = { domain: domainProblem(shopDomain), token: tokenProblem(given) }
    setProblems(found)
    setFailure(null)
    if (found.token) token.current?.focus()
    if (found.domain || found.token) return
    setBusy(true)
    onState('sending')
    await connectByToken(shopDomain, given).then(onDone, (thrown: unknown) => {
      setFailure(failureOf(thrown, fromConsole))
      setBusy(false)
      onState('typed')
    })
  }
  const words = (problem: FieldProblem | null) => problem && t(`problems.${problem}`, { host: example })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure && <ErrorPanel message={failureWords('judgeme', failure)} />}
      {!onConsent && <p className="text-sm text-pretty text-ink-2">{t('tokenOnly')}</p>}
      {!store && (
        <Field label={t('fields.shopify')} error={words(problems.domain) ?? undefined}>
          {(control) => (
            <Input
              {...control}
              {...plain}
              value={domain}
              inputMode="url"
              placeholder={example}
              onChange={({ target }) => {
                setDomain(target.value)
                setProblems((old) => ({ ...old, domain: null }))
              }}
            />
          )}
        </Field>
      )}
      <Field label={t('fields.token')} hint={t('fields.tokenHint')} error={words(problems.token) ?? undefined}>
        {(control) => (
          <Input
            {...control}
            {...plain}
            ref={token}
            type="password"
            readOnly={busy}
            onChange={({ target }) => {
              setProblems((old) => ({ ...old, token: null }))
              onState(target.value ? 'typed' : 'none')
            }}
          />
        )}
      </Field>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-pretty text-ink-2">{t('tokenText')}</p>
        {onConsent && (
          <button type="button" className={`min-h-6 text-sm coarse:min-h-10 ${textLink}`} onClick={onConsent}>
            {t('useConsent')}
          </button>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('connecting')}>
          {t('connect')}
        </Button>
      </DialogFooter>
    </form>
  )
}

interface Problems {
  domain: FieldProblem | null
  token: FieldProblem | null
}
const none: Problems = { domain: null, token: null }
const plain = { size: 'lg', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function tokenProblem(token: string): FieldProblem | null {
  if (!token) return 'tokenRequired'
  return /^[\x21-\x7e]{8,200}$/.test(token) ? null : 'tokenInvalid'
}
