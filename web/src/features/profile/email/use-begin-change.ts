import { emailField } from '@bizamply/contract/sign-up-form'
import { useRef, useState } from 'react'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useLearnEmail } from './queries.ts'

/** Submits the new address; canceling the step-up dialog shows no error. */
export function useBeginChange() {
  const learn = useLearnEmail()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const type = (text: string) => {
    setTyped(text)
    setProblem(undefined)
  }
  const refuse = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }
  const begin = async (email: string) => {
    if (busy) return
    const read = emailField.safeParse(email)
    if (!read.success) return refuse(read.error.issues[0]?.message ?? '')
    setBusy(true)
    try {
      learn((await api.emailChange.begin({ email })).data)
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') refuse(error.message)
    }
    setBusy(false)
  }
  return { typed, type, busy, problem, begin, field }
}
