import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { services, serviceKeys } from '@bizamply/contract/service-facts'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { aConnection, aConnectionList } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { type } from '../../testing/joining.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => void toast.dismiss())

const attemptId = '0190a000-0000-7000-8000-000000000001'
const consent = 'https://www.facebook.com/dialog/oauth?state=1'
const begun = { body: { success: true, data: { oauthUrl: consent, attemptId }, message: '' } }
const attempt = (more: object) =>
  ok({ attemptId, platform: 'facebook', brandId: 'b', reason: null, accounts: [], missing: [], ...more })
const url = 'GET /api/connections/facebook/oauth-url'
const attemptCall = `GET /api/connections/attempts/${attemptId}`

async function open(more: Parameters<typeof responsesServer>[1], window_: Partial<Window> | null = {}) {
  const popup = window_ && { closed: false, location: { href: '' }, close: vi.fn(), ...window_ }
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const quiet = ok({ from: new Date().toISOString(), marks: [], events: [] })
  const server = responsesServer(
    { connections: aConnectionList() },
    { 'GET /api/connections/activity': quiet, ...more },
  )
  await startConsole('/connections')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Facebook' }))
  await screen.findByRole('dialog')
  return { ...server, popup, opened }
}
const go = async (pageId = '102938475610293') => {
  type('Page ID', pageId)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Connect' }))
}

test('oauth-url returns the URL, which opens in a 600 x 700 window; polling detects the result', async () => {
  let state = 'begun'
  const { popup, opened, calls } = await open({ [url]: begun, [attemptCall]: () => attempt({ state }) })
  await go()
  await waitFor(() => expect(popup?.location?.href).toBe(consent))
  expect(opened.mock.calls[0]?.[2]).toMatch(/width=600,height=700/)
  expect(calls(url)[0]?.query.get('typed')).toBe('102938475610293')
  expect(calls(url)[0]?.query.get('via')).toBe('popup')
  state = 'done'
  Object.assign(popup ?? {}, { closed: true })
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
})

test.for([
  [new TypeError('no network'), 'Failed to get OAuth URL'],
  [{ body: { success: true } }, 'Failed to get OAuth URL'],
  [
    refusal(409, 'CHANNEL_UNAVAILABLE', 'Facebook can not be connected here.'),
    'Failed to connect to Facebook: Facebook can not be connected here.',
  ],
] as const)('a failed URL request (%#) says "%s" and closes the window', async ([answer, words]) => {
  const { popup } = await open({ [url]: answer })
  await go()
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(popup?.close).toHaveBeenCalled()
})

test.for([
  [attempt({ state: 'failed', reason: 'No page there.' }), 'Failed to connect to Facebook: No page there.'],
  [attempt({ state: 'failed' }), 'Failed to connect to Facebook'],
] as const)('a failed consent (%#) says "%s" in the dialog and on the card', async ([answer, words]) => {
  await open({ [url]: begun, [attemptCall]: answer }, { closed: true })
  await go()
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(1)
})

test('missing permissions are listed after connecting, until the dialog is closed', async () => {
  const lacking = 'Replies cannot be sent, because that was left out.'
  await open({ [url]: begun, [attemptCall]: attempt({ state: 'done', missing: [lacking] }) }, { closed: true })
  await go()
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(lacking)).toBeTruthy()
  expect(dialog.getByText('Reconnect and allow all permissions.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Connected' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Facebook' }))
  expect(await screen.findByLabelText('Page ID')).toBeTruthy()
})

test('a window closed without approval changes nothing', async () => {
  await open({ [url]: begun, [attemptCall]: attempt({ state: 'begun' }) }, { closed: true })
  await go()
  expect(await screen.findByText('Nothing changed.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Page ID').value).toBe('102938475610293')
})

test('with several accounts, the user chooses one', async () => {
  const accounts = [
    { account: '1', name: 'Alder' },
    { account: '2', name: 'Alder outlet' },
  ]
  const { calls } = await open(
    {
      [url]: begun,
      [attemptCall]: attempt({ state: 'choosing', accounts }),
      'POST /api/connections/choose': attempt({ state: 'done' }),
    },
    { closed: true },
  )
  await go()
  await userEvent.click(await screen.findByRole('radio', { name: /Alder outlet/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Use this account' }))
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
  expect(calls('POST /api/connections/choose')[0]?.body).toEqual({ attemptId, account: '2' })
})

test('a blocked popup offers a link to the consent, and its result is still detected', async () => {
  let state = 'begun'
  await open({ [url]: begun, [attemptCall]: () => attempt({ state }) }, null)
  await go()
  expect(await screen.findByText('Your browser blocked the window.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Facebook' }).getAttribute('href')).toBe(consent)
  state = 'done'
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
})

test('reconnecting fills in what was entered before', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const none = serviceKeys.map((key) => [key, { ...services[key], connected: false, available: true, data: [] }])
  const entry = { ...aConnection(), state: 'signed-out' as const, account: '102938475610293' }
  const list = aConnectionList(null)
  const connections = { ...list.connections, ...Object.fromEntries(none) }
  connections.facebook = { ...services.facebook, connected: false, available: true, data: [entry] }
  responsesServer(
    { connections: { ...list, connections } },
    { 'GET /api/connections/activity': ok({ from: new Date().toISOString(), marks: [], events: [] }) },
  )
  await startConsole('/connections')
  await userEvent.click(await screen.findByRole('button', { name: 'Reconnect Facebook' }))
  expect(screen.getByLabelText<HTMLInputElement>('Page ID').value).toBe('102938475610293')
})

test('a platform’s guide checks the current state', async () => {
  const quiet = ok({ from: new Date().toISOString(), marks: [], events: [] })
  let connected = false
  const server = responsesServer(
    { connections: aConnectionList() },
    {
      'GET /api/connections/activity': quiet,
      'POST /onboarding/check-connection': () => ({ body: { connected } }),
    },
  )
  await startConsole('/connections')
  const opener = await screen.findByRole('button', { name: 'Setup Guide' })
  await waitFor(() => expect(opener.hasAttribute('disabled')).toBe(false))
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Setup Guide' })
  await userEvent.selectOptions(within(dialog).getByLabelText('Platform'), 'judgeme')
  expect(await within(dialog).findByText(/Judge\.me isn’t connected/)).toBeTruthy()
  expect(within(dialog).getByText(/Your Shopify store isn’t connected yet/)).toBeTruthy()
  expect(within(dialog).getByText(/Past reviews imported/)).toBeTruthy()
  connected = true
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check again' }))
  expect(await within(dialog).findByText(/We have access to Judge\.me/)).toBeTruthy()
  const checks = server.calls('POST /onboarding/check-connection')
  expect(checks.at(-1)?.body).toEqual({ serviceName: 'judgeme', brandId: 'b' })
  act(() => dialog.focus())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a mail to support includes the connection’s details', async () => {
  responsesServer(
    { connections: aConnectionList({ state: 'behind', lastError: 'HTTP 503.' }) },
    { 'GET /api/connections/activity': ok({ from: new Date().toISOString(), marks: [], events: [] }) },
  )
  await startConsole('/connections')
  await screen.findByText('Connected, delayed')
  const href = screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href') ?? ''
  expect(href).toMatch(/^mailto:support@console\.test\?/)
  expect(decodeURIComponent(href)).toContain('Judge.me (HTTP 503.)')
})
