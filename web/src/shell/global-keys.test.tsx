import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ok, responsesServer, usualPreferences } from '../testing/responses-server.ts'
import { startConsole } from '../testing/start-console.tsx'

const shortcuts = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
const palette = () => screen.findByRole('dialog', { name: 'Search and commands' })

test('? shows the shortcuts on every screen, those of every screen first', async () => {
  responsesServer({})
  await startConsole('/connections')
  await screen.findByRole('button', { name: /^Search or jump to/ })
  await userEvent.keyboard('?')
  const headings = within(await shortcuts()).getAllByRole('heading', { level: 3 })
  expect(headings[0]?.textContent).toBe('On every screen')
})

test('/ goes to the search of the screen', async () => {
  responsesServer({})
  await startConsole('/help')
  const field = await screen.findByRole('searchbox')
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('?/')
  expect(field).toHaveProperty('value', '?/')
})

test('/ opens the palette on a screen without a search', async () => {
  responsesServer({})
  await startConsole('/connections')
  await screen.findByRole('button', { name: /^Search or jump to/ })
  await userEvent.keyboard('/')
  await palette()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
})

test('without single-key shortcuts, they do nothing', async () => {
  const get = 'GET /api/preferences'
  const { calls } = responsesServer({}, { [get]: ok({ ...usualPreferences, singleKeys: false }) })
  await startConsole('/connections')
  await waitFor(() => expect(calls(get)).not.toHaveLength(0))
  await screen.findAllByText('Judge.me')
  await userEvent.keyboard('?/')
  expect(screen.queryByRole('dialog')).toBeNull()
})
