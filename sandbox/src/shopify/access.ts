import { GraphQLError } from 'graphql'
import type { Asker } from './graphql.ts'

/** Refuses within the answer, as Shopify does it, when the token lacks the right; whoever may write may read. */
export function need({ token }: Asker, scope: string): void {
  const granted = [scope, scope.replace(/^read_/, 'write_'), 'all']
  const has = token.state !== 'reduced' && token.scopes.some((one) => granted.includes(one))
  if (has) return
  throw new GraphQLError(`Access denied. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })
}
