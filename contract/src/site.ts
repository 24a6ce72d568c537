import { z } from 'zod'

/** Days of the property that a side of the comparison has at most, and at least. */
export const siteSides = { most: 14, least: 3 } as const

/** Products that are listed at most, those with the most reviews. */
export const siteProducts = 50

const int = z.number().int()

/** What one page had: purchases by sessions, null where nobody came. */
const counted = { sessions: int, conversions: int, rate: z.number().nullable() }
const side = z.object({ days: int, ...counted })

const siteProduct = z.object({
  id: z.string(),
  name: z.string(),
  /** The only path that counts as the page of the product. */
  page: z.string(),
  ...counted,
  /** Reviews that came in in the window, and those of them that are answered. */
  reviews: int,
  answered: int,
  /** The day, where the property is, on which the first of them was answered. */
  firstReply: z.string().nullable(),
  /** As many whole days before and after that day, which is in neither; null where Google gave too few. */
  before: side.nullable(),
  after: side.nullable(),
})

/** What web analytics counted on the pages of products: a comparison in time, never a cause. */
export const site = z.discriminatedUnion('connected', [
  z.object({ connected: z.literal(false) }),
  z.object({
    connected: z.literal(true),
    source: z.literal('Google Analytics'),
    property: z.string().nullable(),
    /** When Google was last read; null before the first time. */
    readAt: z.string().nullable(),
    /** Whether a person must reconnect, or nothing was read for a day. */
    stale: z.boolean(),
    /** The last day that Google gave, where the property is. */
    until: z.string().nullable(),
    products: z.array(siteProduct),
    /** How many products with reviews have a page that Google gave figures of, and how many have none. */
    withPage: int,
    withoutPage: int,
  }),
])
export type Site = z.infer<typeof site>
export type ConnectedSite = Extract<Site, { connected: true }>
export type SiteProduct = z.infer<typeof siteProduct>
