import { sizes } from '@bizamply/contract/size-limits'
import { businessNameField } from '@bizamply/contract/sign-up-form'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { wholeNumberOf } from '../../../lib/whole-number.ts'
import { toast } from '../../../ui/toast.ts'
import { useFreeCredits, useRefreshCustomers } from '../queries.ts'
import { personNames, wrongEmail } from './person-fields.tsx'
import { useFormState, type Problems } from './use-form-state.ts'

const names = [...personNames, 'companyName', 'initialCredits'] as const
export type AddName = (typeof names)[number]
type AddValues = Readonly<Record<AddName, string>>

export function useAddCustomer(onDone: () => void) {
  const t = useTranslations('customerForms')
  const refresh = useRefreshCustomers()
  const free = useFreeCredits()
  const state = useFormState<AddName>(names)
  const { typed, busy, refuse, run } = state
  const values: AddValues = {
    firstName: '',
    lastName: '',
    Email: '',
    companyName: '',
    initialCredits: `${free ?? 0}`,
    ...typed,
  }
  const save = async () => {
    await api.customers.add(bodyOf(values))
    toast.success(t('added'))
    refresh()
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const credits = wrongCredits(values.initialCredits)
    const wrong = only({
      Email: wrongEmail(values.Email),
      companyName: wrongCompany(values.companyName),
      initialCredits: credits && t(`credits.${credits}`, { most: sizes.adjustedCredits }),
    })
    if (Object.keys(wrong).length > 0) refuse(wrong)
    else void run(save)
  }
  return { ...state, values, free, submit }
}

/** Input without a digit counts as 0; null if the number is unclear. */
const creditsOf = (typed: string): number | null => (/\d/.test(typed) ? wholeNumberOf(typed) : 0)

function wrongCredits(typed: string): 'least' | 'whole' | 'most' | undefined {
  const credits = creditsOf(typed)
  if (credits === null) return typed.trim().startsWith('-') ? 'least' : 'whole'
  return credits > sizes.adjustedCredits ? 'most' : undefined
}

const companyField = businessNameField('Company name')
const wrongCompany = (name: string): string | undefined =>
  name.trim() === '' ? undefined : companyField.safeParse(name).error?.issues[0]?.message

const bodyOf = ({ firstName, lastName, Email, companyName, initialCredits }: AddValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  Email: Email.trim(),
  initialCredits: creditsOf(initialCredits) ?? 0,
  ...(companyName.trim() && { companyName: companyName.trim() }),
})

function only(given: Record<string, string | undefined>): Problems<AddName> {
  return Object.fromEntries(Object.entries(given).filter(([, problem]) => problem !== undefined))
}
