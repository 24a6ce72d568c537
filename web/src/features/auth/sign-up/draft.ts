import type { SignUpForm } from '@bizamply/contract/sign-up-form'
import { keys, storage } from '../../../lib/storage.ts'

/** Excludes passwords, which must never be stored. */
export type SignUpDraft = Omit<SignUpForm, 'password' | 'confirmPassword'>

const names = ['firstName', 'lastName', 'email', 'companyName', 'brandName'] as const

/** Keeps the typed values across the redirect to Shopify, in this tab only. */
export const signUpDraft = {
  read: (): SignUpDraft => ({ ...nothing, ...parse(storage.get('session', keys.signUpDraft)) }),
  keep: (typed: Partial<SignUpForm>) => {
    const kept = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']))
    storage.set('session', keys.signUpDraft, JSON.stringify(kept))
  },
  forget: () => storage.remove('session', keys.signUpDraft),
}

const nothing: SignUpDraft = { firstName: '', lastName: '', email: '', companyName: '', brandName: '' }

function parse(text: string | null): Partial<SignUpDraft> {
  if (!text) return {}
  const kept: unknown = JSON.parse(text)
  if (typeof kept !== 'object' || kept === null) return {}
  const values = new Map(Object.entries(kept))
  return Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = values.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
