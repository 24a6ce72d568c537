import { RouterContextProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer, fakeServer, nora, refusal } from '../../testing/fake-server.ts'
import { newRouter } from '../../routes/routes.tsx'
import { inEnglish } from '../../testing/in-english.tsx'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

test('the email field has focus at first', async () => {
  show()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

test('submitting an empty form shows the required fields, focuses the first one and calls no API', async () => {
  const server = fakeServer({})
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(server.seen).toEqual([])
})

test('an error appears on blur, is linked to its field and disappears while typing', async () => {
  show()
  const email = screen.getByLabelText('Email')
  await userEvent.type(email, 'nora@alder')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await userEvent.tab()
  const note = await screen.findByText('Please enter a valid email address')
  expect(email.getAttribute('aria-describedby')).toBe(note.id)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(email, '.shop')
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull())
})

test('a password that is too short shows an error', async () => {
  show()
  await fill('demo@bizamply.test', '12345')
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
})

test('after a wrong password, the values stay and the password field has focus', async () => {
  answer(refusal(401, 'INVALID_CREDENTIALS', 'whatever the server says'))
  show()
  await fill('demo@bizamply.test', 'wrong-password')
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password.')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@bizamply.test')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong-password')
})

test('after too many attempts, the button is disabled and the form says when to try again', async () => {
  answer(refusal(429, 'RATE_LIMIT_EXCEEDED', 'x', { retryAfterSeconds: 600 }))
  show()
  await fill('demo@bizamply.test', 'wrong-password')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many login attempts. Please try again later.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true)
  expect(screen.getByText(/^You can sign in again at \d{1,2}:\d{2} [AP]M\.$/)).toBeTruthy()
})

test.for([
  [refusal(403, 'ACCOUNT_SUSPENDED', 'x'), 'Your account has been suspended. Please contact support.'],
  [refusal(503, 'NOT_READY', 'The service is starting.'), 'The service is starting.'],
  [{ status: 502, body: '<h1>' }, 'Login failed'],
  [new TypeError('no network'), 'Login failed'],
] as const)('a failed sign-in with %s shows "%s"', async ([refused, words]) => {
  answer(refused)
  show()
  await fill('demo@bizamply.test', 'Demo!2026')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('while signing in, the button reads Signing in..., fields are read-only and clicks are ignored', async () => {
  const late = Promise.withResolvers<ReturnType<typeof refusal>>()
  const server = answer(() => late.promise)
  show()
  await fill('demo@bizamply.test', 'Demo!2026', 2)
  const button = await screen.findByRole('button', { name: 'Signing in...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true)
  await userEvent.click(button)
  late.resolve(refusal(401, 'INVALID_CREDENTIALS', 'x'))
  await screen.findByRole('button', { name: 'Sign in' })
  expect(server.calls('POST /auth/login')).toHaveLength(1)
})

test('the form sends the typed values with Remember me', async () => {
  const server = answer({ body: { success: true, token: 't', user: nora, message: '' } })
  show()
  await fill(' demo@bizamply.test', 'Demo!2026')
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('t'))
  const sent = { email: 'demo@bizamply.test', password: 'Demo!2026', rememberMe: true }
  expect(server.calls('POST /auth/login')[0]?.body).toEqual(sent)
})

test('a given email is prefilled, and the password field has focus', async () => {
  show({ email: 'nora@alder.shop' })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@alder.shop')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/forgot-password?email=nora%40alder.shop',
  )
})

test('the reason that an external sign-in failed is shown above the form', () => {
  show({ callbackError: 'google_auth_failed' })
  expect(screen.getByRole('alert').textContent).toBe('Google authentication failed. Please try again.')
})

test('the eye button shows and hides the password', async () => {
  show()
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.type).toBe('password')
})

const show = (more: LoginFormProps = {}) =>
  inEnglish(
    <RouterContextProvider router={newRouter()}>
      <LoginForm {...more} />
    </RouterContextProvider>,
  )

const answer = (refused: Parameters<typeof fakeServer>[0][string]) =>
  fakeServer({ 'GET /auth/csrf-token': csrfAnswer, 'POST /auth/login': refused })

async function fill(email: string, password: string, presses = 1) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  for (let press = 0; press < presses; press++) await userEvent.keyboard('{Enter}')
}
