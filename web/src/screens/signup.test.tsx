import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-server.ts'
import { joiningServer, newcomer, type, unverified } from '../testing/joining.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const left = vi.hoisted(() => ({ for: '' }))
// jsdom cannot leave its page.
vi.mock('../lib/leave-to.ts', () => ({ leaveTo: (address: string) => void (left.for = address) }))
beforeEach(() => void (left.for = ''))

const linked = '/signup?shop=alder.myshopify.com&shopify_session_id=s-1&shopify_access_token=sealed'
const strong = 'Canvas!Bag42'
const made = { body: { success: true, token: 't-1', user: unverified, message: '' } }
const button = (name = 'Create Account') => screen.findByRole<HTMLButtonElement>('button', { name })
const summary = () => screen.queryByText('Please fix the following errors:')?.parentElement ?? null

async function fill(more: Record<string, string> = {}) {
  await screen.findByLabelText('First Name')
  const typed = {
    'First Name': 'Nora',
    'Last Name': 'Vance',
    'Email Address': 'nora@alder.shop',
    'Company Name': 'Alder & Co',
    'Brand Name': 'Alder',
    Password: strong,
    'Confirm Password': strong,
    ...more,
  }
  for (const [label, value] of Object.entries(typed)) type(label, value)
}

test('without the parameters of the install the banner shows, sign-up is blocked and says why', async () => {
  const server = joiningServer(null)
  await startConsole('/signup?shop=alder.myshopify.com')
  expect(await screen.findByText('Missing encrypted Shopify parameters in the URL.')).toBeTruthy()
  expect((await button()).disabled).toBe(true)
  expect(screen.getByText('Connect a store first, then this button works.')).toBeTruthy()
  expect(server.calls('POST /auth/signup')).toEqual([])
})

test.for([
  ['', 'Please enter your Shopify domain'],
  ['alder.shop', 'Please enter a valid Shopify domain (e.g., your-store.myshopify.com)'],
])('the store %j is refused: %s', async ([domain, words]) => {
  joiningServer(null)
  await startConsole('/signup')
  await screen.findByText('Connect your Shopify store')
  if (domain) type('Store domain', domain ?? '')
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText(words ?? '')).toBeTruthy()
  expect(left.for).toBe('')
})

test('Connect starts the install with the shop only, and what was typed is there afterwards, except the password', async () => {
  joiningServer(null)
  await startConsole('/signup')
  await fill()
  type('Store domain', 'https://Alder.myshopify.com/admin')
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(left.for).toBe('/integration/shopify/?shop=alder.myshopify.com')
  cleanup()
  await startConsole(linked)
  expect((await screen.findByLabelText<HTMLInputElement>('Company Name')).value).toBe('Alder & Co')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(strong)
})

test.for([
  ['First Name', '', 'First name is required'],
  ['Last Name', '', 'Last name is required'],
  ['First Name', 'N0ra', 'First name can only contain letters, spaces, hyphens, apostrophes, and periods'],
  ['Last Name', 'V'.repeat(51), 'Last name must be less than 50 characters'],
  ['Email Address', '', 'Email is required'],
  ['Email Address', 'nora@alder', 'Please enter a valid email address'],
  ['Company Name', ' ', 'Company name is required'],
  ['Company Name', 'A'.repeat(101), 'Company name must be less than 100 characters'],
  ['Company Name', '\u200b', 'Company name needs at least one character that can be seen'],
  ['Brand Name', '', 'Brand name is required'],
  ['Brand Name', 'Alder \u202e', 'Brand name can not change the direction of writing'],
  ['Password', '', 'Password is required'],
  ['Password', 'Ca!4', 'Password must be at least 8 characters'],
  ['Password', `Aa1!${'a'.repeat(125)}`, 'Password must be at most 128 characters'],
  ['Password', 'canvasbag4', 'Password must contain uppercase, lowercase, number and special character'],
  ['Confirm Password', '', 'Please confirm your password'],
  ['Confirm Password', 'Other!Bag42', 'Passwords do not match'],
])('%s left as %j says "%s", and nothing else does', async ([label, value, words]) => {
  joiningServer(null)
  await startConsole(linked)
  await screen.findByLabelText('First Name')
  if (label === 'Confirm Password') type('Password', strong)
  const field = type(label ?? '', value ?? '')
  const note = await screen.findByText(words ?? '')
  expect(field.getAttribute('aria-describedby')).toBe(note.id)
  expect(summary()).toBeNull()
})

