import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useLearnEmail } from './queries.ts'

/** Submits the code for the new address, or cancels the change. */
export function useConfirmations(onDone: () => void) {
  const t = useTranslations('emailChange')
  const learn = useLearnEmail()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [stopping, setStopping] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const type = (digits: string) => {
    setCode(digits)
    setWrong(null)
  }
  const wordsOf = ({ message, details }: CallError): string =>
    typeof details.triesLeft === 'number' ? `${message} ${t('triesLeft', { left: details.triesLeft })}` : message
  const prove = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { data } = await api.emailChange.prove({ code })
      learn(data)
      if (!data.changed) return
      toast.success(t('changed'), { duration: 3000 })
      onDone()
    } catch (thrown) {
      setWrong(wordsOf(CallError.from(thrown)))
      setBusy(false)
      field.current?.focus()
      field.current?.select()
    }
  }
  const stop = async () => {
    setStopping(true)
    setFailed(null)
    try {
      learn((await api.emailChange.cancel()).data)
      toast.info(t('stopped'), { duration: 3000 })
      onDone()
    } catch (thrown) {
      setFailed(CallError.from(thrown).message)
      setStopping(false)
    }
  }
  return { code, type, prove, busy, wrong, stop, stopping, failed, field }
}
