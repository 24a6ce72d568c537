import { GraphQLError } from 'graphql'
import type { Asker } from './graphql.ts'

/** Refuses within the answer, as Shopify does it, when the token lacks the right. */
export function need({ token }: Asker, scope: string): void {
  const has = token.state !== 'reduced' && (token.scopes.includes('all') || token.scopes.includes(scope))
  if (has) return
  throw new GraphQLError(`Access denied. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })
}
