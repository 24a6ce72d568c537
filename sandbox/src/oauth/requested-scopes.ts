import type { Provider } from './provider.ts'

/** Some platforms separate scopes by spaces, others by commas. */
export function requestedScopes(provider: Provider, query: URLSearchParams): string[] {
  const requested = (query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)
  return requested.length > 0 ? requested : provider.defaultScopes
}
