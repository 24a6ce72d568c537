import type { OpenedEmailLink } from '@bizamply/contract/email-change'
import { useState } from 'react'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { session } from '../../../lib/session.ts'

type What = 'confirm' | 'stop' | 'undo'

/** Actions of a link from an email. Only one can run at a time. */
export function useLink(token: string) {
  const [busy, setBusy] = useState<What | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const [done, setDone] = useState(false)
  const run = async (what: What, work: () => Promise<void>) => {
    if (busy) return
    setBusy(what)
    setError(null)
    try {
      await work()
      // The action may have changed the signed-in user’s email or ended the session.
      await session.check()
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
    setBusy(null)
  }
  return {
    busy,
    error,
    done,
    confirm: (then: (link: OpenedEmailLink) => void) =>
      run('confirm', async () => then((await api.emailChange.confirm({ token })).data)),
    stop: () =>
      run('stop', async () => {
        await api.emailChange.stop({ token })
        setDone(true)
      }),
    undo: () =>
      run('undo', async () => {
        await api.emailChange.undo({ token })
        setDone(true)
      }),
  }
}
