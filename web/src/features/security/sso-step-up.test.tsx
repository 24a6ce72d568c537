import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { confirmChannel } from '../../lib/confirm-by-sso.ts'
import { stepUp, useStepUpRequested } from '../../lib/step-up.ts'
import { csrfAnswer, fakeServer } from '../../testing/fake-server.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { ok } from '../../testing/responses-server.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

function Prompt() {
  return useStepUpRequested() ? <StepUpDialog /> : null
}

function show(hasPassword: boolean) {
  const secondFactor = { enabled: false, since: null, codesLeft: 0 }
  const state = { hasPassword, passwordChangedAt: null, secondFactor, passkeys: [], sso: true }
  fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /api/profile/security': ok(state),
    'POST /api/profile/step-up/sso': ok({ location: '/auth/sso/go?attempt=x' }),
  })
  inEnglish(<Prompt />)
}

test('users with SSO confirm in a window, and this page receives the result', async () => {
  const popup = { closed: false, close: () => undefined, location: { href: '' } }
  vi.stubGlobal('open', () => popup)
  show(false)
  const proved = stepUp.ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm with SSO' }))
  await waitFor(() => expect(popup.location.href).toBe('/auth/sso/go?attempt=x'))
  confirmChannel.post('sso_not_linked')
  expect(await screen.findByText(/belongs to another user/)).toBeTruthy()
  confirmChannel.post(null)
  expect(await proved).toBe(true)
})

test('a blocked window shows an error, and users with a password can confirm with it instead', async () => {
  vi.stubGlobal('open', () => null)
  show(true)
  const proved = stepUp.ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm with SSO' }))
  expect(await screen.findByText(/blocked the window/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm another way' }))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await proved).toBe(false)
})
