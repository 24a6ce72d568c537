import { services } from '@bizamply/contract/service-facts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { ago, button, card, listOf, openConnections as open, quiet } from '../../testing/connections.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'

// The toast library keeps its messages across renders of the page.
afterEach(() => void toast.dismiss())

test('eight cards appear in order, with name, description, state, and type', async () => {
  await open(listOf({ shopify: {}, judgeme: {} }))
  await card('Shopify')
  const names = within(screen.getByRole('list', { name: 'Platforms' })).getAllByRole('heading', { level: 2 })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Shopify',
    'Judge.me',
    'Yotpo',
    'Instagram',
    'Facebook',
    'TikTok',
    'WhatsApp Business',
    'Google Analytics',
  ])
  const google = await card('Google Analytics')
  expect(within(google).getByText('Not Connected')).toBeTruthy()
  expect(within(google).getByText('Analytics')).toBeTruthy()
  expect(within(google).getByText(services.google.description)).toBeTruthy()
  expect(within(google).getByText(/^You need the GA4 property ID/)).toBeTruthy()
})

test('two figures show connected platforms of 8 and how many work; the account is a line', async () => {
  await open(listOf({ shopify: {}, judgeme: {}, instagram: { state: 'signed-out' } }))
  await card('Shopify')
  expect(screen.getByText('of 8 platforms').previousSibling?.textContent).toBe('3')
  expect(screen.getByText('working').previousSibling?.textContent).toBe('2')
  expect(screen.getByText('Account: demo@bizamply.test')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '1 disconnected' }))
  expect(document.activeElement).toBe(await card('Instagram'))
})

test('without an email address, the account shows as unavailable', async () => {
  await open({ ...listOf({}), userEmail: '' })
  expect(await screen.findByText('Account: Not available')).toBeTruthy()
})

