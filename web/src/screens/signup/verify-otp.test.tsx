import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { joiningServer, newcomer, unverified } from '../../testing/joining.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

// Fake timers that also advance on their own; the countdown is advanced by hand.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const address = '/signup/verify-otp?email=nora%40alder.shop'
const boxes = () => screen.findByLabelText<HTMLInputElement>('Six-digit code')
const verify = (name = 'Verify & Continue') => screen.findByRole<HTMLButtonElement>('button', { name })
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const sentNow = () => sessionStorage.setItem('code_sent', `${Date.now() + 300_000} nora@alder.shop`)
const good = { body: { success: true, user: newcomer, message: '' } }

async function open(more: Parameters<typeof joiningServer>[1] = {}, user = unverified) {
  sentNow()
  const server = joiningServer(user, more)
  await startConsole(address)
  await boxes()
  return server
}

const type = async (digits: string) => fireEvent.input(await boxes(), { target: { value: digits } })

test('the text shows the address, and the button is disabled until six digits are entered', async () => {
  await open()
  expect(screen.getByText('nora@alder.shop', { selector: 'b' })).toBeTruthy()
  expect((await verify()).disabled).toBe(true)
  await type('40712')
  expect((await verify()).disabled).toBe(true)
  await type('407129')
  expect((await verify()).disabled).toBe(false)
})

test('typing moves forward, backspace moves back, and letters are ignored', async () => {
  await open()
  const user = person()
  await user.type(await boxes(), '4a07')
  expect((await boxes()).value).toBe('407')
  await user.keyboard('{Backspace}')
  expect((await boxes()).value).toBe('40')
})

test('a pasted code fills the boxes without its spaces and doesn’t submit', async () => {
  const server = await open()
  ;(await boxes()).focus()
  await person().paste('407 129')
  await waitFor(async () => expect((await boxes()).value).toBe('407129'))
  expect(server.calls('POST /auth/verify-otp')).toEqual([])
})

test('Enter before the sixth digit says what is missing', async () => {
  await open()
  await type('407')
  fireEvent.submit((await boxes()).closest('form') ?? document.body)
  expect(await screen.findByText('Please enter the complete 6-digit code')).toBeTruthy()
})

test('the right code leads to onboarding', async () => {
  let user = unverified
  const server = await open({
    'POST /auth/verify-otp': () => {
      user = newcomer
      return good
    },
    'GET /auth/status': () => ({ body: { authenticated: true, user } }),
  })
  await type('407129')
  await person().click(await verify())
  await waitFor(() => expect(where()).toBe('/onboarding'))
  expect(server.calls('POST /auth/verify-otp')[0]?.body).toEqual({ email: 'nora@alder.shop', code: '407129' })
  expect(sessionStorage.getItem('code_sent')).toBeNull()
})

test('a signed-out user can also verify, and then signs in', async () => {
  sentNow()
  joiningServer(null, { 'POST /auth/verify-otp': { body: { success: true, user: null, message: '' } } })
  await startConsole(address)
  await type('407129')
  await person().click(await verify())
  await waitFor(() => expect(where()).toBe('/login?email=nora%40alder.shop'))
})

test('while busy, the button says Verifying...', async () => {
  await open({ 'POST /auth/verify-otp': () => new Promise(() => undefined) })
  await type('407129')
  await person().click(await verify())
  expect((await verify('Verifying...')).getAttribute('aria-busy')).toBe('true')
})

