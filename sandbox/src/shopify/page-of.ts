import { GraphQLError } from 'graphql'

export interface PageAsk {
  first?: number | null
  after?: string | null
}

/** Relay pagination: `after` is the cursor of the last node received. */
export function pageOf<T>(all: T[], { first, after }: PageAsk, cursorOf: (node: T) => string) {
  // Recorded in gnikyt/Basic-Shopify-API#22; Shopify's own tests (shopify-api-js) agree. We never use `last`.
  if (typeof first !== 'number')
    throw new GraphQLError('you must provide one of first or last', { extensions: { code: 'BAD_REQUEST' } })
  const begin = after ? all.findIndex((node) => cursorOf(node) === after) + 1 : 0
  const nodes = all.slice(begin, begin + Math.min(first, 250))
  const last = nodes.at(-1)
  return {
    nodes,
    pageInfo: { hasNextPage: begin + nodes.length < all.length, endCursor: last === undefined ? null : cursorOf(last) },
  }
}
