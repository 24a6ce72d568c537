import { CODE_LENGTH } from '@bizamply/contract/code-length'
import { useRef, useState, type FormEvent } from 'react'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { pendingFactor, type PendingFactor } from '../../lib/pending-factor.ts'
import { retryTime } from '../../lib/retry-time.ts'
import { session } from '../../lib/session.ts'

export type FactorTrouble =
  | { kind: 'wrong'; triesLeft: number | null }
  | { kind: 'over' }
  | { kind: 'tooMany'; until: Date }
  | { kind: 'other'; words: string }

/** Verifies a code from the authenticator app or a recovery code; a valid code signs the user in. */
export function useSecondFactor({ challenge, remember }: PendingFactor) {
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<FactorTrouble | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const complete = recovery ? code.trim() !== '' : code.length === CODE_LENGTH

  const type = (typed: string) => {
    setCode(typed)
    if (trouble?.kind !== 'over') setTrouble(null)
  }
  const change = () => {
    setRecovery(!recovery)
    type('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !complete) return
    setBusy(true)
    try {
      const answer = await api.auth.secondFactor({ challenge, code })
      pendingFactor.end()
      session.signedIn(answer, remember)
    } catch (thrown) {
      setTrouble(troubleOf(CallError.from(thrown)))
      setBusy(false)
      // Select the wrong code, so that typing replaces it.
      field.current?.focus()
      field.current?.select()
    }
  }
  return { recovery, change, code, type, submit, busy, complete, trouble, field }
}

function troubleOf(error: CallError): FactorTrouble {
  const until = retryTime(error)
  if (until) return { kind: 'tooMany', until }
  const { triesLeft } = error.details
  if (error.code === 'CHALLENGE_EXPIRED' || triesLeft === 0) return { kind: 'over' }
  if (error.code === 'FACTOR_CODE_INVALID')
    return { kind: 'wrong', triesLeft: typeof triesLeft === 'number' ? triesLeft : null }
  return { kind: 'other', words: error.message }
}
