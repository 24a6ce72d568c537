import { useRef, useState } from 'react'
import { api } from '../../lib/call.ts'
import { answerWithPasskey } from '../../lib/passkey.ts'
import { usePasskeyWords } from '../../lib/passkey-words.ts'
import { pendingFactor } from '../../lib/pending-factor.ts'
import { session } from '../../lib/session.ts'

/** A passkey covers both factors. With a challenge, it must belong to the user who is signing in. */
export function usePasskeySignIn({ challenge, remember }: { challenge?: string; remember: boolean }) {
  const wordsOf = usePasskeyWords()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const underway = useRef(false)
  const signIn = async () => {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    setTrouble(null)
    try {
      const { challengeId, options } = (await api.auth.beginPasskey(challenge ? { challenge } : {})).data
      const credential = await answerWithPasskey(options)
      const answer = await api.auth.passkey({ challengeId, credential, rememberMe: remember })
      pendingFactor.end()
      session.signedIn(answer, remember)
    } catch (thrown) {
      setTrouble(wordsOf(thrown))
    }
    setBusy(false)
    underway.current = false
  }
  return { busy, trouble, signIn: () => void signIn() }
}
