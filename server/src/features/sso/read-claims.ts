import { z } from 'zod'
import { emailField } from '@bizamply/contract/sign-up-form'
import { namesOf, ProviderRefusal } from '../auth/index.ts'

/** Users are identified by `sub` at their issuer, because an address may pass to another user. */
export interface SsoPerson {
  sub: string
  email: string
  /** Null if the provider doesn't say; then the verified domain decides. */
  emailVerified: boolean | null
  firstName: string
  lastName: string
}

const shape = z.object({
  sub: z.string().min(1).max(255),
  email: emailField,
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
  name: z.string().catch(''),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
})

/** The user in verified claims. */
export function readClaims(claims: unknown): SsoPerson {
  const { success, data: parsed } = shape.safeParse(claims)
  if (!success) throw new ProviderRefusal('the claims aren’t valid')
  return {
    sub: parsed.sub,
    email: parsed.email.toLowerCase(),
    emailVerified: parsed.email_verified ?? null,
    ...namesOf(parsed),
  }
}
