import type { Provider } from './provider.ts'

/** Some platforms part them by spaces, others by commas. */
export function askedScopes(provider: Provider, query: URLSearchParams): string[] {
  const asked = (query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)
  return asked.length > 0 ? asked : provider.defaultScopes
}
