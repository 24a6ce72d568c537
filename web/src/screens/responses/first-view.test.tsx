import type { Brand, Bootstrap } from '@bizamply/contract/brands'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const aBrand = (id: string): Brand => ({
  BrandId: id,
  BrandName: id === 'b' ? 'Alder' : 'Fern',
  ServiceConnected: ['judgeme'],
  domain: null,
  logoUrl: null,
  timezone: 'UTC',
  pendingCount: 0,
})
const brands = [aBrand('b'), aBrand('f')]
const bootstrap: Bootstrap = {
  balance: { totalCredits: 100, usedCredits: 37, availableCredits: 63 },
  prices: {
    freeCredits: 100,
    generateCredits: 3,
    sendCredits: 1,
    whatsappExtraCredits: 1,
    lastUpdated: null,
    updatedBy: null,
    version: 1,
  },
  preferences: usualPreferences,
  composer: 'built-in',
  unread: { b: 2 },
  eventPosition: '740-0',
}
const bellPath = 'GET /api/comments/notifications/recent'
const merged = [bellPath, 'GET /api/credits/balance', 'GET /api/credits/settings', 'GET /api/preferences']
const noNotifications = { notifications: [], unread: 0, pagination: { nextCursor: null, limit: 20 } }
function world(bell: Parameters<typeof responsesServer>[1] = {}) {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('min-width') })
  return responsesServer(
    {},
    {
      'GET /api/onboard-data': {
        body: { success: true, brands, data: { brands, selectedBrandId: null, bootstrap } },
      },
      'POST /api/select-brand': ({ body }) => {
        const selectedBrand = brands.find(({ BrandId }) => BrandId === (body as { brandId: string }).brandId)
        return ok({ success: true, selectedBrand })
      },
      [bellPath]: { body: { success: true, ...noNotifications, data: noNotifications } },
      ...bell,
    },
  )
}

// First, because the stream of a test before it would still be open.
test('the stream follows from the first data, so the list is not fetched again when it opens', async () => {
  const { calls } = world()
  await startConsole('/responses')
  await screen.findByText(/^Connected/)
  expect(calls('GET /api/events').map(({ headers }) => headers.get('last-event-id'))).toEqual(['740-0'])
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  await screen.findByRole('dialog', { name: 'Notifications' })
  // StrictMode mounts everything twice.
  expect(calls('GET /api/comments')).toHaveLength(2)
})

test('the brands call includes the bootstrap data, which is not requested separately', async () => {
  const { calls } = world()
  await startConsole('/responses')
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy()
  expect(await screen.findByText('63')).toBeTruthy()
  await screen.findByText(/^Connected/)
  expect(calls('GET /api/onboard-data')[0]?.query.get('with')).toBe('bootstrap')
  expect(merged.flatMap((path) => calls(path))).toEqual([])
})

test('the notification list loads when the bell opens', async () => {
  const { calls } = world()
  await startConsole('/responses')
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(await within(dialog).findByText(/^No notifications yet/)).toBeTruthy()
  expect(calls(bellPath)).toHaveLength(1)
})

test('switching brands requests the other brand’s data', async () => {
  const { calls } = world()
  await startConsole('/responses')
  await screen.findByText('63')
  await userEvent.click(await screen.findByRole('button', { name: 'Alder, switch brand' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Fern/ }))
  await waitFor(() => expect(calls('GET /api/credits/balance')).not.toEqual([]))
  await waitFor(() => expect(calls(bellPath)).not.toEqual([]))
})

test('notifications that fail to load say so; their count in the bootstrap data isn’t old data', async () => {
  world({ [bellPath]: () => refusal(500, 'INTERNAL', 'It broke.') })
  await startConsole('/dashboard?tab=notifications')
  expect(await screen.findByText(/^Couldn’t load notifications\./)).toBeTruthy()
  expect(screen.queryByText(/^Not up to date/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('nothing can be marked as read before the list is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  world({ [bellPath]: () => promise })
  await startConsole('/dashboard?tab=notifications')
  const markAll = await screen.findByRole('button', { name: 'Mark all as read' })
  expect(markAll.getAttribute('aria-disabled')).toBe('true')
  resolve(ok({ ...noNotifications, unread: 1 }))
  await waitFor(() => expect(markAll.getAttribute('aria-disabled')).toBeNull())
})
