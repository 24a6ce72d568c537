import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { joiningServer, newcomer } from '../../testing/joining.ts'
import { ok } from '../../testing/responses-server.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const results: unknown[] = []
afterEach(() => void results.splice(0))

class HeardChannel extends EventTarget {
  postMessage = (result: unknown) => void results.push(result)
  close = () => undefined
}

const attemptId = '0190a000-0000-7000-8000-000000000001'
const attempt = (more: object) =>
  ok({ attemptId, platform: 'facebook', brandId: 'b-1', reason: null, accounts: [], missing: [], ...more })

async function open(via: string, answer: object, more: Parameters<typeof joiningServer>[1] = {}, user = newcomer) {
  vi.stubGlobal('BroadcastChannel', HeardChannel)
  const close = vi.spyOn(window, 'close').mockReturnValue()
  const server = joiningServer(user, { [`GET /api/connections/attempts/${attemptId}`]: answer, ...more })
  await startConsole(`/connect/done?attempt=${attemptId}&via=${via}`)
  await screen.findByRole('heading', { level: 1 })
  return { ...server, close }
}

test('in its own window, the page reports the result to the opener and closes', async () => {
  const { close } = await open('popup', {})
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(results).toContainEqual({ attemptId })
  expect(screen.getByRole('heading', { level: 1, name: 'You’re done here' })).toBeTruthy()
  expect(screen.getByText('You can close this window and continue in the other one.')).toBeTruthy()
})

test.for([
  [attempt({ state: 'begun' }), 'The connection wasn’t finished. Nothing changed.'],
  [attempt({ state: 'failed', reason: 'no page there' }), 'Failed to connect Facebook: no page there'],
  [
    refusal(404, 'NOT_FOUND', 'This connection attempt has expired. Start again.'),
    'This connection attempt has expired. Start again.',
  ],
  [new TypeError('no network'), 'Couldn’t check the connection. Please try again.'],
] as const)('after a consent in the same tab (%#), it shows "%s"', async ([answer, words]) => {
  const { close } = await open('page', answer)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

test.for([
  [newcomer, '/onboarding'],
  [nora, '/connections'],
] as const)('after connecting in the same tab, it continues (%#)', async ([user, path]) => {
  await open('page', attempt({ state: 'done' }), {}, user)
  expect(await screen.findByText('Facebook is connected.')).toBeTruthy()
  await waitFor(() => expect(where()).toBe(path))
})

const lacking = 'Replies cannot be sent, because that was left out.'

test('after connecting with missing permissions, it lists them before it continues', async () => {
  await open('page', attempt({ state: 'done', missing: [lacking] }), {}, nora)
  expect(await screen.findByText(lacking)).toBeTruthy()
  expect(screen.getByText('Connected, but some permissions are missing.')).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Continue' })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/connections'))
})

test('after a failure, a link leads back', async () => {
  await open('page', attempt({ state: 'failed', reason: 'no page there' }), {}, nora)
  const link = await screen.findByRole('link', { name: 'Continue' })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/connections'))
})

test('with several accounts, the page lets the user choose one', async () => {
  const accounts = [
    { account: '1', name: 'Alder' },
    { account: '2', name: 'Alder outlet' },
  ]
  const unreached = new TypeError('no network')
  const choice = {
    'POST /api/connections/choose': (_call: unknown, times: number) =>
      times === 1 ? unreached : attempt({ state: 'done' }),
  }
  const server = await open('page', attempt({ state: 'choosing', accounts }), choice)
  await userEvent.click(await screen.findByRole('radio', { name: /Alder outlet/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Use this account' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use this account' }))
  expect(await screen.findByText('Facebook is connected.')).toBeTruthy()
  expect(server.calls('POST /api/connections/choose')[0]?.body).toEqual({ attemptId, account: '2' })
})
