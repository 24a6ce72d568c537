import type { Answer } from '../server/exchange.ts'
import { may, notAllowed } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { pageOf } from '../graph/page-of.ts'
import { newSecret } from '../store/secrets.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'

/** Pages that the user granted, each with its own token, which never expires if the user's token is long-lived. */
export function listPages(store: Store, ask: Ask, person: Token): Answer {
  if (!may(person, 'pages_show_list')) return notAllowed('pages_show_list')
  const ids = (person.details['pages'] ?? '').split(',').filter(Boolean)
  const pages = ids.flatMap((id) => store.accounts.find('facebook', id) ?? [])
  return pageOf(
    ask,
    pages.map((page) => ({
      id: page.account,
      name: page.name,
      category: 'Shopping & retail',
      access_token: tokenOf(store, person, page.account),
      tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'],
    })),
  )
}

function tokenOf(store: Store, person: Token, page: string): string {
  const token = newSecret('EAAP')
  const { scopes, signingKey } = person
  const expiresAt = person.kind === 'long' ? null : person.expiresAt
  const issued = { token, platform: 'facebook', account: page, kind: 'oauth', scopes, signingKey }
  store.commit({ type: 'token-given', token: { ...issued, issuedAt: store.clock.now().toISOString(), expiresAt } })
  return token
}
