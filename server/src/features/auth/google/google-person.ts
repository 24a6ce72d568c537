import { z } from 'zod'
import { namesOf } from '../names-of.ts'
import { ProviderRefusal } from '../provider-refusal.ts'

/** Users are identified by `sub`, because an address may pass to another user. */
export interface GooglePerson {
  sub: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  picture: string | null
}

const shape = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  picture: z.string().optional(),
})

/** The user in an identity token whose claims were checked. */
export function readPerson(claims: unknown): GooglePerson {
  const { success, data: parsed } = shape.safeParse(claims)
  if (!success) throw new ProviderRefusal('the identity token isn’t valid')
  const isAddress = parsed.picture?.startsWith('https://') && parsed.picture.length <= 1000
  return {
    sub: parsed.sub,
    email: parsed.email.toLowerCase(),
    emailVerified: parsed.email_verified,
    ...namesOf(parsed),
    picture: isAddress ? (parsed.picture ?? null) : null,
  }
}
