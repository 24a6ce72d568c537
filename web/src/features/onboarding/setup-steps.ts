/** The state of a connection for the rail. */
export interface Progress {
  connected: boolean
  name: string
  account: string
  since: string | null
  backfill: { state: 'waiting' | 'running' | 'done' | 'failed'; done: number; total: number | null } | null
}

export interface SetupState {
  hasCompany: boolean
  shop: Progress | null
  reviews: Progress | null
  finishing: boolean
}

export type SetupKey = 'account' | 'email' | 'company' | 'shopify' | 'reviews' | 'finish'

/** The steps of the rail: done, current and next. */
export function setupSteps({ hasCompany, shop, reviews, finishing }: SetupState) {
  const importing = reviews?.backfill?.state === 'running' || reviews?.backfill?.state === 'waiting'
  const facts: [SetupKey, boolean][] = [
    ['account', true],
    ['email', true],
    ...(hasCompany ? [] : ([['company', false]] satisfies [SetupKey, boolean][])),
    ['shopify', shop?.connected ?? false],
    ['reviews', (reviews?.connected ?? false) && (!importing || finishing)],
    ['finish', false],
  ]
  const now = finishing ? 'finish' : facts.find(([, done]) => !done)?.[0]
  return facts.map(([key, done]) => ({
    key,
    state: done ? ('done' as const) : key === now ? ('now' as const) : ('next' as const),
  }))
}
