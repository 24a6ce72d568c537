import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Account } from '../store/accounts.ts'
import { PLATFORMS } from '../store/platforms.ts'
import { shopKey } from '../store/shops.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'
import { REFUSED_SCOPES } from '../judgeme/oauth.ts'

/** Opens an account; `token`, if given, is valid for it immediately. */
export function openAccountHere(store: Store, exchange: Exchange): Answer {
  const read = readInput(NewAccount, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, token, scopes, signingKey, ...rest } = read.input
  const account: Account = { ...rest, platform, account: rest.account ?? store.nextId(), brand: null }
  store.commit({ type: 'account-opened', account })
  if (token) {
    const issuedAt = store.clock.now().toISOString()
    store.commit({
      type: 'token-given',
      token: { token, platform, account: account.account, scopes, signingKey, issuedAt },
    })
  }
  return json(201, { data: { platform, account: account.account } })
}

export function listAccounts(store: Store, { query }: Exchange): Answer {
  const platform = query.get('platform')
  return json(200, { data: platform ? store.accounts.of(platform) : store.accounts.all() })
}

/** Changes the state of an account's tokens: expired, revoked, reduced, or active again. */
export function setTokens(store: Store, exchange: Exchange): Answer {
  const read = readInput(TokenChange, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, account, state } = read.input
  if (!store.shops.has(shopKey(platform, account)) && !store.accounts.find(platform, account))
    return refuse(`There is no account ${account}`, [{ path: 'account', message: 'unknown' }])
  store.commit({ type: 'access-set', platform, account, state })
  return json(200, { data: { platform, account, state } })
}

const NewAccount = z.object({
  platform: z.enum(PLATFORMS),
  account: z.string().min(1).max(200).optional(),
  name: z.string().min(1).max(200),
  details: z.record(z.string(), z.string()).default({}),
  token: z.string().min(1).max(300).optional(),
  scopes: z.array(z.string()).default(['all']),
  signingKey: z.string().default(''),
})

const TokenChange = z.object({
  platform: z.enum(PLATFORMS),
  account: z.string().min(1),
  state: z.enum(['active', 'expired', 'revoked', 'reduced']),
})

/** Scopes that our app isn't registered for at the platform; none by default. */
export function setRefusedScopes(store: Store, exchange: Exchange): Answer {
  const read = readInput(Refused, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, refused } = read.input
  store.commit({
    type: 'stored',
    collection: REFUSED_SCOPES,
    key: platform,
    value: refused.length > 0 ? refused : null,
  })
  return json(200, { data: { platform, refused } })
}

const Refused = z.object({ platform: z.literal('judgeme'), refused: z.array(z.string().min(1)) })
