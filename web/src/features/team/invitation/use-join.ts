import { termsVersion } from '@bizamply/contract/onboarding-choices'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { browserZone } from '../../../lib/formats.ts'
import { session } from '../../../lib/session.ts'
import { serverError } from '../../../lib/typed-field.ts'

export interface JoinValues {
  firstName: string
  lastName: string
  password: string
  terms: boolean
}

const fields = ['firstName', 'lastName', 'password'] as const

/** Submits the form; errors from the server are shown at their fields. */
export function useJoin(form: UseFormReturn<JoinValues>, token: string, onJoined: () => void) {
  const [error, setError] = useState<CallError | null>(null)
  const [unaccepted, setUnaccepted] = useState(false)
  const submit = form.handleSubmit(
    async ({ terms, ...values }) => {
      setUnaccepted(!terms)
      if (!terms) return
      setError(null)
      try {
        const answer = await api.team.joinByInvitation({
          token,
          ...values,
          timezone: browserZone(),
          terms: true,
          termsVersion,
        })
        session.signedIn(answer, false)
        onJoined()
      } catch (thrown) {
        const refused = CallError.from(thrown)
        const atFields = refused.errors.filter(({ path }) => fields.some((name) => name === path))
        for (const { path, message } of atFields) {
          form.setError(path as (typeof fields)[number], { type: serverError, message }, { shouldFocus: true })
        }
        if (atFields.length === 0) setError(refused)
      }
    },
    () => setUnaccepted(!form.getValues('terms')),
  )
  const accept = (accepted: boolean) => {
    form.setValue('terms', accepted)
    setUnaccepted(false)
  }
  return { error, unaccepted, submit, accept }
}
