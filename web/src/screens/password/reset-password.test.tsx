import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { joiningServer, newcomer, type } from '../../testing/joining.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const sent = { body: { success: true, message: '' } }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.for([
  ['alder.myshopify.com', 'alder.myshopify.com already has an account. Sign in to continue.'],
  ['Call+555+now', null],
])(
  'reinstalling a store (%s) asks the user to sign in; other text from the URL is not shown',
  async ([shop, words]) => {
    joiningServer(null)
    await startConsole(`/login?shop=${shop}`)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByText(/already has an account/)?.textContent ?? null).toBe(words)
  },
)

test('/login opens Forgot password with the entered address', async () => {
  joiningServer(null)
  await startConsole('/login')
  await screen.findByRole('heading', { name: 'Sign in' })
  type('Email', 'nora@alder.shop')
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { name: 'Forgot password' })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@alder.shop')
})

test('the response to a forgotten password never reveals whether the address has an account', async () => {
  const server = joiningServer(null, { 'POST /auth/forgot-password': sent })
  await startConsole('/forgot-password?email=nora%40alder.shop')
  await press('Send link')
  expect((await screen.findByRole('status')).textContent).toBe(
    'If nora@alder.shop has an account, we’ve sent a link. It works once and expires in an hour.',
  )
  expect(server.calls('POST /auth/forgot-password')[0]?.body).toEqual({ email: 'nora@alder.shop' })
})

test.for([
  ['', 'Email is required'],
  ['nora@', 'Please enter a valid email address'],
])('the address %j is rejected: %s', async ([email, words]) => {
  joiningServer(null)
  await startConsole('/forgot-password')
  await screen.findByLabelText('Email')
  type('Email', email ?? '')
  expect(await screen.findByText(words ?? '')).toBeTruthy()
})

test.for([
  [refusal(429, 'RATE_LIMIT_EXCEEDED', 'x'), 'Too many attempts. Please try again later.'],
  [new TypeError('no network'), 'Couldn’t send the link. Please try again.'],
] as const)('a link that can’t be sent (%#) shows an error', async ([refused, words]) => {
  joiningServer(null, { 'POST /auth/forgot-password': refused })
  await startConsole('/forgot-password?email=nora%40alder.shop')
  await press('Send link')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('the mailed link sets a new password, ends the current session, and opens /login', async () => {
  const server = joiningServer(newcomer, { 'POST /auth/reset-password': sent })
  await startConsole('/reset-password?token=once')
  await screen.findByLabelText('New password')
  type('New password', 'Canvas!Bag42')
  type('Confirm new password', 'Canvas!Bag42')
  await press('Set password')
  expect((await screen.findByRole('status')).textContent).toContain('Password set')
  expect(server.calls('POST /auth/reset-password')[0]?.body).toEqual({ token: 'once', password: 'Canvas!Bag42' })
  expect(localStorage.getItem('auth_token')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(where()).toBe('/login'))
})

test('an invalid password shows an error at its field', async () => {
  joiningServer(null)
  await startConsole('/reset-password?token=once')
  await screen.findByLabelText('New password')
  type('New password', 'canvas')
  type('Confirm new password', 'other')
  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
})

test('the server rejects a common password at its field', async () => {
  const words = 'This password is too common. Please choose another one.'
  const refused = refusal(400, 'BAD_REQUEST', 'The request isn’t valid.')
  const body = { ...(refused.body as object), errors: [{ path: 'password', message: words }] }
  joiningServer(null, { 'POST /auth/reset-password': { ...refused, body } })
  await startConsole('/reset-password?token=once')
  await screen.findByLabelText('New password')
  type('New password', 'Password!1')
  type('Confirm new password', 'Password!1')
  await press('Set password')
  expect(await screen.findByText(words)).toBeTruthy()
})

test.for([
  [refusal(400, 'RESET_LINK_INVALID', 'This link is no longer valid.'), 'This link is no longer valid.'],
  [new TypeError('no network'), 'Couldn’t set the password. Please try again.'],
] as const)('a rejected reset (%#) shows the reason', async ([refused, words]) => {
  joiningServer(null, { 'POST /auth/reset-password': refused })
  await startConsole('/reset-password?token=once')
  await screen.findByLabelText('New password')
  type('New password', 'Canvas!Bag42')
  type('Confirm new password', 'Canvas!Bag42')
  await press('Set password')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('an expired link offers only a new link', async () => {
  joiningServer(null, { 'POST /auth/reset-password': refusal(400, 'RESET_LINK_INVALID', 'x') })
  await startConsole('/reset-password?token=once')
  await screen.findByLabelText('New password')
  type('New password', 'Canvas!Bag42')
  type('Confirm new password', 'Canvas!Bag42')
  await press('Set password')
  await userEvent.click(await screen.findByRole('link', { name: 'Request a new link' }))
  await screen.findByRole('heading', { name: 'Forgot password' })
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('a link without its token says so, and offers a new one', async () => {
  joiningServer(null)
  await startConsole('/reset-password')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is incomplete. Open it from your email again or request a new one.',
  )
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password')
})
