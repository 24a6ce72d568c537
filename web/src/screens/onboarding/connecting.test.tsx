import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  connected,
  withConsentWindows,
  openWizard as open,
  person,
  popup,
  press,
  pressInside,
  wait,
} from '../../testing/consent-windows.ts'
import { type, wizardServer } from '../../testing/joining.ts'
import { startConsole } from '../../testing/start-console.tsx'

withConsentWindows()

test.for([
  ['Shopify', 'Store domain', '', 'Please enter your Shopify domain'],
  ['Shopify', 'Store domain', 'alder.shop', 'Please enter a valid Shopify domain (e.g., your-store.myshopify.com)'],
  ['Facebook', 'Page ID', '10293847561029', 'Please enter a valid Facebook Page ID (15-16 digits)'],
  ['TikTok', 'Handle', 'alder', 'TikTok handle must start with @ (e.g., @yourbrand)'],
  ['Google Analytics', 'Property ID', 'UA-1', 'Please enter a valid GA4 Property ID (e.g., GA4-XXXXXXXXX-1)'],
  ['Instagram', 'Business handle', '', 'Enter your Instagram business handle (e.g., @yourbrand)'],
])('%s with %s "%s" shows the error, and no window opens', async ([service, label, value, words]) => {
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
])('%s opens its consent in a 600 x 700 window', async ([service, label, value, address]) => {
  const { opened } = popup()
  await open()
  await press(`Connect ${service}`)
  await screen.findByRole('dialog')
  if (label) type(label, value ?? '')
  await pressInside('Connect')
  expect(opened.mock.calls[0]?.[0]).toBe(address)
  expect(opened.mock.calls[0]?.[2]).toMatch(/width=600,height=700/)
  expect((await screen.findAllByText('Waiting for your approval on the page that opened')).length).toBeGreaterThan(0)
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

test('one second after the window closes, the status is polled; once connected, the dialog closes after 1.5 s', async () => {
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

test('once the rule is met, the wizard continues after 2 seconds, but not again after going back', async () => {
  const { its } = popup()
  const server = await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  its.closed = true
  server.world.connected = { 'b-1': ['shopify', 'judgeme'] }
  await wait(2.1)
  expect(await screen.findByText(/^Continuing in [12] s$/)).toBeTruthy()
  // The dialog closes first and would cover Stay here.
  await wait(1.6)
  expect(screen.getByRole('button', { name: 'Stay here' })).toBeTruthy()
  await wait(2.1)
  expect(await screen.findByRole('heading', { name: 'Review Your Information' })).toBeTruthy()
  await press('Back')
  await wait(4)
  expect(screen.getByRole('heading', { name: 'Connect your services' })).toBeTruthy()
})

test('Stay here stops the wizard from continuing', async () => {
  const { its } = popup()
  const server = await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  // Closed right away, so that it doesn't cover Stay here.
  await person().keyboard('{Escape}')
  its.closed = true
  server.world.connected = { 'b-1': ['shopify', 'judgeme'] }
  await wait(2.1)
  await press('Stay here')
  await wait(4)
  expect(screen.getByRole('heading', { name: 'Connect your services' })).toBeTruthy()
  expect(screen.getByText('Ready to continue: Alder has a store and a review platform')).toBeTruthy()
})

test('a window closed without approval changes nothing and says so', async () => {
  const { its } = popup()
  await open({}, { 'POST /onboarding/check-connection': connected(false) })
  await press('Connect Yotpo')
  await pressInside('Connect')
  its.closed = true
  await wait(2.1)
  expect(await screen.findByText('Nothing changed.')).toBeTruthy()
})

test('a failed status call shows a failed connection', async () => {
  const { its } = popup()
  await open({}, { 'POST /onboarding/check-connection': new TypeError('no network') })
  await press('Connect Yotpo')
  await pressInside('Connect')
  its.closed = true
  await wait(2.1)
  expect((await screen.findAllByText('Connection failed. Please try again.')).length).toBeGreaterThan(0)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a blocked popup offers a link, and polling detects the connection', async () => {
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

test('closing the dialog while it waits doesn’t cancel the attempt', async () => {
  const { its } = popup()
  await open({}, { 'POST /onboarding/check-connection': connected(true) })
  await press('Connect Judge.me')
  await pressInside('Connect')
  await screen.findAllByText('Waiting for your approval on the page that opened')
  await person().keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Connecting...' })).toBeTruthy()
  its.closed = true
  await wait(2.1)
  expect(await screen.findByText('Judge.me connected successfully for Alder!')).toBeTruthy()
})

test.for([
  ['Yotpo', /approve this installation’s app as a partner/],
  ['TikTok', /give this installation’s app access/],
  ['WhatsApp Business', /only Meta’s test number works/],
] as const)('%s says what must be approved before the consent starts', async ([service, words]) => {
  await open()
  await press(`Connect ${service}`)
  expect(within(await screen.findByRole('dialog')).getByText(words)).toBeTruthy()
})
