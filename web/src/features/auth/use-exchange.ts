import { callbackErrors, type CallbackError } from '@bizamply/contract/login-form'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { pendingFactor, pendingOf } from '../../lib/pending-factor.ts'
import { session } from '../../lib/session.ts'
import { token as stored } from '../../lib/token.ts'

export interface CallbackSearch {
  token?: string
  error?: string
}

export type CallbackWords = CallbackError | 'other' | 'noToken' | 'exchange'

const AFTER_SUCCESS_MS = 100
const AFTER_FAILURE_MS = 3000

/** Exchanges the one-time code in the URL for a session. */
export function useExchange(search: CallbackSearch, onEnd: (failed: CallbackWords | null) => void) {
  const [failed, setFailed] = useState<CallbackWords | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    // The code works only once, but the effect may run again.
    if (begun.current) return
    begun.current = true
    void settle(search).then((words) => {
      setFailed(words)
      if (words) stored.clear()
      setTimeout(() => onEnd(words), words ? AFTER_FAILURE_MS : AFTER_SUCCESS_MS)
    })
  }, [search, onEnd])
  return failed
}

async function settle({ token, error }: CallbackSearch): Promise<CallbackWords | null> {
  if (error) return callbackErrors.find((code) => code === error) ?? 'other'
  if (!token) return 'noToken'
  try {
    const answer = await api.auth.exchange({ token, rememberMe: true })
    if ('secondFactor' in answer) pendingFactor.begin(pendingOf(answer.secondFactor, true))
    else session.signedIn(answer, true)
    return null
  } catch (thrown) {
    return wordsByCode[CallError.from(thrown).code] ?? 'exchange'
  }
}

const wordsByCode: Partial<Record<CallError['code'], CallbackWords>> = {
  ACCOUNT_SUSPENDED: 'account_suspended',
  SSO_REQUIRED: 'sso_required',
}

/** The reason in the URL of /login, if it’s a known one. */
export const callbackWordsOf = (value: string | undefined): CallbackWords | undefined =>
  [...ours, ...callbackErrors].find((it) => it === value)

const ours = ['other', 'noToken', 'exchange'] as const
