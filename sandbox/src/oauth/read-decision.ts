import { fieldsOf, type Exchange } from '../server/exchange.ts'
import { requestedScopes } from './requested-scopes.ts'
import type { Provider } from './provider.ts'

/** The granted accounts and scopes; null if denied. Without a list of scopes, all requested scopes are granted. */
export function readDecision(provider: Provider, exchange: Exchange): { accounts: string[]; scopes: string[] } | null {
  const lists = listsOf(exchange)
  const known = new Set(provider.accounts(exchange.query).map(({ account }) => account))
  const named = [...(lists.get('account') ?? []), ...(lists.get('shop') ?? [])]
  const accounts = named.filter((account) => known.has(account))
  if (lists.get('decision')?.[0] !== 'approve' || accounts.length < named.length) return null
  if (provider.choice === 'one' && accounts.length !== 1) return null
  const requested = requestedScopes(provider, exchange.query)
  const ticked = lists.get('scope')
  return { accounts, scopes: ticked ? requested.filter((scope) => ticked.includes(scope)) : requested }
}

// A form repeats a field for each checked box, which an object can't hold.
function listsOf(exchange: Exchange): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  const add = (name: string, value: unknown) => {
    if (typeof value === 'string') lists.set(name, [...(lists.get(name) ?? []), value])
  }
  const isForm = exchange.headers['content-type']?.includes('application/x-www-form-urlencoded')
  if (isForm) for (const [name, value] of new URLSearchParams(exchange.body.toString('utf8'))) add(name, value)
  else {
    for (const [name, value] of Object.entries(fieldsOf(exchange) ?? {})) {
      if (Array.isArray(value)) lists.set(name, [])
      for (const one of Array.isArray(value) ? value : [value]) add(name, one)
    }
  }
  return lists
}
