import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { type, unverified, wizardServer } from '../../testing/joining.ts'
import { button, openOnboarding as open, press } from '../../testing/onboarding.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const done = { body: { success: true, message: '' } }
const ready = { 'b-1': ['shopify', 'judgeme'] }
const row = (name: string) => {
  const found = screen.getByText(name, { selector: 'li p' }).closest('li')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}

/** The next test must not start while this page is still loading. */
async function dashboard() {
  await screen.findByRole('heading', { name: /^Welcome, / })
  expect(where()).toBe('/dashboard')
}

async function review(more: Parameters<typeof wizardServer>[1] = {}) {
  const server = await open({ connected: ready }, more)
  await waitFor(async () => expect((await button('Next')).disabled).toBe(false))
  await press('Next')
  await screen.findByRole('heading', { name: 'Review Your Information' })
  return server
}

test('a visitor goes to /login, an unverified user to the verification', async () => {
  wizardServer({ user: unverified })
  await startConsole('/onboarding')
  await waitFor(() => expect(where()).toBe('/signup/verify-otp?email=nora%40alder.shop'))
})

test('a new user at / lands in onboarding', async () => {
  wizardServer()
  await startConsole('/')
  await screen.findByRole('heading', { name: 'Connect your services' })
  expect(where()).toBe('/onboarding')
})

test('the only brand is selected automatically; review platforms require the store', async () => {
  await open()
  expect(await button(/Alder/)).toBeTruthy()
  expect(await screen.findByText('Connect Shopify first')).toBeTruthy()
  expect(screen.queryByText('Yotpo', { selector: 'li p' })).toBeNull()
  expect((await button('Next')).disabled).toBe(true)
  expect(screen.getByText('Connect Shopify and a review platform to continue')).toBeTruthy()
})

test('with several brands none is selected; choosing one loads its services and is remembered', async () => {
  const brands = [
    { id: 'b-1', name: 'Alder' },
    { id: 'b-2', name: 'Fern' },
  ]
  const server = await open({ brands, connected: { 'b-2': ['shopify'] } })
  expect(await screen.findByText('Please select a brand above to connect your services.')).toBeTruthy()
  await press('Choose a brand')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Fern/ }))
  expect(await screen.findByText('Connect Judge.me or Yotpo to continue')).toBeTruthy()
  await waitFor(() => expect(server.calls('GET /api/connections').at(-1)?.headers.get('x-brand-id')).toBe('b-2'))
  expect(server.calls('PUT /onboarding/draft').at(-1)?.body).toMatchObject({ draft: { selectedBrandId: 'b-2' } })
  // The newest reviews next to them are of the same brand.
  await waitFor(() => expect(server.calls('GET /api/comments')).not.toEqual([]))
  expect(new Set(server.calls('GET /api/comments').map(({ headers }) => headers.get('x-brand-id')))).toEqual(
    new Set(['b-2']),
  )
})

test.for([
  [{ body: { success: true, data: {} } }, 'Failed to load brands - no brands data in response'],
  [refusal(404, 'NOT_FOUND', 'x'), 'Failed to load brands'],
] as const)('brands that fail to load (%#) show "%s"', async ([answer, words]) => {
  let bad = true
  const good = { success: true, brands: [], data: { brands: [], selectedBrandId: null } }
  await open({}, { 'GET /api/onboard-data': () => (bad ? answer : { body: good }) })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  bad = false
  await press('Try Again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('connecting a store shows the review platforms; connecting one disables the other and enables Next', async () => {
  await open({ connected: ready })
  const rival = await button('Judge.me Connected')
  expect(rival.disabled).toBe(true)
  expect(row('Yotpo').getByText('Only one review platform per brand')).toBeTruthy()
  expect(row('Shopify').getByText('Connected')).toBeTruthy()
  expect((await button('Next')).disabled).toBe(false)
  expect(screen.getByText('Ready to continue: Alder has a store and a review platform')).toBeTruthy()
})

test('connections that fail to load are unknown, never "not connected"', async () => {
  wizardServer({ connected: ready }, { 'GET /api/connections': refusal(404, 'NOT_FOUND', 'x') })
  await startConsole('/onboarding')
  expect((await screen.findAllByText('Checking...')).length).toBe(8)
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull()
})

test('an import shows its progress in its row and in the sidebar', async () => {
  await open({ connected: ready, backfill: { state: 'running', done: 1126, total: 1806 } })
  await button('Judge.me Connected')
  expect(row('Judge.me').getByText('Importing 1,126 of 1,806 reviews')).toBeTruthy()
  expect(screen.getByText('1,126 of 1,806 reviews, newest first.')).toBeTruthy()
  expect(screen.getAllByRole('meter', { name: 'Reviews imported' }).length).toBeGreaterThan(0)
})

test.for([
  [{ state: 'signed-out' }, 'Disconnected. Reconnect to receive and send.', 'Reconnect Judge.me'],
  [{ state: 'behind' }, 'Delayed: the platform isn’t responding', null],
] as const)('a connection with an error (%#) shows "%s"', async ([entry, words, action]) => {
  await open({ connected: { 'b-1': ['judgeme', 'shopify'] }, entry })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  if (action) expect(await button(action)).toBeTruthy()
})

test('a service without API keys has no button', async () => {
  await open({ unavailable: ['tiktok'], connected: ready })
  await screen.findByText('Judge.me Connected')
  expect(row('TikTok').queryByRole('button')).toBeNull()
  expect(row('TikTok').getByText(/Not set up on this installation/)).toBeTruthy()
})

test('the sidebar shows the newest customer quotes, or that there are none yet', async () => {
  await open()
  expect(await screen.findByText(/^No reviews yet\. They appear here/)).toBeTruthy()
})

test('the review step shows the company’s setup; Change and Back return to it', async () => {
  await review()
  for (const words of ['Nora Vance', 'nora@alder.shop', 'Alder & Co']) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  }
  expect(screen.getByText('Verified')).toBeTruthy()
  await press('Change')
  await screen.findByRole('heading', { name: 'Connect your services' })
  await press('Next')
  await press('Back')
  expect(await screen.findByRole('heading', { name: 'Connect your services' })).toBeTruthy()
})

