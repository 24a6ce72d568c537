import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserZone } from '../../lib/formats.ts'
import { refusal } from '../../testing/fake-server.ts'
import { joiningServer, newcomer, type, unverified } from '../../testing/joining.ts'
import { button, fill, linked, strong } from '../../testing/signing-up.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const left = vi.hoisted(() => ({ for: '' }))
// jsdom doesn't support navigation.
vi.mock('../../lib/leave-to.ts', () => ({ leaveTo: (address: string) => void (left.for = address) }))
beforeEach(() => void (left.for = ''))

const made = { body: { success: true, token: 't-1', user: unverified, message: '' } }

test('without install parameters, the store comes first, and sign-up is blocked until it’s connected', async () => {
  const server = joiningServer(null)
  await startConsole('/signup?shop=alder.myshopify.com')
  const store = within(await screen.findByRole('region', { name: 'Start with your Shopify store' }))
  expect(store.getByText('Missing encrypted Shopify parameters in the URL.')).toBeTruthy()
  expect(store.getByLabelText<HTMLInputElement>('Store domain').value).toBe('alder.myshopify.com')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(
    store.getByText(
      'Your store isn’t linked yet. Enter its domain to continue. It’s in Shopify under Settings, Domains.',
    ),
  ).toBeTruthy()
  await fill()
  await userEvent.click(await button())
  const domain = store.getByLabelText('Store domain')
  expect(document.activeElement).toBe(domain)
  expect(domain.getAttribute('aria-invalid')).toBe('true')
  expect(store.getByText('Connect your store to continue.')).toBeTruthy()
  expect(server.calls('POST /auth/signup')).toEqual([])
})

test.for([
  ['', 'Please enter your Shopify domain'],
  ['alder.shop', 'Please enter a valid Shopify domain (e.g., your-store.myshopify.com)'],
])('the store %j is rejected: %s', async ([domain, words]) => {
  joiningServer(null)
  await startConsole('/signup')
  await screen.findByText('Start with your Shopify store')
  if (domain) type('Store domain', domain ?? '')
  await userEvent.click(screen.getByRole('button', { name: 'Connect your Shopify store' }))
  expect(await screen.findByText(words ?? '')).toBeTruthy()
  expect(left.for).toBe('')
})

test('connecting starts the install with the shop only, and the input is restored afterwards, except the password', async () => {
  joiningServer(null)
  await startConsole('/signup')
  await fill()
  type('Store domain', 'https://Alder.myshopify.com/admin')
  await userEvent.click(screen.getByRole('button', { name: 'Connect your Shopify store' }))
  expect(left.for).toBe('/integration/shopify/?shop=alder.myshopify.com')
  cleanup()
  await startConsole(linked)
  expect((await screen.findByLabelText<HTMLInputElement>('Company Name')).value).toBe('Alder & Co')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(strong)
})

test('signing up creates user, company, and brand in one call; then the address is verified', async () => {
  const server = joiningServer(null, { 'POST /auth/signup': made })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeTruthy()
  expect(where()).toBe('/signup/verify-otp?email=nora%40alder.shop')
  expect(server.calls('POST /auth/signup').map((it) => it.body)).toEqual([
    {
      email: 'nora@alder.shop',
      password: strong,
      name: 'Nora Vance',
      firstName: 'Nora',
      lastName: 'Vance',
      timezone: browserZone(),
      companyName: 'Alder & Co',
      brandName: 'Alder',
      shop: 'alder.myshopify.com',
      shopifySessionId: 's-1',
      shopifyAccessToken: 'sealed',
    },
  ])
  expect(localStorage.getItem('auth_token')).toBe('t-1')
})

test('while busy, the button says Creating Account... and a second click does nothing', async () => {
  const late = Promise.withResolvers<ReturnType<typeof refusal>>()
  const server = joiningServer(null, { 'POST /auth/signup': () => late.promise })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  await userEvent.click(await button('Creating Account...'))
  late.resolve(refusal(500, 'INTERNAL', 'An unexpected error occurred'))
  await button()
  expect(server.calls('POST /auth/signup')).toHaveLength(1)
})

test.for([
  [refusal(409, 'USER_EXISTS', 'x'), 'An account with this email already exists. Sign in instead'],
  [refusal(429, 'RATE_LIMIT_EXCEEDED', 'x'), 'Too many registration attempts. Please try again later.'],
  [refusal(400, 'SHOP_LINK_INVALID', 'The link is not valid any more.'), 'The link is not valid any more.'],
  [{ status: 502, body: '<h1>' }, 'Registration failed'],
  [new TypeError('no network'), 'Registration failed'],
] as const)('error %# shows "%s" above the form', async ([refused, words]) => {
  joiningServer(null, { 'POST /auth/signup': refused })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(strong)
})

test('an expired store link offers a new link', async () => {
  const over = refusal(400, 'SHOP_LINK_INVALID', 'The link is not valid any more.')
  const server = joiningServer(null, { 'POST /auth/signup': over })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  const store = await screen.findByRole('region', { name: 'Start with your Shopify store' })
  expect(within(store).queryByText('Missing encrypted Shopify parameters in the URL.')).toBeNull()
  expect(within(store).getByRole('button', { name: 'Connect your Shopify store' })).toBeTruthy()
  await userEvent.click(await button())
  expect(document.activeElement).toBe(within(store).getByLabelText('Store domain'))
  expect(server.calls('POST /auth/signup')).toHaveLength(1)
})

test('an existing address leads to /login with the address filled in', async () => {
  joiningServer(null, { 'POST /auth/signup': refusal(409, 'USER_EXISTS', 'x') })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in instead' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('nora@alder.shop')
})

test('an error about the password also shows at the password', async () => {
  const words = 'Password must contain uppercase, lowercase, number and special character'
  joiningServer(null, { 'POST /auth/signup': refusal(400, 'BAD_REQUEST', words) })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  expect(await screen.findAllByText(words)).toHaveLength(2)
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a signed-in user finds name and address filled in, and only adds company and brand', async () => {
  const user = { ...newcomer, companyName: null, BizamplyId: null }
  const server = joiningServer(user, { 'POST /onboarding/submit-user': { body: { success: true } } })
  await startConsole(linked)
  expect(
    await screen.findByText(
      'Some information has been pre-filled from your account. You can only edit the remaining fields.',
    ),
  ).toBeTruthy()
  for (const label of ['First Name', 'Last Name', 'Email Address']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true)
  }
  type('Company Name', 'Alder & Co')
  type('Brand Name', 'Alder')
  await userEvent.click(await button())
  await waitFor(() => expect(where()).toBe('/onboarding'))
  expect(server.calls('POST /onboarding/submit-user')[0]?.body).toEqual({
    company: 'Alder & Co',
    brands: [
      {
        brandName: 'Alder',
        shopify: { shop: 'alder.myshopify.com', shopifySessionId: 's-1', shopifyAccessToken: 'sealed' },
      },
    ],
    personalInfo: { firstName: 'Nora', lastName: 'Vance', email: 'nora@alder.shop' },
    isUpdate: false,
  })
})

test('a signed-in user without install parameters is redirected', async () => {
  joiningServer(newcomer)
  await startConsole('/signup')
  await waitFor(() => expect(where()).toBe('/onboarding'))
})
