import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { loginForm, type LoginForm } from '@bizamply/contract/login-form'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/call.ts'
import { afterPress } from '../../lib/after-press.ts'
import { CallError } from '../../lib/call-error.ts'
import { retryTime, useLock } from '../../lib/retry-time.ts'
import { session } from '../../lib/session.ts'

/** State and rules of the sign-in form: errors after blur and on submit, the first bad field takes focus. */
export function useLogin(email: string) {
  const [remember, setRemember] = useState(true)
  const [error, setError] = useState<CallError | null>(null)
  const underway = useRef(false)
  const [lockedUntil, setLockedUntil] = useLock()
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  })
  const { setFocus } = form

  useEffect(() => setFocus(email ? 'password' : 'email'), [setFocus, email])
  const send = form.handleSubmit(async (values) => {
    setError(null)
    try {
      const answer = await api.auth.login({ ...values, rememberMe: remember })
      session.signedIn(answer, remember)
    } catch (thrown) {
      const refused = CallError.from(thrown)
      setError(refused)
      setLockedUntil(retryTime(refused))
      if (refused.code === 'INVALID_CREDENTIALS') setFocus('password')
    }
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    await send(event)
    underway.current = false
  }
  /** Errors push the button down: a press that is under way must not lose its target. */
  const field = (name: keyof LoginForm) => {
    const { onBlur, ...rest } = form.register(name)
    return { ...rest, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) }
  }
  return { form, field, submit, error, lockedUntil, remember, setRemember }
}
