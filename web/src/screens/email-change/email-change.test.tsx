import type { OpenedEmailLink } from '@bizamply/contract/email-change'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { joiningServer } from '../../testing/joining.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const read = 'POST /api/email-change/read'
const address = '/email-change?token=once'
const link = (more: Partial<OpenedEmailLink> = {}): OpenedEmailLink => ({
  kind: 'confirm',
  state: 'open',
  oldEmail: 'old@alder.example',
  newEmail: 'new@alder.example',
  until: '2026-11-21T13:35:00.000Z',
  ...more,
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('opening the link changes nothing; a button confirms the change from the old address', async () => {
  const confirm = 'POST /api/email-change/confirm'
  const { calls } = joiningServer(null, { [read]: ok(link()), [confirm]: ok(link({ state: 'changed' })) })
  await startConsole(address)
  expect(await screen.findByText('new@alder.example')).toBeTruthy()
  expect(calls(confirm)).toEqual([])
  await press('Confirm change')
  expect(await screen.findByText('Your address was changed to new@alder.example.')).toBeTruthy()
  expect(calls(confirm)[0]?.body).toEqual({ token: 'once' })
})

test('the old address can stop a change', async () => {
  const stop = 'POST /api/email-change/stop'
  const { calls } = joiningServer(null, { [read]: ok(link()), [stop]: { body: { success: true, message: 'x' } } })
  await startConsole(address)
  await press('This wasn’t me')
  expect(await screen.findByText(/^We stopped the change/)).toBeTruthy()
  expect(calls(stop)).toHaveLength(1)
})

test('the old address can revert a change, and then sets a new password', async () => {
  const undo = 'POST /api/email-change/undo'
  joiningServer(null, { [read]: ok(link({ kind: 'undo' })), [undo]: { body: { success: true, message: 'x' } } })
  await startConsole(address)
  await press('Undo change')
  expect(await screen.findByText(/^Your old address is back/)).toBeTruthy()
  const next = screen.getByRole('link', { name: 'Set a new password' })
  expect(next.getAttribute('href')).toBe('/forgot-password?email=old%40alder.example')
})

test('an expired link shows the reason, and a failed call shows an error', async () => {
  joiningServer(null, { [read]: ok(link({ state: 'expired' })) })
  await startConsole(address)
  expect(await screen.findByText('This link has expired.')).toBeTruthy()
})

test('an error from the server shows above the buttons', async () => {
  const words = 'This link is no longer valid. Start the change again from your profile.'
  joiningServer(null, {
    [read]: ok(link()),
    'POST /api/email-change/confirm': refusal(400, 'EMAIL_LINK_INVALID', words),
  })
  await startConsole(address)
  await press('Confirm change')
  expect(await screen.findByText(words)).toBeTruthy()
})
