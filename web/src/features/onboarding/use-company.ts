import type { User } from '@bizamply/contract/auth'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { companySizes, industries } from '@bizamply/contract/onboarding-choices'
import { businessNameField, nameField } from '@bizamply/contract/sign-up-form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { session } from '../../lib/session.ts'
import { judgedOnBlur } from '../../lib/typed-field.ts'

export interface CompanyEnds {
  /** Called shortly after the last key press, to save the draft. */
  onTyped: (typed: OnboardingDraft) => void
  onSaved: () => void
  /** Everything else is valid: the list of brands can't take focus as a field does. */
  onBrandsMissing: () => void
}

const PAUSE_MS = 800

/** Step 0: the user, their company and its brands. */
export function useCompany(
  user: User,
  draft: OnboardingDraft,
  existing: readonly string[],
  { onTyped, onSaved, onBrandsMissing }: CompanyEnds,
) {
  const [error, setError] = useState<CallError | null>(null)
  const form = useForm<Company>({
    resolver: standardSchemaResolver(existing.length > 0 ? known : company),
    ...judgedOnBlur,
    defaultValues: {
      firstName: draft.firstName ?? user.firstName,
      lastName: draft.lastName ?? user.lastName,
      companyName: draft.companyName ?? user.companyName ?? '',
      companySize: draft.companySize ?? '',
      industry: draft.industry ?? '',
      jobRole: draft.jobRole ?? '',
      brands: (draft.brands ?? []).filter((name) => !existing.includes(name)),
    },
  })
  const { watch, getValues } = form
  const typed = useEffectEvent(() => onTyped(getValues()))
  useEffect(() => {
    let timer = 0
    const watched = watch(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(typed, PAUSE_MS)
    })
    return () => {
      window.clearTimeout(timer)
      watched.unsubscribe()
    }
  }, [watch])
  const submit = form.handleSubmit(
    async (values) => {
      setError(null)
      try {
        await api.onboarding.submitUser(input(values, user))
        await session.check()
        onSaved()
      } catch (thrown) {
        setError(CallError.from(thrown))
      }
    },
    (errors) => {
      if (Object.keys(errors).join() === 'brands') onBrandsMissing()
    },
  )
  return { form, submit, error }
}

function input({ companyName, companySize, industry, brands, firstName, lastName, jobRole }: Company, user: User) {
  const size = companySizes.find((it) => it === companySize)
  const line = industries.find((it) => it === industry)
  return {
    company: { companyName, ...(size ? { companySize: size } : {}), ...(line ? { industry: line } : {}) },
    brands,
    personalInfo: { firstName, lastName, email: user.email, ...(jobRole ? { jobRole } : {}) },
    isUpdate: user.companyName !== null,
  }
}

const fields = {
  firstName: nameField('First name'),
  lastName: nameField('Last name'),
  companyName: businessNameField('Company name'),
  companySize: z.string(),
  industry: z.string(),
  jobRole: z.string().check(z.trim(), z.maxLength(100, 'Job role must be less than 100 characters')),
}
const company = z.object({
  ...fields,
  brands: z.array(z.string()).check(z.minLength(1, 'At least one brand name is required')),
})
/** The same for a company that has brands already: more can be added here. */
const known = z.object({ ...fields, brands: z.array(z.string()) })
export type Company = z.infer<typeof company>
