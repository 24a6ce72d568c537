import { GraphQLError } from 'graphql'
import type { Asker } from './graphql.ts'

/** Refuses within the answer, as Shopify does it, when the token lacks the right. */
export function need(asker: Asker, scope: string): void {
  if (has(asker, scope)) return
  throw new GraphQLError(`Access denied. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })
}

/** Whoever may write may read. */
export function has({ token }: Asker, scope: string): boolean {
  const granted = [scope, scope.replace(/^read_/, 'write_'), 'all']
  return token.state !== 'reduced' && token.scopes.some((one) => granted.includes(one))
}
