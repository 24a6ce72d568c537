import { amountsOf, measureGroups, topicGroups, topicsOf, type Amounts, type Counted } from './measures.ts'

export interface Entry {
  key: string[]
  amounts: Amounts
}

export interface RollupTable {
  name: string
  /** Names and types of the key columns after the company, in order. */
  keys: readonly (readonly [name: string, type: string])[]
  groups: readonly (readonly string[])[]
  counts(c: Counted): boolean
  /** The rows a comment adds to; `amounts` come from `amountsOf`. */
  entries(c: Counted, amounts: Amounts): Entry[]
}

const brand = ['brand_id', 'uuid'] as const
const platform = ['platform', 'text'] as const
const product = ['product_id', 'uuid'] as const
const isShown = (c: Counted): boolean => c.triageState !== 'hidden'
const one = (key: string[], amounts: Amounts): Entry[] => [{ key, amounts }]
export const NO_PRODUCT = '00000000-0000-0000-0000-000000000000'
/** A topic's `mixed` isn't the sentiment `mixed`. */
const ofTopics: ReadonlySet<string> = new Set(topicGroups.slice(1).flat())
const HOUR_MS = 3_600_000

/** In the order in which every transaction writes them. */
export const rollupTables: readonly RollupTable[] = [
  {
    name: 'brand_counts',
    keys: [brand, platform],
    groups: [['pending', 'draft', 'sent']],
    counts: (c) => c.triageState === 'open',
    entries: (c, amounts) => one([c.brandId, c.platform], amounts),
  },
  {
    name: 'brand_days',
    keys: [brand, ['day', 'date'], platform],
    groups: measureGroups,
    counts: isShown,
    entries: (c, amounts) => one([c.brandId, c.day, c.platform], amounts),
  },
  {
    name: 'brand_hours',
    keys: [brand, ['hour', 'timestamptz']],
    groups: measureGroups,
    counts: isShown,
    entries: (c, amounts) => one([c.brandId, hourOf(c.occurredAt)], amounts),
  },
  {
    name: 'brand_product_days',
    keys: [brand, ['day', 'date'], product, platform],
    groups: measureGroups,
    counts: (c) => isShown(c) && c.productId !== null,
    entries: (c, amounts) => one([c.brandId, c.day, c.productId ?? '', c.platform], amounts),
  },
  {
    name: 'brand_product_months',
    keys: [brand, ['month', 'date'], product, platform],
    groups: measureGroups,
    counts: (c) => isShown(c) && c.productId !== null,
    entries: (c, amounts) => one([c.brandId, `${c.day.slice(0, -2)}01`, c.productId ?? '', c.platform], amounts),
  },
  {
    name: 'brand_topic_days',
    keys: [brand, ['day', 'date'], ['topic', 'text'], product],
    groups: topicGroups,
    counts: isShown,
    entries: (c, amounts) => {
      const its = Object.fromEntries(Object.entries(amounts).filter(([name]) => ofTopics.has(name)))
      return topicsOf(c).map(({ topic, column }) => ({
        key: [c.brandId, c.day, topic, c.productId ?? NO_PRODUCT],
        amounts: { [column]: 1, ...its },
      }))
    },
  },
]

function hourOf(at: Date): string {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString()
}

export interface Step {
  c: Counted
  amounts: Amounts
  sign: 1 | -1
}

export const stepsOf = (came: Counted[], went: Counted[]): Step[] => [
  ...came.map((c) => ({ c, amounts: amountsOf(c), sign: 1 as const })),
  ...went.map((c) => ({ c, amounts: amountsOf(c), sign: -1 as const })),
]
