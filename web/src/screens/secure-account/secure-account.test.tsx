import type { OwnRequirements } from '@bizamply/contract/sign-in-requirements'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer, nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const change = 'POST /api/profile/change-password'
const enable = 'POST /api/profile/second-factor/enable'
const none: OwnRequirements = { missing: null, passwordBy: null, secondFactorBy: null, secondFactor: false }
const expired: OwnRequirements = { ...none, missing: 'PASSWORD_EXPIRED', passwordBy: '2026-11-20T10:00:00.000Z' }
const unproved: OwnRequirements = {
  ...none,
  missing: 'SECOND_FACTOR_REQUIRED',
  secondFactorBy: '2026-11-20T10:00:00.000Z',
  secondFactor: true,
}
const security = {
  hasPassword: true,
  passwordChangedAt: null,
  secondFactor: { enabled: false, since: null, codesLeft: 0 },
  passkeys: [],
}
const setUp = { secret: 'KRUGS4ZANFZSAYJA', uri: 'otpauth://totp/x', recoveryCodes: ['ABCDE-FGHJK'] }

/** Requires something of the user until the call that fulfills it. */
function server(requirements: OwnRequirements, more: Parameters<typeof responsesServer>[1] = {}) {
  const world = { requirements }
  const met = (data: unknown) => () => {
    world.requirements = none
    return ok(data)
  }
  const made = responsesServer(
    {},
    {
      'GET /auth/csrf-token': csrfAnswer,
      'GET /auth/status': () => ({
        body: { authenticated: true, user: { ...nora, requirements: world.requirements } },
      }),
      'GET /api/profile/security': () => ok(security),
      'POST /api/profile/second-factor': () => ok(setUp),
      [change]: met({}),
      [enable]: met({ enabled: true, since: '2026-11-21T13:05:00.000Z', codesLeft: 10 }),
      ...more,
    },
  )
  return { ...made, world }
}

test('an expired password is changed first, then the user continues to the page that they wanted', async () => {
  const { calls } = server(expired)
  await startConsole('/settings?tab=appearance')
  expect(await screen.findByRole('heading', { name: 'Change your password' })).toBeTruthy()
  expect(where()).toBe('/secure-account?returnUrl=%2Fsettings%3Ftab%3Dappearance')
  expect(screen.getByText(/^Alder & Co requires a new password every 90 days/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Not now' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout')
  await userEvent.type(screen.getByLabelText('Current password'), 'Demo!2026')
  await userEvent.type(screen.getByLabelText('New password'), 'Blue!Kettle9')
  await userEvent.type(screen.getByLabelText('Repeat the new password'), 'Blue!Kettle9')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(where()).toBe('/settings?tab=appearance'))
  expect(calls(change)[0]?.body).toEqual({ currentPassword: 'Demo!2026', newPassword: 'Blue!Kettle9' })
})

test('a missing second factor is set up, with recovery codes and six digits', async () => {
  const { calls } = server(unproved)
  await startConsole('/settings')
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await userEvent.click(await screen.findByLabelText('I’ve saved them'))
  await userEvent.type(screen.getByLabelText('6-digit code'), '419203')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(where()).toBe('/settings'))
  expect(calls(enable)[0]?.body).toEqual({ code: '419203' })
})

test('a rejected running session is redirected here too', async () => {
  const { world } = server(none, { 'GET /api/team': refusal(403, 'SECOND_FACTOR_REQUIRED', 'x') })
  await startConsole('/settings')
  const tab = await screen.findByRole('link', { name: 'Team' })
  world.requirements = unproved
  await userEvent.click(tab)
  expect(await screen.findByRole('heading', { name: 'Set up two-factor sign-in' })).toBeTruthy()
  expect(where()).toBe('/secure-account?returnUrl=%2Fsettings%3Ftab%3Dteam')
})

test('before the deadline, a banner shows the date, and the user can wait', async () => {
  server({ ...none, secondFactorBy: '2099-11-28T10:00:00.000Z', secondFactor: true })
  await startConsole('/settings')
  expect(await screen.findByText(/^Set up two-factor sign-in by Nov 28, 2099/)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Set up' }))
  expect(await screen.findByRole('heading', { name: 'Set up two-factor sign-in' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/settings')
})

test('a user who meets all requirements is redirected', async () => {
  server(none)
  await startConsole('/secure-account?returnUrl=%2Fsettings')
  await waitFor(() => expect(where()).toBe('/settings'))
})