test('a connected card shows its account, four figures, and Remove; Shopify can’t be removed', async () => {
  await open(listOf({ shopify: {}, judgeme: { commentsIn: 1126, repliesOut: 1054 } }))
  const judgeme = await card('Judge.me')
  expect(within(judgeme).getByText('Connected')).toBeTruthy()
  expect(within(judgeme).getByText('alder.myshopify.com')).toBeTruthy()
  expect(within(judgeme).getByText('1,126')).toBeTruthy()
  expect(within(judgeme).getByText('1,054')).toBeTruthy()
  expect(within(judgeme).getByText('Just now')).toBeTruthy()
  expect(button(judgeme, 'Remove Judge.me')).toBeTruthy()
  const shopify = await card('Shopify')
  expect(within(shopify).getByText('Protected')).toBeTruthy()
  expect(within(shopify).getByText(/^Managed by the Shopify app/)).toBeTruthy()
  expect(within(shopify).queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('a store that is linked but not read yet is Auto-Connected', async () => {
  await open(listOf({ shopify: { lastSyncAt: null } }))
  const shopify = await card('Shopify')
  expect(button(shopify, 'Auto-Connected').hasAttribute('disabled')).toBe(true)
  expect(within(shopify).getByText(/Connected via Shopify/)).toBeTruthy()
})

test('a connection that is behind shows the platform’s error, the delay, and the next attempt', async () => {
  const next = new Date(Date.now() + 600_000).toISOString()
  await open(
    listOf({
      facebook: {
        state: 'behind',
        lastError: 'Facebook requested a longer pause',
        lastSyncAt: ago(42),
        nextSyncAt: next,
      },
    }),
  )
  const facebook = await card('Facebook')
  expect(within(facebook).getByText('Connected, delayed')).toBeTruthy()
  expect(within(facebook).getByText('42m')).toBeTruthy()
  expect(within(facebook).getByText(/^New reviews may be delayed\. Next attempt at /)).toBeTruthy()
  expect(within(facebook).getByText('Facebook is limiting our requests. We’ll try again later.')).toBeTruthy()
})

test('a disconnected account shows since when, why, and how many drafts wait; Reconnect is the only primary button', async () => {
  const at = ago(30)
  const events = [
    { id: 'e', platform: 'instagram' as const, kind: 'signed-out' as const, detail: 'Refused (#1357).', at },
  ]
  await open(
    listOf({
      instagram: { state: 'signed-out', lastError: '(#10) Application does not have permission for this action' },
      tiktok: { state: 'signed-out' },
    }),
    {
      'GET /api/connections/activity': ok({ ...quiet, events }),
      'GET /api/comments': { body: { success: true, data: [], counts: { pending: 0, draft: 3, sent: 0 } } },
    },
  )
  const instagram = await card('Instagram')
  expect(within(instagram).getByText('Disconnected')).toBeTruthy()
  expect(await within(instagram).findByText('3 drafts are waiting for you to reconnect.')).toBeTruthy()
  expect(within(instagram).getByText(/^Access ended at /)).toBeTruthy()
  expect(within(instagram).getByText(/^Permissions are missing\. Reconnect and allow/)).toBeTruthy()
  const looks = [await card('Instagram'), await card('TikTok')].map((it) => button(it, /^Reconnect/).className)
  expect(looks.map((classes) => classes.includes('bg-accent'))).toEqual([true, false])
})

test('the card lists missing permissions', async () => {
  const missing = ['Replies can not be sent without the permission to write them.']
  await open(listOf({ facebook: { missing } }))
  expect(within(await card('Facebook')).getByText(missing[0] ?? '')).toBeTruthy()
})

test('an import shows its progress; a stopped import offers Reconnect', async () => {
  const backfill = { state: 'running' as const, done: 1126, total: 1806, jobId: null }
  await open(listOf({ judgeme: { backfill }, instagram: { backfill: { ...backfill, state: 'failed' } } }))
  const judgeme = await card('Judge.me')
  expect(within(judgeme).getByText('Importing 1,126 of 1,806')).toBeTruthy()
  expect(within(judgeme).getByRole('meter', { name: 'Judge.me imported' })).toBeTruthy()
  expect(button(await card('Instagram'), /^Reconnect/)).toBeTruthy()
})

test('a service that can’t be connected shows the reason, and no button except the one that resolves it', async () => {
  await open(listOf({ shopify: {}, judgeme: { state: 'signed-out' } }, ['tiktok']))
  const yotpo = await card('Yotpo')
  expect(yotpo.textContent).toContain('Only one review platform per brand. Remove Judge.me to use Yotpo instead.')
  expect(within(yotpo).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(button(yotpo, 'Remove Judge.me'))
  expect(await screen.findByText('Are you sure you want to remove the Judge.me connection?')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(within(await card('TikTok')).getByText(/Not set up on this installation/)).toBeTruthy()
  expect(within(await card('TikTok')).queryByRole('button')).toBeNull()
})

test('review platforms require the store first', async () => {
  await open(listOf({}))
  expect(within(await card('Judge.me')).getByText('Connect Shopify first')).toBeTruthy()
})

test.for([
  ['viewer', 0],
  ['editor', 1],
] as const)('a %s can neither connect nor remove', async ([memberRole, syncs]) => {
  await open(listOf({ judgeme: {}, instagram: { state: 'signed-out' } }), {}, { ...nora, memberRole })
  await card('Judge.me')
  const grid = screen.getByRole('list', { name: 'Platforms' })
  expect(within(grid).queryByRole('button', { name: /Connect|Remove|Reconnect/ })).toBeNull()
  expect(within(grid).queryAllByRole('button', { name: /^Sync/ })).toHaveLength(syncs)
})

test('while loading, a skeleton grid is announced once', async () => {
  await open(listOf({}), { 'GET /api/connections': () => new Promise<never>(() => undefined) })
  expect(await screen.findByText('Loading connections...')).toBeTruthy()
})

test('a list that fails to load shows the error, and Try Again reloads it', async () => {
  let broken = true
  await open(listOf({}), {
    'GET /api/connections': () => (broken ? new TypeError('no network') : ok(listOf({ judgeme: {} }))),
  })
  expect(await screen.findByText('An error occurred while loading connections')).toBeTruthy()
  expect(screen.getByText('We couldn’t reach the server. Check your connection and try again.')).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await card('Judge.me')).toBeTruthy()
})

test('a list that the server refuses shows the server’s sentence and the request ID', async () => {
  const down = {
    status: 503,
    body: {
      code: 'SERVICE_UNAVAILABLE',
      message: 'Bizamply is temporarily unavailable. Try again in a moment.',
      errors: [],
    },
    headers: { 'x-request-id': 'r-42' },
  }
  await open(listOf({}), { 'GET /api/connections': down })
  const panel = await screen.findByText('An error occurred while loading connections')
  const alert = within(panel.closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(alert.getByText('Bizamply is temporarily unavailable. Try again in a moment.')).toBeTruthy()
  expect(alert.getByText('Request r-42')).toBeTruthy()
})

test('the cards alone say what is connected: the title has no state of its own while the screen is current', async () => {
  await open(listOf({ shopify: {} }))
  expect(within(await card('Shopify')).getByText('Connected')).toBeTruthy()
  expect(screen.queryByText('Not connected')).toBeNull()
  expect(screen.queryByText(/synced/)).toBeNull()
})

test('the setup guide opens without the list of connections', async () => {
  await open(listOf({}), { 'GET /api/connections': refusal(503, 'UNAVAILABLE', 'No') })
  await screen.findByText('An error occurred while loading connections')
  await userEvent.click(screen.getByRole('button', { name: 'Setup Guide' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('combobox')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Check again' })).toBeNull()
})

test('a stale list stays on screen with its time', async () => {
  let broken = false
  await open(listOf({ judgeme: {} }), {
    'GET /api/connections': () => (broken ? new TypeError('no network') : ok(listOf({ judgeme: {} }))),
  })
  await card('Judge.me')
  broken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Disconnected')).toBeTruthy()
  expect(await card('Judge.me')).toBeTruthy()
})

test('without a brand, nothing can be connected', async () => {
  await open(listOf({}))
  const facebook = await card('Facebook')
  sessionStorage.clear()
  localStorage.clear()
  await userEvent.click(button(facebook, 'Connect Facebook'))
  expect(await screen.findByText('Please select a brand before connecting to platforms')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.for([
  [ok({ queued: true }), 'Syncing Judge.me.'],
  [ok({ queued: false }), 'Judge.me isn’t connected for this brand.'],
  [refusal(429, 'RATE_LIMIT_EXCEEDED', 'Too many requests. Try again later.'), 'Couldn’t sync Judge.me'],
] as const)('Sync now (%#) says "%s"', async ([answer, words]) => {
  const server = await open(listOf({ judgeme: {} }), { 'POST /api/connections/judgeme/sync': answer })
  await userEvent.click(button(await card('Judge.me'), 'Sync Judge.me now'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(server.calls('POST /api/connections/judgeme/sync')).toHaveLength(1)
})
