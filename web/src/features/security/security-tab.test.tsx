import type { SecurityState, Session } from '@bizamply/contract/security'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { csrfAnswer, fakeServer, nora, refusal } from '../../testing/fake-server.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { ok } from '../../testing/responses-server.ts'
import { SecurityTab } from './security-tab.tsx'

const security = (more: Partial<SecurityState> = {}): SecurityState => ({
  hasPassword: true,
  passwordChangedAt: '2026-09-02T08:00:00.000Z',
  secondFactor: { enabled: false, since: null, codesLeft: 0 },
  passkeys: [],
  otherSignIn: true,
  ...more,
})

const aSession = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  device: 'Chrome on macOS',
  isCurrent: false,
  location: 'Germany',
  timestamp: '2026-11-20T09:12:00.000Z',
  lastUsedAt: '2026-11-20T09:12:00.000Z',
  loginMethod: 'password',
  ipAddress: '203.0.113.24',
  ...more,
})
const sessions = [
  aSession('s-1', { isCurrent: true }),
  aSession('s-2', { device: 'Safari on iOS', loginMethod: 'google' }),
  aSession('s-3', { device: 'Firefox on Windows' }),
]

const setUp = { secret: 'KRUGS4ZANFZSAYJA', uri: 'otpauth://totp/x', recoveryCodes: ['ABCDE-FGHJK', 'KKKKK-ZZZZZ'] }

function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /api/profile/security': ok(security()),
    'GET /api/profile/sessions': ok({ sessions }),
    ...answers,
  })
  inEnglish(<SecurityTab />, { now: new Date('2026-11-21T13:05:00Z') })
  return server
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('the password is changed, and the fields are cleared', async () => {
  const { calls } = show({ 'POST /api/profile/change-password': { body: { success: true, message: 'x' } } })
  const password = await section('Password')
  expect(password.getByText('Changed Sep 2')).toBeTruthy()
  expect(password.getByText(/^8 to 128 characters, with an uppercase letter/)).toBeTruthy()
  await userEvent.type(password.getByLabelText('Current'), 'Demo!2026')
  await userEvent.type(password.getByLabelText('New'), 'Blue!Kettle9')
  await userEvent.type(password.getByLabelText('Confirm'), 'Blue!Kettle9')
  await userEvent.click(password.getByRole('button', { name: 'Update Password' }))
  await waitFor(() => expect(password.getByLabelText<HTMLInputElement>('New').value).toBe(''))
  expect(calls('POST /api/profile/change-password')[0]?.body).toEqual({
    currentPassword: 'Demo!2026',
    newPassword: 'Blue!Kettle9',
  })
})

test('each field shows its error, and errors from the server are shown at their fields', async () => {
  const { calls } = show({
    'POST /api/profile/change-password': refusal(400, 'INVALID_CURRENT_PASSWORD', 'Current password is incorrect'),
  })
  const password = await section('Password')
  const update = () => userEvent.click(password.getByRole('button', { name: 'Update Password' }))
  await update()
  expect(password.getByText('Current password is required')).toBeTruthy()
  expect(password.getByText('Please confirm your new password')).toBeTruthy()
  expect(document.activeElement).toBe(password.getByLabelText('Current'))
  await userEvent.type(password.getByLabelText('Current'), 'Demo!2026')
  await userEvent.type(password.getByLabelText('New'), 'Demo!2026')
  await userEvent.type(password.getByLabelText('Confirm'), 'Blue!Kettle9')
  expect(password.getByText('New password must be different from current password')).toBeTruthy()
  expect(password.getByText('New passwords do not match')).toBeTruthy()
  expect(calls('POST /api/profile/change-password')).toEqual([])
  await userEvent.clear(password.getByLabelText('New'))
  await userEvent.type(password.getByLabelText('New'), 'Blue!Kettle9')
  await update()
  expect(await password.findByText('Current password is incorrect')).toBeTruthy()
  expect(document.activeElement).toBe(password.getByLabelText('Current'))
})

