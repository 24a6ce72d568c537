import { GraphQLError } from 'graphql'
import type { Store } from '../store/store.ts'
import type { ApiCaller } from './api-caller.ts'

/** Like Shopify, refuses within the response if the token lacks the scope: shopify.dev/docs/api/admin-graphql, "Status and error codes". */
export function need(caller: ApiCaller, scope: string): void {
  if (has(caller, scope)) return
  throw new GraphQLError(`Access denied. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })
}

/** A write scope includes read access. */
export function has({ token }: ApiCaller, scope: string): boolean {
  const granted = [scope, scope.replace(/^read_/, 'write_'), 'all']
  return token.state !== 'reduced' && token.scopes.some((one) => granted.includes(one))
}

/** Shops at which the app was approved for protected customer data. A new app is not: shopify.dev, "Protected customer data". */
export const APPROVED = 'shopify-protected-data'

export const isApproved = (store: Store, shop: string): boolean => store.collections.get(APPROVED, shop) === true

/** Orders contain personal data, so the scope alone isn't enough. */
export function needApproval(store: Store, { shop }: ApiCaller): void {
  if (isApproved(store, shop)) return
  // shopify.dev, "Protected customer data"; wording as recorded by apps in August 2026, in a 200 response.
  throw new GraphQLError(
    'This app is not approved to access the Order object. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.',
    {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/docs/apps/launch/protected-customer-data',
      },
    },
  )
}
