import { json, type Answer } from '../server/exchange.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import type { Ask } from './ask.ts'
import { badParameter } from './errors.ts'

/** `/{account}/subscribed_apps`: subscribing twice has no further effect. */
export function subscribe(store: Store, ask: Ask, token: Token, account: string, fields: string[]): Answer {
  const { platform, signingKey } = token
  const standing = store.webhooks.of(platform, account)
  if (ask.method === 'GET') {
    const data = standing.length > 0 ? [{ id: 'app', subscribed_fields: standing.map(({ key }) => key) }] : []
    return json(200, { data })
  }
  if (ask.method === 'DELETE') {
    for (const { key, url } of standing) store.commit({ type: 'webhook-dropped', platform, account, key, url })
    return json(200, { success: true })
  }
  const requested = fields.length > 0 ? fields : (ask.given['subscribed_fields'] ?? '').split(',').filter(Boolean)
  if (requested.length === 0) return badParameter('Param subscribed_fields must be an array')
  for (const { key, url } of standing) store.commit({ type: 'webhook-dropped', platform, account, key, url })
  for (const key of requested) {
    store.commit({ type: 'webhook-added', webhook: { platform, account, key, url: 'callback', signingKey } })
  }
  return json(200, { success: true })
}
