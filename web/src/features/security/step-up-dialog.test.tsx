import type { SecurityState } from '@bizamply/contract/security'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { stepUp, useStepUpRequested } from '../../lib/step-up.ts'
import { csrfAnswer, fakeServer, nora, refusal } from '../../testing/fake-server.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { assertion, passkeyDevice, refusedBy } from '../../testing/passkey-device.ts'
import { ok } from '../../testing/responses-server.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

const state = (more: Partial<SecurityState> = {}): SecurityState => ({
  hasPassword: true,
  passwordChangedAt: null,
  secondFactor: { enabled: false, since: null, codesLeft: 0 },
  passkeys: [{ id: 'p', name: 'Phone', createdAt: '2026-09-04T09:00:00.000Z', lastUsedAt: null }],
  otherSignIn: true,
  ...more,
})

/** Rendered as in the shell. */
const Prompt = () => (useStepUpRequested() ? <StepUpDialog /> : null)

function show(security: SecurityState, answers: Parameters<typeof fakeServer>[0] = {}) {
  session.signedIn({ token: 't', user: nora }, true)
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /api/profile/security': ok(security),
    'POST /api/profile/step-up/options': ok(assertion),
    'POST /api/profile/step-up': { body: { success: true, message: 'Confirmed.' } },
    ...answers,
  })
  inEnglish(<Prompt />)
  return { ...server, proved: stepUp.ask() }
}

test("the password confirms the user's identity", async () => {
  const { calls, proved } = show(state({ passkeys: [] }))
  await userEvent.type(await screen.findByLabelText('Password'), 'Demo!2026')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await proved).toBe(true)
  expect(calls('POST /api/profile/step-up')[0]?.body).toEqual({ password: 'Demo!2026' })
})

test("a passkey confirms the user's identity, also after a refused attempt", async () => {
  passkeyDevice({ get: refusedBy('NotAllowedError') })
  const { calls, proved } = show(state())
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used')
  passkeyDevice()
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(await proved).toBe(true)
  expect(calls('POST /api/profile/step-up')[0]?.body).toMatchObject({ credential: { id: 'a2V5' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('users who sign in with Google and have a passkey need no password', async () => {
  passkeyDevice()
  const { proved } = show(state({ hasPassword: false }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull()
  expect(await proved).toBe(true)
})

test('users without a password or passkey are offered a mailed link; Cancel changes nothing', async () => {
  const { proved } = show(state({ hasPassword: false, passkeys: [] }), {
    'POST /auth/forgot-password': refusal(429, 'RATE_LIMIT_EXCEEDED', 'Too many.'),
  })
  expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await proved).toBe(false)
})
