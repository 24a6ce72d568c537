import { CODE_LENGTH } from '@bizamply/contract/code-length'
import { useState, type RefObject } from 'react'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { codeSent } from '../../../lib/code-sent.ts'
import { retryTime, useLock } from '../../../lib/retry-time.ts'
import { session } from '../../../lib/session.ts'
import { signUpDraft } from '../sign-up/draft.ts'
import { useCountdown } from './use-countdown.ts'

export type Trouble =
  | { kind: 'invalid'; triesLeft: number | null }
  | { kind: 'usedUp' }
  | { kind: 'expired' }
  | { kind: 'incomplete' }
  | { kind: 'resendFailed' }
  | { kind: 'tooMany'; until: Date }
  | { kind: 'other'; words: string; requestId: string | undefined }

/** State of the verification code for one email: typing, verifying, expiry and resending. */
export function useVerification(email: string, boxes: RefObject<HTMLInputElement | null>, onVerified: () => void) {
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(() => codeSent.until(email))
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [resent, setResent] = useState(false)
  const [lockedUntil, lockResend] = useLock()
  const left = useCountdown(until)
  const known = until !== null
  const dead = trouble?.kind === 'usedUp' || trouble?.kind === 'expired' || (known && left === 0)

  const type = (digits: string) => {
    setCode(digits)
    setTrouble((old) => (old && clearedByTyping.has(old.kind) ? null : old))
  }
  const verify = async () => {
    if (busy) return
    if (code.length < CODE_LENGTH) return setTrouble({ kind: 'incomplete' })
    setBusy('verify')
    setResent(false)
    setTrouble(null)
    try {
      const { user } = await api.auth.verifyOtp({ email, code })
      codeSent.forget()
      signUpDraft.forget()
      if (user) session.learn(user)
      else await session.check()
      onVerified()
    } catch (thrown) {
      const found = troubleOf(CallError.from(thrown))
      setTrouble(found)
      if (found.kind === 'expired') setUntil(Date.now())
      // Select the wrong code, so that typing replaces it.
      boxes.current?.focus()
      boxes.current?.select()
    }
    setBusy(null)
  }
  const resend = async () => {
    if (busy) return
    setBusy('resend')
    setResent(false)
    try {
      await api.auth.resendOtp({ email })
      codeSent.now(email)
      setUntil(codeSent.until(email))
      setCode('')
      setTrouble(null)
      setResent(true)
      boxes.current?.focus()
    } catch (thrown) {
      const time = retryTime(CallError.from(thrown))
      lockResend(time)
      if (!time || !dead) setTrouble(time ? null : { kind: 'resendFailed' })
    }
    setBusy(null)
  }
  const shown = dead || !trouble ? (tooManyUntil(lockedUntil) ?? trouble) : trouble
  return { code, type, verify, resend, busy, trouble: shown, resent, left, dead, known, lockedUntil }
}

/** A code that no longer works needs a new one, so what prevents that is all there is to say. */
const tooManyUntil = (until: Date | null): Trouble | null => until && { kind: 'tooMany', until }

const clearedByTyping: ReadonlySet<Trouble['kind']> = new Set(['invalid', 'incomplete', 'other'])

function troubleOf(error: CallError): Trouble {
  const until = retryTime(error)
  if (until) return { kind: 'tooMany', until }
  if (error.code === 'CODE_USED_UP' || error.details.triesLeft === 0) return { kind: 'usedUp' }
  if (error.code === 'CODE_EXPIRED') return { kind: 'expired' }
  if (error.code === 'CODE_INVALID') {
    const { triesLeft } = error.details
    return { kind: 'invalid', triesLeft: typeof triesLeft === 'number' ? triesLeft : null }
  }
  return { kind: 'other', words: error.message, requestId: error.requestId }
}
