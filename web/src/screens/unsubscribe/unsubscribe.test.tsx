import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { csrfAnswer, fakeServer, refusal } from '../../testing/fake-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

beforeEach(() => localStorage.clear())

const link = { kinds: ['risk', 'mention'], done: false, marketing: false }
const leave = 'POST /unsubscribe'
const server = (data: object, more = {}) =>
  fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /auth/status': { body: { authenticated: false, user: null } },
    'GET /api/notifications/unsubscribe': { body: { success: true, data } },
    [leave]: { body: { success: true } },
    ...more,
  })

describe('an unsubscribe link', () => {
  test('shows what it turns off, asks for confirmation, and works without sign-in', async () => {
    const { calls } = server(link)
    await startConsole('/unsubscribe?token=sealed')
    expect(await screen.findByText('Sensitive reviews', {}, { timeout: 60_000 })).toBeTruthy()
    expect(calls(leave)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }))
    expect(await screen.findByText(/^These emails are off/)).toBeTruthy()
    expect(calls(leave).map(({ query }) => query.toString())).toEqual(['token=sealed'])
  })

  test('can turn off all mail', async () => {
    const { calls } = server(link)
    await startConsole('/unsubscribe?token=sealed')
    await userEvent.click(await screen.findByRole('button', { name: 'Stop all notification emails' }))
    expect(await screen.findByText(/^All notification emails are off/)).toBeTruthy()
    expect(calls(leave).map(({ query }) => query.toString())).toEqual(['token=sealed&all=1'])
  })

  test('says so when everything is already off', async () => {
    server({ ...link, done: true })
    await startConsole('/unsubscribe?token=sealed')
    expect(await screen.findByText(/^You’ve already stopped these emails/)).toBeTruthy()
  })

  test.for(['/unsubscribe?token=seal', '/unsubscribe'])(
    'that is incomplete shows a message, and the way to the settings: %s',
    async (path) => {
      server(link, { 'GET /api/notifications/unsubscribe': refusal(400, 'BAD_REQUEST', 'No.') })
      await startConsole(path)
      expect(await screen.findByText(/^This link is incomplete/, {}, { timeout: 60_000 })).toBeTruthy()
      const settings = screen.getByRole('link', { name: 'Open notification settings' })
      expect(settings.getAttribute('href')).toBe('/settings?tab=notifications')
    },
  )
})

test('confirms marketing mail on a click, not on opening', async () => {
  const confirm = 'POST /api/notifications/marketing/confirm'
  const { calls } = server(link, { [confirm]: { body: { success: true } } })
  await startConsole('/marketing?token=sealed')
  const button = await screen.findByRole('button', { name: 'Confirm' })
  expect(calls(confirm)).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText('Marketing emails are on.')).toBeTruthy()
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ token: 'sealed' }])
})
