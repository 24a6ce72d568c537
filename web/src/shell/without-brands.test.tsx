import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../testing/comments.ts'
import { nora, refusal } from '../testing/fake-server.ts'
import { alder, responsesServer } from '../testing/responses-server.ts'
import { row } from '../testing/rows.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const call = 'GET /api/onboard-data'
const fails = refusal(500, 'INTERNAL', 'An unexpected error occurred.')
const listOf = (brands: object[]) => ({ body: { success: true, brands, data: { brands, selectedBrandId: null } } })

test('if brands fail to load, the last known ones stay on screen, with a way to retry', async () => {
  let fail = false
  responsesServer({ comments: [aComment(1)] }, { [call]: () => (fail ? fails : listOf([alder])) })
  const { unmount } = await startConsole('/responses')
  await row('Customer 1')
  unmount()
  fail = true
  await startConsole('/responses')
  await row('Customer 1')
  expect(screen.getByText(/^Couldn’t refresh your brands/)).toBeTruthy()
  fail = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText(/^Couldn’t refresh your brands/)).toBeNull())
})

test.for([
  ['/settings', 'Settings'],
  ['/help', /./],
  ['/plans', 'Billing and Plans'],
  ['/profile', 'Profile'],
] as const)('%s opens while brands fail to load, and the brand switcher retries', async ([address, title]) => {
  let fail = true
  responsesServer({}, { [call]: () => (fail ? fails : listOf([alder])) })
  await startConsole(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  const retry = await screen.findByRole('button', { name: 'Error loading brands, Try Again' })
  expect(screen.queryByText('Failed to load brands')).toBeNull()
  fail = false
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Alder, switch brand' })).toBeTruthy()
})

test('a screen of the brand keeps its title while brands fail to load', async () => {
  responsesServer({}, { [call]: refusal(500, 'INTERNAL', 'An unexpected error occurred', { requestId: 'r-8' }) })
  await startConsole('/people')
  expect(await screen.findByText('Failed to load brands')).toBeTruthy()
  expect(screen.getByText('Request r-8')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'People' })).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('while brands load, the screen shows its title and layout', async () => {
  responsesServer({}, { [call]: () => new Promise<never>(() => undefined) })
  await startConsole('/people')
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeTruthy()
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('an administrator without a company sees where they are, and can sign out or change settings', async () => {
  const user = { ...nora, role: 'admin' as const, memberRole: null, BizamplyId: null, companyName: null }
  responsesServer({ user }, { [call]: listOf([]) })
  await startConsole('/dashboard')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You’re signed in as a product administrator' }),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Create a brand' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Responses' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout')
  expect(screen.getByRole('button', { name: /account menu$/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Account settings' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Team' })).toBeNull()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const options = within(await screen.findByRole('dialog', { name: 'Search and commands' }))
  expect(options.getByRole('option', { name: 'Customers' })).toBeTruthy()
  for (const name of ['Go to inbox', 'Responses', 'Templates'])
    expect(options.queryByRole('option', { name })).toBeNull()
})

test('an administrator without a company lands on Customers', async () => {
  const user = { ...nora, role: 'admin' as const, memberRole: null, BizamplyId: null, companyName: null }
  responsesServer({ user }, { [call]: listOf([]) })
  await startConsole('/')
  await waitFor(() => expect(where()).toBe('/customers'))
})
