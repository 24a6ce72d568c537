import type { ConnectionList } from '@bizamply/contract/connections'
import type { ServiceKey } from '@bizamply/contract/service-facts'

type Summaries = ConnectionList['connections']

/** Services that bring in reviews and comments. */
const sources = ['judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok'] as const satisfies readonly ServiceKey[]

export interface FirstStep {
  key: 'shop' | 'platform' | 'reviews' | 'reply'
  state: 'done' | 'now' | 'next'
}

export interface FirstSteps {
  steps: FirstStep[]
  left: number
  shop: { account: string; since: string } | null
  /** Names of the connected sources. */
  sources: string[]
  /** All sources were read, and had no reviews: importing a file is then optional. */
  wereRead: boolean
  /** The source whose import is running or waiting. */
  reading: { name: string; done: number } | null
}

/** The steps of a brand before its first review, derived from its connections. */
export function firstStepsOf(summaries: Summaries): FirstSteps {
  const shop = summaries.shopify.data[0]
  const there = sources.map((key) => summaries[key]).filter(({ data }) => data.length > 0)
  const reads = there.map(({ name, data }) => ({ name, backfill: data[0]?.backfill }))
  const reading = reads.find(({ backfill }) => backfill?.state === 'running' || backfill?.state === 'waiting')
  const wereRead = reads.length > 0 && reads.every(({ backfill }) => backfill?.state === 'done')
  const facts = [
    ['shop', shop !== undefined],
    ['platform', there.length > 0],
    ['reviews', wereRead],
    // Never done here: without reviews, there can be no replies.
    ['reply', false],
  ] as const
  const now = facts.find(([, done]) => !done)?.[0]
  return {
    steps: facts.map(([key, done]) => ({
      key,
      state: key === now ? 'now' : done && key !== 'reviews' ? 'done' : 'next',
    })),
    left: facts.filter(([, done]) => !done).length,
    shop: shop ? { account: shop.account, since: shop.connectedAt } : null,
    sources: there.map(({ name }) => name),
    wereRead,
    reading: reading ? { name: reading.name, done: reading.backfill?.done ?? 0 } : null,
  }
}

export type PlatformState = 'connected' | 'reading' | 'behind' | 'signedOut' | 'off' | 'unavailable'

export function platformStateOf({ data, available }: Summaries[ServiceKey]): PlatformState {
  const entry = data[0]
  if (!entry) return available ? 'off' : 'unavailable'
  if (entry.state === 'signed-out') return 'signedOut'
  if (entry.state === 'behind') return 'behind'
  return entry.backfill.state === 'running' || entry.backfill.state === 'waiting' ? 'reading' : 'connected'
}
