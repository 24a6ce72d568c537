export interface PageAsk {
  first?: number
  after?: string | null
}

/** Relay's pages: `after` is the cursor of the last node that was seen. */
export function pageOf<T>(all: T[], { first = 50, after }: PageAsk, cursorOf: (node: T) => string) {
  const begin = after ? all.findIndex((node) => cursorOf(node) === after) + 1 : 0
  const nodes = all.slice(begin, begin + Math.min(first, 250))
  const last = nodes.at(-1)
  return {
    nodes,
    pageInfo: { hasNextPage: begin + nodes.length < all.length, endCursor: last === undefined ? null : cursorOf(last) },
  }
}
