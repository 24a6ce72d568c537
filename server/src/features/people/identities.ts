import type { IdentityKind } from '@bizamply/contract/people'
import { normalPhone } from '../messaging/index.ts'

/** What identifies a person; `platform` is empty except for accounts. */
export interface Identity {
  kind: IdentityKind
  platform: string
  value: string
}

export interface AuthorColumns {
  platform: string
  author_email: string | null
  author_phone: string | null
  author_external_id: string | null
}

/** The maximum length of an indexed text. */
const LONGEST = 250

/** Identities in a comment that are unique to its author, so excluding the name. */
export function identitiesOf(row: AuthorColumns): Identity[] {
  const email = row.author_email?.trim().toLowerCase().slice(0, LONGEST)
  const account = row.author_external_id?.trim().slice(0, LONGEST)
  const phone = normalPhone(row.author_phone)
  return [
    ...(email ? [{ kind: 'email' as const, platform: '', value: email }] : []),
    ...(phone ? [{ kind: 'phone' as const, platform: '', value: phone }] : []),
    ...(account ? [{ kind: 'account' as const, platform: row.platform, value: account }] : []),
  ]
}

export const keyOf = ({ kind, platform, value }: Identity): string => [kind, platform, value].join('\n')
