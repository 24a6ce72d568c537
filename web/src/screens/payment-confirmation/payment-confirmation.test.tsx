import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChargeState } from '@bizamply/contract/billing'
import { aCharge, onPremium } from '../../testing/billing.ts'
import { csrfAnswer, fakeServer, refusal } from '../../testing/fake-server.ts'
import { held, seen } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const status = 'GET /api/subscriptions/status/4711'
const address = '/payment-confirmation?ref=01a1fe39-f086-7359-addd-000000000001&charge_id=4711'
const statusOf = (state: ChargeState) => ({ body: { success: true, status: state, data: aCharge({ state }) } })

afterEach(() => vi.useRealTimers())

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/**
 * Waits for content on fake timers; responses need real turns of the event loop, which fake timers
 * don't advance.
 */
const passing = <T,>(find: () => T): Promise<T> =>
  seen(() => {
    void vi.advanceTimersByTime(100)
    return find()
  })

test('a payment is polled every three seconds until it is confirmed, then the dashboard opens', async () => {
  const { calls } = responsesServer({}, { [status]: (_, times) => statusOf(times < 3 ? 'pending' : 'active') })
  held()
  await startConsole(address)
  await seen(() => screen.getByText('Confirming your payment...'))
  await seen(() => expect(calls(status)).toHaveLength(1))
  await after(2900)
  expect(calls(status)).toHaveLength(1)
  await passing(() => screen.getByText('Payment confirmed! Redirecting you to your dashboard...'))
  expect(screen.getByText('5,000 credits for $70.99 were added.')).toBeTruthy()
  expect(calls(status)).toHaveLength(3)
  await after(6000)
  expect(calls(status)).toHaveLength(3)
  await seen(() => expect(where()).toBe('/dashboard'))
  await seen(() => screen.getByText('5,000 credits for $70.99 were added.'))
})

test('a payment for a plan names the plan', async () => {
  responsesServer({}, { [status]: ok(aCharge({ state: 'active', item: 'basic', credits: 1000, cents: 2099 })) })
  held()
  await startConsole(address)
  const words = 'You’re on the Basic plan. 1,000 credits for $20.99 were added.'
  await seen(() => expect(screen.getByText(words)).toBeTruthy())
})

test.each(['declined', 'expired', 'cancelled', 'failed'] as const)(
  'a payment that is %s says so, offers next steps, and is no longer polled',
  async (state) => {
    const { calls } = responsesServer({}, { [status]: statusOf(state) })
    held()
    await startConsole(address)
    await seen(() => screen.getByText('Payment failed or cancelled. Please try again or contact support.'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment not completed')
    expect(screen.getByRole('link', { name: 'Back to plans' }).getAttribute('href')).toBe('/plans')
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
    await after(9000)
    expect(calls(status)).toHaveLength(1)
  },
)

test('a failed call shows an error and is retried', async () => {
  responsesServer({}, { [status]: (_, times) => (times === 1 ? refusal(500, 'INTERNAL', 'x') : statusOf('active')) })
  held()
  await startConsole(address)
  await seen(() => screen.getByText(/Failed to fetch payment status\./))
  expect(await passing(() => screen.getByText(/Payment confirmed!/))).toBeTruthy()
})

test('a hidden tab doesn’t poll; it updates when it becomes visible', async () => {
  const { calls } = responsesServer({}, { [status]: (_, times) => statusOf(times === 1 ? 'pending' : 'active') })
  const sight = vi.spyOn(document, 'visibilityState', 'get')
  held()
  await startConsole(address)
  await seen(() => expect(calls(status)).toHaveLength(1))
  sight.mockReturnValue('hidden')
  window.dispatchEvent(new Event('visibilitychange'))
  await after(9000)
  expect(calls(status)).toHaveLength(1)
  sight.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await passing(() => screen.getByText(/Payment confirmed!/))
  expect(calls(status)).toHaveLength(2)
})

test('after a minute, the page offers a way to continue', async () => {
  responsesServer({}, { [status]: statusOf('pending') })
  held()
  await startConsole(address)
  await seen(() => screen.getByText('Confirming your payment...'))
  expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
  await after(60_000)
  await seen(() => screen.getByText(/add the credits when Shopify confirms/))
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeTruthy()
})

test('a downgrade that waits for the end of the period shows when it starts', async () => {
  const waiting = aCharge({ kind: 'subscription', item: 'basic', name: 'Basic' })
  responsesServer(
    {},
    { [status]: { body: { success: true, status: 'pending', data: waiting } }, 'GET /api/billing': ok(onPremium()) },
  )
  await startConsole(address)
  expect(await screen.findByText(/^The Basic plan starts on Dec 9, 2026/)).toBeTruthy()
  expect(screen.queryByText('Confirming your payment...')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to plans' })).toBeTruthy()
})

test('another user’s payment and a missing payment each show a message', async () => {
  responsesServer({}, { [status]: refusal(404, 'NOT_FOUND', 'We couldn’t find this charge.', { requestId: 'r-7' }) })
  await startConsole(address)
  expect(await screen.findByText('This payment doesn’t belong to your company.')).toBeTruthy()
  expect(screen.getByText('Request r-7')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/help')
  await startConsole('/payment-confirmation')
  expect(await screen.findByText(/^If you approved a charge in Shopify/)).toBeTruthy()
  expect(screen.queryByText('This payment doesn’t belong to your company.')).toBeNull()
})

test('without a session, the page leads to sign-in and back', async () => {
  fakeServer({ 'GET /auth/csrf-token': csrfAnswer, 'GET /auth/status': { body: { authenticated: false } } })
  await startConsole(address)
  await screen.findByRole('button', { name: 'Sign in' })
  expect(where()).toContain(`/login?returnUrl=${encodeURIComponent('/payment-confirmation')}`)
})
