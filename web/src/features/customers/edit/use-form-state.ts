import { useEffect, useRef, useState, type RefObject } from 'react'
import { CallError } from '../../../lib/call-error.ts'

export type Problems<Name extends string> = Partial<Record<Name, string>>

export interface FormState<Name extends string> {
  form: RefObject<HTMLFormElement | null>
  /** Typed values by field. */
  typed: Partial<Record<Name, string>>
  problems: Problems<Name>
  error: CallError | null
  busy: boolean
  type: (name: Name, text: string) => void
  /** Shows problems and focuses the first invalid field. */
  refuse: (problems: Problems<Name>) => void
  /** Saves. Errors that the server reports for a field are shown there, all others in `error`. */
  run: (save: () => Promise<void>) => Promise<void>
  reset: () => void
}

/** Typed values, problems by field and the state of saving. */
export function useFormState<Name extends string>(names: readonly Name[]): FormState<Name> {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [error, setError] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const refuse = (refused: Problems<Name>) => {
    setProblems(refused)
    setRefusals((count) => count + 1)
  }
  const fail = (refused: CallError) => {
    const ofFields = problemsOf(refused, names)
    if (Object.keys(ofFields).length > 0) refuse(ofFields)
    else setError(refused)
  }
  const run = async (save: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    setProblems({})
    try {
      await save()
    } catch (thrown) {
      fail(CallError.from(thrown))
      setBusy(false)
    }
  }
  return {
    form,
    typed,
    problems,
    error,
    busy,
    type: (name, text) => {
      setTyped({ ...typed, [name]: text })
      setProblems({ ...problems, [name]: undefined })
    },
    refuse,
    run,
    reset: () => {
      setTyped({})
      setProblems({})
      setError(null)
    },
  }
}

function problemsOf<Name extends string>({ errors }: CallError, names: readonly Name[]): Problems<Name> {
  const problems: Problems<Name> = {}
  for (const name of names) {
    const message = errors.find(({ path }) => path === name)?.message
    if (message) problems[name] = message
  }
  return problems
}
