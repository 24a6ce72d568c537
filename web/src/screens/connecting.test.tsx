import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-server.ts'
import { type, wizardServer } from '../testing/joining.ts'
import { ok } from '../testing/responses-server.ts'
import { startConsole } from '../testing/start-console.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  vi.useRealTimers()
  // The library keeps its messages from page to page.
  toast.dismiss()
})

const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const press = async (name: string | RegExp) => person().click(await screen.findByRole('button', { name }))
const pressInside = async (name: string) =>
  person().click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const connected = (value: boolean) => ({ body: { connected: value } })
const attemptId = '0190a000-0000-7000-8000-000000000001'
const attempt = (more: object) =>
  ok({ attemptId, platform: 'facebook', brandId: 'b-1', reason: null, accounts: [], missing: [], ...more })
const begun = ok({ oauthUrl: 'https://www.facebook.com/dialog/oauth?state=1', attemptId })

/** A window that a test closes. */
function popup() {
  const its = { closed: false, location: { href: '' }, close: () => void (its.closed = true) }
  const opened = vi.spyOn(window, 'open').mockReturnValue(its as unknown as Window)
  return { its, opened, address: () => opened.mock.calls[0]?.[0] }
}

/** jsdom keeps no channels between windows; this one joins those of a test. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>()
  constructor() {
    super()
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const one of FakeChannel.open) if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    FakeChannel.open.delete(this)
  }
}
const tell = (news: object) => act(() => new FakeChannel().postMessage(news))

async function open(...given: Parameters<typeof wizardServer>) {
  const server = wizardServer({ connected: { 'b-1': ['shopify'] }, ...given[0] }, given[1])
  await startConsole('/onboarding')
  await screen.findByText('Connect Judge.me or Yotpo to go on')
  return server
}

test.for([
  ['Shopify', 'Store domain', '', 'Please enter your Shopify domain'],
  ['Shopify', 'Store domain', 'alder.shop', 'Please enter a valid Shopify domain (e.g., your-store.myshopify.com)'],
  ['Facebook', 'Page ID', '10293847561029', 'Please enter a valid Facebook Page ID (15-16 digits)'],
  ['TikTok', 'Handle', 'alder', 'TikTok handle must start with @ (e.g., @yourbrand)'],
  ['Google Analytics', 'Property ID', 'UA-1', 'Please enter a valid GA4 Property ID (e.g., GA4-XXXXXXXXX-1)'],
  ['Instagram', 'Business handle', '', 'Please enter your Instagram business handle (e.g., @yourbrand)'],
])('%s with %s "%s" says what is wrong, and no window opens', async ([service, label, value, words]) => {
  const { opened } = popup()
  wizardServer()
  await startConsole('/onboarding')
  await press(`Connect ${service}`)
  await screen.findByRole('dialog')
  if (value) type(label ?? '', value)
  await pressInside('Connect')
  expect(await screen.findByText(words ?? '')).toBeTruthy()
  expect(opened).not.toHaveBeenCalled()
})

test.for([
  ['Judge.me', '', '', '/integration/judgeme/?company=b-1'],
  ['Yotpo', '', '', '/integration/yotpo/auth?company=b-1'],
  ['Instagram', 'Business handle', '@alder', '/integration/instagram?company=b-1&typed=%40alder'],
  ['WhatsApp Business', '', '', '/integration/whatsapp/?company=b-1'],
])('%s opens its consent in a window of 600 x 700', async ([service, label, value, address]) => {
  const { opened } = popup()
  await open()
  await press(`Connect ${service}`)
  await screen.findByRole('dialog')
  if (label) type(label, value ?? '')
  await pressInside('Connect')
  expect(opened.mock.calls[0]?.[0]).toBe(address)
  expect(opened.mock.calls[0]?.[2]).toMatch(/width=600,height=700/)
  expect((await screen.findAllByText('Waiting for you to approve in the other window')).length).toBeGreaterThan(0)
})

test('Shopify names the brand and the store', async () => {
  const { address } = popup()
  wizardServer()
  await startConsole('/onboarding')
  await press('Connect Shopify')
  await screen.findByRole('dialog')
  type('Store domain', 'alder.myshopify.com')
  await pressInside('Connect')
  expect(address()).toBe('/integration/shopify/?company=b-1&shop=alder.myshopify.com')
})

test('a second after the window closed the status is asked: connected, said, and the dialog goes after 1.5 s', async () => {
  const { its } = popup()
  const server = await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  await wait(3)
  expect(server.calls('POST /onboarding/check-connection')).toEqual([])
  its.closed = true
  server.world.connected = { 'b-1': ['shopify', 'judgeme'] }
  await wait(2.1)
  expect(await screen.findByText('Judge.me connected successfully for Alder!')).toBeTruthy()
  expect(server.calls('POST /onboarding/check-connection')[0]?.body).toEqual({ serviceName: 'judgeme', brandId: 'b-1' })
  await wait(1.6)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('once the rule is met the wizard goes on after 2 seconds by itself, and not again after going back', async () => {
  const { its } = popup()
  const server = await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  its.closed = true
  server.world.connected = { 'b-1': ['shopify', 'judgeme'] }
  await wait(2.1)
  expect(await screen.findByText(/^Going on in [12] s$/)).toBeTruthy()
  // The dialog goes first; only then can Stay here be pressed.
  await wait(1.6)
  expect(screen.getByRole('button', { name: 'Stay here' })).toBeTruthy()
  await wait(2.1)
  expect(await screen.findByRole('heading', { name: 'Review Your Information' })).toBeTruthy()
  await press('Back')
  await wait(4)
  expect(screen.getByRole('heading', { name: 'Connect your services' })).toBeTruthy()
})

test('Stay here holds the wizard', async () => {
  const { its } = popup()
  const server = await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  // Closed at once, so that Stay here is not behind it.
  await person().keyboard('{Escape}')
  its.closed = true
  server.world.connected = { 'b-1': ['shopify', 'judgeme'] }
  await wait(2.1)
  await press('Stay here')
  await wait(4)
  expect(screen.getByRole('heading', { name: 'Connect your services' })).toBeTruthy()
  expect(screen.getByText('Alder can go on: a store and a review platform are connected')).toBeTruthy()
})

test('a window closed without approving changes nothing, and says so', async () => {
  const { its } = popup()
  await open({}, { 'POST /onboarding/check-connection': connected(false) })
  await press('Connect Yotpo')
  await pressInside('Connect')
  its.closed = true
  await wait(2.1)
  expect(await screen.findByText('Nothing was changed.')).toBeTruthy()
})

test('a status that cannot be asked is a failed connection', async () => {
  const { its } = popup()
  await open({}, { 'POST /onboarding/check-connection': new TypeError('no network') })
  await press('Connect Yotpo')
  await pressInside('Connect')
  its.closed = true
  await wait(2.1)
  expect((await screen.findAllByText('Connection failed. Please try again.')).length).toBeGreaterThan(0)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('Facebook sends the page id first, then the window goes to the consent; its end is told by the last page', async () => {
  const { its, address } = popup()
  const server = await open(
    {},
    {
      'POST /integrations/facebook/connect': begun,
      [`GET /api/connections/attempts/${attemptId}`]: attempt({ state: 'done' }),
    },
  )
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  await waitFor(() => expect(its.location.href).toBe('https://www.facebook.com/dialog/oauth?state=1'))
  expect(address()).toBe('about:blank')
  expect(server.calls('POST /integrations/facebook/connect')[0]?.body).toEqual({
    brandId: 'b-1',
    pageId: '102938475610293',
  })
  tell({ attemptId })
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
})

test.for([
  ['TikTok', 'Handle', '@alder', 'tiktok', { handle: '@alder' }],
  ['Google Analytics', 'Property ID', 'GA4-ABC123-1', 'google', { businessId: 'GA4-ABC123-1' }],
] as const)('%s sends what was typed', async ([service, label, value, key, body]) => {
  popup()
  const server = await open({}, { [`POST /integrations/${key}/connect`]: begun })
  await press(`Connect ${service}`)
  await screen.findByRole('dialog')
  type(label, value)
  await pressInside('Connect')
  await waitFor(() =>
    expect(server.calls(`POST /integrations/${key}/connect`)[0]?.body).toEqual({ brandId: 'b-1', ...body }),
  )
})

test('of several granted accounts one is chosen', async () => {
  popup()
  const accounts = [
    { account: '1', name: 'Alder' },
    { account: '2', name: 'Alder outlet' },
  ]
  const server = await open(
    {},
    {
      'POST /integrations/facebook/connect': begun,
      [`GET /api/connections/attempts/${attemptId}`]: attempt({ state: 'choosing', accounts }),
      'POST /api/connections/choose': attempt({ state: 'done' }),
    },
  )
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  await screen.findAllByText('Waiting for you to approve in the other window')
  tell({ attemptId })
  await person().click(await screen.findByRole('radio', { name: /Alder outlet/ }))
  await pressInside('Use this account')
  await waitFor(() =>
    expect(server.calls('POST /api/connections/choose')[0]?.body).toEqual({ attemptId, account: '2' }),
  )
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
})

test.for([
  ['the account is not a business account', 'Failed to connect Facebook: the account is not a business account'],
  [null, 'Failed to connect Facebook: Unknown error'],
])('a consent that failed (%j) says "%s"', async ([reason, words]) => {
  popup()
  await open(
    {},
    {
      'POST /integrations/facebook/connect': begun,
      [`GET /api/connections/attempts/${attemptId}`]: attempt({ state: 'failed', reason }),
    },
  )
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  await screen.findAllByText('Waiting for you to approve in the other window')
  tell({ attemptId })
  expect((await screen.findAllByText(words ?? '')).length).toBeGreaterThan(1)
})

test('an id that the server refuses says why and closes the window', async () => {
  const { its } = popup()
  const words = 'Facebook can not be connected here.'
  await open({}, { 'POST /integrations/facebook/connect': refusal(409, 'CHANNEL_UNAVAILABLE', words) })
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  expect((await screen.findAllByText(`Failed to connect Facebook: ${words}`)).length).toBeGreaterThan(0)
  expect(its.closed).toBe(true)
})

test('a consent that could not even begin tells its reason from the error page', async () => {
  popup()
  await open()
  await press('Connect Yotpo')
  await pressInside('Connect')
  tell({ platform: 'yotpo', reason: 'Connect Shopify first.' })
  expect((await screen.findAllByText('Failed to connect Yotpo: Connect Shopify first.')).length).toBeGreaterThan(0)
})

test('a blocked window leaves a link, and the connection is found by asking', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  let done = false
  await open({}, { 'POST /onboarding/check-connection': () => connected(done) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  expect(await screen.findByText('Your browser blocked the window.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open Judge.me' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/integration/judgeme/?company=b-1',
    '_blank',
  ])
  done = true
  await wait(2.1)
  expect(await screen.findByText('Judge.me connected successfully for Alder!')).toBeTruthy()
})

test('a dialog that is closed while it waits stops nothing', async () => {
  const { its } = popup()
  await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  await screen.findAllByText('Waiting for you to approve in the other window')
  await person().keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Connecting...' })).toBeTruthy()
  its.closed = true
  await wait(2.1)
  expect(await screen.findByText('Judge.me connected successfully for Alder!')).toBeTruthy()
})
