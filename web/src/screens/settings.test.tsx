import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-server.ts'
import { ok, responsesServer } from '../testing/responses-server.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const save = 'PUT /api/preferences'
const usual = { undoSeconds: 5, singleKeys: true, mutedKinds: [] as string[] }
const kept = () => {
  let stored = { ...usual }
  return {
    'GET /api/preferences': () => ok(stored),
    [save]: ({ body }: { body: unknown }) => {
      stored = { ...stored, ...(body as object) }
      return ok(stored)
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('settings', () => {
  test.each([
    ['Account Settings', '/settings'],
    ['Notification Preferences', '/settings?tab=notifications'],
    ['Appearance', '/settings?tab=appearance'],
    ['Advanced Settings', '/settings?tab=advanced'],
  ])('%s leads to its part', async (item, path) => {
    responsesServer({})
    await startConsole('/connections')
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(where()).toBe(path))
    expect(await screen.findByRole('heading', { name: item, level: 2 })).toBeTruthy()
  })

  test('are all in the menu of the account where the top bar is narrow', async () => {
    responsesServer({})
    const wide = window.matchMedia
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
    await startConsole('/connections')
    await userEvent.click(await screen.findByRole('button', { name: 'Nora Vance, account menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notification Preferences' }))
    await waitFor(() => expect(where()).toBe('/settings?tab=notifications'))
  })

  test('the account says who one is and leads to a new password', async () => {
    responsesServer({})
    await startConsole('/settings')
    expect(await screen.findByText('Alder & Co')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Change password' })
    expect(link.getAttribute('href')).toContain('/forgot-password?email=')
  })

  test('each kind of notification is switched for oneself', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=notifications')
    const mentions = await screen.findByRole('switch', { name: 'Somebody names you in a note' })
    await userEvent.click(mentions)
    await userEvent.click(screen.getByRole('switch', { name: 'New comments' }))
    await waitFor(() => expect(calls(save)).toHaveLength(2))
    expect(calls(save).map(({ body }) => body)).toEqual([
      { mutedKinds: ['mention'] },
      { mutedKinds: ['mention', 'comment'] },
    ])
    await userEvent.click(mentions)
    await waitFor(() => expect(calls(save).at(-1)?.body).toEqual({ mutedKinds: ['comment'] }))
  })

  test('a choice that could not be saved is taken back', async () => {
    responsesServer({}, { [save]: refusal(500, 'INTERNAL', 'It broke.') })
    await startConsole('/settings?tab=advanced')
    const keys = await screen.findByRole<HTMLInputElement>('switch', { name: 'Shortcuts of a single key' })
    await userEvent.click(keys)
    expect(await screen.findByText('That could not be saved.')).toBeTruthy()
    await waitFor(() => expect(keys.checked).toBe(true))
  })

  test('the undo window is kept, and all keys are shown', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=advanced')
    await userEvent.selectOptions(await screen.findByLabelText('Undo window of a send'), '20 seconds')
    await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual([{ undoSeconds: 20 }]))
    expect(screen.getByRole('link', { name: 'Open the import' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })

  test('that cannot be read says why, and Try Again reads them', async () => {
    let broken = true
    responsesServer(
      {},
      { 'GET /api/preferences': () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(usual)) },
    )
    await startConsole('/settings?tab=advanced')
    expect(await screen.findByText('The settings could not be read. It broke.', {}, { timeout: 5000 })).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('switch', { name: 'Shortcuts of a single key' })).toBeTruthy()
  })

  test('the theme is chosen, and shows at once', async () => {
    responsesServer({})
    await startConsole('/settings?tab=appearance')
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(document.documentElement.dataset['theme']).toBe('light')
  })
})

describe('messages of the browser', () => {
  const stub = (permission: string) => {
    const shown: { title: string; body: string }[] = []
    const asked = vi.fn(() => Promise.resolve(permission))
    class FakeNotification extends EventTarget {
      static permission = permission
      static requestPermission = asked
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push({ title, body })
      }
    }
    vi.stubGlobal('Notification', FakeNotification)
    return { shown, asked }
  }

  test('are asked for when switched on; one that is refused stays off and says why', async () => {
    responsesServer({})
    const { asked } = stub('denied')
    await startConsole('/settings?tab=notifications')
    const own = await screen.findByRole<HTMLInputElement>('switch', { name: 'Messages of this browser' })
    expect(asked).not.toHaveBeenCalled()
    await userEvent.click(own)
    expect(await screen.findByText(/^This browser does not allow it/)).toBeTruthy()
    expect(own.checked).toBe(false)
  })

  test('show what arrives while the tab is hidden', async () => {
    const one = {
      id: 'n1',
      kind: 'comment',
      commentId: null,
      title: 'New review from Jonas',
      message: 'It pours well',
      productName: null,
      platform: null,
      time: '2026-11-20T10:00:00.000Z',
      rating: null,
      read: false,
    }
    const told = { notifications: [one], unread: 1, pagination: { nextCursor: null, limit: 20 } }
    const { tell, calls } = responsesServer(
      {},
      { 'GET /api/comments/notifications/recent': { body: { success: true, ...told, data: told } } },
    )
    const { shown } = stub('granted')
    await startConsole('/settings?tab=notifications')
    await userEvent.click(await screen.findByRole('switch', { name: 'Messages of this browser' }))
    const bell = 'GET /api/comments/notifications/recent'
    await waitFor(() => expect(calls(bell)).toHaveLength(1))
    tell('notification', 'user-1')
    await waitFor(() => expect(calls(bell)).toHaveLength(2))
    expect(shown).toEqual([])
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    tell('notification', 'somebody-else')
    tell('notification', 'user-1')
    await waitFor(() => expect(shown).toEqual([{ title: 'New review from Jonas', body: 'It pours well' }]))
    hidden.mockRestore()
    localStorage.removeItem('desktop_notices')
  })
})