test('an error goes with the next key, and is judged again when the field is left', async () => {
  joiningServer(null)
  await startConsole(linked)
  await screen.findByLabelText('First Name')
  const field = type('Email Address', 'nora@')
  await screen.findByText('Please enter a valid email address')
  await userEvent.type(field, 'a')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
})

test('submitting lists every error as a link to its field; the list shrinks and goes', async () => {
  const server = joiningServer(null)
  await startConsole(linked)
  await fill({ 'Brand Name': '', 'Confirm Password': 'else' })
  await userEvent.click(await button())
  await waitFor(() => expect(summary()).not.toBeNull())
  const links = () =>
    within(summary() ?? document.body)
      .getAllByRole('link')
      .map((it) => it.textContent)
  expect(links()).toEqual(['Brand name is required', 'Passwords do not match'])
  await userEvent.click(screen.getByRole('link', { name: 'Passwords do not match' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm Password'))
  type('Brand Name', 'Alder')
  await waitFor(() => expect(links()).toEqual(['Passwords do not match']))
  type('Confirm Password', strong)
  await waitFor(() => expect(summary()).toBeNull())
  expect(server.calls('POST /auth/signup')).toEqual([])
})

test.for([
  ['a', 'Very Weak', 'Missing: At least 8 characters, One uppercase letter, One number, One special character'],
  ['aB', 'Weak', 'Missing: At least 8 characters, One number, One special character'],
  ['aB3', 'Fair', 'Missing: At least 8 characters, One special character'],
  ['aB3!', 'Good', 'Missing: At least 8 characters'],
  ['aB3!aaaa', 'Strong', ''],
  ['aB3!aaaaaaaa', 'Very Strong', ''],
])('the meter says of %s: %s', async ([password, label, missing]) => {
  joiningServer(null)
  await startConsole(linked)
  await screen.findByLabelText('First Name')
  type('Password', password ?? '')
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe(label))
  expect(screen.queryByText(/^Missing:/)?.textContent ?? '').toBe(missing)
})

test('what is sent makes user, company and brand at once; then the address is verified', async () => {
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
      companyName: 'Alder & Co',
      brandName: 'Alder',
      shop: 'alder.myshopify.com',
      shopifySessionId: 's-1',
      shopifyAccessToken: 'sealed',
    },
  ])
  expect(localStorage.getItem('auth_token')).toBe('t-1')
})

test('while busy the button reads Creating Account... and a second press does nothing', async () => {
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
] as const)('refusal %# reads "%s" above the form', async ([refused, words]) => {
  joiningServer(null, { 'POST /auth/signup': refused })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(strong)
})

test('a store link that is over leaves the way to a new one', async () => {
  const over = refusal(400, 'SHOP_LINK_INVALID', 'The link is not valid any more.')
  joiningServer(null, { 'POST /auth/signup': over })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  const store = await screen.findByRole('region', { name: 'Connect your Shopify store' })
  expect(within(store).queryByText('Missing encrypted Shopify parameters in the URL.')).toBeNull()
  expect(within(store).getByRole('button', { name: 'Connect' })).toBeTruthy()
  expect((await button()).disabled).toBe(true)
  expect(screen.getByText('Connect a store first, then this button works.')).toBeTruthy()
})

test('an address that is taken leads to /login with the address filled in', async () => {
  joiningServer(null, { 'POST /auth/signup': refusal(409, 'USER_EXISTS', 'x') })
  await startConsole(linked)
  await fill()
  await userEvent.click(await button())
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in instead' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('nora@alder.shop')
})

test('a refusal that speaks of the password stands at the password too', async () => {
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

test('a signed-in user without the parameters is sent on', async () => {
  joiningServer(newcomer)
  await startConsole('/signup')
  await waitFor(() => expect(where()).toBe('/onboarding'))
})