test('the job role is saved once it’s typed, or when its field is left', async () => {
  const server = await review()
  const saved = () =>
    server
      .calls('PUT /onboarding/draft')
      .map(({ body }) => body as { step: number; draft: { jobRole?: string } })
      .filter(({ draft }) => draft.jobRole !== undefined)
  const field = screen.getByLabelText('Job role')
  await userEvent.type(field, 'Head of care')
  await waitFor(() => expect(saved().at(-1)?.draft.jobRole).toBe('Head of care'))
  expect(saved()).toHaveLength(1)
  await userEvent.type(field, ' and sales')
  await press('Back')
  await screen.findByRole('heading', { name: 'Connect your services' })
  expect(saved().at(-1)).toMatchObject({ step: 1, draft: { jobRole: 'Head of care and sales' } })
})

test('without accepted terms nothing is sent, and the terms get the focus', async () => {
  const server = await review()
  await press('Create account')
  expect(await screen.findByText('Please accept the Terms of Service and Privacy Policy')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Terms of Service/ }))
  expect(server.calls('POST /onboarding/submit')).toEqual([])
})

test('accepting the terms completes onboarding and opens the dashboard', async () => {
  const server = await review({ 'POST /onboarding/submit': done })
  await userEvent.selectOptions(screen.getByLabelText('Company size'), '11 to 50')
  await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Fashion and apparel')
  type('Job role', 'Head of care')
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms of Service/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send me marketing updates' }))
  await press('Create account')
  await dashboard()
  expect(server.calls('POST /onboarding/submit')[0]?.body).toEqual({
    terms: true,
    termsVersion: '2026-11-21',
    marketing: true,
    companySize: '11-50',
    industry: 'Fashion and apparel',
    jobRole: 'Head of care',
  })
})

test('while it is sent, the button says Creating account...', async () => {
  await review({ 'POST /onboarding/submit': () => new Promise(() => undefined) })
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms of Service/ }))
  await press('Create account')
  expect((await button('Creating account...')).getAttribute('aria-busy')).toBe('true')
})

test('a failed completion shows an error', async () => {
  await review({ 'POST /onboarding/submit': refusal(500, 'INTERNAL', 'x') })
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms of Service/ }))
  await press('Create account')
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to complete onboarding setup')
})

test('Skip to Dashboard completes onboarding as it is', async () => {
  const server = await open({}, { 'POST /onboarding/skip': done })
  await press('Skip to Dashboard')
  await dashboard()
  expect(server.calls('POST /onboarding/skip')).toHaveLength(1)
  expect(localStorage.getItem('skip_onboarding')).toBeNull()
})

test('a skip that doesn’t reach the server applies in this browser, and is sent again', async () => {
  await open({}, { 'POST /onboarding/skip': new TypeError('no network') })
  await press('Skip to Dashboard')
  await dashboard()
  expect([localStorage.getItem('onboarding_completed'), localStorage.getItem('skip_onboarding')]).toEqual([
    'true',
    'true',
  ])
  cleanup()
  const later = wizardServer({}, { 'POST /onboarding/skip': done })
  await startConsole('/')
  await waitFor(() => expect(later.calls('POST /onboarding/skip')).toHaveLength(1))
  await waitFor(() => expect(localStorage.getItem('skip_onboarding')).toBeNull())
  await dashboard()
})

test('while the brands load, no message about them shows', async () => {
  await open({}, { 'GET /api/onboard-data': () => new Promise<never>(() => undefined) })
  expect(screen.queryByText(/to continue$/)).toBeNull()
  expect((await button('Next')).disabled).toBe(true)
})

test('Sign out ends the session', async () => {
  await open({}, { 'POST /auth/logout': done })
  await press('Sign out')
  await waitFor(() => expect(where()).toBe('/login'))
})