test('a wrong code marks the boxes and shows the remaining attempts; typing removes the mark', async () => {
  await open({ 'POST /auth/verify-otp': refusal(400, 'CODE_INVALID', 'x', { triesLeft: 3 }) })
  await type('407129')
  await person().click(await verify())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Invalid verification code. Please try again.3 of 5 attempts left')
  expect((await boxes()).getAttribute('aria-invalid')).toBe('true')
  await type('407128')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.for([
  ['CODE_USED_UP', {}],
  ['CODE_INVALID', { triesLeft: 0 }],
] as const)(
  'after the fifth wrong attempt (%s), the code expires and a new one is offered',
  async ([code, details]) => {
    await open({ 'POST /auth/verify-otp': refusal(400, code, 'x', details) })
    await type('407129')
    await person().click(await verify())
    expect(await screen.findByText('This code is no longer valid.')).toBeTruthy()
    expect(await verify('Resend Code')).toBeTruthy()
  },
)

test('the timer counts down from 5:00; at zero, Resend Code replaces the button', async () => {
  await open()
  expect(await screen.findByText(/^Code expires in (5:00|4:5\d)$/)).toBeTruthy()
  await wait(245)
  expect(screen.getByText('One minute left')).toBeTruthy()
  expect(screen.getByText(/^Code expires in 0:\d\d$/)).toBeTruthy()
  await wait(60)
  expect(screen.getAllByText('Code expired').length).toBeGreaterThan(0)
  expect(await verify('Resend Code')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Verify & Continue' })).toBeNull()
})

test('after a minute the mail can be resent while the first code still works', async () => {
  const server = await open({ 'POST /auth/resend-otp': { body: { success: true, message: '' } } })
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull()
  await wait(61)
  expect(await verify()).toBeTruthy()
  await person().click(await verify('Resend Code'))
  expect(await screen.findByText('New code sent. The old one no longer works.')).toBeTruthy()
  expect(server.calls('POST /auth/resend-otp')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull()
})

test('a new code clears the boxes, restarts the timer, and says that the old one is invalid', async () => {
  const server = await open({ 'POST /auth/resend-otp': { body: { success: true, message: '' } } })
  await type('407')
  await wait(305)
  await person().click(await verify('Resend Code'))
  expect(await screen.findByText('New code sent. The old one no longer works.')).toBeTruthy()
  expect((await boxes()).value).toBe('')
  expect(document.activeElement).toBe(await boxes())
  expect(await screen.findByText(/^Code expires in (5:00|4:5\d)$/)).toBeTruthy()
  expect(server.calls('POST /auth/resend-otp')[0]?.body).toEqual({ email: 'nora@alder.shop' })
})

test('a new code that fails to send shows an error until the next attempt', async () => {
  await open({ 'POST /auth/resend-otp': refusal(500, 'INTERNAL', 'x') })
  await wait(305)
  await person().click(await verify('Resend Code'))
  expect(await screen.findByText('Failed to resend code. Please try again.')).toBeTruthy()
})

test('after too many new codes, the page shows when it works again', async () => {
  await open({ 'POST /auth/resend-otp': refusal(429, 'RATE_LIMIT_EXCEEDED', 'x', { retryAfterSeconds: 1800 }) })
  await wait(305)
  await person().click(await verify('Resend Code'))
  expect(await screen.findByText(/^Too many attempts\. You can try again at \d{1,2}:\d{2} [AP]M\.$/)).toBeTruthy()
})

test('after the time that the server named, a new code can be requested', async () => {
  await open({ 'POST /auth/resend-otp': refusal(429, 'RATE_LIMIT_EXCEEDED', 'x', { retryAfterSeconds: 60 }) })
  await wait(305)
  await person().click(await verify('Resend Code'))
  await screen.findByText(/^Too many attempts\./)
  expect((await verify('Resend Code')).disabled).toBe(true)
  await wait(61)
  expect((await verify('Resend Code')).disabled).toBe(false)
  expect(screen.queryByText(/^Too many attempts\./)).toBeNull()
})

test('too many wrong codes don’t prevent a new one', async () => {
  await open({ 'POST /auth/verify-otp': refusal(429, 'RATE_LIMIT_EXCEEDED', 'x', { retryAfterSeconds: 60 }) })
  await wait(61)
  await type('407129')
  await person().click(await verify())
  await screen.findByText(/^Too many attempts\./)
  expect((await verify('Resend Code')).disabled).toBe(false)
})

test('when the server reports an expired code, the timer shows it too', async () => {
  await open({ 'POST /auth/verify-otp': refusal(400, 'CODE_EXPIRED', 'x') })
  await type('407129')
  await person().click(await verify())
  expect(await verify('Resend Code')).toBeTruthy()
  expect(screen.getAllByText('Code expired').length).toBeGreaterThan(0)
})

test('a code requested in another tab, or by Google sign-in, can be entered here, with a new one on offer', async () => {
  const server = joiningServer(unverified, { 'POST /auth/verify-otp': good })
  await startConsole(address)
  expect(await screen.findByText(/^Codes expire after five minutes/)).toBeTruthy()
  expect(screen.queryByText('Code expired')).toBeNull()
  expect(await verify('Resend Code')).toBeTruthy()
  await type('407129')
  await person().click(await verify())
  await waitFor(() => expect(server.calls('POST /auth/verify-otp')).toHaveLength(1))
})

test('an expired code ends a countdown that this tab doesn’t know', async () => {
  joiningServer(unverified, { 'POST /auth/verify-otp': refusal(400, 'CODE_EXPIRED', 'x') })
  await startConsole(address)
  await type('407129')
  await person().click(await verify())
  expect((await screen.findAllByText('Code expired')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Verify & Continue' })).toBeNull()
})

test('Back to Sign Up signs out first, so that another address can be used', async () => {
  const server = await open({ 'POST /auth/logout': { body: { success: true } } })
  await person().click(screen.getByRole('link', { name: 'Back to Sign Up' }))
  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeTruthy()
  expect(server.calls('POST /auth/logout')).toHaveLength(1)
})

test('unverified users are redirected here from everywhere, verified users never are', async () => {
  joiningServer(unverified)
  await startConsole('/responses')
  await boxes()
  expect(where()).toBe(address)
})

test('a verified user is redirected', async () => {
  joiningServer(newcomer)
  await startConsole(address)
  await waitFor(() => expect(where()).toBe('/onboarding'))
})

test('without an address there is nothing to verify', async () => {
  joiningServer(null)
  await startConsole('/signup/verify-otp')
  await waitFor(() => expect(where()).toBe('/signup'))
})
