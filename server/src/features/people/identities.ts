import type { IdentityKind } from '@bizamply/contract/people'
import { normalPhone } from '../messaging/index.ts'

/** What a person is recognized by; `platform` is empty unless it is an account. */
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

/** As far as an index holds a text. */
const LONGEST = 250

/** What a comment says of its author that no one else shares; a name is not among it. */
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
