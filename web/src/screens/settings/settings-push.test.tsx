import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { keptChoices } from '../../testing/notification-settings.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const page = '/settings?tab=notifications'
const publicKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const endpoint = 'https://push.example.com/one'
const keys = { p256dh: publicKey, auth: 'tBHItJI5svbpez7KI4CCXg' }

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser with push support, whose user answers the prompt with `permission`. */
function browser(permission: NotificationPermission, before: NotificationPermission = 'default') {
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: vi.fn(() => {
      subscribed = null
      return Promise.resolve(true)
    }),
  }
  let subscribed: typeof subscription | null = null
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: vi.fn(() => Promise.resolve((subscribed = subscription))),
  }
  const registration = { pushManager }
  const worker = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  const requestPermission = vi.fn(() => Promise.resolve(permission))
  vi.stubGlobal('Notification', { permission: before, requestPermission })
  vi.stubGlobal('PushManager', class {})
  return { subscription, pushManager, worker, requestPermission }
}

/** Stores subscriptions, as the server does. */
function keptPush() {
  let browsers = [{ id: 'p0', device: 'Safari on iOS', createdAt: '2026-09-04T10:00:00.000Z', current: false }]
  return {
    ...keptChoices(),
    'GET /api/push': () => ok({ publicKey, browsers }),
    'POST /api/push/subscriptions': () => {
      browsers = [
        ...browsers,
        { id: 'p1', device: 'Chrome on macOS', createdAt: '2026-11-21T10:00:00.000Z', current: true },
      ]
      return ok({ id: 'p1' })
    },
    'DELETE /api/push/subscriptions/p1': () => {
      browsers = browsers.filter(({ id }) => id !== 'p1')
      return { body: { success: true } }
    },
    'DELETE /api/push/subscriptions/p0': () => {
      browsers = browsers.filter(({ id }) => id !== 'p0')
      return { body: { success: true } }
    },
    'POST /api/push/test': { body: { success: true } },
  }
}

const own = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Browser notifications' }, { timeout: 60_000 })
const subscribe = 'POST /api/push/subscriptions'

test('push asks for permission when it is turned on, can be tested, and turned off', async () => {
  const { worker, pushManager, requestPermission, subscription } = browser('granted')
  const { calls } = responsesServer({}, keptPush())
  await startConsole(page)
  await waitFor(async () => expect((await own()).disabled).toBe(false))
  expect([(await own()).checked, requestPermission.mock.calls.length]).toEqual([false, 0])
  await userEvent.click(await own())
  expect(await screen.findByText('Chrome on macOS. Allowed Nov 21, 2026. Ends when you sign out.')).toBeTruthy()
  expect(worker.register).toHaveBeenCalledWith('/push-worker.js')
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey })
  expect(calls(subscribe).map(({ body }) => body)).toEqual([{ endpoint, keys }])
  await userEvent.click(screen.getByRole('button', { name: 'Send test' }))
  expect(await screen.findByText('Test sent. It shows up in a moment.')).toBeTruthy()
  await userEvent.click(await own())
  expect(await screen.findByText(/^Off\. Your browser asks for permission/)).toBeTruthy()
  expect(subscription.unsubscribe).toHaveBeenCalled()
  expect(calls('DELETE /api/push/subscriptions/p1')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Safari on iOS' }))
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
})

test('after the user denies permission, nothing more is asked and the switch stays off', async () => {
  browser('denied')
  const { calls } = responsesServer({}, keptPush())
  await startConsole(page)
  await waitFor(async () => expect((await own()).disabled).toBe(false))
  await userEvent.click(await own())
  await waitFor(async () => expect((await own()).getAttribute('aria-disabled')).toBeNull())
  expect((await own()).checked).toBe(false)
  expect(calls(subscribe)).toEqual([])
})

test('a browser that blocks push shows how to allow it; one without support says so', async () => {
  browser('denied', 'denied')
  responsesServer({}, keptPush())
  await startConsole(page)
  expect(
    await screen.findByText(/^Your browser blocks them\. Allow notifications/, {}, { timeout: 60_000 }),
  ).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Browser notifications' })).toBeNull()
})

test('a failed test shows the reason', async () => {
  browser('granted')
  responsesServer({}, { ...keptPush(), 'POST /api/push/test': refusal(409, 'CONFLICT', 'Turn them off and on again.') })
  await startConsole(page)
  await waitFor(async () => expect((await own()).disabled).toBe(false))
  await userEvent.click(await own())
  await userEvent.click(await screen.findByRole('button', { name: 'Send test' }))
  expect(await screen.findByText('Turn them off and on again.')).toBeTruthy()
})
