import type { FactorRecovery, OpenedRecovery } from '@bizamply/contract/recovery'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer, refusal } from '../../testing/fake-server.ts'
import { joiningServer, type } from '../../testing/joining.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { aTeam, teamServer } from '../../testing/team.ts'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const ask = 'POST /auth/second-factor/recovery'
const list = 'GET /api/team/recoveries'

const request = (more: Partial<FactorRecovery> = {}): FactorRecovery => ({
  id: '0191a0e0-0000-7000-8000-000000000009',
  userId: 'user-2',
  name: 'Theo Lindqvist',
  email: 'editor@bizamply.test',
  state: 'requested',
  requestedAt: '2026-11-20T09:12:00.000Z',
  expiresAt: '2026-11-27T09:12:00.000Z',
  approvedBy: null,
  dueAt: null,
  own: false,
  ...more,
})

async function toSecondFactor() {
  await startConsole('/login')
  await screen.findByRole('heading', { name: 'Sign in' }).catch(() => undefined)
  await screen.findByLabelText('Password')
  type('Email', 'demo@bizamply.test')
  type('Password', 'Demo!2026')
  await press('Sign in')
  await press('I can’t use any of these')
}
const challenged = {
  body: {
    success: true,
    message: 'x',
    secondFactor: { challenge: 'c-1', methods: ['totp'], expiresAt: '2099-01-01T00:00:00.000Z' },
  },
}

test('a user without a working factor can ask the admins, and can still enter a code', async () => {
  const requested = { state: 'requested', company: 'Alder & Co', expiresAt: '2026-11-27T09:12:00.000Z', dueAt: null }
  const { calls } = joiningServer(null, { 'POST /auth/login': challenged, [ask]: ok(requested) })
  await toSecondFactor()
  expect(calls(ask)).toEqual([])
  await press('Ask admins')
  expect(await screen.findByText(/^We emailed the admins of Alder & Co/)).toBeTruthy()
  expect(calls(ask)[0]?.body).toEqual({ challenge: 'c-1' })
  await press('Try a code again')
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy()
})

test('the last admin learns whom to contact', async () => {
  const words = 'Alder & Co has no other admin who can approve this. Contact support to recover your account.'
  joiningServer(null, { 'POST /auth/login': challenged, [ask]: refusal(409, 'RECOVERY_UNAVAILABLE', words) })
  await toSecondFactor()
  await press('Ask admins')
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an admin approves after a confirmation, and can stop it again', async () => {
  const { id } = request()
  const due = request({ state: 'approved', approvedBy: 'Nora Vance', dueAt: '2026-11-22T13:05:00.000Z' })
  const { calls } = teamServer(aTeam(), {
    'GET /auth/csrf-token': csrfAnswer,
    [list]: () => ok([request()]),
    [`POST /api/team/recoveries/${id}/approve`]: ok([due]),
    [`POST /api/team/recoveries/${id}/stop`]: ok([]),
  })
  await startConsole('/settings?tab=team')
  await press('Approve the request from Theo Lindqvist')
  expect(await screen.findByRole('alertdialog', { name: 'Remove the second factor for Theo Lindqvist?' })).toBeTruthy()
  expect(calls(`POST /api/team/recoveries/${id}/approve`)).toEqual([])
  await press('Approve')
  expect(await screen.findByText(/Approved by Nora Vance\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve the request from Theo Lindqvist' })).toBeNull()
  await press('Stop the request from Theo Lindqvist')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lost second factor' })).toBeNull())
})

test('users can’t approve their own request, and only admins see requests', async () => {
  teamServer(aTeam(), { [list]: () => ok([request({ own: true })]) })
  await startConsole('/settings?tab=team')
  expect(await screen.findByText('Another admin must approve yours')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

test('editors see no requests', async () => {
  const { calls } = teamServer(aTeam(), { [list]: () => ok([request()]) }, { memberRole: 'editor' })
  await startConsole('/settings?tab=team')
  expect(await screen.findByText('Theo Lindqvist')).toBeTruthy()
  expect(calls(list)).toEqual([])
})

test('the mailed link stops the removal only after a click on the page', async () => {
  const opened: OpenedRecovery = {
    state: 'approved',
    name: 'Theo Lindqvist',
    company: 'Alder & Co',
    dueAt: '2026-11-22T13:05:00.000Z',
  }
  const stop = 'POST /api/recovery/stop'
  const { calls } = joiningServer(null, {
    'POST /api/recovery/read': ok(opened),
    [stop]: ok({ ...opened, state: 'stopped' }),
  })
  await startConsole('/recovery?token=once')
  expect(
    await screen.findByText(/^The second factor and all passkeys of Theo Lindqvist from Alder & Co will be removed/),
  ).toBeTruthy()
  expect(calls(stop)).toEqual([])
  await press('Stop removal')
  expect(await screen.findByText(/^This request was stopped/)).toBeTruthy()
  expect(calls(stop)[0]?.body).toEqual({ token: 'once' })
})
