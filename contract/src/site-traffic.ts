import { z } from 'zod'

/** Maximum and minimum number of days on each side of the comparison. */
export const comparedDays = { most: 14, least: 3 } as const

/** Maximum number of products listed, those with the most reviews first. */
export const siteProducts = 50

const int = z.number().int()

/** Figures of one page: purchases per session, null without sessions. */
const counted = { sessions: int, conversions: int, rate: z.number().nullable() }
const side = z.object({ days: int, ...counted })

const siteProduct = z.object({
  id: z.string(),
  name: z.string(),
  /** The only path that counts as the product's page. */
  page: z.string(),
  ...counted,
  /** Reviews received in the window, and how many of them have a reply. */
  reviews: int,
  answered: int,
  /** Day of the first reply, in the property's timezone. */
  firstReply: z.string().nullable(),
  /**
   * Equal numbers of full days before and after that day, which is excluded; null if Google
   * returned too few.
   */
  before: side.nullable(),
  after: side.nullable(),
})

/** Web analytics of product pages: a comparison over time, not a cause. */
export const site = z.discriminatedUnion('connected', [
  z.object({ connected: z.literal(false) }),
  z.object({
    connected: z.literal(true),
    source: z.literal('Google Analytics'),
    property: z.string().nullable(),
    /** When Google was last read; null before the first read. */
    readAt: z.string().nullable(),
    /** Whether a person must reconnect, or nothing was read for a day. */
    stale: z.boolean(),
    /** The last day that Google returned, in the property's timezone. */
    until: z.string().nullable(),
    products: z.array(siteProduct),
    /** Products with reviews that have a page with Google data, and those that don't. */
    withPage: int,
    withoutPage: int,
  }),
])
export type Site = z.infer<typeof site>
export type ConnectedSite = Extract<Site, { connected: true }>
export type SiteProduct = z.infer<typeof siteProduct>
