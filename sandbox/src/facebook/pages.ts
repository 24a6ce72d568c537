import type { Answer } from '../server/exchange.ts'
import { may, notAllowed } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { pageOf } from '../graph/page-of.ts'
import { newSecret } from '../world/secrets.ts'
import type { Token } from '../world/tokens.ts'
import type { World } from '../world/world.ts'

/** The pages that a person let us use, each with a token of its own: without end when the person's is a long one. */
export function listPages(world: World, ask: Ask, person: Token): Answer {
  if (!may(person, 'pages_show_list')) return notAllowed('pages_show_list')
  const ids = (person.details['pages'] ?? '').split(',').filter(Boolean)
  const pages = ids.flatMap((id) => world.accounts.find('facebook', id) ?? [])
  return pageOf(
    ask,
    pages.map((page) => ({
      id: page.account,
      name: page.name,
      category: 'Shopping & retail',
      access_token: tokenOf(world, person, page.account),
      tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'],
    })),
  )
}

function tokenOf(world: World, person: Token, page: string): string {
  const token = newSecret('EAAP')
  const { scopes, signingKey } = person
  const expiresAt = person.kind === 'long' ? null : person.expiresAt
  const issued = { token, platform: 'facebook', account: page, kind: 'oauth', scopes, signingKey }
  world.commit({ type: 'token-given', token: { ...issued, issuedAt: world.clock.now().toISOString(), expiresAt } })
  return token
}