test('two-factor authentication needs saved recovery codes and a valid code', async () => {
  const on = { enabled: true, since: '2026-11-21T13:05:00.000Z', codesLeft: 10 }
  let enabled = false
  const { calls } = show({
    'GET /api/profile/security': () => ok(security(enabled ? { secondFactor: on } : {})),
    'POST /api/profile/second-factor': ok(setUp),
    'POST /api/profile/second-factor/enable': () => {
      enabled = true
      return ok(on)
    },
  })
  const factor = await section('Two-factor sign-in')
  await userEvent.click(factor.getByRole('button', { name: 'Set up' }))
  expect(await factor.findByText('ABCDE-FGHJK')).toBeTruthy()
  expect(factor.getByText('KRUG S4ZA NFZS AYJA')).toBeTruthy()
  expect(factor.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  const turnOn = () => factor.getByRole<HTMLButtonElement>('button', { name: 'Turn on' })
  await userEvent.type(factor.getByLabelText('6-digit code'), '419203')
  expect(turnOn().disabled).toBe(true)
  await userEvent.click(factor.getByLabelText('I’ve saved them'))
  await userEvent.click(turnOn())
  expect(await screen.findByText('10 recovery codes left.')).toBeTruthy()
  expect(calls('POST /api/profile/second-factor/enable')[0]?.body).toEqual({ code: '419203' })
  expect(screen.queryByText('ABCDE-FGHJK')).toBeNull()
})

test('a wrong first code shows an error, and Cancel discards the setup', async () => {
  const { calls } = show({
    'POST /api/profile/second-factor': ok(setUp),
    'POST /api/profile/second-factor/enable': refusal(400, 'FACTOR_CODE_INVALID', 'That code isn’t right.'),
    'DELETE /api/profile/second-factor': ok({ enabled: false, since: null, codesLeft: 0 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await userEvent.click(await screen.findByLabelText('I’ve saved them'))
  await userEvent.type(screen.getByLabelText('6-digit code'), '000000')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('That code isn’t right.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
  expect(calls('DELETE /api/profile/second-factor')).toHaveLength(1)
})

test('Cancel waits while two-factor sign-in is being turned on, because it would turn it off again', async () => {
  const { calls } = show({
    'POST /api/profile/second-factor': ok(setUp),
    'POST /api/profile/second-factor/enable': () => new Promise(() => undefined),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await userEvent.click(await screen.findByLabelText('I’ve saved them'))
  await userEvent.type(screen.getByLabelText('6-digit code'), '419203')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('ABCDE-FGHJK')).toBeTruthy()
  expect(calls('DELETE /api/profile/second-factor')).toEqual([])
})

test('sessions show device, place, method and address; a single session or all others can be revoked', async () => {
  const { calls } = show({
    'DELETE /api/profile/sessions/s-2': { body: { success: true, message: 'x' } },
    'DELETE /api/profile/sessions': ok({ revoked: 1 }),
  })
  const list = within(await screen.findByRole('list', { name: 'Where you’re signed in' }))
  const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()[0]).toMatch(/^Chrome on macOSCurrentGermanyNov 20, \d.+Password203\.0\.113\.24Active$/)
  expect(rows()[1]).toMatch(/^Safari on iOSGermanyNov 20, \d.+Google203\.0\.113\.24Revoke$/)
  await userEvent.click(list.getByRole('button', { name: 'Revoke Safari on iOS' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the other session' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(calls('DELETE /api/profile/sessions')).toHaveLength(1)
})

test('a failure is shown in its own section, and the rest works', async () => {
  show({
    'GET /api/profile/sessions': refusal(500, 'INTERNAL', 'x'),
    'GET /api/profile/security': refusal(500, 'INTERNAL', 'x'),
  })
  expect(await screen.findByText('Failed to fetch sessions')).toBeTruthy()
  expect(await screen.findByText('Couldn’t load your security settings.')).toBeTruthy()
})

test('users who only sign in with Google are offered a link instead of a form', async () => {
  session.signedIn({ token: 't', user: nora }, true)
  show({ 'GET /api/profile/security': ok(security({ hasPassword: false, passwordChangedAt: null })) })
  expect((await section('Password')).queryByLabelText('Current')).toBeNull()
})
