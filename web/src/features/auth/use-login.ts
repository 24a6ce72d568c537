import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { api } from '../../lib/call.ts'
import { afterPress } from '../../lib/after-press.ts'
import { CallError } from '../../lib/call-error.ts'
import { pendingFactor, pendingOf } from '../../lib/pending-factor.ts'
import { retryTime, useLock } from '../../lib/retry-time.ts'
import { session } from '../../lib/session.ts'
import { loginProblems, type LoginFields, type LoginProblems } from './login-rules.ts'

type Name = keyof LoginFields
const names: Name[] = ['email', 'password']

/** State and validation of the sign-in form: errors show on blur and on submit, the first invalid field gets focus. */
export function useLogin(email: string, onSsoRequired?: (email: string) => void) {
  const { typed, problems, field, focus, check } = useFields(email)
  const [remember, setRemember] = useState(true)
  const [error, setError] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const underway = useRef(false)
  const [lockedUntil, setLockedUntil] = useLock()

  const send = async (fields: LoginFields) => {
    setError(null)
    try {
      const answer = await api.auth.login({ ...fields, rememberMe: remember })
      if ('secondFactor' in answer) pendingFactor.begin(pendingOf(answer.secondFactor, remember))
      else session.signedIn(answer, remember)
    } catch (thrown) {
      const refused = CallError.from(thrown)
      if (refused.code === 'SSO_REQUIRED' && onSsoRequired) return onSsoRequired(fields.email)
      setError(refused)
      setLockedUntil(retryTime(refused))
      if (refused.code === 'INVALID_CREDENTIALS') focus('password')
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underway.current) return
    const fields = check()
    if (!fields) return
    underway.current = true
    setBusy(true)
    await send(fields)
    setBusy(false)
    underway.current = false
  }
  return { typed, problems, field, submit, busy, error, lockedUntil, remember, setRemember }
}

function useFields(given: string) {
  const [typed, setTyped] = useState<LoginFields>({ email: given, password: '' })
  // A field shows its error only after blur or submit.
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const inputs = { email, password }
  const all = loginProblems(typed)
  const problems: LoginProblems = {
    ...(left.email && all.email && { email: all.email }),
    ...(left.password && all.password && { password: all.password }),
  }
  useEffect(() => (given ? password : email).current?.focus(), [given])

  const focus = (name: Name) => inputs[name].current?.focus()
  const field = (name: Name) => ({
    name,
    ref: inputs[name],
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped((now) => ({ ...now, [name]: target.value })),
    /** Errors push the button down. Waiting for the click to finish keeps the button under the pointer. */
    onBlur: () => afterPress(() => setLeft((now) => ({ ...now, [name]: true }))),
  })
  /** The values to send, or null after focusing the first invalid field. */
  const check = (): LoginFields | null => {
    setLeft({ email: true, password: true })
    const bad = names.find((name) => all[name])
    if (bad) focus(bad)
    return bad ? null : { ...typed, email: typed.email.trim() }
  }
  return { typed, problems, field, focus, check }
}
