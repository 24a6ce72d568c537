import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const save = 'PUT /api/preferences'
const usual = usualPreferences
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
    ['Account Settings', '/settings', 'General'],
    ['Notification Preferences', '/settings?tab=notifications', 'Notification Preferences'],
    ['Appearance', '/settings?tab=appearance', 'Appearance'],
    ['Advanced Settings', '/settings?tab=advanced', 'Advanced Settings'],
  ])('%s opens its tab', async (item, path, heading) => {
    responsesServer({})
    await startConsole('/connections')
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(where()).toBe(path))
    expect(await screen.findByRole('heading', { name: heading, level: 2 })).toBeTruthy()
  })

  test('are all in the account menu if the top bar is narrow', async () => {
    responsesServer({})
    const wide = window.matchMedia
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
    await startConsole('/connections')
    await userEvent.click(await screen.findByRole('button', { name: 'Nora Vance, account menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notification Preferences' }))
    await waitFor(() => expect(where()).toBe('/settings?tab=notifications'))
  })

  test('a choice that fails to save reverts', async () => {
    responsesServer({}, { [save]: refusal(500, 'INTERNAL', 'It broke.') })
    await startConsole('/settings?tab=advanced')
    const keys = await screen.findByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' })
    await userEvent.click(keys)
    expect(await screen.findByText('Couldn’t save your changes.')).toBeTruthy()
    expect(screen.queryByText('Saved')).toBeNull()
    await waitFor(() => expect(keys.checked).toBe(true))
  })

  test('the undo window is saved and confirmed, and all shortcuts are listed', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=advanced')
    await userEvent.selectOptions(await screen.findByLabelText('Undo send'), '20 seconds')
    await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual([{ undoSeconds: 20 }]))
    expect(await screen.findByText('Saved')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Undo send'), 'None, send right away')
    expect(screen.getByText('Replies are sent right away and can’t be undone.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show shortcuts' }))
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })

  test('opening the next one after sending is off until it is turned on', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=advanced')
    const next = await screen.findByRole<HTMLInputElement>('switch', { name: 'Open the next review after sending' })
    expect(next.checked).toBe(false)
    await userEvent.click(next)
    await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual([{ opensNext: true }]))
    await waitFor(() => expect(next.checked).toBe(true))
  })

  test('settings that fail to load show the reason, and Try Again reloads them', async () => {
    let broken = true
    responsesServer(
      {},
      { 'GET /api/preferences': () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(usual)) },
    )
    await startConsole('/settings?tab=advanced')
    expect(await screen.findByText('Couldn’t load your settings. It broke.', {}, { timeout: 5000 })).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('switch', { name: 'Single-key shortcuts' })).toBeTruthy()
  })

  test('theme and density apply immediately and are saved', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=appearance')
    const root = document.documentElement
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(root.dataset['theme']).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(root.dataset['theme']).toBe('light')
    await waitFor(() => expect(root.dataset['density']).toBe('comfortable'))
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(root.dataset['density']).toBe('compact'))
    expect(calls(save).map(({ body }) => body)).toEqual([{ theme: 'dark' }, { theme: 'light' }, { density: 'compact' }])
  })

  test('a theme that fails to save applies in this browser and shows an error', async () => {
    responsesServer({}, { [save]: refusal(500, 'INTERNAL', 'It broke.') })
    await startConsole('/settings?tab=appearance')
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(await screen.findByText('Couldn’t save your theme. It only applies to this browser.')).toBeTruthy()
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  test('theme and density chosen elsewhere are applied', async () => {
    document.cookie = 'theme=; max-age=0; path=/'
    responsesServer({}, { 'GET /api/preferences': ok({ ...usual, theme: 'dark', density: 'compact' }) })
    await startConsole('/connections')
    await waitFor(() => expect(document.documentElement.dataset['density']).toBe('compact'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  test('profile visibility can be chosen, with a description of who sees what', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=security')
    await userEvent.selectOptions(await screen.findByLabelText('Profile visibility'), 'Team')
    expect(screen.getByText(/^Only admins and editors see your email address/)).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Activity status' }))
    await waitFor(() =>
      expect(calls(save).map(({ body }) => body)).toEqual([{ profileVisibility: 'team' }, { showActivity: false }]),
    )
  })

  test('mail about new devices can be turned off and on, and links to other security settings in the profile', async () => {
    const { calls } = responsesServer({}, kept())
    await startConsole('/settings?tab=security')
    await userEvent.click(await screen.findByRole('switch', { name: 'Login notifications' }))
    await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual([{ loginNotifications: false }]))
    expect(screen.getByRole('link', { name: 'Open Security' }).getAttribute('href')).toBe('/profile?tab=security')
  })

  test('screens are counted only for users who opted in, and the collected data is described', async () => {
    const count = 'POST /api/usage'
    const { calls } = responsesServer({}, { ...kept(), [count]: ok({ counted: true }) })
    await startConsole('/settings?tab=security')
    await userEvent.click(await screen.findByText('What is collected'))
    expect(screen.getByText(/^We don’t collect who you are/)).toBeTruthy()
    expect(screen.getByText('/transactions')).toBeTruthy()
    expect(calls(count)).toHaveLength(0)
    await userEvent.click(screen.getByRole('switch', { name: 'Data collection' }))
    await waitFor(() => expect(calls(count).map(({ body }) => body)).toEqual([{ screen: '/settings' }]))
    expect(calls('GET /api/admin/usage')).toHaveLength(0)
  })

  test('all other devices can be signed out after a confirmation', async () => {
    const end = 'DELETE /api/profile/sessions'
    const { calls } = responsesServer({}, { [end]: ok({ revoked: 2 }) })
    await startConsole('/settings?tab=security')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out All Devices' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' })
    expect(calls(end)).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign Out All Devices' }))
    expect(await screen.findByText('2 devices signed out.')).toBeTruthy()
    expect(calls(end)).toHaveLength(1)
  })
})
