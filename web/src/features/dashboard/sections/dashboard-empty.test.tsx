import type { ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import type { ServiceKey } from '@bizamply/contract/service-facts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aConnection, aConnectionList } from '../../../testing/comments.ts'
import { inRouter } from '../../../testing/in-router.tsx'
import { DashboardEmpty, type DashboardEmptyProps } from './dashboard-empty.tsx'
import { EmptyCards } from './empty-cards.tsx'
import { firstStepsOf } from './first-steps.ts'

type Summaries = ConnectionList['connections']

const now = new Date('2026-11-21T13:05:00Z')
const entry = (more: Partial<ConnectionEntry> = {}): ConnectionEntry => ({
  ...aConnection(),
  account: 'ember-home.myshopify.com',
  connectedAt: '2026-11-21T08:12:00.000Z',
  backfill: { state: 'done', done: 0, total: 0, jobId: null },
  ...more,
})
function connected(entries: Partial<Record<ServiceKey, ConnectionEntry>>): Summaries {
  const none = aConnectionList(null).connections
  const given = Object.entries(entries).map(([key, one]) => [
    key,
    { ...none[key as ServiceKey], connected: one.state !== 'signed-out', data: [one] },
  ])
  return { ...none, ...(Object.fromEntries(given) as Partial<Summaries>) }
}
const statesOf = (summaries: Summaries) => firstStepsOf(summaries).steps.map(({ state }) => state)

const show = (given: Partial<DashboardEmptyProps>) =>
  inRouter(
    <DashboardEmpty
      connections={connected({ shopify: entry() })}
      mayConnect
      mayWrite
      available={100}
      prices={{ generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1 }}
      {...given}
    />,
    { now },
  )
const rows = () => within(screen.getAllByRole('list').find((list) => list.tagName === 'OL') ?? document.body)

describe('steps', () => {
  test('reflect the state of the brand’s connections', () => {
    expect(statesOf(connected({}))).toEqual(['now', 'next', 'next', 'next'])
    expect(statesOf(connected({ shopify: entry() }))).toEqual(['done', 'now', 'next', 'next'])
    expect(statesOf(connected({ instagram: entry() }))).toEqual(['now', 'done', 'next', 'next'])
    const judgeme = entry({ backfill: { state: 'running', done: 12, total: 40, jobId: null } })
    expect(statesOf(connected({ shopify: entry(), judgeme }))).toEqual(['done', 'done', 'now', 'next'])
    expect(firstStepsOf(connected({ judgeme })).reading).toEqual({ name: 'Judge.me', done: 12 })
    expect(statesOf(connected({ shopify: entry(), yotpo: entry(), tiktok: entry() }))).toEqual([
      'done',
      'done',
      // Nothing was imported: a file is optional then.
      'next',
      'now',
    ])
    // These services bring in no reviews.
    expect(statesOf(connected({ whatsapp: entry(), google: entry() }))).toEqual(['now', 'next', 'next', 'next'])
  })

  test('link to their screens, with the current step’s button filled, and say how many replies the credits cover', async () => {
    await show({})
    expect(screen.getByText(/^3 steps left\. You won’t use credits/)).toBeTruthy()
    const items = rows().getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    expect(items[0]?.textContent).toContain('ember-home.myshopify.com')
    expect(items[0]?.textContent).toContain('Done 9:12 AM')
    expect(screen.getByRole('link', { name: 'Connect platform' }).getAttribute('href')).toBe('/connections')
    expect(screen.getByRole('link', { name: 'Connect platform' }).className).toContain('bg-accent')
    expect(screen.getByRole('link', { name: 'Import file' }).getAttribute('href')).toBe('/import')
    expect(screen.getByRole('link', { name: 'Import file' }).className).not.toContain('bg-accent')
    expect(items[3]?.textContent).toContain('100 credits cover about 33 replies: 2 to generate, 1 to send.')
    expect(items[3]?.textContent).toContain('After your first review')
  })

  test('show no actions without permission, and no price before it has loaded', async () => {
    await show({ mayConnect: false, mayWrite: false, prices: undefined })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Generate a reply first, then send it.')).toBeTruthy()
  })
})

describe('platforms', () => {
  test('show all eight with their state', async () => {
    const base = connected({
      shopify: entry(),
      judgeme: entry({ state: 'signed-out' }),
      instagram: entry({ state: 'behind' }),
      facebook: entry({ backfill: { state: 'waiting', done: 0, total: null, jobId: null } }),
    })
    await show({ connections: { ...base, tiktok: { ...base.tiktok, available: false } } })
    const list = within(screen.getByRole('region', { name: 'Platforms' })).getAllByRole('listitem')
    expect(list.map((item) => item.textContent)).toEqual([
      'ShopifyConnected',
      'Judge.meDisconnected',
      'YotpoNot connected',
      'InstagramDelayed',
      'FacebookImporting',
      'TikTokNot available here',
      'WhatsAppNot connected',
      'Google AnalyticsNot connected',
    ])
  })

  test('are unknown if the connections couldn’t be loaded', async () => {
    await show({ connections: undefined })
    expect(screen.getAllByText('Unknown')).toHaveLength(8)
    expect(screen.queryByText(/steps left/)).toBeNull()
  })
})

test('empty cards describe what each will count, and aren’t buttons', async () => {
  await inRouter(<EmptyCards />)
  expect(screen.getAllByText('No data yet')).toHaveLength(4)
  expect(screen.getByText('Drafted or sent, of all reviews')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
